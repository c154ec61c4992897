import { type Context, requireActor } from '#server/context.ts';
import { eraseRows, removeFiles } from '#server/features/enquiries/erase.ts';
import { listEnquiryIdsBefore } from '#server/features/enquiries/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

const AT_ONCE = 50;

/**
 * Deletes every enquiry in which nothing has happened since a time, with its photographs.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireEnquiries({
  ctx,
  storage,
  queue,
  before,
  signal,
}: {
  ctx: Context;
  storage: Storage;
  queue: Queue;
  before: string;
  signal: AbortSignal;
}): Promise<number> {
  requireActor(ctx, 'job');
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const { count, keys } = await ctx.db.write(async (tx) => {
      const ids = await listEnquiryIdsBefore(tx, before, AT_ONCE);
      return {
        count: ids.length,
        keys: await eraseRows(tx, ctx, { queue, ids, action: 'enquiries.expire' }),
      };
    });
    await removeFiles(storage, keys);
    total += count;
    if (count < AT_ONCE) return total;
  }
}
