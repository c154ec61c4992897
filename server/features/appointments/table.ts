import type { Generated } from 'kysely';
import type { BookingState } from '#contracts/appointments.ts';

/** Personal: name, e-mail, phone, address, postcode, message, site facts; the reason of a kept time may name somebody. */
export type AppointmentTables = {
  bookings: {
    id: string;
    /** Unique, so that a form sent twice books once. */
    request_key: string;
    kind: string;
    /** What it is called and costs, as it was agreed; null for bookings from before these were kept. */
    label: string | null;
    price: string | null;
    starts_at: string;
    ends_at: string;
    buffer_before: number;
    buffer_after: number;
    on_site: number;
    /** Degrees; null when it is not on site or the postcode is not known. */
    latitude: number | null;
    longitude: number | null;
    name: string;
    email: string;
    phone: string | null;
    /** House and street of a visit. */
    address: Generated<string | null>;
    postcode: string | null;
    message: string | null;
    /** JSON: { label, value }[]. */
    site_facts: string;
    design_id: string | null;
    /** JSON: VisitContract of what costs money; names only the firm. Null for free ones and for those from before. */
    contract: string | null;
    /** What it came from; null for who came by themselves. */
    enquiry_id: string | null;
    state: BookingState;
    /** Counts the changes: of calendar files too. */
    version: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  /** Five minutes of the diary that are taken. The key keeps two bookings from one time, whoever writes. */
  booking_cells: { cell: string; booking_id: string };
  diary_blocks: {
    id: string;
    starts_at: string;
    ends_at: string;
    reason: string;
    created_at: string;
  };
};
