/** How lines of care are said beside their words: how long, how often, with what. */
import { capitalise, joinList, MONTH_NAMES } from './format.ts';
import type { CareKind, CareLine } from './care.ts';

/** "45 min", "2 h", "2 h 30 min". */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** "Every year, 45 min; secateurs and gloves" */
export function howWords({
  often,
  minutes,
  times,
  tools,
}: Pick<CareLine, 'often' | 'minutes' | 'times' | 'tools'>): string {
  const each = `${durationWords(minutes)}${times > 1 ? ' each time' : ''}`;
  return `${capitalise(often)}, ${each}${tools.length ? `; ${joinList([...tools])}` : ''}`;
}

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth'];
/** 3 for "every third year", 4 for what is divided when it grows crowded, else 1. */
export function everyYears({ often }: Pick<CareLine, 'often'>): number {
  if (often === CROWDED) return 4;
  const said = /^every (\w+) year$/.exec(often)?.[1];
  return said ? Math.max(1, ORDINALS.indexOf(said)) : 1;
}
/** Ends a line by which something is cut that may hold nests. */
export const NEST_WORDS = 'Look for nests first, and wait if one is in use.';
export const CROWDED = 'when it grows crowded';
type Timed = Pick<CareLine, 'often' | 'minutes' | 'times'>;
/** Minutes of a line in a year, each time counted; what comes every third year counts a third. */
export const yearlyMinutes = (line: Timed): number =>
  (line.minutes * line.times) / everyYears(line);
/** Minutes of a month in a garden that has settled in, in fives: what is done week by week counts one month of its season. */
export function monthlyMinutes(lines: readonly (Timed & Pick<CareLine, 'toYear'>)[]): number {
  const settled = lines.filter(({ toYear }) => toYear === null);
  const sum = settled.reduce(
    (total, line) => total + yearlyMinutes(line) / (line.times > SEASON ? SEASON : 1),
    0,
  );
  return Math.max(5, Math.round(sum / 5) * 5);
}
/** Months of a season in which something is done week by week. */
const SEASON = 6;

/** The heading a kind of work stands under on a short list. */
export const KIND_TITLES: Record<CareKind, string> = {
  plant: 'Plant',
  water: 'Water',
  cut: 'Prune or trim',
  clear: 'Clear or comb out',
  deadhead: 'Deadhead',
  divide: 'Divide',
  stake: 'Support',
  tie: 'Tie in',
  feed: 'Feed',
  mulch: 'Mulch',
  protect: 'Protect',
  watch: 'See to',
  garden: 'Garden',
};

/** The twelve months with their lines, January first; a month without work has none. */
export const byMonth = <Line extends { month: number }>(
  lines: readonly Line[],
): { month: number; name: string; lines: Line[] }[] =>
  MONTH_NAMES.map((name, index) => ({
    month: index + 1,
    name,
    lines: lines.filter(({ month }) => month === index + 1),
  }));

/** "year 1", "years 1 to 2", "from year 3", "every 3rd year"; empty for what is done every year. */
export function yearsMark({
  fromYear,
  toYear,
  often,
}: Pick<CareLine, 'fromYear' | 'toYear' | 'often'>): string {
  if (toYear !== null)
    return toYear === fromYear ? `year ${toYear}` : `years ${fromYear} to ${toYear}`;
  if (often === CROWDED) return 'when crowded';
  if (everyYears({ often }) > 1) return often;
  return fromYear > 1 ? `from year ${fromYear}` : '';
}
