/** A design as the studio opens it. Seeing is not changing: anyone with the link may look. */
import { customerPrices } from '#engine/model/customer-prices.ts';
import type { StudioView } from '#contracts/studio.ts';
import type { Context } from '#server/context.ts';
import { fixedBecause, presentStudioFigures, standingOf } from '#server/features/designs/change.ts';
import { arrangementsOf } from '#server/features/designs/arrangements-repo.ts';
import { findChanges } from '#server/features/designs/changes-repo.ts';
import { unpackGarden } from '#server/features/designs/garden-text.ts';
import { publicGarden } from '#server/features/designs/present.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesign, findSession } from '#server/features/designs/repo.ts';
import type { Engine } from '#server/ports/engine.ts';

/** null when there is none. */
export async function readStudio({
  ctx,
  engine,
  id,
}: {
  ctx: Context;
  engine: Engine;
  id: string;
}): Promise<StudioView | null> {
  const row = isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined;
  if (!row) return null;
  const changes = await findChanges(ctx.db.read, id);
  const [stored, reference, fixed, session] = await Promise.all([
    unpackGarden(row.garden),
    readReference({ ctx }),
    fixedBecause(ctx, ctx.db.read, row),
    findSession(ctx.db.read, row.session_id),
  ]);
  const standing = standingOf(changes);
  const arrangements = await arrangementsOf(ctx.db.read, id, standing.operations);
  const isPublic = row.public_at !== null && row.sample === 0;
  const current = isPublic ? publicGarden(stored) : stored;
  const original = changes ? await unpackGarden(changes.original) : current;
  const prices = await engine.price({
    gardens: [original.quantities],
    books: [reference.rates],
  });
  const grown = new Set(
    [original.model, current.model, ...Object.values(arrangements)].flatMap(({ planting }) =>
      planting.placements.map((one) => one.plantId),
    ),
  );
  return {
    id,
    title: row.title,
    fixedBecause: fixed,
    ...standing,
    arrangements,
    original: original.model,
    planting: current.model.planting,
    plants: reference.catalogue.plants.filter((plant) => grown.has(plant.id)),
    startUpkeepHours: Math.round(original.words.upkeep.hoursPerYear),
    enquiryId: session?.enquiry_id ?? null,
    prices: customerPrices(reference.rates),
    figures: presentStudioFigures(current, prices[0]![0]!.totalPence),
  };
}
