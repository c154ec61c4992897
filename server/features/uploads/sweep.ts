/** Once a day: pictures that no record names any more go, and so do files that never became a picture. */
import { DAY_MS } from '#contracts/london-time.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { sweepSitePictures } from '#server/features/site-pictures/sweep.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { runSteps } from '#server/jobs/run-steps.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { Storage } from '#server/ports/storage.ts';
import { listNamedPictures } from '#server/records/pictures.ts';

export const SWEEP_PICTURES_JOB = 'sweep-pictures';
const PRIORITY = 2;
const orderOf = (day: Date, afterMs = 0) => ({
  kind: SWEEP_PICTURES_JOB,
  key: `${SWEEP_PICTURES_JOB}:${day.toISOString().slice(0, 10)}`,
  payload: {},
  priority: PRIORITY,
  afterMs,
});

/** Queues today's run; on several nodes, and after a restart, it is the same one. */
export async function enqueuePictureSweep({
  ctx,
  queue,
}: {
  ctx: Context;
  queue: Queue;
}): Promise<void> {
  requireActor(ctx, 'system');
  await ctx.db.write((tx) => queue.enqueue(tx, orderOf(ctx.clock.now())));
}

/** Each run queues the next day's first: what fails today for good is tried again tomorrow. */
export function sweepPictureJobs(
  { storage, queue }: { storage: Storage; queue: Queue },
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    async [SWEEP_PICTURES_JOB](run) {
      const ctx = contextFor(SWEEP_PICTURES_JOB, run.jobId);
      const now = ctx.clock.now();
      await ctx.db.write(async (tx) => {
        await tx
          .deleteFrom('jobs')
          .where('kind', '=', SWEEP_PICTURES_JOB)
          .where('status', '=', 'done')
          .execute();
        await queue.enqueue(tx, orderOf(new Date(now.getTime() + DAY_MS), DAY_MS));
      });
      await runSteps(run.signal, [
        () => sweepUnnamed(ctx, storage, run.signal),
        () => storage.removeLeftovers(new Date(Date.now() - DAY_MS)),
      ]);
    },
  };
}

async function sweepUnnamed(ctx: Context, storage: Storage, signal: AbortSignal): Promise<void> {
  const removed = await sweepSitePictures({
    ctx,
    storage,
    signal,
    listNamed: (read) => listNamedPictures({ ctx, read }),
  });
  if (removed.pictures + removed.files > 0)
    await ctx.db.write((tx) =>
      writeAudit(tx, ctx, { action: 'pictures.sweep', subject: 'pictures', detail: removed }),
    );
}
