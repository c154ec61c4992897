import type { Plant } from '#engine/model/plant.ts';
import type { Reader, Tx } from '#server/db/database.ts';

export async function listPlantRows(db: Reader): Promise<Plant[]> {
  const rows = await db.selectFrom('plants').select('data').orderBy('position').orderBy('id').execute();
  return rows.map((row) => JSON.parse(row.data) as Plant);
}

/** Adds new sample plants and renews those that the owner has not changed. */
export async function upsertSamplePlants(tx: Tx, plants: readonly Plant[], at: string): Promise<void> {
  for (const [position, plant] of plants.entries()) {
    const data = JSON.stringify(plant);
    await tx.insertInto('plants').values({ id: plant.id, position, data, edited: 0, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ data, position, updated_at: at }).where('plants.edited', '=', 0))
      .execute();
  }
}
