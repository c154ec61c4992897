import { useEffect, useEffectEvent } from 'react';
import {
  ADMIN_CARDS_PATH,
  type AdminCard,
  type AdminCardsPage,
  CARD_LISTS,
  CARD_SORTS,
  type CardItem,
  type CardList,
  type CardSort,
} from '#contracts/admin-cards.ts';
import { CARD_TOPICS, type CardTopic } from '#contracts/knowledge.ts';
import { capitalise, longDate } from '#engine/model/format.ts';
import { draftTextOf } from '#app/features/admin/form-draft.ts';
import type { ToolbarFilter } from '#app/features/admin/list-toolbar.tsx';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { RecordSection } from '#app/features/admin/record-manager.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import type { useOpenedRecord } from '#app/features/admin/use-opened-record.ts';
import { useAddressParams } from '#app/lib/use-address-params.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CARDS } from './card-description.ts';
import { type CardFields, EMERGENCY_LABELS } from './card-form.tsx';

const LIST_LABELS: Record<CardList, string> = {
  all: 'All cards',
  unchecked: 'Not checked',
  checked: 'Checked',
  danger: 'Tell of a danger',
  unused: 'Not in use',
};
const SORT_LABELS: Record<CardSort, string> = {
  topic: 'By topic',
  changed: 'Last changed first',
  question: 'By question',
};
const SORTS = CARD_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
const FILTERS: readonly ToolbarFilter[] = [
  {
    id: 'topic',
    label: 'Topic',
    options: [
      { value: '', label: 'All topics' },
      ...CARD_TOPICS.map((value) => ({ value, label: capitalise(value) })),
    ],
  },
  { id: 'list', label: 'Show', options: listOptions(LIST_LABELS, CARD_LISTS, 'all') },
];
const FILTER_IDS = FILTERS.map(({ id }) => id);

type CardDialog = ReturnType<typeof useOpenedRecord<AdminCard, CardFields>>;

/** The cards: searched, filtered and counted by the server, page by page; one is fetched whole when it is opened. */
export function CardsList({ dialog }: { dialog: CardDialog }) {
  const state = useListState(FILTER_IDS);
  const topic = CARD_TOPICS.find((one) => one === state.filter('topic'));
  const list = CARD_LISTS.find((one) => one === state.filter('list')) ?? 'all';
  const sort = CARD_SORTS.find((one) => one === state.sort);
  const query = usePagedList<AdminCardsPage>(ADMIN_CARDS_PATH, state, { topic, list, sort });
  const page = query.data;
  useNamedCard((id) => void dialog.openById(id));
  return (
    <RecordSection
      kind={CARDS.kind}
      words={CARDS.words}
      nameOf={(id) => draftTextOf(CARDS.kind, id, 'question')}
      onAdd={() => dialog.open({ kind: 'form', record: null })}
      onContinue={(id) =>
        id === null ? dialog.open({ kind: 'form', record: null }) : void dialog.openById(id)
      }
    >
      <PagedList
        state={state}
        query={query}
        list={list}
        search="Search questions, answers, subjects"
        filters={FILTERS}
        sorts={SORTS}
        countOf={(_page, id, value) => {
          if (id === 'list') return page!.counts[(value || 'all') as CardList];
          return value === '' ? sum(page!.topics) : page!.topics[value as CardTopic];
        }}
        total={page?.total}
        noun={CARDS.words.noun}
        none={['No cards', 'Write the first answer.']}
        failed={CARDS.words.failedToLoad}
      >
        {(card) => (
          <CardRow
            card={card}
            isAwaited={dialog.awaited === card.id}
            onOpen={() => void dialog.openById(card.id)}
            onDelete={() => void dialog.openById(card.id, 'delete')}
          />
        )}
      </PagedList>
    </RecordSection>
  );
}

const sum = (counts: AdminCardsPage['topics']) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Opens the card that a link names (`?open=<id>`). The name then goes from the address, so that a reload shows the list. */
function useNamedCard(onOpen: (id: string) => void): void {
  const { params, change } = useAddressParams();
  const named = params.get('open');
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (named === null) return;
    open(named);
    change((before) => (before.delete('open'), before), {
      replace: true,
      preventScrollReset: true,
    });
  }, [named, change]);
}

function CardRow({
  card,
  isAwaited,
  onOpen,
  onDelete,
}: {
  card: CardItem;
  isAwaited: boolean;
  onOpen: () => void;
  onDelete: () => void;
}) {
  return (
    <article
      aria-label={card.question}
      aria-busy={isAwaited}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-1 py-4 sm:items-start"
    >
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <h3 className="font-medium wrap-anywhere">
          <button
            type="button"
            onClick={onOpen}
            className="min-h-6 text-left underline decoration-line-strong underline-offset-[0.25em] hover:decoration-current"
          >
            {card.question}
          </button>
        </h3>
        <p className="small mt-1.5 line-clamp-2 max-w-prose text-ink-soft">{card.answer}</p>
      </div>
      <p className="fine flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft sm:col-start-1 sm:row-start-2 sm:min-h-0">
        <span>
          {capitalise(card.topic)} ·{' '}
          {card.reviewed ? (
            <>
              checked on <time dateTime={card.reviewed}>{longDate(card.reviewed)}</time>
            </>
          ) : (
            'not checked'
          )}
        </span>
        {card.emergency ? <Badge tone="clay">{EMERGENCY_LABELS[card.emergency]}</Badge> : null}
        {card.active ? null : <Badge tone="amber">Not in use</Badge>}
      </p>
      <Button
        size="small"
        variant="quiet"
        className="sm:col-start-2 sm:row-start-1"
        onClick={onDelete}
      >
        Delete<span className="sr-only"> {card.question}</span>
      </Button>
    </article>
  );
}
