/** Appointments as calendar files: one for a visitor, a feed for the owner's own calendar. */
import type { Appointment } from '#contracts/appointments.ts';
import { compactTime, escapeText, joinLines } from '#server/ics-lines.ts';

export type CalendarEvent = {
  /** The same for one appointment always, so that a change takes the place of what was there. */
  uid: string;
  /** Counts the changes. */
  sequence: number;
  startsAt: string;
  endsAt: string;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  isCancelled: boolean;
};

export function eventOf(
  appointment: Appointment,
  {
    id,
    version,
    firmName,
    url,
    forOwner,
  }: { id: string; version: number; firmName: string; url: string | null; forOwner: string | null },
): CalendarEvent {
  return {
    uid: `${id}@plotwright`,
    sequence: version - 1,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    summary:
      forOwner === null
        ? `${appointment.label}, ${firmName}`
        : `${appointment.label}: ${appointment.name}`,
    description: [
      forOwner,
      `Reference ${appointment.reference}.`,
      url ? `To move or cancel it: ${url}` : null,
    ]
      .filter(Boolean)
      .join('\n'),
    location: appointment.isOnSite ? appointment.postcode : null,
    url,
    isCancelled: appointment.state === 'cancelled',
  };
}

export function writeCalendar({
  name,
  events,
  writtenAt,
}: {
  name: string;
  events: readonly CalendarEvent[];
  writtenAt: Date;
}): string {
  const stamp = compactTime(writtenAt.toISOString());
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plotwright//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${compactTime(event.startsAt)}`,
      `DTEND:${compactTime(event.endsAt)}`,
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
      ...(event.url ? [`URL:${event.url}`] : []),
      `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
