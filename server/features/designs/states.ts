/** Kept states: a design as it stood when it was shared, at an address of its own, whatever is changed afterwards. */
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { countRows, listSome } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { enqueueFirstPictures } from '#server/features/designs/ask-pictures.ts';
import { fixedBecause } from '#server/features/designs/change.ts';
import { findVersion } from '#server/features/designs/changes-repo.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import { type DesignRow, findDesign, insertDesigns } from '#server/features/designs/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

/** Of one design: whoever shares more often shares every few minutes. */
const MOST_STATES = 40;

export type StateParts = { ctx: Context; queue: Queue; space: VisitorSpace; lane: string };

/**
 * The address of a design as it stands now: its own where it can never change, else a state of it that is kept. The same
 * state is kept once. Whoever sees a design may ask for it, as whoever sees it may pass its link on.
 * @throws AppError not-found; conflict where very many are kept; unavailable without room
 */
export async function keepState({
  ctx,
  queue,
  space,
  lane,
  id,
}: StateParts & { id: string }): Promise<{ id: string }> {
  await space.requireRoom();
  const kept = await ctx.db.write(async (tx) => {
    const row = isDesignId(id) ? await findDesign(tx, id) : undefined;
    if (!row) throw new AppError('not-found', DESIGN_GONE);
    return stateOf(tx, ctx, { row, queue, lane });
  });
  queue.announce();
  return { id: kept };
}

/** Behind every design that a request will ever have. */
const STATES_FROM = 3_000;

/** No two of a request stand at one place; which of the three it was can still be told. */
async function freePosition(tx: Tx, row: DesignRow): Promise<number> {
  const taken = await listSome(tx, 'designs', ['position'], { session_id: row.session_id });
  const last = Math.max(STATES_FROM, ...taken.map((one) => one.position));
  return last - (last % 3) + 3 + (row.position % 3);
}

/** In the caller's transaction. @returns the id of what stays as the design is now */
export async function stateOf(
  tx: Tx,
  ctx: Context,
  { row, queue, lane }: { row: DesignRow; queue: Queue; lane: string },
): Promise<string> {
  if ((await fixedBecause(ctx, tx, row)) !== null) return row.id;
  const version = await findVersion(tx, row.id);
  const same = { state_of: row.id, state_version: version, title: row.title, deleted_at: null };
  const [known] = await listSome(tx, 'designs', ['id'], same);
  if (known) return known.id;
  if ((await countRows(tx, 'designs', { state_of: row.id })) >= MOST_STATES)
    throw new AppError(
      'conflict',
      'This garden was shared in very many states already. Please share one of the addresses that you have.',
    );
  const id = ctx.ids.make('dsn');
  await insertDesigns(tx, [
    {
      ...row,
      id,
      position: await freePosition(tx, row),
      hero: 0,
      state_of: row.id,
      state_version: version,
      created_at: ctx.clock.now().toISOString(),
    },
  ]);
  await writeAudit(tx, ctx, {
    action: 'designs.keep-state',
    subject: id,
    detail: { of: row.id, version },
  });
  await enqueueFirstPictures(tx, { queue, lane, designIds: [id] });
  return id;
}
