import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';

export async function findSetting(db: Reader, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : undefined;
}

/** As it is stored, for `replaceSetting`. */
export async function findSettingText(db: Reader, key: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())
    ?.value;
}

export async function saveSetting(tx: Tx, key: string, value: unknown, at: string): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('settings')
    .values({ key, value: text, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: at }))
    .execute();
}

/** Only while it still is as it was read. @param from undefined: it was not there @throws AppError conflict */
export async function replaceSetting(
  tx: Tx,
  key: string,
  from: string | undefined,
  value: unknown,
  at: string,
): Promise<void> {
  if (from === undefined) {
    requireOneUpdated({ numUpdatedRows: (await addSetting(tx, key, value, at)) ? 1n : 0n });
    return;
  }
  requireOneUpdated(
    await tx
      .updateTable('settings')
      .set({ value: JSON.stringify(value), updated_at: at })
      .where('key', '=', key)
      .where('value', '=', from)
      .executeTakeFirst(),
  );
}

/** @returns whether it was written; an existing value stays */
export async function addSetting(
  tx: Tx,
  key: string,
  value: unknown,
  at: string,
): Promise<boolean> {
  const result = await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updated_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
