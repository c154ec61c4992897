/**
 * The corners of an outline that a hand takes hold of. An outline in curves has many points; a hand needs the few that the
 * curve runs through, and between them the curve follows.
 */
import { distanceToSegment } from '../../geometry/region.ts';
import { atan2, cos, hypot, sin, PI, TAU } from '../../geometry/trig.ts';
import type { Mm, Point, Ring } from '../../model/shapes.ts';

/** Places of the corners in the outline, ascending. */
export type Knots = readonly number[];

/** A curve keeps to within this of the line between its corners, mm. */
const FLAT_MM = 260;
/** A side whose points lie nearer to its line is straight, mm. */
const STRAIGHT_MM = 15;
/** An arc is drawn in steps of so many degrees, as radians. */
const ARC_STEP = TAU / 36;

/** A sharper turn is a corner however near the next one is, radians; between sides of this length, mm. */
const SHARP = 0.7,
  LEAST_SIDE_MM = 150;

/** The corners of an outline; three at least. */
export function knotsOf(ring: Ring): Knots {
  const n = ring.length;
  if (n <= 3) return ring.map((_, i) => i);
  const first = ring.flatMap((_, i) => (isSharp(ring, i) ? [i] : []));
  const kept = new Set(first.length ? first : [0]);
  if (kept.size < 2) {
    // the point furthest from the first is a corner for certain
    const start = ring[[...kept][0]!]!;
    let far = 0;
    ring.forEach((point, i) => {
      if (apart(start, point) > apart(start, ring[far]!)) far = i;
    });
    kept.add(far);
  }
  const ends = [...kept].sort((x, y) => x - y);
  ends.forEach((from, k) => {
    const to = ends[(k + 1) % ends.length]!,
      count = (to - from + n) % n || n;
    const order = Array.from({ length: count + 1 }, (_, i) => (from + i) % n);
    split(ring, order, 0, count, kept);
  });
  for (let i = 1; kept.size < 3; i++) kept.add(Math.floor((i * n) / 3) % n);
  return [...kept].sort((x, y) => x - y);
}

function isSharp(ring: Ring, i: number): boolean {
  const n = ring.length,
    point = ring[i]!;
  return (
    Math.abs(turnAt(ring, i)) > SHARP &&
    apart(point, ring[(i + 1) % n]!) >= LEAST_SIDE_MM &&
    apart(point, ring[(i + n - 1) % n]!) >= LEAST_SIDE_MM
  );
}

function split(
  ring: Ring,
  order: readonly number[],
  a: number,
  b: number,
  kept: Set<number>,
): void {
  let furthest = -1,
    most = FLAT_MM;
  for (let i = a + 1; i < b; i++) {
    const [x, y] = ring[order[i]!]!;
    const off = distanceToSegment(x, y, ring[order[a]!]!, ring[order[b]!]!);
    if (off > most) {
      most = off;
      furthest = i;
    }
  }
  if (furthest < 0) return;
  kept.add(order[furthest]!);
  split(ring, order, a, furthest, kept);
  split(ring, order, furthest, b, kept);
}

function turnAt(ring: Ring, i: number): number {
  const n = ring.length,
    [p, q, r] = [ring[(i + n - 1) % n]!, ring[i]!, ring[(i + 1) % n]!];
  const turn = atan2(r[1] - q[1], r[0] - q[0]) - atan2(q[1] - p[1], q[0] - p[0]);
  return turn > PI ? turn - TAU : turn < -PI ? turn + TAU : turn;
}
const apart = (a: Point, b: Point): number => hypot(b[0] - a[0], b[1] - a[1]);

/** Points of an outline from one place to another, both left out. */
function between(ring: Ring, from: number, to: number): Point[] {
  const out: Point[] = [];
  for (let i = (from + 1) % ring.length; i !== to; i = (i + 1) % ring.length) out.push(ring[i]!);
  return out;
}

/** The way from the nth corner to the next one, without either. */
export const sideAfter = (ring: Ring, knots: Knots, at: number): Point[] =>
  between(ring, knots[at]!, knots[(at + 1) % knots.length]!);

export const isStraight = (a: Point, inner: readonly Point[], b: Point): boolean =>
  inner.every(([x, y]) => distanceToSegment(x, y, a, b) <= STRAIGHT_MM);

type Outline = { ring: Ring; knots: Knots };
/** An outline put together from its corners and the ways between them. */
function joined(corners: readonly Point[], sides: readonly (readonly Point[])[]): Outline {
  const ring: Point[] = [],
    knots: number[] = [];
  corners.forEach((corner, i) => {
    knots.push(ring.length);
    ring.push(corner, ...sides[i]!);
  });
  return { ring, knots };
}
const taken = (ring: Ring, knots: Knots) => ({
  corners: knots.map((i) => ring[i]!),
  sides: knots.map((_, at) => sideAfter(ring, knots, at)),
});

