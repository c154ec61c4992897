/** Calendar files (RFC 5545): texts escaped, lines folded, times in UTC. */
import { addDays } from '#contracts/london-time.ts';

const LINE_OCTETS = 75;

const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Folds a content line at 75 octets; continuation lines begin with a space and no character is split. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** "20261124T103000Z" */
const compactTime = (iso: string): string => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;

export type CalendarEvent = {
  /** Constant for an event, so that a re-imported file replaces it. */
  uid: string;
  /** Increases with each change; omitted for events that never change. */
  sequence?: number;
  /** ISO times; or the ISO date of an all-day event that comes back every year, or every `interval` years, `count` times at most. */
  when:
    | { startsAt: string; endsAt: string }
    | { everyYearOn: string; interval?: number; count?: number };
  summary: string;
  description: string;
  location?: string | null;
  category?: string;
  url: string | null;
  /** Omitted if it cannot be cancelled. */
  status?: 'CONFIRMED' | 'CANCELLED';
};

const compactDate = (date: string): string => date.replaceAll('-', '');

function* eventLines(event: CalendarEvent, stamp: string): Generator<string> {
  const { when } = event;
  yield 'BEGIN:VEVENT';
  yield `UID:${event.uid}`;
  if (event.sequence !== undefined) yield `SEQUENCE:${event.sequence}`;
  yield `DTSTAMP:${stamp}`;
  if ('startsAt' in when) {
    yield `DTSTART:${compactTime(when.startsAt)}`;
    yield `DTEND:${compactTime(when.endsAt)}`;
  } else {
    yield `DTSTART;VALUE=DATE:${compactDate(when.everyYearOn)}`;
    yield `DTEND;VALUE=DATE:${compactDate(addDays(when.everyYearOn, 1))}`;
    const { interval = 1, count } = when;
    yield `RRULE:FREQ=YEARLY${interval > 1 ? `;INTERVAL=${interval}` : ''}${count ? `;COUNT=${count}` : ''}`;
  }
  yield `SUMMARY:${escapeText(event.summary)}`;
  yield `DESCRIPTION:${escapeText(event.description)}`;
  if (event.category) yield `CATEGORIES:${escapeText(event.category)}`;
  if (event.location) yield `LOCATION:${escapeText(event.location)}`;
  if (event.url) yield `URL:${event.url}`;
  if (event.status) yield `STATUS:${event.status}`;
  // A reminder takes up no time: the day stays free for others.
  if ('everyYearOn' in when) yield 'TRANSP:TRANSPARENT';
  yield 'END:VEVENT';
}

/** The complete file, with CRLF line ends. @param product "Appointments" */
export function writeCalendarFile({
  product,
  name,
  events,
  writtenAt,
}: {
  product: string;
  name: string;
  events: readonly CalendarEvent[];
  writtenAt: Date;
}): string {
  const stamp = compactTime(writtenAt.toISOString());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Plotwright//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [...eventLines(event, stamp)]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
