import { periodBars, type Periods } from '#content/calendar/periods.ts';
import { classNames } from '#app/lib/class-names.ts';
import { periodOf, setPeriod, TASK_LABELS, TASKS, type Task } from './calendar-filters.ts';

/** Drawing units: a month is ten wide; the three lanes lie under each other, always in the same order. */
const MONTH = 10;
const YEAR = 12 * MONTH;
const LANES_HEIGHT = 18;
type Lane = { y: number; height: number; look: string; colour: string };
const LANE: Record<Task, Lane> = {
  sow: { y: 1, height: 4, look: 'fill-amber', colour: 'var(--amber)' },
  plant: { y: 6.5, height: 5, look: 'fill-leaf', colour: 'var(--leaf)' },
  harvest: { y: 13, height: 4, look: 'fill-clay', colour: 'var(--clay)' },
};
const SWATCHES: Record<Task, string> = {
  sow: 'bg-amber h-1',
  plant: 'bg-leaf h-1.5',
  harvest: 'bg-clay h-1',
};

/** Where the bars of a period lie, in drawing units. */
const spans = (period: string) =>
  periodBars(period).map(({ first, last }) => ({
    x: (first - 1) * MONTH + 0.6,
    width: (last - first + 1) * MONTH - 1.2,
  }));

const barsPath = (period: string, { y, height }: Lane): string =>
  spans(period)
    .map(({ x, width }) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('');

/** A background's place is the share of what it leaves free that lies before it. */
const placed = (start: number, size: number, whole: number): string =>
  `${((start / (whole - size)) * 100).toFixed(2)}%`;
const share = (size: number, whole: number): string => `${((size / whole) * 100).toFixed(2)}%`;

const barsGround = (period: string, { y, height, colour }: Lane): string[] =>
  spans(period).map(
    ({ x, width }) =>
      `linear-gradient(${colour},${colour}) ${placed(x, width, YEAR)} ${placed(y, height, LANES_HEIGHT)}/${share(width, YEAR)} ${share(height, LANES_HEIGHT)} no-repeat`,
  );

/** A plant's year in one sentence, for those who do not see the bars. */
export function yearInWords(plant: Periods): string {
  return TASKS.flatMap((task) => {
    const period = periodOf(plant, task);
    return period ? [`${TASK_LABELS[task]} ${setPeriod(period)}.`] : [];
  }).join(' ');
}

/** Sowing, planting and harvest over twelve months. Hidden from screen readers: the text is beside it. */
export function YearBars({ plant, className }: { plant: Periods; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${YEAR} ${LANES_HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames('year-lines block w-full', className)}
    >
      {TASKS.map((task) => {
        const period = periodOf(plant, task);
        return period ? (
          <path key={task} d={barsPath(period, LANE[task])} className={LANE[task].look} />
        ) : null;
      })}
    </svg>
  );
}

/** The same as the ground of one box: in a list of thousands that moves, each drawing costs part of a frame. */
export function YearStrip({ plant, className }: { plant: Periods; className?: string }) {
  const bars = TASKS.flatMap((task) => {
    const period = periodOf(plant, task);
    return period ? barsGround(period, LANE[task]) : [];
  });
  return (
    <div
      aria-hidden
      className={classNames(
        'year-lines [forced-color-adjust:none] [print-color-adjust:exact]',
        className,
      )}
      style={{ background: [...bars, 'var(--month-lines)'].join(',') }}
    />
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
