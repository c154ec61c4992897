import type { VisitorQuote } from '#contracts/quotes.ts';
import { hasVat, pencePounds, shareWords, withVat } from '#contracts/quote-words.ts';

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

/** What is paid when; the stages sum to the total. */
export function QuotePayments({
  quote: { payments, vatPence },
  Heading,
}: {
  quote: VisitorQuote;
  Heading: 'h2' | 'h3';
}) {
  if (payments.length === 0) return null;
  return (
    <section className="mt-12">
      <Heading className="display-4">Payments</Heading>
      <ol className="mt-4 border-t">
        {payments.map((stage) => (
          <li
            key={stage.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{stage.title}</span>{' '}
              <span className="small text-ink-soft">{shareWords(stage.share)}</span>
              {stage.when ? <span className="small block text-ink-soft">{stage.when}</span> : null}
            </span>
            <span className="figures">{pencePounds(stage.pence)}</span>
          </li>
        ))}
      </ol>
      <p className="small mt-3 text-ink-soft">
        Each stage {vatPence > 0 ? 'includes its VAT and ' : ''}is paid once it is reached.
      </p>
    </section>
  );
}
