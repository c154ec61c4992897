/** Where the steps of a climb stand: at the floor that it leaves, at the one that it reaches, or both; clear of what stands. */
import { area, bounds, boxesTouch, type Box } from '../geometry/region.ts';
import { tryIntersect, trySubtract } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import { makeFlight, runOf } from './flight.ts';
import { headingAt, placeAt } from './line.ts';
import type { Flight, Floor } from './types.ts';
import type { Climb } from './climbs.ts';
import type { Risers } from './risers.ts';

/** What no step should stand on, and the plot that it may not leave. */
type Boxed = { region: Region; box: Box };
export type Obstacles = {
  things: readonly Boxed[];
  /** The foot of each tree and shrub that stays. */
  roots: readonly Boxed[];
  /** Ground before the door, on which only the door's own steps stand. */
  doorway: Boxed;
  plot: Region;
  /** Floors, which lose what steps take: a small one feels it more. */
  floors: readonly (Boxed & { mm2: number })[];
};

export type Placing = Obstacles & { isInWay: (flight: Flight) => boolean };

/** The narrowest flight, mm. */
const LEAST_WIDE_MM: Mm = 900;
/** A flight is square to the edge that it leaves, unless the way runs along the edge rather than over it. */
const SQUARE = 0.8,
  /** A long flight has to keep to its way. */
  SQUARE_LONG = 0.95,
  LONG_MM: Mm = 1200;
/** Steps on a floor of this size stand in the way as much as on a thing. */
const TAKEN_MM2 = 4e6;
/** Steps leave the place where the ground jumps only for more than this in their way. */
const MOVED_MM2 = 60_000,
  SLIVER_MM2 = 1000,
  FURTHER_MM: Mm = 600,
  IN_WAY_MM2 = 5e6;

/** The way square over the edge of a floor nearest to a place, turned with the heading; the heading itself where there is none. */
function overEdge(floor: Floor | null, [x, y]: Point, heading: Point, run: Mm): Point {
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
      if (off >= least || Math.abs(faces) < (run > LONG_MM ? SQUARE_LONG : SQUARE)) return;
      least = off;
      square = faces < 0 ? [-normal[0], -normal[1]] : normal;
    });
  return square;
}

/** Two flights that take ground of one another, more than their edges do. */
export const collides = (a: Flight, b: Flight): boolean =>
  boxesTouch(bounds(a.region), bounds(b.region)) &&
  area(tryIntersect(a.region, b.region)) > COLLIDES_MM2;
const COLLIDES_MM2 = 100_000;

/** How much of what it should not a flight stands on, mm². */
function cost(flight: Flight, flights: readonly Flight[], obstacles: Placing): number {
  const { things, roots, doorway, plot, floors, isInWay } = obstacles;
  const box = bounds(flight.region);
  const over = (region: Region, other: Box) =>
    boxesTouch(box, other) ? area(tryIntersect(flight.region, region)) : 0;
  return (
    (isInWay(flight) ? IN_WAY_MM2 : 0) +
    over(doorway.region, doorway.box) * 5 +
    things.reduce((sum, thing) => sum + over(thing.region, thing.box), 0) +
    roots.reduce((sum, one) => sum + over(one.region, one.box), 0) * 6 +
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
  obstacles: Placing,
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
    const nearMm = isFirst ? fromMm : toMm - way * risers * riserMm,
      foot = way > 0 ? near : far;
    const shifted = (by: Mm): Flight =>
      makeFlight({
        id: `steps-${flights.length + no}`,
        at: 'way',
        foot: [foot[0] - ahead[1] * by, foot[1] + ahead[0] * by],
        up: way > 0 ? ahead : [-ahead[0], -ahead[1]],
        widthMm,
        riserMm,
        footMm: way > 0 ? nearMm : nearMm - risers * riserMm,
        risers,
      });
    // beside a wall or a fence it stands against it
    const outside = ({ region }: Flight) => area(trySubtract(region, obstacles.plot));
    let best = shifted(0),
      least = outside(best);
    for (const by of [widthMm / 4, -widthMm / 4, widthMm / 2, -widthMm / 2]) {
      if (least <= SLIVER_MM2) break;
      const next = shifted(by),
        over = outside(next);
      if (over < least) [best, least] = [next, over];
    }
    return best;
  };
  const start = placeAt(walk, from),
    end = placeAt(walk, to);
  const offBy = (n: number) =>
      overEdge(before, start, headingAt(walk, from, from + runOf(n)), runOf(n)),
    ontoBy = (n: number) => overEdge(after, end, headingAt(walk, to - runOf(n), to), runOf(n));
  const split = (n: number, m: number): Flight[] => [
    ...(n ? [make(n, start, offBy(n), true, 1)] : []),
    ...(m ? [make(m, end, ontoBy(m), false, n ? 2 : 1)] : []),
  ];
  const all = first + last;
  // further on along the way, as far as it is long enough
  const later = [1, 2, 3, 4].flatMap((k): Flight[][] => {
    const s = from + k * FURTHER_MM;
    return s + runOf(all) > to
      ? []
      : [[make(all, placeAt(walk, s), headingAt(walk, s, s + runOf(all)), true, 1)]];
  });
  const isRoom = runOf(first) + runOf(last) <= to - from;
  const ways = [
    ...(isRoom || !first || !last ? [split(first, last)] : []),
    split(all, 0),
    ...(after ? [split(0, all)] : []),
    ...later,
  ];
  const costs = ways.map((one, i) =>
    one.reduce((sum, flight) => sum + cost(flight, flights, obstacles), i ? MOVED_MM2 : 0),
  );
  return ways[costs.indexOf(Math.min(...costs))]!;
}
