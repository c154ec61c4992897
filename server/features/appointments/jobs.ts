import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { linkOf, REMINDER_JOB } from '#server/features/appointments/book.ts';
import { findBooking } from '#server/features/appointments/repo.ts';
import { tellOfBooking, type TellParts } from '#server/features/appointments/notifications.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

const Payload = z.object({ id: z.string(), startsAt: z.string() });

/** Sends a reminder only if the appointment is still at the time it was queued for; a moved one has its own reminder. */
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
        // If the server was down past the appointment, no reminder is sent.
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
