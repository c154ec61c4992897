/** The bin: deleted records of every kind, which can be restored for 30 days and then go for good. */
import { type BinEntry, MOST_IN_BIN_SHOWN, type RecordKind } from '#contracts/records.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { binLimit, type BinProvider } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';

type Keepers = readonly BinProvider[];

/** Of all kinds, the last deleted first, and no more than anybody looks through. */
export async function listBin({
  ctx,
  keepers,
}: {
  ctx: Context;
  keepers: Keepers;
}): Promise<BinEntry[]> {
  requireOwner(ctx);
  const lists = await Promise.all(keepers.map((keeper) => keeper.listDeleted({ ctx })));
  return lists
    .flat()
    .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt) || a.id.localeCompare(b.id))
    .slice(0, MOST_IN_BIN_SHOWN);
}

function keeperOf(keepers: Keepers, kind: RecordKind): BinProvider {
  const keeper = keepers.find((one) => one.kind === kind);
  if (!keeper) throw new AppError('not-found', 'Nothing of this kind is ever put into the bin.');
  return keeper;
}

type OneOrder = { ctx: Context; keepers: Keepers; kind: RecordKind; id: string };

/** @throws AppError not-found when it is not in the bin */
export async function restoreFromBin({ ctx, keepers, kind, id }: OneOrder): Promise<void> {
  requireOwner(ctx);
  await keeperOf(keepers, kind).restore({ ctx, id });
}

/** For good. @throws AppError not-found when it is not in the bin */
export async function purgeFromBin({ ctx, keepers, kind, id }: OneOrder): Promise<void> {
  requireOwner(ctx);
  await keeperOf(keepers, kind).purge({ ctx, id });
}

/**
 * Lets go of what has lain in the bin for 30 days; a job's work.
 * @returns how many went @throws AppError unavailable when some could not be removed: the others have gone, and the next try takes up the rest
 */
export async function emptyBin({
  ctx,
  keepers,
  signal,
}: {
  ctx: Context;
  keepers: Keepers;
  signal: AbortSignal;
}): Promise<number> {
  requireActor(ctx, 'job');
  const limit = binLimit(ctx.clock.now());
  let gone = 0;
  const failures: unknown[] = [];
  for (const keeper of keepers) {
    const due = (await keeper.listDeleted({ ctx })).filter((entry) => entry.deletedAt < limit);
    for (const { id } of due) {
      signal.throwIfAborted();
      try {
        await keeper.purge({ ctx, id });
        gone += 1;
      } catch (error) {
        // The owner may have restored or removed it at this very moment.
        if (!(error instanceof AppError && error.code === 'not-found')) failures.push(error);
      }
    }
  }
  if (failures.length > 0)
    throw Object.assign(
      new AppError('unavailable', `${failures.length} deleted records could not be removed.`),
      { cause: failures[0] },
    );
  return gone;
}
