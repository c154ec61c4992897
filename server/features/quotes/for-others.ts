/** What other features may ask of quotes. */
import type { VisitorQuote } from '#contracts/quotes.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { subjectOf } from '#server/db/records.ts';
import { newestSentOf } from '#server/features/quotes/edit.ts';
import { removeQuotes } from '#server/features/quotes/bin.ts';
import { isOpenVersion, listQuotesOf } from '#server/features/quotes/read.ts';
import {
  listQuotesByEnquiry,
  listVersions,
  updateQuote,
  updateVersion,
} from '#server/features/quotes/repo.ts';

/**
 * What an enquiry's private page shows: the newest sent version of each quote, the newest first. Each carries the token of
 * its own private link, by which it is answered. The caller has made sure that its visitor may see the enquiry.
 */
export const listQuotesOfEnquiry = (ctx: Context, enquiryId: string): Promise<VisitorQuote[]> =>
  listQuotesOf({ ctx, enquiryId });

export { isDesignQuoted } from '#server/features/quotes/repo.ts';

const WITHDRAWN_WORDS = 'The enquiry was withdrawn.';

/**
 * In the transaction that withdraws an enquiry: what was never sent goes with it, and what is still open is declined, so that
 * nobody comes to a contract on an enquiry that has ended. What was accepted or has run out stays as it is.
 */
export async function settleQuotesOfWithdrawn(
  tx: Tx,
  ctx: Context,
  enquiryId: string,
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  for (const quote of await listQuotesByEnquiry(tx, enquiryId)) {
    const newest = newestSentOf(await listVersions(tx, [quote.id]));
    if (!newest) await removeQuotes(tx, ctx, [quote.id], 'erase');
    else if (quote.state !== 'accepted' && isOpenVersion(newest, ctx.clock.now())) {
      await updateVersion(tx, newest.id, {
        state: 'declined',
        answer_words: WITHDRAWN_WORDS,
        answered_at: at,
      });
      await updateQuote(tx, quote, { state: 'declined', updated_at: at });
      await writeAudit(tx, ctx, {
        action: 'quotes.decline',
        subject: subjectOf('quotes', quote.id),
        version: quote.version + 1,
        detail: { number: quote.number, n: newest.n },
      });
    }
  }
}
