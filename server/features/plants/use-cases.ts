import { plateOf } from '#content/calendar/plates.ts';
import { londonParts } from '#contracts/london-time.ts';
import type { CalendarPlant, PlantCategory } from '#contracts/site-content.ts';
import type { Catalogue, Plant } from '#engine/model/plant.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { listRemovals } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { writeIcs } from '#server/features/plants/ics.ts';
import { monthEvents, plantEvents } from '#server/features/plants/planting-events.ts';
import {
  listCalendarRows,
  listPlantImageUrls,
  listPlantRows,
  type SampleCalendarPlant,
  upsertSamplePlants,
} from '#server/features/plants/repo.ts';
import type { NamedBy } from '#server/features/site-pictures/named-by.ts';
import { findSitePictures, publicImageUrl } from '#server/features/site-pictures/use-cases.ts';

/** The plants that the engine may choose from. */
export async function readCatalogue({ ctx }: { ctx: Context }): Promise<Catalogue> {
  return {
    plants: (await listPlantRows(ctx.db.read))
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
  const rows = await listPlantRows(ctx.db.read);
  return {
    catalogue: { plants: rows.map((row) => row.plant) },
    retired: rows.filter((row) => row.isRemoved).map((row) => row.plant.id),
  };
}

/** The plants of the planting calendar, by name. */
export async function listCalendarPlants({ ctx }: { ctx: Context }): Promise<CalendarPlant[]> {
  const rows = await listCalendarRows(ctx.db.read);
  const pictures = await findSitePictures({ ctx, urls: rows.map((row) => row.imageUrl) });
  return rows.map((row) => {
    const picture = pictures.get(row.imageUrl) ?? plateOf(row.imageUrl, `Drawing of ${row.name}`);
    return { ...row, imageUrl: publicImageUrl(row.imageUrl, picture), picture };
  });
}

/** Every picture that a plant of the calendar names, in the bin as well unless `of` says otherwise. */
export function listImageUrls({
  ctx,
  read = ctx.db.read,
  of = 'all',
}: {
  ctx: Context;
  read?: Reader;
  of?: NamedBy;
}): Promise<string[]> {
  return listPlantImageUrls(read, of);
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
    ics: writeIcs({ name: 'Planting calendar', events, writtenAt }),
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
  if (ctx.actor.kind !== 'system')
    throw new AppError('forbidden', 'Only the server itself may do this.');
  const gone = await listRemovals(tx, 'plants');
  const isThere = ({ id }: { id: string }) => !gone.has(id);
  await upsertSamplePlants(
    tx,
    plants.filter(isThere),
    calendar.filter(isThere),
    ctx.clock.now().toISOString(),
  );
  await writeAudit(tx, ctx, {
    action: 'plants.seed',
    subject: 'plants',
    detail: { count: plants.length, calendar: calendar.length },
  });
}
