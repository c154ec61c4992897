/** Messages about one thing that is gone for good go with it. */
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import { deleteMailRows, listMailIdsAbout } from '#server/features/mail/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** In the transaction that deletes it; what was not sent yet is not sent any more. */
export async function eraseMailsAbout(
  tx: Tx,
  ctx: Context,
  { queue, kind, id }: { queue: Queue; kind: string; id: string },
): Promise<void> {
  const ids = await listMailIdsAbout(tx, kind, id);
  await deleteMailRows(tx, ids);
  await queue.drop(
    tx,
    ids.map((one) => `${MAIL_JOB}:${one}`),
    { isForgotten: true },
  );
  for (const one of ids)
    await writeAudit(tx, ctx, { action: 'mail.erase', subject: `mail:${one}` });
}