/** The outline with one corner elsewhere; straight sides stay straight, and curves follow. */
export function moveKnot(ring: Ring, knots: Knots, at: number, to: Point): Outline {
  const { corners, sides } = taken(ring, knots),
    n = corners.length;
  const from = corners[at]!,
    [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const follow = (side: number, isTowards: boolean): Point[] => {
    const [a, b] = [corners[side]!, corners[(side + 1) % n]!],
      inner = sides[side]!;
    if (isStraight(a, inner, b)) return [];
    const line = [a, ...inner, b];
    const lengths = line.slice(1).map((point, i) => apart(line[i]!, point));
    const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
    let run = 0;
    return inner.map(([x, y], i) => {
      run += lengths[i]!;
      const t = isTowards ? run / whole : 1 - run / whole,
        eased = t * t * (3 - 2 * t);
      return [Math.round(x + dx * eased), Math.round(y + dy * eased)];
    });
  };
  const before = (at + n - 1) % n;
  const moved = sides.map((side, i) =>
    i === before ? follow(i, true) : i === at ? follow(i, false) : side,
  );
  corners[at] = [Math.round(to[0]), Math.round(to[1])];
  return joined(corners, moved);
}

/** With one more corner in the middle of the way after a corner. @returns its number too */
export function addKnot(ring: Ring, knots: Knots, after: number): Outline & { at: number } {
  const { corners, sides } = taken(ring, knots);
  const [a, b] = [corners[after]!, corners[(after + 1) % corners.length]!],
    inner = sides[after]!;
  if (isStraight(a, inner, b)) {
    const middle: Point = [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
    corners.splice(after + 1, 0, middle);
    sides.splice(after, 1, [], []);
  } else {
    const half = Math.floor(inner.length / 2);
    corners.splice(after + 1, 0, inner[half]!);
    sides.splice(after, 1, inner.slice(0, half), inner.slice(half + 1));
  }
  return { ...joined(corners, sides), at: after + 1 };
}

/** Without a corner: its two sides become one straight one. null where none would be left. */
export function removeKnot(ring: Ring, knots: Knots, at: number): Outline | null {
  const { corners, sides } = taken(ring, knots),
    n = corners.length;
  if (n <= 3) return null;
  sides[(at + n - 1) % n] = [];
  corners.splice(at, 1);
  sides.splice(at, 1);
  return joined(corners, sides);
}

/** The way after a corner made straight. */
export function straightenSide(ring: Ring, knots: Knots, at: number): Outline {
  const { corners, sides } = taken(ring, knots);
  sides[at] = [];
  return joined(corners, sides);
}

/** A corner rounded off in an arc that touches both its sides, `radius` mm or what they have room for; null where it is none. */
export function roundKnot(ring: Ring, knots: Knots, at: number, radius: Mm): Outline | null {
  const { corners, sides } = taken(ring, knots),
    n = corners.length,
    before = (at + n - 1) % n;
  const [p, q, r] = [corners[before]!, corners[at]!, corners[(at + 1) % n]!];
  if (!isStraight(p, sides[before]!, q) || !isStraight(q, sides[at]!, r)) return null;
  const [lp, lr] = [apart(q, p), apart(q, r)];
  const [ux, uy] = [(p[0] - q[0]) / lp, (p[1] - q[1]) / lp],
    [vx, vy] = [(r[0] - q[0]) / lr, (r[1] - q[1]) / lr];
  const angle = Math.abs(wrapped(atan2(vy, vx) - atan2(uy, ux)));
  if (angle < 0.3 || angle > PI - 0.15) return null;
  const half = angle / 2,
    tangent = sin(half) / cos(half);
  const reach = Math.min(radius / tangent, lp / 2, lr / 2),
    round = reach * tangent;
  const [bx, by] = [ux + vx, uy + vy],
    length = hypot(bx, by),
    far = round / sin(half);
  const [cx, cy] = [q[0] + (bx / length) * far, q[1] + (by / length) * far];
  const a: Point = [Math.round(q[0] + ux * reach), Math.round(q[1] + uy * reach)],
    b: Point = [Math.round(q[0] + vx * reach), Math.round(q[1] + vy * reach)];
  const from = atan2(a[1] - cy, a[0] - cx),
    turn = wrapped(atan2(b[1] - cy, b[0] - cx) - from);
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / ARC_STEP));
  const arc = Array.from({ length: steps - 1 }, (_, i): Point => {
    const t = from + (turn * (i + 1)) / steps;
    return [Math.round(cx + round * cos(t)), Math.round(cy + round * sin(t))];
  });
  corners.splice(at, 1, a, b);
  sides.splice(at, 1, arc, sides[at]!);
  return joined(corners, sides);
}
const wrapped = (angle: number): number =>
  angle > PI ? angle - TAU : angle < -PI ? angle + TAU : angle;
