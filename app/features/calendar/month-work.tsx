import { Fragment } from 'react';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { wholeNumber } from '#engine/model/format.ts';
import {
  monthName,
  plantsWithTask,
  setQuotes,
  TASK_LABELS,
  TASKS,
  type Task,
} from './calendar-filters.ts';

const NOTHING: Record<Task, string> = {
  sow: 'Nothing needs sowing.',
  plant: 'Nothing needs planting.',
  harvest: 'Nothing is ready yet.',
};

/** The month at a glance: three lists whose names lead to the cards below. `counts` is of all there is to do, on other pages as well. */
export function MonthWork({
  plants,
  counts,
  month,
}: {
  plants: readonly CalendarPlant[];
  counts: Record<Task, number>;
  month: number;
}) {
  return (
    <section aria-labelledby="month-work" className="ground-forest bg-forest">
      <div className="wrap grid gap-x-14 gap-y-9 py-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:py-16">
        <h2 id="month-work" className="display-2">
          What to do in {monthName(month)}
        </h2>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {TASKS.map((task) => {
            const list = plantsWithTask(plants, task, month);
            return (
              <div key={task}>
                <h3 className="figures flex items-baseline justify-between gap-3 border-b border-forest-line pb-2 font-medium">
                  {TASK_LABELS[task]}
                  <span className="fine font-normal text-ink-soft">
                    {wholeNumber(counts[task])}
                  </span>
                </h3>
                <p className="small mt-3 text-ink-soft">
                  {counts[task] === 0 ? NOTHING[task] : null}
                  {list.map((plant, index) => (
                    <Fragment key={plant.id}>
                      {index > 0 ? ', ' : null}
                      <a
                        href={`#${plant.id}`}
                        className="decoration-current/45 underline-offset-[0.25em] hover:text-ink hover:underline focus-visible:text-ink"
                      >
                        {setQuotes(plant.name)}
                      </a>
                    </Fragment>
                  ))}
                  {counts[task] > list.length
                    ? `${list.length > 0 ? ', and ' : ''}${wholeNumber(counts[task] - list.length)} on other pages`
                    : null}
                </p>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
