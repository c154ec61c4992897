/** The calls of the scheduler: free times, booking, moving, cancelling. */
import type {
  Appointment,
  AppointmentAnswer,
  AppointmentInput,
  FreeWeek,
  Slot,
  SlotsAnswer,
} from '#contracts/appointments.ts';
import { addDays, daysBetween, londonParts, mondayOf } from '#contracts/london-time.ts';
import { API } from '#contracts/routes.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { callApi, CallError } from '#app/lib/call-api.ts';

/** Somebody else was quicker: the server's words, and the nearest free times. */
export type TimeTaken = { words: string; slots: readonly Slot[] };

/** @returns null for every other failure */
export function readTimeTaken(error: unknown): TimeTaken | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  const slots = (error.problem.current as { slots?: Slot[] } | undefined)?.slots;
  return slots ? { words: error.plain, slots } : null;
}

type Asked = {
  kind: BookingKind;
  postcode: string | null;
  /** The private link's token of an appointment that is to be moved: its own time is not in its way. */
  moving: string | null;
  signal: AbortSignal;
};

async function fetchDays(
  { kind, postcode, moving, signal }: Asked,
  today: string,
  monday: string,
): Promise<FreeWeek> {
  const from = monday < today ? today : monday;
  const days = { from, days: String(Math.max(1, daysBetween(from, addDays(monday, 7)))) };
  const url =
    moving === null
      ? `${API.appointmentSlots}?${new URLSearchParams({ kind, ...days, ...(postcode ? { postcode } : {}) })}`
      : `${API.appointments}/${encodeURIComponent(moving)}/slots?${new URLSearchParams(days)}`;
  return { today, monday, ...(await callApi<SlotsAnswer>(url, { signal, cache: 'no-store' })) };
}

/** @param monday null: the week of the first free time */
export async function fetchWeek(asked: Asked, monday: string | null): Promise<FreeWeek> {
  const today = londonParts(Date.now()).date;
  if (monday !== null) return fetchDays(asked, today, monday);
  const week = await fetchDays(asked, today, mondayOf(today));
  return week.slots.length > 0 || !week.next
    ? week
    : fetchDays(asked, today, mondayOf(londonParts(week.next.startsAt).date));
}

export const bookTime = (json: AppointmentInput) =>
  callApi<AppointmentAnswer>(API.appointments, { json });
export const moveAppointment = (token: string, startsAt: string) =>
  callApi<Appointment>(`${API.appointments}/${encodeURIComponent(token)}/move`, {
    json: { startsAt },
  });
export const cancelAppointment = (token: string) =>
  callApi<Appointment>(`${API.appointments}/${encodeURIComponent(token)}/cancel`, { json: {} });
export const calendarFileOf = (token: string) =>
  `${API.appointments}/${encodeURIComponent(token)}/calendar.ics`;
/** A file: PDF where the server can print, else HTML. */
export const confirmationOf = (token: string) =>
  `${API.appointments}/${encodeURIComponent(token)}/confirmation`;
