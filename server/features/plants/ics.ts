/** The planting calendar as a calendar file (RFC 5545). */
import { compactTime, escapeText, joinLines } from '#server/ics-lines.ts';

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
export function writeIcs({
  name,
  events,
  writtenAt,
}: {
  name: string;
  events: readonly YearlyEvent[];
  writtenAt: Date;
}): string {
  const stamp = compactTime(writtenAt.toISOString());
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
  return joinLines(lines);
}
