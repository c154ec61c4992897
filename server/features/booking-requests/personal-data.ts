/** Requests for appointments as part of what is held of a person. */
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { eraseRequests, findRequestsOf } from '#server/features/booking-requests/manage.ts';
import { referenceOf } from '#server/features/booking-requests/use-cases.ts';
import type { PersonalDataProvider } from '#server/privacy/personal-data.ts';

export const bookingRequestPersonalData: PersonalDataProvider = {
  name: 'requests',
  label: 'Requests for appointments',
  async find({ ctx, email }) {
    return (await findRequestsOf(ctx.db.read, email)).map((row) => ({
      id: row.id,
      title: `${REQUEST_KIND_LABELS[row.kind as BookingKind]}, reference ${referenceOf(row.id)}`,
      at: row.created_at,
      href: null,
      subjects: [row.id],
      detail: [
        ...(row.phone ? ['telephone number'] : []),
        ...(row.postcode ? ['postcode'] : []),
        ...(row.message ? ['a message'] : []),
        ...(row.deleted_at ? ['in the bin'] : []),
      ],
    }));
  },
  async *files({ ctx, email }) {
    for (const { request_key: _key, ...row } of await findRequestsOf(ctx.db.read, email)) {
      yield {
        path: `${row.created_at.slice(0, 10)}-${referenceOf(row.id)}.json`,
        bytes: new TextEncoder().encode(JSON.stringify(row, null, 2)),
      };
    }
  },
  async erase(tx, { ctx, email }) {
    const ids = (await findRequestsOf(tx, email)).map((row) => row.id);
    await eraseRequests(tx, { ctx, ids });
    return { done: [{ what: 'Requests for appointments', count: ids.length }] };
  },
  async designIds({ ctx, email }) {
    return (await findRequestsOf(ctx.db.read, email)).flatMap((row) => row.design_id ?? []);
  },
};
