/** The level of a way between its floors: sloped evenly, but for its steps. */
import { distanceToSegment } from '../geometry/region.ts';
import type { Mm } from '../model/shapes.ts';
import { walkOf } from './line.ts';
import { distanceAlong, middleOf } from './standing-steps.ts';
import type { Flight, Stretch } from './types.ts';

/** Half of the widest path, and its shoulder. */
const NEAR_MM: Mm = 900;

/** Level at a point of a path, of the nearest way that passes there; null where none does. */
export function gradedAt(
  stretches: readonly Stretch[],
  flights: readonly Flight[],
  x: Mm,
  y: Mm,
): Mm | null {
  let best: Stretch | null = null,
    least = NEAR_MM;
  for (const one of stretches)
    one.line.slice(1).forEach((b, i) => {
      const off = distanceToSegment(x, y, one.line[i]!, b);
      if (off >= least) return;
      least = off;
      best = one;
    });
  const way = best as Stretch | null;
  if (!way) return null;
  const walk = walkOf(way.line),
    at = distanceAlong(walk, [x, y]);
  let level = way.fromMm,
    onSteps = 0;
  for (const flight of flights.filter(({ id }) => way.flights.includes(id))) {
    if (distanceAlong(walk, middleOf(flight)) >= at) continue;
    const isUp = distanceAlong(walk, flight.head) > distanceAlong(walk, flight.foot);
    level += (flight.headMm - flight.footMm) * (isUp ? 1 : -1);
    onSteps += flight.goingsMm.reduce((sum, going) => sum + going, 0);
  }
  const share = Math.max(0, Math.min(1, (at - onSteps) / Math.max(1, way.slopedOverMm)));
  return Math.round(level + way.slopedMm * share);
}
