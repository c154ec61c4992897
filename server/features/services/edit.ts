/** What the owner does with services: each change is one transaction with its audit row, and knows the version it was made from. */
import { type AdminService, ServiceInput } from '#contracts/admin-services.ts';
import type { BinEntry } from '#contracts/records.ts';
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
  deleteServiceRow,
  findServiceRow,
  insertServiceRow,
  listDeletedServiceRows,
  listServiceRows,
  type ServiceRow,
  updateServiceRow,
} from '#server/features/services/repo.ts';
import { presentService } from '#server/features/services/use-cases.ts';
import { removePictureFiles } from '#server/features/site-pictures/let-go.ts';
import {
  findSitePictures,
  findUnfetched,
  wantPicture,
} from '#server/features/site-pictures/use-cases.ts';
import { forgetPictures } from '#server/features/uploads/record-pictures.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

/** `queue` takes the pictures that have to be fetched from other sites. */
type Parts = { ctx: Context; queue: Queue };

const valuesOf = (input: ServiceInput) => ({
  title: input.title,
  description: input.description,
  short_description: input.shortDescription,
  image_url: input.imageUrl,
  icon: input.icon,
  position: input.order,
  active: input.active ? 1 : 0,
});

/** What the history keeps: what the form can put back. */
const snapshotOf = (row: ServiceRow) => presentService(row);

const presentRow = (row: ServiceRow): AdminService => ({
  ...presentService(row),
  picture: null,
  isUnfetched: false,
  version: row.version,
  updatedAt: row.updated_at,
});

async function withPictures(ctx: Context, rows: readonly ServiceRow[]): Promise<AdminService[]> {
  const urls = rows.map((row) => row.image_url);
  const [pictures, unfetched] = await Promise.all([
    findSitePictures({ ctx, urls }),
    findUnfetched({ ctx, urls }),
  ]);
  return rows.map((row) => ({
    ...presentRow(row),
    picture: pictures.get(row.image_url) ?? null,
    isUnfetched: unfetched.has(row.image_url),
  }));
}

const readOne = async (ctx: Context, id: string): Promise<AdminService> =>
  (await withPictures(ctx, [(await findServiceRow(ctx.db.read, id))!]))[0]!;

/** Inactive ones too, in their order. */
export async function listAllServices({ ctx }: { ctx: Context }): Promise<AdminService[]> {
  requireOwner(ctx);
  return withPictures(ctx, await listServiceRows(ctx.db.read, { activeOnly: false }));
}

/** @param requestKey names one adding: sent again, the service stands once @throws ChangedError when the key has added it with other words */
export async function addService({
  ctx,
  queue,
  input: given,
  requestKey = null,
}: Parts & { input: unknown; requestKey?: string | null }): Promise<AdminService> {
  requireOwner(ctx);
  const input = ServiceInput.parse(given);
  const id = ctx.ids.make('srv');
  const at = ctx.clock.now().toISOString();
  const added = await addOnce({
    ctx,
    id,
    requestKey,
    input,
    add: async (tx) => {
      await insertServiceRow(tx, {
        id,
        ...valuesOf(input),
        edited: 1,
        created_at: at,
        updated_at: at,
      });
      await wantPicture({ ctx, tx, queue, url: input.imageUrl });
      await audit(tx, ctx, 'add', id, undefined);
    },
    check: async (tx, known, hasOtherInput) =>
      requireUnchanged(
        await findServiceRow(tx, known),
        hasOtherInput ? NO_VERSION : null,
        presentRow,
      ),
  });
  return readOne(ctx, added);
}

/** @param baseVersion the version the form was filled from; null: whatever stands. @throws AppError not-found; ChangedError */
export async function updateService({
  ctx,
  queue,
  id,
  input: given,
  baseVersion,
}: Parts & { id: string; input: unknown; baseVersion: number | null }): Promise<AdminService> {
  requireOwner(ctx);
  const input = ServiceInput.parse(given);
  await ctx.db.write(async (tx) => {
    const before = requireUnchanged(await findServiceRow(tx, id), baseVersion, presentRow);
    await updateServiceRow(tx, before, { ...valuesOf(input), ...nextVersion(ctx, before) });
    await wantPicture({ ctx, tx, queue, url: input.imageUrl });
    await audit(tx, ctx, 'update', id, before);
  });
  return readOne(ctx, id);
}

