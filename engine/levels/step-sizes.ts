/** Sizes of steps outdoors. */
import type { Mm } from '../model/shapes.ts';

/** A comfortable riser; floors stand whole risers apart. */
export const RISER_MM: Mm = 150;
/** A comfortable tread. */
export const GOING_MM: Mm = 300;
/** Less than this trips, and more than this tires. */
export const LEAST_RISER_MM: Mm = 100,
  MOST_RISER_MM: Mm = 170;
/** More than this down from a threshold wants steps; less is one step over it. */
export const ONE_STEP_MM: Mm = 200;
/** A landing before a door that opens. */
export const LANDING_MM: Mm = 900;

/** Risers from the threshold down to a floor that lies `dropMm` below it, the threshold's own counted. */
export function doorRisers(dropMm: Mm): number {
  return Math.max(Math.round(dropMm / RISER_MM), Math.ceil(dropMm / MOST_RISER_MM));
}
/** How far a landing and the steps down from it reach out from the house, mm. */
export const doorStepsDeep = (dropMm: Mm): Mm =>
  LANDING_MM + Math.max(0, doorRisers(dropMm) - 2) * GOING_MM;

/** The way through a wall that holds a level, and its steps. */
export const BREAK_WAY_MM: Mm = 1500;
