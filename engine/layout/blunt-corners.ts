/** Slabs and pavers are not laid into a corner under 60°: its tip, up to where it is 300 mm wide, goes to the ground beside it. */
import type { AreaKind } from '../model/layout.ts';
import { remembered } from '../model/remembered.ts';
import type { Mm, Point, Region, Ring } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, bounds, boxesTouch, distanceToEdge, polygon } from '../geometry/region.ts';
import { buffer, offset, tryIntersect } from '../geometry/trial.ts';
import { acos, cos, hypot, radians, tan } from '../geometry/trig.ts';
import { doorFloors } from './doors.ts';
import type { Frame, Part, RouteLine } from './plan-types.ts';

const LEAST_CORNER = radians(60);
/** A turn of the outline less than this is part of a curve. */
const LEAST_TURN = radians(20);
/** The sides of a corner are taken over this, mm. */
const SIDE_MM = 100;
const WIDE_MM = 300,
  LONGEST_TIP_MM = 1500;
const BESIDE_MM = 250;
const PAVED: ReadonlySet<AreaKind> = new Set<AreaKind>(['terrace', 'path', 'seat']);
const WALKED: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'lawn',
  'gravel',
  'meadow',
  'orchard',
  ...PAVED,
]);
const TAKES: ReadonlySet<AreaKind> = new Set<AreaKind>(['bed', 'margin', ...WALKED]);
/** What a paved neighbour is worth beside another: it would have a corner more itself. */
const PAVED_TOO = 0.2;
/** A tip with less of a way on it may be planted, mm². */
const SPECK_MM2 = 5000;
const ROUNDS = 2;

type Owned = { -readonly [K in keyof Part]: Part[K] };
/** A corner, and the cuts that would take its tip off: square to one of its sides, to the other, and across its middle. */
type Corner = { at: Point; cuts: readonly [Cut, Cut, Cut] };
/** `along`: the way into the paving, to which the cut is square; `wide`: how fast the tip widens that way. */
type Cut = { at: Point; along: Point; wide: number };

/** The parts with no acute corner of paving, but for those at the boundary, at kept things and before doors. `besideMm`: so far in from its sides a way may lose a tip. */
export function bluntCorners(
  given: readonly Part[],
  { frame, routes }: { frame: Pick<Frame, 'plot'>; routes: readonly RouteLine[] },
  besideMm: Mm = BESIDE_MM,
): readonly Part[] {
  const parts: Owned[] = given.map((part) => ({ ...part })),
    doors = doorFloors(parts.filter((part) => part.door !== undefined)),
    // a way that comes in at a slant is wider at its end than it is along
    ways = routes.map(({ line, width }) => buffer(line, Math.max(300, width - 2 * besideMm))),
    fixed = [frame.plot, ...parts.filter((part) => part.kept).map((part) => part.region)];
  // most floors of the second round are as they were in the first
  const cornersOf = new Map<Region, Corner[]>(),
    tipAt = remembered(tipOf);
  for (let round = 0; round < ROUNDS; round++)
    for (const part of parts)
      if (PAVED.has(part.kind) && !part.kept) {
        const corners = cornersOf.get(part.region) ?? acuteCorners(part.region, fixed);
        cornersOf.set(part.region, corners);
        for (const corner of corners) {
          const tip = tipAt(part.region, cutOf(parts, part, corner));
          const to = tip.length ? neighbourOf(parts, part, tip, { doors, ways }) : null;
          if (!to) continue;
          part.region = subtract(part.region, tip);
          to.region = unite(to.region, tip);
        }
      }
  return parts;
}

/** How many corners under 60° slabs would be laid into; `fixed` outlines are as they are. */
export const acuteOf = ({ kind, region }: Part, fixed: readonly Region[]): number =>
  PAVED.has(kind) ? acuteCorners(region, fixed).length : 0;

function acuteCorners(region: Region, fixed: readonly Region[]): Corner[] {
  return region
    .flat()
    .flatMap((ring) => ring.map((_, i) => cornerAt(ring, i)))
    .filter(
      (corner): corner is Corner =>
        corner !== null && fixed.every((line) => distanceToEdge(line, ...corner.at) > SIDE_MM / 2),
    );
}

