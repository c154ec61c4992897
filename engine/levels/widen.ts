/** Two ways that leave a floor side by side share one wide flight. */
import { makeFlight } from './flight.ts';
import { lengthBetween } from './line.ts';
import type { Flight } from './types.ts';

/** Flights with no more than this between them are one, mm. */
const BETWEEN_MM = 900;

/** The one flight that is as wide as both; null where they are not of the same steps, side by side. */
export function widened(a: Flight, b: Flight): Flight | null {
  if (a.at === 'door' || a.footMm !== b.footMm || a.headMm !== b.headMm) return null;
  if (a.goingsMm.length !== b.goingsMm.length) return null;
  const run = lengthBetween(a.foot, a.head),
    ux = (a.head[0] - a.foot[0]) / run,
    uy = (a.head[1] - a.foot[1]) / run;
  const square = (ux * (b.head[0] - b.foot[0]) + uy * (b.head[1] - b.foot[1])) / run,
    dx = b.foot[0] - a.foot[0],
    dy = b.foot[1] - a.foot[1],
    along = dx * ux + dy * uy,
    aside = -dx * uy + dy * ux;
  if (square < 0.99 || Math.abs(along) > 150) return null;
  if (Math.abs(aside) > (a.widthMm + b.widthMm) / 2 + BETWEEN_MM) return null;
  const low = Math.min(-a.widthMm / 2, aside - b.widthMm / 2),
    high = Math.max(a.widthMm / 2, aside + b.widthMm / 2),
    middle = (low + high) / 2;
  return makeFlight({
    id: a.id,
    at: a.at,
    foot: [a.foot[0] - uy * middle, a.foot[1] + ux * middle],
    up: [ux, uy],
    widthMm: Math.round(high - low),
    riserMm: a.riserMm,
    footMm: a.footMm,
    risers: a.goingsMm.length,
  });
}
