/** A calendar file as RFC 5545 has it. */

export type YearlyEvent = {
  /** The same for the same event each time, so that a file read in again replaces and does not double. */
  uid: string;
  summary: string;
  description: string;
  category: string;
  /** ISO date of the whole day it first falls on; it comes back every year. */
  firstDay: string;
  url: string | null;
};

const LINE_OCTETS = 75;

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r\n|\r|\n/g, '\\n');

/** One content line in pieces of 75 octets at most, each but the first begun with a space; no character is cut in two. */
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

const compactDate = (iso: string): string => iso.slice(0, 10).replaceAll('-', '');

function nextDay(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function eventLines(event: YearlyEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDate(event.firstDay)}`,
    `DTEND;VALUE=DATE:${compactDate(nextDay(event.firstDay))}`,
    'RRULE:FREQ=YEARLY',
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    // A reminder takes up no time: the day stays free for others.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The whole file, with the line ends that the standard asks for. */
export function writeIcs({ name, events, writtenAt }: { name: string; events: readonly YearlyEvent[]; writtenAt: Date }): string {
  const stamp = `${writtenAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plotwright//Planting calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
