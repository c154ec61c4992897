/** Deletes records past their retention period, with their audit history. */
import { type Context, requireActor } from '#server/context.ts';
import { emptyAuditOfAll, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';

/** Rows per transaction, so that tables are not locked for long. */
const AT_ONCE = 200;

export type ExpireRowsParts = {
  ctx: Context;
  /** The action of the one audit row per transaction, which has the count. */
  action: string;
  subject: string;
  /** Ids of expired rows, at most `limit`. */
  list(tx: Tx, limit: number): Promise<readonly string[]>;
  /** Deletes them and everything that belongs to them. */
  remove(tx: Tx, ids: readonly string[]): Promise<void>;
  /** The audit log subject of one. */
  subjectFor(id: string): string;
  atOnce?: number;
  signal?: AbortSignal;
};

/**
 * Deletes expired rows in batches.
 * @returns how many were deleted
 * @throws AppError forbidden if not called by the server; the signal's reason between batches
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
  requireActor(ctx, 'job');
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
