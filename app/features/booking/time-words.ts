/** Days and times of appointments as they are read and heard. */
import {
  addDays,
  dateInWords,
  londonParts,
  readDate,
  WEEKDAYS,
  weekdayOf,
} from '#contracts/london-time.ts';

/** "Mon" */
export const shortWeekday = (date: string): string => WEEKDAYS[weekdayOf(date) - 1]!.slice(0, 3);

/** "24 Nov" */
export const shortDate = (date: string): string =>
  `${readDate(date).day} ${monthOf(date).slice(0, 3)}`;

/** "10:30" */
export const timeOf = (iso: string): string => londonParts(iso).time;
export const dayOf = (iso: string): string => londonParts(iso).date;

const monthOf = (date: string): string => dateInWords(date).split(' ')[2]!;

/** "23 to 29 November 2026", "30 November to 6 December 2026" @param monday the first of seven days */
export const weekInWords = (monday: string): string => daysInWords(monday, addDays(monday, 6));

/** "23 November to 6 December 2026" */
export function daysInWords(from: string, to: string): string {
  const first =
    monthOf(from) === monthOf(to)
      ? String(readDate(from).day)
      : `${readDate(from).day} ${monthOf(from)}`;
  return `${first} to ${readDate(to).day} ${monthOf(to)} ${readDate(to).year}`;
}

/** "Tuesday 24 November 2026, 10:30 to 11:00" */
export const spanInWords = (startsAt: string, endsAt: string): string =>
  `${dateInWords(dayOf(startsAt))}, ${timeOf(startsAt)} to ${timeOf(endsAt)}`;
