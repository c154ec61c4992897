/** Appointments in the owner's search. */
import { londonParts, momentInWords } from '#contracts/london-time.ts';
import { searchedText } from '#server/db/search-sql.ts';
import { readKinds } from '#server/features/appointments/settings.ts';
import { submissionSearch } from '#server/submissions/list.ts';

/** As in migration 0067, word for word. */
const TEXT = searchedText({
  columns: ['name', 'email', 'message'],
  spaceless: ['postcode', 'phone'],
  id: 'id',
});

export const appointmentSearch = submissionSearch(
  'bookings',
  {
    table: 'bookings',
    sentAt: 'starts_at',
    text: TEXT,
    index: { table: 'bookings', id: 'id', text: TEXT },
  },
  async (ctx) => {
    const kinds = await readKinds(ctx.db.read);
    return (row) => ({
      to: `/admin/diary?date=${londonParts(row.starts_at).date}&open=${row.id}`,
      detail: [
        kinds.find((one) => one.kind === row.kind)?.label ?? row.kind,
        momentInWords(row.starts_at),
        row.postcode,
        row.state === 'cancelled' ? 'cancelled' : null,
      ],
    });
  },
);
