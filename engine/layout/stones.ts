/** One line of stepping stones over the lawn, a walking pace apart, clear of the lawn's edge. */
import type { Area, AreaKind, SteppingStone } from '../model/layout.ts';
import { contains, distanceToEdge } from '../geometry/region.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';
import { lengthOf, type Line } from './polyline.ts';

const PACE_MM = 640;
const STONE_MM: readonly [number, number] = [600, 400];
const FROM_EDGE_MM = 330;

/** A line of stones starts and ends this near a firm floor, and saves at least so much over the way round. */
const TO_FLOOR_MM = 900,
  SAVES_MM = 2000;
const FIRM: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'space',
  'gravel',
  'vegetable',
  'gardenroom',
  'shed',
  'greenhouse',
]);

export function layStones(line: Line, areas: readonly Area[]): SteppingStone[] {
  const lawn = areas.find((area) => area.kind === 'lawn');
  if (!lawn || line.length < 2 || !joinsFloors(line, areas)) return [];
  const stones: SteppingStone[] = [];
  let ahead = 300;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!,
      b = line[i + 1]!,
      length = hypot(b[0] - a[0], b[1] - a[1]);
    for (; ahead < length; ahead += PACE_MM) {
      const t = ahead / length,
        x = Math.round(a[0] + (b[0] - a[0]) * t),
        y = Math.round(a[1] + (b[1] - a[1]) * t);
      if (!contains(lawn.region, x, y) || distanceToEdge(lawn.region, x, y) < FROM_EDGE_MM)
        continue;
      if (stones.some((stone) => hypot(stone.x - x, stone.y - y) < 560)) continue;
      const heading = degrees(atan2(b[1] - a[1], b[0] - a[0]));
      stones.push({
        x,
        y,
        widthMm: STONE_MM[0],
        depthMm: STONE_MM[1],
        turnDeg: Math.round((((heading + 90) % 180) + 180) % 180),
        areaId: lawn.id,
      });
    }
    ahead -= length;
  }
  return stones.length >= 3 ? stones : [];
}

/** True when both ends of the line meet firm ground, not the same floor twice within a few steps. */
function joinsFloors(line: Line, areas: readonly Area[]): boolean {
  const floors = areas.filter((area) => FIRM.has(area.kind));
  const near = ([x, y]: readonly [number, number]) =>
    floors
      .flatMap((area) =>
        area.region.map((piece, i) => ({
          id: `${area.id} ${i}`,
          far: contains([piece], x, y) ? 0 : distanceToEdge([piece], x, y),
        })),
      )
      .filter((at) => at.far < TO_FLOOR_MM)
      .sort((a, b) => a.far - b.far)[0]?.id;
  const from = near(line[0]!),
    to = near(line[line.length - 1]!);
  return from !== undefined && to !== undefined && from !== to && lengthOf(line) > SAVES_MM;
}
