import type { BrandFile } from '#contracts/brand.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useSite } from '#app/lib/site.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

/** The firm's logo; without one a mark, a plot seen from above with the house wall at the foot, and its name. */
export function Brand({ firmName, strapline }: { firmName: string; strapline?: string }) {
  const own = useSite()?.brand;
  if (own?.logo)
    return (
      <SiteLink
        to="/"
        className="inline-flex min-w-0 items-center"
        aria-label={`${firmName}, home`}
      >
        <Logo
          light={own.logo}
          dark={own.logoDark}
          className="h-11 max-w-[min(15rem,46vw)] xl:h-13"
        />
      </SiteLink>
    );
  return (
    <SiteLink
      to="/"
      className="group inline-flex min-w-0 items-center gap-3.5"
      aria-label={`${firmName}, home`}
    >
      <Mark />
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

/** The firm's own logo; the one for dark ground where the page is dark. */
export function Logo({
  light,
  dark,
  className,
}: {
  light: BrandFile;
  dark: BrandFile | null;
  className: string;
}) {
  const picture = (file: BrandFile, look: string) => (
    <img
      src={file.url}
      alt=""
      width={file.width}
      height={file.height}
      className={classNames('w-auto object-contain object-left', className, look)}
    />
  );
  if (!dark) return picture(light, '');
  return (
    <>
      {picture(light, 'logo-light')}
      {picture(dark, 'logo-dark')}
    </>
  );
}

function Mark() {
  return (
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
  );
}
