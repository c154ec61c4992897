import { useCallback, useState } from 'react';
import {
  ADMIN_PLANTS_PATH,
  type AdminPlant,
  type AdminPlantPage,
  PLANT_GAP_LABELS,
  PLANT_GAPS,
  PLANT_SORTS,
  type PlantInput,
} from '#contracts/admin-plants.ts';
import { PLANT_CATEGORIES } from '#contracts/site-words.ts';
import { draftTextOf } from '#app/features/admin/form-draft.ts';
import { ListBody } from '#app/features/admin/list-body.tsx';
import { ListEmpty, ListToolbar, type ToolbarFilter } from '#app/features/admin/list-toolbar.tsx';
import type { RecordDescription } from '#app/features/admin/record-description.ts';
import { RecordDialogs, RecordSection } from '#app/features/admin/record-manager.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { type ListState, useListState } from '#app/features/admin/use-list-tools.ts';
import { useOpenedRecord } from '#app/features/admin/use-opened-record.ts';
import { wholeNumber } from '#engine/model/format.ts';
import { Notice } from '#app/ui/notice.tsx';
import { CATEGORY_LABELS } from '#app/features/calendar/calendar-filters.ts';
import type { CardActions } from './admin-plant-card.tsx';
import { type ListView, listUrl, usePlantCache } from './plant-calls.ts';
import { CategoryGroup } from './plant-chunks.tsx';
import { EMPTY_PLANT, type PlantFields, PlantSchema, toPlantFields } from './plant-fields.ts';
import { PLANT_LABELS, PlantForm } from './plant-form.tsx';

const FILTERS: readonly ToolbarFilter[] = [
  {
    id: 'category',
    label: 'Category',
    options: [
      { value: '', label: 'All categories' },
      ...PLANT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
    ],
  },
  {
    id: 'only',
    label: 'Show',
    options: [
      { value: '', label: 'All plants' },
      ...PLANT_GAPS.map((value) => ({ value, label: PLANT_GAP_LABELS[value] })),
      { value: 'designs', label: 'Used in designs' },
    ],
  },
];
const FILTER_IDS = FILTERS.map((filter) => filter.id);
const NONE: readonly AdminPlant[] = [];
const SORTS = [
  { value: 'name', label: 'A to Z' },
  { value: 'name-desc', label: 'Z to A' },
  { value: 'changed', label: 'Last changed first' },
];

const PLANTS: RecordDescription<PlantFields, PlantInput, AdminPlant> = {
  kind: 'plants',
  path: ADMIN_PLANTS_PATH,
  words: {
    heading: 'Planting Calendar Management',
    noun: ['plant', 'plants'],
    titles: { add: 'Add New Plant', edit: 'Edit Plant' },
    failedToLoad: 'Failed to load plants. Please try again later.',
    none: { title: 'No plants', words: 'Get started by adding a new plant.' },
    failed: (what, reason) => ({
      title: 'Error',
      description: `Failed to ${what} plant: ${reason}`,
    }),
    deleteTitle: ({ name }) => `Delete ${name}?`,
    deleteNote: ({ isInDesigns }) =>
      isInDesigns
        ? 'It is also used in garden designs: new designs will no longer plant it. Designs already made keep theirs.'
        : null,
  },
  nameOf: ({ name }) => name,
  schema: PlantSchema,
  empty: () => EMPTY_PLANT,
  toFields: toPlantFields,
  // A field the form shows as empty is sent as empty: one left out would keep its old value.
  toJson: (input) => ({
    ...input,
    heightM: input.heightM ?? null,
    spacingCm: input.spacingCm ?? null,
    harm: input.harm ?? null,
  }),
  labels: PLANT_LABELS,
  showValue: (field, value) =>
    field === 'category' ? CATEGORY_LABELS[value as keyof typeof CATEGORY_LABELS] : undefined,
  Form: PlantForm,
  alsoShownAt: [],
};

/** What the address asks for; nonsense in it asks for everything. */
const readView = (state: ListState): ListView => ({
  search: state.search.slice(0, 200),
  category: PLANT_CATEGORIES.find((category) => category === state.filter('category')) ?? '',
  only: FILTERS[1]!.options.find(({ value }) => value === state.filter('only'))?.value ?? '',
  sort: PLANT_SORTS.find((sort) => sort === state.sort) ?? '',
});

