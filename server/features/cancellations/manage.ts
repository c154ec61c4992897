/** Notices of cancellation in the owner's hands. */
import { pageOf } from '#contracts/paging.ts';
import {
  type AdminCancellation,
  CANCELLATION_LISTS,
  type CancellationsPage,
  CancellationsQuery,
  SettleInput,
} from '#contracts/cancellations.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { presentForOwner } from '#server/features/cancellations/present.ts';
import {
  countCancellations,
  findCancellation,
  listCancellationRows,
  updateCancellation,
} from '#server/features/cancellations/repo.ts';

const NOTICES_A_PAGE = 20;
const patternsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

/** One page, what has to be dealt with first. A page beyond the last is the last. */
export async function listCancellations({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<CancellationsPage> {
  requireOwner(ctx);
  const { list = 'all', search = '', page = 1 } = CancellationsQuery.parse(query);
  const patterns = patternsOf(search);
  const counts = Object.fromEntries(
    await Promise.all(
      CANCELLATION_LISTS.map(async (name) => [
        name,
        await countCancellations(ctx.db.read, { patterns, list: name }),
      ]),
    ),
  ) as CancellationsPage['counts'];
  const { pages, shown, offset } = pageOf(counts[list], NOTICES_A_PAGE, page);
  const rows = await listCancellationRows(ctx.db.read, {
    patterns,
    list,
    limit: NOTICES_A_PAGE,
    offset,
  });
  return { items: rows.map(presentForOwner), counts, page: shown, pages };
}

/** How many wait for the owner. */
export const countOpenCancellations = ({ ctx }: { ctx: Context }): Promise<number> =>
  countCancellations(ctx.db.read, { patterns: [], list: 'open' });

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
    const before = await findCancellation(tx, id);
    if (!before) throw new AppError('not-found', 'This notice is no longer kept.');
    if (baseVersion !== null && before.version !== baseVersion)
      throw new ChangedError(presentForOwner(before));
    const at = ctx.clock.now().toISOString();
    await updateCancellation(tx, before, {
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
  return presentForOwner((await findCancellation(ctx.db.read, id))!);
}
