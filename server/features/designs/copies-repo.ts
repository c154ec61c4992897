/** SQL of the owner's copies for an enquiry. */
import type { Reader } from '#server/db/database.ts';

export type CopyRow = {
  id: string;
  session_id: string;
  copied_from: string | null;
  title: string;
  total_pence: number;
  created_at: string;
};

/** Those in the bin left out; the newest last. */
export const listCopiesFor = (db: Reader, enquiryId: string): Promise<CopyRow[]> =>
  db
    .selectFrom('design_sessions')
    .innerJoin('designs', 'designs.session_id', 'design_sessions.id')
    .select([
      'designs.id',
      'designs.session_id',
      'design_sessions.copied_from',
      'designs.title',
      'designs.total_pence',
      'designs.created_at',
    ])
    .where('design_sessions.enquiry_id', '=', enquiryId)
    .where('designs.deleted_at', 'is', null)
    .orderBy('designs.created_at')
    .orderBy('designs.id')
    .execute();
