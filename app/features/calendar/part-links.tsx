import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { wholeNumber } from '#engine/model/format.ts';
import { buttonLook } from '#app/ui/button.tsx';
import type { Part } from './calendar-filters.ts';

/** From page to page of a long list, as addresses, so that they work without scripts. Nothing where there is one page. */
export function PartLinks({
  part: { page, pages },
  target,
}: {
  part: Part;
  /** The id of the list's heading, where the next page is read from. */ target: string;
}) {
  const { search } = useLocation();
  if (pages <= 1) return null;
  const addressOf = (other: number) => {
    const params = new URLSearchParams(search);
    if (other === 1) params.delete('page');
    else params.set('page', String(other));
    return `?${params}#${target}`;
  };
  return (
    <nav
      aria-label="Pages of plants"
      className="no-print mt-12 flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      {page > 1 ? (
        <Link to={addressOf(page - 1)} className={buttonLook({ variant: 'outline' })}>
          <ArrowLeft aria-hidden size={18} strokeWidth={1.6} />
          Previous plants
        </Link>
      ) : null}
      <p className="figures small text-ink-soft">
        Page {wholeNumber(page)} of {wholeNumber(pages)}
      </p>
      {page < pages ? (
        <Link to={addressOf(page + 1)} className={buttonLook({ variant: 'outline' })}>
          More plants
          <ArrowRight aria-hidden size={18} strokeWidth={1.6} />
        </Link>
      ) : null}
    </nav>
  );
}
