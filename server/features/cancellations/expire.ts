import type { Context } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { deleteCancellationsBefore } from '#server/features/cancellations/repo.ts';

/**
 * Deletes every notice that came before a time.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireCancellations({
  ctx,
  before,
}: {
  ctx: Context;
  before: string;
}): Promise<number> {
  if (ctx.actor.kind !== 'job')
    throw new AppError('forbidden', 'Only the server itself may do this.');
  return ctx.db.write(async (tx) => {
    const ids = await deleteCancellationsBefore(tx, before);
    for (const id of ids) await emptyAudit(tx, `cancellations:${id}`);
    if (ids.length > 0)
      await writeAudit(tx, ctx, {
        action: 'cancellations.expire',
        subject: 'cancellations',
        detail: { count: ids.length },
      });
    return ids.length;
  });
}
