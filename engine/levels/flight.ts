/** The risers, treads and ground of one flight of steps. */
import { polygon } from '../geometry/region.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { GOING_MM } from './step-sizes.ts';
import type { Flight } from './types.ts';

/** More risers than this in a row want a landing, this deep. */
const MOST_IN_A_ROW = 10,
  LANDING_MM: Mm = 1000;
/** Depth of each tread of a flight of `risers`, the lowest first, mm. */
export function goingsOf(risers: number): Mm[] {
  const parts = Math.ceil(risers / MOST_IN_A_ROW),
    every = Math.ceil(risers / parts);
  return Array.from({ length: risers }, (_, i) =>
    (i + 1) % every === 0 && i + 1 < risers ? LANDING_MM : GOING_MM,
  );
}
export const runOf = (risers: number): Mm =>
  goingsOf(risers).reduce((sum, going) => sum + going, 0);

type Made = Pick<Flight, 'id' | 'at' | 'foot' | 'widthMm' | 'riserMm' | 'footMm'> & {
  risers: number;
  /** The way up, a unit vector. */
  up: Point;
};
export function makeFlight({ risers, up, ...made }: Made): Flight {
  const goingsMm = goingsOf(risers),
    run = runOf(risers),
    { foot, widthMm } = made;
  const head: Point = [foot[0] + up[0] * run, foot[1] + up[1] * run],
    aside: Point = [(-up[1] * widthMm) / 2, (up[0] * widthMm) / 2];
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  return {
    ...made,
    foot: whole(foot),
    head: whole(head),
    goingsMm,
    headMm: made.footMm + risers * made.riserMm,
    region: polygon(
      [
        [foot[0] - aside[0], foot[1] - aside[1]],
        [head[0] - aside[0], head[1] - aside[1]],
        [head[0] + aside[0], head[1] + aside[1]],
        [foot[0] + aside[0], foot[1] + aside[1]],
      ].map(([x, y]) => whole([x!, y!])),
    ),
  };
}

/** Level of the tread at a point of the flight's own ground, mm. */
export function treadAt(flight: Flight, x: Mm, y: Mm): Mm {
  const { foot, head, goingsMm } = flight,
    run = goingsMm.reduce((sum, going) => sum + going, 0);
  let along = ((x - foot[0]) * (head[0] - foot[0]) + (y - foot[1]) * (head[1] - foot[1])) / run,
    tread = 0;
  while (tread < goingsMm.length - 1 && along > goingsMm[tread]!) along -= goingsMm[tread++]!;
  return flight.footMm + (tread + 1) * flight.riserMm;
}
