/** Time and postcode of each enquiry, without the bin. */
import type { Context } from '#server/context.ts';
import type { TimelineEntry } from '#contracts/admin-numbers.ts';

/** All there are, without the bin. */
export async function countAllEnquiries(ctx: Context): Promise<number> {
  const row = await ctx.db.read
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** @param since ISO time */
export const listEnquiryTimeline = (ctx: Context, since: string): Promise<TimelineEntry[]> =>
  ctx.db.read
    .selectFrom('enquiries')
    .select(['created_at as at', 'postcode'])
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .execute();
