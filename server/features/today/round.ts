/**
 * The order in which a day's visits make the shortest drive, from the firm and back to it. Pure. Nearest neighbour, then
 * 2-opt (Croes, "A method for solving traveling-salesman problems", 1958), from that order and from the given one: the
 * shortest found, and the given one where nothing is shorter.
 */
import { distanceKm } from '#content/places/nearest.ts';
import { type LatLng, UNKNOWN_TRAVEL_MINUTES } from '#server/features/appointments/slots.ts';

/**
 * Roads are longer than the crow flies (circuity about 1.4). The first kilometres are streets by day, the rest mostly A
 * roads; parking ends each drive. What can be booked is reckoned slower still, so that nobody is late: see slots.ts.
 */
const ROAD_FACTOR = 1.4;
const STREETS_KM = 10;
const STREETS_KM_PER_HOUR = 25;
const ROADS_KM_PER_HOUR = 50;
const PARKING_MINUTES = 5;

/** Minutes from one place to another, to the nearest five; the same place costs nothing. */
export function driveMinutes(from: LatLng | null, to: LatLng | null): number {
  if (!from || !to) return UNKNOWN_TRAVEL_MINUTES;
  const km =
    distanceKm(from.latitudeDeg, from.longitudeDeg, to.latitudeDeg, to.longitudeDeg) * ROAD_FACTOR;
  if (km < 0.05) return 0;
  const hours =
    Math.min(km, STREETS_KM) / STREETS_KM_PER_HOUR +
    Math.max(0, km - STREETS_KM) / ROADS_KM_PER_HOUR;
  return Math.max(5, Math.round((hours * 60 + PARKING_MINUTES) / 5) * 5);
}

export type Stop = {
  id: string;
  /** Null where it is not known: every drive to it counts as long. */ place: LatLng | null;
};

/** Minutes of driving. @param start null where it is not known */
export function roundMinutes(start: LatLng | null, stops: readonly Stop[]): number {
  if (stops.length === 0) return 0;
  const places = [start, ...stops.map((stop) => stop.place), start];
  return places
    .slice(1)
    .reduce((sum, place, index) => sum + driveMinutes(places[index]!, place), 0);
}

/** All stops, each once; never a longer drive than the order they are given in. */
export function orderRound(start: LatLng | null, stops: readonly Stop[]): Stop[] {
  const candidates = [improve(start, stops), improve(start, nearestFirst(start, stops))];
  return candidates.reduce(
    (best, one) => (roundMinutes(start, one) < roundMinutes(start, best) ? one : best),
    [...stops],
  );
}

function nearestFirst(start: LatLng | null, stops: readonly Stop[]): Stop[] {
  const left = [...stops];
  const order: Stop[] = [];
  for (let here = start; left.length > 0; here = order.at(-1)!.place) {
    const drives = left.map((stop) => driveMinutes(here, stop.place));
    order.push(...left.splice(drives.indexOf(Math.min(...drives)), 1));
  }
  return order;
}

/** Turns a stretch of the order round as long as that makes it shorter. */
function improve(start: LatLng | null, stops: readonly Stop[]): Stop[] {
  let order = [...stops];
  let best = roundMinutes(start, order);
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    for (let from = 0; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        const turned = [
          ...order.slice(0, from),
          ...order.slice(from, to + 1).toReversed(),
          ...order.slice(to + 1),
        ];
        const minutes = roundMinutes(start, turned);
        if (minutes >= best) continue;
        order = turned;
        best = minutes;
        isShorter = true;
      }
    }
  }
  return order;
}
