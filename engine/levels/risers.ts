/** How many steps a climb takes, and at which of its ends. */
import type { Mm } from '../model/shapes.ts';
import { EASY, FLUSH_MM, STEEPEST } from './climbs.ts';
import { runOf } from './flight.ts';
import { LEAST_RISER_MM, MOST_RISER_MM, RISER_MM } from './step-sizes.ts';

/** Ground that stands less than this over a floor's edge is dressed down to it; more asks for a step, mm. */
const DRESSED_MM: Mm = 100;
/** A slope as gentle as this is better than a single step. */
const FOR_ONE = 1 / 15;

/** How many risers a climb has at its beginning and at its end, and their height. */
export type Risers = { first: number; last: number; riserMm: Mm };

/** @param rise what is left to climb, mm, negative is down; `jumps`: what the ground stands over the floor at both ends, that way up; `hasSteps`: there are some already; `natural`: how steep the ground is, rise over run */
export function risersOf(
  rise: Mm,
  length: Mm,
  jumps: readonly [Mm, Mm],
  isOnWheels: boolean,
  hasSteps: boolean,
  natural: number,
): Risers {
  const high = Math.abs(rise),
    most = Math.max(1, Math.round(high / RISER_MM), Math.ceil(high / MOST_RISER_MM));
  // between steps a way runs with the ground where that is walked easily
  const between = Math.max(EASY, Math.min(STEEPEST, natural));
  const fits = (n: number) =>
    high - n * RISER_MM <= FLUSH_MM + Math.max(0, length - runOf(n)) * (n ? between : STEEPEST);
  const none: Risers = { first: 0, last: 0, riserMm: RISER_MM };
  if (high <= FLUSH_MM || ((isOnWheels || hasSteps) && fits(0))) return none;
  const wished = jumps.map((jump) =>
    jump < DRESSED_MM ? 0 : Math.max(1, Math.round(jump / RISER_MM)),
  ) as [number, number];
  let n = Math.min(
    isOnWheels ? 0 : wished[0] + wished[1],
    Math.floor((high + FLUSH_MM) / RISER_MM),
  );
  while (n < most && !fits(n)) n++;
  // a single step is tripped over where a slope would do
  if (!n || (n === 1 && fits(0) && high <= length * FOR_ONE)) return none;
  // the steps stand where the ground jumps most
  const first = jumps[0] >= jumps[1] ? n - Math.min(wished[1], n - 1) : Math.min(wished[0], n - 1),
    whole = n * RISER_MM <= high + FLUSH_MM && high - n * RISER_MM <= length;
  return {
    first,
    last: n - first,
    riserMm:
      whole && fits(n) && high >= n * RISER_MM
        ? RISER_MM
        : Math.max(LEAST_RISER_MM, Math.round(high / n)),
  };
}
