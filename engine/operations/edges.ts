/** Moving one edge of a piece of ground: its neighbours give or take what lies between. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import {
  area as areaOf,
  bounds,
  boxesTouch,
  contains,
  distanceToEdge,
  polygon,
} from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Outcome } from './apply.ts';
import { capital, heirOf, isHeir, keepWays, lower, recut } from './recut.ts';
import { areaAt } from './things.ts';

/** Ground whose outline may be pulled. */
const PULLED: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'seat',
  'lawn',
  'gravel',
  'play',
  'meadow',
  'bed',
  'path',
]);
/** Shorter pieces of an outline belong to a curve or a joint. */
const SHORTEST_EDGE_MM = 600;
/** What is left of an area is no less, mm². */
const LEAST_AREA = 1e6;
/** A piece that is smaller, or nowhere wider, is no bed nor lawn: it goes with the ground that was taken. */
const LEAST_PIECE = 250_000,
  LEAST_WIDTH_MM = 250;

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
  const outcome = byMm > 0 ? grow(model, own, strip) : shrink(model, own, strip, normal, from, to);
  return 'refused' in outcome ? outcome : keepWays(outcome.model, own);
}

function grow(model: GardenModel, own: Area, strip: Region): Outcome {
  const plot: Region = [[model.site.boundary]];
  let taken = subtract(intersect(strip, plot), own.region);
  if (areaOf(taken) < 1000)
    return { refused: `${capital(lower(own))} reaches the boundary there.` };
  const hindrance = whatStandsIn(model, taken);
  if (hindrance) return { refused: hindrance };
  const cut = new Map<string, Region>();
  for (const other of model.layout.areas) {
    if (other === own || !boxesTouch(bounds(other.region), bounds(taken))) continue;
    const lost = areaOf(intersect(other.region, taken));
    if (lost < 1) continue;
    if (!isHeir(other)) {
      if (lost < 3000) continue;
      return { refused: `${capital(lower(other))} is there. Move or remove it first.` };
    }
    const rest = subtract(other.region, taken);
    const stays = rest.filter((piece) => isWorth([piece]));
    if (areaOf(stays) < Math.min(LEAST_AREA, areaOf(other.region) * 0.9))
      return {
        refused: `That would leave next to nothing of ${lower(other)}. Move the edge less far, or remove ${lower(other)} first.`,
      };
    const scraps = rest.filter((piece) => !stays.includes(piece));
    if (scraps.length) taken = unite(taken, scraps);
    cut.set(other.id, stays);
  }
  // hard neighbours keep the millimetres that rounding would have cost them
  const hard = model.layout.areas.filter(
    (other) =>
      other !== own && !cut.has(other.id) && boxesTouch(bounds(other.region), bounds(taken)),
  );
  taken = subtract(taken, ...hard.map((other) => other.region));
  return recut(model, new Map([...cut, [own.id, unite(own.region, taken)]]));
}

const isWorth = (piece: Region): boolean =>
  areaOf(piece) >= LEAST_PIECE && offset(piece, -LEAST_WIDTH_MM / 2).length > 0;

function shrink(
  model: GardenModel,
  own: Area,
  strip: Region,
  normal: readonly [number, number],
  from: Point,
  to: Point,
): Outcome {
  const given = intersect(own.region, strip),
    rest = subtract(own.region, strip);
  if (areaOf(rest) < LEAST_AREA)
    return { refused: `That would leave next to nothing of ${lower(own)}. Remove it instead.` };
  if (rest.length > own.region.length) return { refused: `That would cut ${lower(own)} in two.` };
  const heir = heirBeside(model, own, from, to, normal) ?? heirOf(model, own, given);
  if (!heir)
    return { refused: `No bed or lawn lies beside ${lower(own)} there to take the ground.` };
  return recut(
    model,
    new Map([
      [own.id, rest],
      [heir.id, unite(heir.region, given)],
    ]),
  );
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
/** What stands in the way of laying other ground, in a sentence. */
function whatStandsIn({ planting, site, layout }: GardenModel, ground: Region): string | null {
  const tree = planting.placements.find(
    (one) => (one.role === 'tree' || one.role === 'screening') && contains(ground, one.x, one.y),
  );
  if (tree) {
    const name = planting.schedule.find((line) => line.plantId === tree.plantId)?.commonName;
    return tree.existing
      ? 'A tree that you keep stands there.'
      : `A tree${name ? ` (${name})` : ''} stands there. Remove it first.`;
  }
  const kept = site.existing.find((thing) => contains(ground, thing.x, thing.y));
  if (kept) return `${capital(kept.name)} stands there, and stays.`;
  const screen = layout.screens.find((one) => one.line.some(([x, y]) => contains(ground, x, y)));
  if (screen) return `A ${screen.kind.replace('-', ' ')} stands there.`;
  return null;
}
