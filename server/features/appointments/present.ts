import { DAY_MS } from '#contracts/london-time.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import {
  type AdminAppointment,
  type Appointment,
  BOOKING_STATES,
} from '#contracts/appointments.ts';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import { contractOf } from '#server/features/appointments/contract.ts';
import type { BookingRow } from '#server/features/appointments/repo.ts';
import { readKinds } from '#server/features/appointments/settings.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import { findOpenable } from '#server/features/enquiries/for-others.ts';
import type { Reader } from '#server/db/database.ts';

/** What the record of changes keeps of an appointment: what kind, when and its state; nothing of its person. */
export const keptOf = (row: BookingRow) => ({
  label: row.label ?? REQUEST_KIND_LABELS[row.kind as BookingKind],
  startsAt: row.starts_at,
  state: row.state,
});

/** @param now ISO */
export async function presentAppointments(
  db: Reader,
  rows: readonly BookingRow[],
  now: string,
): Promise<Appointment[]> {
  const kinds = await readKinds(db);
  return rows.map((row) => {
    const kind = kinds.find((one) => one.kind === row.kind);
    const left = Date.parse(row.starts_at) - Date.parse(now);
    return {
      reference: referenceOf(row.id),
      kind: BOOKING_KINDS.find((one) => one === row.kind) ?? BOOKING_KINDS[0],
      label: row.label ?? kind?.label ?? row.kind,
      price: row.price ?? kind?.price ?? '',
      isOnSite: row.on_site === 1,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      state: BOOKING_STATES.find((one) => one === row.state) ?? 'booked',
      name: row.name,
      address: row.address,
      postcode: row.postcode,
      designId: row.design_id,
      isShortNotice: left < DAY_MS,
      isPast: left <= 0,
      contract: contractOf(row),
    };
  });
}

/** An enquiry that is gone, or is in the bin, is not named: nothing could be opened. */
export async function presentForOwner(
  db: Reader,
  rows: readonly BookingRow[],
  now: string,
): Promise<AdminAppointment[]> {
  const presented = await presentAppointments(db, rows, now);
  const enquiries = await findOpenable(
    db,
    rows.flatMap((row) => row.enquiry_id ?? []),
  );
  return rows.map((row, index) => ({
    ...presented[index]!,
    id: row.id,
    version: row.version,
    email: row.email,
    phone: row.phone,
    message: row.message,
    enquiryId: row.enquiry_id !== null && enquiries.has(row.enquiry_id) ? row.enquiry_id : null,
    siteFacts: JSON.parse(row.site_facts) as AdminAppointment['siteFacts'],
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    createdAt: row.created_at,
  }));
}
