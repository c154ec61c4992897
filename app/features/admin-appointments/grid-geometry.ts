/** Positions in the grid of days and hours. Minutes since midnight, London time. */
import type { Diary } from '#contracts/appointments.ts';
import { addDays, londonParts, momentOf, weekdayOf } from '#contracts/london-time.ts';

/** Moving and choosing go by quarter hours. */
export const STEP_MINUTES = 15;
export const HOUR_PX = 56;
export const DAY_MINUTES = 24 * 60;
/** Always in sight, so that the grid does not change its height from week to week. */
const USUAL_HOURS = { first: 8, last: 18 };

export type Span = { startsAt: string; endsAt: string };
export type Hours = { first: number; last: number };

export function minuteOf(iso: string): number {
  const { hour, minute } = londonParts(iso);
  return hour * 60 + minute;
}

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The part of a span that falls on a day; null when none does. */
export function partOnDay(
  { startsAt, endsAt }: Span,
  date: string,
): { from: number; to: number } | null {
  const [start, end] = [londonParts(startsAt).date, londonParts(endsAt).date];
  if (date < start || date > end) return null;
  const part = {
    from: start < date ? 0 : minuteOf(startsAt),
    to: end > date ? DAY_MINUTES : minuteOf(endsAt),
  };
  return part.to > part.from ? part : null;
}

/** The full hours that cover opening hours and all appointments of these days. Blocked times may overflow. */
export function hoursShown(
  { week, appointments }: Pick<Diary, 'week' | 'appointments'>,
  dates: readonly string[],
): Hours {
  const minutes = [
    ...week
      .filter((one) => dates.some((date) => weekdayOf(date) === one.weekday))
      .flatMap(({ from, to }) =>
        [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
      ),
    ...appointments
      .filter((one) => one.state !== 'cancelled')
      .flatMap((one) => dates.flatMap((date) => Object.values(partOnDay(one, date) ?? {}))),
  ];
  return {
    first: Math.min(USUAL_HOURS.first, ...minutes.map((minute) => Math.floor(minute / 60))),
    last: Math.max(USUAL_HOURS.last, ...minutes.map((minute) => Math.ceil(minute / 60))),
  };
}

const onStep = (minute: number) =>
  Math.min(
    DAY_MINUTES - STEP_MINUTES,
    Math.max(0, Math.round(minute / STEP_MINUTES) * STEP_MINUTES),
  );

/** Another time of the clock, so many days and minutes away, at a quarter hour of the same day. */
export function movedBy(
  startsAt: string,
  { days, minutes }: { days: number; minutes: number },
): string {
  const minute = minuteOf(startsAt);
  const next = minutes === 0 ? minute : onStep(minute + minutes);
  return momentOf(addDays(londonParts(startsAt).date, days), clockOf(next));
}

/** The quarter hour that a press in the grid means. @param y pixels below the first hour */
export const minuteAt = (y: number, { first }: Hours): number =>
  Math.min(
    DAY_MINUTES - STEP_MINUTES,
    Math.max(0, Math.floor((first * 60 + (y / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES),
  );

/** The same length from another beginning. */
export const endOf = ({ startsAt, endsAt }: Span, movedTo: string): string =>
  new Date(Date.parse(movedTo) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString();
