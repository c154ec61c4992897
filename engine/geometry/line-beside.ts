/** A line on the inner side of an edge of the plot. */
import type { Mm, Point } from '../model/shapes.ts';
import { hypot } from './trig.ts';

/** Parallel to the edge and `off` inside it, for a plot that runs counter-clockwise; it stops `short` of both ends. Whole mm. */
export function lineBeside(from: Point, to: Point, off: Mm, short: Mm = 0): [Point, Point] {
  const length = hypot(to[0] - from[0], to[1] - from[1]),
    [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const moved = ([x, y]: Point, along: Mm): Point => [
    Math.round(x - uy * off + ux * along),
    Math.round(y + ux * off + uy * along),
  ];
  return [moved(from, short), moved(to, -short)];
}
