/** Enquiries in the owner's search. */
import { ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import { listDesignHeads } from '#server/features/enquiries/parts-repo.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';

const TEXT = searchedText({
  columns: ['name', 'email', 'message'],
  spaceless: ['postcode', 'phone'],
  id: 'id',
});

export const enquirySearch: SearchProvider = {
  kind: 'enquiries',
  async find({ ctx, words, limit }) {
    const rows = await ctx.db.read
      .selectFrom('enquiries')
      .select(['id', 'name', 'email', 'phone', 'postcode', 'state', 'created_at'])
      .where('deleted_at', 'is', null)
      .where(foundIn(TEXT, words.patterns))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const heads = await listDesignHeads(
      ctx.db.read,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      to: `/admin/enquiries/${row.id}`,
      detail: [
        ENQUIRY_STATE_LABELS[row.state],
        dateInWords(londonParts(row.created_at).date),
        row.postcode,
        heads.find((head) => head.enquiry_id === row.id)?.title,
      ]
        .filter(Boolean)
        .join(', '),
      person: { name: row.name, email: row.email, phone: row.phone },
    }));
  },
};
