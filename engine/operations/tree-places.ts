/** Where a tree may stand that a hand puts there, and what is not right about where it stands. */
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { metresText } from '../brief/plot-problems.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement, PlantRole } from '../model/planting.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { radiusOf } from '../planting/job.ts';
import { TRUNK_FOOT_MM } from '../planting/kept.ts';
import { apart2 } from '../planting/plant-index.ts';
import { distanceToThing } from '../planting/thing-distance.ts';
import { isBarredToTrees } from '../site/limits.ts';
import { isClear } from './bed-room.ts';
import type { Fault } from './faults.ts';

/** "0.5 m" */
const inMetres = (mm: Mm): string => `${metresText(mm / 1000)} m`;

/** Open soil. */
const TAKES_TREES: ReadonlySet<AreaKind> = new Set<AreaKind>(['bed', 'lawn', 'meadow', 'gravel']);
const FROM_HOUSE_MM: Mm = 1000,
  FROM_BOUNDARY_MM: Mm = 500,
  TRUNKS_APART_MM: Mm = 1000;
/** How far a crown of ten years may reach over the boundary, and into the house wall. */
const OVER_MM: Mm = 300;
/** From a crown to a fire pit or a hot tub. */
const FROM_FIRE_MM: Mm = 1000;

export const isTree = (plant: Plant): boolean =>
  plant.category === 'tree' ||
  (plant.category === 'fruit' && plant.heightM >= 2 && /tree/.test(plant.form));
export const standsAsTree = ({ role }: PlantPlacement): boolean =>
  role === 'tree' || role === 'screening';
export const takesTrees = ({ kind }: Area): boolean => TAKES_TREES.has(kind);

/** Those that stand in a bed for themselves. */
export const STANDS_SINGLY: readonly PlantRole[] = ['structure', 'mid', 'ground', 'bulb'];

/** What grew where a trunk comes to stand gives way to it. */
export const clearOfTrunk = (
  placements: readonly PlantPlacement[],
  { x, y }: { x: Mm; y: Mm },
): PlantPlacement[] =>
  placements.filter(
    (one) =>
      !(STANDS_SINGLY.includes(one.role) || one.role === 'meadow') ||
      apart2(one.x, one.y, x, y) >= TRUNK_FOOT_MM * TRUNK_FOOT_MM,
  );

/** Why no tree can stand at a place; null where one can. @param itself not in its own way */
export function treeRefusal(
  model: GardenModel,
  x: Mm,
  y: Mm,
  itself?: PlantPlacement,
): string | null {
  const { layout, site, planting } = model;
  const area = layout.areas.find((one) => contains(one.region, x, y));
  if (!area) return 'A tree has to stand within the garden.';
  if (!takesTrees(area))
    return `The ${area.label.toLowerCase()} is there. A tree wants open soil: a bed, a lawn, a meadow or gravel.`;
  if (y < FROM_HOUSE_MM && x > site.house.x0 - FROM_HOUSE_MM && x < site.house.x1 + FROM_HOUSE_MM)
    return `A tree stands ${inMetres(FROM_HOUSE_MM)} from the house at least.`;
  if (distanceToEdge([[site.boundary]], x, y) < FROM_BOUNDARY_MM)
    return `A tree stands ${inMetres(FROM_BOUNDARY_MM)} from the boundary at least.`;
  if (isBarredToTrees(site, x, y))
    return 'No tree may stand there: a pipe, a cover or a strip has to stay clear.';
  if (!isClear(model, x, y)) return 'Something stands there already.';
  const isOther = planting.placements.some(
    (one) => one !== itself && standsAsTree(one) && hypot(one.x - x, one.y - y) < TRUNKS_APART_MM,
  );
  return isOther ? 'Another tree stands there.' : null;
}

/** Crowns of ten years that reach where none should; those that stand already are known to whoever lives there. */
export function treeFaults({ layout, site, planting }: GardenModel): Fault[] {
  const hot = layout.furnishings.filter(({ kind }) => FURNISHINGS[kind].keepsCrownsOff);
  return planting.placements.flatMap((one): Fault[] => {
    if (!standsAsTree(one) || one.existing) return [];
    const { plantId, x, y, radiusMm } = one;
    const own = { about: [], tree: { plantId, x, y }, at: [x, y] as Point };
    const over = radiusMm - distanceToEdge([[site.boundary]], x, y);
    const isByHouse = y < radiusMm - OVER_MM && x > site.house.x0 && x < site.house.x1;
    const fire = hot.find((thing) => distanceToThing(thing, x, y) < radiusMm + FROM_FIRE_MM);
    return [
      ...(isByHouse
        ? [
            {
              ...own,
              id: `tree house ${x} ${y}`,
              text: `A tree of that size, ${inMetres(y)} from the house, would grow into its wall. Put it further out, or a smaller one.`,
            },
          ]
        : over > OVER_MM
          ? [
              {
                ...own,
                id: `tree boundary ${x} ${y}`,
                text: `The crown of a tree would reach ${inMetres(Math.round(over / 100) * 100)} over the boundary in ten years.`,
              },
            ]
          : []),
      ...(fire
        ? [
            {
              ...own,
              id: `tree fire ${x} ${y}`,
              text: `The crown of a tree would hang over the ${nameOfFurnishing(fire.kind)}.`,
            },
          ]
        : []),
    ];
  });
}

const GRID_MM: Mm = 250;
/** The place in an area with the most room for a crown, with nothing wrong about it; null where there is none. */
export function roomForTree(model: GardenModel, plant: Plant, areaId: string): Point | null {
  const area = model.layout.areas.find((one) => one.id === areaId);
  if (!area || !takesTrees(area)) return null;
  const radiusMm = radiusOf(plant);
  const { x0, y0, x1, y1 } = bounds(area.region);
  const crowns = model.planting.placements.filter(standsAsTree);
  const solid = model.layout.furnishings.filter((thing) => !FURNISHINGS[thing.kind].isOverhead);
  /** Over nobody's fence, out of the house, its crown its own. */
  const roomAt = (x: Mm, y: Mm): Mm =>
    Math.min(
      y - radiusMm + OVER_MM,
      distanceToEdge([[model.site.boundary]], x, y) - radiusMm + OVER_MM,
      ...crowns.map((one) => hypot(one.x - x, one.y - y) - one.radiusMm * 0.5 - radiusMm * 0.5),
      ...solid.map(
        (thing) =>
          distanceToThing(thing, x, y) -
          (FURNISHINGS[thing.kind].keepsCrownsOff ? radiusMm + FROM_FIRE_MM : 600),
      ),
    );
  let best: { at: Point; room: Mm } | null = null;
  for (let x = Math.ceil(x0 / GRID_MM) * GRID_MM; x <= x1; x += GRID_MM)
    for (let y = Math.ceil(y0 / GRID_MM) * GRID_MM; y <= y1; y += GRID_MM) {
      if (!contains(area.region, x, y) || distanceToEdge(area.region, x, y) < GRID_MM) continue;
      const room = roomAt(x, y);
      if (room < 0 || (best && room <= best.room) || treeRefusal(model, x, y)) continue;
      best = { at: [x, y], room };
    }
  return best?.at ?? null;
}
