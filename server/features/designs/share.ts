import { createHash, timingSafeEqual } from 'node:crypto';
import { ShareInput } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { listAuditOf, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { withoutBudgetSum } from '#server/features/designs/budget-words.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import { type DesignSummaryRow, findDesignSummary, setShared } from '#server/features/designs/repo.ts';

/** A design changes hands with the library a few times at most; the newest come first. */
const CHANGES_LOOKED_AT = 50;

/**
 * Puts a design into the public library or takes it out: by its maker, who alone was told the id of the request, or by
 * the owner, who may show again what they took out but publishes nothing that its maker kept private or took back. Samples are
 * the owner's. What stands as it is asked to stand is not written again.
 * @throws AppError not-found, or forbidden for everybody else
 */
export async function shareDesign({ ctx, id, input }: { ctx: Context; id: string; input: unknown }): Promise<{ id: string; shared: boolean }> {
  const { shared, sessionId } = ShareInput.parse(input);
  return ctx.db.write(async (tx) => {
    const row = isDesignId(id) ? await findDesignSummary(tx, id) : undefined;
    if (!row) throw new AppError('not-found', 'There is no such design.');
    if (ctx.actor.kind !== 'owner') requireMaker(row, sessionId);
    else if (shared && (row.public_at === null || (await isWithdrawn(tx, id)))) throw new AppError('forbidden', 'Its visitor has kept this design private: only they can put it in the library.');
    if ((row.shared === 1) === shared) return { id, shared };
    await setShared(tx, id, { shared, at: ctx.clock.now().toISOString(), concept: row.sample === 1 ? row.concept : withoutBudgetSum(row.concept) });
    await writeAudit(tx, ctx, { action: shared ? 'designs.share' : 'designs.unshare', subject: id });
    return { id, shared };
  });
}

/** Whether it was its maker who took it out last. */
async function isWithdrawn(tx: Tx, id: string): Promise<boolean> {
  const last = (await listAuditOf(tx, { subject: id, limit: CHANGES_LOOKED_AT })).find(({ action }) => action === 'designs.share' || action === 'designs.unshare');
  return last?.action === 'designs.unshare' && last.actor === 'visitor';
}

/** A link is passed on, and a shared one is everybody's: it proves nothing. */
function requireMaker(row: DesignSummaryRow, sessionId = ''): void {
  if (row.sample === 1) throw new AppError('forbidden', 'This is a sample design of the library: only the owner may change whether it is shown.');
  if (!timingSafeEqual(digest(sessionId), digest(row.session_id))) throw new AppError('forbidden', 'Only the browser that asked for this design can share it, or take it out of the library. Please open it there, or ask us to take it out for you.');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
