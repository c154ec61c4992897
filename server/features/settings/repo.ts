import type { Reader, Tx } from '#server/db/database.ts';
import { findRow, insertOnce } from '#server/db/rows.ts';
import { requireOneUpdated } from '#server/db/records.ts';

export async function findSetting(db: Reader, key: string): Promise<unknown> {
  const text = await findSettingText(db, key);
  return text === undefined ? undefined : JSON.parse(text);
}

/** As it is stored, for `replaceSetting`. */
export const findSettingText = async (db: Reader, key: string): Promise<string | undefined> =>
  (await findRow(db, 'settings', { key }))?.value;

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
export const addSetting = (tx: Tx, key: string, value: unknown, at: string): Promise<boolean> =>
  insertOnce(tx, 'settings', { key, value: JSON.stringify(value), updated_at: at }, 'key');
