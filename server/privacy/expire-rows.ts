/** Records that have been kept long enough go, and with them what the trail of changes kept of each. */
import type { Context } from '#server/context.ts';
import { emptyAuditOfAll, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';

/** How many go in one transaction: none holds its tables for long. */
const AT_ONCE = 200;

export type ExpireRowsParts = {
  ctx: Context;
  /** Of the one row that each transaction leaves in the trail, with how many went. */
  action: string;
  subject: string;
  /** The ids of some that are due, `limit` at the most. */
  list(tx: Tx, limit: number): Promise<readonly string[]>;
  /** Deletes them with all that belongs to them. */
  remove(tx: Tx, ids: readonly string[]): Promise<void>;
  /** The subject that the changes of one of them stand under. */
  subjectFor(id: string): string;
  atOnce?: number;
  signal?: AbortSignal;
};

/**
 * Deletes what is due, in parts.
 * @returns how many were deleted
 * @throws AppError forbidden where somebody else than the server asks; the signal's reason between two parts
 */
export async function expireRows({
  ctx,
  action,
  subject,
  list,
  remove,
  subjectFor,
  atOnce = AT_ONCE,
  signal,
}: ExpireRowsParts): Promise<number> {
  if (ctx.actor.kind !== 'job')
    throw new AppError('forbidden', 'Only the server itself may do this.');
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await ctx.db.write(async (tx) => {
      const ids = await list(tx, atOnce);
      if (ids.length === 0) return 0;
      await remove(tx, ids);
      await emptyAuditOfAll(tx, ids.map(subjectFor));
      await writeAudit(tx, ctx, { action, subject, detail: { count: ids.length } });
      return ids.length;
    });
    total += count;
    if (count < atOnce) return total;
  }
}
