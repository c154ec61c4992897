/** How much work waits, is being done, and has failed, over all nodes. */
import type { Reader } from '#server/db/database.ts';
import type { JobStatus } from '#server/jobs/table.ts';

export const OPEN_STATUSES = [
  'queued',
  'running',
  'failed',
] as const satisfies readonly JobStatus[];

export async function countOpenJobs(
  db: Reader,
): Promise<Record<(typeof OPEN_STATUSES)[number], number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('status', 'in', OPEN_STATUSES)
    .groupBy('status')
    .execute();
  const counts = { queued: 0, running: 0, failed: 0 };
  for (const { status, count } of rows) if (status !== 'done') counts[status] = Number(count);
  return counts;
}
