import type { VisitorQuote } from '#contracts/quotes.ts';
import { pencePounds, QUOTE_UNIT_LABELS, quantityWords, withVat } from '#contracts/quote-words.ts';

type Phase = VisitorQuote['phases'][number];

/** A phase of the work: a table where there is room, a list of lines on a phone. */
export function QuoteLines({
  phase,
  isVat,
  Heading,
}: {
  phase: Phase;
  /** Whether the quote has VAT in it. */
  isVat: boolean;
  Heading: 'h2' | 'h3';
}) {
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading className="display-4">{phase.title}</Heading>
        <p className="figures small text-ink-soft">
          {pencePounds(phase.totalPence)}
          {withVat(phase)}
        </p>
      </div>
      <table className="mt-3 block w-full border-collapse text-left text-[0.9375rem] leading-snug sm:table sm:table-fixed">
        <caption className="sr-only">
          Lines of {phase.title}
          {isVat ? ', net of VAT' : ''}
        </caption>
        <thead className="hidden sm:table-header-group">
          <tr className="text-[0.8125rem] text-ink-soft">
            <th scope="col" className="border-b border-line-strong py-2 pr-5 font-medium">
              Item
            </th>
            <th
              scope="col"
              className="border-b border-line-strong py-2 pr-5 text-right font-medium sm:w-26"
            >
              Quantity
            </th>
            <th
              scope="col"
              className="border-b border-line-strong py-2 pr-5 text-right font-medium sm:w-34"
            >
              {isVat ? 'Rate, net' : 'Rate'}
            </th>
            {isVat ? (
              <th
                scope="col"
                className="border-b border-line-strong py-2 pr-5 text-right font-medium sm:w-18"
              >
                VAT
              </th>
            ) : null}
            <th
              scope="col"
              className="border-b border-line-strong py-2 text-right font-medium sm:w-28"
            >
              {isVat ? 'Net' : 'Sum'}
            </th>
          </tr>
        </thead>
        <tbody className="block border-t sm:table-row-group sm:border-0">
          {phase.lines.map((line) => (
            <tr
              key={line.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b py-2.5 sm:table-row sm:border-0 sm:py-0"
            >
              <th
                scope="row"
                className="min-w-0 font-normal wrap-anywhere sm:border-b sm:py-2.5 sm:pr-5"
              >
                {line.description}
                {line.note ? <span className="fine block text-ink-soft">{line.note}</span> : null}
              </th>
              <td className="figures hidden text-right whitespace-nowrap sm:table-cell sm:border-b sm:py-2.5 sm:pr-5">
                {quantityWords(line.quantity, line.unit)}
              </td>
              <td className="figures hidden text-right whitespace-nowrap sm:table-cell sm:border-b sm:py-2.5 sm:pr-5">
                {pencePounds(line.unitPence)}
                {line.unit === 'item' ? null : (
                  <span className="text-ink-soft"> / {QUOTE_UNIT_LABELS[line.unit]}</span>
                )}
              </td>
              {isVat ? (
                <td className="figures hidden text-right sm:table-cell sm:border-b sm:py-2.5 sm:pr-5">
                  {line.vat}%
                </td>
              ) : null}
              <td className="figures text-right whitespace-nowrap sm:border-b sm:py-2.5">
                {pencePounds(line.amountPence)}
              </td>
              <td className="fine figures col-span-2 text-ink-soft sm:hidden">
                {quantityWords(line.quantity, line.unit)} at {pencePounds(line.unitPence)}
                {isVat ? `, ${line.vat}% VAT` : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
