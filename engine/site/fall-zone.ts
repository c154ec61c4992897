/** Ground on which a child may fall: how near to what one can fall from anything hard comes. Read by the layout, which keeps it clear, and by the checks. */
import { boundaryDistance, distanceBetween, footprint } from '../checks/near.ts';
import type { Area, AreaKind, Furnishing } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { buildUpOf } from '../quantities/build-ups.ts';

/** Clear and soft on every side of a swing, a climbing frame or a trampoline: EN 1176 and 1177 practice. */
export const FALL_ZONE_MM = 1500;

const SOLID: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'shed',
  'greenhouse',
  'gardenroom',
  'store',
  'compost',
  'pond',
  'water',
]);
/** Things of no height: one falls over them as over the ground. */
const FLAT: ReadonlySet<Furnishing['kind']> = new Set<Furnishing['kind']>([
  'spike-light',
  'log-steps',
]);

type Ground = Pick<Area, 'id' | 'kind' | 'region' | 'material'>;
/** What one would fall on, and how far it is from what one falls from. */
export type Near<T> = { of: T | null; mm: Mm };

/** Ground that hurts, the floor of the thing itself left out. */
export const hardGround = <T extends Ground>(areas: readonly T[], ownId: string): T[] =>
  areas.filter(
    ({ id, kind, material }) => id !== ownId && (SOLID.has(kind) || buildUpOf(material)?.rigid),
  );

/** What stands there and hurts; what fills a building's ground counts with that. */
export const hardThings = (
  furnishings: readonly Furnishing[],
  areas: readonly Ground[],
  ownId: string | null,
): Furnishing[] =>
  furnishings.filter(
    ({ id, kind, areaId }) =>
      id !== ownId &&
      !SOLID.has(areas.find((area) => area.id === areaId)?.kind ?? 'bed') &&
      !FLAT.has(kind),
  );

/** Whatever is nearest to the ground that a thing covers: ground, a thing, or the boundary, for which `of` is null. `site` is null of what has its back to the boundary. */
export function nearestHard<T extends Ground>(
  site: Site | null,
  box: Region,
  grounds: readonly T[],
  things: readonly Furnishing[],
): Near<T | Furnishing> {
  return [
    ...grounds.map((of) => ({ of, mm: distanceBetween(box, of.region) })),
    ...things.map((of) => ({ of, mm: distanceBetween(box, footprint(of)) })),
    { of: null, mm: site ? boundaryDistance(site, box) : Infinity },
  ].sort((a, b) => a.mm - b.mm)[0]!;
}
