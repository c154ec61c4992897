import { useSite } from '#app/lib/site.ts';
import { timedForWords } from '#contracts/area-words.ts';
import { CalendarDays } from 'lucide-react';
import { useLocation } from 'react-router';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { API } from '#contracts/routes.ts';
import { countOf } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { monthName, type CategoryFilter, type Part, type Task } from './calendar-filters.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { MonthLinks } from './month-links.tsx';
import { MonthWork } from './month-work.tsx';
import { PartLinks } from './part-links.tsx';
import { PlantCard } from './plant-card.tsx';

const ORDER: readonly CategoryFilter[] = ['all', 'vegetables', 'fruits', 'flowers', 'herbs'];
/** Cards likely to be on the first screen: their pictures do not wait. */
const EAGER_CARDS = 1;

/** `plants` of one page of what was found; `work` and `counts` of all of it. */
export type CalendarViewData = {
  plants: CalendarPlant[] | null;
  part: Part;
  work: Record<Task, number>;
  counts: Record<CategoryFilter, number> | null;
  month: number;
  today: number;
  category: CategoryFilter;
};

/** One month of the calendar: what there is to do, then a card for each plant. */
export function CalendarView({
  plants,
  part,
  work,
  counts,
  month,
  today,
  category,
}: CalendarViewData) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="wrap pt-14 pb-10 lg:pt-20 lg:pb-14">
        <header className="grid gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <div>
            <h1 className="display-1">Planting calendar</h1>
            <p className="lede mt-5 max-w-2xl text-ink-soft">
              What to sow, plant and pick in each month, timed for {timedForWords(useSite())}. After
              a cold spring, trust the soil and the forecast before the date.
            </p>
          </div>
          <ArrowLink to="/planting-calendar/full">See the full calendar</ArrowLink>
        </header>
        <div className="mt-10 lg:mt-14">
          <MonthLinks current={month} today={today} category={category} />
          <CategoryButtons
            order={ORDER}
            current={category}
            keep={{ month: String(month) }}
            {...(counts ? { counts } : {})}
            className="mt-6"
          />
        </div>
      </div>
      {plants === null ? (
        <div className="wrap pb-28">
          <LoadingFailed retryTo={`${pathname}${search}`} />
        </div>
      ) : (
        <>
          <MonthWork plants={plants} counts={work} month={month} />
          <PlantCards plants={plants} part={part} month={month} />
          <Onwards category={category} />
        </>
      )}
    </>
  );
}

function PlantCards({
  plants,
  part,
  month,
}: {
  plants: readonly CalendarPlant[];
  part: Part;
  month: number;
}) {
  return (
    <section aria-labelledby="plants" className="wrap py-14 lg:py-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="plants" className="display-3 scroll-mt-28">
          Plants for {monthName(month)}
        </h2>
        <p role="status" className="figures small text-ink-soft">
          {part.found > 0
            ? countOf(part.found, 'plant')
            : `No plants found for ${monthName(month)} in this category.`}
        </p>
      </div>
      {plants.length > 0 ? (
        <ul className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-14 lg:gap-y-16 xl:grid-cols-4">
          {plants.map((plant, index) => (
            <li key={plant.id} id={plant.id} className="later min-w-0 scroll-mt-28">
              <PlantCard plant={plant} month={month} isEager={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      ) : null}
      <PartLinks part={part} target="plants" />
    </section>
  );
}

function Onwards({ category }: { category: CategoryFilter }) {
  return (
    <section aria-labelledby="onwards" className="border-t bg-linen">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-14 gap-y-7 py-12 lg:py-16">
        <div className="max-w-2xl">
          <h2 id="onwards" className="display-3">
            Keep it by the back door
          </h2>
          <p className="mt-4 text-ink-soft">
            The full calendar shows all twelve months and prints on a single A4 sheet. Or have the
            work appear in your own calendar, on the first day of each month.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button to="/planting-calendar/full">See the full calendar</Button>
          <Button
            href={`${API.plantingCalendarIcs}${category === 'all' ? '' : `?category=${category}`}`}
            variant="outline"
            download
          >
            <CalendarDays aria-hidden size={18} strokeWidth={1.6} />
            Calendar file{category === 'all' ? '' : ` of ${category}`}
          </Button>
        </div>
      </div>
    </section>
  );
}
