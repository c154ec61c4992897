/** What the privacy policy promises, done once a day: nothing a visitor gave us is kept longer than it says. */
import { DAY_MS } from '#contracts/london-time.ts';
import { financialLimitOf, KEPT, limitOf } from '#content/policies/kept.ts';
import { type Context, requireActor } from '#server/context.ts';
import { expireAppointments, expireDiary } from '#server/features/appointments/expire.ts';
import { expireQuestions } from '#server/features/assistant/questions.ts';
import { emptyBin } from '#server/features/bin/use-cases.ts';
import { expireBookingRequests } from '#server/features/booking-requests/request.ts';
import { expireCancellations } from '#server/features/cancellations/cancellation.ts';
import { expireComplaints } from '#server/features/complaints/complaint.ts';
import { expireDesigns } from '#server/features/designs/expire.ts';
import { sweepFiles } from '#server/storage/stored-files.ts';
import { expireEnquiries } from '#server/features/enquiries/expire.ts';
import { expireMails } from '#server/features/mail/expire.ts';
import { expirePostedReports } from '#server/features/pdfs/expire.ts';
import { binProviders } from '#server/features/bin-providers.ts';
import { expireInvoices } from '#server/features/invoices/keep.ts';
import { expireTasks } from '#server/features/tasks/keep.ts';
import { expireQuotes } from '#server/features/quotes/expire.ts';
import { expireAttempts } from '#server/features/owner/expire.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { runSteps } from '#server/jobs/run-steps.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { Storage } from '#server/ports/storage.ts';

export const RETENTION_JOB = 'retention';
/** After what a visitor waits for. */
const PRIORITY = 2;

const keyOf = (day: Date) => `${RETENTION_JOB}:${day.toISOString().slice(0, 10)}`;

/** Queues today's run; on several nodes, and after a restart, it is the same one. */
export async function enqueueRetention({
  ctx,
  queue,
}: {
  ctx: Context;
  queue: Queue;
}): Promise<void> {
  requireActor(ctx, 'system');
  await ctx.db.write((tx) =>
    queue.enqueue(tx, {
      kind: RETENTION_JOB,
      key: keyOf(ctx.clock.now()),
      payload: {},
      priority: PRIORITY,
    }),
  );
}

type RetentionParts = { storage: Storage; queue: Queue };

/** Each run queues the next day's first: what fails today for good is tried again tomorrow. */
export function retentionJobs(
  { storage, queue }: RetentionParts,
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    async [RETENTION_JOB](run) {
      const ctx = contextFor(RETENTION_JOB, run.jobId);
      const now = ctx.clock.now();
      const { signal } = run;
      const before = limitOf(now, KEPT.contactYears);
      await ctx.db.write(async (tx) => {
        // A finished run has nothing more to tell: what it deleted stands in the audit.
        await tx
          .deleteFrom('jobs')
          .where('kind', '=', RETENTION_JOB)
          .where('status', '=', 'done')
          .execute();
        await queue.enqueue(tx, {
          kind: RETENTION_JOB,
          key: keyOf(new Date(now.getTime() + DAY_MS)),
          payload: {},
          priority: PRIORITY,
          afterMs: DAY_MS,
        });
      });
      await runSteps(signal, [
        () =>
          expireDesigns({ ctx, storage, queue, before: limitOf(now, KEPT.designYears), signal }),
        () => expireBookingRequests({ ctx, before, signal }),
        () => expireAppointments({ ctx, before, signal }),
        () => expireDiary({ ctx, before, signal }),
        () => expireEnquiries({ ctx, storage, queue, before, signal }),
        () => expireComplaints({ ctx, before: limitOf(now, KEPT.complaintYears), signal }),
        () => expireCancellations({ ctx, before: financialLimitOf(now, KEPT.contractYears) }),
        () =>
          expireQuotes({
            ctx,
            before: limitOf(now, KEPT.quoteYears),
            acceptedBefore: financialLimitOf(now, KEPT.contractYears),
            signal,
          }),
        () =>
          expireInvoices({
            ctx,
            before: financialLimitOf(now, KEPT.contractYears),
            signal,
          }),
        () => expireTasks({ ctx, before: limitOf(now, KEPT.contactYears), signal }),
        () => expireMails({ ctx, queue, signal }),
        () => expireAttempts({ ctx }),
        () => expireQuestions({ ctx }),
        () => expirePostedReports({ ctx, storage, signal }),
        () => emptyBin({ ctx, keepers: binProviders({ storage, queue }), signal }),
        () => sweepFiles({ ctx, storage }),
      ]);
    },
  };
}
