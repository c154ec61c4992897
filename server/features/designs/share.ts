import { ShareInput } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { listAuditOfAll, writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { withoutBudgetSum } from '#server/features/designs/budget-words.ts';
import { isMaker } from '#server/features/designs/maker.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import {
  type DesignSummaryRow,
  findDesignSummary,
  setShared,
} from '#server/features/designs/repo.ts';

/**
 * Puts a design into the public library or takes it out: by its maker, who alone was told the id of the request, or by
 * the owner. Each shows again what they took out themselves; what the other has taken out stays out, and the owner publishes
 * nothing that its maker kept private. Samples are the owner's. What stands as it is asked to stand is not written again.
 * @throws AppError not-found, or forbidden for everybody else
 */
export async function shareDesign({
  ctx,
  id,
  input,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<{ id: string; shared: boolean }> {
  const { shared, sessionId } = ShareInput.parse(input);
  return ctx.db.write(async (tx) => {
    const row = isDesignId(id) ? await findDesignSummary(tx, id) : undefined;
    if (!row) throw new AppError('not-found', 'There is no such design.');
    if (ctx.actor.kind !== 'owner') requireMaker(row, sessionId);
    if (shared) await requireMayShow(tx, ctx, row);
    if ((row.shared === 1) === shared) return { id, shared };
    await setShared(tx, id, {
      shared,
      at: ctx.clock.now().toISOString(),
      concept: row.sample === 1 ? row.concept : withoutBudgetSum(row.concept),
    });
    await writeAudit(tx, ctx, {
      action: shared ? 'designs.share' : 'designs.unshare',
      subject: id,
      before: { title: row.title, shared: !shared },
      after: { title: row.title, shared },
    });
    return { id, shared };
  });
}

async function requireMayShow(tx: Tx, ctx: Context, row: DesignSummaryRow): Promise<void> {
  const takenOutBy = (await listTakenOut(tx, [row.id])).get(row.id);
  if (ctx.actor.kind !== 'owner') {
    if (takenOutBy === 'owner')
      throw new AppError('forbidden', 'The firm has taken this out of the library: please ask us.');
  } else if (row.public_at === null || takenOutBy === 'visitor')
    throw new AppError(
      'forbidden',
      'Its visitor has kept this design private: only they can put it in the library.',
    );
}

/** By whom those of these designs that were taken out of the library, and not shown again since, were taken out: "visitor" or "owner", by their ids. */
export async function listTakenOut(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const changes = (await listAuditOfAll(db, ids)).filter(
    ({ action }) => action === 'designs.share' || action === 'designs.unshare',
  );
  const last = new Map(changes.map((change) => [change.subject, change]));
  return new Map(
    [...last].flatMap(([id, { action, actor }]) =>
      action === 'designs.unshare' ? [[id, actor === 'colleague' ? 'owner' : actor] as const] : [],
    ),
  );
}

function requireMaker(row: DesignSummaryRow, sessionId?: string): void {
  if (row.sample === 1)
    throw new AppError(
      'forbidden',
      'This is a sample design of the library: only the owner may change whether it is shown.',
    );
  if (!isMaker(row, sessionId))
    throw new AppError(
      'forbidden',
      'Only the browser that asked for this design can share it, or take it out of the library. Please open it there, or ask us to take it out for you.',
    );
}
