/** Other ways to lay out a changed design round what is locked. */
import { designWeights } from '#content/design/weights.ts';
import type { RateBook } from '#engine/model/costing.ts';
import type { Catalogue } from '#engine/model/plant.ts';
import { deriveFrom } from '#engine/operations/derive.ts';
import { otherWays } from '#engine/operations/other-ways.ts';
import { applyChanges, briefOf } from '#server/engine-pool/change-task.ts';
import type { OthersAnswer, OthersTask } from '#server/ports/engine.ts';

/** @param choosable the plants that may still be chosen */
export function othersTask(
  task: OthersTask,
  { catalogue, rates }: { catalogue: Catalogue; rates: RateBook },
  choosable: Catalogue,
): OthersAnswer {
  const { original, base = original, locks, seed } = task;
  const brief = briefOf(task, original.model);
  const changed = applyChanges({ base, operations: task.operations, brief, catalogue });
  if ('refused' in changed) return { refused: changed.refused };
  const drawn = { brief, catalogue, rates };
  const { model } = deriveFrom(base, changed.model, {
    ...drawn,
    weights: designWeights.taste,
    position: 0,
  });
  const grown = new Set(model.planting.placements.map((one) => one.plantId));
  return {
    designs: otherWays({
      original,
      model,
      locks,
      weights: designWeights,
      seed,
      ...drawn,
      catalogue: {
        plants: catalogue.plants.filter(
          (plant) => grown.has(plant.id) || choosable.plants.includes(plant),
        ),
      },
    }),
  };
}
