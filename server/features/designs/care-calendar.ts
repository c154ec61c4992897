/** A garden's care as a calendar file: a day a month with all its work, so that sixty reminders do not stand on the first of March. */
import { byMonth, CROWDED, durationWords, everyYears, howWords } from '#engine/model/care-words.ts';
import type { CareLine } from '#engine/model/care.ts';
import { countOf } from '#engine/model/format.ts';
import { londonParts } from '#contracts/london-time.ts';
import { type CalendarEvent, writeCalendarFile } from '#server/text/calendar-file.ts';

type CaredFor = { id: string; title: string; care: readonly CareLine[]; shared: boolean };
type Options = {
  now: Date;
  /** The year in which the garden grows its first summer. */
  firstYear?: number | undefined;
  /** The site's own address, where it is known: events then lead back to the design. */
  origin: string | null;
};

/** What is planted from September on has its first summer in the year after. */
const AUTUMN = 9;

/** The file, whole. Work of a month that comes back alike is one event: what is done every year, what in the first, what every third. */
export function careCalendar(
  { id, title, care, shared }: CaredFor,
  { now, firstYear, origin }: Options,
): string {
  const { year, month } = londonParts(now.getTime());
  const first = firstYear ?? (month >= AUTUMN ? year + 1 : year);
  const events = byMonth(care).flatMap(({ month: at, name, lines }) => {
    const groups = new Map<string, CareLine[]>();
    for (const line of lines) {
      const key = [
        line.often === CROWDED ? 1 : everyYears(line),
        line.fromYear,
        line.toYear ?? '',
      ].join('-');
      groups.set(key, [...(groups.get(key) ?? []), line]);
    }
    return [...groups].map(([key, group]): CalendarEvent => {
      const [interval = 1, fromYear = 1, toYear = 0] = key.split('-').map(Number);
      const minutes = group.reduce((sum, line) => sum + line.minutes, 0);
      const which =
        toYear > 0
          ? toYear === fromYear
            ? `, year ${toYear} only`
            : `, years ${fromYear} to ${toYear}`
          : interval > 1
            ? `, every ${interval} years`
            : '';
      return {
        uid: `care-${id}-${at}-${key}@designs.plotwright`,
        summary: `${name} in the garden${which}: ${countOf(group.length, 'job')}, about ${durationWords(minutes)}`,
        description: group.map((line) => `${line.words} (${howWords(line)})`).join('\n\n'),
        category: 'Garden',
        when: {
          everyYearOn: `${first + fromYear - 1}-${String(at).padStart(2, '0')}-01`,
          interval,
          ...(toYear > 0 ? { count: toYear - fromYear + 1 } : {}),
        },
        // a private design's address is its key, and calendars are shared
        url: shared && origin ? `${origin}/design/${id}#care` : null,
      };
    });
  });
  return writeCalendarFile({
    product: 'Garden care',
    name: `Care of ${title}`,
    events,
    writtenAt: now,
  });
}
