/**
 * The order in which a day's visits make the shortest drive, from the firm and back to it. Pure. Nearest neighbour, then
 * 2-opt (Croes, "A method for solving traveling-salesman problems", 1958), from that order and from the given one: the
 * shortest found, and the given one where nothing is shorter.
 */
import { driveBetween } from '#content/places/drive.ts';
import { type LatLng, UNKNOWN_TRAVEL_MINUTES } from '#server/features/appointments/slots.ts';

/** Minutes from one place to another; one that is not known counts as far. What can be booked is reckoned slower, so that nobody is late: see slots.ts. */
export const driveMinutes = (from: LatLng | null, to: LatLng | null): number =>
  from && to ? driveBetween(from, to) : UNKNOWN_TRAVEL_MINUTES;

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
