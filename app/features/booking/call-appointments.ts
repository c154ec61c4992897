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
import type { ProblemBody } from '#contracts/problem.ts';
import { API } from '#contracts/routes.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { signalWithin } from '#app/lib/signal-within.ts';
import { RequestRefused } from './send-request.ts';

const TIME_LIMIT_MS = 30_000;
export const NOT_REACHED =
  'We could not be reached. Please check your internet connection and try again.';

/** Somebody else was quicker: the nearest free times come with it. */
export class TimeTaken extends Error {
  readonly slots: readonly Slot[];
  constructor(message: string, slots: readonly Slot[]) {
    super(message);
    this.slots = slots;
  }
}

/** @throws TimeTaken; RequestRefused with the server's words; Error with ours when nothing came back */
async function call<T>(url: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
      ...init,
      signal: signalWithin(TIME_LIMIT_MS, ...(init.signal ? [init.signal] : [])),
    });
  } catch (cause) {
    throw new Error(NOT_REACHED, { cause });
  }
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  if (response.ok) return body as T;
  // Whatever stands between us and the server may have lost its answer.
  if (response.status >= 502 && response.status <= 504 && !body.message)
    throw new Error(NOT_REACHED);
  const slots = (body.current as { slots?: Slot[] } | undefined)?.slots;
  if (response.status === 409 && slots)
    throw new TimeTaken(body.message ?? 'This time is taken.', slots);
  throw new RequestRefused(
    body.message ?? 'Something went wrong on our side. Please try again.',
    body.errors ?? [],
  );
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
  return { today, monday, ...(await call<SlotsAnswer>(url, { signal })) };
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

const post = <T>(url: string, json: unknown) =>
  call<T>(url, { method: 'POST', body: JSON.stringify(json) });

export const bookTime = (input: AppointmentInput) =>
  post<AppointmentAnswer>(API.appointments, input);
export const moveAppointment = (token: string, startsAt: string) =>
  post<Appointment>(`${API.appointments}/${encodeURIComponent(token)}/move`, { startsAt });
export const cancelAppointment = (token: string) =>
  post<Appointment>(`${API.appointments}/${encodeURIComponent(token)}/cancel`, {});
export const calendarFileOf = (token: string) =>
  `${API.appointments}/${encodeURIComponent(token)}/calendar.ics`;
