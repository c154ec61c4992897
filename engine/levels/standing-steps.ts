/** Which flights a way goes over, and what they take of its climb. */
import { distanceToLine, distanceToSegment } from '../geometry/region.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Climb } from './climbs.ts';
import { partOf, type Walk } from './line.ts';
import type { Flight, Stretch } from './types.ts';

export const middleOf = ({ foot, head }: Flight): Point => [
  (foot[0] + head[0]) / 2,
  (foot[1] + head[1]) / 2,
];

/** True where one who walks the line goes over the flight: its middle, and one of its ends. */
export function goesOver(line: readonly Point[], flight: Flight): boolean {
  const near = (p: Point, slack: Mm) => distanceToLine(...p, line) <= flight.widthMm / 2 + slack;
  return near(middleOf(flight), 0) && (near(flight.foot, 100) || near(flight.head, 100));
}

export type Standing = {
  flights: Flight[];
  /** What they rise, taken the way of the climb, mm; down is negative. */
  riseMm: Mm;
  runMm: Mm;
  /** Whether they stand in the half where the climb begins, in the other, or both. */
  isFirst: boolean;
  isLast: boolean;
};

/**
 * What stands on a climb, but for `passed`: flights that the same way has gone over already.
 * @param laid flights that were laid for it, wherever they stand
 */
export function standingOn(
  climb: Climb,
  flights: readonly Flight[],
  passed: ReadonlySet<string>,
  laid: readonly string[] = [],
): Standing {
  const { walk, from, to } = climb;
  // between floors that touch, half of a flight lies beyond the climb on either side
  const reach = ({ goingsMm }: Flight) =>
    Math.max(300, goingsMm.reduce((sum, going) => sum + going, 0) / 2 + 150);
  const own = flights.filter(
    (flight) =>
      laid.includes(flight.id) ||
      (!passed.has(flight.id) &&
        goesOver(
          partOf(
            walk,
            Math.max(0, from - reach(flight)),
            Math.min(walk.lengthMm, to + reach(flight)),
          ),
          flight,
        )),
  );
  const isFirst = own.map((flight) => distanceAlong(walk, middleOf(flight)) < (from + to) / 2);
  return {
    flights: own,
    riseMm: own.reduce((sum, flight) => {
      // a flight taken against the climb counts against it
      const isUp = laid.includes(flight.id)
        ? climb.toMm > climb.fromMm
        : distanceAlong(walk, flight.head) > distanceAlong(walk, flight.foot);
      return sum + (flight.headMm - flight.footMm) * (isUp ? 1 : -1);
    }, 0),
    runMm: own.reduce((sum, { goingsMm }) => sum + goingsMm.reduce((a, b) => a + b, 0), 0),
    isFirst: isFirst.includes(true),
    isLast: isFirst.includes(false),
  };
}

export function stretchOf(routeId: string, climb: Climb, standing: Standing): Stretch {
  return {
    routeId,
    fromMm: climb.fromMm,
    toMm: climb.toMm,
    flights: standing.flights.map(({ id }) => id),
    slopedMm: Math.round(climb.toMm - climb.fromMm - standing.riseMm),
    slopedOverMm: Math.max(0, Math.round(climb.to - climb.from - standing.runMm)),
    line: partOf(climb.walk, climb.from, climb.to),
  };
}

/** Where along the walk a point lies nearest, mm. */
export function distanceAlong({ line, passed }: Walk, [x, y]: Point): Mm {
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
