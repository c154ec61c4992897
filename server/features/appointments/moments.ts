/** When and for where appointments were made. Cancelled ones do not count. */
import type { Context } from '#server/context.ts';
import type { Moment } from '#contracts/admin-numbers.ts';

/** By the time at which they were booked. @param since ISO time */
export const listAppointmentMoments = (ctx: Context, since: string): Promise<Moment[]> =>
  ctx.db.read
    .selectFrom('bookings')
    .select(['created_at as at', 'postcode'])
    .where('state', '!=', 'cancelled')
    .where('created_at', '>=', since)
    .execute();
