import { DAY_MS } from '#contracts/london-time.ts';
import { ATTEMPT_DAYS } from '#contracts/owner.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { deleteAttemptsBefore, deleteSessions } from '#server/features/owner/repo.ts';

/**
 * Deletes attempts to sign in that are older than 90 days, what was counted against addresses not heard of since, and
 * sessions that have ended.
 * @returns how many attempts were deleted
 */
export async function expireAttempts({ ctx }: { ctx: Context }): Promise<number> {
  requireActor(ctx, 'job');
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - ATTEMPT_DAYS * DAY_MS).toISOString();
  return ctx.db.write(async (tx) => {
    await deleteSessions(tx, { endedBy: now.toISOString() });
    const count = await deleteAttemptsBefore(tx, before);
    if (count > 0)
      await writeAudit(tx, ctx, {
        action: 'owner.expire-attempts',
        subject: 'owner',
        detail: { count },
      });
    return count;
  });
}
