/** One line of stepping stones over the lawn, a walking pace apart, clear of the lawn's edge. */
import type { Area, SteppingStone } from '../model/layout.ts';
import { contains, distanceToEdge } from '../geometry/region.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';
import type { Line } from './polyline.ts';

const PACE_MM = 640;
const STONE_MM: readonly [number, number] = [600, 400];
const FROM_EDGE_MM = 330;

export function layStones(line: Line, lawn: Area | undefined): SteppingStone[] {
  if (!lawn || line.length < 2) return [];
  const stones: SteppingStone[] = [];
  let ahead = 300;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!, b = line[i + 1]!, length = hypot(b[0] - a[0], b[1] - a[1]);
    for (; ahead < length; ahead += PACE_MM) {
      const t = ahead / length, x = Math.round(a[0] + (b[0] - a[0]) * t), y = Math.round(a[1] + (b[1] - a[1]) * t);
      if (!contains(lawn.region, x, y) || distanceToEdge(lawn.region, x, y) < FROM_EDGE_MM) continue;
      if (stones.some((stone) => hypot(stone.x - x, stone.y - y) < 560)) continue;
      const heading = degrees(atan2(b[1] - a[1], b[0] - a[0]));
      stones.push({ x, y, widthMm: STONE_MM[0], depthMm: STONE_MM[1], turnDeg: Math.round(((heading + 90) % 180 + 180) % 180), areaId: lawn.id });
    }
    ahead -= length;
  }
  return stones.length >= 3 ? stones : [];
}
