import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { deleteComplaints, listSettledBefore } from '#server/features/complaints/repo.ts';

const AT_ONCE = 200;

/**
 * Deletes every complaint that was settled, and not touched since, before a time. An open one stays until it is answered.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireComplaints({ ctx, before, signal }: { ctx: Context; before: string; signal: AbortSignal }): Promise<number> {
  if (ctx.actor.kind !== 'job') throw new AppError('forbidden', 'Only the server itself may do this.');
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const count = await ctx.db.write(async (tx) => {
      const ids = await listSettledBefore(tx, before, AT_ONCE);
      await deleteComplaints(tx, ids);
      if (ids.length > 0) await writeAudit(tx, ctx, { action: 'complaints.expire', subject: 'complaints', detail: { count: ids.length } });
      return ids.length;
    });
    total += count;
    if (count < AT_ONCE) return total;
  }
}
