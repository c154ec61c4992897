import { MAIL_DAYS } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import { deleteMailRowsBefore } from '#server/features/mail/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

const DAY_MS = 86_400_000;

/** Deletes the messages that have been kept long enough, sent or not. @returns how many */
export async function expireMails({ ctx, queue }: { ctx: Context; queue: Queue }): Promise<number> {
  if (ctx.actor.kind !== 'job') throw new AppError('forbidden', 'Only the server itself may do this.');
  const before = new Date(ctx.clock.now().getTime() - MAIL_DAYS * DAY_MS).toISOString();
  return ctx.db.write(async (tx) => {
    const ids = await deleteMailRowsBefore(tx, before);
    if (ids.length === 0) return 0;
    await queue.drop(tx, ids.map((id) => `${MAIL_JOB}:${id}`), { isForgotten: true });
    await writeAudit(tx, ctx, { action: 'mail.expire', subject: 'mail', detail: { count: ids.length } });
    return ids.length;
  });
}
