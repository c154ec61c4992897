/** Lights along ways and floors, and under the best trees. */
import { contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea, Planted } from './stages.ts';

const MOST_LIGHTS = 12;
/** Low posts in the beds beside paths and terrace, and a spike under each of the best trees. */
export function addLights(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  garden: Planted,
): boolean {
  const beds = areas.filter(({ kind }) => kind === 'bed');
  const post: Thing = { kind: 'post-light', width: 120, depth: 120, height: 650, round: true };
  const spots = (['path', 'terrace', 'seat'] as const)
    .flatMap((kind) => areas.filter((area) => area.kind === kind))
    .flatMap((area) => area.region.flatMap((polygon) => cornersEvery(polygon[0]!, 3500)));
  const most = garden.ask.lights ?? MOST_LIGHTS;
  let lit = 0;
  const placed: [number, number][] = [];
  for (const [x, y] of spots) {
    if (lit >= most || placed.some(([a, b]) => hypot(a - x, b - y) < 3000)) continue;
    for (const [dx, dy] of [
      [180, 0],
      [-180, 0],
      [0, 180],
      [0, -180],
    ] as const) {
      const bed = beds.find((area) => contains(area.region, x + dx, y + dy));
      if (bed && furnisher.put(bed, post, x + dx, y + dy)) {
        lit++;
        placed.push([x, y]);
        break;
      }
    }
  }
  for (const tree of garden.trees.slice(0, 4)) {
    const bed = beds.find((area) => contains(area.region, tree.x, tree.y));
    if (
      bed &&
      lit < (garden.ask.lights ?? Infinity) &&
      furnisher.put(
        bed,
        { kind: 'spike-light', width: 100, depth: 100, height: 300, round: true },
        tree.x + 300,
        tree.y - 300,
      )
    )
      lit++;
  }
  const terrace = areas.find((area) => area.id === 'terrace');
  if (terrace && !lit)
    for (let i = 0; i < Math.min(2, most); i++)
      if (
        furnisher.fit(terrace, post, {
          prefer: (x, y) => -distanceToEdge(terrace.region, x, y) + y * 0.05,
        })
      )
        lit++;
  return lit > 0;
}

function cornersEvery(
  ring: readonly (readonly [number, number])[],
  gap: number,
): [number, number][] {
  const out: [number, number][] = [];
  let walked = gap;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!,
      b = ring[(i + 1) % ring.length]!,
      length = hypot(b[0] - a[0], b[1] - a[1]);
    for (let at = 0; at < length; at += 250) {
      walked += 250;
      if (walked >= gap) {
        walked = 0;
        out.push([a[0] + ((b[0] - a[0]) * at) / length, a[1] + ((b[1] - a[1]) * at) / length]);
      }
    }
  }
  return out;
}
