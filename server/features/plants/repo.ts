import type { CalendarPlant } from '#contracts/site-content.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Reader, Tx } from '#server/db/database.ts';

export async function listPlantRows(db: Reader): Promise<Plant[]> {
  const rows = await db.selectFrom('plants').select('data').where('data', '!=', 'null').orderBy('position').orderBy('id').execute();
  return rows.map((row) => JSON.parse(row.data) as Plant);
}

/** A plant's entry in the calendar without the sizes of its picture, which are kept apart. */
export type CalendarEntry = Omit<CalendarPlant, 'id' | 'picture'>;
export type SampleCalendarPlant = CalendarEntry & { id: string };

export async function listCalendarRows(db: Reader): Promise<SampleCalendarPlant[]> {
  const rows = await db.selectFrom('plants').select(['id', 'calendar']).where('calendar', 'is not', null).execute();
  return rows.map((row) => ({ ...(JSON.parse(row.calendar!) as CalendarEntry), id: row.id })).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB') || (a.id < b.id ? -1 : 1));
}

/** Of those in the bin as well. */
export async function listPlantImageUrls(db: Reader): Promise<string[]> {
  const rows = await db.selectFrom('plants').select('calendar').where('calendar', 'is not', null).execute();
  return rows.map((row) => (JSON.parse(row.calendar!) as CalendarEntry).imageUrl);
}

/** Adds new sample plants and renews those that the owner has not changed. */
export async function upsertSamplePlants(tx: Tx, plants: readonly Plant[], entries: readonly SampleCalendarPlant[], at: string): Promise<void> {
  const entryOf = new Map(entries.map(({ id, ...entry }) => [id, JSON.stringify(entry)]));
  const known = new Set(plants.map((plant) => plant.id));
  const rows = [
    ...plants.map((plant) => ({ id: plant.id, data: JSON.stringify(plant) })),
    ...entries.filter((entry) => !known.has(entry.id)).map((entry) => ({ id: entry.id, data: 'null' })),
  ];
  for (const [position, { id, data }] of rows.entries()) {
    const calendar = entryOf.get(id) ?? null;
    await tx.insertInto('plants').values({ id, position, data, calendar, edited: 0, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ data, calendar, position, updated_at: at }).where('plants.edited', '=', 0))
      .execute();
  }
}
