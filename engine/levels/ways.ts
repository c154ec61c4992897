/** Steps and slopes on the ways of a garden: from floor to floor, and from a floor to the ground that a way ends on. */
import type { Layout } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site, StepFree } from '../model/site.ts';
import { levelAt } from '../site/levels.ts';
import { boxed, climbsOf, FLUSH_MM, type Climb } from './climbs.ts';
import { partOf, placeAt, walkOf } from './line.ts';
import { collides, placeSteps, type Obstacles, type Placing } from './place-steps.ts';
import { risersOf } from './risers.ts';
import { goesOver, standingOn, stretchOf, type Standing } from './standing-steps.ts';
import { climbWithin } from './step-free.ts';
import type { Flight, Floor, Stretch } from './types.ts';
import { widened } from './widen.ts';

export type Ways = { flights: Flight[]; stretches: Stretch[] };

/** `ends`: levels of the ground that ways end on, by route, where they were settled. */
export type Walkers = {
  isOnWheels: boolean;
  stepFree?: StepFree | undefined;
  ends?: ReadonlyMap<string, Mm> | undefined;
};

type OfRoute = { routeId: string; widthMm: Mm; climb: Climb };

/**
 * Steps where a way climbs more than it can as a slope, each once however many ways take it.
 * @param standing flights in the walls of the site, which every way over them takes
 */
export function waysOf(
  site: Site,
  layout: Layout,
  floors: readonly Floor[],
  obstacles: Obstacles,
  walkers: Walkers,
  walls: readonly Flight[] = [],
): Ways {
  const on = boxed(floors);
  const all = layout.routes
    .filter(({ line }) => line.length > 1)
    .flatMap((route) =>
      climbsOf(site, route, walkOf(route.line), on).map((climb): OfRoute => {
        const endMm = walkers.ends?.get(route.areaId);
        return {
          routeId: route.areaId,
          widthMm: route.widthMm,
          climb: {
            ...climb,
            fromMm: climb.before ? climb.fromMm : (endMm ?? climb.fromMm),
            toMm: climb.after ? climb.toMm : (endMm ?? climb.toMm),
          },
        };
      }),
    );
  const standing = walls.filter((flight) => !isSlopedOver(all, flight, walkers));
  const { flights, laidFor } = layFlights(site, all, obstacles, walkers, standing);
  const stretches = all.map(({ routeId, climb }) => {
    // a flight between two climbs of one way belongs to the one that it was laid for, else to the one whose levels it joins
    const others = all.filter((one) => one.routeId === routeId && one.climb !== climb);
    const elsewhere = flights.filter((flight) =>
      others.some(
        (other) =>
          laidFor.get(other.climb)!.includes(flight.id) ||
          (joins(other.climb, flight) && !joins(climb, flight)),
      ),
    );
    const standing = standingOn(
      climb,
      flights,
      new Set(elsewhere.map(({ id }) => id)),
      laidFor.get(climb),
    );
    return stretchOf(routeId, climb, standing);
  });
  return { flights, stretches };
}

/** Every way over a wall slopes through its opening, so that no steps stand there. */
function isSlopedOver(all: readonly OfRoute[], flight: Flight, { stepFree }: Walkers): boolean {
  if (!stepFree) return false;
  const over = all.filter(({ climb }) => passes(climb, flight));
  return (
    over.length > 0 &&
    over.every(
      ({ climb }) =>
        Math.abs(climb.toMm - climb.fromMm) <= climbWithin(stepFree, climb.to - climb.from) + 1,
    )
  );
}

/** The flight lies between the levels of the climb. */
const joins = ({ fromMm, toMm }: Climb, { footMm, headMm }: Flight): boolean =>
  footMm >= Math.min(fromMm, toMm) - FLUSH_MM && headMm <= Math.max(fromMm, toMm) + FLUSH_MM;

const riseOf = ({ climb }: OfRoute): Mm => Math.abs(climb.toMm - climb.fromMm);

