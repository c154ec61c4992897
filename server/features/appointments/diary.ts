/** The diary's entries as `slots.ts` takes them. */
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import { outcodeOf } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { londonParts, DAY_MS } from '#contracts/london-time.ts';
import type { OpenHours } from '#contracts/week.ts';
import type { Context } from '#server/context.ts';
import { type BookingRow, listBlocks, listBookings } from '#server/features/appointments/repo.ts';
import type { Calendar, Engagement, LatLng } from '#server/features/appointments/slots.ts';
import { listBusyTimes } from '#server/features/busy-calendars/for-others.ts';
import { listDaysOff, toDayOff } from '#server/features/settings/days-off.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

/** A kilometre or two is near enough for the time it takes to drive: the outward code is all that is looked up. */
export function placeOfPostcode(postcode: string | null | undefined): LatLng | null {
  const read = postcode ? readPostcode(postcode, (code) => outcodeOf(code) !== null) : null;
  const row = read ? outcodeOf(read.outcode) : null;
  return row ? { latitudeDeg: row.latitudeDeg, longitudeDeg: row.longitudeDeg } : null;
}

export const placeOfBooking = (row: Pick<BookingRow, 'latitude' | 'longitude'>): LatLng | null =>
  row.latitude === null || row.longitude === null
    ? null
    : { latitudeDeg: row.latitude, longitudeDeg: row.longitude };

const toEngagement = (row: BookingRow): Engagement => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  isOnSite: row.on_site === 1,
  place: placeOfBooking(row),
});

/** When appointments are offered whose kind has no hours of its own; empty: never. */
export async function readOpeningHours(ctx: Context): Promise<readonly OpenHours[]> {
  return (await readSettings({ ctx })).week;
}

/** @param from ISO times between which times are sought @param withBusy false: the busy times of the owner's other calendars are left out @param without a booking that is to be moved, and so is not in its own way */
export async function readCalendar(
  ctx: Context,
  {
    from,
    to,
    without,
    withBusy = true,
  }: { from: string; to: string; without?: string; withBusy?: boolean },
): Promise<Calendar> {
  // A day more on either side: buffers and drives reach over midnight.
  const [early, late] = [
    new Date(Date.parse(from) - DAY_MS).toISOString(),
    new Date(Date.parse(to) + DAY_MS).toISOString(),
  ];
  const [bookings, blocks, busy, daysOff, openingHours] = await Promise.all([
    listBookings(ctx.db.read, early, late),
    listBlocks(ctx.db.read, early, late),
    withBusy ? listBusyTimes(ctx.db.read, early, late) : [],
    listDaysOff(ctx.db.read),
    readOpeningHours(ctx),
  ]);
  return {
    openingHours,
    daysOff: daysOff.map(toDayOff),
    engagements: [
      ...bookings
        .filter((row) => row.state !== 'cancelled' && row.id !== without)
        .map(toEngagement),
      ...[...blocks, ...busy].map((row) => ({
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        bufferBefore: 0,
        bufferAfter: 0,
        isOnSite: false,
        place: null,
      })),
    ],
  };
}

/** Times are looked for as far as the kind can be booked. */
export const horizonOf = (kind: AppointmentKind, now: string): string =>
  new Date(Date.parse(now) + (kind.horizonDays + 1) * DAY_MS).toISOString();

/** The last day on which the kind can be booked. */
export const lastDateOf = (kind: AppointmentKind, now: string): string =>
  londonParts(Date.parse(now) + kind.horizonDays * DAY_MS).date;
