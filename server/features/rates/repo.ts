import type { Rate } from '#engine/model/costing.ts';
import type { Reader, Tx } from '#server/db/database.ts';

export async function listRateRows(db: Reader): Promise<Rate[]> {
  return (await listStoredRates(db)).map(({ rate }) => rate);
}

/** `edited`: the owner has changed it. */
export async function listStoredRates(db: Reader): Promise<{ rate: Rate; edited: boolean }[]> {
  const rows = await db
    .selectFrom('rates')
    .select(['data', 'edited'])
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({ rate: JSON.parse(row.data) as Rate, edited: row.edited === 1 }));
}

/** As the owner has changed it: a new version of the product leaves it alone. */
export async function saveRate(tx: Tx, rate: Rate, at: string): Promise<void> {
  await tx
    .updateTable('rates')
    .set({ data: JSON.stringify(rate), edited: 1, updated_at: at })
    .where('key', '=', rate.key)
    .execute();
}

/** Adds new sample rates and renews those that the owner has not changed. */
export async function upsertSampleRates(tx: Tx, rates: readonly Rate[], at: string): Promise<void> {
  for (const [position, rate] of rates.entries()) {
    const data = JSON.stringify(rate);
    await tx
      .insertInto('rates')
      .values({ key: rate.key, position, data, edited: 0, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ data, position, updated_at: at })
          .where('rates.edited', '=', 0),
      )
      .execute();
  }
}
