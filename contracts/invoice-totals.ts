/** What was invoiced and paid in a period: for a VAT return, and for the accounts. */
import { z } from 'zod';
import { isDate } from './london-time.ts';
import { QUOTE_VAT_RATES } from './quote-sums.ts';

const DateText = z.string('Please enter a date').refine(isDate, 'Please enter a date');

/** Both days are included. */
export const PeriodQuery = z
  .object({ from: DateText, to: DateText })
  .refine(({ from, to }) => from <= to, {
    error: 'The last day has to come after the first',
    path: ['to'],
  });
/** Left out: from the beginning to today. */
export const ExportQuery = z
  .object({ from: DateText.optional(), to: DateText.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'The last day has to come after the first',
    path: ['to'],
  });

const Pence = z.number().int();
export const Totals = z.object({
  invoices: z.number().int(),
  creditNotes: z.number().int(),
  netPence: Pence,
  vatPence: Pence,
  totalPence: Pence,
  /** Of each rate that occurs. */
  rates: z.array(z.object({ rate: z.literal(QUOTE_VAT_RATES), netPence: Pence, vatPence: Pence })),
});
export type Totals = z.infer<typeof Totals>;
export const PeriodTotals = z.object({
  from: z.string(),
  to: z.string(),
  /** By the date of the invoice or credit note. */
  invoiced: Totals,
  /** By the day on which money came in or went back. */
  paid: Totals,
});
export type PeriodTotals = z.infer<typeof PeriodTotals>;
