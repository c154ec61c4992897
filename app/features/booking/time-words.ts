/** Days and times of appointments as they are read and heard. */
import { addDays, dateInWords, londonParts, readDate, WEEKDAYS, weekdayOf } from '#contracts/london-time.ts';

/** "Mon" */
export const shortWeekday = (date: string): string => WEEKDAYS[weekdayOf(date) - 1]!.slice(0, 3);

/** "24 Nov" */
export const shortDate = (date: string): string => `${readDate(date).day} ${monthOf(date).slice(0, 3)}`;

/** "10:30" */
export const timeOf = (iso: string): string => londonParts(iso).time;
export const dayOf = (iso: string): string => londonParts(iso).date;

const monthOf = (date: string): string => dateInWords(date).split(' ')[2]!;

/** "23 to 29 November 2026", "30 November to 6 December 2026" @param monday the first of seven days */
export function weekInWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const first = monthOf(monday) === monthOf(sunday) ? String(readDate(monday).day) : `${readDate(monday).day} ${monthOf(monday)}`;
  return `${first} to ${readDate(sunday).day} ${monthOf(sunday)} ${readDate(sunday).year}`;
}

/** "Tuesday 24 November 2026, 10:30 to 11:00" */
export const spanInWords = (startsAt: string, endsAt: string): string => `${dateInWords(dayOf(startsAt))}, ${timeOf(startsAt)} to ${timeOf(endsAt)}`;
