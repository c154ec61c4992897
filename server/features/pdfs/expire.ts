/** Reports printed from posted fields belong to no design with which they would go: they go by themselves. */
import { DAY_MS } from '#contracts/london-time.ts';
import { KEPT } from '#content/policies/kept.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { markForDeletion, forgetFiles } from '#server/storage/stored-files.ts';
import { deleteReportRows, listPostedBefore } from '#server/features/designs/reports.ts';
import type { Storage } from '#server/ports/storage.ts';
import { removeAtOnce } from '#server/storage/remove-files.ts';

const AT_ONCE = 200;

/** ISO time before which a posted report has been kept long enough. */
export const postedReportsLimit = (now: Date): string =>
  new Date(now.getTime() - KEPT.postedReportDays * DAY_MS).toISOString();

/** @returns how many went @throws ProviderError unavailable when files could not be removed now: the sweep takes them later */
export async function expirePostedReports({
  ctx,
  storage,
  signal,
}: {
  ctx: Context;
  storage: Storage;
  signal?: AbortSignal;
}): Promise<number> {
  requireActor(ctx, 'job');
  const at = ctx.clock.now();
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const keys = await ctx.db.write(async (tx) => {
      const old = await listPostedBefore(tx, postedReportsLimit(at), AT_ONCE);
      if (old.length === 0) return old;
      await deleteReportRows(tx, old);
      await markForDeletion(tx, old, at.toISOString());
      await writeAudit(tx, ctx, {
        action: 'designs.expire-reports',
        subject: 'reports',
        detail: { count: old.length },
      });
      return old;
    });
    await removeAtOnce(storage, keys);
    await ctx.db.write((tx) => forgetFiles(tx, keys));
    total += keys.length;
    if (keys.length < AT_ONCE) return total;
  }
}
