import { periodBars, type Periods } from '#content/calendar/periods.ts';
import { classNames } from '#app/lib/class-names.ts';
import { periodOf, setPeriod, TASK_LABELS, TASKS, type Task } from './calendar-filters.ts';

/** Drawing units: a month is ten wide; the three lanes lie under each other, always in the same order. */
const MONTH = 10;
const LANE: Record<Task, { y: number; height: number; look: string }> = {
  sow: { y: 1, height: 4, look: 'fill-amber' },
  plant: { y: 6.5, height: 5, look: 'fill-leaf' },
  harvest: { y: 13, height: 4, look: 'fill-clay' },
};
const SWATCHES: Record<Task, string> = { sow: 'bg-amber h-1', plant: 'bg-leaf h-1.5', harvest: 'bg-clay h-1' };

const barsPath = (period: string, { y, height }: { y: number; height: number }): string =>
  periodBars(period).map(({ first, last }) => `M${(first - 1) * MONTH + 0.6} ${y}h${(last - first + 1) * MONTH - 1.2}v${height}h-${(last - first + 1) * MONTH - 1.2}z`).join('');

/** A plant's year in one sentence, for those who do not see the bars. */
export function yearInWords(plant: Periods): string {
  return TASKS.flatMap((task) => {
    const period = periodOf(plant, task);
    return period ? [`${TASK_LABELS[task]} ${setPeriod(period)}.`] : [];
  }).join(' ');
}

/** Sowing, planting and harvest over twelve months. It says nothing aloud: the words stand beside it. */
export function YearBars({ plant, className }: { plant: Periods; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 120 18" preserveAspectRatio="none" className={classNames('year-lines block w-full', className)}>
      {TASKS.map((task) => {
        const period = periodOf(plant, task);
        return period ? <path key={task} d={barsPath(period, LANE[task])} className={LANE[task].look} /> : null;
      })}
    </svg>
  );
}

/** Which bar means what. */
export function YearLegend({ className }: { className?: string }) {
  return (
    <ul className={classNames('fine flex flex-wrap gap-x-5 gap-y-1 text-ink-soft', className)}>
      {TASKS.map((task, index) => (
        <li key={task} className="flex items-center gap-2">
          <span aria-hidden className={classNames('w-6', SWATCHES[task])} />
          {TASK_LABELS[task]}
          <span className="text-ink-faint">({['top', 'middle', 'bottom'][index]})</span>
        </li>
      ))}
    </ul>
  );
}
