/** A plot out of an outline that was drawn elsewhere: laid with one of its sides along the house. */
import { distanceToSegment, ringArea } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { type DrawnPlot, MOST_CORNERS } from '../../model/drawn-plot.ts';
import type { Mm, Point } from '../../model/shapes.ts';

/** Corners that lie so near to the line through their neighbours are none, mm. */
const STRAIGHT_MM: Mm = 20;

/** Of a ring with more points so many are looked at, evenly along it. */
const MOST_LOOKED_AT = 600;

/** Its corners counter-clockwise, without those that lie in a straight line; never more than a plot has. */
export function cornersOf(ring: readonly Point[]): Point[] {
  const each = Math.ceil(ring.length / MOST_LOOKED_AT);
  let corners = ring
    .filter((_, i) => i % each === 0)
    .filter(([x, y], i, all) => {
      const [nx, ny] = all[(i + 1) % all.length]!;
      return hypot(nx - x, ny - y) >= 1;
    });
  if (ringArea(corners) < 0) corners = corners.toReversed();
  for (let tolerance = STRAIGHT_MM; ; tolerance *= 1.6) {
    corners = thinned(corners, tolerance);
    if (corners.length <= MOST_CORNERS) return corners;
  }
}

/** Without the corner that bends least, one after the other. */
function thinned(ring: readonly Point[], tolerance: number): Point[] {
  const corners = [...ring];
  while (corners.length > 3) {
    const n = corners.length;
    let at = -1,
      least = tolerance;
    for (let i = 0; i < n; i++) {
      const [x, y] = corners[i]!;
      const off = distanceToSegment(x, y, corners[(i + n - 1) % n]!, corners[(i + 1) % n]!);
      if (off < least) [at, least] = [i, off];
    }
    if (at < 0) break;
    corners.splice(at, 1);
  }
  return corners;
}

/** @param side that the house stands along, by the number of its first corner */
export function plotAlong(corners: readonly Point[], side: number): DrawnPlot {
  const n = corners.length;
  const from = corners[side]!,
    to = corners[(side + 1) % n]!;
  const long = hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const laid = corners.map((_, i): Point => {
    const [x, y] = corners[(side + i) % n]!;
    const [dx, dy] = [x - from[0], y - from[1]];
    return [Math.round(dx * ux + dy * uy), i < 2 ? 0 : Math.round(dy * ux - dx * uy)];
  });
  return { corners: laid, doorX: Math.round(laid[1]![0] / 2) };
}
