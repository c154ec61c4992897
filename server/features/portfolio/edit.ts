/** What the owner does with the portfolio: each change is one transaction with its audit row, and knows the version it was made from. */
import {
  type AdminProject,
  DRAWN_MESSAGE,
  isDrawnProject,
  PortfolioInput,
} from '#contracts/admin-portfolio.ts';
import type { BinEntry } from '#contracts/records.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { addOnce, NO_VERSION } from '#server/db/add-once.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import {
  ALL_SAMPLES,
  goesAtOf,
  type RecordKeeper,
  rememberRemoval,
  requireInBin,
  requireUnchanged,
  subjectOf,
} from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import {
  deleteProjectRow,
  findProjectRow,
  insertProjectRow,
  listDeletedProjectRows,
  listProjectRows,
  type ProjectRow,
  updateProjectRow,
} from '#server/features/portfolio/repo.ts';
import { presentProject } from '#server/features/portfolio/use-cases.ts';
import { removePictureFiles } from '#server/features/site-pictures/let-go.ts';
import {
  findSitePictures,
  findUnfetched,
  wantPicture,
} from '#server/features/site-pictures/use-cases.ts';
import { forgetPictures } from '#server/features/uploads/record-pictures.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

type Parts = { ctx: Context; queue: Queue };

/** @param wasSample what an input that says nothing about it leaves standing @throws AppError invalid for a drawn garden that is to pass for finished work */
function valuesOf(input: PortfolioInput, wasSample: boolean | null) {
  // The specification's callers send one picture for both.
  const beforeImageUrl = input.beforeImageUrl || input.afterImageUrl;
  const isDrawn = isDrawnProject({ ...input, beforeImageUrl });
  if (isDrawn && input.sample === false)
    throw new AppError('invalid', DRAWN_MESSAGE, [{ field: 'sample', message: DRAWN_MESSAGE }]);
  return {
    title: input.title,
    description: input.description,
    category: input.category,
    tags: JSON.stringify(input.tags),
    before_image_url: beforeImageUrl,
    after_image_url: input.afterImageUrl,
    featured: input.featured ? 1 : 0,
    sample: isDrawn || (input.sample ?? wasSample ?? false) ? 1 : 0,
  };
}

const presentRow = (row: ProjectRow): AdminProject => ({
  ...presentProject(row),
  before: null,
  after: null,
  isUnfetched: false,
  version: row.version,
  updatedAt: row.updated_at,
});

const urlsOf = (row: Pick<ProjectRow, 'before_image_url' | 'after_image_url'>): string[] => [
  row.before_image_url,
  row.after_image_url,
];

async function withPictures(ctx: Context, rows: readonly ProjectRow[]): Promise<AdminProject[]> {
  const urls = rows.flatMap(urlsOf);
  const [pictures, unfetched] = await Promise.all([
    findSitePictures({ ctx, urls }),
    findUnfetched({ ctx, urls }),
  ]);
  return rows.map((row) => ({
    ...presentRow(row),
    before: pictures.get(row.before_image_url) ?? null,
    after: pictures.get(row.after_image_url) ?? null,
    isUnfetched: urlsOf(row).some((url) => unfetched.has(url)),
  }));
}

const readOne = async (ctx: Context, id: string): Promise<AdminProject> =>
  (await withPictures(ctx, [(await findProjectRow(ctx.db.read, id))!]))[0]!;

async function wantPictures(
  { ctx, queue }: Parts,
  tx: Tx,
  row: Pick<ProjectRow, 'before_image_url' | 'after_image_url'>,
): Promise<void> {
  for (const url of new Set(urlsOf(row))) await wantPicture({ ctx, tx, queue, url });
}

/** In the order in which visitors see them. */
export async function listAllProjects({ ctx }: { ctx: Context }): Promise<AdminProject[]> {
  requireOwner(ctx);
  return withPictures(ctx, await listProjectRows(ctx.db.read));
}

/** @param requestKey names one adding: sent again, the project stands once @throws AppError invalid; ChangedError when the key has added it with other words */
export async function addProject({
  ctx,
  queue,
  input: given,
  requestKey = null,
}: Parts & { input: unknown; requestKey?: string | null }): Promise<AdminProject> {
  requireOwner(ctx);
  const input = PortfolioInput.parse(given);
  const values = valuesOf(input, null);
  const id = ctx.ids.make('prj');
  const at = ctx.clock.now().toISOString();
  const added = await addOnce({
    ctx,
    id,
    requestKey,
    input,
    add: async (tx) => {
      await insertProjectRow(tx, { id, ...values, edited: 1, created_at: at, updated_at: at });
      await wantPictures({ ctx, queue }, tx, values);
      await audit(tx, ctx, 'add', id, undefined);
    },
    check: async (tx, known, hasOtherInput) =>
      requireUnchanged(
        await findProjectRow(tx, known),
        hasOtherInput ? NO_VERSION : null,
        presentRow,
      ),
  });
  queue.announce();
  return readOne(ctx, added);
}

