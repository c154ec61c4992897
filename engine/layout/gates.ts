/** Ground for the ways in: a landing at every gate, a way along the house from the one past it, an opening for a car. */
import type { Point, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { area, contains, rectangle } from '../geometry/region.ts';
import { tryIntersect, trySubtract } from '../geometry/trial.ts';
import { gateRamps } from './gate-ramp.ts';
import { groundOf, waysAtDoor } from '../site/zones.ts';
import { gatesOf } from '../site/gates.ts';
import { hypot } from '../geometry/trig.ts';
import type { Part } from './plan-types.ts';
import type { Setting } from './stages.ts';

/** A way along the house is a little wider than its gate, so that a barrow turns in. */
const ALONG_HOUSE_MM = 1000;
const SCRAP_MM2 = 1e5;

/** The floor of the ways in, clear of what stands; the rest of the way to a far gate is found with the other routes. */
export function gateFloors(setting: Setting, terrace: Region, others: readonly Region[]): Region {
  const { site, frame, ask } = setting,
    deep = Math.max(ALONG_HOUSE_MM, ask.widths.secondary),
    ramps = gateRamps(setting, terrace);
  const floors = gatesOf(site).map(({ id, edge: { from, to, leadsTo }, landing }): Region => {
    const ramp = ramps.find(({ gateId }) => gateId === id);
    if (ramp) return ramp.floor;
    const isBesideHouse = leadsTo === 'side-way' && from[1] === 0 && to[1] === 0;
    if (!isBesideHouse) return landing;
    return from[0] < site.doorX
      ? rectangle(from[0], 0, site.doorX, deep)
      : rectangle(site.doorX, 0, to[0], deep);
  });
  // a way that others walk past the door is part of the floor there
  floors.push(...groundOf(waysAtDoor(site)));
  // one after another: each is near little, and is cut quickly and truly
  return floors.flatMap((floor) =>
    trySubtract(tryIntersect(floor, frame.plot), terrace, ...others).filter(
      (piece) => area([piece]) > SCRAP_MM2,
    ),
  );
}

const STEP_MM = 100,
  INSIDE_MM = 150;

/** Where a parking bay meets the edge of the plot: the wall is open there. */
export function driveOpenings(site: Site, parts: readonly Part[]): { from: Point; to: Point }[] {
  const bay = parts.find(({ id }) => id === 'parking')?.region;
  if (!bay) return [];
  return site.edges.flatMap(({ from, to, kind }) => {
    const dx = to[0] - from[0],
      dy = to[1] - from[1],
      length = hypot(dx, dy);
    // the car comes in from the end of the plot, not from a neighbour's side
    if (kind === 'house' || kind === 'gate' || kind === 'open' || -dx <= Math.abs(dy)) return [];
    const at = (mm: number): Point => [from[0] + (dx / length) * mm, from[1] + (dy / length) * mm];
    const met: number[] = [];
    for (let mm = 0; mm <= length; mm += STEP_MM) {
      const [x, y] = at(mm);
      if (contains(bay, x - (dy / length) * INSIDE_MM, y + (dx / length) * INSIDE_MM)) met.push(mm);
    }
    if (met.length < 2) return [];
    const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
    return [{ from: round(at(met[0]!)), to: round(at(met.at(-1)!)) }];
  });
}
