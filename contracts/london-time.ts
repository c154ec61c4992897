/** Days and clock times as they are in England, whatever the machine's own zone is. Times are ISO texts in UTC, days are "2026-11-24". */
import { MONTH_NAMES } from '#engine/model/format.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

export type ClockTime = { year: number; month: number; day: number; hour: number; minute: number };

/** 01:00 UTC on the last Sunday of a month: when the clocks change (Summer Time Order 2002). */
function lastSundayAt1(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** Minutes by which the clocks are ahead of UTC at a moment: 0 or 60. By rule: asking Intl takes a hundred times as long. */
function offsetAt(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  return ms >= lastSundayAt1(year, 3) && ms < lastSundayAt1(year, 10) ? 60 : 0;
}

/** What the clocks say at a moment. @param iso or milliseconds since 1970 */
export function londonParts(iso: string | number): ClockTime & { date: string; time: string } {
  const ms = new Date(iso).getTime();
  const text = new Date(ms + offsetAt(ms) * MINUTE_MS).toISOString();
  const date = text.slice(0, 10);
  return {
    ...readDate(date),
    hour: Number(text.slice(11, 13)),
    minute: Number(text.slice(14, 16)),
    date,
    time: text.slice(11, 16),
  };
}

/**
 * The moment at which the clocks say this. Of the hour that comes twice in October the first is meant; an hour that is
 * left out in March is read as the one that follows it.
 */
export function londonToUtc({ year, month, day, hour, minute }: ClockTime): string {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const candidates = [60, 0]
    .map((offset) => asUtc - offset * MINUTE_MS)
    .filter((ms) => asUtc - offsetAt(ms) * MINUTE_MS === ms);
  // 01:30 on the day the clocks go forward: half past one does not come; half past two, in summer time, does.
  return new Date(candidates[0] ?? asUtc).toISOString();
}

export function readDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** @param time "HH:MM" */
export function momentOf(date: string, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return londonToUtc({ ...readDate(date), hour, minute });
}

const noonOf = (date: string): number => {
  const { year, month, day } = readDate(date);
  return Date.UTC(year, month - 1, day, 12);
};

export const addDays = (date: string, count: number): string =>
  new Date(noonOf(date) + count * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

/** 1 for Monday … 7 for Sunday. */
export const weekdayOf = (date: string): number =>
  ((new Date(noonOf(date)).getUTCDay() + 6) % 7) + 1;

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Whether a text names a day that there is. */
export function isDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) &&
    new Date(`${text}T12:00:00Z`).toISOString().slice(0, 10) === text
  );
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** "Tuesday 24 November 2026" */
export function dateInWords(date: string): string {
  const { year, month, day } = readDate(date);
  return `${WEEKDAYS[weekdayOf(date) - 1]} ${day} ${MONTH_NAMES[month - 1]} ${year}`;
}

/** "Tuesday 24 November 2026, 10:30" */
export function momentInWords(iso: string): string {
  const { date, time } = londonParts(iso);
  return `${dateInWords(date)}, ${time}`;
}

/** "2026-11-22" by London's clock. */
export const londonDay = (at: Date): string => londonParts(at.getTime()).date;

/** The last `count` days, the oldest first, today among them. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));

/**
 * Counts of UTC hours ("2026-11-22T09") added up by London's days; what lies outside `days` is left out.
 * London is whole hours from UTC, so no hour belongs to two days.
 */
export function sumByDay(
  days: readonly string[],
  hours: readonly { hour: string; count: number }[],
): number[] {
  const sums = new Map(days.map((day) => [day, 0]));
  for (const { hour, count } of hours) {
    const day = londonParts(`${hour}:00:00Z`).date;
    const known = sums.get(day);
    if (known !== undefined) sums.set(day, known + count);
  }
  return days.map((day) => sums.get(day)!);
}

/** How many of these ISO times fall on each day. */
export const countByDay = (days: readonly string[], times: readonly string[]): number[] =>
  sumByDay(
    days,
    times.map((at) => ({ hour: at.slice(0, 13), count: 1 })),
  );

/** UTC hour from which on rows may belong to `day` or later: London is never more than an hour ahead. */
export const hourBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 3_600_000).toISOString();
