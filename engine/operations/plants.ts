/** Swapping one kind of plant for another, and taking a tree out. */
import type { GardenModel } from '../model/garden.ts';
import type { Operation } from '../model/operation.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { heightOf, radiusOf } from '../planting/job.ts';
import type { Given, Outcome } from './apply.ts';

export function swapPlant(
  model: GardenModel,
  { plantId, by, areaId, at }: Extract<Operation, { kind: 'swap-plant' }>,
  { plants }: Given,
): Outcome {
  const [old, next] = [plants.get(plantId), plants.get(by)];
  if (!next || !old) return { refused: 'That plant is not in our catalogue any more.' };
  if (plantId === by) return { model };
  const isSwapped = (one: PlantPlacement) =>
    one.plantId === plantId &&
    !one.existing &&
    (areaId === null || one.areaId === areaId) &&
    (!at || (one.x === at[0] && one.y === at[1]));
  if (!model.planting.placements.some(isSwapped))
    return { refused: `${old.commonName} no longer grows there.` };
  // what was held smaller, in a pot or under a crown's limit, is held by the same
  const placements = model.planting.placements.map((one) =>
    isSwapped(one)
      ? {
          ...one,
          plantId: by,
          // alone of its drift
          ...(at && one.role !== 'pot' ? { driftId: `own-${one.areaId}-${by}` } : {}),
          radiusMm: held(one.radiusMm, radiusOf(old), radiusOf(next)),
          heightMm: held(one.heightMm, heightOf(old), heightOf(next)),
        }
      : one,
  );
  return { model: { ...model, planting: { ...model.planting, placements } } };
}
const held = (now: number, full: number, next: number): number =>
  now < full ? Math.min(now, next) : next;

export function removeTree(
  model: GardenModel,
  { plantId, x, y }: Extract<Operation, { kind: 'remove-tree' }>,
): Outcome {
  const tree = model.planting.placements.find(
    (one) =>
      one.plantId === plantId &&
      one.x === x &&
      one.y === y &&
      (one.role === 'tree' || one.role === 'screening'),
  );
  if (!tree) return { refused: 'That tree is no longer there.' };
  if (tree.existing) return { refused: 'This tree stands there already, and is kept.' };
  return {
    model: {
      ...model,
      layout: {
        ...model.layout,
        trees: model.layout.trees.filter((spot) => spot.x !== x || spot.y !== y),
      },
      planting: {
        ...model.planting,
        placements: model.planting.placements.filter((one) => one !== tree),
      },
    },
  };
}
