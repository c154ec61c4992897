/** Days as the firm's office counts them: by London's clock. */

const LONDON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const DAY_MS = 86_400_000;

/** "2026-11-22" */
export const londonDay = (at: Date): string => LONDON.format(at);

/** The day so many days before: "2026-11-22" and 1 give "2026-11-21". */
export const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);

/** The last `count` days, the oldest first, today among them. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayBefore(today, count - 1 - i));
}

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
    const day = londonDay(new Date(`${hour}:00:00Z`));
    const known = sums.get(day);
    if (known !== undefined) sums.set(day, known + count);
  }
  return days.map((day) => sums.get(day)!);
}

/** UTC hour from which on rows may belong to `day` or later: London is never more than an hour ahead. */
export const hourBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 3_600_000).toISOString();

/** How many of these ISO times fall on each day. */
export const countByDay = (days: readonly string[], times: readonly string[]): number[] =>
  sumByDay(
    days,
    times.map((at) => ({ hour: at.slice(0, 13), count: 1 })),
  );
