/** Complaints in the owner's search. */
import { COMPLAINT_KIND_LABELS, COMPLAINT_STATE_LABELS } from '#contracts/complaints.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { referenceOf } from '#server/features/complaints/present.ts';
import { findComplaintRows } from '#server/features/complaints/repo.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';

export const complaintSearch: SearchProvider = {
  kind: 'complaints',
  async find({ ctx, words, limit }) {
    return (await findComplaintRows(ctx.db.read, words.patterns, limit)).map((row) => ({
      id: row.id,
      title: row.name,
      to: `/admin/complaints?q=${referenceOf(row.id)}`,
      detail: [
        COMPLAINT_KIND_LABELS[row.kind],
        COMPLAINT_STATE_LABELS[row.state].toLowerCase(),
        dateInWords(londonParts(row.received_at).date),
      ].join(', '),
      person: { name: row.name, email: row.email, phone: row.phone },
    }));
  },
};
