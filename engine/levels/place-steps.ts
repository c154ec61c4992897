/** Where the steps of a climb stand: at the floor that it leaves, at the one that it reaches, or both; clear of what stands. */
import { area, bounds, boxesTouch, type Box } from '../geometry/region.ts';
import { tryIntersect, trySubtract } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import { makeFlight, runOf } from './flight.ts';
import { headingAt, placeAt } from './line.ts';
import type { Flight, Floor } from './types.ts';
import type { Climb } from './climbs.ts';
import type { Risers } from './ways.ts';

/** What no step should stand on, and the plot that it may not leave. */
export type Obstacles = {
  things: readonly { region: Region; box: Box }[];
  plot: Region;
  /** Floors, which lose what steps take: a small one feels it more. */
  floors: readonly { region: Region; box: Box; mm2: number }[];
};

/** The narrowest flight, mm. */
const LEAST_WIDE_MM: Mm = 900;
/** A flight is square to the edge that it leaves, unless the way runs along the edge rather than over it. */
const SQUARE = 0.6;
/** Steps on a floor of this size stand in the way as much as on a thing. */
const TAKEN_MM2 = 4e6;
/** Steps leave the place where the ground jumps only for more than this in their way. */
const MOVED_MM2 = 60_000;

/** The way square over the edge of a floor nearest to a place, turned with the heading; the heading itself where there is none. */
function overEdge(floor: Floor | null, [x, y]: Point, heading: Point): Point {
  let least = 400,
    square = heading;
  for (const ring of floor?.region.flat() ?? [])
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!,
        length = hypot(b[0] - a[0], b[1] - a[1]);
      if (length < 1) return;
      const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length],
        t = Math.max(0, Math.min(length, (x - a[0]) * along[0] + (y - a[1]) * along[1]));
      const off = hypot(x - a[0] - along[0] * t, y - a[1] - along[1] * t);
      const normal: Point = [along[1], -along[0]],
        faces = normal[0] * heading[0] + normal[1] * heading[1];
      if (off >= least || Math.abs(faces) < SQUARE) return;
      least = off;
      square = faces < 0 ? [-normal[0], -normal[1]] : normal;
    });
  return square;
}

/** How much of what it should not a flight stands on, mm². */
function cost(flight: Flight, flights: readonly Flight[], obstacles: Obstacles): number {
  const { things, plot, floors } = obstacles;
  const box = bounds(flight.region);
  const over = (region: Region, other: Box) =>
    boxesTouch(box, other) ? area(tryIntersect(flight.region, region)) : 0;
  return (
    things.reduce((sum, thing) => sum + over(thing.region, thing.box), 0) +
    flights.reduce((sum, other) => sum + over(other.region, bounds(other.region)), 0) * 2 +
    area(trySubtract(flight.region, plot)) * 3 +
    floors.reduce((sum, floor) => sum + over(floor.region, floor.box) * (TAKEN_MM2 / floor.mm2), 0)
  );
}

/** @param way 1 where the climb goes up, -1 where it goes down */
export function placeSteps(
  climb: Climb,
  { first, last, riserMm }: Risers,
  way: number,
  routeWidth: Mm,
  flights: readonly Flight[],
  obstacles: Obstacles,
): Flight[] {
  const { walk, from, to, before, after, fromMm, toMm } = climb,
    widthMm = Math.max(LEAST_WIDE_MM, routeWidth);
  const make = (
    risers: number,
    place: Point,
    ahead: Point,
    isFirst: boolean,
    no: number,
  ): Flight => {
    const run = runOf(risers),
      by = isFirst ? 0 : -run;
    // the near end of the flight as it is walked, and the far one
    const near: Point = [place[0] + ahead[0] * by, place[1] + ahead[1] * by],
      far: Point = [near[0] + ahead[0] * run, near[1] + ahead[1] * run];
    const nearMm = isFirst ? fromMm : toMm - way * risers * riserMm;
    return makeFlight({
      id: `steps-${flights.length + no}`,
      at: 'way',
      foot: way > 0 ? near : far,
      up: way > 0 ? ahead : [-ahead[0], -ahead[1]],
      widthMm,
      riserMm,
      footMm: way > 0 ? nearMm : nearMm - risers * riserMm,
      risers,
    });
  };
  const start = placeAt(walk, from),
    end = placeAt(walk, to),
    off = overEdge(before, start, headingAt(walk, from)),
    onto = overEdge(after, end, headingAt(walk, to));
  const split = (n: number, m: number): Flight[] => [
    ...(n ? [make(n, start, off, true, 1)] : []),
    ...(m ? [make(m, end, onto, false, n ? 2 : 1)] : []),
  ];
  const all = first + last;
  const isRoom = runOf(first) + runOf(last) <= to - from;
  const ways = [
    ...(isRoom || !first || !last ? [split(first, last)] : []),
    split(all, 0),
    ...(after ? [split(0, all)] : []),
  ];
  const costs = ways.map((one, i) =>
    one.reduce((sum, flight) => sum + cost(flight, flights, obstacles), i ? MOVED_MM2 : 0),
  );
  return ways[costs.indexOf(Math.min(...costs))]!;
}
