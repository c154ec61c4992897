import { DAY_MS } from '#contracts/london-time.ts';
import { MAIL_DAYS } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import { MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import { deleteMailRows, listMailIdsBefore } from '#server/features/mail/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Deletes the messages that have been kept long enough, sent or not. @returns how many */
export async function expireMails({
  ctx,
  queue,
  signal,
}: {
  ctx: Context;
  queue: Queue;
  signal?: AbortSignal;
}): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - MAIL_DAYS * DAY_MS).toISOString();
  return expireRows({
    ctx,
    signal,
    atOnce: 500,
    action: 'mail.expire',
    subject: 'mail',
    list: (tx, limit) => listMailIdsBefore(tx, before, limit),
    async remove(tx, ids) {
      await deleteMailRows(tx, ids);
      await queue.drop(
        tx,
        ids.map((id) => `${MAIL_JOB}:${id}`),
        { isForgotten: true },
      );
    },
    subjectFor: (id) => `mail:${id}`,
  });
}
