/** What other features may ask of quotes. */
import type { VisitorQuote } from '#contracts/quotes.ts';
import type { Context } from '#server/context.ts';
import { listQuotesOf } from '#server/features/quotes/read.ts';

/**
 * What an enquiry's private page shows: the newest sent version of each quote, the newest first. Each carries the token of
 * its own private link, by which it is answered. The caller has made sure that its visitor may see the enquiry.
 */
export const listQuotesOfEnquiry = (ctx: Context, enquiryId: string): Promise<VisitorQuote[]> => listQuotesOf({ ctx, enquiryId });
