/** A version as its visitor sees it, from what is kept of it: on the server as on the owner's screen. Without a schema library. */
import { sharePayments, sumQuote } from './quote-sums.ts';
import type { QuoteBody, QuoteCustomer, QuoteFirm, VisitorQuote } from './quotes.ts';

const said = (items: readonly string[]) => items.filter((item) => item.trim() !== '');

type Beside = Pick<
  VisitorQuote,
  | 'token'
  | 'number'
  | 'n'
  | 'state'
  | 'isOpen'
  | 'sentAt'
  | 'validUntil'
  | 'design'
  | 'hash'
  | 'hasPdf'
  | 'accepted'
  | 'answer'
  | 'newerLink'
>;

export function presentQuote({
  body,
  customer,
  firm,
  ...beside
}: { body: QuoteBody; customer: QuoteCustomer; firm: QuoteFirm } & Beside): VisitorQuote {
  const ids = body.phases.map((phase) => phase.id);
  const sums = sumQuote(body.lines, ids);
  const amounts = sharePayments(Math.max(0, sums.totalPence), body.payments);
  const lines = body.lines.map((line, index) => ({
    ...line,
    phase: ids.includes(line.phase) ? line.phase : ids[0]!,
    amountPence: sums.lines[index]!,
  }));
  return {
    ...beside,
    firm,
    customer,
    title: body.title,
    intro: body.intro,
    terms: body.terms,
    assumptions: said(body.assumptions),
    exclusions: said(body.exclusions),
    startFrom: body.startFrom,
    startTo: body.startTo,
    workDays: body.workDays,
    // A phase in which nothing is done says nothing.
    phases: body.phases.flatMap((phase, index) => {
      const own = lines.filter((line) => line.phase === phase.id);
      return own.length > 0 ? [{ ...sums.phases[index]!, title: phase.title, lines: own }] : [];
    }),
    netPence: sums.netPence,
    vat: sums.vat,
    vatPence: sums.vatPence,
    totalPence: sums.totalPence,
    payments: body.payments.map((stage, index) => ({ ...stage, pence: amounts[index]! })),
  };
}
