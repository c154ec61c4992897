import { MONTH_NAMES } from '#engine/model/format.ts';
import { Link } from 'react-router';
import type { CategoryFilter } from './calendar-filters.ts';

export function monthAddress(month: number, category: CategoryFilter): string {
  return `?month=${month}${category === 'all' ? '' : `&category=${category}`}`;
}

/** The year as a ruler: twelve links, so that each month has an address and needs no script. */
export function MonthLinks({
  current,
  today,
  category,
}: {
  current: number;
  today: number;
  category: CategoryFilter;
}) {
  return (
    <nav aria-label="Month" className="border-y border-line-strong">
      <ol className="grid grid-cols-6 md:grid-cols-12">
        {MONTH_NAMES.map((name, i) => {
          const month = i + 1;
          return (
            <li key={name} className="border-line max-md:nth-[n+7]:border-t">
              <Link
                to={monthAddress(month, category)}
                replace
                preventScrollReset
                aria-current={month === current ? 'true' : undefined}
                className="relative flex min-h-14 flex-col items-center justify-center font-display text-[1.375rem] leading-none text-ink-soft transition-colors hover:bg-linen hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper"
              >
                <span aria-hidden>{name.slice(0, 3)}</span>
                <span className="sr-only">
                  {name}
                  {month === today ? ', this month' : ''}
                </span>
                {month === today ? (
                  <span aria-hidden className="absolute bottom-1.5 size-1 rounded-full bg-clay" />
                ) : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
