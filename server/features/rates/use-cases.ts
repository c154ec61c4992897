import type { BusinessSettings } from '#contracts/site-info.ts';
import type { RateBook } from '#engine/model/costing.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { listRateRows, upsertSampleRates } from '#server/features/rates/repo.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { readRateTerms, seedRateTerms } from '#server/features/settings/rate-terms.ts';

/** A book as the firm charges by it: who is not registered for VAT adds none. */
export const asCharged = (
  book: RateBook,
  { vatRegistered }: Pick<BusinessSettings, 'vatRegistered'>,
): RateBook => (vatRegistered ? book : { ...book, vat: 0 });

/** The firm's rate book as the engine takes it. */
export async function readRateBook({ ctx }: { ctx: Context }): Promise<RateBook> {
  const [terms, settings] = await Promise.all([readRateTerms({ ctx }), readSettings({ ctx })]);
  return asCharged({ ...terms, rates: await listRateRows(ctx.db.read) }, settings);
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
