import { allOutcodes } from './place-of.ts';
import type { Outcode } from './place-of.ts';

const KM_PER_DEGREE = 111.2;

/** Kilometres between two points a few kilometres apart; the flat formula is out by less than 0.1% there. */
export function distanceKm(
  latitudeDeg: number,
  longitudeDeg: number,
  toLatitudeDeg: number,
  toLongitudeDeg: number,
): number {
  const north = toLatitudeDeg - latitudeDeg;
  const east =
    (toLongitudeDeg - longitudeDeg) *
    Math.cos((((latitudeDeg + toLatitudeDeg) / 2) * Math.PI) / 180);
  return Math.hypot(north, east) * KM_PER_DEGREE;
}

/** The outward code whose middle is nearest, or null when none is within `withinKm`. */
export function nearestOutcode(
  latitudeDeg: number,
  longitudeDeg: number,
  withinKm: number,
  isWanted: (row: Outcode) => boolean = () => true,
): Outcode | null {
  let best: Outcode | null = null;
  let bestKm = withinKm;
  for (const row of allOutcodes()) {
    if (Math.abs(row.latitudeDeg - latitudeDeg) * KM_PER_DEGREE > bestKm || !isWanted(row))
      continue;
    const km = distanceKm(latitudeDeg, longitudeDeg, row.latitudeDeg, row.longitudeDeg);
    if (km <= bestKm) [best, bestKm] = [row, km];
  }
  return best;
}
