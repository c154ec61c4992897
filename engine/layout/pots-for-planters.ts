/** Where nothing may be dug and the sum is small, or everything moves on with its owner: pots in place of planters. */
import { BooleanFailure, unite } from '../geometry/boolean.ts';
import { bounds, contains, distanceToEdge, tidy } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { boxesCollide, boxInside, type Footprint } from './box-fit.ts';

/** A pot that two people carry; from its middle to the next and to a wall, mm. */
const POT_MM: Mm = 450,
  APART_MM: Mm = 750,
  FROM_WALL_MM: Mm = 380;

/**
 * The layout with the ground of its planters as floor, and at most `most` pots standing where they stood. Pure; the layout itself where
 * it has no planters or no floor to stand pots on.
 */
export function withPotsForPlanters(layout: Layout, most: number): Layout {
  const floor = layout.areas.find(({ kind }) => kind === 'terrace'),
    planters = layout.areas.filter(({ kind }) => kind === 'bed' || kind === 'vegetable');
  if (!floor || !planters.length) return layout;
  const gone = new Set(planters.map(({ id }) => id));
  let region: Region;
  try {
    region = tidy(unite(floor.region, ...planters.map((one) => one.region)));
  } catch (error) {
    if (error instanceof BooleanFailure) return layout;
    throw error;
  }
  const box = bounds(region);
  // along the edges, as the planters were, and not where a bed of crops stood in the floor
  const edges = planters.filter(({ kind }) => kind === 'bed');
  const pots = spotsIn(
    (edges.length ? edges : planters).map((one) => one.region),
    most,
  ).map(([ofX, ofY], i): Furnishing => ({
    id: `pot-moved-${i + 1}`,
    kind: 'pot',
    areaId: floor.id,
    x: Math.max(box.x0 + FROM_WALL_MM, Math.min(box.x1 - FROM_WALL_MM, ofX)),
    y: Math.max(box.y0 + FROM_WALL_MM, Math.min(box.y1 - FROM_WALL_MM, ofY)),
    widthMm: POT_MM,
    depthMm: POT_MM,
    turnDeg: 0,
    heightMm: 500,
    round: true,
  }));
  const stay = layout.furnishings.filter(({ areaId }) => !gone.has(areaId));
  const on = <T extends { areaId: string }>(thing: T): T =>
    gone.has(thing.areaId) ? { ...thing, areaId: floor.id } : thing;
  return {
    ...layout,
    areas: layout.areas
      .filter(({ id }) => !gone.has(id))
      .map((area) => (area === floor ? { ...area, region } : area)),
    furnishings: [...againstWalls(stay, region), ...pots],
    // a tree in the ground is none where nothing may be dug
    trees: [],
    stones: layout.stones.filter(({ areaId }) => !gone.has(areaId)),
    routes: layout.routes.map(on),
    shares: { ...layout.shares, planted: 0 },
  };
}

/** Between a pot and what it stands beside, mm. */
const GAP_MM: Mm = 40;
/** Pots that stood at the planters, against the nearest wall that is free, as those that took the planters' place; none is left in the way. */
function againstWalls(things: readonly Furnishing[], floor: Region): Furnishing[] {
  const { x0, x1, y1 } = bounds(floor),
    out = things.filter(({ kind }) => kind !== 'pot');
  for (const pot of things.filter(({ kind }) => kind === 'pot')) {
    const r = pot.widthMm / 2,
      from = r + GAP_MM,
      { x, y } = pot;
    const spots = [
      ...(distanceToEdge(floor, x, y) <= r + FROM_WALL_MM ? [[x, y] as const] : []),
      ...[0, -1, 1, -2, 2].flatMap((step) => [
        [x0 + from, y + step * APART_MM] as const,
        [x1 - from, y + step * APART_MM] as const,
        [x + step * APART_MM, y1 - from] as const,
      ]),
    ].sort((a, b) => hypot(a[0] - x, a[1] - y) - hypot(b[0] - x, b[1] - y));
    const at = spots.find(
      ([ax, ay]) =>
        boxInside(floor, boxAt(ax, ay, pot)) &&
        !out.some((other) =>
          boxesCollide(boxAt(ax, ay, pot), boxAt(other.x, other.y, other, 2 * GAP_MM)),
        ),
    );
    if (at) out.push({ ...pot, x: Math.round(at[0]), y: Math.round(at[1]) });
  }
  return out;
}
const boxAt = (
  x: Mm,
  y: Mm,
  { widthMm, depthMm, turnDeg }: Furnishing,
  more: Mm = 0,
): Footprint => ({ x, y, width: widthMm + more, depth: depthMm + more, turn: turnDeg });

/** Places with room for a pot, from each planter in turn. */
function spotsIn(planters: readonly Region[], most: number): [Mm, Mm][] {
  const rows = planters.map((region) => {
    const { x0, x1, y0, y1 } = bounds(region),
      half = POT_MM / 2,
      spots: [Mm, Mm][] = [];
    for (let y = y0 + half; y <= y1 - half; y += APART_MM)
      for (let x = x0 + half; x <= x1 - half; x += APART_MM)
        if (
          [
            [-half, -half],
            [half, -half],
            [half, half],
            [-half, half],
          ].every(([dx, dy]) => contains(region, x + dx! * 0.8, y + dy! * 0.8))
        )
          spots.push([Math.round(x), Math.round(y)]);
    return spots;
  });
  const out: [Mm, Mm][] = [];
  for (let i = 0; out.length < most && rows.some((row) => row.length > i); i++)
    for (const row of rows) if (row[i] && out.length < most) out.push(row[i]!);
  return out;
}
