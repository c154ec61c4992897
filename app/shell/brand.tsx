import { SiteLink } from '#app/ui/site-link.tsx';

/** The firm's mark: a plot seen from above, house wall at the foot, and its name. */
export function Brand({ firmName, strapline }: { firmName: string; strapline?: string }) {
  return (
    <SiteLink
      to="/"
      className="group inline-flex min-w-0 items-center gap-3.5"
      aria-label={`${firmName}, home`}
    >
      <svg
        aria-hidden
        viewBox="0 0 40 40"
        className="size-9 shrink-0 text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <rect x="3.75" y="3.75" width="32.5" height="32.5" />
        <path d="M3.75 30.5h14.5v-9c0-7 5-12.5 12-12.5h6" />
        <path d="M3.75 36.25h32.5" strokeWidth="3" />
        <circle cx="27.5" cy="24" r="4.75" className="stroke-clay" />
        <circle cx="11.5" cy="12.5" r="2.5" />
      </svg>
      <span className="min-w-0">
        <span className="line-clamp-2 block font-display text-[1.1875rem] leading-[1.02] font-semibold tracking-[-0.01em] text-balance sm:text-[1.6875rem] sm:leading-[1.05]">
          {firmName}
        </span>
        {strapline ? (
          <span className="fine hidden truncate text-ink-soft sm:block">{strapline}</span>
        ) : null}
      </span>
    </SiteLink>
  );
}