/** The plants of the planting calendar: listed by category, added, changed, deleted. */
export function PlantsManager() {
  const state = useListState(FILTER_IDS);
  const view = readView(state);
  // The first part of the first category, which the list shows anyway; the counts that come with it are of all.
  const query = useAdminList<AdminPlantPage>(
    listUrl({ ...view, category: view.category || PLANT_CATEGORIES[0] }, 1),
  );
  const { opened, open, openById, failure } = useOpenedRecord<AdminPlant>(ADMIN_PLANTS_PATH);
  const cache = usePlantCache();
  const edit = useCallback((record: AdminPlant) => open({ kind: 'form', record }), [open]);
  const remove = useCallback((record: AdminPlant) => open({ kind: 'delete', record }), [open]);
  return (
    <RecordSection
      kind="plants"
      words={PLANTS.words}
      nameOf={(id) => cache.nameOf(id) ?? draftTextOf('plants', id, 'name')}
      onAdd={() => open({ kind: 'form', record: null })}
      onContinue={(id) => (id === null ? open({ kind: 'form', record: null }) : void openById(id))}
    >
      {failure ? <Notice tone="error" title={failure} className="-mt-3 mb-6" /> : null}
      <PlantList query={query} view={view} state={state} onEdit={edit} onDelete={remove} />
      {opened ? (
        <RecordDialogs
          description={PLANTS}
          opened={opened}
          records={NONE}
          cache={cache}
          onClose={() => open(null)}
        />
      ) : null}
    </RecordSection>
  );
}

function PlantList({
  query,
  view,
  state,
  ...actions
}: {
  query: ReturnType<typeof useAdminList<AdminPlantPage>>;
  view: ListView;
  state: ListState;
} & CardActions) {
  const page = query.data;
  // Counts and plants change together: parts of a new search are asked for once its counts are here.
  const [shown, setShown] = useState(view);
  if (page && !query.isPlaceholderData && JSON.stringify(shown) !== JSON.stringify(view))
    setShown(view);
  const hasNone = page?.all === 0;
  const groups =
    page && !hasNone
      ? PLANT_CATEGORIES.filter(
          (category) =>
            page.counts[category] > 0 && (shown.category === '' || shown.category === category),
        )
      : [];
  const found = page && groups.reduce((total, category) => total + page.counts[category], 0);
  return (
    <>
      {hasNone ? null : (
        <ListToolbar
          state={state}
          label="Search plants"
          filters={FILTERS}
          sorts={SORTS}
          countOf={page && countOf(page)}
          found={found}
          total={page?.all}
          noun={['plant', 'plants']}
        />
      )}
      {page && !hasNone ? <Attention page={page} state={state} /> : null}
      <ListBody
        query={query}
        label="Plants"
        failed="Failed to load plants. Please try again later."
        loading="Loading plants"
      >
        {hasNone ? (
          <ListEmpty title="No plants">Get started by adding a new plant.</ListEmpty>
        ) : null}
        {found === 0 && !hasNone ? (
          <ListEmpty>No plant matches. Try other words, or show all.</ListEmpty>
        ) : null}
        {groups.map((category, index) => (
          <CategoryGroup
            key={category}
            category={category}
            count={page?.counts[category] ?? 0}
            view={shown}
            isFirst={index === 0}
            {...actions}
          />
        ))}
      </ListBody>
    </>
  );
}

const countOf = (page: AdminPlantPage) => (id: string, value: string) => {
  if (id === 'only')
    return value === '' ? page.all : page.flagged[value as keyof typeof page.flagged];
  return value === '' ? sum(page.counts) : page.counts[value as keyof typeof page.counts];
};

const sum = (counts: AdminPlantPage['counts']) =>
  PLANT_CATEGORIES.reduce((total, category) => total + counts[category], 0);

/** What the owner should see to, each with a press that shows those plants. */
function Attention({ page, state }: { page: AdminPlantPage; state: ListState }) {
  const gaps = PLANT_GAPS.filter((gap) => page.flagged[gap] > 0);
  if (gaps.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Needs attention"
      className="-mt-2 mb-6 flex flex-wrap items-center gap-2"
    >
      <span className="small text-ink-soft">Needs attention:</span>
      {gaps.map((gap) => {
        const isOn = state.filter('only') === gap;
        return (
          <button
            key={gap}
            type="button"
            aria-pressed={isOn}
            onClick={() => state.setFilter('only', isOn ? '' : gap)}
            className="figures fine inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {PLANT_GAP_LABELS[gap]}
            <span>{wholeNumber(page.flagged[gap])}</span>
          </button>
        );
      })}
    </div>
  );
}
