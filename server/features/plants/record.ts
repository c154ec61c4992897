/** Plants: the engine's attributes, an entry in the planting calendar, or both. The owner edits the entry. */
import type { Generated } from 'kysely';
import { plateOf } from '#content/calendar/plates.ts';
import { isUndescribed } from '#contracts/admin-pictures.ts';
import {
  AdminPlant,
  GARDEN_TYPES_OF,
  PLANT_GAPS,
  type PlantGap,
  PlantInput,
} from '#contracts/admin-plants.ts';
import { CALENDAR_SOILS, type CalendarPlant } from '#contracts/site-content.ts';
import { gapsOf, indexColumns } from '#server/features/plants/calendar-index.ts';
import { defineRecord, type RecordColumns, type RecordRow } from '#server/records/definition.ts';

export type PlantTables = {
  /** In the bin for ever: a plant that has gone but that designs made before still draw. */
  plants: RecordColumns & {
    position: number;
    /** JSON of Plant, the engine's attributes; "null" for a plant of the calendar alone. */
    data: string;
    /** JSON of the plant's entry in the planting calendar; null for one that only designs use, or that has gone for good. */
    calendar: string | null;
    /** These seven are made of the calendar entry (calendar-index.ts) and written with it. */
    calendar_category: Generated<string | null>;
    sort_name: Generated<string | null>;
    search_text: Generated<string | null>;
    /** Of its picture; "" for none. */
    image_url: Generated<string | null>;
    lacks_months: Generated<number>;
    lacks_picture: Generated<number>;
    lacks_description: Generated<number>;
  };
};
export type PlantRow = RecordRow & { data: string; calendar: string | null };

/** A plant's entry in the calendar without the sizes of its picture, which are kept apart. */
export type CalendarEntry = Omit<CalendarPlant, 'id' | 'picture'>;
export type SampleCalendarPlant = CalendarEntry & { id: string };

/** @throws where the row has no entry: ask only for rows that have one */
export const readEntry = (row: Pick<PlantRow, 'id' | 'calendar'>): SampleCalendarPlant => ({
  id: row.id,
  ...(JSON.parse(row.calendar!) as CalendarEntry),
});

export const calendarColumns = (entry: CalendarEntry | null) => ({
  calendar: entry && JSON.stringify(entry),
  ...indexColumns(entry),
});

/** After all that the engine knows: its plants keep their places. */
const OWN_POSITION = 1_000_000;

/** @param before what is there already: what the input does not name stays as it was */
function entryOf(input: PlantInput, before: CalendarEntry | null): CalendarEntry {
  const kept = <K extends keyof CalendarEntry & keyof PlantInput>(
    key: K,
    otherwise: CalendarEntry[K],
  ): CalendarEntry[K] =>
    (input[key] === undefined ? (before?.[key] ?? otherwise) : input[key]) as CalendarEntry[K];
  const harm = input.harm === undefined ? before?.harm : input.harm;
  return {
    name: input.name,
    latinName: kept('latinName', null) || null,
    category: input.category,
    imageUrl: input.imageUrl,
    sunRequirement: input.sunRequirement,
    sowingPeriod: input.sowingPeriod,
    plantingPeriod: input.plantingPeriod,
    harvestingPeriod: input.harvestingPeriod,
    floweringPeriod: kept('floweringPeriod', null) || null,
    description: input.description,
    difficulty: kept('difficulty', null),
    isLondonSuitable: kept('isLondonSuitable', false),
    isMoistureLoving: kept('isMoistureLoving', false),
    soils: kept('soils', [...CALENDAR_SOILS]),
    gardenTypes: kept('gardenTypes', GARDEN_TYPES_OF[input.category]),
    heightM: kept('heightM', null),
    spacingCm: kept('spacingCm', null),
    ...(harm ? { harm } : {}),
  };
}

export const plantRecord = defineRecord({
  kind: 'plants',
  table: 'plants',
  idPrefix: 'plt',
  words: { a: 'a plant', many: 'plants', deleted: 'Plant', area: 'planting calendar' },
  input: PlantInput,
  admin: AdminPlant,
  read: (row: PlantRow) => readEntry(row),
  write: calendarColumns,
  complete: ({ input, before }) => {
    const { id: _id, ...entry } = before ?? { id: null };
    return entryOf(input, before ? (entry as CalendarEntry) : null);
  },
  onAdd: () => ({ position: OWN_POSITION, data: 'null' }),
  pictures: [{ column: 'image_url', field: 'imageUrl', sizedAs: 'picture' }],
  sort: [['sort_name', 'asc']],
  setColumn: 'calendar',
  isPaged: true,
  present(row, { pictures, unfetched }) {
    const entry = readEntry(row);
    const picture =
      pictures.get(entry.imageUrl) ?? plateOf(entry.imageUrl, `Drawing of ${entry.name}`);
    const found: Partial<Record<PlantGap, boolean>> = {
      alt: isUndescribed(picture),
      unfetched: unfetched.has(entry.imageUrl),
    };
    const inEntry: readonly PlantGap[] = gapsOf(entry);
    return {
      picture,
      gaps: PLANT_GAPS.filter((gap) => found[gap] ?? inEntry.includes(gap)),
      isInDesigns: row.data !== 'null',
    };
  },
  title: (row) => readEntry(row).name,
  // What designs made before are drawn with stays, where nobody sees it.
  keepOnPurge: (row) => (row.data === 'null' ? null : calendarColumns(null)),
  onRestore: (row) =>
    row.data === 'null'
      ? 'It is shown in the planting calendar again at once.'
      : 'It is shown in the planting calendar again at once, and new designs may plant it again.',
  retention: { personal: null, why: 'the firm’s own words and figures' },
});
