/** Failed jobs, for the owner to see and retry. */
import type { Reader, Tx } from '#server/db/database.ts';
import type { JobStatus } from '#server/jobs/table.ts';

export type { JobStatus };

export type JobRow = {
  id: string;
  kind: string;
  status: JobStatus;
  attempts: number;
  error: string | null;
  created_at: string;
  updated_at: string;
};

/** Most recently changed first. */
export const listJobs = (
  db: Reader,
  { status, limit }: { status: JobStatus; limit: number },
): Promise<JobRow[]> =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'status', 'attempts', 'error', 'created_at', 'updated_at'])
    .where('status', '=', status)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countJobs(db: Reader, status: JobStatus): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Retries from where it stopped: finished steps are kept. @returns its kind; null if it is no failed job */
export async function retryJob(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<string | null> {
  const row = await tx
    .updateTable('jobs')
    .set({
      status: 'queued',
      attempts: 0,
      run_at: now.getTime(),
      lease_token: null,
      lease_until: null,
      error: null,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning('kind')
    .executeTakeFirst();
  return row?.kind ?? null;
}