/** The corner of a ring when it sticks out at less than 60°. */
function cornerAt(ring: Ring, i: number): Corner | null {
  const n = ring.length,
    at = ring[i]!,
    [inX, inY] = unit(ring[(i + n - 1) % n]!, at),
    [outX, outY] = unit(at, ring[(i + 1) % n]!);
  if (inX * outY - inY * outX <= 0 || inX * outX + inY * outY > cos(LEAST_TURN)) return null;
  const a = unit(at, pointAlong(ring, i, -1)),
    b = unit(at, pointAlong(ring, i, 1)),
    angle = acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1])));
  if (angle >= LEAST_CORNER) return null;
  const wide = tan(Math.max(angle, radians(5))),
    half = tan(Math.max(angle, radians(5)) / 2);
  return {
    at,
    cuts: [
      { at, along: a, wide },
      { at, along: b, wide },
      { at, along: unit([0, 0], [a[0] + b[0], a[1] + b[1]]), wide: 2 * half },
    ],
  };
}
/** Square to the floor that the corner lies against, else to a side that lies with the house, else across. */
function cutOf(parts: readonly Part[], part: Part, { at: [x, y], cuts }: Corner): Cut {
  const sides = cuts.slice(0, 2);
  const floor = sides.find(({ along: [ux, uy] }) =>
    parts.some(
      (other) =>
        other !== part &&
        PAVED.has(other.kind) &&
        distanceToEdge(other.region, x + ux * SIDE_MM, y + uy * SIDE_MM) < TOUCHING_MM,
    ),
  );
  return (
    floor ??
    sides.find(({ along: [ux, uy] }) => Math.min(Math.abs(ux), Math.abs(uy)) < 0.01) ??
    cuts[2]
  );
}
function unit(from: Point, to: Point): Point {
  const length = hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
/** The point of an outline 100 mm from a corner. */
function pointAlong(ring: Ring, from: number, step: 1 | -1): Point {
  const n = ring.length;
  let left = SIDE_MM,
    a = ring[from]!;
  for (let k = 1; k < n; k++) {
    const b = ring[(from + step * k + n * k) % n]!,
      length = hypot(b[0] - a[0], b[1] - a[1]);
    if (length >= left)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
    a = b;
  }
  return a;
}

/** A tip is at most this much more than the triangle that its corner promises: past it the cut is in the body of the floor. */
const TRUE_TIP = 1.5;
const TOUCHING_MM = 8;
const CUTS = 4;

/** The ground from a corner to a straight cut across it, shorter where the floor soon widens; nothing where it has no tip to speak of. */
function tipOf(region: Region, { at: [x, y], along: [ux, uy], wide }: Cut): Region {
  const point = (forward: Mm, side: Mm): Point => [
    x + ux * forward - uy * side,
    y + uy * forward + ux * side,
  ];
  let long = Math.min(LONGEST_TIP_MM, WIDE_MM / wide);
  for (let cut = 0; cut < CUTS; cut++, long /= 2) {
    const before = polygon([
      point(-SIDE_MM, -WIDE_MM),
      point(long, -WIDE_MM),
      point(long, WIDE_MM),
      point(-SIDE_MM, WIDE_MM),
    ]);
    const tip = intersect(region, before).filter((piece) => distanceToEdge([piece], x, y) < 5);
    if (area(tip) <= (TRUE_TIP * long * long * wide) / 2 + SPECK_MM2) return tip;
  }
  return [];
}

/** What a tip goes to: what it lies along most, and to a floor when a way runs over it. The floor before a door stays whole. */
function neighbourOf(
  parts: readonly Owned[],
  from: Part,
  tip: Region,
  { doors, ways }: { doors: readonly Region[]; ways: readonly Region[] },
): Owned | null {
  if (doors.some((door) => tryIntersect(tip, door).length)) return null;
  const isWalked = ways.some((way) => area(tryIntersect(tip, way)) > SPECK_MM2);
  const halo = offset(tip, 20),
    box = bounds(halo);
  let best: Owned | null = null,
    most = 0;
  for (const part of parts) {
    if (part === from || part.kept || !(isWalked ? WALKED : TAKES).has(part.kind)) continue;
    if (!boxesTouch(box, bounds(part.region))) continue;
    const worth = area(tryIntersect(halo, part.region)) * (PAVED.has(part.kind) ? PAVED_TOO : 1);
    if (worth > most) {
      most = worth;
      best = part;
    }
  }
  return best;
}
