/** What a press of the owner's was decided on, against what there is. */
import type { EnquirySeen } from '#contracts/admin-enquiries.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { type EnquiryRow } from '#server/features/enquiries/repo.ts';
import { listMessages, type MessageRow } from '#server/features/enquiries/parts-repo.ts';

const NEW_MESSAGE =
  'A new message has come in since you opened this; it stands here now. Nothing has been changed: please read it and decide again.';
const NOW_WAITS =
  'An answer has been asked for since you opened this. Nothing has been changed: please look at it and decide again.';

/** The first of the visitor's messages that the page did not show. By their number: the clocks of two nodes may differ. */
export async function findUnseen(
  tx: Tx,
  id: string,
  seen: EnquirySeen | undefined,
): Promise<MessageRow | undefined> {
  return (
    seen && (await listMessages(tx, id)).filter(({ sender }) => sender === 'visitor')[seen.messages]
  );
}

/** In the transaction of the press, once the enquiry is locked. @throws AppError changed */
export async function requireSeen(
  tx: Tx,
  row: EnquiryRow,
  seen: EnquirySeen | undefined,
): Promise<void> {
  if (await findUnseen(tx, row.id, seen)) throw new AppError('changed', NEW_MESSAGE);
  if (seen && !seen.isWaiting && row.waiting_since !== null && row.state !== 'closed')
    throw new AppError('changed', NOW_WAITS);
}
