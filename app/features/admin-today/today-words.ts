/** What the page of the day says of times and lengths. */
import { dateInWords, daysBetween, londonParts } from '#contracts/london-time.ts';
import { countOf, pounds } from '#engine/model/format.ts';

const HOUR_MS = 3_600_000;

/** "1 h 20 min", "35 min" @param minutes whole */
export function driveInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** "today at 17:00", "tomorrow at 17:00", "Wednesday at 17:00" @param now ISO */
export function soonInWords(iso: string, now: string): string {
  const { date, time } = londonParts(iso);
  const ahead = daysBetween(londonParts(now).date, date);
  const day =
    ahead === 0
      ? 'today'
      : ahead === 1
        ? 'tomorrow'
        : ahead === -1
          ? 'yesterday'
          : dateInWords(date)
              .split(' ')
              .slice(0, Math.abs(ahead) < 7 && ahead > 0 ? 1 : 3)
              .join(' ');
  return `${day} at ${time}`;
}

export type DueTone = 'danger' | 'amber' | 'leaf';

/** The clock of a promised answer. @param replyBy ISO @param now ISO */
export function dueInWords(replyBy: string, now: string): { tone: DueTone; words: string } {
  const left = Date.parse(replyBy) - Date.parse(now);
  if (left < 0) return { tone: 'danger', words: `Late: was due ${soonInWords(replyBy, now)}` };
  if (left < HOUR_MS) return { tone: 'danger', words: 'Answer within the hour' };
  if (left < 8 * HOUR_MS)
    return { tone: 'amber', words: `Answer within ${countOf(Math.floor(left / HOUR_MS), 'hour')}` };
  return {
    tone: daysBetween(londonParts(now).date, londonParts(replyBy).date) <= 1 ? 'amber' : 'leaf',
    words: `Answer by ${soonInWords(replyBy, now)}`,
  };
}

/** "£8,000 to £11,500" @param range in pence */
export const rangeInWords = ({ low, high }: { low: number; high: number }): string =>
  low === high ? pounds(low / 100) : `${pounds(low / 100)} to ${pounds(high / 100)}`;

export const TODAY_URL = '/api/admin/today';
