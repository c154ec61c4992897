/** Time and postcode of each enquiry, without the bin. */
import type { Context } from '#server/context.ts';
import type { TimelineEntry } from '#contracts/admin-numbers.ts';

/** @param since ISO time */
export const listEnquiryTimeline = (ctx: Context, since: string): Promise<TimelineEntry[]> =>
  ctx.db.read
    .selectFrom('enquiries')
    .select(['created_at as at', 'postcode'])
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .execute();
