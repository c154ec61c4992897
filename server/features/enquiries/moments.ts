/** When and from where enquiries came. What lies in the bin does not count. */
import type { Context } from '#server/context.ts';
import type { Moment } from '#contracts/admin-numbers.ts';

/** @param since ISO time */
export const listEnquiryMoments = (ctx: Context, since: string): Promise<Moment[]> =>
  ctx.db.read
    .selectFrom('enquiries')
    .select(['created_at as at', 'postcode'])
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .execute();
