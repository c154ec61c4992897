import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { SiteLink } from './site-link.tsx';

/** A standalone link at the end of a section. */
export function ArrowLink({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <SiteLink
      to={to}
      className={classNames(
        'group/arrow inline-flex min-h-8 items-center gap-2.5 font-medium text-clay',
        className,
      )}
    >
      <span className="underline decoration-current/35 decoration-1 underline-offset-[0.3em] transition-colors group-hover/arrow:decoration-current">
        {children}
      </span>
      <ArrowRight
        aria-hidden
        size={17}
        strokeWidth={1.6}
        className="transition-transform duration-200 group-hover/arrow:translate-x-1"
      />
    </SiteLink>
  );
}
