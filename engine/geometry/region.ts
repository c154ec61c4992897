/** Measures and makers of regions in whole millimetres. */
import type { Mm, Point, Polygon, Region, Ring } from '../model/shapes.ts';
import { TAU, cos, hypot, radians, sin } from './trig.ts';

/** Signed area of a ring in mm²; counter-clockwise is positive. */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, n = ring.length; i < n; i++) {
    const a = ring[i]!,
      b = ring[i + 1 < n ? i + 1 : 0]!;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

/** Area of a region in mm², holes taken off. */
export function area(region: Region): number {
  let total = 0;
  for (const polygon of region)
    polygon.forEach((ring, i) => {
      total += (i ? -1 : 1) * Math.abs(ringArea(ring));
    });
  return total;
}
export const areaM2 = (region: Region): number => area(region) / 1e6;

/** Length of all rings of a region in mm. */
export function perimeter(region: Region): Mm {
  let total = 0;
  for (const polygon of region) for (const ring of polygon) total += ringLength(ring);
  return total;
}
export function ringLength(ring: Ring): Mm {
  let total = 0;
  for (let i = 0, n = ring.length; i < n; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[(i + 1) % n]!;
    total += hypot(bx - ax, by - ay);
  }
  return total;
}
export function lineLength(line: readonly Point[]): Mm {
  let total = 0;
  for (let i = 1; i < line.length; i++)
    total += hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return total;
}

export type Box = { x0: Mm; y0: Mm; x1: Mm; y1: Mm };
/** Bounding box; of an empty region it is inverted, so nothing is near it. */
export function bounds(region: Region): Box {
  let x0 = Infinity,
    y0 = Infinity,
    x1 = -Infinity,
    y1 = -Infinity;
  for (const polygon of region)
    for (const point of polygon[0]!) {
      const x = point[0],
        y = point[1];
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  return { x0, y0, x1, y1 };
}
/** The middle of the box about a region, mm. */
export function middleOfBox(region: Region): [Mm, Mm] {
  const { x0, x1, y0, y1 } = bounds(region);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
export function boxesTouch(a: Box, b: Box): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
}

export function insideRing(x: Mm, y: Mm, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    // By index: taken apart as arrays, the points cost as much as the rest.
    const a = ring[i]!,
      b = ring[j]!;
    const ax = a[0],
      ay = a[1],
      by = b[1];
    if (ay > y !== by > y && x < ((b[0] - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
function inHole(polygon: Polygon, x: Mm, y: Mm): boolean {
  for (let i = 1; i < polygon.length; i++) if (insideRing(x, y, polygon[i]!)) return true;
  return false;
}
/** True when the point lies in the region (its edge counts either way). */
export function contains(region: Region, x: Mm, y: Mm): boolean {
  for (const polygon of region)
    if (insideRing(x, y, polygon[0]!) && !inHole(polygon, x, y)) return true;
  return false;
}

/** Distance from a point to the segment ab, mm. */
export const distanceToSegment = (x: Mm, y: Mm, a: Point, b: Point): number =>
  Math.sqrt(distanceToSegment2(x, y, a, b));
/** Distance from a point to a line of such segments, mm; infinite where the line has fewer than two points. */
export const distanceToLine = (x: Mm, y: Mm, line: readonly Point[]): Mm =>
  Math.min(...line.slice(1).map((b, i) => distanceToSegment(x, y, line[i]!, b)));
/** Square of the distance from a point to the segment ab, mm². */
function distanceToSegment2(x: Mm, y: Mm, a: Point, b: Point): number {
  const vx = b[0] - a[0],
    vy = b[1] - a[1];
  const t = Math.max(
    0,
    Math.min(1, ((x - a[0]) * vx + (y - a[1]) * vy) / (vx * vx + vy * vy || 1)),
  );
  const dx = x - a[0] - vx * t,
    dy = y - a[1] - vy * t;
  return dx * dx + dy * dy;
}
/** Distance from a point to the nearest edge of a region, mm; inside or out. */
export function distanceToEdge(region: Region, x: Mm, y: Mm): number {
  let least = Infinity;
  for (const polygon of region)
    for (const ring of polygon)
      for (let i = 0, n = ring.length; i < n; i++) {
        const d = distanceToSegment2(x, y, ring[i]!, ring[i + 1 < n ? i + 1 : 0]!);
        if (d < least) least = d;
      }
  return Math.sqrt(least);
}

/** Centre of mass of the outer rings, mm, not rounded. */
export function centroid(region: Region): [number, number] {
  let sx = 0,
    sy = 0,
    sum = 0;
  for (const polygon of region) {
    const ring = polygon[0]!;
    for (let i = 0, n = ring.length; i < n; i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[(i + 1) % n]!;
      const cross = ax * by - bx * ay;
      sx += (ax + bx) * cross;
      sy += (ay + by) * cross;
      sum += cross;
    }
  }
  return sum ? [sx / (3 * sum), sy / (3 * sum)] : [0, 0];
}

/** Whole millimetres, no repeated points, outer rings counter-clockwise, holes clockwise, specks under 50 mm² dropped. */
export function tidy(region: readonly (readonly (readonly (readonly number[])[])[])[]): Region {
  const out: Polygon[] = [];
  for (const polygon of region) {
    const rings: Ring[] = [];
    for (let k = 0; k < polygon.length; k++) {
      const ring: Point[] = [];
      for (const point of polygon[k]!) {
        const x = Math.round(point[0]!) + 0,
          y = Math.round(point[1]!) + 0;
        const last = ring[ring.length - 1];
        if (!last || last[0] !== x || last[1] !== y) ring.push([x, y]);
      }
      const first = ring[0],
        last = ring[ring.length - 1];
      if (ring.length > 1 && first![0] === last![0] && first![1] === last![1]) ring.pop();
      const signed = ring.length > 2 ? ringArea(ring) : 0;
      if (Math.abs(signed) <= 50) {
        if (k === 0) break;
        continue;
      }
      if (signed > 0 !== (k === 0)) ring.reverse();
      rings.push(ring);
    }
    if (rings.length) out.push(rings);
  }
  return out;
}

/** A one-ring region from points, rounded and wound the right way. */
export const polygon = (points: readonly (readonly number[])[]): Region => tidy([[points]]);
export const rectangle = (x0: Mm, y0: Mm, x1: Mm, y1: Mm): Region =>
  polygon([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

/** A rectangle about its centre, turned counter-clockwise. */
export function turnedRectangle(cx: Mm, cy: Mm, width: Mm, height: Mm, turnDeg: number): Region {
  const c = cos(radians(turnDeg)),
    s = sin(radians(turnDeg)),
    w = width / 2,
    h = height / 2;
  return polygon(
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ].map(([x, y]) => [cx + x! * c - y! * s, cy + x! * s + y! * c]),
  );
}
/** A disc as a polygon: a side for each 90 mm of radius, 24 at least (1.1 % under the true area at worst). */
export function disc(
  cx: Mm,
  cy: Mm,
  radius: Mm,
  sides = Math.max(24, Math.ceil(radius / 90)),
): Region {
  return polygon(
    Array.from({ length: sides }, (_, i) => [
      cx + radius * cos((i / sides) * TAU),
      cy + radius * sin((i / sides) * TAU),
    ]),
  );
}

/** Points of a Catmull-Rom curve through the given ones; `steps` to a span. */
export function smooth(
  points: readonly (readonly number[])[],
  steps = 8,
  closed = true,
): [number, number][] {
  const out: [number, number][] = [],
    n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i - 1),
      b = at(i),
      c = at(i + 1),
      d = at(i + 2);
    for (let k = 0; k < steps; k++) {
      const t = k / steps,
        t2 = t * t,
        t3 = t2 * t;
      const axis = (q: 0 | 1) =>
        0.5 *
        (2 * b[q]! +
          (c[q]! - a[q]!) * t +
          (2 * a[q]! - 5 * b[q]! + 4 * c[q]! - d[q]!) * t2 +
          (3 * b[q]! - a[q]! - 3 * c[q]! + d[q]!) * t3);
      out.push([axis(0), axis(1)]);
    }
  }
  if (!closed) out.push([points[n - 1]![0]!, points[n - 1]![1]!]);
  return out;
}

/** The polygon with the greatest area, as a region; empty of empty. */
export function largest(region: Region): Region {
  let best: Polygon | null = null,
    most = -1;
  for (const polygon of region) {
    const a = area([polygon]);
    if (a > most) {
      most = a;
      best = polygon;
    }
  }
  return best ? [best] : [];
}
/** Reflected in the line x = middle / 2, that is x -> middle - x. */
export function mirrorX(region: Region, middle: Mm): Region {
  return region.map((polygon) =>
    polygon.map((ring) => ring.map(([x, y]): Point => [middle - x, y]).reverse()),
  );
}
