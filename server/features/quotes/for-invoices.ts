/** What invoices may ask of quotes: one that is accepted, as it was accepted, and the sums of a time. */
import { sql } from 'kysely';
import type { QuoteBody, QuoteCustomer } from '#contracts/quotes.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { bodyOf, customerOf, quoteLink } from '#server/features/quotes/read.ts';
import { findQuote, listVersions } from '#server/features/quotes/repo.ts';

export { readFirm } from '#server/features/quotes/draft.ts';
export { findByQuoteLink } from '#server/features/quotes/read.ts';

/** @throws AppError not-found; impossible while it is not accepted */
export async function readAcceptedQuote(
  ctx: Context,
  id: string,
): Promise<{ number: string; body: QuoteBody; customer: QuoteCustomer; totalPence: number }> {
  requireOwner(ctx);
  const quote = await findQuote(ctx.db.read, id);
  if (!quote || quote.deleted_at !== null)
    throw new AppError('not-found', 'There is no such quote.');
  const version = (await listVersions(ctx.db.read, [id])).find((one) => one.state === 'accepted');
  if (!version)
    throw new AppError(
      'impossible',
      'This quote has not been accepted, so there is nothing to invoice.',
    );
  return {
    number: quote.number ?? '',
    body: bodyOf(version),
    customer: customerOf(quote),
    totalPence: Number(version.total_pence),
  };
}

/** The private page of the version that was accepted. @throws AppError not-found */
export async function acceptedQuoteLink(ctx: Context, id: string): Promise<string> {
  const version = (await listVersions(ctx.db.read, [id])).find((one) => one.state === 'accepted');
  if (!version) throw new AppError('not-found', 'There is no such quote.');
  return quoteLink(ctx, version.id);
}

type Sum = { count: number; pence: number };
const asSum = (row: { count: unknown; pence: unknown }): Sum => ({
  count: Number(row.count),
  pence: Number(row.pence ?? 0),
});
const SUMS = [
  sql<number>`count(*)`.as('count'),
  sql<number>`coalesce(sum(quote_versions.total_pence), 0)`.as('pence'),
] as const;

/** Quotes that can be accepted now. */
export async function sumQuotesOut(ctx: Context): Promise<Sum> {
  requireOwner(ctx);
  return asSum(
    await ctx.db.read
      .selectFrom('quote_versions')
      .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
      .where('quotes.deleted_at', 'is', null)
      .where('quote_versions.state', 'in', ['sent', 'change-asked'])
      .where('quote_versions.valid_until', '>=', ctx.clock.now().toISOString())
      .select(SUMS)
      .executeTakeFirstOrThrow(),
  );
}

/** @param from ISO time @param to ISO time that is no longer in it */
export async function sumAccepted(ctx: Context, from: string, to: string): Promise<Sum> {
  requireOwner(ctx);
  return asSum(
    await ctx.db.read
      .selectFrom('quote_acceptances')
      .innerJoin('quote_versions', 'quote_versions.id', 'quote_acceptances.version_id')
      .where('quote_acceptances.accepted_at', '>=', from)
      .where('quote_acceptances.accepted_at', '<', to)
      .select(SUMS)
      .executeTakeFirstOrThrow(),
  );
}
