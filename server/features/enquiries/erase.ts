/** Enquiries that go for good: their rows, their mails, their photographs. */
import type { Context } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { markForDeletion } from '#server/storage/stored-files.ts';
import { deleteEnquiryRows } from '#server/features/enquiries/repo.ts';
import { listPhotos } from '#server/features/enquiries/parts-repo.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

/** In a transaction. @returns the keys of the photographs, which are doomed: removeFiles takes them at once, the sweep whatever is left */
export async function eraseRows(
  tx: Tx,
  ctx: Context,
  { queue, ids, action }: { queue: Queue; ids: readonly string[]; action: string },
): Promise<string[]> {
  const keys = (await listPhotos(tx, ids)).flatMap((photo) => [photo.key, photo.small_key]);
  await markForDeletion(tx, keys, ctx.clock.now().toISOString());
  await deleteEnquiryRows(tx, ids);
  for (const id of ids) {
    await eraseMailsAbout(tx, ctx, { queue, kind: 'enquiries', id });
    await emptyAudit(tx, `enquiries:${id}`);
    await writeAudit(tx, ctx, { action, subject: `enquiries:${id}` });
  }
  return keys;
}

/** After the transaction. What the storage does not let go of now goes with the daily sweep. @returns how many went */
export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<number> {
  const removed = await Promise.allSettled(keys.map((key) => storage.remove(key)));
  return removed.filter((one) => one.status === 'fulfilled').length;
}
