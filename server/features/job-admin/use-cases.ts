/** Failed work for the owner to see, and to have done once more. */
import type { AdminJob } from '#contracts/admin-jobs.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { countJobs, type JobStatus, listJobs, retryJob } from '#server/jobs/failed.ts';
import type { Queue } from '#server/jobs/queue.ts';

const MOST_LISTED = 100;

/** What a kind of job does, as the owner would say it. */
const WORK: Record<string, string> = {
  'design-picture': 'Drawing the plan of a design',
  'design-render': 'Painting a picture of a design',
  'design-purge': 'Removing deleted designs for good',
  'sample-designs': 'Making a sample design',
  'fetch-picture': 'Fetching a picture from another site',
  'sweep-pictures': 'Removing pictures that nothing uses',
  'mail-send': 'Sending an e-mail',
  retention: 'Removing what has been kept long enough',
  'backup-nightly': 'Making the backup of the night',
  'backup-now': 'Making a backup that was asked for',
  'read-calendars': 'Reading when your other calendars are busy',
  'appointment-reminder': 'Reminding a visitor of an appointment',
};

export const workOf = (kind: string): string => WORK[kind] ?? `Work of the kind “${kind}”`;

export async function listJobsFor({
  ctx,
  status,
}: {
  ctx: Context;
  status: JobStatus;
}): Promise<{ jobs: AdminJob[]; total: number }> {
  requireOwner(ctx);
  const [rows, total] = await Promise.all([
    listJobs(ctx.db.read, { status, limit: MOST_LISTED }),
    countJobs(ctx.db.read, status),
  ]);
  return {
    total,
    jobs: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      what: workOf(row.kind),
      status: row.status,
      attempts: row.attempts,
      error: row.error,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
  };
}

/** @throws AppError not-found when it has not failed */
export async function retryFailedJob({
  ctx,
  queue,
  id,
}: {
  ctx: Context;
  queue: Queue;
  id: string;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const kind = await retryJob(tx, { id, now: ctx.clock.now() });
    if (kind === null)
      throw new AppError(
        'not-found',
        'There is no failed work of this kind any more: it may be running again, or be done.',
      );
    await writeAudit(tx, ctx, {
      action: 'jobs.retry',
      subject: `jobs:${id}`,
      detail: { kind, name: workOf(kind) },
      before: { state: 'Failed' },
      after: { state: 'Waiting' },
    });
  });
  queue.announce();
}
