/** Moving one edge of a piece of ground: its neighbours give or take what lies between. */
import { distanceToEdge, polygon } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Outcome } from './apply.ts';
import { giveGround, takeGround } from './ground.ts';
import { isHeir, keepWays, lower } from './recut.ts';
import { areaAt } from './things.ts';

/** Ground whose outline may be pulled. */
export const PULLED: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'seat',
  'lawn',
  'gravel',
  'play',
  'space',
  'meadow',
  'bed',
  'path',
]);
/** Shorter pieces of an outline belong to a curve or a joint. */
const SHORTEST_EDGE_MM = 600;

/** Edges of an area that may be moved, from corner to corner; none of a curve's, and none along the house or the boundary. */
export function movableEdges(model: GardenModel, area: Area): { from: Point; to: Point }[] {
  if (!PULLED.has(area.kind) || area.id.startsWith('kept-')) return [];
  const plot: Region = [[model.site.boundary]];
  return area.region.flatMap((rings) =>
    rings.flatMap((ring) =>
      ring.flatMap((from, i) => {
        const to = ring[(i + 1) % ring.length]!;
        if (hypot(to[0] - from[0], to[1] - from[1]) < SHORTEST_EDGE_MM) return [];
        const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        return distanceToEdge(plot, mx, my) < 30 ? [] : [{ from, to }];
      }),
    ),
  );
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The edge's neighbours in its ring. */
function findEdge(region: Region, from: Point, to: Point): { before: Point; after: Point } | null {
  for (const rings of region)
    for (const ring of rings)
      for (let i = 0; i < ring.length; i++)
        if (same(ring[i]!, from) && same(ring[(i + 1) % ring.length]!, to))
          return {
            before: ring[(i + ring.length - 1) % ring.length]!,
            after: ring[(i + 2) % ring.length]!,
          };
  return null;
}

/** Where a corner comes to lie when its edge is moved: along the neighbouring edge, or straight where that runs too flat. */
function slide(corner: Point, along: Point, normal: readonly [number, number], by: Mm): Point {
  const dx = along[0] - corner[0],
    dy = along[1] - corner[1],
    length = hypot(dx, dy) || 1;
  const lean = (dx * normal[0] + dy * normal[1]) / length;
  const [ux, uy, far] =
    Math.abs(lean) < 0.5 ? [normal[0], normal[1], by] : [dx / length, dy / length, by / lean];
  return [Math.round(corner[0] + ux * far), Math.round(corner[1] + uy * far)];
}

export function moveEdge(
  model: GardenModel,
  { areaId, from, to, byMm }: Extract<Operation, { kind: 'move-edge' }>,
): Outcome {
  const own = model.layout.areas.find((one) => one.id === areaId);
  const edge = own && findEdge(own.region, from, to);
  if (!own || !edge) return { refused: 'That edge is no longer there.' };
  if (!movableEdges(model, own).some((one) => same(one.from, from) && same(one.to, to)))
    return { refused: `That edge of ${lower(own)} cannot be moved.` };
  if (byMm === 0) return { model };
  const length = hypot(to[0] - from[0], to[1] - from[1]);
  // outer rings run counter-clockwise and holes clockwise: the area lies to the left of either
  const normal = [(to[1] - from[1]) / length, (from[0] - to[0]) / length] as const;
  const strip = polygon([
    from,
    to,
    slide(to, edge.after, normal, byMm),
    slide(from, edge.before, normal, byMm),
  ]);
  if (!strip.length) return { refused: 'That is too little to build.' };
  const outcome =
    byMm > 0
      ? takeGround(model, own, strip)
      : giveGround(model, own, strip, heirBeside(model, own, from, to, normal));
  return 'refused' in outcome ? outcome : keepWays(outcome.model, own);
}

/** The soft neighbour along most of an edge. */
function heirBeside(
  { layout }: GardenModel,
  own: Area,
  from: Point,
  to: Point,
  normal: readonly [number, number],
): Area | null {
  const counts = new Map<Area, number>();
  for (let i = 0.5; i < 12; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / 12 + normal[0] * 25,
      y = from[1] + ((to[1] - from[1]) * i) / 12 + normal[1] * 25;
    const beside = areaAt(layout, Math.round(x), Math.round(y));
    if (beside && beside !== own && isHeir(beside))
      counts.set(beside, (counts.get(beside) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
