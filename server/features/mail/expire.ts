import { MAIL_DAYS } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import { deleteMailRows, listMailIdsBefore } from '#server/features/mail/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

const DAY_MS = 86_400_000;
/** No transaction holds the table for long. */
const AT_ONCE = 500;

/** Deletes the messages that have been kept long enough, sent or not. @returns how many */
export async function expireMails({ ctx, queue, signal }: { ctx: Context; queue: Queue; signal?: AbortSignal }): Promise<number> {
  if (ctx.actor.kind !== 'job') throw new AppError('forbidden', 'Only the server itself may do this.');
  const before = new Date(ctx.clock.now().getTime() - MAIL_DAYS * DAY_MS).toISOString();
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await ctx.db.write(async (tx) => {
      const ids = await listMailIdsBefore(tx, before, AT_ONCE);
      if (ids.length === 0) return 0;
      await deleteMailRows(tx, ids);
      await queue.drop(tx, ids.map((id) => `${MAIL_JOB}:${id}`), { isForgotten: true });
      await writeAudit(tx, ctx, { action: 'mail.expire', subject: 'mail', detail: { count: ids.length } });
      return ids.length;
    });
    total += count;
    if (count < AT_ONCE) return total;
  }
}
