/** Requests for appointments in the owner's search. */
import { requestsAddress } from '#contracts/admin-paths.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';

const TEXT = searchedText({
  columns: ['name', 'email', 'message', 'preferred_times'],
  spaceless: ['postcode', 'phone'],
  id: 'id',
});

export const bookingRequestSearch: SearchProvider = {
  kind: 'requests',
  async find({ ctx, words, limit }) {
    const rows = await ctx.db.read
      .selectFrom('booking_requests')
      .select(['id', 'kind', 'name', 'email', 'phone', 'postcode', 'created_at', 'answered_at'])
      .where('deleted_at', 'is', null)
      .where(foundIn(TEXT, words.patterns))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      to: requestsAddress({ search: row.email }),
      detail: [
        REQUEST_KIND_LABELS[row.kind as BookingKind] ?? row.kind,
        dateInWords(londonParts(row.created_at).date),
        row.postcode,
        row.answered_at === null ? 'waits for an answer' : 'answered',
      ]
        .filter(Boolean)
        .join(', '),
      person: { name: row.name, email: row.email, phone: row.phone },
    }));
  },
};
