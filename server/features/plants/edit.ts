/** What the owner does with the planting calendar: each change is one transaction with its audit row, and knows the version it was made from. */
import { plateOf } from '#content/calendar/plates.ts';
import { isUndescribed } from '#contracts/admin-pictures.ts';
import {
  type AdminPlant,
  type AdminPlantPage,
  GARDEN_TYPES_OF,
  PLANT_GAPS,
  type PlantGap,
  PlantInput,
  PlantListQuery,
} from '#contracts/admin-plants.ts';
import type { BinEntry } from '#contracts/records.ts';
import { CALENDAR_SOILS } from '#contracts/site-content.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { addOnce, NO_VERSION } from '#server/db/add-once.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import {
  goesAtOf,
  type RecordKeeper,
  rememberRemoval,
  requireInBin,
  requireUnchanged,
  subjectOf,
} from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import {
  countByCategory,
  countFlags,
  type FlagCounts,
  listPlantPage,
} from '#server/features/plants/admin-list.ts';
import { gapsOf } from '#server/features/plants/calendar-index.ts';
import {
  type CalendarEntry,
  deletePlantRow,
  findPlantRow,
  insertPlantRow,
  listDeletedPlantRows,
  type PlantRow,
  readEntry,
  updatePlantRow,
} from '#server/features/plants/repo.ts';
import { removePictureFiles } from '#server/features/site-pictures/let-go.ts';
import {
  findSitePictures,
  findUnfetched,
  wantPicture,
} from '#server/features/site-pictures/use-cases.ts';
import { forgetPictures } from '#server/features/uploads/record-pictures.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

/** @param before what stands already: what the input does not name stays as it was */
function entryOf(input: PlantInput, before: CalendarEntry | null): CalendarEntry {
  const kept = <K extends keyof CalendarEntry & keyof PlantInput>(
    key: K,
    otherwise: CalendarEntry[K],
  ): CalendarEntry[K] =>
    (input[key] === undefined ? (before?.[key] ?? otherwise) : input[key]) as CalendarEntry[K];
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
  };
}

/** What the history keeps: what the form can put back. */
const snapshotOf = (row: PlantRow) => ({ id: row.id, ...readEntry(row) });

function presentRow(row: PlantRow): AdminPlant {
  const entry = readEntry(row);
  return {
    ...entry,
    id: row.id,
    picture: plateOf(entry.imageUrl, `Drawing of ${entry.name}`),
    gaps: gapsOf(entry),
    isInDesigns: row.data !== 'null',
    version: row.version,
    updatedAt: row.updated_at,
  };
}

async function withPictures(ctx: Context, rows: readonly PlantRow[]): Promise<AdminPlant[]> {
  const plants = rows.map(presentRow);
  const urls = plants.map((plant) => plant.imageUrl);
  const [pictures, unfetched] = await Promise.all([
    findSitePictures({ ctx, urls }),
    findUnfetched({ ctx, urls }),
  ]);
  return plants.map((plant) => {
    const picture = pictures.get(plant.imageUrl) ?? plant.picture;
    const found: Partial<Record<PlantGap, boolean>> = {
      alt: isUndescribed(picture),
      unfetched: unfetched.has(plant.imageUrl),
    };
    return {
      ...plant,
      picture,
      gaps: PLANT_GAPS.filter((gap) => found[gap] ?? plant.gaps.includes(gap)),
    };
  });
}

const readOne = async (ctx: Context, id: string): Promise<AdminPlant> =>
  (await withPictures(ctx, [(await findPlantRow(ctx.db.read, id))!]))[0]!;

/** One page, with how many there are of each category and of each thing amiss. */
export async function listAdminPlants({
  ctx,
  query: given,
}: {
  ctx: Context;
  query: unknown;
}): Promise<AdminPlantPage> {
  requireOwner(ctx);
  const query = PlantListQuery.parse(given);
  const { read } = ctx.db;
  const [rows, counts, { all, ...flagged }] = await Promise.all([
    listPlantPage(read, query),
    countByCategory(read, query),
    countFlags(read),
  ]);
  const total =
    query.category === 'all'
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : counts[query.category];
  return {
    plants: await withPictures(ctx, rows),
    total,
    page: query.page,
    pageSize: query.pageSize,
    counts,
    flagged,
    all,
  };
}

