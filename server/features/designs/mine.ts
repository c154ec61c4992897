/** "My designs": what a browser asked for, named, put away and erased by whoever holds the secret of the request. */
import type { z } from 'zod';
import type { DesignRequestInput } from '#contracts/design.ts';
import { type MineAnswer, MineInput, RemoveInput, RenameInput } from '#contracts/mine.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { listRows, listSome, updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { enqueueMissingPictures } from '#server/features/designs/ask-pictures.ts';
import { findOwnedDesign } from '#server/features/designs/bin-repo.ts';
import { fixedBecause, requireOwn } from '#server/features/designs/change.ts';
import { packGarden, unpackGarden } from '#server/features/designs/garden-text.ts';
import { saveSearchText, searchTextOf } from '#server/features/designs/idea-search.ts';
import { ERASED } from '#server/features/designs/person-repo.ts';
import { imageUrlOf, projectTypeLabel } from '#server/features/designs/present.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import {
  findTarget,
  isSessionId,
  putAway,
  type RemovalParts,
  removeForGood,
  takeBack,
} from '#server/features/designs/removal.ts';
import {
  findDesign,
  findSession,
  listPictures,
  listSummariesOfSession,
  type SessionRow,
} from '#server/features/designs/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Requests of visitors that are not in the bin; the owner's copies belong to their enquiry. */
async function findMine(ctx: Context, sessionIds: readonly string[]): Promise<SessionRow[]> {
  const wanted = [...new Set(sessionIds.filter(isSessionId))];
  if (!wanted.length) return [];
  const rows = await listRows(ctx.db.read, 'design_sessions', {
    id: wanted,
    deleted_at: null,
    sample: 0,
    enquiry_id: null,
  });
  return rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** What some requests came to, copies beside their siblings; nothing of those that are gone. */
export async function listMine({
  ctx,
  input,
}: {
  ctx: Context;
  input: unknown;
}): Promise<z.infer<typeof MineAnswer>> {
  const { sessionIds } = MineInput.parse(input);
  const sessions = await findMine(ctx, sessionIds);
  const requests = await Promise.all(
    sessions.map(async (session) => ({
      sessionId: session.id,
      words: session.copied_from
        ? ''
        : (JSON.parse(session.input) as DesignRequestInput).designDescription,
      createdAt: session.created_at,
      designs: await designsOf(ctx, session.id),
    })),
  );
  return { requests: requests.filter(({ designs }) => designs.length > 0) };
}

async function designsOf(ctx: Context, sessionId: string) {
  const { read } = ctx.db;
  const rows = await listSummariesOfSession(read, sessionId);
  const ids = rows.map((row) => row.id);
  const [pictures, changes] = await Promise.all([
    listPictures(read, ids),
    listSome(read, 'design_changes', ['design_id', 'updated_at'], { design_id: ids }),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const own = pictures.filter((picture) => picture.design_id === row.id);
      return {
        id: row.id,
        title: row.title,
        projectTypeLabel: projectTypeLabel(row.project_type),
        imageUrl: imageUrlOf(row.id, own),
        hasPicture: own.length > 0,
        total: row.total_pence / 100,
        changedAt: changes.find((one) => one.design_id === row.id)?.updated_at ?? null,
        isInLibrary: row.shared === 1,
        fixedBecause: await fixedBecause(ctx, read, row),
      };
    }),
  );
}

/**
 * @throws AppError not-found; forbidden for everybody but its maker; conflict for one that has to stay as it is
 */
export async function renameDesign({
  ctx,
  id,
  input,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<{ title: string }> {
  const { sessionId, title } = RenameInput.parse(input);
  await ctx.db.write(async (tx) => {
    const row = requireOwn(isDesignId(id) ? await findDesign(tx, id) : undefined, sessionId);
    const fixed = await fixedBecause(ctx, tx, row);
    if (fixed) throw new AppError('conflict', `${fixed} Its name stays, too.`);
    const garden = await unpackGarden(row.garden);
    const renamed = { ...garden, words: { ...garden.words, title } };
    await updateRows(tx, 'designs', { id }, { title, garden: await packGarden(renamed) });
    await renewSearch(tx, row.session_id);
    await writeAudit(tx, ctx, { action: 'designs.rename', subject: id });
  });
  return { title };
}

/** The owner finds a request by the names of its designs, too. */
async function renewSearch(tx: Tx, sessionId: string): Promise<void> {
  const session = (await findSession(tx, sessionId))!;
  const titles = (await listSummariesOfSession(tx, sessionId)).map((one) => one.title);
  const input = JSON.parse(session.input) as DesignRequestInput;
  const [name, email] = [session.user_name, session.user_email];
  await saveSearchText(tx, sessionId, searchTextOf({ ...input, titles, name, email }));
}

const requireMade = async (tx: Tx, id: string, sessionId: string) => {
  const row = isDesignId(id) ? await findOwnedDesign(tx, id) : undefined;
  return requireOwn(row, sessionId);
};

/** Out of sight for everybody; it goes for good with its time in the bin. @throws AppError not-found; forbidden */
export async function removeOwn({
  ctx,
  queue,
  id,
  input,
}: {
  ctx: Context;
  queue: Queue;
  id: string;
  input: unknown;
}): Promise<void> {
  const { sessionId } = RemoveInput.parse(input);
  await ctx.db.write(async (tx) => {
    const design = await requireMade(tx, id, sessionId);
    if (design.deleted_at !== null) return;
    const target = (await findTarget(tx, id))!;
    await putAway(tx, { queue, target, at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, { action: 'designs.delete', subject: id, detail: { designs: 1 } });
  });
}

/** Of one that was put away by itself. @throws AppError not-found where it is gone for good; forbidden */
export async function restoreOwn({
  ctx,
  queue,
  id,
  input,
}: {
  ctx: Context;
  queue: Queue;
  id: string;
  input: unknown;
}): Promise<void> {
  const { sessionId } = RemoveInput.parse(input);
  await ctx.db.write(async (tx) => {
    const design = await requireMade(tx, id, sessionId);
    const session = await findSession(tx, design.session_id);
    if (!session || session.deleted_at !== null) throw new AppError('not-found', DESIGN_GONE);
    if (design.deleted_at === null) return;
    const target = (await findTarget(tx, id))!;
    await takeBack(tx, { target, deletedAt: design.deleted_at });
    await enqueueMissingPictures(tx, { queue, lane: design.session_id, designIds: [id] });
    await writeAudit(tx, ctx, { action: 'designs.restore', subject: id, detail: { designs: 1 } });
  });
  queue.announce();
}

/**
 * The requests with their words, designs and pictures, at once and for good; what was sent with an enquiry stays with it.
 * Those in the bin go as well. @returns how many requests went
 */
export async function eraseMine({
  ctx,
  storage,
  queue,
  input,
}: RemovalParts & { ctx: Context; input: unknown }): Promise<{ erased: number }> {
  const { sessionIds } = MineInput.parse(input);
  let erased = 0;
  for (const id of new Set(sessionIds.filter(isSessionId))) {
    const session = await findSession(ctx.db.read, id);
    if (!session || session.sample || session.enquiry_id || session.request_hash === ERASED)
      continue;
    await removeForGood({ ctx, storage, queue, id, action: 'designs.erase' });
    erased += 1;
  }
  return { erased };
}
