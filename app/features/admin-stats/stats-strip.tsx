import { wholeNumber } from '#engine/model/format.ts';
import type { AdminStats, Figure } from '#contracts/admin-stats.ts';
import { ListFailed } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { AttentionList } from './attention-list.tsx';
import { DayBars } from './day-bars.tsx';

export const STATS_URL = '/api/admin/stats';

/** The figures above the dashboard's tabs, and what needs attention. */
export function StatsStrip() {
  const { data, isError, refetch } = useAdminList<AdminStats>(STATS_URL);
  if (!data && isError) {
    return (
      <div className="mb-8">
        <ListFailed onRetry={refetch}>Failed to fetch stats</ListFailed>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" className="mb-8">
        <span className="sr-only">Loading the figures</span>
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <section aria-labelledby="figures" className="mb-9">
      <h2 id="figures" className="sr-only">
        Figures
      </h2>
      {isError ? (
        <p role="alert" className="small mb-3 font-medium text-danger">
          Failed to fetch stats. These are the last ones that arrived.
        </p>
      ) : null}
      <ul className="grid grid-cols-2 border-t border-l bg-sheet lg:grid-cols-4">
        {data.figures.map((figure) => (
          <FigureCell key={figure.id} figure={figure} days={data.days} />
        ))}
      </ul>
      <AttentionList stats={data} />
    </section>
  );
}

function FigureCell({ figure, days }: { figure: Figure; days: readonly string[] }) {
  const { label, total, today, yesterday, byDay } = figure;
  const recent = byDay.reduce((sum, count) => sum + count, 0);
  return (
    <li className="min-w-0 border-r border-b px-4 pt-4 pb-4 sm:px-5">
      <p className="small text-ink-soft">{label}</p>
      <p className="figures mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-[2.25rem] leading-none font-medium">
          {wholeNumber(today)}
        </span>
        <span className="fine text-ink-soft">today, {wholeNumber(yesterday)} yesterday</span>
      </p>
      <DayBars label={label} days={days} counts={byDay} />
      <p className="fine figures mt-2 text-ink-soft">
        {wholeNumber(recent)} in {days.length} days, {wholeNumber(total)} in all
      </p>
    </li>
  );
}
