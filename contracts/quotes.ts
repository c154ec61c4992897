/** Quotes: what the owner writes, what a visitor is shown, and what either may do with one. Money is whole pence, net of VAT unless it says otherwise. */
import { z } from 'zod';
import { isDate } from './london-time.ts';
import {
  MOST_UNIT_PENCE,
  QUOTE_GROUPS,
  QUOTE_VAT_RATES,
  sumQuote,
  thousandthsOf,
  WHOLE_SHARE,
} from './quote-sums.ts';
import { QUOTE_UNITS, QUOTE_VERSION_STATES } from './quote-words.ts';

export const MOST_QUOTE_LINES = 400;
export const MOST_QUOTE_PHASES = 12;
export const MOST_QUOTE_STAGES = 12;
const MOST_NOTES = 40;

const PartId = z.string().regex(/^[\w-]{1,40}$/, 'This part has no proper name');
const text = (most: number, what: string) =>
  z
    .string()
    .trim()
    .max(most, `${what} can be ${most.toLocaleString('en-GB')} characters at most`);
const Day = z
  .string()
  .refine((day) => day === '' || isDate(day), 'Please give the day as a date, or leave it empty');
const hasNoTwins = (list: readonly { id: string }[]) =>
  new Set(list.map((one) => one.id)).size === list.length;

