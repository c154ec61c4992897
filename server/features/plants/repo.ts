import type { Selectable } from 'kysely';
import type { CalendarPlant } from '#contracts/site-content.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { indexColumns } from '#server/features/plants/calendar-index.ts';
import { binnedIs, type NamedBy } from '#server/features/site-pictures/named-by.ts';
import type { PlantTables } from '#server/features/plants/table.ts';

export type PlantRow = Selectable<PlantTables['plants']>;

/** A plant's entry in the calendar without the sizes of its picture, which are kept apart. */
export type CalendarEntry = Omit<CalendarPlant, 'id' | 'picture'>;
export type SampleCalendarPlant = CalendarEntry & { id: string };

/** The engine's plants, in their order; `isRemoved` of those that only designs made before still need. */
export async function listPlantRows(db: Reader): Promise<{ plant: Plant; isRemoved: boolean }[]> {
  const rows = await db
    .selectFrom('plants')
    .select(['data', 'deleted_at'])
    .where('data', '!=', 'null')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    plant: JSON.parse(row.data) as Plant,
    isRemoved: row.deleted_at !== null,
  }));
}

/** By name, as a dictionary has them. Made once: comparing by locale anew for each pair is slow over thousands. */
const byName = new Intl.Collator('en-GB');

export async function listCalendarRows(db: Reader): Promise<SampleCalendarPlant[]> {
  const rows = await db
    .selectFrom('plants')
    .select(['id', 'calendar'])
    .where('calendar', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows
    .map((row) => ({ ...readEntry(row), id: row.id }))
    .toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** @throws where the row has no entry: ask only for rows that have one */
export const readEntry = (row: Pick<PlantRow, 'calendar'>): CalendarEntry =>
  JSON.parse(row.calendar!) as CalendarEntry;

export async function listPlantImageUrls(db: Reader, of: NamedBy): Promise<string[]> {
  const query = db
    .selectFrom('plants')
    .select('image_url')
    .distinct()
    .where('image_url', 'is not', null);
  const rows = await (
    of === 'all' ? query : query.where('deleted_at', binnedIs(of), null)
  ).execute();
  return rows.map((row) => row.image_url!);
}

/** Those in the bin as well. */
export const findPlantRow = (db: Reader, id: string): Promise<PlantRow | undefined> =>
  db.selectFrom('plants').selectAll().where('id', '=', id).executeTakeFirst();

export const listDeletedPlantRows = (db: Reader): Promise<PlantRow[]> =>
  db
    .selectFrom('plants')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .where('calendar', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

const calendarColumns = (entry: CalendarEntry | null) => ({
  calendar: entry && JSON.stringify(entry),
  ...indexColumns(entry),
});

/** After all that the engine knows: its plants keep their places. */
const OWN_POSITION = 1_000_000;

export async function insertPlantRow(
  tx: Tx,
  { id, entry, at }: { id: string; entry: CalendarEntry; at: string },
): Promise<void> {
  await tx
    .insertInto('plants')
    .values({
      id,
      position: OWN_POSITION,
      data: 'null',
      edited: 1,
      updated_at: at,
      ...calendarColumns(entry),
    })
    .execute();
}

/** @param before as it was read in this transaction; its version goes up by one @throws AppError conflict */
export async function updatePlantRow(
  tx: Tx,
  before: PlantRow,
  { entry, deletedAt, at }: { entry?: CalendarEntry | null; deletedAt?: string | null; at: string },
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('plants')
      .set({
        edited: 1,
        version: before.version + 1,
        updated_at: at,
        ...(entry === undefined ? {} : calendarColumns(entry)),
        ...(deletedAt === undefined ? {} : { deleted_at: deletedAt }),
      })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

export async function deletePlantRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('plants').where('id', '=', id).execute();
}

/** Adds new sample plants and renews those that the owner has not changed. */
export async function upsertSamplePlants(
  tx: Tx,
  plants: readonly Plant[],
  entries: readonly SampleCalendarPlant[],
  at: string,
): Promise<void> {
  const entryOf = new Map(entries.map(({ id, ...entry }) => [id, entry]));
  const known = new Set(plants.map((plant) => plant.id));
  const rows = [
    ...plants.map((plant) => ({ id: plant.id, data: JSON.stringify(plant) })),
    ...entries
      .filter((entry) => !known.has(entry.id))
      .map((entry) => ({ id: entry.id, data: 'null' })),
  ];
  for (const [position, { id, data }] of rows.entries()) {
    const values = { data, position, updated_at: at, ...calendarColumns(entryOf.get(id) ?? null) };
    await tx
      .insertInto('plants')
      .values({ id, edited: 0, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(values).where('plants.edited', '=', 0),
      )
      .execute();
  }
}
