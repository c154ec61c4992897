/** Changes to plants by hand, generated. */
import { catalogue } from '#content/plants/catalogue.ts';
import type { Random } from '#engine/geometry/random.ts';
import { bounds } from '#engine/geometry/region.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Operation } from '#engine/model/operation.ts';
import { leastMissed, roomFor } from '#engine/operations/bed-room.ts';
import { isTree } from '#engine/operations/tree-places.ts';

export function anyPoint({ site }: GardenModel, random: Random): { x: number; y: number } {
  const { x0, y0, x1, y1 } = bounds([[site.boundary]]);
  return { x: Math.round(random.between(x0, x1)), y: Math.round(random.between(y0, y1)) };
}

/** One plant or tree to another place, swapped alone, or a tree put in. */
export function oneElsewhere(
  model: GardenModel,
  random: Random,
  plantIds: readonly string[],
): Operation {
  const { plantId, x, y, areaId } = random.pick(model.planting.placements);
  const by = random.pick(plantIds);
  switch (random.index(4)) {
    case 0:
      return { kind: 'swap-plant', plantId, by, areaId, at: [x, y] };
    case 1: {
      const trees = catalogue.plants.filter(isTree);
      const place = anyPoint(model, random);
      return {
        kind: 'add-plants',
        plantId: random.pick(trees).id,
        areaId,
        at: [[place.x, place.y]],
      };
    }
    default:
      return {
        kind: 'move-plant',
        plantId,
        x,
        y,
        toX: x + random.index(1600) - 800,
        toY: y + random.index(1600) - 800,
      };
  }
}

/** A few of a kind put into a bed, where there is room or not, or taken out of one. */
export function somePlants(
  model: GardenModel,
  random: Random,
  plantIds: readonly string[],
): Operation {
  const beds = model.planting.placements.filter(({ role }) => role === 'mid' || role === 'ground');
  const one = random.pick(beds.length ? beds : model.planting.placements);
  const count = 1 + random.index(4);
  if (random.chance(0.5))
    return {
      kind: 'remove-plants',
      plantId: one.plantId,
      at: leastMissed(model, { plantId: one.plantId, areaId: one.areaId, count }),
    };
  const plantId = random.chance(0.5) ? one.plantId : random.pick(plantIds);
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  return {
    kind: 'add-plants',
    plantId,
    areaId: one.areaId,
    at: random.chance(0.8)
      ? roomFor(model, plants, { plantId, areaId: one.areaId, count })
      : [[one.x + 40, one.y + 40]],
  };
}
