/** Why a drawn plot cannot be a garden, in a sentence. It imports no polygon library: forms and the server ask the same. */
import { grouped, sizeProblems } from '../../brief/plot-problems.ts';
import { LEAST_PLOT_M2, MOST_PLOT_M2 } from '../../model/plot-limits.ts';
import { bounds } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { type DrawnPlot, LEAST_CORNERS, MOST_CORNERS } from '../../model/drawn-plot.ts';
import type { Mm, Point, Ring } from '../../model/shapes.ts';
import { angleAt, areaOfPlot, lengthOfSide, perimeterOfPlot, wallOf } from './measure.ts';

/** Nothing in a garden is further from its house, mm. */
export const FURTHEST_MM: Mm = 250_000;
export const LEAST_WALL_MM: Mm = 1000;
const LEAST_SIDE_MM: Mm = 100;
const SHARPEST_DEG = 8;
/** Twice its area by its perimeter: what a long strip is wide. */
const LEAST_BREADTH_MM = 550;
/** So much of the house stands behind its wall at least. */
const HOUSE_DEPTH_MM: Mm = 1000;

/** Null where it can be one. Numbers of corners and sides count from 1, at the left end of the house wall. */
export function plotFault(plot: DrawnPlot): string | null {
  const { corners, doorX } = plot;
  if (corners.length < LEAST_CORNERS) return 'A plot has three corners at least.';
  if (corners.length > MOST_CORNERS) return `A plot has ${MOST_CORNERS} corners at most.`;
  if ([...corners.flat(), doorX].some((value) => !Number.isInteger(value)))
    return 'A corner has no place: please give it in figures.';
  if (corners.flat().some((value) => Math.abs(value) > FURTHEST_MM))
    return 'A corner lies further than 250 m from the house.';
  const [left, right] = [corners[0]!, corners[1]!];
  if (left[1] !== 0 || right[1] !== 0 || right[0] - left[0] < LEAST_WALL_MM)
    return 'The house wall is at least 1 m long, from corner 1 on the left to corner 2.';
  for (let i = 0; i < corners.length; i++)
    if (lengthOfSide(plot, i) < LEAST_SIDE_MM)
      return `Corners ${i + 1} and ${((i + 1) % corners.length) + 1} lie on nearly the same spot.`;
  const crossed = crossing(corners);
  if (crossed)
    return `The sides after corners ${crossed[0] + 1} and ${crossed[1] + 1} cross or touch one another.`;
  const mm2 = areaOfPlot(plot);
  if (mm2 <= 0) return 'The garden lies behind its house wall: its far corners belong beyond it.';
  const folded = corners.findIndex((_, i) => {
    const angle = angleAt(plot, i);
    return angle < SHARPEST_DEG || angle > 360 - SHARPEST_DEG;
  });
  if (folded >= 0) return `Corner ${folded + 1} is too sharp to be a garden.`;
  if (wallOf(corners) !== 0)
    return 'Another side lies on the line of the house and is longer than its wall.';
  if (runsThroughHouse(corners)) return 'The garden would run through the house.';
  const { x0, y0, x1, y1 } = bounds([[corners]]);
  const [size] = sizeProblems(mm2 / 1e6, (x1 - x0) / 1000, (y1 - y0) / 1000, true);
  if (size)
    return size.code === 'plot-size'
      ? `A plot has ${LEAST_PLOT_M2} to ${grouped(MOST_PLOT_M2)} m²; this one has ${(mm2 / 1e6).toFixed(1)}.`
      : 'A plot is at least 1 m across.';
  if ((2 * mm2) / perimeterOfPlot(plot) < LEAST_BREADTH_MM)
    return 'The plot is too narrow to be a garden.';
  if (doorX <= left[0] || doorX >= right[0]) return 'The garden door has to be in the house wall.';
  return null;
}

/** Two sides that are no neighbours and meet, or null. */
export function crossing(corners: Ring): readonly [number, number] | null {
  const n = corners.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (meet(corners[i]!, corners[i + 1]!, corners[j]!, corners[(j + 1) % n]!)) return [i, j];
    }
  return null;
}

const side = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
const isOn = (a: Point, b: Point, p: Point): boolean =>
  side(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s, t, u, v] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (s > 0 !== t > 0 && u > 0 !== v > 0 && s !== 0 && t !== 0 && u !== 0 && v !== 0) return true;
  return isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
}

/** Whether a side, or a corner, lies in the first metre behind the house wall. */
function runsThroughHouse(corners: Ring): boolean {
  const x0 = corners[0]![0],
    x1 = corners[1]![0],
    y0 = -HOUSE_DEPTH_MM;
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const reach = hypot(b[0] - a[0], b[1] - a[1]);
    const steps = Math.max(1, Math.ceil(reach / 100));
    for (let k = 0; k <= steps; k++) {
      const x = a[0] + ((b[0] - a[0]) * k) / steps,
        y = a[1] + ((b[1] - a[1]) * k) / steps;
      if (x > x0 && x < x1 && y < 0 && y > y0) return true;
    }
    return false;
  });
}
