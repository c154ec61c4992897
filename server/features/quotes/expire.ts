import { type Context, requireActor } from '#server/context.ts';
import { removeQuotes } from '#server/features/quotes/bin.ts';
import { listQuoteIdsBefore } from '#server/features/quotes/repo.ts';

/** No transaction holds the tables for long. */
const AT_ONCE = 100;

/**
 * Deletes quotes that nothing has happened to since a time: accepted ones are kept longer, for the tax law.
 * @param before ISO time for those that came to nothing @param acceptedBefore ISO time for those that were accepted
 * @returns how many were deleted
 */
export async function expireQuotes({
  ctx,
  before,
  acceptedBefore,
  signal,
}: {
  ctx: Context;
  before: string;
  acceptedBefore: string;
  signal: AbortSignal;
}): Promise<number> {
  requireActor(ctx, 'job');
  let total = 0;
  for (const kind of [
    { before, accepted: false },
    { before: acceptedBefore, accepted: true },
  ]) {
    for (;;) {
      signal.throwIfAborted();
      const count = await ctx.db.write(async (tx) => {
        const ids = await listQuoteIdsBefore(tx, { ...kind, limit: AT_ONCE });
        await removeQuotes(tx, ctx, ids, 'expire');
        return ids.length;
      });
      total += count;
      if (count < AT_ONCE) break;
    }
  }
  return total;
}
