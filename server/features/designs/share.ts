import { ShareInput } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import { findDesignSummary, setShared } from '#server/features/designs/repo.ts';

/** Puts a design into the public library or takes it out. Whoever holds the link may; samples are the owner's. */
export async function shareDesign({ ctx, id, input }: { ctx: Context; id: string; input: unknown }): Promise<{ id: string; shared: boolean }> {
  const { shared } = ShareInput.parse(input);
  return ctx.db.write(async (tx) => {
    const row = isDesignId(id) ? await findDesignSummary(tx, id) : undefined;
    if (!row) throw new AppError('not-found', 'There is no such design.');
    if (row.sample === 1 && ctx.actor.kind !== 'owner') throw new AppError('forbidden', 'This is a sample design of the library: only the owner may change whether it is shown.');
    await setShared(tx, id, shared);
    await writeAudit(tx, ctx, { action: shared ? 'designs.share' : 'designs.unshare', subject: id });
    return { id, shared };
  });
}
