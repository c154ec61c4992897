/** Convex hull of a region's first outline. */
import type { Point, Region } from '../model/shapes.ts';
import { ringArea } from '../geometry/region.ts';

/** Area of the convex hull of the first polygon's outer ring, mm². */
export function hullArea(region: Region): number {
  const points = [...(region[0]?.[0] ?? [])].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull: Point[] = [];
  for (const side of [points, [...points].reverse()]) {
    const start = hull.length;
    for (const q of side) {
      while (
        hull.length >= start + 2 &&
        turn(hull[hull.length - 2]!, hull[hull.length - 1]!, q) <= 0
      )
        hull.pop();
      hull.push(q);
    }
    hull.pop();
  }
  return Math.abs(ringArea(hull));
}
const turn = (a: Point, b: Point, q: Point): number =>
  (b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]);
