import type { Catalogue, Plant } from '#engine/model/plant.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { listPlantRows, upsertSamplePlants } from '#server/features/plants/repo.ts';

/** The plants that the engine may choose from. */
export async function readCatalogue({ ctx }: { ctx: Context }): Promise<Catalogue> {
  return { plants: await listPlantRows(ctx.db.read) };
}

export async function seedPlants({ ctx, tx, plants }: { ctx: Context; tx: Tx; plants: readonly Plant[] }): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden', 'Only the server itself may do this.');
  await upsertSamplePlants(tx, plants, ctx.clock.now().toISOString());
  await writeAudit(tx, ctx, { action: 'plants.seed', subject: 'plants', detail: { count: plants.length } });
}
