/** Quotes in the back office: the list, and one with its versions. */
import { z } from 'zod';
import { listQuery } from './list-query.ts';
import { pencePounds, QUOTE_STATES } from './quote-words.ts';
import { QuoteBody, QuoteCustomer, QuoteFirm, Pence, VersionState } from './quotes.ts';

export const AdminQuoteVersion = z.object({
  id: z.string(),
  n: z.number().int(),
  state: VersionState,
  body: QuoteBody,
  totalPence: Pence,
  sentAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** Of its private link's page; null for a draft. */
  link: z.string().nullable(),
  hash: z.string().nullable(),
  hasPdf: z.boolean(),
  answer: z.object({ words: z.string(), at: z.string() }).nullable(),
  accepted: z.object({ name: z.string(), at: z.string(), beginsEarly: z.boolean() }).nullable(),
});
export type AdminQuoteVersion = z.infer<typeof AdminQuoteVersion>;

export const AdminQuote = z.object({
  id: z.string(),
  /** "Q-2026-0042"; null until it has been sent for the first time. */
  number: z.string().nullable(),
  state: z.enum(QUOTE_STATES),
  enquiry: z.object({ id: z.string(), reference: z.string().nullable() }).nullable(),
  /** The price range that the customer was shown with the enquiry. */
  shownRange: z
    .object({ lowPence: Pence, highPence: Pence, includesVat: z.boolean() })
    .nullable()
    .default(null),
  /** While it is still there. */
  design: z.object({ id: z.string(), title: z.string() }).nullable(),
  customer: QuoteCustomer,
  /** The newest first; a draft is always the newest. */
  versions: z.array(AdminQuoteVersion),
  firm: QuoteFirm,
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminQuote = z.infer<typeof AdminQuote>;

/** A warning for the owner when a total is outside the range that the customer was shown; null when it is inside. */
export function rangeWarning(
  range: AdminQuote['shownRange'],
  { netPence, totalPence }: { netPence: number; totalPence: number },
): string | null {
  if (!range) return null;
  const { lowPence, highPence, includesVat } = range;
  const pence = includesVat ? totalPence : netPence;
  if (pence >= lowPence && pence <= highPence) return null;
  const [low, high, sum] = [lowPence, highPence, pence].map((one) => pencePounds(one));
  return `The customer was shown ${low} to ${high}${includesVat ? '' : ' before VAT'} with the enquiry; this quote comes to ${sum}, which is ${pence < lowPence ? 'less' : 'more'}.`;
}

export const NewQuoteInput = z.object({
  enquiryId: z
    .string()
    .regex(/^enq_[\w-]{1,76}$/, 'There is no such enquiry')
    .optional(),
  designId: z
    .string()
    .regex(/^dsn_[\w-]{1,76}$/, 'There is no such design')
    .optional(),
});
export type NewQuoteInput = z.infer<typeof NewQuoteInput>;

/** `pdf`: whether there is one; without a browser on the server the page alone goes out. `mailed`: whether mail leaves at all. */
export const SentAnswer = z.object({ quote: AdminQuote, pdf: z.boolean(), mailed: z.boolean() });
export type SentAnswer = z.infer<typeof SentAnswer>;

export const QUOTE_LISTS = ['all', ...QUOTE_STATES] as const;
export type QuoteListName = (typeof QUOTE_LISTS)[number];
export const AdminQuotesQuery = z.object({
  state: z.enum(QUOTE_STATES, 'There is no such list of quotes').optional(),
  enquiry: z.string().max(80).optional(),
  ...listQuery,
});
export const AdminQuoteRow = z.object({
  id: z.string(),
  number: z.string().nullable(),
  state: z.enum(QUOTE_STATES),
  title: z.string(),
  name: z.string(),
  postcode: z.string(),
  totalPence: Pence,
  n: z.number().int(),
  /** Whether there is a draft beside the sent version. */
  hasDraft: z.boolean(),
  validUntil: z.string().nullable(),
  updatedAt: z.string(),
});
export type AdminQuoteRow = z.infer<typeof AdminQuoteRow>;
export const AdminQuotesPage = z.object({
  items: z.array(AdminQuoteRow),
  counts: z.record(z.enum(QUOTE_LISTS), z.number().int()),
  page: z.number().int(),
  pages: z.number().int(),
  /** A search by words that very many rows hold looked through the first of them alone. */
  isCut: z.boolean().optional(),
});
export type AdminQuotesPage = z.infer<typeof AdminQuotesPage>;