/** The low climbs first: a higher one takes their steps as its first, and adds its own where it parts from them. */
function layFlights(
  site: Site,
  all: readonly OfRoute[],
  obstacles: Obstacles,
  { isOnWheels }: Walkers,
  given: readonly Flight[],
): { flights: Flight[]; laidFor: Map<Climb, string[]> } {
  const flights: Flight[] = [...given],
    laidFor = new Map<Climb, string[]>(),
    settled: Point[][] = [],
    passed = new Map<string, Set<string>>();
  for (const one of [...all].sort((a, b) => riseOf(a) - riseOf(b))) {
    const { routeId, climb } = one,
      before = passed.get(routeId) ?? new Set<string>(),
      taken = given.filter((flight) => passes(climb, flight)).map(({ id }) => id);
    let laid: Flight[] = [];
    // where its steps would stand on others' it takes those, and adds only what they lack
    for (let tries = 0; tries < 3; tries++) {
      const standing = standingOn(climb, flights, before, taken);
      dressEnd(climb, standing);
      laid = stepsOf(site, one, standing, flights, isOnWheels, {
        ...obstacles,
        // no step is put on a way that is settled without it
        isInWay: (flight) => settled.some((line) => goesOver(line, flight)),
      });
      const inWay = flights.find(
        (other) =>
          !standing.flights.includes(other) && laid.some((flight) => collides(flight, other)),
      );
      if (!inWay || widened(inWay, laid[0]!)) break;
      taken.push(inWay.id);
    }
    for (const flight of laid) {
      const at = flights.findIndex((other) => widened(other, flight));
      if (at < 0) flights.push(flight);
      else flights[at] = widened(flights[at]!, flight)!;
      taken.push(at < 0 ? flight.id : flights[at]!.id);
    }
    const standing = standingOn(climb, flights, before, taken);
    laidFor.set(climb, taken);
    passed.set(routeId, new Set([...before, ...standing.flights.map(({ id }) => id)]));
    settled.push(stretchOf(routeId, climb, standing).line);
  }
  return { flights, laidFor };
}

/** A way from one level of the garden to the next takes the steps in the wall between them, wherever it turns off after. */
function passes({ walk, from, to }: Climb, { foot, head }: Flight): boolean {
  const at = Math.min(foot[1], head[1]),
    ys = partOf(walk, Math.max(0, from - BEFORE_MM), Math.min(walk.lengthMm, to + BEFORE_MM)).map(
      ([, y]) => y,
    );
  return Math.min(...ys) < at && Math.max(...ys) > at;
}
const BEFORE_MM = 300;

/** Ground that a way ends on beside steps is dressed to them, rather than given a step of its own. */
function dressEnd(climb: Climb, standing: Standing): void {
  const reached = climb.fromMm + standing.riseMm;
  if (!climb.after && standing.flights.length && Math.abs(climb.toMm - reached) <= DRESSED_MM)
    climb.toMm = reached;
}
const DRESSED_MM: Mm = 250;

function stepsOf(
  site: Site,
  { climb, widthMm }: OfRoute,
  standing: Standing,
  flights: readonly Flight[],
  isOnWheels: boolean,
  placing: Placing,
): Flight[] {
  const left = climb.toMm - climb.fromMm - standing.riseMm,
    length = climb.to - climb.from - standing.runMm,
    way = left < 0 ? -1 : 1;
  const groundAt = (s: Mm) => levelAt(site, ...placeAt(climb.walk, s)),
    jumpAt = (s: Mm, floorMm: Mm) => (groundAt(s) - floorMm) * way;
  const risers = risersOf(
    left,
    length,
    [
      standing.isFirst ? 0 : jumpAt(climb.from, climb.fromMm),
      !climb.after || standing.isLast ? 0 : -jumpAt(climb.to, climb.toMm),
    ],
    isOnWheels,
    standing.flights.length > 0,
    Math.abs(groundAt(climb.to) - groundAt(climb.from)) / Math.max(1, climb.to - climb.from),
  );
  return risers.first + risers.last
    ? placeSteps(climb, risers, way, widthMm, flights, placing)
    : [];
}
