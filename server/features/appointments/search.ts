/** Appointments in the owner's search. */
import { londonParts, momentInWords } from '#contracts/london-time.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import { readKinds } from '#server/features/appointments/settings.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';

const TEXT = searchedText({
  columns: ['name', 'email', 'message'],
  spaceless: ['postcode', 'phone'],
  id: 'id',
});

export const appointmentSearch: SearchProvider = {
  kind: 'bookings',
  async find({ ctx, words, limit }) {
    const [rows, kinds] = await Promise.all([
      ctx.db.read
        .selectFrom('bookings')
        .select(['id', 'kind', 'name', 'email', 'phone', 'postcode', 'starts_at', 'state'])
        .where(foundIn(TEXT, words.patterns))
        .orderBy('starts_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
      readKinds(ctx.db.read),
    ]);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      to: `/admin/diary?date=${londonParts(row.starts_at).date}&open=${row.id}`,
      detail: [
        kinds.find((one) => one.kind === row.kind)?.label ?? row.kind,
        momentInWords(row.starts_at),
        row.postcode,
        row.state === 'cancelled' ? 'cancelled' : null,
      ]
        .filter(Boolean)
        .join(', '),
      person: { name: row.name, email: row.email || null, phone: row.phone },
    }));
  },
};
