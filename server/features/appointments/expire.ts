import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { deleteBookings, listBookingIdsBefore } from '#server/features/appointments/repo.ts';

/** No transaction holds the diary for long. */
const AT_ONCE = 200;

/**
 * Deletes every appointment that was over before a time.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireAppointments({ ctx, before, signal }: { ctx: Context; before: string; signal: AbortSignal }): Promise<number> {
  if (ctx.actor.kind !== 'job') throw new AppError('forbidden', 'Only the server itself may do this.');
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const count = await ctx.db.write(async (tx) => {
      const ids = await listBookingIdsBefore(tx, before, AT_ONCE);
      await deleteBookings(tx, ids);
      if (ids.length > 0) await writeAudit(tx, ctx, { action: 'appointments.expire', subject: 'bookings', detail: { count: ids.length } });
      return ids.length;
    });
    total += count;
    if (count < AT_ONCE) return total;
  }
}
