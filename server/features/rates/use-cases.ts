import type { RateBook } from '#engine/model/costing.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { listRateRows, upsertSampleRates } from '#server/features/rates/repo.ts';
import { readRateTerms, seedRateTerms } from '#server/features/settings/rate-terms.ts';

/** The firm's rate book as the engine takes it. */
export async function readRateBook({ ctx }: { ctx: Context }): Promise<RateBook> {
  const terms = await readRateTerms({ ctx });
  return { ...terms, rates: await listRateRows(ctx.db.read) };
}

export async function seedRates({
  ctx,
  tx,
  book,
}: {
  ctx: Context;
  tx: Tx;
  book: RateBook;
}): Promise<void> {
  requireActor(ctx, 'system');
  const { rates, ...terms } = book;
  await seedRateTerms({ ctx, tx, terms });
  await upsertSampleRates(tx, rates, ctx.clock.now().toISOString());
  await writeAudit(tx, ctx, {
    action: 'rates.seed',
    subject: 'rates',
    detail: { count: rates.length },
  });
}
