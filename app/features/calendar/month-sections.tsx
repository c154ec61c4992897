import { MONTH_NAMES } from '#engine/model/format.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  plantsWithTask,
  setQuotes,
  TASK_LABELS,
  TASKS,
  type CategoryFilter,
} from './calendar-filters.ts';
import { monthAddress } from './month-links.tsx';
import type { YearPlant } from './year-chart.tsx';

/** All twelve months, each with its sowing, planting and harvest. */
export function MonthSections({
  plants,
  category,
}: {
  plants: readonly YearPlant[];
  category: CategoryFilter;
}) {
  return (
    <div>
      {MONTH_NAMES.map((name, i) => (
        <MonthSection key={name} name={name} month={i + 1} plants={plants} category={category} />
      ))}
    </div>
  );
}

function MonthSection({
  name,
  month,
  plants,
  category,
}: {
  name: string;
  month: number;
  plants: readonly YearPlant[];
  category: CategoryFilter;
}) {
  const work = TASKS.map((task) => ({ task, list: plantsWithTask(plants, task, month) }));
  const isEmpty = work.every(({ list }) => list.length === 0);
  return (
    <section
      aria-labelledby={`month-${month}`}
      className="later grid gap-x-14 gap-y-6 border-t border-line-strong py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,10fr)] lg:py-14"
    >
      <div className="lg:sticky lg:top-20 lg:self-start">
        <h3 id={`month-${month}`} className="display-3 scroll-mt-28">
          {name}
        </h3>
        {isEmpty ? null : (
          <ArrowLink
            to={`/planting-calendar${monthAddress(month, category)}`}
            className="small mt-3"
          >
            Cards for {name}
          </ArrowLink>
        )}
      </div>
      {isEmpty ? (
        <p className="text-ink-soft">No plants found for {name} in this category.</p>
      ) : (
        <div className="grid gap-x-10 gap-y-7 md:grid-cols-3">
          {work.map(({ task, list }) => (
            <div key={task}>
              <h4 className="border-b pb-2 font-medium">{TASK_LABELS[task]}</h4>
              {list.length === 0 ? (
                <p className="small mt-3 text-ink-faint">Nothing this month</p>
              ) : (
                <NamesByCategory plants={list} isOne={category !== 'all'} />
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

const names = (list: readonly YearPlant[]): string =>
  list.map((plant) => setQuotes(plant.name)).join(', ');

function NamesByCategory({ plants, isOne }: { plants: readonly YearPlant[]; isOne: boolean }) {
  if (isOne) return <p className="small mt-3">{names(plants)}</p>;
  return (
    <dl className="small mt-3 space-y-3">
      {CATEGORIES.map((category) => {
        const list = plants.filter((plant) => plant.category === category);
        return list.length > 0 ? (
          <div key={category}>
            <dt className="fine text-ink-faint">{CATEGORY_LABELS[category]}</dt>
            <dd>{names(list)}</dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