export const QuoteLine = z.object({
  id: PartId,
  phase: PartId,
  group: z.enum(QUOTE_GROUPS),
  description: text(300, 'A description'),
  /** What the quantity was measured from, or another remark; shown small. */
  note: text(500, 'A note').default(''),
  quantity: z
    .string()
    .trim()
    .refine(
      (given) => thousandthsOf(given) !== null,
      'Please give a quantity such as 12 or 12.5, with three decimals at most',
    ),
  unit: z.enum(QUOTE_UNITS),
  unitPence: z
    .number()
    .int('Please give the rate in whole pence')
    .min(0, 'A rate cannot be negative: choose “Discount” instead')
    .max(MOST_UNIT_PENCE, 'A rate can be £100,000 at most'),
  vat: z.literal(QUOTE_VAT_RATES),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuotePhase = z.object({ id: PartId, title: text(80, 'The name of a phase') });
export type QuotePhase = z.infer<typeof QuotePhase>;

export const QuoteStage = z.object({
  id: PartId,
  title: text(80, 'The name of a stage'),
  when: text(200, 'The time of a stage'),
  share: z
    .number()
    .int()
    .min(0, 'A share cannot be negative')
    .max(WHOLE_SHARE, 'A share can be 100 % at most'),
});
export type QuoteStage = z.infer<typeof QuoteStage>;

/** All that a version says, besides whom it is for. */
export const QuoteBody = z.object({
  title: text(140, 'The title'),
  intro: text(3_000, 'The opening words'),
  phases: z
    .array(QuotePhase)
    .min(1, 'A quote needs at least one phase')
    .max(MOST_QUOTE_PHASES, `A quote can have ${MOST_QUOTE_PHASES} phases at most`)
    .refine(hasNoTwins, 'Two phases carry the same name inside'),
  lines: z
    .array(QuoteLine)
    .max(MOST_QUOTE_LINES, `A quote can have ${MOST_QUOTE_LINES} lines at most`)
    .refine(hasNoTwins, 'Two lines carry the same name inside'),
  assumptions: z.array(text(400, 'An assumption')).max(MOST_NOTES),
  exclusions: z.array(text(400, 'An exclusion')).max(MOST_NOTES),
  payments: z
    .array(QuoteStage)
    .max(MOST_QUOTE_STAGES, `A quote can have ${MOST_QUOTE_STAGES} stages at most`)
    .refine(hasNoTwins, 'Two stages carry the same name inside'),
  terms: text(8_000, 'The terms'),
  validDays: z
    .number('Please give the number of days')
    .int('Please give whole days')
    .min(1, 'A quote is valid for a day at least')
    .max(365, 'A quote is valid for a year at most'),
  startFrom: Day,
  startTo: Day,
  /** Working days the work takes; null if not given. */
  workDays: z
    .number()
    .int()
    .min(1, 'The work takes a day at least')
    .max(400, 'The work can take 400 days at most')
    .nullable(),
});
export type QuoteBody = z.infer<typeof QuoteBody>;

export const QuoteCustomer = z.object({
  name: text(120, 'The name'),
  email: z.union([
    z.literal(''),
    z.email('Please enter an e-mail address, or leave it empty').max(200),
  ]),
  phone: text(40, 'The telephone number'),
  /** Of the garden, as lines. */
  address: text(300, 'The address'),
  postcode: text(12, 'The postcode'),
});
export type QuoteCustomer = z.infer<typeof QuoteCustomer>;

export const QuoteInput = z.object({ customer: QuoteCustomer, body: QuoteBody });
export type QuoteInput = z.infer<typeof QuoteInput>;

/** What keeps a quote from being sent, in words; none when it can be. */
export function findQuoteProblems({ customer, body }: QuoteInput): string[] {
  const sums = sumQuote(
    body.lines,
    body.phases.map((phase) => phase.id),
  );
  const phases = new Set(body.phases.map((phase) => phase.id));
  const share = body.payments.reduce((sum, stage) => sum + stage.share, 0);
  const nth = (line: QuoteLine) =>
    line.description ? `“${line.description}”` : `Line ${body.lines.indexOf(line) + 1}`;
  return [
    ...(customer.name ? [] : ['Say whom the quote is for.']),
    ...(customer.email ? [] : ['Give an e-mail address: the quote is sent to it.']),
    ...(body.title ? [] : ['Give the quote a title.']),
    ...(body.lines.length > 0 ? [] : ['A quote needs at least one line.']),
    ...body.lines
      .filter((line) => !line.description)
      .map((line) => `${nth(line)} has no description.`),
    ...body.lines
      .filter((line) => !phases.has(line.phase))
      .map((line) => `${nth(line)} is not in any phase.`),
    ...body.phases.filter((phase) => !phase.title).map(() => 'A phase has no name.'),
    ...sums.vat
      .filter((one) => one.netPence < 0)
      .map((one) => `The discounts at ${one.rate} % VAT are more than the work at that rate.`),
    ...(sums.totalPence > 0 || body.lines.length === 0 ? [] : ['The quote comes to nothing.']),
    ...(share === WHOLE_SHARE
      ? []
      : [`The stages of payment make up ${share / 100} %: they have to make up 100 %.`]),
    ...(body.payments.every((stage) => stage.title) ? [] : ['A stage of payment has no name.']),
    ...(body.startFrom && body.startTo && body.startFrom > body.startTo
      ? ['The work would begin after the last day for its beginning.']
      : []),
  ];
}

export const QuoteFirm = z.object({
  name: z.string(),
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
});
export type QuoteFirm = z.infer<typeof QuoteFirm>;

/** What was sent, word for word; its hash is what a visitor accepts. */
export const SentQuote = z.object({
  number: z.string(),
  n: z.number().int(),
  sentAt: z.string(),
  validUntil: z.string(),
  firm: QuoteFirm,
  customer: QuoteCustomer,
  body: QuoteBody,
  totalPence: z.number().int(),
});
export type SentQuote = z.infer<typeof SentQuote>;

export const Pence = z.number().int();
export const VersionState = z.enum(QUOTE_VERSION_STATES);

/** A version as its visitor sees it. */
export const VisitorQuote = z.object({
  /** Of its private link, and of the calls that answer it; empty in a preview. */
  token: z.string(),
  number: z.string(),
  n: z.number().int(),
  state: VersionState,
  /** Whether it can be accepted now. */
  isOpen: z.boolean(),
  sentAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  firm: QuoteFirm,
  customer: QuoteCustomer,
  title: z.string(),
  intro: z.string(),
  phases: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      netPence: Pence,
      vatPence: Pence,
      totalPence: Pence,
      lines: z.array(QuoteLine.extend({ amountPence: Pence })),
    }),
  ),
  netPence: Pence,
  vat: z.array(z.object({ rate: z.literal(QUOTE_VAT_RATES), netPence: Pence, vatPence: Pence })),
  vatPence: Pence,
  totalPence: Pence,
  payments: z.array(QuoteStage.extend({ pence: Pence })),
  assumptions: z.array(z.string()),
  exclusions: z.array(z.string()),
  terms: z.string(),
  startFrom: z.string(),
  startTo: z.string(),
  workDays: z.number().int().nullable(),
  design: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** SHA-256 of all that was sent; empty in a preview. */
  hash: z.string(),
  hasPdf: z.boolean(),
  /** The visitor's own answer. */
  accepted: z.object({ name: z.string(), at: z.string(), beginsEarly: z.boolean() }).nullable(),
  answer: z.object({ words: z.string(), at: z.string() }).nullable(),
  /** The page of the version that has replaced it. */
  newerLink: z.string().nullable(),
});
export type VisitorQuote = z.infer<typeof VisitorQuote>;

/** Hidden from people: only programs fill it in. */
const Honeypot = z.string().max(300).optional();
export const AcceptQuoteInput = z.object({
  /** Of what was on the screen. */
  hash: z
    .string('Please reload the page')
    .regex(/^[a-f0-9]{64}$/, 'Please reload the page and try again'),
  name: z
    .string('Please type your name')
    .trim()
    .min(2, 'Please type your name')
    .max(120, 'Please type fewer than 120 characters'),
  beginEarly: z.boolean().default(false),
  website: Honeypot,
});
export type AcceptQuoteInput = z.infer<typeof AcceptQuoteInput>;
export const ChangeQuoteInput = z.object({
  words: z
    .string('Please say what you would like changed')
    .trim()
    .min(3, 'Please say what you would like changed')
    .max(4_000, 'Please use fewer than 4,000 characters'),
  website: Honeypot,
});
export const DeclineQuoteInput = z.object({
  words: z.string().trim().max(4_000, 'Please use fewer than 4,000 characters').default(''),
  website: Honeypot,
});
