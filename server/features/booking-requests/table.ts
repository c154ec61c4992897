/** Requests for appointments as visitors sent them. Personal: name, e-mail, phone, postcode, words. */
import type { Generated } from 'kysely';

export type BookingRequestTables = {
  booking_requests: {
    id: string;
    /** Made by the page; unique, so that a form sent twice is stored once. */
    request_key: string;
    kind: string;
    name: string;
    email: string;
    phone: string | null;
    postcode: string | null;
    preferred_times: string | null;
    message: string | null;
    design_id: string | null;
    created_at: string;
    /** When the owner marked it as answered. */
    answered_at: Generated<string | null>;
    /** When it was moved to the bin; null if it is not there. */
    deleted_at: Generated<string | null>;
  };
};
