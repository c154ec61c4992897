/** Measures of a drawn plot: lengths in whole millimetres, angles in degrees. */
import { ringArea, ringLength } from '../../geometry/region.ts';
import { atan2, degrees, hypot } from '../../geometry/trig.ts';
import { type DrawnPlot, sideOf } from '../../model/drawn-plot.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import type { Site } from '../../model/site.ts';

/** From a corner to the next one. */
export function lengthOfSide(plot: DrawnPlot, at: number): Mm {
  const [a, b] = sideOf(plot, at);
  return Math.round(hypot(b[0] - a[0], b[1] - a[1]));
}

/** The garden's own angle at a corner, 0 to 360 degrees: more than 180 where it runs round something. */
export function angleAt({ corners }: DrawnPlot, at: number): number {
  const n = corners.length,
    [x, y] = corners[at]!,
    before = corners[(at + n - 1) % n]!,
    after = corners[(at + 1) % n]!;
  const turn = degrees(atan2(before[1] - y, before[0] - x) - atan2(after[1] - y, after[0] - x));
  return ((turn % 360) + 360) % 360;
}
const RIGHT_WITHIN_DEG = 0.05;
/** Square, inwards or outwards, as exactly as whole millimetres allow. */
export const isRight = (angleDeg: number): boolean =>
  Math.abs(angleDeg - 90) < RIGHT_WITHIN_DEG || Math.abs(angleDeg - 270) < RIGHT_WITHIN_DEG;

/** mm² */
export const areaOfPlot = ({ corners }: DrawnPlot): number => ringArea(corners);
export const perimeterOfPlot = ({ corners }: DrawnPlot): Mm => ringLength(corners);

/** Where the house wall is: the longest piece on y = 0 that the plot lies above, by the number of its first corner; -1 where there is none. */
export function wallOf(corners: readonly Point[]): number {
  let best = -1,
    longest = 0;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    if (a[1] === 0 && b[1] === 0 && b[0] - a[0] > longest) {
      longest = b[0] - a[0];
      best = i;
    }
  });
  return best;
}

/** The plot of a site, to be put right by hand; null where no side of it lies along the house. */
export function plotOf({ boundary, doorX }: Pick<Site, 'boundary' | 'doorX'>): DrawnPlot | null {
  const first = wallOf(boundary);
  return first < 0
    ? null
    : { corners: [...boundary.slice(first), ...boundary.slice(0, first)], doorX };
}

/** A rectangle with its door in the middle of the wall. */
export const rectanglePlot = (widthMm: Mm, depthMm: Mm): DrawnPlot => ({
  corners: [
    [0, 0],
    [widthMm, 0],
    [widthMm, depthMm],
    [0, depthMm],
  ],
  doorX: Math.round(widthMm / 2),
});
