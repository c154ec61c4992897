import { useSaysVat } from '#app/lib/site.ts';
import { afterPrice, storedVat } from '#contracts/vat-words.ts';
import type { EnquirySubject } from '#contracts/enquiries.ts';
import { longDate, pounds, squareMetres } from '#engine/model/format.ts';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** What the enquiry is about: the designs, or the calculator's choice, as they go along. */
export function SubjectCard({ subject: { designs, estimate } }: { subject: EnquirySubject }) {
  const saysVat = useSaysVat();
  if (designs.length === 0 && !estimate) return null;
  return (
    <div className="grid gap-6">
      {designs.map(({ id, title, projectType, plotM2, totalPence, priceDate, picture }) => (
        <article
          key={id}
          className="grid gap-5 border-t pt-5 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-1"
        >
          {picture ? (
            <div className="@container relative">
              <img
                src={picture.url}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
                className="aspect-[8/5] w-full bg-stone object-cover"
              />
              <PictureMark isOwnShown />
            </div>
          ) : null}
          <div className="min-w-0">
            <h2 className="display-4">{title}</h2>
            <p className="small mt-1 text-ink-soft">
              {projectType}, {squareMetres(plotM2)}. About {pounds(totalPence / 100)}
              {saysVat ? ' including VAT' : ''}, at prices of {longDate(priceDate)}.
            </p>
            <SiteLink
              to={`/design/${id}`}
              className="text-link small mt-1 inline-flex min-h-8 items-center"
            >
              Look at it again
            </SiteLink>
          </div>
        </article>
      ))}
      {designs.length > 0 ? (
        <p className="small text-ink-soft">
          What you wrote for your own designs, and how we read it, goes along, so that nobody asks
          you twice.
        </p>
      ) : null}
      {estimate ? (
        <article className="border-t pt-5">
          <h2 className="display-4">{estimate.service}</h2>
          <p className="small mt-1 text-ink-soft">
            {estimate.size}, {estimate.timeframe}. {pounds(estimate.totalPence / 100)}
            {afterPrice(storedVat(estimate))}, at prices of {longDate(estimate.priceDate)}.
          </p>
          <ul className="small mt-2 grid gap-0.5 text-ink-soft">
            {estimate.lines.slice(1).map((line) => (
              <li key={line.name}>
                With {line.name.charAt(0).toLowerCase()}
                {line.name.slice(1)}
              </li>
            ))}
          </ul>
          <SiteLink
            to="/cost-calculator"
            className="text-link small mt-1 inline-flex min-h-8 items-center"
          >
            Change it in the calculator
          </SiteLink>
        </article>
      ) : null}
    </div>
  );
}
