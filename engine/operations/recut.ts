/** The ground cut anew: every square millimetre keeps exactly one owner, and what stands on it follows. */
import { intersect } from '../geometry/boolean.ts';
import { area as areaOf, contains, distanceToEdge } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { WALKABLE } from '../layout/plan-types.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { gatesOf } from '../site/gates.ts';
import type { Outcome } from './apply.ts';
import { withShares } from './shares.ts';
import { areaAt } from './things.ts';

/** Ground that gives way to a neighbour, and that takes what a neighbour gives up. */
const SOFT: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'bed',
  'lawn',
  'meadow',
  'gravel',
  'orchard',
  'margin',
]);

/** "the dining terrace" */
export const lower = (area: Area): string =>
  `the ${area.label.charAt(0).toLowerCase()}${area.label.slice(1)}`;
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Ground that gives way, and takes what is given up: beds and lawns, but nothing that is kept. */
export const isHeir = (area: Area): boolean => SOFT.has(area.kind) && !area.id.startsWith('kept-');

/** The neighbour that a piece of ground touches most: a soft one where there is any. */
export function heirOf({ layout }: GardenModel, own: Area, ground: Region): Area | null {
  const rim = offset(ground, 20);
  const shares = layout.areas
    .filter((other) => other !== own && isHeir(other))
    .map((other) => ({ other, touch: areaOf(intersect(other.region, rim)) }))
    .filter(({ touch }) => touch > 2000)
    .sort((a, b) => b.touch - a.touch || (a.other.id < b.other.id ? -1 : 1));
  return shares[0]?.other ?? null;
}

/** Gives areas their new regions; plants, stones and furnishings on ground that changed hands follow it. */
export function recut(model: GardenModel, regions: ReadonlyMap<string, Region>): Outcome {
  const areas = model.layout.areas.map((one): Area => {
    const region = regions.get(one.id);
    // figures in the reasons were measured on the old outline
    return region ? { ...one, region, why: one.why.filter((words) => !/\d/.test(words)) } : one;
  });
  const layout = { ...model.layout, areas };
  const isTouched = (x: Mm, y: Mm) => [...regions.keys()].includes(areaAt(layout, x, y)?.id ?? '');
  const furnishings = layout.furnishings.map((thing) => {
    if (!regions.has(thing.areaId) && !isTouched(thing.x, thing.y)) return thing;
    const home = areaAt(layout, thing.x, thing.y);
    return home && home.id !== thing.areaId ? { ...thing, areaId: home.id } : thing;
  });
  const moved = new Map(furnishings.map((thing) => [thing.id, thing.areaId]));
  const stays = (areaId: string, x: Mm, y: Mm): boolean => {
    const region = regions.get(areaId);
    return !region || contains(region, x, y) || distanceToEdge(region, x, y) <= 30;
  };
  return {
    model: withShares(
      {
        ...model,
        layout: {
          ...layout,
          furnishings,
          stones: layout.stones.filter((stone) => stays(stone.areaId, stone.x, stone.y)),
          trees: layout.trees.filter((spot) => stays(spot.areaId, spot.x, spot.y)),
        },
        planting: {
          ...model.planting,
          placements: model.planting.placements.flatMap((one) => {
            if (one.role === 'pot') {
              const areaId = moved.get(one.driftId.replace(/^pot-/, ''));
              return areaId && areaId !== one.areaId ? [{ ...one, areaId }] : [one];
            }
            return one.existing || stays(one.areaId, one.x, one.y) ? [one] : [];
          }),
        },
      },
      areas,
    ),
  };
}

/** Refused where the door of the house or a gate would open on to planting. */
export function keepWays(model: GardenModel, own: Area): Outcome {
  const { layout, site } = model;
  const terrace = layout.areas.find((one) => one.id === 'terrace');
  if (own.id === 'terrace' && terrace && distanceToEdge(terrace.region, site.doorX, 0) > 10)
    return { refused: 'The door of the house has to open on to the terrace.' };
  for (const { inside } of gatesOf(site)) {
    const floor = areaAt(layout, inside[0], inside[1]);
    if (floor && !WALKABLE.has(floor.kind))
      return { refused: 'The gate would no longer open on to ground to walk on.' };
  }
  return { model };
}
