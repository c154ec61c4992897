import type { Reader, Tx } from '#server/db/database.ts';

export async function findSetting(db: Reader, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? JSON.parse(row.value) : undefined;
}

export async function saveSetting(tx: Tx, key: string, value: unknown, at: string): Promise<void> {
  const text = JSON.stringify(value);
  await tx.insertInto('settings').values({ key, value: text, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: at }))
    .execute();
}

/** @returns whether it was written; an existing value stays */
export async function addSetting(tx: Tx, key: string, value: unknown, at: string): Promise<boolean> {
  const result = await tx.insertInto('settings').values({ key, value: JSON.stringify(value), updated_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
