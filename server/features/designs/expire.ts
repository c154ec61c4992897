/** Removing what visitors asked for once its time is over: their words, the designs, the pictures and the reports. */
import { type Context, requireActor } from '#server/context.ts';
import { listErasedSessionIds } from '#server/features/designs/bin-repo.ts';
import {
  findTarget,
  putAway,
  type RemovalParts,
  removeForGood,
} from '#server/features/designs/removal.ts';
import { listSessionsBefore } from '#server/features/designs/repo.ts';

const AT_ONCE = 50;

/**
 * Deletes every request made before a time, samples excepted, and finishes erasures that were cut short.
 * @param before ISO time
 * @returns how many requests were deleted
 */
export async function expireDesigns({
  ctx,
  storage,
  queue,
  before,
  signal,
}: RemovalParts & { ctx: Context; before: string; signal?: AbortSignal }): Promise<number> {
  requireActor(ctx, 'job');
  for (const id of await listErasedSessionIds(ctx.db.read))
    await removeForGood({ ctx, storage, queue, id, action: 'designs.erase' });
  let count = 0;
  for (;;) {
    const ids = await listSessionsBefore(ctx.db.read, before, AT_ONCE);
    if (ids.length === 0) return count;
    for (const id of ids) {
      signal?.throwIfAborted();
      await expireSession({ ctx, storage, queue, id });
      count += 1;
    }
  }
}

/** Out of sight first, so that no report is printed of it while its files go. */
async function expireSession({
  ctx,
  storage,
  queue,
  id,
}: RemovalParts & { ctx: Context; id: string }): Promise<void> {
  await ctx.db.write(async (tx) => {
    const target = await findTarget(tx, id);
    if (target) await putAway(tx, { queue, target, at: ctx.clock.now().toISOString() });
  });
  await removeForGood({ ctx, storage, queue, id, action: 'designs.expire' });
}
