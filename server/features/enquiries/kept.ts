import { ENQUIRY_STATE_LABELS } from '#contracts/enquiry-words.ts';
import { listAuditOfAll, readAuditJson } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import type { EnquiryRow } from '#server/features/enquiries/repo.ts';

/** What the record of changes keeps of an enquiry: its state, and nothing of its person; only of a note that is removed its words. */
export const keptOf = (row: Pick<EnquiryRow, 'state' | 'waiting_since' | 'archived_at'>) => ({
  state: ENQUIRY_STATE_LABELS[row.state],
  waitsForAnswer: row.waiting_since !== null,
  archived: row.archived_at !== null,
});

export const REMOVE_NOTE = 'enquiries.remove-note';

/** The owner's notes that were taken away, the oldest first: their words stand in the record of changes until the enquiry is erased. */
export async function listRemovedNotes(
  db: Reader,
  enquiryId: string,
): Promise<{ text: string; removedAt: string }[]> {
  const rows = (await listAuditOfAll(db, [`enquiries:${enquiryId}`])).filter(
    (row) => row.action === REMOVE_NOTE,
  );
  return rows.flatMap(({ at, before }) => {
    const text = readAuditJson(before)?.note;
    return typeof text === 'string' ? [{ text, removedAt: at }] : [];
  });
}
