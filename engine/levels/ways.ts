/** Steps and slopes on the ways of a garden: from floor to floor, and from a floor to the ground that a way ends on. */
import { distanceToSegment } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { levelAt } from '../site/levels.ts';
import { boxed, climbsOf, EASY, FLUSH_MM, STEEPEST, type Climb } from './climbs.ts';
import { LEAST_RISER_MM, runOf } from './flight.ts';
import { RISER_MM } from './floors.ts';
import { partOf, placeAt, walkOf, type Walk } from './line.ts';
import { placeSteps, type Obstacles } from './place-steps.ts';
import { widened } from './widen.ts';
import type { Flight, Floor, Stretch } from './types.ts';

/** Ground that stands less than this over a floor's edge is dressed down to it; more asks for a step, mm. */
const DRESSED_MM: Mm = 100;

export type Ways = { flights: Flight[]; stretches: Stretch[] };

/** How many risers a climb has at its beginning and at its end, and their height. */
export type Risers = { first: number; last: number; riserMm: Mm };

/** @param rise what is left to climb, mm, negative is down; `jumps`: what the ground stands over the floor at both ends, that way up */
function risersOf(rise: Mm, length: Mm, jumps: readonly [Mm, Mm], isOnWheels: boolean): Risers {
  const high = Math.abs(rise),
    most = Math.max(1, Math.round(high / RISER_MM));
  // where there are steps at all, what lies between them is easy
  const fits = (n: number) =>
    high - n * RISER_MM <= FLUSH_MM + Math.max(0, length - runOf(n)) * (n ? EASY : STEEPEST);
  if (high <= FLUSH_MM || (isOnWheels && fits(0))) return { first: 0, last: 0, riserMm: RISER_MM };
  const wished = jumps.map((jump) =>
    jump < DRESSED_MM ? 0 : Math.max(1, Math.round(jump / RISER_MM)),
  ) as [number, number];
  let n = Math.min(
    isOnWheels ? 0 : wished[0] + wished[1],
    Math.floor((high + FLUSH_MM) / RISER_MM),
  );
  while (n < most && !fits(n)) n++;
  if (!n) return { first: 0, last: 0, riserMm: RISER_MM };
  // the steps stand where the ground jumps most
  const first = jumps[0] >= jumps[1] ? n - Math.min(wished[1], n - 1) : Math.min(wished[0], n - 1),
    whole = n * RISER_MM <= high + FLUSH_MM && high - n * RISER_MM <= length;
  const last = n - first;
  return {
    first,
    last,
    riserMm:
      whole && fits(n) && high >= n * RISER_MM
        ? RISER_MM
        : Math.max(LEAST_RISER_MM, Math.round(high / n)),
  };
}

const middleOf = ({ foot, head }: Flight): Point => [
  (foot[0] + head[0]) / 2,
  (foot[1] + head[1]) / 2,
];
const distanceTo = (line: readonly Point[], [x, y]: Point): Mm =>
  Math.min(...line.slice(1).map((b, i) => distanceToSegment(x, y, line[i]!, b)));

/** Flights that stand on this climb already, since another way took them. */
function standingOn(climb: Climb, flights: readonly Flight[]): Flight[] {
  const line = partOf(climb.walk, climb.from - 300, climb.to + 300);
  return flights.filter((flight) => {
    const near = (p: Point) => distanceTo(line, p) <= flight.widthMm / 2 + 100;
    return near(middleOf(flight)) && (near(flight.foot) || near(flight.head));
  });
}

/** Steps where a way climbs more than it can as a slope, each once however many ways take it. */
export function waysOf(
  site: Site,
  layout: Layout,
  floors: readonly Floor[],
  obstacles: Obstacles,
  isOnWheels: boolean,
): Ways {
  const on = boxed(floors),
    flights: Flight[] = [],
    stretches: Stretch[] = [];
  for (const route of layout.routes) {
    if (route.line.length < 2) continue;
    const walk = walkOf(route.line),
      climbed = new Set<string>();
    for (const climb of climbsOf(site, route, walk, on)) {
      const rise = climb.toMm - climb.fromMm,
        length = climb.to - climb.from,
        up = rise < 0 ? -1 : 1;
      const standing = standingOn(climb, flights).filter(({ id }) => !climbed.has(id));
      // a flight taken against the climb counts against it
      const signed = standing.map((flight) => {
        const isUp = distanceAlong(walk, flight.head) > distanceAlong(walk, flight.foot);
        return (flight.headMm - flight.footMm) * (isUp ? 1 : -1);
      });
      const left = rise - signed.reduce((sum, r) => sum + r, 0);
      const halves = standing.map(
        (flight) => distanceAlong(walk, middleOf(flight)) < (climb.from + climb.to) / 2,
      );
      const jumpAt = (s: Mm, floorMm: Mm) => (levelAt(site, ...placeAt(walk, s)) - floorMm) * up;
      const jumps: [Mm, Mm] = [
        halves.includes(true) ? 0 : jumpAt(climb.from, climb.fromMm),
        !climb.after || halves.includes(false) ? 0 : -jumpAt(climb.to, climb.toMm),
      ];
      const risers = risersOf(left, length, jumps, isOnWheels);
      const laid =
        risers.first + risers.last
          ? placeSteps(climb, risers, Math.sign(left), route.widthMm, flights, obstacles)
          : [];
      const joined = laid.map((flight) => {
        const at = flights.findIndex((other) => widened(other, flight));
        if (at < 0) return flight;
        flights[at] = widened(flights[at]!, flight)!;
        return flights[at]!;
      });
      flights.push(...joined.filter((flight) => !flights.includes(flight)));
      const taken = [...standing, ...joined],
        rose = joined.reduce((sum, { headMm, footMm }) => sum + headMm - footMm, 0);
      const run = taken.reduce((sum, { goingsMm }) => sum + goingsMm.reduce((a, b) => a + b, 0), 0);
      for (const { id } of taken) climbed.add(id);
      stretches.push({
        routeId: route.areaId,
        fromMm: climb.fromMm,
        toMm: climb.toMm,
        flights: taken.map(({ id }) => id),
        slopedMm: left - rose * Math.sign(left),
        slopedOverMm: Math.max(0, Math.round(length - run)),
        line: partOf(walk, climb.from, climb.to),
      });
    }
  }
  return { flights, stretches };
}

/** Where along the walk a point lies nearest, mm. */
function distanceAlong({ line, passed }: Walk, [x, y]: Point): Mm {
  let best = Infinity,
    at = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!,
      b = line[i]!,
      length = passed[i]! - passed[i - 1]! || 1;
    const t = Math.max(
      0,
      Math.min(length, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length),
    );
    const d = distanceToSegment(x, y, a, b);
    if (d < best) {
      best = d;
      at = passed[i - 1]! + t;
    }
  }
  return at;
}