/** Into the bin. @throws AppError not-found; ChangedError */
export async function deleteService({
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
    const before = requireUnchanged(await findServiceRow(tx, id), baseVersion, presentRow);
    await updateServiceRow(tx, before, {
      deleted_at: ctx.clock.now().toISOString(),
      ...nextVersion(ctx, before),
    });
    await audit(tx, ctx, 'delete', id, before);
  });
}

/**
 * Gives every service its place in the list.
 * @param ids all of them, once each @throws AppError conflict when the list has changed in the meantime
 */
export async function reorderServices({
  ctx,
  ids,
}: {
  ctx: Context;
  ids: readonly string[];
}): Promise<AdminService[]> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const rows = await listServiceRows(tx, { activeOnly: false });
    const wanted = new Set(ids);
    if (
      ids.length !== rows.length ||
      wanted.size !== rows.length ||
      rows.some((row) => !wanted.has(row.id))
    ) {
      throw new AppError(
        'conflict',
        'Services were added or deleted in the meantime. The list has been loaded again: please put them in order once more.',
      );
    }
    for (const before of rows) {
      const position = ids.indexOf(before.id) + 1;
      if (position === before.position) continue;
      await updateServiceRow(tx, before, { position, ...nextVersion(ctx, before) });
      await audit(tx, ctx, 'reorder', before.id, before);
    }
  });
  return listAllServices({ ctx });
}

const nextVersion = (ctx: Context, before: ServiceRow) => ({
  edited: 1,
  version: before.version + 1,
  updated_at: ctx.clock.now().toISOString(),
});

/** After the change, in its transaction. */
async function audit(
  tx: Tx,
  ctx: Context,
  verb: string,
  id: string,
  before: ServiceRow | undefined,
): Promise<void> {
  const after = await findServiceRow(tx, id);
  const isShown = after && after.deleted_at === null;
  await writeAudit(tx, ctx, {
    action: `services.${verb}`,
    subject: subjectOf('services', id),
    version: after?.version ?? (before?.version ?? 0) + 1,
    ...(before && before.deleted_at === null ? { before: snapshotOf(before) } : {}),
    ...(isShown ? { after: snapshotOf(after) } : {}),
  });
}

const toBinEntry = (row: ServiceRow): BinEntry => ({
  kind: 'services',
  id: row.id,
  title: row.title,
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore: 'It comes back inactive: visitors see it once you have switched it on.',
});

export const serviceKeeper = ({ storage }: { storage: Storage }): RecordKeeper => ({
  kind: 'services',
  listDeleted: async ({ ctx }) => (await listDeletedServiceRows(ctx.db.read)).map(toBinEntry),
  restore: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      requireOwner(ctx);
      const before = requireInBin(await findServiceRow(tx, id));
      await updateServiceRow(tx, before, {
        deleted_at: null,
        active: 0,
        ...nextVersion(ctx, before),
      });
      await audit(tx, ctx, 'restore', id, before);
    }),
  async purge({ ctx, id }) {
    if (ctx.actor.kind !== 'owner' && ctx.actor.kind !== 'job')
      throw new AppError('forbidden', 'Only the owner may do this.');
    const gone = await ctx.db.write(async (tx) => {
      const before = requireInBin(await findServiceRow(tx, id));
      await deleteServiceRow(tx, id);
      await rememberRemoval(tx, ctx, 'services', id);
      const pictures = await forgetPictures({
        ctx,
        tx,
        subject: subjectOf('services', id),
        urls: [before.image_url],
      });
      await writeAudit(tx, ctx, {
        action: 'services.purge',
        subject: subjectOf('services', id),
        version: before.version + 1,
        detail: { pictures: pictures.length },
      });
      return pictures;
    });
    await removePictureFiles({ ctx, storage, pictures: gone });
  },
});
