import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { deleteBookingRequestsBefore } from '#server/features/booking-requests/repo.ts';

/**
 * Deletes every request for an appointment that was sent before a time.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireBookingRequests({ ctx, before }: { ctx: Context; before: string }): Promise<number> {
  if (ctx.actor.kind !== 'job') throw new AppError('forbidden', 'Only the server itself may do this.');
  return ctx.db.write(async (tx) => {
    const count = await deleteBookingRequestsBefore(tx, before);
    if (count > 0) await writeAudit(tx, ctx, { action: 'booking-requests.expire', subject: 'booking-requests', detail: { count } });
    return count;
  });
}
