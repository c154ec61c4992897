/**
 * The one way by which designs go: out of sight at once, then, when their time has come, for good. Files go before their
 * rows, so that after a stop in between the rows still say what is to be removed, and the next run takes it up.
 */
import { PICTURE_KINDS } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { rememberRemoval } from '#server/db/records.ts';
import {
  deleteDesignRows,
  deleteSessionRow,
  findOwnedDesign,
  listLivingPictures,
  listOwnedDesigns,
  listOwnedStates,
  type OwnedDesign,
  setDesignsDeleted,
  setSessionDeleted,
} from '#server/features/designs/bin-repo.ts';
import { forgetFiles, hideFiles, showFiles } from '#server/storage/stored-files.ts';
import { pictureJobKey } from '#server/features/designs/picture-job.ts';
import { renderJobKey } from '#server/features/designs/render-job.ts';
import { findSession, listPictures } from '#server/features/designs/repo.ts';
import { keysOf } from '#server/features/designs/store-picture.ts';
import { deleteReports, listReportKeys } from '#server/features/designs/reports.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

export type RemovalParts = { storage: Storage; queue: Queue };

/** What goes: a whole request (`sessionId` alone), or one design of it, which stands first. */
export type Target = { sessionId: string; designs: readonly OwnedDesign[]; isWhole: boolean };

export const isSessionId = (text: string): boolean => /^ses_[A-Za-z0-9_-]{6,64}$/.test(text);

/** A request by its id, or one design by its own, with its kept states; in the bin or not. null when there is none. */
export async function findTarget(db: Reader, id: string): Promise<Target | null> {
  if (isSessionId(id))
    return (await findSession(db, id))
      ? { sessionId: id, designs: await listOwnedDesigns(db, [id]), isWhole: true }
      : null;
  const design = await findOwnedDesign(db, id);
  return design
    ? {
        sessionId: design.session_id,
        designs: [design, ...(await listOwnedStates(db, id))],
        isWhole: false,
      }
    : null;
}

const idsOf = (designs: readonly OwnedDesign[]) => designs.map((design) => design.id);

/** Every job that may be queued for a design. */
export const jobKeysOf = (designId: string): string[] => [
  pictureJobKey(designId),
  ...PICTURE_KINDS.flatMap((kind) =>
    kind === 'plan'
      ? []
      : (['quick', 'full'] as const).map((quality) => renderJobKey(designId, { kind, quality })),
  ),
];

export type TargetFiles = { pictures: string[]; reports: string[] };

/** The files of designs, without those that a design outside the bin shows as well. */
export async function filesOf(db: Reader, designIds: readonly string[]): Promise<TargetFiles> {
  const pictures = await listPictures(db, designIds);
  const contents = pictures.flatMap((picture) => picture.content_hash ?? []);
  const shared = new Set((await listLivingPictures(db, contents, designIds)).flatMap(keysOf));
  return {
    pictures: pictures.flatMap(keysOf).filter((key) => !shared.has(key)),
    reports: await listReportKeys(db, designIds),
  };
}

/** Out of sight, files and all; what is queued for it is dropped. What of a request was deleted before keeps its own time. @returns the designs that went */
export async function putAway(
  tx: Tx,
  { queue, target, at }: { queue: Queue; target: Target; at: string },
): Promise<OwnedDesign[]> {
  const gone = target.designs.filter((design) => design.deleted_at === null);
  const going = idsOf(gone);
  if (target.isWhole) await setSessionDeleted(tx, target.sessionId, at);
  await setDesignsDeleted(tx, going, at);
  const { pictures, reports } = await filesOf(tx, going);
  await hideFiles(tx, [...pictures, ...reports], at);
  await queue.drop(tx, going.flatMap(jobKeysOf), { isForgotten: false });
  return gone;
}

/** Back into sight: all that went with it. @returns the designs that came */
export async function takeBack(
  tx: Tx,
  { target, deletedAt }: { target: Target; deletedAt: string },
): Promise<OwnedDesign[]> {
  const back = target.designs.filter((design) => design.deleted_at === deletedAt);
  const coming = idsOf(back);
  if (target.isWhole) await setSessionDeleted(tx, target.sessionId, null);
  await setDesignsDeleted(tx, coming, null);
  const { pictures, reports } = await filesOf(tx, coming);
  await showFiles(tx, [...pictures, ...reports]);
  return back;
}

/**
 * For good: files first, rows after. Doing it again, or after a stop in between, removes what is left.
 * @param action of the audit row that stays @returns how many files went
 */
export async function removeForGood({
  ctx,
  storage,
  queue,
  id,
  action,
}: RemovalParts & { ctx: Context; id: string; action: string }): Promise<number> {
  const target = await findTarget(ctx.db.read, id);
  if (!target) return 0;
  const designIds = idsOf(target.designs);
  const { pictures, reports } = await filesOf(ctx.db.read, designIds);
  for (const key of [...pictures, ...reports]) await storage.remove(key);
  const files = pictures.length + reports.length;
  await ctx.db.write(async (tx) => {
    const isSample = target.designs.some((design) => design.sample === 1);
    await deleteReports(tx, reports);
    await forgetFiles(tx, pictures);
    // A job doing this work keeps its own row.
    await queue.drop(
      tx,
      [...designIds.flatMap(jobKeysOf), ...(ctx.actor.kind === 'job' ? [] : [purgeJobKey(id)])],
      { isForgotten: true },
    );
    if (target.isWhole) await deleteSessionRow(tx, id);
    else await deleteDesignRows(tx, designIds);
    if (isSample) await rememberRemoval(tx, ctx, 'designs', target.sessionId);
    for (const subject of [id, ...designIds]) await emptyAudit(tx, subject);
    await writeAudit(tx, ctx, {
      action,
      subject: id,
      detail: { designs: designIds.length, files },
    });
  });
  return files;
}

/** Finishes what a stop has cut short. */
export const PURGE_JOB = 'design-purge';
export const purgeJobKey = (id: string): string => `${PURGE_JOB}:${id}`;
