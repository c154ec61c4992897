/** The owner's other calendars are read every ten minutes, by one node. */
import { type Context, requireActor } from '#server/context.ts';
import { listCalendars } from '#server/features/busy-calendars/repo.ts';
import { readCalendarAgain } from '#server/features/busy-calendars/read.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { Tx } from '#server/db/database.ts';
import type { OutsideCalendars } from '#server/ports/outside-calendar.ts';

export const READ_CALENDARS_JOB = 'read-calendars';
const EVERY_MS = 10 * 60_000;
/** After what a visitor waits for. */
const PRIORITY = 2;

const turnOf = (at: Date): number => Math.floor(at.getTime() / EVERY_MS);

/** The turn that follows a moment; the same one for every node. */
export const queueNextReading = (tx: Tx, queue: Queue, now: Date): Promise<void> => {
  const turn = turnOf(now) + 1;
  return queue.enqueue(tx, {
    kind: READ_CALENDARS_JOB,
    key: `${READ_CALENDARS_JOB}:${turn}`,
    payload: {},
    priority: PRIORITY,
    maxAttempts: 2,
    afterMs: turn * EVERY_MS - now.getTime(),
  });
};

/** At the start: a database that was brought back has no jobs. */
export async function enqueueCalendarReading({
  ctx,
  queue,
}: {
  ctx: Context;
  queue: Queue;
}): Promise<void> {
  requireActor(ctx, 'system');
  await ctx.db.write(async (tx) => {
    if ((await listCalendars(tx)).length > 0) await queueNextReading(tx, queue, ctx.clock.now());
  });
}

/** Each run queues the next first, as long as there is a calendar. */
export function calendarJobs(
  { calendars, queue }: { calendars: OutsideCalendars; queue: Queue },
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    async [READ_CALENDARS_JOB](run) {
      const ctx = contextFor(READ_CALENDARS_JOB, run.jobId);
      const rows = await ctx.db.write(async (tx) => {
        await tx
          .deleteFrom('jobs')
          .where('kind', '=', READ_CALENDARS_JOB)
          .where('status', 'in', ['done', 'failed'])
          .execute();
        const standing = await listCalendars(tx);
        if (standing.length > 0) await queueNextReading(tx, queue, ctx.clock.now());
        return standing;
      });
      for (const row of rows) {
        run.signal.throwIfAborted();
        await readCalendarAgain({ ctx, calendars, row, signal: run.signal });
      }
    },
  };
}
