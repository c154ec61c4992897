/** Notices of cancellation in the owner's hands. */
import {
  type AdminCancellation,
  type CancellationsPage,
  CancellationsQuery,
  SettleInput,
} from '#contracts/cancellations.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { findRow, updateVersion } from '#server/db/rows.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import {
  cancellations,
  LISTS,
  ORDER,
  presentForOwner,
} from '#server/features/cancellations/cancellation.ts';
import { countLists, listPage } from '#server/submissions/list.ts';

/** One page, what has to be dealt with first. */
export async function listCancellations({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<CancellationsPage> {
  const { list = 'all', ...asked } = CancellationsQuery.parse(query);
  return listPage({ ctx, submission: cancellations, lists: LISTS, list, order: ORDER, ...asked });
}

/** How many wait for the owner. */
export const countOpenCancellations = async ({ ctx }: { ctx: Context }): Promise<number> =>
  (await countLists(ctx.db.read, cancellations, LISTS)).open;

/** Notes what came of it, and that it is dealt with or open again. @throws AppError not-found; ChangedError */
export async function settleCancellation({
  ctx,
  id,
  input,
  baseVersion,
}: {
  ctx: Context;
  id: string;
  input: unknown;
  baseVersion: number | null;
}): Promise<AdminCancellation> {
  requireOwner(ctx);
  const { settled, outcome } = SettleInput.parse(input);
  await ctx.db.write(async (tx) => {
    const before = await findRow(tx, 'cancellation_notices', { id });
    if (!before) throw new AppError('not-found', 'This notice is no longer kept.');
    if (baseVersion !== null && before.version !== baseVersion)
      throw new ChangedError(presentForOwner(before));
    const at = ctx.clock.now().toISOString();
    await updateVersion(tx, 'cancellation_notices', before, {
      settled_at: settled ? (before.settled_at ?? at) : null,
      outcome,
      updated_at: at,
    });
    await writeAudit(tx, ctx, {
      action: settled ? 'cancellations.settle' : 'cancellations.reopen',
      subject: `cancellations:${id}`,
      version: before.version + 1,
      before: { settled: before.settled_at !== null, outcome: before.outcome },
      after: { settled, outcome },
    });
  });
  return presentForOwner((await findRow(ctx.db.read, 'cancellation_notices', { id }))!);
}
