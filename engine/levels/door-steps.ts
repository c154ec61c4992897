/** Steps from the garden door down to the floor before it. */
import { area, bounds, boxesTouch, rectangle } from '../geometry/region.ts';
import { tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { doorOpening } from '../site/door.ts';
import { makeFlight, runOf } from './flight.ts';
import { doorRisers, LANDING_MM, ONE_STEP_MM } from './step-sizes.ts';
import type { Obstacles } from './place-steps.ts';
import type { Flight, Landing } from './types.ts';

/** A flight before a wide door need not be as wide, mm. */
const WIDE_MM: Mm = 1800;

/** A landing one riser below the threshold, and the way down from it that stands least in the way: straight on, or along the wall. */
export function doorSteps(
  site: Site,
  terrace: Region,
  atDoorMm: Mm,
  { things, plot }: Obstacles,
): { landing: Landing; flight: Flight } | null {
  if (-atDoorMm <= ONE_STEP_MM) return null;
  const risers = doorRisers(-atDoorMm),
    riserMm = -atDoorMm / risers,
    { x0, x1 } = doorOpening(site);
  const region = rectangle(x0, 0, x1, LANDING_MM),
    down = risers - 1,
    // the topmost tread is the landing's own edge
    beyond = runOf(down) - runOf(1);
  const flight = (foot: Point, up: Point, widthMm: Mm): Flight =>
    makeFlight({
      id: 'steps-door',
      at: 'door',
      foot,
      up,
      widthMm,
      riserMm,
      footMm: atDoorMm,
      risers: down,
    });
  const wide = Math.min(WIDE_MM, x1 - x0);
  const ways = [
    flight([(x0 + x1) / 2, LANDING_MM + beyond], [0, -1], wide),
    flight([x1 + beyond, LANDING_MM / 2], [-1, 0], LANDING_MM),
    flight([x0 - beyond, LANDING_MM / 2], [1, 0], LANDING_MM),
  ];
  const costs = ways.map((one, i) => {
    const box = bounds(one.region);
    return (
      things.reduce(
        (sum, thing) =>
          sum + (boxesTouch(box, thing.box) ? area(tryIntersect(one.region, thing.region)) : 0),
        0,
      ) +
      area(trySubtract(one.region, plot)) * 3 +
      area(trySubtract(one.region, terrace)) +
      // straight on is how one leaves a house
      (i ? 100_000 : 0)
    );
  });
  return {
    landing: { region, levelMm: -riserMm },
    flight: ways[costs.indexOf(Math.min(...costs))]!,
  };
}
