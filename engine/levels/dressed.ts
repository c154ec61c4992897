/** Where soil is dressed up to a floor's edge and no wall is built: small differences, gentle ground, and the ground of what stays. */
import { distanceToEdge, distanceToSegment } from '../geometry/region.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { fallOf, lengthOfSlope } from '../site/levels.ts';
import { rootRadius } from '../site/limits.ts';

/** Ground that falls no more than this is graded: a walk as on level ground (Building Regulations part M), and so is a small fall over all. */
const GENTLE = 1 / 20,
  SMALL_FALL_MM: Mm = 400;
/** Planted soil lies at one in two against an edge of this height; on gentle ground it is graded out further. */
export const DRESSED_MM: Mm = 300,
  GRADED_MM: Mm = 600,
  DRESSED_RUN = 2;
/** Roots of a shrub reach somewhat past its leaves. */
const SHRUB_ROOTS_MM: Mm = 200;

/** Ground that is graded as a whole, with no walls in it. */
export const isGentle = (site: Site): boolean =>
  !site.levels?.breaks?.length &&
  (fallOf(site) <= SMALL_FALL_MM || fallOf(site) <= lengthOfSlope(site) * GENTLE + 1);

/** How far about a plant that stays nothing is dug and no level is changed, mm from its stem; 0 of what has no roots. */
export function keepsLevelFor({ kind, radiusMm }: ExistingThing): Mm {
  if (kind === 'tree') return rootRadius(radiusMm);
  return kind === 'shrub' ? radiusMm + SHRUB_ROOTS_MM : 0;
}

/** Across a hedge along the edge, from the boundary. */
const HEDGE_ROOTS_MM: Mm = 1000;

/** The ground of a plant that stays: what stays keeps its level. */
export const isAmongRoots = ({ existing, edges }: Site, [x, y]: Point): boolean =>
  edges.some(
    ({ kind, from, to }) => kind === 'hedge' && distanceToSegment(x, y, from, to) < HEDGE_ROOTS_MM,
  ) ||
  existing.some((thing) => {
    const reach = keepsLevelFor(thing);
    return reach > 0 && (x - thing.x) ** 2 + (y - thing.y) ** 2 < reach * reach;
  });

/** How high an edge soil is dressed up to, with so much room before it; a wall holds more. */
export function dressedUpTo(site: Site, isRoom: (mm: Mm) => boolean): Mm {
  const most = isGentle(site) ? GRADED_MM : DRESSED_MM;
  return isRoom(DRESSED_MM * DRESSED_RUN) ? most : isGentle(site) ? DRESSED_MM : 0;
}

/** Level of dressed ground beside a floor: from the floor's at its edge down, or up, to the ground's own; null out of its reach. */
export function dressedAt(
  [x, y]: Point,
  groundMm: Mm,
  floors: readonly { region: Region; levelMm: Mm }[],
): Mm | null {
  for (const { region, levelMm } of floors) {
    const over = levelMm - groundMm,
      run = Math.abs(over) * DRESSED_RUN;
    if (run === 0 || Math.abs(over) > GRADED_MM) continue;
    const off = distanceToEdge(region, x, y);
    if (off < run) return Math.round(groundMm + over * (1 - off / run));
  }
  return null;
}
