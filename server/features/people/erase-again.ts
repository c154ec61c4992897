/** After a restore: whoever was erased since the backup was made is erased again. */
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import type { JournalEntry } from '#server/features/people/journal.ts';
import { ABOUT_KINDS } from '#server/features/people/named.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Erasure, PersonalDataProvider } from '#server/privacy/personal-data.ts';

/**
 * One transaction; files follow. Ids that the backup does not hold are nothing.
 * @param since ISO time at which the backup was made
 * @returns how many records went
 */
export async function eraseAgain({
  ctx,
  keepers,
  queue,
  entries,
  since,
}: {
  ctx: Context;
  keepers: readonly PersonalDataProvider[];
  queue: Queue;
  entries: readonly JournalEntry[];
  since: string;
}): Promise<number> {
  const later = entries.filter((entry) => entry.at >= since);
  if (later.length === 0) return 0;
  const erasures = await ctx.db.write(async (tx) => {
    const done: Erasure[] = [];
    for (const keeper of keepers) {
      const ids = later.flatMap((entry) => entry.ids[keeper.name] ?? []);
      if (ids.length === 0) continue;
      done.push(await keeper.eraseIds(tx, { ctx, ids }));
      const kind = ABOUT_KINDS[keeper.name];
      if (kind) for (const id of ids) await eraseMailsAbout(tx, ctx, { queue, kind, id });
    }
    const records = done.reduce((sum, one) => sum + one.ids.length, 0);
    if (records > 0)
      await writeAudit(tx, ctx, {
        action: 'people.erase-again',
        subject: 'people',
        detail: { erasures: later.length, records },
      });
    return done;
  });
  for (const { finish } of erasures) await finish?.();
  return erasures.reduce((sum, one) => sum + one.ids.length, 0);
}
