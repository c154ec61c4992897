import { useQuery } from '@tanstack/react-query';
import { API } from '#contracts/routes.ts';
import type { Testimonial } from '#contracts/site-content.ts';
import { classNames } from '#app/lib/class-names.ts';
import { MONTH_NAMES } from '#engine/model/format.ts';
import { hasFailed } from '#app/lib/query-client.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { projectAnchor } from './portfolio-filter.ts';

export const testimonialsQuery = { queryKey: [API.testimonials] };
const STARS = [1, 2, 3, 4, 5] as const;

/** What clients have said, newest first. */
export function Testimonials() {
  const query = useQuery<Testimonial[]>(testimonialsQuery);
  const { data } = query;
  if (hasFailed(query))
    return (
      <LoadFailed
        title="Failed to load testimonials."
        className="mt-12"
        onRetry={() => query.refetch()}
      />
    );
  if (!data) {
    return (
      <div role="status" className="mt-12 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Loading testimonials</span>
        {STARS.slice(0, 3).map((one) => (
          <Skeleton key={one} className="h-56" />
        ))}
      </div>
    );
  }
  if (data.length === 0)
    return (
      <p className="lede mt-8 text-ink-soft">
        Nobody has written to us yet about a finished garden.
      </p>
    );
  return (
    <ul className="mt-12 grid gap-x-14 gap-y-4 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 xl:gap-x-20">
      {data.map((testimonial) => (
        <li
          key={testimonial.id}
          className="later border-t [--later:17rem] border-line-strong/40 pt-6 pb-10"
        >
          <Words testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

/** One client's words, with what a reader has to know about them. */
export function Words({
  testimonial: { name, location, rating, text, date, sample, incentive, project },
}: {
  testimonial: Testimonial;
}) {
  return (
    <figure>
      <Stars rating={rating} />
      <blockquote className="quote mt-4">
        <p>{text}</p>
      </blockquote>
      <figcaption className="small mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
        <span>
          <span className="font-medium text-ink">{name}</span>, {location}
        </span>
        <time dateTime={date}>{monthOf(date)}</time>
        {sample ? <Badge>Sample</Badge> : null}
        {incentive ? <Badge tone="amber">Given something in return</Badge> : null}
        {project ? (
          <SiteLink
            to={`/portfolio#${projectAnchor(project.id)}`}
            className="inline-flex min-h-6 w-full items-center underline decoration-1 underline-offset-4 hover:text-ink"
          >
            About “{project.title}”
          </SiteLink>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** Month only, for privacy: "October 2026". */
function monthOf(date: string): string {
  return `${MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/** One to five, as a picture with its words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-1">
      {STARS.map((star) => (
        <svg
          key={star}
          aria-hidden
          viewBox="0 0 20 20"
          className={classNames(
            'size-[1.125rem]',
            star <= rating ? 'fill-clay text-clay' : 'fill-none text-ink-faint',
          )}
          stroke="currentColor"
          strokeWidth="1.2"
          strokeLinejoin="round"
        >
          <path d="m10 1.9 2.5 5.1 5.6.8-4.1 4 1 5.5-5-2.6-5 2.6 1-5.5-4.1-4 5.6-.8z" />
        </svg>
      ))}
    </span>
  );
}
