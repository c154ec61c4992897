/** Where a driver or a passer-by has to be seen: beside a drive's mouth and a gate to the street planting stays low. */
import { distanceToEdge } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { gatesOf } from '../site/gates.ts';
import { apart2 } from './plant-index.ts';

/** Nothing is higher within so far of the mouth of a drive, and of a gate to the street. */
export const SIGHT_M = 0.6,
  OF_DRIVE_MM: Mm = 2400,
  OF_GATE_MM: Mm = 1500;
/** A corner so near the boundary lies on it. */
const ON_EDGE_MM: Mm = 150;

export type Mouth = { at: Point; reachMm: Mm };

/** The mouths of a plot's drive and the gates by which it is left for the street. */
export function mouthsOf(site: Site, { areas }: Layout): Mouth[] {
  const isFront = site.position === 'front',
    plot = [[site.boundary]];
  return [
    ...gatesOf(site)
      .filter(({ edge }) => edge.leadsTo === 'street' || (isFront && !edge.leadsTo))
      .map(({ inside }) => ({ at: inside, reachMm: OF_GATE_MM })),
    ...areas
      .filter(({ id }) => id === 'parking')
      .flatMap(({ region }) => region.flatMap(([ring]) => ring ?? []))
      // the house is at 0
      .filter(([x, y]) => y > OF_DRIVE_MM && distanceToEdge(plot, x, y) < ON_EDGE_MM)
      .map((at) => ({ at, reachMm: OF_DRIVE_MM })),
  ];
}

/** True where a plant of that height hides nobody. */
export const keepsSight = (mouths: readonly Mouth[], plant: Plant, x: Mm, y: Mm): boolean =>
  plant.heightM <= SIGHT_M ||
  mouths.every(({ at, reachMm }) => apart2(at[0], at[1], x, y) >= reachMm * reachMm);