/** @throws AppError not-found */
export async function readAdminPlant({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<AdminPlant> {
  requireOwner(ctx);
  const row = await findPlantRow(ctx.db.read, id);
  const [plant] = await withPictures(ctx, row?.calendar && row.deleted_at === null ? [row] : []);
  if (!plant)
    throw new AppError(
      'not-found',
      'This plant is not in the planting calendar: it may have been deleted in the meantime.',
    );
  return plant;
}

/** How many plants of the calendar there are, and how many need the owner's attention. */
export function countPlantFlags({ ctx }: { ctx: Context }): Promise<FlagCounts> {
  requireOwner(ctx);
  return countFlags(ctx.db.read);
}

type Change = { ctx: Context; queue: Queue };

/** @param requestKey names one adding: sent again, the plant stands once @throws ChangedError when the key has added it with other words */
export async function addPlant({
  ctx,
  queue,
  input: given,
  requestKey = null,
}: Change & { input: unknown; requestKey?: string | null }): Promise<AdminPlant> {
  requireOwner(ctx);
  const input = PlantInput.parse(given);
  const entry = entryOf(input, null);
  const id = ctx.ids.make('plt');
  const added = await addOnce({
    ctx,
    id,
    requestKey,
    input,
    add: async (tx) => {
      await insertPlantRow(tx, { id, entry, at: ctx.clock.now().toISOString() });
      await wantPicture({ ctx, tx, queue, url: entry.imageUrl });
      await audit(tx, ctx, 'add', id, undefined);
    },
    check: async (tx, known, hasOtherInput) =>
      requireUnchanged(
        await findEntryRow(tx, known),
        hasOtherInput ? NO_VERSION : null,
        presentRow,
      ),
  });
  queue.announce();
  return readOne(ctx, added);
}

/**
 * The plant's place in the calendar; what the engine knows of it stays as it is.
 * @param baseVersion the version the form was filled from; null: whatever stands. @throws AppError not-found; ChangedError
 */
export async function updatePlant({
  ctx,
  queue,
  id,
  input: given,
  baseVersion,
}: Change & { id: string; input: unknown; baseVersion: number | null }): Promise<AdminPlant> {
  requireOwner(ctx);
  const input = PlantInput.parse(given);
  await ctx.db.write(async (tx) => {
    const before = requireUnchanged(await findEntryRow(tx, id), baseVersion, presentRow);
    await updatePlantRow(tx, before, {
      entry: entryOf(input, readEntry(before)),
      at: ctx.clock.now().toISOString(),
    });
    await wantPicture({ ctx, tx, queue, url: input.imageUrl });
    await audit(tx, ctx, 'update', id, before);
  });
  queue.announce();
  return readOne(ctx, id);
}

/** Into the bin: out of the calendar and out of what new designs choose from. Designs made before keep theirs. @throws AppError not-found; ChangedError */
export async function deletePlant({
  ctx,
  id,
  baseVersion = null,
}: {
  ctx: Context;
  id: string;
  baseVersion?: number | null;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const before = requireUnchanged(await findEntryRow(tx, id), baseVersion, presentRow);
    const at = ctx.clock.now().toISOString();
    await updatePlantRow(tx, before, { deletedAt: at, at });
    await audit(tx, ctx, 'delete', id, before);
  });
}

/** A row that the calendar shows or has in the bin; one that only designs use is none of it. */
async function findEntryRow(tx: Tx, id: string): Promise<PlantRow | undefined> {
  const row = await findPlantRow(tx, id);
  return row?.calendar ? row : undefined;
}

/** After the change, in its transaction. */
async function audit(
  tx: Tx,
  ctx: Context,
  verb: string,
  id: string,
  before: PlantRow | undefined,
): Promise<void> {
  const after = (await findPlantRow(tx, id))!;
  await writeAudit(tx, ctx, {
    action: `plants.${verb}`,
    subject: subjectOf('plants', id),
    version: after.version,
    ...(before && before.deleted_at === null ? { before: snapshotOf(before) } : {}),
    ...(after.deleted_at === null ? { after: snapshotOf(after) } : {}),
  });
}

const toBinEntry = (row: PlantRow): BinEntry => ({
  kind: 'plants',
  id: row.id,
  title: readEntry(row).name,
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore:
    row.data === 'null'
      ? 'It is shown in the planting calendar again at once.'
      : 'It is shown in the planting calendar again at once, and new designs may plant it again.',
});

export const plantKeeper = ({ storage }: { storage: Storage }): RecordKeeper => ({
  kind: 'plants',
  listDeleted: async ({ ctx }) => (await listDeletedPlantRows(ctx.db.read)).map(toBinEntry),
  restore: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      requireOwner(ctx);
      const before = requireInBin(await findEntryRow(tx, id));
      await updatePlantRow(tx, before, { deletedAt: null, at: ctx.clock.now().toISOString() });
      await audit(tx, ctx, 'restore', id, before);
    }),
  async purge({ ctx, id }) {
    if (ctx.actor.kind !== 'owner' && ctx.actor.kind !== 'job')
      throw new AppError('forbidden', 'Only the owner may do this.');
    const gone = await ctx.db.write(async (tx) => {
      const before = requireInBin(await findEntryRow(tx, id));
      // What designs made before are drawn with stays, out of everybody's sight.
      if (before.data === 'null') await deletePlantRow(tx, id);
      else await updatePlantRow(tx, before, { entry: null, at: ctx.clock.now().toISOString() });
      await rememberRemoval(tx, ctx, 'plants', id);
      const pictures = await forgetPictures({
        ctx,
        tx,
        subject: subjectOf('plants', id),
        urls: [readEntry(before).imageUrl],
      });
      await writeAudit(tx, ctx, {
        action: 'plants.purge',
        subject: subjectOf('plants', id),
        version: before.version + 1,
        detail: { pictures: pictures.length },
      });
      return pictures;
    });
    await removePictureFiles({ ctx, storage, pictures: gone });
  },
});
