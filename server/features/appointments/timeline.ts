/** Time and postcode of each appointment that was not cancelled. */
import type { Context } from '#server/context.ts';
import type { TimelineEntry } from '#contracts/admin-numbers.ts';

/** Dated by when it was booked. @param since ISO time */
export const listAppointmentTimeline = (ctx: Context, since: string): Promise<TimelineEntry[]> =>
  ctx.db.read
    .selectFrom('bookings')
    .select(['created_at as at', 'postcode'])
    .where('state', '!=', 'cancelled')
    .where('created_at', '>=', since)
    .execute();
