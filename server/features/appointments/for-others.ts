/** What other features may know of appointments. */
import { addDays, momentOf } from '#contracts/london-time.ts';
import type { Appointment } from '#contracts/appointments.ts';
import type { EnquiryVisit } from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import { linkOf } from '#server/features/appointments/book.ts';
import { placeOfBooking } from '#server/features/appointments/diary.ts';
import { presentForOwner } from '#server/features/appointments/present.ts';
import {
  type BookingRow,
  listBookings,
  listBookingsOfEnquiry,
} from '#server/features/appointments/repo.ts';
import type { LatLng } from '#server/features/appointments/slots.ts';

/** `place`: of the postcode's outward half, near enough for the order of a route; null for a call, or where it is not known. */
export type Visit = Pick<
  Appointment,
  | 'reference'
  | 'kind'
  | 'label'
  | 'isOnSite'
  | 'startsAt'
  | 'endsAt'
  | 'state'
  | 'name'
  | 'postcode'
  | 'designId'
> & {
  id: string;
  version: number;
  email: string;
  phone: string | null;
  message: string | null;
  enquiryId: string | null;
  place: LatLng | null;
};

async function toVisits(ctx: Context, rows: readonly BookingRow[]): Promise<Visit[]> {
  const presented = await presentForOwner(ctx.db.read, rows, ctx.clock.now().toISOString());
  return presented.map(
    (
      {
        id,
        version,
        reference,
        kind,
        label,
        isOnSite,
        startsAt,
        endsAt,
        state,
        name,
        postcode,
        designId,
        email,
        phone,
        message,
        enquiryId,
      },
      index,
    ) => ({
      id,
      version,
      reference,
      kind,
      label,
      isOnSite,
      startsAt,
      endsAt,
      state,
      name,
      postcode,
      designId,
      email,
      phone,
      message,
      enquiryId,
      place: isOnSite ? placeOfBooking(rows[index]!) : null,
    }),
  );
}

/**
 * Appointments, calls and visits alike, in the order of their times; without those that were cancelled. The caller
 * answers for who may see them.
 * @param days.from the first day, "2026-11-24" @param days.to the last day, included
 */
export async function listVisits(
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<Visit[]> {
  const rows = await listBookings(
    ctx.db.read,
    momentOf(from, '00:00'),
    momentOf(addDays(to, 1), '00:00'),
  );
  return toVisits(
    ctx,
    rows.filter((row) => row.state !== 'cancelled'),
  );
}

/** Of one enquiry, cancelled ones too, in the order of their times. */
export const listVisitsOfEnquiry = async (ctx: Context, enquiryId: string): Promise<Visit[]> =>
  toVisits(ctx, await listBookingsOfEnquiry(ctx.db.read, enquiryId));

/** As the enquiry's pages show them, with their private links. Not to be called inside a write. */
export async function listVisitsForEnquiry(ctx: Context, id: string): Promise<EnquiryVisit[]> {
  const visits = await listVisitsOfEnquiry(ctx, id);
  const now = ctx.clock.now().toISOString();
  return Promise.all(
    visits.map(async (visit) => ({
      label: visit.label,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
      state: visit.state,
      isOnSite: visit.isOnSite,
      isPast: visit.endsAt <= now,
      link: await linkOf(ctx, visit.id),
    })),
  );
}
