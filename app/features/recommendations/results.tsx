import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { periodIncludes } from '#content/calendar/periods.ts';
import {
  tasksOfSeason,
  seasonOfMonth,
  TASK_CATEGORY_LABELS,
} from '#content/tasks/seasonal-tasks.ts';
import {
  caveatLine,
  recommendPlants,
  type RecommendedPlant,
} from '#content/recommendations/recommend.ts';
import type { GardenPreferences } from '#content/recommendations/preferences.ts';
import type { SitePassport } from '#contracts/location.ts';
import { API } from '#contracts/routes.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import {
  monthName,
  periodOf,
  setPeriod,
  setQuotes,
  TASK_LABELS,
  TASKS,
} from '#app/features/calendar/calendar-filters.ts';
import { PlantPicture } from '#app/features/calendar/plant-picture.tsx';
import { YearBars } from '#app/features/calendar/year-bars.tsx';
import { capitalise, countOf } from '#engine/model/format.ts';
import { hasFailed } from '#app/lib/query-client.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
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
  const found = useMemo(
    () => recommendPlants(data ?? NO_PLANTS, preferences, { month, isPoorlyDrained }),
    [data, preferences, month, isPoorlyDrained],
  );
  return (
    <>
      <section aria-labelledby="plants-heading" className="wrap py-16 lg:py-24">
        <h2 id="plants-heading" ref={heading} tabIndex={-1} className="display-2 outline-none">
          {found.length > 0
            ? `${capitalise(inLetters(found.length))} for your garden in ${monthName(month)}`
            : 'Plants for your garden'}
        </h2>
        <div className="mt-9 lg:mt-12">
          {hasFailed(query) ? (
            <Failed retry={() => query.refetch()} />
          ) : !data ? (
            <Waiting />
          ) : found.length > 0 ? (
            <ol className="border-t">
              {found.map((one) => (
                <li key={one.plant.id} className="border-b py-9 lg:py-12">
                  <Recommendation recommendation={one} month={month} />
                </li>
              ))}
            </ol>
          ) : (
            <p className="display-4 border-y py-14 text-center">
              No plants match your current preferences. Try updating your settings above.
            </p>
          )}
        </div>
      </section>
      <SeasonalTasks month={month} />
      <ReportSection
        plants={found}
        preferences={preferences}
        passport={passport}
        settings={settings}
        month={month}
        onStartAgain={onStartAgain}
      />
    </>
  );
}

const inLetters = (count: number) =>
  countOf(count, 'plant').replace(
    /^\d+/,
    (digit) => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][Number(digit)] ?? digit,
  );

function Recommendation({
  recommendation: { plant, matchScore, reasons, caveats, careInstructions },
  month,
}: {
  recommendation: RecommendedPlant;
  month: number;
}) {
  const but = caveatLine(caveats);
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)_17rem] lg:gap-x-12 xl:gap-x-16">
      <PlantPicture
        plant={plant}
        sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 11rem, 6.5rem"
      />
      <div className="min-w-0">
        <h3 className="display-3">{setQuotes(plant.name)}</h3>
        {plant.latinName ? (
          <p lang="la" className="latin mt-1 text-ink-soft">
            {plant.latinName}
          </p>
        ) : null}
        <ul className="mt-4 grid gap-1.5">
          {reasons.map((reason) => (
            <li
              key={reason}
              className="relative pl-5 font-medium before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-clay"
            >
              {reason}
            </li>
          ))}
        </ul>
        {but ? <p className="small mt-3 max-w-prose text-ink-soft">{but}</p> : null}
        <p className="mt-4 hidden max-w-prose text-ink-soft sm:block">{careInstructions}</p>
      </div>
      <p className="col-span-2 max-w-prose text-ink-soft sm:hidden">{careInstructions}</p>
      <div className="col-span-2 min-w-0 self-start lg:col-span-1">
        <p className="figures flex items-baseline gap-2">
          <span className="font-display text-[2.75rem] leading-none font-medium tracking-[-0.02em]">
            {matchScore}
          </span>
          <span className="small text-ink-soft">of 100: how well it matches</span>
        </p>
        <YearBars plant={plant} className="mt-4 h-5" />
        <dl className="small mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1">
          {TASKS.map((task) => {
            const period = periodOf(plant, task);
            return period ? (
              <Fact
                key={task}
                label={TASK_LABELS[task]}
                value={setPeriod(period)}
                isNow={periodIncludes(period, month)}
              />
            ) : null;
          })}
          <Fact label="Sun" value={plant.sunRequirement} />
          {plant.difficulty ? <Fact label="Skill" value={capitalise(plant.difficulty)} /> : null}
        </dl>
      </div>
    </article>
  );
}

function Fact({ label, value, isNow = false }: { label: string; value: string; isNow?: boolean }) {
  return (
    <>
      <dt className={isNow ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd className={isNow ? 'font-medium' : 'text-ink-soft'}>
        {value}
        {isNow ? <span className="text-clay"> (now)</span> : null}
      </dd>
    </>
  );
}

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
