/** What holds for the whole rate book: labour, VAT, contingency, plant prices by pot size. */
import { z } from 'zod';
import type { RateBook } from '#engine/model/costing.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { addSetting, findSetting, saveSetting } from '#server/features/settings/repo.ts';

export type RateTerms = Omit<RateBook, 'rates'>;

const KEY = 'rate-terms';
const StoredTerms = z.object({
  priceDate: z.string(),
  currency: z.literal('GBP'),
  labourPencePerHour: z.number().positive(),
  vat: z.number().min(0).max(1),
  contingency: z.number().min(0).max(1),
  markup: z.number().min(0).max(2),
  pricesIncludeVat: z.boolean(),
  plantPence: z.record(z.string(), z.number()),
});

export async function readRateTerms({ ctx }: { ctx: Context }): Promise<RateTerms> {
  const stored = z.object({ terms: StoredTerms }).safeParse(await findSetting(ctx.db.read, KEY));
  if (!stored.success) throw new AppError('unavailable', 'The rate book cannot be read at the moment.');
  return stored.data.terms;
}

/** A new version's sample terms replace the old sample, never what the owner has set. */
export async function seedRateTerms({ ctx, tx, terms }: { ctx: Context; tx: Tx; terms: RateTerms }): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const value = { terms: StoredTerms.parse(terms), edited: false };
  if (await addSetting(tx, KEY, value, at)) return;
  const stored = z.object({ edited: z.boolean() }).safeParse(await findSetting(tx, KEY));
  if (!stored.success || !stored.data.edited) await saveSetting(tx, KEY, value, at);
}
