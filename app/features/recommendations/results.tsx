import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  tasksOfSeason,
  seasonOfMonth,
  TASK_CATEGORY_LABELS,
} from '#content/tasks/seasonal-tasks.ts';
import { recommendPlants, type RecommendedPlant } from '#content/recommendations/recommend.ts';
import type { GardenPreferences } from '#content/recommendations/preferences.ts';
import type { SitePassport } from '#contracts/location.ts';
import { API } from '#contracts/routes.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { monthName } from '#app/features/calendar/calendar-filters.ts';
import { capitalise, countOf, joinList } from '#engine/model/format.ts';
import { hasFailed } from '#app/lib/query-client.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { PlantRecommendation } from './plant-recommendation.tsx';
import { ReportSection } from './report-section.tsx';

const PRIORITY_TONES = { high: 'clay', medium: 'amber', low: 'plain' } as const;
const NO_PLANTS: readonly CalendarPlant[] = [];

/** Step three: the plants, the season's work, and the report to keep. */
export function Results({
  preferences,
  passport,
  settings,
  month,
  asked,
  onStartAgain,
}: {
  preferences: GardenPreferences;
  passport: SitePassport | null;
  settings: BusinessSettings | null;
  /** 1 to 12. */
  month: number;
  /** How often the plants were asked for since the page was opened: each time their heading takes the focus. */
  asked: number;
  onStartAgain: () => void;
}) {
  const query = useQuery<CalendarPlant[]>({ queryKey: [API.plants] });
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const isPoorlyDrained = passport?.soil?.isPoorlyDrained ?? false;
  const { thisMonth, later } = useMemo(
    () => recommendPlants(data ?? NO_PLANTS, preferences, { month, isPoorlyDrained }),
    [data, preferences, month, isPoorlyDrained],
  );
  return (
    <>
      <section aria-labelledby="plants-heading" className="wrap py-16 lg:py-24">
        <h2 id="plants-heading" ref={heading} tabIndex={-1} className="display-2 outline-none">
          {thisMonth.length > 0
            ? `${capitalise(inLetters(thisMonth.length))} for your garden in ${monthName(month)}`
            : 'Plants for your garden'}
        </h2>
        {preferences.household.length > 0 ? (
          <p className="mt-4 max-w-prose text-ink-soft">
            What we know to be dangerous to {joinList(preferences.household)} is left out.
          </p>
        ) : null}
        <div className="mt-9 lg:mt-12">
          {hasFailed(query) ? (
            <Failed retry={() => query.refetch()} />
          ) : !data ? (
            <Waiting />
          ) : thisMonth.length > 0 ? (
            <PlantList plants={thisMonth} month={month} />
          ) : later.length > 0 ? (
            <p className="max-w-prose border-y py-9">
              Of the plants that match your garden, none is sown or planted in {monthName(month)}.
            </p>
          ) : (
            <p className="display-4 border-y py-14 text-center">
              No plants match your current preferences. Try updating your settings above.
            </p>
          )}
        </div>
      </section>
      {later.length > 0 ? (
        <section aria-labelledby="later-heading" className="wrap pb-16 lg:pb-20">
          <h2 id="later-heading" className="display-2">
            For later in the year
          </h2>
          <div className="mt-9 lg:mt-12">
            <PlantList plants={later} month={month} />
          </div>
        </section>
      ) : null}
      <SeasonalTasks month={month} />
      <ReportSection
        plants={[...thisMonth, ...later]}
        preferences={preferences}
        passport={passport}
        settings={settings}
        month={month}
        onStartAgain={onStartAgain}
      />
    </>
  );
}

function PlantList({ plants, month }: { plants: readonly RecommendedPlant[]; month: number }) {
  return (
    <ol className="border-t">
      {plants.map((one) => (
        <li key={one.plant.id} className="border-b py-9 lg:py-12">
          <PlantRecommendation recommendation={one} month={month} />
        </li>
      ))}
    </ol>
  );
}

const inLetters = (count: number) =>
  countOf(count, 'plant').replace(
    /^\d+/,
    (digit) => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][Number(digit)] ?? digit,
  );

function SeasonalTasks({ month }: { month: number }) {
  const season = seasonOfMonth(month);
  return (
    <section aria-labelledby="tasks-heading" className="bg-linen">
      <div className="wrap grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-24">
        <div>
          <h2 id="tasks-heading" className="display-2">
            This month’s tasks
          </h2>
          <p className="mt-4 max-w-sm text-ink-soft">
            {monthName(month)} is {season}. These four matter most, the pressing ones first.
          </p>
          <ArrowLink to="/planting-calendar" className="mt-5">
            Everything to plant this month
          </ArrowLink>
        </div>
        <ol className="border-t border-line-strong">
          {tasksOfSeason(season).map((task) => (
            <li
              key={task.id}
              className="grid gap-x-8 gap-y-2 border-b border-line-strong py-5 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
            >
              <div className="flex flex-wrap items-start gap-2 sm:flex-col">
                <Badge tone={PRIORITY_TONES[task.priority]}>
                  {capitalise(task.priority)} priority
                </Badge>
                <span className="small text-ink-soft">{TASK_CATEGORY_LABELS[task.category]}</span>
              </div>
              <p className="max-w-prose">{task.task}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Failed({ retry }: { retry: () => Promise<unknown> }) {
  return (
    <LoadFailed title="Failed to load planting data." onRetry={retry}>
      <p>Your site check and your preferences are kept.</p>
    </LoadFailed>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading the plants</span>
      {[0, 1, 2].map((index) => (
        <div
          key={index}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-8 border-t py-9 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-square" />
          <Skeleton className="h-40" />
        </div>
      ))}
    </div>
  );
}
