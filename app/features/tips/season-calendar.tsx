import {
  SEASONS,
  TASK_CATEGORY_LABELS,
  type Priority,
  type Season,
  type SeasonalTask,
} from '#content/tasks/seasonal-tasks.ts';
import type { MonthlyTask } from '#content/tasks/monthly-tasks.ts';
import { classNames } from '#app/lib/class-names.ts';
import { capitalise } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

type Task = SeasonalTask | MonthlyTask;
const PRIORITY_WORDS: Record<Priority, string> = {
  high: 'First',
  medium: 'Then',
  low: 'When you can',
};
const PRIORITY_LOOK: Record<Priority, string> = {
  high: 'text-clay',
  medium: 'text-ink',
  low: 'text-ink-soft',
};
const SEASON_MONTHS: Record<Season, string> = {
  spring: 'March to May',
  summer: 'June to August',
  autumn: 'September to November',
  winter: 'December to February',
};

/** The year's work in four seasons, the present one open and the others in the order in which they come. */
export function SeasonCalendar({
  season,
  tasks,
  month,
  monthTasks,
}: {
  season: Season;
  tasks: Record<Season, SeasonalTask[]>;
  month: string;
  monthTasks: readonly MonthlyTask[];
}) {
  const order = [
    ...SEASONS.slice(SEASONS.indexOf(season)),
    ...SEASONS.slice(0, SEASONS.indexOf(season)),
  ];
  return (
    <section
      aria-labelledby="seasons"
      className="wrap grid gap-x-16 gap-y-14 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:py-24"
    >
      <div>
        <h2 id="seasons" className="lede text-ink-soft">
          The seasons
        </h2>
        <div className="mt-4 border-t">
          {order.map((one) => (
            <Disclosure
              key={one}
              open={one === season}
              summary={
                <span className="flex flex-wrap items-baseline gap-x-5">
                  <span className={one === season ? 'display-2' : 'display-3'}>
                    {capitalise(one)}
                  </span>
                  <span className="small text-ink-soft">
                    {one === season ? `${SEASON_MONTHS[one]}, now` : SEASON_MONTHS[one]}
                  </span>
                </span>
              }
            >
              <TaskList tasks={tasks[one]} className="max-w-3xl" />
            </Disclosure>
          ))}
        </div>
      </div>
      <aside
        aria-labelledby="this-month"
        className="self-start border bg-sheet p-6 sm:p-9 lg:sticky lg:top-28"
      >
        <h2 id="this-month" className="display-3">
          In {month}
        </h2>
        <p className="small mt-2 text-ink-soft">Four jobs, the pressing ones first.</p>
        <TaskList tasks={monthTasks} className="mt-5" isNarrow />
      </aside>
    </section>
  );
}

function TaskList({
  tasks,
  className,
  isNarrow = false,
}: {
  tasks: readonly Task[];
  className?: string;
  isNarrow?: boolean;
}) {
  return (
    <ol className={classNames('divide-y', className)}>
      {tasks.map((task) => (
        <li
          key={task.id}
          className={classNames(
            'py-4',
            isNarrow ? '' : 'grid gap-x-6 gap-y-1.5 sm:grid-cols-[8.5rem_minmax(0,1fr)]',
          )}
        >
          <p className="small flex flex-wrap items-center gap-x-3 gap-y-1 sm:items-start">
            <span className={classNames('font-medium', PRIORITY_LOOK[task.priority])}>
              {PRIORITY_WORDS[task.priority]}
            </span>
            <Badge tone={task.priority === 'high' ? 'clay' : 'plain'}>
              {TASK_CATEGORY_LABELS[task.category]}
            </Badge>
          </p>
          <p className={isNarrow ? 'mt-1.5' : ''}>{task.task}</p>
        </li>
      ))}
    </ol>
  );
}
