/** The hours of a working week, and how they are written for people. */
import { z } from 'zod';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const Time = z
  .string('Please enter a time such as 08:00')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 08:00');

/** A stretch of a day on which somebody is there; a day without one is closed, one with a break at noon has two. */
export const OpenHours = z.object({
  /** 1 is Monday, 7 Sunday. */
  weekday: z.number().int().min(1).max(7),
  from: Time,
  to: Time,
});
export type OpenHours = z.infer<typeof OpenHours>;

const inOrder = (hours: readonly OpenHours[]) =>
  hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));

type WeekProblem = { path: [number, 'from' | 'to']; message: string };

/** What is wrong with the hours of a week, in the order of its days. */
export function weekProblems(hours: readonly OpenHours[]): WeekProblem[] {
  const week = inOrder(hours);
  return week.flatMap((one, index): WeekProblem[] => {
    const next = week[index + 1];
    const day = WEEKDAYS[one.weekday - 1]!;
    if (one.to <= one.from)
      return [{ path: [index, 'to'], message: `${day}: closing has to come after opening` }];
    return next && next.weekday === one.weekday && next.from < one.to
      ? [{ path: [index + 1, 'from'], message: `${day}: these hours overlap` }]
      : [];
  });
}

/** In order; no two overlap. */
export const Week = z
  .array(OpenHours)
  .max(28, 'That is more than a week can hold')
  .transform(inOrder)
  .check((context) => {
    for (const problem of weekProblems(context.value))
      context.issues.push({ code: 'custom', input: context.value, ...problem });
  });

export type HoursLine = { days: string; open: string };

/** The hours of a day: "08:00-12:00, 13:00-17:00", or "Closed". @param weekday 1 for Monday … 7 for Sunday */
export const stretchesOf = (week: readonly OpenHours[], weekday: number): string =>
  week
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ') || 'Closed';

/** The way back from `stretchesOf`; what is no stretch is left out. @param weekday 1 for Monday … 7 for Sunday */
export const readStretches = (text: string, weekday: number): OpenHours[] =>
  [...text.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, from, to]) => ({
    weekday,
    from: from!,
    to: to!,
  }));

/** "Monday to Friday", "Saturday and Sunday", "Monday". */
function daysInWords(first: number, last: number): string {
  if (first === last) return WEEKDAYS[first]!;
  return `${WEEKDAYS[first]!} ${last === first + 1 ? 'and' : 'to'} ${WEEKDAYS[last]!}`;
}

/** Days in a row with the same hours share a line. */
export function writeHours(week: readonly OpenHours[]): HoursLine[] {
  const days = WEEKDAYS.map((_, index) => stretchesOf(week, index + 1));
  const lines: HoursLine[] = [];
  for (let first = 0; first < 7;) {
    let last = first;
    while (days[last + 1] === days[first]) last += 1;
    lines.push({ days: daysInWords(first, last), open: days[first]! });
    first = last + 1;
  }
  return lines;
}
