/** One plant, or one tree, taken to another place. */
import { contains } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Operation } from '../model/operation.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm } from '../model/shapes.ts';
import { suitsMoisture } from '../planting/filters.ts';
import { TRUNK_FOOT_MM } from '../planting/kept.ts';
import { apart2 } from '../planting/plant-index.ts';
import type { Given, Outcome } from './apply.ts';
import { isClear, isSetByHand } from './bed-room.ts';
import { sunAt } from './bed-plants.ts';
import { lower } from './recut.ts';
import { clearOfTrunk, STANDS_SINGLY, standsAsTree, treeRefusal } from './tree-places.ts';

export const isSingle = (one: PlantPlacement): boolean =>
  !one.existing && (STANDS_SINGLY.includes(one.role) || standsAsTree(one));

export const plantAt = (
  { planting }: GardenModel,
  { plantId, x, y }: { plantId: string; x: Mm; y: Mm },
): PlantPlacement | undefined =>
  planting.placements.find((one) => one.plantId === plantId && one.x === x && one.y === y);

export function movePlant(
  model: GardenModel,
  operation: Extract<Operation, { kind: 'move-plant' }>,
  { plants }: Given,
): Outcome {
  const { toX: x, toY: y } = operation;
  const plant = plants.get(operation.plantId);
  const name = plant?.commonName ?? 'That plant';
  const one = plantAt(model, operation);
  if (!one || !plant)
    return {
      refused: `${name} was planted there for ground that you changed, or is no longer there. Undo that change to move it.`,
    };
  if (!isSingle(one)) return { refused: `${name} is not moved singly. ${whyBound(one)}` };
  if (one.x === x && one.y === y) return { model };
  const area = model.layout.areas.find(({ region }) => contains(region, x, y));
  const refused = standsAsTree(one)
    ? treeRefusal(model, x, y, one)
    : bedRefusal(model, { one, plant, x, y }, plants);
  if (refused || !area) return { refused: refused ?? 'There is no garden there.' };
  const sunClass = standsAsTree(one) ? undefined : sunAt(model, area.id, x, y);
  const { sunClass: _, ...rest } = one;
  const moved: PlantPlacement = {
    ...rest,
    x,
    y,
    areaId: area.id,
    driftId: standsAsTree(one) ? one.driftId : `own-${area.id}-${one.plantId}`,
    ...(sunClass ? { sunClass } : {}),
  };
  const placements = model.planting.placements.map((each) => (each === one ? moved : each));
  return {
    model: {
      ...model,
      layout: standsAsTree(one)
        ? {
            ...model.layout,
            trees: model.layout.trees.map((spot) =>
              spot.x === one.x && spot.y === one.y ? { ...spot, x, y, areaId: area.id } : spot,
            ),
          }
        : model.layout,
      planting: {
        ...model.planting,
        placements: standsAsTree(one) ? clearOfTrunk(placements, moved) : placements,
      },
    },
  };
}

/** By hand plants may be set closer than the engine sets them, and not upon one another: as a share of the ground both are given. */
const CLOSEST = 0.25;
/** What grows where one would stand. */
function nearest(
  { planting }: GardenModel,
  { one, plant, x, y }: { one: PlantPlacement; plant: Plant; x: Mm; y: Mm },
  plants: Given['plants'],
): string | null {
  if (one.role === 'bulb') return null;
  const other = planting.placements.find((each) => {
    if (each === one || !STANDS_SINGLY.includes(each.role) || each.role === 'bulb') return false;
    const apart = (plant.spacingCm + (plants.get(each.plantId)?.spacingCm ?? 30)) * 5 * CLOSEST;
    return apart2(each.x, each.y, x, y) < apart * apart;
  });
  const trunk = planting.placements.find(
    (each) => standsAsTree(each) && apart2(each.x, each.y, x, y) < TRUNK_FOOT_MM * TRUNK_FOOT_MM,
  );
  const found = other ?? trunk;
  return found ? (plants.get(found.plantId)?.commonName ?? 'A tree') : null;
}

function bedRefusal(
  model: GardenModel,
  { one, plant, x, y }: { one: PlantPlacement; plant: Plant; x: Mm; y: Mm },
  plants: Given['plants'],
): string | null {
  const area = model.layout.areas.find(({ region }) => contains(region, x, y));
  const name = plant.commonName;
  if (!area) return `${name} has to stand within the garden.`;
  if (!isSetByHand(area)) return `${name} is not planted in ${lower(area)}. Put it in a bed.`;
  if (!isClear(model, x, y)) return 'Something stands there already.';
  const near = nearest(model, { one, plant, x, y }, plants);
  if (near) return `${near} grows there. Take it out first, or put ${name} beside it.`;
  if (area.id === one.areaId) return null;
  const bed = model.planting.beds.find(({ areaId }) => areaId === area.id);
  const lives = (bed?.parts ?? (bed ? [bed] : [])).some(
    (part) => plant.sun.includes(part.sunClass) && suitsMoisture(plant, part.moisture),
  );
  return !bed || lives ? null : `${name} would not thrive in ${lower(area)}: its sun is not right.`;
}

function whyBound({ existing, role }: PlantPlacement): string {
  if (existing) return 'It stands there already.';
  switch (role) {
    case 'hedge':
      return 'It is part of a hedge.';
    case 'climber':
      return 'It climbs what it stands at.';
    case 'pot':
      return 'It goes with its pot.';
    case 'water':
      return 'It stands in the water.';
    case 'crop':
      return 'It stands in its row.';
    default:
      return 'It is part of a meadow.';
  }
}
