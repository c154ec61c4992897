import { plateOf } from '#content/calendar/plates.ts';
import { londonParts } from '#contracts/london-time.ts';
import type { CalendarPlant, PlantCategory } from '#contracts/site-content.ts';
import type { Catalogue, Plant } from '#engine/model/plant.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { listRemovals } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { monthEvents, plantEvents } from '#server/features/plants/planting-events.ts';
import {
  calendarColumns,
  plantRecord,
  readEntry,
  type SampleCalendarPlant,
} from '#server/features/plants/record.ts';
import { findSitePictures, publicImageUrl } from '#server/features/site-pictures/use-cases.ts';
import { listRows, upsertSample } from '#server/records/rows.ts';
import { writeCalendarFile } from '#server/text/calendar-file.ts';

/** The engine's plants, in their order; `isRemoved` of those that only designs made before still need. */
async function listEnginePlants({
  ctx,
}: {
  ctx: Context;
}): Promise<{ plant: Plant; isRemoved: boolean }[]> {
  const rows = await ctx.db.read
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

/** The plants that the engine may choose from. */
export async function readCatalogue({ ctx }: { ctx: Context }): Promise<Catalogue> {
  return {
    plants: (await listEnginePlants({ ctx }))
      .filter((row) => !row.isRemoved)
      .map((row) => row.plant),
  };
}

/** Every plant that a design may hold: those the owner has removed since are drawn where they stand, but never chosen. */
export async function readDrawnCatalogue({
  ctx,
}: {
  ctx: Context;
}): Promise<{ catalogue: Catalogue; retired: string[] }> {
  const rows = await listEnginePlants({ ctx });
  return {
    catalogue: { plants: rows.map((row) => row.plant) },
    retired: rows.filter((row) => row.isRemoved).map((row) => row.plant.id),
  };
}

/** By name, as a dictionary has them. Made once: comparing by locale anew for each pair is slow over thousands. */
const byName = new Intl.Collator('en-GB');

/** The plants of the planting calendar, by name. */
export async function listCalendarPlants({ ctx }: { ctx: Context }): Promise<CalendarPlant[]> {
  const rows = (await listRows(ctx.db.read, plantRecord))
    .map((row) => readEntry(row as typeof row & { calendar: string }))
    .toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const pictures = await findSitePictures({ ctx, urls: rows.map((row) => row.imageUrl) });
  return rows.map((row) => {
    const picture = pictures.get(row.imageUrl) ?? plateOf(row.imageUrl, `Drawing of ${row.name}`);
    return { ...row, imageUrl: publicImageUrl(row.imageUrl, picture), picture };
  });
}

/**
 * The calendar as a file for a calendar program: of the plants asked for by id, else of a category, else of all.
 * @throws AppError not-found when none of the plants asked for is in the calendar
 */
export async function makeCalendarFile({
  ctx,
  category,
  plantIds,
  origin,
}: {
  ctx: Context;
  category: PlantCategory | null;
  plantIds: readonly string[];
  origin: string | null;
}): Promise<{ name: string; ics: string }> {
  const plants = (await listCalendarPlants({ ctx })).filter(
    (plant) => category === null || plant.category === category,
  );
  const wanted = new Set(plantIds);
  const chosen = plants.filter((plant) => wanted.has(plant.id));
  if (wanted.size > 0 && chosen.length === 0)
    throw new AppError('not-found', 'None of these plants is in the planting calendar.');
  const writtenAt = ctx.clock.now();
  const options = { year: londonParts(writtenAt.getTime()).year, origin };
  const events =
    chosen.length > 0 ? plantEvents(chosen, options) : monthEvents(plants, category, options);
  return {
    name: ['planting-calendar', category, chosen.length > 0 ? 'chosen' : null]
      .filter(Boolean)
      .join('-'),
    ics: writeCalendarFile({
      product: 'Planting calendar',
      name: 'Planting calendar',
      events,
      writtenAt,
    }),
  };
}

export async function seedPlants({
  ctx,
  tx,
  plants,
  calendar,
}: {
  ctx: Context;
  tx: Tx;
  plants: readonly Plant[];
  calendar: readonly SampleCalendarPlant[];
}): Promise<void> {
  requireActor(ctx, 'system');
  const gone = await listRemovals(tx, 'plants');
  const isThere = ({ id }: { id: string }) => !gone.has(id);
  const at = ctx.clock.now().toISOString();
  const entryOf = new Map(calendar.filter(isThere).map(({ id, ...entry }) => [id, entry]));
  const known = plants.filter(isThere);
  const data = new Map(known.map((plant) => [plant.id, JSON.stringify(plant)]));
  for (const [position, id] of [...new Set([...data.keys(), ...entryOf.keys()])].entries())
    await upsertSample(tx, plantRecord, {
      id,
      values: {
        data: data.get(id) ?? 'null',
        position,
        updated_at: at,
        ...calendarColumns(entryOf.get(id) ?? null),
      },
      added: {},
    });
  // The owner edits a plant's entry in the calendar, never what the engine knows of it: a danger mended reaches every plant.
  const edited = await tx.selectFrom('plants').select('id').where('edited', '!=', 0).execute();
  for (const { id } of edited) {
    const known = data.get(id);
    if (known !== undefined)
      await tx.updateTable('plants').set({ data: known }).where('id', '=', id).execute();
  }
  await writeAudit(tx, ctx, {
    action: 'plants.seed',
    subject: 'plants',
    detail: { count: plants.length, calendar: calendar.length },
  });
}
