/** What holds for the whole rate book: labour, VAT, contingency, plant prices by pot size; and which version the book is. */
import { z } from 'zod';
import type { RateBook } from '#engine/model/costing.ts';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import {
  addSetting,
  findSetting,
  findSettingText,
  replaceSetting,
  saveSetting,
} from '#server/features/settings/repo.ts';

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
const Stored = z.object({
  terms: StoredTerms,
  version: z.number().int().default(1),
  updatedAt: z.string().default(''),
});

export async function readRateTerms({ ctx }: { ctx: Context }): Promise<RateTerms> {
  return (await readVersionedTerms({ read: ctx.db.read })).terms;
}

/** `text`: as stored, for `replaceRateTerms`. */
export async function readVersionedTerms({
  read,
}: {
  read: Reader;
}): Promise<{ terms: RateTerms; version: number; updatedAt: string; text: string | undefined }> {
  const text = await findSettingText(read, KEY);
  const stored = Stored.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!stored.success)
    throw new AppError('unavailable', 'The rate book cannot be read at the moment.');
  return { ...stored.data, text };
}

/** The owner's terms, which no new version of the product replaces. @throws AppError conflict when they were saved in the meantime */
export async function replaceRateTerms({
  tx,
  from,
  terms,
  version,
  at,
}: {
  tx: Tx;
  from: string | undefined;
  terms: RateTerms;
  version: number;
  at: string;
}): Promise<void> {
  await replaceSetting(
    tx,
    KEY,
    from,
    { terms: StoredTerms.parse(terms), edited: true, version, updatedAt: at },
    at,
  );
}

/** A new version's sample terms replace the old sample, never what the owner has set. */
export async function seedRateTerms({
  ctx,
  tx,
  terms,
}: {
  ctx: Context;
  tx: Tx;
  terms: RateTerms;
}): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const value = { terms: StoredTerms.parse(terms), edited: false };
  if (await addSetting(tx, KEY, value, at)) return;
  const stored = z.object({ edited: z.boolean() }).safeParse(await findSetting(tx, KEY));
  if (!stored.success || !stored.data.edited) await saveSetting(tx, KEY, value, at);
}
