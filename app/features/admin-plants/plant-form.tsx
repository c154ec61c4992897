import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type AdminPlant, GARDEN_TYPES_OF, type PlantInput } from '#contracts/admin-plants.ts';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import {
  CALENDAR_SOILS,
  DIFFICULTIES,
  GARDEN_TYPES,
  PLANT_CATEGORIES,
  type PlantCategory,
  SUN_REQUIREMENTS,
} from '#contracts/site-words.ts';
import {
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#app/features/admin/form-fields.tsx';
import { ImageField } from '#app/features/admin/image-field.tsx';
import type { FieldLabels, FormParts } from '#app/features/admin/record-form.tsx';
import type { PlantHarm } from '#contracts/site-content.ts';
import type { FormProps } from '#app/features/admin/record-description.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CATEGORY_LABELS } from '#app/features/calendar/calendar-filters.ts';
import { HarmField } from './harm-field.tsx';
import { MonthsField } from './months-field.tsx';
import type { PlantFields } from './plant-fields.ts';
import { YearPreview } from './year-preview.tsx';

export const PLANT_LABELS: FieldLabels<PlantFields> = {
  name: 'Name',
  latinName: 'Latin name',
  category: 'Category',
  sunRequirement: 'Sun requirement',
  imageUrl: 'Picture',
  sowingPeriod: 'Sowing period',
  plantingPeriod: 'Planting period',
  harvestingPeriod: 'Harvesting period',
  floweringPeriod: 'Flowering period',
  description: 'Description',
  difficulty: 'How hard to grow',
  isLondonSuitable: 'Does well in London',
  isMoistureLoving: 'Likes moist soil',
  soils: 'Soils',
  gardenTypes: 'Gardens',
  heightM: 'Height',
  spacingCm: 'Spacing',
  harm: 'Harm',
};
const DIFFICULTY_LABELS: Record<(typeof DIFFICULTIES)[number], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  expert: 'Expert',
};
const SOIL_LABELS: Record<(typeof CALENDAR_SOILS)[number], string> = {
  clay: 'Clay',
  sandy: 'Sand',
  loam: 'Loam',
};
const GARDEN_LABELS: Record<(typeof GARDEN_TYPES)[number], string> = {
  vegetables: 'Vegetable gardens',
  flowers: 'Flower gardens',
  herbs: 'Herb gardens',
  mixed: 'Mixed gardens',
};
const CATEGORY_CHOICES = PLANT_CATEGORIES.map((value) => ({
  value,
  label: CATEGORY_LABELS[value],
}));
const SUN_CHOICES = SUN_REQUIREMENTS.map((value) => ({ value, label: value }));
const DIFFICULTY_CHOICES = DIFFICULTIES.map((value) => ({
  value,
  label: DIFFICULTY_LABELS[value],
}));
type Form = UseFormReturn<PlantFields, unknown, PlantInput>;

export function PlantForm({ form, parts }: FormProps<PlantFields, PlantInput, AdminPlant>) {
  return (
    <>
      {parts.record?.isInDesigns ? (
        <Notice title="This plant is also used in garden designs">
          <p>
            What you change here changes the planting calendar only. The design tool keeps drawing
            and pricing the plant as before.
          </p>
        </Notice>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="latinName" label="Latin name" optional />
        <CategoryField form={form} parts={parts} />
        <SelectField
          form={form}
          name="sunRequirement"
          label="Sun requirement"
          choices={SUN_CHOICES}
          placeholder="Choose how much sun"
        />
      </div>
      {/* As the specification has it: the plant form sends its picture to the call of services. */}
      <ImageField
        label="Picture"
        {...parts.bind<string>('imageUrl')}
        uploadUrl={UPLOAD_PATHS.service}
        fallback="plant"
        withDetails
      />
      <PeriodFields parts={parts} />
      <YearPreview form={form} />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={5}
        most={4_000}
        optional
        hint="How to grow it. Visitors open it on the plant’s card, and the assistant answers from it."
      />
      <More form={form} parts={parts} />
    </>
  );
}

const MORE = [
  'floweringPeriod',
  'difficulty',
  'heightM',
  'spacingCm',
  'soils',
  'gardenTypes',
  'harm',
] as const;

/** Closed until it is wanted, or until something in it is refused. */
function More({ form, parts }: { form: Form; parts: FormParts<AdminPlant> }) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && MORE.some((field) => form.formState.errors[field])) setIsWanted(true);
  return (
    <Disclosure
      className="border-t"
      summary={<span className="font-medium">More for recommendations and cards</span>}
      {...(isWanted ? { open: true } : {})}
    >
      <MoreFields form={form} parts={parts} />
    </Disclosure>
  );
}

