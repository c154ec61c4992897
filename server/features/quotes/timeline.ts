/** Time and postcode of each quote sent and accepted, once each, without the bin. */
import type { Context } from '#server/context.ts';
import type { TimelineEntry } from '#contracts/admin-numbers.ts';

/** Dated by when it was first sent. @param since ISO time */
export async function listSentQuoteTimeline(ctx: Context, since: string): Promise<TimelineEntry[]> {
  const rows = await ctx.db.read
    .selectFrom('quotes')
    .innerJoin('quote_versions', 'quote_versions.quote_id', 'quotes.id')
    .select(({ fn }) => ['quotes.postcode', fn.min('quote_versions.sent_at').as('at')])
    .where('quotes.deleted_at', 'is', null)
    .where('quote_versions.sent_at', 'is not', null)
    .groupBy(['quotes.id', 'quotes.postcode'])
    .execute();
  return rows.flatMap(({ at, postcode }) => (at !== null && at >= since ? [{ at, postcode }] : []));
}

/** @param since ISO time */
export const listAcceptedQuoteTimeline = (ctx: Context, since: string): Promise<TimelineEntry[]> =>
  ctx.db.read
    .selectFrom('quote_acceptances')
    .innerJoin('quotes', 'quotes.id', 'quote_acceptances.quote_id')
    .select(['quote_acceptances.accepted_at as at', 'quotes.postcode'])
    .where('quotes.deleted_at', 'is', null)
    .where('quote_acceptances.accepted_at', '>=', since)
    .execute();
