/** Room to turn where a way for wheels goes round a corner: its inner corner is cut off. */
import type { Mm, Region } from '../model/shapes.ts';
import { polygon } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { simplify, type Line } from './polyline.ts';

/** Cut off each side of an inner corner: 1.2 m of path is then 1.5 m and more through its turn. */
const CUT_MM: Mm = 600;
/** Turns from about 50° on, and legs long enough to be cut. */
const STRAIGHT = 0.64;

export function wideTurns(line: Line, width: Mm): Region {
  const isClosed = hypot(line[0]![0] - line.at(-1)![0], line[0]![1] - line.at(-1)![1]) < 1,
    corners = isClosed ? line.slice(0, -1) : simplify(line, 30),
    n = corners.length;
  return corners.flatMap(([x, y], i): Region => {
    if (!isClosed && (i === 0 || i === n - 1)) return [];
    const before = corners[(i + n - 1) % n]!,
      after = corners[(i + 1) % n]!,
      p = hypot(x - before[0], y - before[1]),
      q = hypot(after[0] - x, after[1] - y);
    if (Math.min(p, q) < width / 2 + CUT_MM) return [];
    const a = [(x - before[0]) / p, (y - before[1]) / p] as const,
      b = [(after[0] - x) / q, (after[1] - y) / q] as const,
      turn = a[0] * b[0] + a[1] * b[1];
    if (turn > STRAIGHT || turn < -STRAIGHT) return [];
    const from: [number, number] = [
      x + ((b[0] - a[0]) * width) / 2,
      y + ((b[1] - a[1]) * width) / 2,
    ];
    const corner = [
      from,
      [from[0] - a[0] * CUT_MM, from[1] - a[1] * CUT_MM],
      [from[0] + b[0] * CUT_MM, from[1] + b[1] * CUT_MM],
    ].map(([u, v]): [number, number] => [Math.round(u!), Math.round(v!)]);
    const isLeft = a[0] * b[1] - a[1] * b[0] > 0;
    return polygon(isLeft ? [corner[0]!, corner[2]!, corner[1]!] : corner);
  });
}
