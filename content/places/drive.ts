/** Estimates of drives: they know no traffic, and are said to be estimates wherever they are shown. */
import { distanceKm } from './nearest.ts';

export type LatLng = { latitudeDeg: number; longitudeDeg: number };

/** Roads are longer than the crow flies (circuity about 1.4). The first kilometres are streets by day, the rest mostly A roads; parking ends each drive. */
const ROAD_FACTOR = 1.4;
const STREETS_KM = 10;
const STREETS_KM_PER_HOUR = 25;
const ROADS_KM_PER_HOUR = 50;
const PARKING_MINUTES = 5;

/** Minutes from one place to another, to the nearest five; the same place costs nothing. */
export function driveBetween(from: LatLng, to: LatLng): number {
  const km =
    distanceKm(from.latitudeDeg, from.longitudeDeg, to.latitudeDeg, to.longitudeDeg) * ROAD_FACTOR;
  if (km < 0.05) return 0;
  const hours =
    Math.min(km, STREETS_KM) / STREETS_KM_PER_HOUR +
    Math.max(0, km - STREETS_KM) / ROADS_KM_PER_HOUR;
  return Math.max(5, Math.round((hours * 60 + PARKING_MINUTES) / 5) * 5);
}
