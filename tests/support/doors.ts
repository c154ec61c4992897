/** The law of doors: a building opens on to a square metre of hard floor that is joined to the house door, and nothing stands in it. */
import { subtract, unite } from '#engine/geometry/boolean.ts';
import { area, contains, distanceToEdge, rectangle } from '#engine/geometry/region.ts';
import { offset } from '#engine/geometry/trial.ts';
import { FURNISHINGS } from '#engine/features/features.ts';
import type { AreaKind, Furnishing, Layout, Screen } from '#engine/model/layout.ts';
import type { Region } from '#engine/model/shapes.ts';
import type { Site } from '#engine/model/site.ts';
import { boxesCollide, type Footprint } from '#engine/layout/box-fit.ts';
import { LEAST_WAY_MM } from '#engine/layout/reach.ts';

const SQUARE_MM = 1000;
/** Joints between floors that rounding leaves open are closed by this. */
const JOINT_MM = 15;
const HARD: readonly AreaKind[] = ['path', 'terrace', 'seat', 'space', 'gravel'];
const WALKED: readonly AreaKind[] = [...HARD, 'lawn', 'meadow', 'orchard', 'vegetable', 'play'];
/** A door is in the middle of its building's local -y side. */
const FRONTS: Record<number, readonly [number, number]> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

/** Sentences for every door that does not open as it should. */
export function brokenDoors(layout: Layout, site: Site): string[] {
  const hard = groundOf(layout, HARD),
    ways = offset(offset(unite(...groundOf(layout, WALKED)), JOINT_MM), -LEAST_WAY_MM / 2).filter(
      (piece) =>
        contains([piece], site.doorX, 600) || distanceToEdge([piece], site.doorX, 300) < 700,
    );
  return layout.furnishings.flatMap((thing) => {
    if (!FURNISHINGS[thing.kind].door) return [];
    const front = FRONTS[thing.turnDeg];
    if (!front) return [`the door of ${thing.id} faces no side`];
    const square = squareBefore(thing, front),
      broken: string[] = [];
    const own = layout.areas.find((one) => one.id === thing.areaId)!.region;
    const bare = area(subtract(regionOf(square), unite(own, ...hard)));
    if (bare > 5000)
      broken.push(`${(bare / 1e6).toFixed(2)} m² before the door of ${thing.id} is no hard floor`);
    else if (!contains(ways, square.x, square.y))
      broken.push(`the door of ${thing.id} is not joined to the house`);
    for (const other of layout.furnishings)
      if (
        other !== thing &&
        !FURNISHINGS[other.kind].isOverhead &&
        boxesCollide(square, boxOf(other))
      )
        broken.push(`${other.id} stands before the door of ${thing.id}`);
    for (const tree of layout.trees)
      if (contains(regionOf(square), tree.x, tree.y))
        broken.push(`${tree.id} stands before the door of ${thing.id}`);
    for (const screen of layout.screens)
      if (solidPoints(screen).some(([x, y]) => contains(regionOf(square), x, y)))
        broken.push(`${screen.id} runs before the door of ${thing.id}`);
    return broken;
  });
}

const groundOf = (layout: Layout, kinds: readonly AreaKind[]): Region[] =>
  layout.areas.filter((one) => kinds.includes(one.kind)).map((one) => one.region);
const boxOf = (thing: Furnishing): Footprint => ({
  x: thing.x,
  y: thing.y,
  width: thing.widthMm,
  depth: thing.depthMm,
  turn: thing.turnDeg,
});
function squareBefore(thing: Furnishing, [ux, uy]: readonly [number, number]): Footprint {
  const out = (thing.depthMm + SQUARE_MM) / 2;
  return {
    x: thing.x + ux * out,
    y: thing.y + uy * out,
    width: SQUARE_MM,
    depth: SQUARE_MM,
    turn: 0,
  };
}
const regionOf = ({ x, y, width, depth }: Footprint): Region =>
  rectangle(x - width / 2, y - depth / 2, x + width / 2, y + depth / 2);

/** Points of a screen every 100 mm, its openings left out. */
function solidPoints({ line, openings }: Screen): [number, number][] {
  const out: [number, number][] = [];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!,
      [bx, by] = line[i]!,
      length = Math.hypot(bx - ax, by - ay);
    for (let at = 0; at < length; at += 100) {
      const along = walked + at;
      if (!openings.some((gap) => along >= gap.fromMm && along <= gap.toMm))
        out.push([ax + ((bx - ax) * at) / length, ay + ((by - ay) * at) / length]);
    }
    walked += length;
  }
  return out;
}
