import type { VisitorEnquiry } from '#contracts/enquiries.ts';
import { longDate, pounds, squareMetres } from '#engine/model/format.ts';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { RangeLines } from './range-lines.tsx';

/** What was sent, as it was when it was sent. */
export function SentFacts({ enquiry }: { enquiry: VisitorEnquiry }) {
  const {
    designs,
    estimate,
    range,
    access,
    siteFacts,
    choices,
    name,
    email,
    phone,
    postcode,
    isOutsideArea,
    preferredTimes,
    budgetPence,
  } = enquiry;
  const lines = [
    ['For', name],
    ['E-mail', email],
    ['Telephone', phone],
    ['Postcode', postcode],
    [
      'Our area',
      isOutsideArea
        ? 'Outside the area we usually work in. We have your enquiry all the same and tell you whether we can come.'
        : null,
    ],
    ['Times that suit', preferredTimes],
    ['Budget', budgetPence === null ? null : pounds(budgetPence / 100)],
    ...[...access, ...siteFacts, ...choices].map(({ label, value }) => [label, value] as const),
  ].filter((line): line is [string, string] => Boolean(line[1]));
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="display-3">
        What you sent
      </h2>
      {designs.map((design) => (
        <article key={design.n} className="mt-6">
          <div className="@container relative bg-stone">
            <img
              src={design.picture?.url ?? design.planUrl}
              alt={design.picture?.alt ?? `The plan of ${design.title}`}
              width={design.picture?.width ?? 1200}
              height={design.picture?.height ?? 800}
              loading="lazy"
              decoding="async"
              className={
                design.picture
                  ? 'aspect-[8/5] w-full object-cover'
                  : 'aspect-[8/5] w-full bg-white object-contain'
              }
            />
            <PictureMark isOwnShown={design.picture !== null} />
          </div>
          <h3 className="display-4 mt-3">{design.title}</h3>
          <p className="small mt-1 text-ink-soft">
            {design.projectType}, {squareMetres(design.plotM2)}. About{' '}
            {pounds(design.totalPence / 100)}
            {design.isVatFree ? '' : ' including VAT'}, at prices of {longDate(design.priceDate)}.
          </p>
          <p className="small mt-1 flex flex-wrap gap-x-5">
            <a
              href={design.planUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link inline-flex min-h-8 items-center"
            >
              The plan as it was sent
            </a>
            {design.id ? (
              <SiteLink
                to={`/design/${design.id}`}
                className="text-link inline-flex min-h-8 items-center"
              >
                The whole design
              </SiteLink>
            ) : null}
          </p>
        </article>
      ))}
      {estimate ? (
        <div className="mt-6">
          <h3 className="display-4">{estimate.service}</h3>
          <p className="small mt-1 text-ink-soft">
            {estimate.size}, {estimate.timeframe}. Prices of {longDate(estimate.priceDate)}.
          </p>
          <dl className="mt-3 border-t">
            {estimate.lines.map((line) => (
              <div key={line.name} className="flex justify-between gap-6 border-b py-2">
                <dt>{line.name}</dt>
                <dd className="figures whitespace-nowrap">{pounds(line.pence / 100)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {range ? (
        <div className="mt-7">
          <h3 className="font-medium">How access affects the price</h3>
          <div className="mt-3">
            <RangeLines range={range} />
          </div>
        </div>
      ) : null}
      <dl className="mt-7 border-t">
        {lines.map(([label, value]) => (
          <div
            key={label + value}
            className="grid gap-x-6 border-b py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