const usualGardens = (category: string): readonly string[] =>
  GARDEN_TYPES_OF[category as PlantCategory] ?? [];

/** Choosing a category ticks the gardens that go with it, until the owner has ticked others. */
function CategoryField({ form, parts }: { form: Form; parts: FormParts<AdminPlant> }) {
  const [category, gardens] = [
    parts.bind<string>('category').value,
    parts.bind<readonly string[]>('gardenTypes'),
  ];
  const last = useRef(category);
  useEffect(() => {
    if (last.current === category) return;
    if (gardens.value.join() === usualGardens(last.current).join())
      gardens.onChange(usualGardens(category));
    last.current = category;
  });
  return (
    <SelectField
      form={form}
      name="category"
      label="Category"
      choices={CATEGORY_CHOICES}
      placeholder="Choose a category"
    />
  );
}

function PeriodFields({ parts }: { parts: FormParts<AdminPlant> }) {
  return (
    <fieldset className="grid gap-6">
      <legend className="small mb-4 text-ink-soft">
        Type a month or a range, or press the months: each press adds or removes one, and with Shift
        all from the last one pressed.
      </legend>
      <MonthsField label="Sowing period" {...parts.bind<string>('sowingPeriod')} optional />
      <MonthsField label="Planting period" {...parts.bind<string>('plantingPeriod')} />
      <MonthsField label="Harvesting period" {...parts.bind<string>('harvestingPeriod')} optional />
    </fieldset>
  );
}

function MoreFields({ form, parts }: { form: Form; parts: FormParts<AdminPlant> }) {
  return (
    <div className="grid gap-6 pt-2 pb-4">
      <MonthsField label="Flowering period" {...parts.bind<string>('floweringPeriod')} optional />
      <HarmField {...parts.bind<PlantHarm | null>('harm')} />
      <div className="grid gap-6 sm:grid-cols-3">
        <SelectField
          form={form}
          name="difficulty"
          label="How hard to grow"
          choices={DIFFICULTY_CHOICES}
          placeholder="Not said"
        />
        <NumberField form={form} name="heightM" label="Height" unit="metres" min={0} step="any" />
        <NumberField
          form={form}
          name="spacingCm"
          label="Spacing"
          unit="centimetres"
          min={0}
          step="any"
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <SwitchField
          form={form}
          name="isLondonSuitable"
          label="Does well in London"
          hint="In the city’s heat, shade and air."
        />
        <SwitchField
          form={form}
          name="isMoistureLoving"
          label="Likes moist soil"
          hint="Recommended where the soil drains badly."
        />
        <TickList
          label="Soils"
          words={CALENDAR_SOILS}
          labels={SOIL_LABELS}
          {...parts.bind<string[]>('soils')}
        />
        <TickList
          label="Recommended for"
          words={GARDEN_TYPES}
          labels={GARDEN_LABELS}
          {...parts.bind<string[]>('gardenTypes')}
        />
      </div>
    </div>
  );
}

/** Any number of a few words, kept in their own order. */
function TickList<Word extends string>({
  label,
  words,
  labels,
  value,
  onChange,
  error,
}: {
  label: string;
  words: readonly Word[];
  labels: Record<Word, string>;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-1.5">
        {words.map((word) => (
          <Checkbox
            key={word}
            label={labels[word]}
            checked={value.includes(word)}
            onChange={(event) =>
              onChange(
                words.filter((one) => (one === word ? event.target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className="small mt-2 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
