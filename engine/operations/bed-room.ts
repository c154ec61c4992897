/** Where a bed has room for one plant more, and which of a kind are missed least. */
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { CLEAR_MM } from '../planting/clearance.ts';
import { distanceToThing } from '../planting/thing-distance.ts';
import { apart2, PlantIndex } from '../planting/plant-index.ts';
import { FURNISHINGS } from '../features/features.ts';

/** Ground in which single plants are set. */
export const isSetByHand = ({ id, kind }: Area): boolean =>
  (kind === 'bed' || kind === 'gravel') && !id.startsWith('kept-');

const STEP_MM: Mm = 100;
/** From a bed's edge. */
const EDGE_MM: Mm = 120;
/** How near to others there is room, as a share of the ground both are given. */
const TIGHTNESS = 0.68;
const STONE_MM: Mm = 250;

/** Every plant that takes ground; bulbs stand among the others. */
export function bedIndex(
  { planting }: GardenModel,
  plants: ReadonlyMap<string, Plant>,
): PlantIndex {
  const index = new PlantIndex();
  for (const one of planting.placements)
    if (one.role !== 'pot' && one.role !== 'bulb' && one.role !== 'water')
      index.add(one.x, one.y, stemOf(one, plants));
  return index;
}
/** Under a crown there is ground to plant: its stem alone is in the way. */
function stemOf(one: PlantPlacement, plants: ReadonlyMap<string, Plant>): Mm {
  if (one.role === 'tree' || one.role === 'screening') return 350;
  return (plants.get(one.plantId)?.spacingCm ?? 30) * 5;
}

/** Nothing stands at a place that would be in a plant's way. */
export function isClear({ layout, site }: GardenModel, x: Mm, y: Mm): boolean {
  return (
    layout.furnishings.every(
      (thing) => FURNISHINGS[thing.kind].isOverhead || distanceToThing(thing, x, y) >= CLEAR_MM,
    ) &&
    layout.stones.every((stone) => apart2(stone.x, stone.y, x, y) >= STONE_MM * STONE_MM) &&
    site.existing.every(
      ({ kind, x: ex, y: ey, radiusMm }) =>
        kind === 'tree' ||
        kind === 'shrub' ||
        kind === 'patio' ||
        apart2(ex, ey, x, y) >= radiusMm * radiusMm,
    )
  );
}

/** Places of a grid where nothing but plants may be in the way. */
function openGround(model: GardenModel, { region }: Area): Point[] {
  const { x0, y0, x1, y1 } = bounds(region);
  const places: Point[] = [];
  for (let x = Math.ceil(x0 / STEP_MM) * STEP_MM; x <= x1; x += STEP_MM)
    for (let y = Math.ceil(y0 / STEP_MM) * STEP_MM; y <= y1; y += STEP_MM)
      if (contains(region, x, y) && isClear(model, x, y) && distanceToEdge(region, x, y) >= EDGE_MM)
        places.push([x, y]);
  return places;
}

/** Whether a bed has room for one plant of a kind; the ground is looked at once for all of them. */
export function roomTeller(
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
  areaId: string,
): (plant: Plant) => boolean {
  const area = model.layout.areas.find((one) => one.id === areaId);
  if (!area || !isSetByHand(area)) return () => false;
  const index = bedIndex(model, plants);
  const places = openGround(model, area);
  const known = new Map<number, boolean>();
  return ({ spacingCm }) => {
    const has =
      known.get(spacingCm) ?? places.some(([x, y]) => index.isFree(x, y, spacingCm * 5, TIGHTNESS));
    known.set(spacingCm, has);
    return has;
  };
}

/** So many places at most, beside others of the kind where there are any; fewer, or none, where the bed is full. */
export function roomFor(
  model: GardenModel,
  plants: ReadonlyMap<string, Plant>,
  { plantId, areaId, count }: { plantId: string; areaId: string; count: number },
): Point[] {
  const plant = plants.get(plantId);
  const area = model.layout.areas.find((one) => one.id === areaId);
  if (!plant || !area || !isSetByHand(area)) return [];
  const foot = plant.spacingCm * 5;
  const index = bedIndex(model, plants);
  const own = model.planting.placements
    .filter((one) => one.plantId === plantId && one.areaId === areaId)
    .map(({ x, y }): Point => [x, y]);
  let free = openGround(model, area).filter(([x, y]) => index.isFree(x, y, foot, TIGHTNESS));
  const taken: Point[] = [];
  while (taken.length < count && free.length) {
    const near = own.length ? own : [free[Math.floor(free.length / 2)]!];
    const away = ([x, y]: Point) => Math.min(...near.map(([nx, ny]) => apart2(nx, ny, x, y)));
    let best = free[0]!;
    let least = away(best);
    for (const point of free) {
      const far = away(point);
      if (far < least) [best, least] = [point, far];
    }
    taken.push(best);
    own.push(best);
    const own2 = (2 * foot * TIGHTNESS) ** 2;
    free = free.filter(([x, y]) => apart2(best[0], best[1], x, y) >= own2);
  }
  return taken;
}

/** The places of so many of a kind that stand closest to others; all of them where there are no more. */
export function leastMissed(
  { planting }: GardenModel,
  { plantId, areaId, count }: { plantId: string; areaId: string | null; count: number },
): Point[] {
  const left = planting.placements.filter(
    (one) => one.plantId === plantId && !one.existing && (areaId === null || one.areaId === areaId),
  );
  const gone: Point[] = [];
  while (gone.length < count && left.length) {
    const room = (one: PlantPlacement) =>
      Math.min(
        Infinity,
        ...left.filter((other) => other !== one).map(({ x, y }) => apart2(x, y, one.x, one.y)),
      );
    let worst = left[0]!;
    let least = room(worst);
    for (const one of left) {
      const own = room(one);
      if (own < least) [worst, least] = [one, own];
    }
    left.splice(left.indexOf(worst), 1);
    gone.push([worst.x, worst.y]);
  }
  return gone;
}
