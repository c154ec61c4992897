/** Appointments as calendar files: one for a visitor, a feed for the owner's own calendar. */
import type { Appointment } from '#contracts/appointments.ts';
import { type CalendarEvent, writeCalendarFile } from '#server/text/calendar-file.ts';

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
    when: { startsAt: appointment.startsAt, endsAt: appointment.endsAt },
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
    location: appointment.isOnSite
      ? [appointment.address, appointment.postcode].filter(Boolean).join(', ') || null
      : null,
    url,
    status: appointment.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  };
}

export const writeCalendar = (
  file: Omit<Parameters<typeof writeCalendarFile>[0], 'product'>,
): string => writeCalendarFile({ product: 'Appointments', ...file });
