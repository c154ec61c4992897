import type { StagePayment } from '#contracts/invoices.ts';
import type { VisitorQuote } from '#contracts/quotes.ts';
import { hasVat, pencePounds, shareWords, withVat } from '#contracts/quote-words.ts';
import { longDate } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { invoiceOf } from './call-quotes.ts';

/** Net, VAT by rate, total. */
export function QuoteSums({
  quote,
}: {
  quote: Pick<VisitorQuote, 'netPence' | 'vat' | 'vatPence' | 'totalPence'>;
}) {
  return (
    <dl className="figures mt-8 ml-auto max-w-md border-t border-line-strong">
      {hasVat(quote) ? <SumRow term="Net of VAT" value={pencePounds(quote.netPence)} /> : null}
      {(hasVat(quote) ? quote.vat : []).map((one) => (
        <SumRow
          key={one.rate}
          term={`VAT at ${one.rate}% on ${pencePounds(one.netPence)}`}
          value={pencePounds(one.vatPence)}
        />
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
        <dt className="font-medium">Total{withVat(quote)}</dt>
        <dd className="display-4">{pencePounds(quote.totalPence)}</dd>
      </div>
    </dl>
  );
}

function SumRow({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What is paid when; the stages sum to the total. Once invoiced, each says so and hands out its invoice. */
export function QuotePayments({
  quote: { token, payments, vatPence, totalPence },
  paid,
  Heading,
}: {
  quote: VisitorQuote;
  paid: readonly StagePayment[];
  Heading: 'h2' | 'h3';
}) {
  if (payments.length === 0) return null;
  const received = paid
    .filter(({ invoice }) => invoice.paidOn !== null)
    .reduce((sum, { invoice }) => sum + invoice.totalPence, 0);
  return (
    <section className="mt-12" id="payments">
      <Heading className="display-4">Payments</Heading>
      <ol className="mt-4 border-t">
        {payments.map((stage, n) => {
          const invoice = paid.find((one) => one.stage === n)?.invoice;
          return (
            <li
              key={stage.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{stage.title}</span>{' '}
                <span className="small text-ink-soft">{shareWords(stage.share)}</span>
                {stage.when ? (
                  <span className="small block text-ink-soft">{stage.when}</span>
                ) : null}
                {invoice ? <StageInvoice invoice={invoice} token={token} /> : null}
              </span>
              <span className="figures">{pencePounds(stage.pence)}</span>
            </li>
          );
        })}
      </ol>
      <p className="small mt-3 text-ink-soft">
        {paid.length > 0
          ? `${pencePounds(received)} of ${pencePounds(totalPence)} has been paid. `
          : ''}
        Each stage {vatPence > 0 ? 'includes its VAT and ' : ''}is paid once it is reached.
      </p>
    </section>
  );
}

function StageInvoice({
  invoice: { number, dueOn, isOverdue, paidOn },
  token,
}: {
  invoice: StagePayment['invoice'];
  token: string;
}) {
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone={paidOn !== null ? 'leaf' : isOverdue ? 'amber' : 'clay'}>
        {paidOn !== null
          ? `Paid on ${longDate(paidOn)}`
          : `${isOverdue ? 'Was due by' : 'To be paid by'} ${longDate(dueOn)}`}
      </Badge>
      <a
        href={invoiceOf(token, number)}
        className="small text-link no-print inline-flex min-h-6 items-center"
      >
        Invoice {number}
      </a>
    </span>
  );
}
