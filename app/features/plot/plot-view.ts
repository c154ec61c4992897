/** Where the ground of a drawn plot lies on the screen: the house at the bottom, a true map. */
import { bounds } from '#engine/geometry/region.ts';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import type { Point } from '#engine/model/shapes.ts';
import type { View } from '#app/features/studio/use-plan-view.ts';

/** Room for labels and fingers round the plot, px. */
const PAD_PX = 46,
  /** For the buttons below. */
  FOOT_PX = 30;
/** The box that is shown grows in whole steps, so that the plot does not jump under the hand. */
const STEP_MM = 2000;

export type Fit = { k: number; midX: number; midY: number };

export function fitOf(
  plots: readonly DrawnPlot[],
  { width, height }: { width: number; height: number },
): Fit {
  const { x0, y0, x1, y1 } = bounds(plots.map(({ corners }) => [corners]));
  const low = (value: number) => Math.floor(value / STEP_MM) * STEP_MM,
    high = (value: number) => Math.ceil(value / STEP_MM) * STEP_MM;
  const box = { x0: low(x0), x1: high(x1), y0: Math.min(low(y0), -1000), y1: high(y1) };
  return {
    k: Math.max(
      0.0005,
      Math.min(
        (width - 2 * PAD_PX) / (box.x1 - box.x0),
        (height - FOOT_PX - 2 * PAD_PX) / (box.y1 - box.y0),
      ),
    ),
    midX: (box.x0 + box.x1) / 2,
    midY: (box.y0 + box.y1) / 2,
  };
}

export type Projection = {
  /** Pixels by millimetre. */
  k: number;
  toScreen(point: Point): [x: number, y: number];
  /** Of a point in the frame, px from its corner. */
  toGround(x: number, y: number): { x: number; y: number };
};

export function projectionOf(
  fit: Fit,
  { width, height }: { width: number; height: number },
  view: View,
): Projection {
  const k = fit.k * view.zoom;
  const left = view.x + (width / 2) * view.zoom,
    top = view.y + ((height - FOOT_PX) / 2) * view.zoom;
  return {
    k,
    toScreen: ([x, y]) => [left + (x - fit.midX) * k, top - (y - fit.midY) * k],
    toGround: (x, y) => ({ x: (x - left) / k + fit.midX, y: fit.midY - (y - top) / k }),
  };
}