/** @param baseVersion the version the form was filled from; null: whatever stands. @throws AppError invalid, not-found; ChangedError */
export async function updateProject({
  ctx,
  queue,
  id,
  input: given,
  baseVersion,
}: Parts & { id: string; input: unknown; baseVersion: number | null }): Promise<AdminProject> {
  requireOwner(ctx);
  const input = PortfolioInput.parse(given);
  await ctx.db.write(async (tx) => {
    const before = requireUnchanged(await findProjectRow(tx, id), baseVersion, presentRow);
    const values = valuesOf(input, before.sample === 1);
    await updateProjectRow(tx, before, { ...values, ...nextVersion(ctx, before) });
    await wantPictures({ ctx, queue }, tx, values);
    await audit(tx, ctx, 'update', id, before);
  });
  queue.announce();
  return readOne(ctx, id);
}

/** Into the bin. @throws AppError not-found; ChangedError */
export async function deleteProject({
  ctx,
  id,
  baseVersion = null,
}: {
  ctx: Context;
  id: string;
  baseVersion?: number | null;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) =>
    moveToBin(tx, ctx, requireUnchanged(await findProjectRow(tx, id), baseVersion, presentRow)),
  );
}

/** As it came with the product. What the owner has put words or pictures into is theirs, though it may still be marked as a sample. */
const isUntouchedSample = (row: ProjectRow): boolean => row.sample === 1 && row.edited === 0;

/** How many would be removed. */
export async function countSampleProjects({ ctx }: { ctx: Context }): Promise<number> {
  requireOwner(ctx);
  return (await listProjectRows(ctx.db.read)).filter(isUntouchedSample).length;
}

/** All untouched sample projects into the bin; no new version brings samples again. @returns how many there were */
export async function removeSampleProjects({ ctx }: { ctx: Context }): Promise<number> {
  requireOwner(ctx);
  return ctx.db.write(async (tx) => {
    const samples = (await listProjectRows(tx)).filter(isUntouchedSample);
    for (const row of samples) await moveToBin(tx, ctx, row);
    await rememberRemoval(tx, ctx, 'portfolio', ALL_SAMPLES);
    await writeAudit(tx, ctx, {
      action: 'portfolio.remove-samples',
      subject: 'portfolio',
      detail: { count: samples.length },
    });
    return samples.length;
  });
}

async function moveToBin(tx: Tx, ctx: Context, before: ProjectRow): Promise<void> {
  await updateProjectRow(tx, before, {
    deleted_at: ctx.clock.now().toISOString(),
    ...nextVersion(ctx, before),
    edited: before.edited,
  });
  await audit(tx, ctx, 'delete', before.id, before);
}

const nextVersion = (ctx: Context, before: ProjectRow) => ({
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
  before: ProjectRow | undefined,
): Promise<void> {
  const after = await findProjectRow(tx, id);
  const isShown = after && after.deleted_at === null;
  await writeAudit(tx, ctx, {
    action: `portfolio.${verb}`,
    subject: subjectOf('portfolio', id),
    version: after?.version ?? (before?.version ?? 0) + 1,
    ...(before && before.deleted_at === null ? { before: presentProject(before) } : {}),
    ...(isShown ? { after: presentProject(after) } : {}),
  });
}

const toBinEntry = (row: ProjectRow): BinEntry => ({
  kind: 'portfolio',
  id: row.id,
  title: row.title,
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore: 'It comes back as it was, and visitors see it on the portfolio page at once.',
});

export const portfolioKeeper = ({ storage }: { storage: Storage }): RecordKeeper => ({
  kind: 'portfolio',
  listDeleted: async ({ ctx }) => (await listDeletedProjectRows(ctx.db.read)).map(toBinEntry),
  restore: ({ ctx, id }) =>
    ctx.db.write(async (tx) => {
      requireOwner(ctx);
      const before = requireInBin(await findProjectRow(tx, id));
      await updateProjectRow(tx, before, {
        deleted_at: null,
        ...nextVersion(ctx, before),
        edited: before.edited,
      });
      await audit(tx, ctx, 'restore', id, before);
    }),
  async purge({ ctx, id }) {
    if (ctx.actor.kind !== 'owner' && ctx.actor.kind !== 'job')
      throw new AppError('forbidden', 'Only the owner may do this.');
    const gone = await ctx.db.write(async (tx) => {
      const before = requireInBin(await findProjectRow(tx, id));
      await deleteProjectRow(tx, id);
      await rememberRemoval(tx, ctx, 'portfolio', id);
      const pictures = await forgetPictures({
        ctx,
        tx,
        subject: subjectOf('portfolio', id),
        urls: urlsOf(before),
      });
      await writeAudit(tx, ctx, {
        action: 'portfolio.purge',
        subject: subjectOf('portfolio', id),
        version: before.version + 1,
        detail: { pictures: pictures.length },
      });
      return pictures;
    });
    await removePictureFiles({ ctx, storage, pictures: gone });
  },
});
