import type { Rate } from '#engine/model/costing.ts';
import type { Reader, Tx } from '#server/db/database.ts';

export async function listRateRows(db: Reader): Promise<Rate[]> {
  const rows = await db.selectFrom('rates').select('data').orderBy('position').orderBy('key').execute();
  return rows.map((row) => JSON.parse(row.data) as Rate);
}

/** Adds new sample rates and renews those that the owner has not changed. */
export async function upsertSampleRates(tx: Tx, rates: readonly Rate[], at: string): Promise<void> {
  for (const [position, rate] of rates.entries()) {
    const data = JSON.stringify(rate);
    await tx.insertInto('rates').values({ key: rate.key, position, data, edited: 0, updated_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ data, position, updated_at: at }).where('rates.edited', '=', 0))
      .execute();
  }
}
