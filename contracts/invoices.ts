/** Invoices for the stages of accepted quotes, and what has been paid. No money is taken here: a payment is noted. */
import { z } from 'zod';
import { listQuery, pageOfList } from './list-query.ts';
import { isDate } from './london-time.ts';
import { QUOTE_VAT_RATES } from './quote-sums.ts';
import { Pence, QuoteCustomer, QuoteFirm, type VisitorQuote } from './quotes.ts';

const DateText = z.string('Please enter a date').refine(isDate, 'Please enter a date');
export const DUE_DAYS = 14;

/** As it was issued; never changed. */
export const InvoiceBody = z.object({
  firm: QuoteFirm,
  /** Legal form, register and the like, in a sentence; may be empty. */
  legal: z.string(),
  customer: QuoteCustomer,
  quoteNumber: z.string(),
  /** What is paid for: the stage, and the quote's title. */
  title: z.string(),
  work: z.string(),
  vat: z.array(z.object({ rate: z.literal(QUOTE_VAT_RATES), netPence: Pence, vatPence: Pence })),
  netPence: Pence,
  vatPence: Pence,
  totalPence: Pence,
  /** How it is to be paid: bank details in lines. Empty for those from before this was said. */
  howToPay: z.string().default(''),
});
export type InvoiceBody = z.infer<typeof InvoiceBody>;

export const Invoice = InvoiceBody.pick({
  quoteNumber: true,
  title: true,
  work: true,
  netPence: true,
  vatPence: true,
  totalPence: true,
}).extend({
  id: z.string(),
  number: z.string(),
  quoteId: z.string(),
  stage: z.number().int(),
  name: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  paidOn: z.string().nullable(),
  paidHow: z.string(),
  /** Of a credit note: the number of the invoice it takes back. */
  credits: z.string().nullable(),
  /** The number of the credit note that took it back. */
  creditedBy: z.string().nullable(),
  version: z.number().int(),
});
export type Invoice = z.infer<typeof Invoice>;

/** The stages of an accepted quote, with what has been asked for and paid. */
export const QuoteMoney = z.object({
  stages: z.array(
    z.object({
      n: z.number().int(),
      title: z.string(),
      when: z.string(),
      pence: Pence,
      /** The current invoice; a credited one leaves the stage free again. */
      invoice: Invoice.nullable(),
    }),
  ),
  /** Every invoice and credit note, the newest first. */
  invoices: z.array(Invoice),
  totalPence: Pence,
  invoicedPence: Pence,
  paidPence: Pence,
});
export type QuoteMoney = z.infer<typeof QuoteMoney>;

/** What a customer is told of a stage: its invoice, when it falls due, whether it is paid. */
export const StagePayment = z.object({
  stage: z.number().int(),
  invoice: Invoice.pick({
    number: true,
    totalPence: true,
    issuedOn: true,
    dueOn: true,
    isOverdue: true,
    paidOn: true,
  }),
});
export type StagePayment = z.infer<typeof StagePayment>;
/** A quote's private page. */
export type PaidQuote = { quote: VisitorQuote; payments: StagePayment[] };

export const InvoiceInput = z.object({
  stage: z.number('Please choose a stage').int().min(0, 'Please choose a stage').max(40),
  dueDays: z
    .number('Please enter a number of days')
    .int('Please enter whole days')
    .min(0, 'Please enter 0 days or more')
    .max(120, 'Please enter 120 days or fewer')
    .default(DUE_DAYS),
});
/** null takes the note back. */
export const PaidInput = z.object({
  paidOn: DateText.nullable(),
  how: z.string().trim().max(80, 'Please keep this under 80 characters').default(''),
});
/** Of one that was paid: when and how the money went back. */
export const CreditInput = z.object({
  paidBackOn: DateText.nullable().default(null),
  how: z.string().trim().max(80, 'Please keep this under 80 characters').default(''),
});

/** What a new invoice says of how it is to be paid. */
export const HowToPayInput = z.object({
  text: z
    .string('Please enter how you are paid')
    .trim()
    .max(600, 'Please keep this under 600 characters'),
});
export const HowToPay = z.object({ text: z.string(), version: z.number().int() });
export type HowToPay = z.infer<typeof HowToPay>;
/** `isMailed`: whether mails really leave, or are only kept. */
export const InvoiceSent = z.object({ to: z.string(), isMailed: z.boolean() });
export type InvoiceSent = z.infer<typeof InvoiceSent>;

export const INVOICE_LISTS = ['open', 'overdue', 'paid', 'all'] as const;
export type InvoiceList = (typeof INVOICE_LISTS)[number];
export const InvoicesQuery = z.object({
  list: z.enum(INVOICE_LISTS, 'There is no such list of invoices').optional(),
  ...listQuery,
});
export const InvoicesPage = pageOfList(Invoice, INVOICE_LISTS);
export type InvoicesPage = z.infer<typeof InvoicesPage>;

const Sum = z.object({ count: z.number().int(), pence: Pence });
/** The money of the dashboard. A month is London's. */
export const AdminMoney = z.object({
  /** Quotes that can be accepted now. */
  out: Sum,
  acceptedThisMonth: Sum,
  acceptedLastMonth: Sum,
  /** Invoices not yet paid, and of those the overdue. */
  owed: Sum,
  overdue: Sum,
  paidThisMonth: Sum,
  paidLastMonth: Sum,
});
export type AdminMoney = z.infer<typeof AdminMoney>;
