import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import { countRows, walkRows } from '#server/db/rows.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';

const LABELS: Record<string, string> = REQUEST_KIND_LABELS;

export const bookingRequestsOut: ListOut = {
  name: 'requests',
  label: 'Requests for appointments',
  isPersonal: true,
  columns: {
    receivedAt: 'Received',
    kind: 'Kind',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    postcode: 'Postcode',
    preferredTimes: 'Preferred times',
    message: 'Message',
    answeredAt: 'Answered',
  },
  count: (ctx) => countRows(ctx.db.read, 'booking_requests', { deleted_at: null }),
  async *rows(ctx) {
    for await (const rows of walkRows(ctx.db.read, 'booking_requests', { deleted_at: null }))
      yield rows.map((row) => ({
        receivedAt: row.created_at,
        kind: LABELS[row.kind] ?? row.kind,
        name: row.name,
        email: row.email,
        phone: row.phone,
        postcode: row.postcode,
        preferredTimes: row.preferred_times,
        message: row.message,
        answeredAt: row.answered_at,
      }));
  },
};
