/** A person's designs, found by the e-mail that was left beside them, and erased at once and for good. */
import { z } from 'zod';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { emptyAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { emptySession } from '#server/features/designs/person-repo.ts';
import {
  findTarget,
  PURGE_JOB,
  purgeJobKey,
  putAway,
  type RemovalParts,
  removeForGood,
} from '#server/features/designs/removal.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { JobRun } from '#server/jobs/worker.ts';

/** The answer's own attempt comes first. */
const JOB_AFTER_MS = 60_000;
const JOB_ATTEMPTS = 10;

/** First half, in one transaction: out of sight, the person's words gone, and a job queued that finishes the rest whatever happens. */
export async function beginErasure(
  tx: Tx,
  { ctx, queue, sessionIds }: { ctx: Context; queue: Queue; sessionIds: readonly string[] },
): Promise<{ designIds: string[] }> {
  requireOwner(ctx);
  const designIds: string[] = [];
  for (const sessionId of sessionIds) {
    const target = await findTarget(tx, sessionId);
    if (!target) continue;
    await putAway(tx, { queue, target, at: ctx.clock.now().toISOString() });
    await emptySession(tx, sessionId);
    for (const subject of [sessionId, ...target.designs.map((design) => design.id)])
      await emptyAudit(tx, subject);
    await queue.enqueue(tx, {
      kind: PURGE_JOB,
      key: purgeJobKey(sessionId),
      payload: { id: sessionId },
      afterMs: JOB_AFTER_MS,
      maxAttempts: JOB_ATTEMPTS,
      again: true,
    });
    designIds.push(...target.designs.map((design) => design.id));
  }
  return { designIds };
}

/** Second half: files, then rows. @returns how many files went @throws ProviderError when the storage fails: the job goes on with it */
export async function finishErasure({
  ctx,
  storage,
  queue,
  sessionIds,
}: RemovalParts & { ctx: Context; sessionIds: readonly string[] }): Promise<number> {
  requireOwner(ctx);
  let files = 0;
  for (const id of sessionIds)
    files += await removeForGood({ ctx, storage, queue, id, action: 'designs.erase' });
  return files;
}

const Payload = z.object({ id: z.string() });

/** Takes up an erasure that was cut short. */
export async function runPurgeJob(
  { storage, queue }: RemovalParts,
  { ctx, run }: { ctx: Context; run: JobRun },
): Promise<void> {
  requireActor(ctx, 'job');
  const { id } = Payload.parse(run.payload);
  await removeForGood({ ctx, storage, queue, id, action: 'designs.erase' });
}
