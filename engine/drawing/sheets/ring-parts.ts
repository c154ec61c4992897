/** A ring taken apart for setting out: corners to peg, and the arcs that a string can swing. */
import type { Mm, Point, Ring } from '../../model/shapes.ts';
import { acos, hypot } from '../../geometry/trig.ts';

export type Arc = {
  x: Mm;
  y: Mm;
  radiusMm: Mm;
  /** The points of the ring that lie on it, in order. */
  run: readonly Point[];
};
export type RingParts = { corners: Point[]; arcs: Arc[] };
/** Whether a peg to swing a string from can stand there. */
export type CanStand = (x: Mm, y: Mm) => boolean;

/** A string of this length can still be swung, and one this short is worth it. */
const RADII_MM = { least: 450, most: 15000 };
/** How far the ring may leave the arc that stands for it: less than a joint. */
const ARC_TOLERANCE_MM = 14;
/** A side that bows less than this stands for its piece of an arc: that of a circle drawn with 24 sides. */
const SAGITTA_MM = 22;
/** Radians: sides that turn more than this meet in a corner; a run that turns less in all is straight enough to peg. */
const CORNER = 0.62;
const LEAST_SWEEP = 0.3;
const LEAST_SIDES = 3;

/** How much the ring turns at b, 0 to pi. */
function turning(a: Point, b: Point, c: Point): number {
  const ux = b[0] - a[0],
    uy = b[1] - a[1],
    vx = c[0] - b[0],
    vy = c[1] - b[1];
  const both = hypot(ux, uy) * hypot(vx, vy);
  return both ? acos(Math.max(-1, Math.min(1, (ux * vx + uy * vy) / both))) : 0;
}

/** Without points that stand closer than 12 mm or on the line between their neighbours. */
function thinned(ring: Ring): Point[] {
  const apart = ring.filter((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return hypot(p[0] - q[0], p[1] - q[1]) > 12;
  });
  return apart.filter(
    (p, i) =>
      turning(apart[(i + apart.length - 1) % apart.length]!, p, apart[(i + 1) % apart.length]!) >
      0.012,
  );
}

/** The circle nearest to the points by least squares (Kåsa); null for points on a line. */
function circleThrough(points: readonly Point[]): { x: number; y: number; r: number } | null {
  const n = points.length,
    mx = points.reduce((s, p) => s + p[0], 0) / n,
    my = points.reduce((s, p) => s + p[1], 0) / n;
  let xx = 0,
    xy = 0,
    yy = 0,
    xz = 0,
    yz = 0;
  for (const p of points) {
    const x = p[0] - mx,
      y = p[1] - my,
      z = x * x + y * y;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xz += x * z;
    yz += y * z;
  }
  const det = xx * yy - xy * xy;
  if (Math.abs(det) < 1e-6 * (xx + yy) * (xx + yy)) return null;
  const cx = (xz * yy - yz * xy) / (2 * det),
    cy = (yz * xx - xz * xy) / (2 * det);
  return { x: cx + mx, y: cy + my, r: Math.sqrt(cx * cx + cy * cy + (xx + yy) / n) };
}

/** The arc that the run of points stands for, or null. */
function arcOf(run: readonly Point[], canStand: CanStand): Arc | null {
  if (run.length <= LEAST_SIDES) return null;
  const circle = circleThrough(run);
  if (!circle || circle.r < RADII_MM.least || circle.r > RADII_MM.most) return null;
  const { x, y, r } = circle;
  if (!canStand(x, y)) return null;
  let sweep = 0,
    side = 0;
  for (let i = 0; i < run.length; i++) {
    const p = run[i]!;
    if (Math.abs(hypot(p[0] - x, p[1] - y) - r) > ARC_TOLERANCE_MM) return null;
    if (i === 0) continue;
    const o = run[i - 1]!,
      cross = (o[0] - x) * (p[1] - y) - (o[1] - y) * (p[0] - x),
      chord = hypot(p[0] - o[0], p[1] - o[1]);
    if (
      chord > r * 0.72 ||
      (chord * chord) / (8 * r) > SAGITTA_MM ||
      (side !== 0 && Math.sign(cross) !== side)
    )
      return null;
    side = Math.sign(cross);
    sweep += chord / r;
  }
  if (sweep < LEAST_SWEEP) return null;
  return { x: Math.round(x), y: Math.round(y), radiusMm: Math.round(r), run };
}

/** The longest arc that begins at `start`, as the index of its last point in the unrolled ring. */
function longestArc(
  points: readonly Point[],
  start: number,
  last: number,
  canStand: CanStand,
): number {
  const at = (i: number) => points[i % points.length]!;
  let end = start,
    best = start;
  while (end < last) {
    end++;
    if (end - start >= LEAST_SIDES) {
      const run = Array.from({ length: end - start + 1 }, (_, i) => at(start + i));
      if (arcOf(run, canStand)) best = end;
      // a run that has once been an arc and is none any more does not become one again
      else if (best > start || end - start > 8) break;
    }
    if (end < last && turning(at(end - 1), at(end), at(end + 1)) > CORNER) break;
  }
  return best;
}

/** Points of an open run that a straight edge between its ends would miss (Douglas and Peucker), ends included. */
function chords(run: readonly Point[], toleranceMm: Mm): Point[] {
  if (run.length < 3) return [...run];
  const a = run[0]!,
    b = run[run.length - 1]!,
    length = hypot(b[0] - a[0], b[1] - a[1]);
  let far = 0,
    most = 0;
  for (let i = 1; i < run.length - 1; i++) {
    const p = run[i]!,
      // a run that closes on itself is parted at its far point
      off = length
        ? Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / length
        : hypot(p[0] - a[0], p[1] - a[1]);
    if (off > most) {
      most = off;
      far = i;
    }
  }
  return most <= toleranceMm
    ? [a, b]
    : [
        ...chords(run.slice(0, far + 1), toleranceMm).slice(0, -1),
        ...chords(run.slice(far), toleranceMm),
      ];
}

/**
 * Corners and arcs of a closed ring, from its sharpest corner round; a curve with no place for its centre is pegged by chords. Pure; lengths in mm.
 * @param toleranceMm an edge this straight has no peg between its ends
 */
export function ringParts(ring: Ring, canStand: CanStand, toleranceMm: Mm): RingParts {
  const points = thinned(ring),
    n = points.length;
  if (n < 3) return { corners: [...points], arcs: [] };
  const turns = points.map((p, i) => turning(points[(i + n - 1) % n]!, p, points[(i + 1) % n]!));
  const start = turns.reduce((best, t, i) => (t > turns[best]! ? i : best), 0);
  if (turns[start]! < CORNER) {
    const whole = arcOf(points, canStand);
    if (whole) return { corners: [], arcs: [whole] };
  }
  const at = (i: number) => points[i % n]!;
  const arcs: Arc[] = [],
    corners: Point[] = [];
  let straight: Point[] = [at(start)];
  const close = () => {
    corners.push(...chords(straight, toleranceMm));
    straight = [];
  };
  for (let i = start; i < start + n;) {
    const end = longestArc(points, i, start + n, canStand);
    if (end > i) {
      close();
      const run = Array.from({ length: end - i + 1 }, (_, k) => at(i + k));
      arcs.push(arcOf(run, canStand)!);
      i = end;
    } else i++;
    straight.push(at(i));
  }
  close();
  return { corners, arcs };
}
