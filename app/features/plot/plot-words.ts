/** A drawn plot in words and figures. */
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { squareMetres } from '#engine/model/format.ts';
import { angleAt, areaOfPlot, isRight, perimeterOfPlot } from '#engine/operations/plot/measure.ts';
import { metres } from '#app/features/studio/names.ts';

/** "90°", and "90.4°" where it is not quite one */
export function angleInWords(plot: DrawnPlot, at: number): string {
  const angle = angleAt(plot, at);
  if (isRight(angle) || Math.abs(angle - 180) < 0.05) return `${Math.round(angle)}°`;
  return `${angle.toFixed(1)}°`;
}

/** "96 m², 40.00 m round, 4 corners" */
export const plotInWords = (plot: DrawnPlot): string =>
  `${squareMetres(areaOfPlot(plot) / 1e6)}, ${metres(perimeterOfPlot(plot))} round, ${plot.corners.length} corners`;

/** "Corner 3, 10.00 m along the house, 12.00 m from it, 90°" */
export function cornerInWords(plot: DrawnPlot, at: number): string {
  const [x, y] = plot.corners[at]!;
  return `Corner ${at + 1}, ${metres(x - plot.corners[0]![0])} along the house, ${metres(y)} from it, ${angleInWords(plot, at)}`;
}
