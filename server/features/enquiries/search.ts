/** Enquiries in the owner's search. */
import { sql } from 'kysely';
import { ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import { dateInWords, londonParts } from '#contracts/london-time.ts';
import { listDesignHeads } from '#server/features/enquiries/parts-repo.ts';
import { ENQUIRY_TEXT } from '#server/features/enquiries/repo.ts';
import { submissionSearch } from '#server/submissions/list.ts';

export const enquirySearch = submissionSearch(
  'enquiries',
  {
    table: 'enquiries',
    sentAt: 'created_at',
    living: sql<boolean>`deleted_at is null`,
    text: ENQUIRY_TEXT.text,
    index: ENQUIRY_TEXT,
  },
  async (ctx, rows) => {
    const ids = rows.map((row) => row.id);
    const heads = await listDesignHeads(ctx.db.read, ids);
    return (row) => ({
      to: `/admin/enquiries/${row.id}`,
      detail: [
        ENQUIRY_STATE_LABELS[row.state],
        dateInWords(londonParts(row.created_at).date),
        row.postcode,
        heads.find((head) => head.enquiry_id === row.id)?.title,
      ],
    });
  },
);
