/** A request for an appointment, defined once: what the owner is shown of it, its lists, what is held of its sender, and its end. */
import { sql } from 'kysely';
import { requestsAddress } from '#contracts/admin-paths.ts';
import {
  type AdminBookingRequest,
  REQUEST_KIND_LABELS,
  type RequestFilter,
} from '#contracts/admin-requests.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import type { Context } from '#server/context.ts';
import type { RowOf } from '#server/db/rows.ts';
import { searchedText } from '#server/db/search-sql.ts';
import { findDesignTitles } from '#server/features/designs/read.ts';
import { referenceOf, type Submission } from '#server/submissions/definition.ts';
import { expiry, submissionPersonalData } from '#server/submissions/keep.ts';
import { type Lists, submissionSearch } from '#server/submissions/list.ts';

export type BookingRequestRow = RowOf<'booking_requests'>;

export const requests: Submission<'booking_requests', AdminBookingRequest> = {
  table: 'booking_requests',
  topic: 'booking-requests',
  subjectOf: (id) => id,
  idPrefix: 'bkr',
  sentAt: 'created_at',
  living: sql<boolean>`deleted_at is null`,
  text: searchedText({
    columns: ['name', 'email', 'phone', 'postcode', 'message', 'preferred_times'],
  }),
  present: presentForOwner,
};

export const LISTS: Lists<RequestFilter> = {
  open: sql<boolean>`answered_at is null`,
  answered: sql<boolean>`answered_at is not null`,
  all: sql<boolean>`1 = 1`,
};

async function presentForOwner(
  ctx: Context,
  rows: readonly BookingRequestRow[],
): Promise<AdminBookingRequest[]> {
  const titles = await findDesignTitles({ ctx, ids: rows.flatMap((row) => row.design_id ?? []) });
  return rows.map((row) => ({
    id: row.id,
    reference: referenceOf(row.id),
    kind: row.kind as BookingKind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    postcode: row.postcode,
    preferredTimes: row.preferred_times,
    message: row.message,
    design:
      row.design_id === null
        ? null
        : { id: row.design_id, title: titles.get(row.design_id) ?? null },
    createdAt: row.created_at,
    answeredAt: row.answered_at,
  }));
}

/** With what the record of changes kept of it. */
export const expireBookingRequests = expiry(requests, {
  subject: 'booking-requests',
  column: 'created_at',
});

const SEARCHED = searchedText({
  columns: ['name', 'email', 'message', 'preferred_times'],
  spaceless: ['postcode', 'phone'],
  id: 'id',
});
export const bookingRequestSearch = submissionSearch(
  'requests',
  { ...requests, text: SEARCHED },
  async () => (row) => ({
    to: requestsAddress({ search: row.email }),
    detail: [
      REQUEST_KIND_LABELS[row.kind as BookingKind] ?? row.kind,
      dateInWords(londonParts(row.created_at).date),
      row.postcode,
      row.answered_at === null ? 'waits for an answer' : 'answered',
    ],
  }),
);

export const bookingRequestPersonalData = submissionPersonalData(requests, {
  name: 'requests',
  label: 'Requests for appointments',
  sentAt: 'created_at',
  present: async (_ctx, rows) => [...rows],
  title: (row) => REQUEST_KIND_LABELS[row.kind as BookingKind],
  detail: (row) => [
    ...(row.phone ? ['telephone number'] : []),
    ...(row.postcode ? ['postcode'] : []),
    ...(row.message ? ['a message'] : []),
    ...(row.deleted_at ? ['in the bin'] : []),
  ],
  file: ({ request_key: _key, ...row }) => row,
});

/** When requests came. Those in the bin do not count. */
export const listRequestTimeline = (ctx: Context): Promise<{ at: string }[]> =>
  ctx.db.read
    .selectFrom('booking_requests')
    .select('created_at as at')
    .where('deleted_at', 'is', null)
    .execute();
