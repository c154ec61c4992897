import type { AdminEnquiryDesign } from '#contracts/admin-enquiries.ts';
import { OwnCopies } from './own-copies.tsx';
import { WishRows } from '#app/ui/wish-rows.tsx';
import { decimal, longDate, pounds, squareMetres, unitLabel } from '#engine/model/format.ts';

/** A design as it was sent: its plan, what it is made of and what that costs. */
export function DesignFacts({
  enquiryId,
  design,
}: {
  enquiryId: string;
  design: AdminEnquiryDesign;
}) {
  const {
    n,
    id,
    title,
    projectType,
    plotM2,
    totalPence,
    lowPence,
    highPence,
    vatPence,
    priceDate,
    planUrl,
    quantities,
    phases,
    wishes,
  } = design;
  return (
    <section aria-labelledby={`design-${n}`}>
      <h2 id={`design-${n}`} className="display-4 wrap-anywhere">
        {title}
      </h2>
      <p className="small mt-1 text-ink-soft">
        {projectType}, {squareMetres(plotM2)}. {pounds(totalPence / 100)}
        {vatPence > 0 ? ` including ${pounds(vatPence / 100)} of VAT` : ''}, between{' '}
        {pounds(lowPence / 100)} and {pounds(highPence / 100)}, at prices of {longDate(priceDate)}.
      </p>
      <a
        href={planUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-4 block border bg-white"
      >
        <img
          src={planUrl}
          alt={`The plan of ${title} as it was sent`}
          width={1200}
          height={800}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full object-contain"
        />
      </a>
      <p className="small mt-2">
        {id ? (
          <a
            href={`/design/${id}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link inline-flex min-h-8 items-center"
          >
            The design as it is now
          </a>
        ) : (
          <span className="text-ink-soft">
            The design itself has been deleted; this is what was sent.
          </span>
        )}
      </p>
      <OwnCopies enquiryId={enquiryId} design={design} />
      <dl className="mt-3 border-t">
        {phases.map((phase) => (
          <div key={phase.title} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <dt>
              {phase.title} <span className="small text-ink-soft">{decimal(phase.days)} days</span>
            </dt>
            <dd className="figures">{pounds(phase.totalPence / 100)}</dd>
          </div>
        ))}
      </dl>
      {wishes.length > 0 ? (
        <details className="mt-3 border-b">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
            Wishes ({wishes.length})
          </summary>
          <WishRows wishes={wishes} className="border-t" />
        </details>
      ) : null}
      <details className={wishes.length > 0 ? 'border-b' : 'mt-3 border-b'}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
          Quantities ({quantities.length})
        </summary>
        <div
          role="region"
          aria-label={`Quantities of ${title}`}
          tabIndex={0}
          className="max-w-full overflow-x-auto pb-4"
        >
          <table className="small w-full min-w-[30rem] border-collapse">
            <thead>
              <tr className="text-left text-ink-soft">
                <th scope="col" className="py-1.5 pr-4 font-normal">
                  What
                </th>
                <th scope="col" className="py-1.5 pr-4 text-right font-normal">
                  How much
                </th>
                <th scope="col" className="py-1.5 text-right font-normal">
                  {vatPence > 0 ? 'With VAT' : 'Price'}
                </th>
              </tr>
            </thead>
            <tbody>
              {quantities.map((line, index) => (
                <tr key={`${line.description}-${index}`} className="border-t">
                  <td className="py-1.5 pr-4">{line.description}</td>
                  <td className="figures py-1.5 pr-4 text-right whitespace-nowrap">
                    {decimal(line.gross, 2)} {unitLabel(line.unit)}
                  </td>
                  <td className="figures py-1.5 text-right whitespace-nowrap">
                    {pounds(line.totalPence / 100)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
