/** Plan polygons in metres. */
import { ShapeUtils, Vector2 } from 'three';
import type { Xy } from './frame.ts';

export function inRing(x: number, y: number, ring: readonly Xy[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!,
      [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
export function inRegion(x: number, y: number, region: readonly Xy[][][]): boolean {
  return region.some(
    (polygon) => inRing(x, y, polygon[0]!) && !polygon.slice(1).some((hole) => inRing(x, y, hole)),
  );
}
/** Nearest point of a segment: distance and share along it. */
export function nearest(x: number, y: number, a: Xy, b: Xy): { distance: number; t: number } {
  const vx = b[0] - a[0],
    vy = b[1] - a[1],
    t = Math.max(0, Math.min(1, ((x - a[0]) * vx + (y - a[1]) * vy) / (vx * vx + vy * vy || 1)));
  return { distance: Math.sqrt((x - a[0] - vx * t) ** 2 + (y - a[1] - vy * t) ** 2), t };
}
export function distanceToRing(x: number, y: number, ring: readonly Xy[]): number {
  let least = Infinity;
  for (let i = 0; i < ring.length; i++)
    least = Math.min(least, nearest(x, y, ring[i]!, ring[(i + 1) % ring.length]!).distance);
  return least;
}
export type Box = { x0: number; y0: number; x1: number; y1: number };
export function boxOf(rings: readonly (readonly Xy[])[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const ring of rings)
    for (const [x, y] of ring) {
      box.x0 = Math.min(box.x0, x);
      box.y0 = Math.min(box.y0, y);
      box.x1 = Math.max(box.x1, x);
      box.y1 = Math.max(box.y1, y);
    }
  return box;
}
/** Triangles as triples of points, counter-clockwise seen from above. */
export function triangulate(polygon: readonly Xy[][]): [Xy, Xy, Xy][] {
  const rings = polygon.map((ring) => ring.map(([x, y]) => new Vector2(x, y)));
  const points = polygon.flat();
  return ShapeUtils.triangulateShape(rings[0]!, rings.slice(1)).map((face) => {
    const [a, b, c] = face.map((i) => points[i]!) as [Xy, Xy, Xy];
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) >= 0
      ? [a, b, c]
      : [a, c, b];
  });
}
export function ringArea(ring: readonly Xy[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!,
      b = ring[(i + 1) % ring.length]!;
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}
