import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
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
  if (ctx.actor.kind !== 'job')
    throw new AppError('forbidden', 'Only the server itself may do this.');
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
