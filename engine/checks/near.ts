/** Distances and places that the checks share. */
import {
  contains,
  centroid,
  disc,
  distanceToEdge,
  distanceToSegment,
  turnedRectangle,
} from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Catalogue } from '../model/plant.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';

export type CheckInput = { model: GardenModel; brief: Brief; catalogue: Catalogue };

export const PERMITTED = 'Permitted development, England; check with your council';
export const SAFETY = 'Good practice for safety in gardens';
/** Heights and distances are whole millimetres; corners of turned boxes are rounded, so a millimetre is forgiven. */
export const ROUNDING_MM = 1;

export const ACCESS = 'Accessible gardens: BS 8300 practice';
/** What a way leads to, in a sentence. */
export const labelOfWay = ({ layout }: Pick<GardenModel, 'layout'>, id: string): string =>
  id === 'circuit'
    ? 'the path that goes round'
    : `the ${layout.areas.find((area) => area.id === id)?.label.toLowerCase() ?? 'gate'}`;

/** Ground that a furnishing covers. */
export function footprint(
  f: Pick<Furnishing, 'x' | 'y' | 'widthMm' | 'depthMm' | 'turnDeg' | 'round'>,
): Region {
  return f.round
    ? disc(f.x, f.y, f.widthMm / 2)
    : turnedRectangle(f.x, f.y, f.widthMm, f.depthMm, f.turnDeg);
}
/** Least distance between two regions, mm; 0 where they overlap. */
export function distanceBetween(a: Region, b: Region): Mm {
  let least = Infinity;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const polygon of one)
      for (const ring of polygon)
        for (const [x, y] of ring) {
          if (contains(other, x, y)) return 0;
          least = Math.min(least, distanceToEdge(other, x, y));
        }
  return least;
}
/** Distance from a region to the nearest boundary with a neighbour or the street; the house wall does not count. Infinity where there is only house. */
export function boundaryDistance(site: Site, region: Region): Mm {
  let least = Infinity;
  for (const edge of site.edges) {
    if (edge.kind === 'house') continue;
    for (const polygon of region)
      for (const [x, y] of polygon[0]!)
        least = Math.min(least, distanceToSegment(x, y, edge.from, edge.to));
    // a corner of the plot may point at the middle of a side
    least = Math.min(
      least,
      distanceToEdge(region, edge.from[0], edge.from[1]),
      distanceToEdge(region, edge.to[0], edge.to[1]),
    );
  }
  return least;
}
export function houseDistance(site: Site, x: Mm, y: Mm): Mm {
  return distanceToSegment(x, y, [site.house.x0, 0], [site.house.x1, 0]);
}
export function centreOf(region: Region): Point {
  const [x, y] = centroid(region);
  return [Math.round(x), Math.round(y)];
}
/** "1.85 m", without trailing noughts. */
export function metres(mm: Mm): string {
  return `${(mm / 1000).toFixed(2).replace(/\.?0+$/, '')} m`;
}
export function m2InWords(m2: number): string {
  return `${m2.toFixed(1)} m²`;
}
export function inGarden(
  check: Omit<Check, 'at' | 'areaId'> & Partial<Pick<Check, 'at' | 'areaId'>>,
): Check {
  return { at: null, areaId: null, ...check };
}
