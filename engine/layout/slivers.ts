/** Strips and points that are too thin to be laid, mown or planted go to the ground beside them: no floor has a rib, and no bed a beak between two floors. */
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Polygon, Region } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, bounds, boxesTouch } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { doorFloors } from './doors.ts';
import { BUILDINGS, type Part } from './plan-types.ts';
import { LEAST_WAY_MM, WayFinder } from './reach.ts';
import { WIDTH_SLACK_MM } from './routes.ts';
import type { Routed, Setting } from './stages.ts';
import { FLOORS, readinessOf } from './beds.ts';

/** Thinner ground is no ground of its own. */
export const THIN_MM: Mm = 400;
/** What the opening leaves at a square corner, mm², and what is more than a sliver. */
const SPECK_MM2 = 15_000,
  MOST_MM2 = 4e6;
const HALO_MM = 30,
  SLACK_MM = 15;
/** A strip with so much of its edge along planting is planted. */
const BESIDE_BED = 0.35;
/** Along a boundary a thin bed still holds a climber. */
const AT_BOUNDARY = 0.2;
/** Loose and grown ground takes any outline; slabs are cut to it. */
const READINESS: Partial<Record<AreaKind, number>> = {
  gravel: 1.4,
  lawn: 1.2,
  path: 1.1,
  terrace: 1,
  seat: 1,
  play: 0.8,
};

type Owned = { -readonly [K in keyof Part]: Part[K] };
type Garden = Setting & Pick<Routed, 'routes'>;

/** The parts without slivers of path between floors and beds, and without beaks of bed between floors. Every way stays as wide as it was. */
export function giveAwaySlivers(given: readonly Part[], garden: Garden): readonly Part[] {
  let parts = ownCopies(given),
    hasChanged = giveRibs(parts, garden, true);
  if (hasChanged && !keepsWays(given, parts, garden)) {
    parts = ownCopies(given);
    hasChanged = giveRibs(parts, garden, false);
  }
  for (const part of parts.filter(({ kind, kept }) => kind === 'bed' && !kept))
    for (const sliver of sliversOf(part.region))
      hasChanged = beakTo(parts, part, sliver, garden) || hasChanged;
  return hasChanged ? parts.filter((part) => part.region.length) : given;
}

/** The step's own copies, with a margin for what lies behind buildings. */
function ownCopies(given: readonly Part[]): Owned[] {
  const parts = given.map((part): Owned => ({ ...part }));
  if (!parts.some(({ kind }) => kind === 'margin'))
    parts.push({ id: 'margin', kind: 'margin', feature: null, region: [] });
  return parts;
}

function giveRibs(parts: readonly Owned[], garden: Garden, isPlanted: boolean): boolean {
  const doors = doorFloors(parts.filter((part) => part.door !== undefined));
  let hasChanged = false;
  for (const part of parts.filter(({ kind, kept }) => kind === 'path' && !kept))
    for (const sliver of sliversOf(part.region))
      if (!doors.some((door) => tryIntersect([sliver], door).length))
        hasChanged = ribTo(parts, part, sliver, garden, isPlanted) || hasChanged;
  return hasChanged;
}

/** What is thinner than ground may be. */
export const sliversOf = (region: Region): Region =>
  trySubtract(region, offset(opened(region, THIN_MM / 2), SLACK_MM)).filter((piece) => {
    const size = area([piece]);
    return size > SPECK_MM2 && size < MOST_MM2;
  });

/** A rib of path along planting is planted; else it belongs to the floor beside it, of which a room that was drawn to a shape comes last. */
function ribTo(
  parts: readonly Owned[],
  from: Owned,
  sliver: Polygon,
  garden: Garden,
  isPlanted: boolean,
): boolean {
  const halo = offset([sliver], HALO_MM);
  if (isBehind(parts, sliver, halo, garden)) return toMargin(parts, from, sliver);
  const near = neighbours(parts, from, halo),
    beds = isPlanted ? near.filter(({ part }) => part.kind === 'bed') : [],
    floors = near.filter(({ part }) => FLOORS.has(part.kind));
  const to =
    sum(beds) >= BESIDE_BED * sum(near)
      ? most(beds)
      : (most(floors.filter(({ part }) => !part.placed)) ?? most(beds) ?? most(floors));
  if (!to || to.kind === 'lawn') return false;
  move(from, to, sliver);
  return true;
}

/** A beak of planting between floors belongs to the one that takes it most readily. */
function beakTo(parts: readonly Owned[], from: Owned, sliver: Polygon, garden: Garden): boolean {
  const halo = offset([sliver], HALO_MM);
  if (isBehind(parts, sliver, halo, garden)) return toMargin(parts, from, sliver);
  const near = neighbours(parts, from, halo);
  if (shareAtBoundary(sliver, halo, garden) > AT_BOUNDARY) return false;
  if (near.some(({ part }) => BUILDINGS.has(part.kind) || part.kind === 'pond')) return false;
  const floor = most(
    near
      .filter(({ part }) => FLOORS.has(part.kind))
      .map(({ part, touch }) => ({ part, touch: touch * READINESS[part.kind]! }))
      .map(byReadiness),
  );
  if (!floor) return false;
  move(from, floor, sliver);
  return true;
}

/** How much of its edge lies along the boundary. */
function shareAtBoundary(sliver: Polygon, halo: Region, { frame }: Garden): number {
  return area(trySubtract(halo, frame.plot)) / (area(halo) - area([sliver]));
}
/** Between a building and the boundary, where nothing is planted and nobody walks. */
const isBehind = (parts: readonly Part[], sliver: Polygon, halo: Region, garden: Garden): boolean =>
  shareAtBoundary(sliver, halo, garden) > AT_BOUNDARY &&
  parts.some(({ kind, region }) => BUILDINGS.has(kind) && tryIntersect(halo, region).length);
function toMargin(parts: readonly Owned[], from: Owned, sliver: Polygon): boolean {
  const margin = parts.find(({ kind }) => kind === 'margin');
  if (!margin || margin === from) return false;
  move(from, margin, sliver);
  return true;
}

type Neighbour = { part: Owned; touch: number };
const byReadiness = ({ part, touch }: Neighbour): Neighbour => ({
  part,
  touch: touch * readinessOf(part),
});
function neighbours(parts: readonly Owned[], from: Part, halo: Region): Neighbour[] {
  const box = bounds(halo);
  return parts
    .filter((part) => part !== from && !part.kept && boxesTouch(box, bounds(part.region)))
    .map((part) => ({ part, touch: area(tryIntersect(halo, part.region)) }))
    .filter(({ touch }) => touch > 0);
}
const sum = (near: readonly Neighbour[]): number => near.reduce((all, { touch }) => all + touch, 0);
const most = (near: readonly Neighbour[]): Owned | null =>
  near.reduce<Neighbour | null>((a, b) => (a && a.touch >= b.touch ? a : b), null)?.part ?? null;

function move(from: Owned, to: Owned, sliver: Polygon): void {
  const shared = intersect(from.region, [sliver]);
  from.region = subtract(from.region, shared);
  to.region = unite(to.region, shared);
}

/** Whether every room is reached as it was, at each width that a way has. */
export function keepsWays(
  before: readonly Part[],
  after: readonly Part[],
  { site, routes }: Garden,
): boolean {
  const was = new WayFinder(before, site),
    is = new WayFinder(after, site);
  return [LEAST_WAY_MM, ...new Set(routes.map(({ width }) => width - WIDTH_SLACK_MM))].every(
    (width) => is.unreached(width).length <= was.unreached(width).length,
  );
}
