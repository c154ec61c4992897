/** Lines of points. */
import type { Region, Ring } from '../model/shapes.ts';
import { hypot } from '../geometry/trig.ts';

export type Line = [number, number][];

/** Douglas-Peucker: drops points nearer than `tolerance` to the line. */
export function simplify(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const a = line[0]!,
    b = line[line.length - 1]!;
  const vx = b[0] - a[0],
    vy = b[1] - a[1],
    length = hypot(vx, vy) || 1;
  let most = 0,
    at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = Math.abs((line[i]![0] - a[0]) * vy - (line[i]![1] - a[1]) * vx) / length;
    if (d > most) {
      most = d;
      at = i;
    }
  }
  return most > tolerance
    ? [
        ...simplify(line.slice(0, at + 1), tolerance).slice(0, -1),
        ...simplify(line.slice(at), tolerance),
      ]
    : [a, b];
}

export function lengthOf(line: Line): number {
  let total = 0;
  for (let i = 1; i < line.length; i++)
    total += hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return total;
}

/** A region with fewer corners: no outline moves by more than `by` mm. Rings that would fold to nothing stay as they are. */
export function lighter(region: Region, by: number): Region {
  return region.map((polygon) =>
    polygon.map((ring): Ring => {
      if (ring.length < 24) return ring;
      const half = ring.length >> 1,
        closed = [...ring, ring[0]!].map(([x, y]): [number, number] => [x, y]);
      const kept = [
        ...simplify(closed.slice(0, half + 1), by).slice(0, -1),
        ...simplify(closed.slice(half), by).slice(0, -1),
      ];
      return kept.length >= 8 ? kept : ring;
    }),
  );
}
