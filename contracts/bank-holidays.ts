/** The bank holidays of England and Wales, computed (Banking and Financial Dealings Act 1971 and the yearly custom of substitute days). */
import { addDays, readDate, weekdayOf } from './london-time.ts';

type Holiday = { date: string; name: string };
const byDate = (one: Holiday, other: Holiday) => (one.date < other.date ? -1 : 1);

const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

const firstMonday = (year: number, month: number): string =>
  addDays(dateOf(year, month, 1), (8 - weekdayOf(dateOf(year, month, 1))) % 7);
const lastMonday = (year: number, month: number, lastDay: number): string =>
  addDays(dateOf(year, month, lastDay), 1 - weekdayOf(dateOf(year, month, lastDay)));

/** By date. One-off holidays, a coronation's say, are entered as days off. @param year from 1978 on */
export function bankHolidays(year: number): Holiday[] {
  const easter = easterOf(year);
  const newYear = dateOf(year, 1, 1);
  const christmas = dateOf(year, 12, 25);
  const afterWeekend = (date: string) =>
    addDays(date, weekdayOf(date) === 6 ? 2 : weekdayOf(date) === 7 ? 1 : 0);
  // Two days side by side: where the first moves on to Monday or Tuesday, so does the second.
  const christmasDay = weekdayOf(christmas) >= 6 ? dateOf(year, 12, 27) : christmas;
  const boxing = dateOf(year, 12, 26);
  const boxingDay = weekdayOf(boxing) >= 6 ? dateOf(year, 12, 28) : boxing;
  const list = [
    { date: afterWeekend(newYear), name: 'New Year’s Day' },
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    { date: firstMonday(year, 5), name: 'Early May bank holiday' },
    { date: lastMonday(year, 5, 31), name: 'Spring bank holiday' },
    { date: lastMonday(year, 8, 31), name: 'Summer bank holiday' },
    { date: christmasDay, name: 'Christmas Day' },
    { date: boxingDay, name: 'Boxing Day' },
  ];
  return list.toSorted(byDate);
}

/** Days off whatever the weekday, even when the bank holiday itself moves from a weekend. */
const KEPT_DAYS = [
  { day: '01-01', name: 'New Year’s Day' },
  { day: '12-25', name: 'Christmas Day' },
  { day: '12-26', name: 'Boxing Day' },
];

/** Every day of a year that is free without being entered: the bank holidays, and at a weekend the day that has a substitute too. By date. @param year from 1978 on */
export function holidaysOf(year: number): Holiday[] {
  const published = bankHolidays(year);
  const own = KEPT_DAYS.map(({ day, name }) => ({ date: `${year}-${day}`, name }));
  return [
    ...published,
    ...own.filter(({ date }) => published.every((one) => one.date !== date)),
  ].toSorted(byDate);
}

/** Whether a day is a day off, whatever the opening hours say. @param daysOff both ends included */
export function isDayOff(date: string, daysOff: readonly { from: string; to: string }[]): boolean {
  return (
    daysOff.some(({ from, to }) => from <= date && date <= to) ||
    holidaysOf(readDate(date).year).some((holiday) => holiday.date === date)
  );
}
