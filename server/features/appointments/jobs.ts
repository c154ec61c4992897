import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { linkOf, REMINDER_JOB } from '#server/features/appointments/book.ts';
import { findBooking } from '#server/features/appointments/repo.ts';
import { tellOfBooking, type TellParts } from '#server/features/appointments/notifications.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

const Payload = z.object({ id: z.string(), startsAt: z.string() });

/** A reminder goes out for what still stands at the time it was queued for; one that was moved has another. */
export function appointmentJobs(
  parts: TellParts,
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    async [REMINDER_JOB](run) {
      const ctx = contextFor(REMINDER_JOB, run.jobId);
      const { id, startsAt } = Payload.parse(run.payload);
      const link = await linkOf(ctx, id);
      await ctx.db.write(async (tx) => {
        const row = await findBooking(tx, id);
        // A server that was off over the appointment reminds nobody of what is over.
        if (
          !row ||
          row.state !== 'booked' ||
          row.starts_at !== startsAt ||
          startsAt <= ctx.clock.now().toISOString()
        )
          return;
        await tellOfBooking({ ctx, tx, row, what: 'reminder', link, ...parts });
      });
      parts.queue.announce();
    },
  };
}
