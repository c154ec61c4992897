/** Ground among the roots of trees: however wet the plot, under a grown tree it is dust and shade. */
import { disc } from '../geometry/region.ts';
import { zonesOf } from '../site/zones.ts';
import type { Plant } from '../model/plant.ts';
import type { BedConditions } from '../model/planting.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import type { Ground } from './ground.ts';

/** What stands in a cell of the ground: none, a step drier, dust, and dust in deep shade; or no roots and, at times, the river. */
export const ROOTS = { none: 0, step: 1, dust: 2, deep: 3, flood: 4 } as const;
/** Hours of sun under a kept crown, at the most, by what stands there: no lover of sun lives there, however early the sun comes in below it. */
export const MOST_AMONG_ROOTS: readonly number[] = [Infinity, 4.5, 4.5, 2.4, Infinity];
/** Crown from which a kept tree leaves dust, and from which its shade is deep; roots feed a little beyond the crown. */
const GROWN_MM: Mm = 2500,
  BROAD_MM: Mm = 3000,
  BEYOND_CROWN = 1.15,
  DEEP_SHARE = 0.8;

const DRIER = {
  wet: 'moist',
  moist: 'well-drained',
  'well-drained': 'dry',
  dry: 'dry',
} as const;
/** Moisture of open ground where roots of that kind are in it. */
export function amongRoots(
  roots: number,
  moisture: BedConditions['moisture'],
): BedConditions['moisture'] {
  if (!roots) return moisture;
  if (roots === ROOTS.flood) return moisture === 'wet' ? 'wet' : 'moist';
  return roots >= ROOTS.dust && moisture !== 'wet' ? 'dry' : DRIER[moisture];
}

/** Marks the cells of ground that floods, where no roots are. */
export function markFloods(site: Site, { grid }: Pick<Ground, 'grid'>, roots: Uint8Array): void {
  for (const { kind, outline } of zonesOf(site))
    if (kind === 'flood strip')
      grid.each([[outline]], (k) => {
        roots[k] ||= ROOTS.flood;
      });
}

/** Said of a bed of which some floods. */
export const explainFlood = (cells: readonly number[], roots: Uint8Array): string[] =>
  cells.some((k) => roots[k] === ROOTS.flood)
    ? ['Where it floods only plants that bear standing water are set.']
    : [];

/** The cells under the crowns of kept trees. */
export function rootsOfKept(site: Site, { grid }: Pick<Ground, 'grid'>): Uint8Array {
  const roots = new Uint8Array(grid.count);
  const mark = (x: Mm, y: Mm, radius: Mm, as: number) =>
    grid.each(disc(Math.round(x), Math.round(y), Math.round(radius)), (k) => {
      roots[k] = Math.max(roots[k]!, as);
    });
  for (const { kind, x, y, radiusMm } of site.existing) {
    if (kind !== 'tree') continue;
    if (radiusMm < GROWN_MM) mark(x, y, radiusMm, ROOTS.step);
    else mark(x, y, radiusMm * BEYOND_CROWN, ROOTS.dust);
    if (radiusMm >= BROAD_MM) mark(x, y, radiusMm * DEEP_SHARE, ROOTS.deep);
  }
  return roots;
}

type Crown = { x: Mm; y: Mm; radiusMm: Mm };
/** Marks the ground under trees that are planted: a step drier in ten years, so that what likes it wet is not set there. */
export function rootsOfNew(
  { grid }: Pick<Ground, 'grid'>,
  roots: Uint8Array,
  crowns: readonly Crown[],
): void {
  for (const { x, y, radiusMm } of crowns)
    grid.each(disc(Math.round(x), Math.round(y), Math.round(radiusMm)), (k) => {
      roots[k] = Math.max(roots[k]!, ROOTS.step);
    });
}

const LOW: readonly Plant['category'][] = [
  'perennial',
  'fern',
  'grass',
  'groundcover',
  'bulb',
  'shrub',
];
const SHRUB_M = 1.5;
/** What lives in dry shade: it may be listed on wet clay too, since under trees there is none. */
export const isOfDust = (plant: Plant): boolean =>
  LOW.includes(plant.category) &&
  plant.heightM <= SHRUB_M &&
  plant.sun.includes('shade') &&
  (plant.soil.moisture.includes('dry') || plant.tolerates.drought);
