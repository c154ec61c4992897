/** Free ground for a kept thing of which nobody said just where it stands. */
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { gatesOf } from './gates.ts';
import { isAtHouse, type KeptSize } from './kept-sizes.ts';

/** Half of what another thing takes up along one axis: a trunk is less than its crown. */
const halfOf = ({ boxMm, kind, radiusMm }: ExistingThing, axis: 0 | 1): Mm =>
  boxMm ? boxMm[axis] / 2 : SOLID.has(kind) ? radiusMm : radiusMm / 2;

/** Nothing that was placed before stands in its ground. */
export const isOpenAt = (
  others: readonly ExistingThing[],
  [x, y]: [Mm, Mm],
  [wide, deep]: [Mm, Mm],
): boolean =>
  others.every(
    (other) =>
      Math.abs(other.x - x) > wide / 2 + halfOf(other, 0) ||
      Math.abs(other.y - y) > deep / 2 + halfOf(other, 1),
  );

/** How far a thing's middle keeps from the boundary. */
function clearance(kind: KeptThing['kind'], radiusMm: Mm, widthMm: Mm): Mm {
  if (kind === 'tree') return Math.min(1000, radiusMm * 0.5, widthMm * 0.08);
  if (kind === 'shrub') return Math.min(700, radiusMm * 0.7);
  if (kind === 'shed' || kind === 'greenhouse' || kind === 'pond' || kind === 'other')
    return radiusMm + 100;
  return Math.min(radiusMm, 200);
}

/** More than any way round. */
const ON_ANOTHER = 1e6;
const SOLID: ReadonlySet<ExistingThing['kind']> = new Set<ExistingThing['kind']>([
  'shed',
  'greenhouse',
  'pond',
  'other',
]);

/** The free ground nearest to where a thing is wished; null where the plot has none. */
export function nearestFree(
  site: Site,
  [wx, wy]: readonly [Mm, Mm],
  thing: KeptThing,
  size: KeptSize,
  others: readonly ExistingThing[],
  boxMm: [Mm, Mm] | null,
): [Mm, Mm] | null {
  const ground: Region = [[site.boundary]],
    box = bounds(ground),
    foot: [Mm, Mm] | null = SOLID.has(thing.kind)
      ? (boxMm ?? [2 * size.radiusMm, 2 * size.radiusMm])
      : null;
  const step = Math.max(250, Math.ceil(Math.max(box.x1 - box.x0, box.y1 - box.y0) / 80 / 50) * 50);
  const need = clearance(thing.kind, size.radiusMm, box.x1 - box.x0);
  const gates = gatesOf(site);
  let best: [Mm, Mm] | null = null,
    least = Infinity;
  for (let y = box.y0 + step; y < box.y1; y += step)
    for (let x = box.x0 + step; x < box.x1; x += step) {
      if (!contains(ground, x, y)) continue;
      let cost = hypot(x - wx, y - wy);
      if (cost >= least) continue;
      const edge = distanceToEdge(ground, x, y);
      if (edge < need) cost += (need - edge) * 6;
      // a trunk hard against the house, or before the door, is not believable
      if (!isAtHouse(thing) && y < 1500) cost += (1500 - y) * 4;
      for (const { inside } of gates)
        if (hypot(x - inside[0], y - inside[1]) < size.radiusMm + 900) cost += 4000;
      if (Math.abs(x - site.doorX) < 1200 && y < 2500) cost += 4000;
      for (const other of others) {
        const apart = hypot(x - other.x, y - other.y),
          wanted = Math.max(600, (size.radiusMm + other.radiusMm) * 0.9);
        if (apart < wanted) cost += (wanted - apart) * 5;
        // two things never stand on one ground
        if (foot && !isOpenAt([other], [x, y], foot)) cost += ON_ANOTHER;
      }
      if (cost < least) {
        least = cost;
        best = [Math.round(x), Math.round(y)];
      }
    }
  return best;
}
