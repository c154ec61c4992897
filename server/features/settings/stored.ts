/** A setting of another feature: one value with its version, changed in that feature's own transaction. */
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { ChangedError } from '#server/errors.ts';
import { findSettingText, replaceSetting } from '#server/features/settings/repo.ts';

export type Stored<T> = { value: T; version: number; updatedAt: string };

/** @param fallback what holds until something has been saved, and where what was saved no longer fits */
export async function readStored<T>(
  db: Reader,
  { key, schema, fallback }: { key: string; schema: z.ZodType<T>; fallback: T },
): Promise<Stored<T>> {
  const text = await findSettingText(db, key);
  const stored = z
    .object({ value: schema, version: z.number().int(), updatedAt: z.string() })
    .safeParse(text === undefined ? null : JSON.parse(text));
  return stored.success
    ? (stored.data as Stored<T>)
    : { value: fallback, version: 0, updatedAt: '' };
}

/** @param baseVersion the version it was made from; null: whatever stands @throws ChangedError; AppError conflict */
export async function saveStored<T>(
  tx: Tx,
  ctx: Context,
  {
    key,
    schema,
    fallback,
    value,
    baseVersion,
  }: { key: string; schema: z.ZodType<T>; fallback: T; value: T; baseVersion: number | null },
): Promise<Stored<T>> {
  const before = await readStored(tx, { key, schema, fallback });
  if (baseVersion !== null && baseVersion !== before.version) throw new ChangedError(before);
  const after = { value, version: before.version + 1, updatedAt: ctx.clock.now().toISOString() };
  await replaceSetting(tx, key, await findSettingText(tx, key), after, after.updatedAt);
  return after;
}
