/** Other ways to lay out a design: what was locked stays, and the engine lays out the rest. Nothing is changed by asking. */
import {
  type KeptArrangement,
  OtherWaysInput,
  type OtherWays,
  type VersionSummary,
} from '#contracts/studio.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import type { Plant } from '#engine/model/plant.ts';
import { summaryOf } from '#engine/model/summary.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import {
  arrangementOf,
  findArrangement,
  goOnFrom,
  keepArrangements,
} from '#server/features/designs/arrangements-repo.ts';
import { readBriefInput, readChanged, requireOwn } from '#server/features/designs/change.ts';
import { toPounds } from '#server/features/designs/present-figures.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { findDesign } from '#server/features/designs/repo.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

/** Between the seeds of one asking and the next. */
const SEED_STEP = 15_487_469;

export const summaryOfDesign = (design: GardenDesign): VersionSummary => ({
  ...summaryOf(design.model),
  total: toPounds(design.costing.totalPence),
  upkeepHoursPerYear: Math.round(design.words.upkeep.hoursPerYear),
});

const grownIn = (designs: readonly GardenDesign[], plants: readonly Plant[]): Plant[] => {
  const ids = new Set(
    designs.flatMap(({ model }) => model.planting.placements.map((one) => one.plantId)),
  );
  return plants.filter((plant) => ids.has(plant.id));
};

/**
 * Three other ways at most; none where the locks leave no other.
 * @throws AppError not-found; forbidden for everybody but its maker; invalid where the changes cannot be made
 */
export async function findOtherWays({
  ctx,
  engine,
  space,
  lane,
  id,
  input,
  signal,
}: {
  ctx: Context;
  engine: Engine;
  space: VisitorSpace;
  lane: string;
  id: string;
  input: unknown;
  signal?: AbortSignal;
}): Promise<OtherWays> {
  const { sessionId, operations, locks, turn } = OtherWaysInput.parse(input);
  const row = requireOwn(isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined, sessionId);
  await space.requireRoom();
  const [{ original }, reference, brief, { base, rest }] = await Promise.all([
    readChanged(ctx.db.read, row),
    readReference({ ctx }),
    readBriefInput(ctx, row.session_id),
    goOnFrom(ctx.db.read, id, operations),
  ]);
  const answer = await engine.others(
    {
      original,
      ...(base ? { base } : {}),
      operations: rest,
      brief,
      locks,
      seed: (original.model.seed + (turn + 1) * SEED_STEP) % 2_147_483_647,
    },
    reference,
    { lane, signal },
  );
  if ('refused' in answer) throw new AppError('invalid', answer.refused);
  const made = answer.designs.map((design) => ({ id: ctx.ids.make('arr'), design }));
  const at = ctx.clock.now().toISOString();
  if (made.length) await ctx.db.write((tx) => keepArrangements(tx, id, made, at));
  return {
    ways: made.map((one) => ({
      id: one.id,
      arrangement: arrangementOf(one.design),
      summary: summaryOfDesign(one.design),
    })),
    plants: grownIn(answer.designs, reference.catalogue.plants),
  };
}

/** One that a list of changes names. Seeing is not changing: whoever has the link may look. @throws AppError not-found */
export async function readArrangement({
  ctx,
  id,
  arrangement,
}: {
  ctx: Context;
  id: string;
  arrangement: string;
}): Promise<KeptArrangement> {
  const row = isDesignId(id) ? await findDesign(ctx.db.read, id) : undefined;
  const design = row ? await findArrangement(ctx.db.read, id, arrangement) : null;
  if (!design) throw new AppError('not-found', DESIGN_GONE);
  const { catalogue } = await readReference({ ctx });
  return { arrangement: arrangementOf(design), plants: grownIn([design], catalogue.plants) };
}
