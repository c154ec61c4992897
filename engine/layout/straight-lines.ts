/** In straight languages edges that lie within 300 mm of one another become one line, and no strip of planting is thinner. */
import type { AreaKind, Language } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { unite } from '../geometry/boolean.ts';
import { area, tidy } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Frame, Part } from './plan-types.ts';
import {
  meetsSlanted,
  moveWall,
  readWalls,
  wallThrough,
  withoutIdle,
  type Edge,
  type Ground,
  type Outline,
  type Wall,
} from './walls.ts';

/** Shorter edges are brought into line with a neighbour's. */
const LEAST_EDGE_MM = 300;
const MOST_MOVES = 80;
const STRAIGHT: ReadonlySet<Language> = new Set<Language>(['rect', 'formal', 'zigzag']);
/** How deep what becomes smaller stays, mm; what is not named only takes more. A path keeps its width. */
const LEAST_DEPTH: Partial<Record<AreaKind, Mm>> = {
  bed: 450,
  margin: 0,
  lawn: 1200,
  gravel: 1200,
  meadow: 1200,
  orchard: 1200,
  path: 900,
  terrace: 2400,
  seat: 1800,
};
/** By how much a floor for tables and seats gives way at most, mm. */
const LITTLE_MM = 150;
const SEATED: ReadonlySet<AreaKind> = new Set<AreaKind>(['terrace', 'seat']);
const MOVES: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'bed',
  'margin',
  'lawn',
  'gravel',
  'meadow',
  'orchard',
  'path',
  'terrace',
  'seat',
  'play',
  'vegetable',
]);
/** What rounding may leave of an edge. */
const ROUNDING_MM = 2;
/** How much the edges of the ground step: each that is shorter than a mason likes, by how much it is. */
export const stepsInEdges = (parts: readonly Part[]): number =>
  parts
    .filter((part) => !staysPut(part))
    .flatMap(({ region }) => region.flat())
    .flatMap((ring) =>
      ring.map(([x, y], i) => {
        const [nextX, nextY] = ring[(i + 1) % ring.length]!;
        const length = hypot(nextX - x, nextY - y);
        return length > ROUNDING_MM ? LEAST_EDGE_MM / length : 0;
      }),
    )
    .reduce((sum, step) => sum + (step > 1 ? step : 0), 0);
const staysPut = (part: Part | null): boolean => !part || !!part.kept || !MOVES.has(part.kind);

/** The parts with their edges in line; as they were in a round or diagonal language. */
export function straighten(
  parts: readonly Part[],
  { language, frame }: { language: Language; frame: Pick<Frame, 'plot'> },
): readonly Part[] {
  if (!STRAIGHT.has(language)) return parts;
  const outlineOf = (part: Part | null, region: Region): Outline[] =>
    region.flatMap((polygon) => polygon.map((ring) => ({ part, ring: withoutIdle(ring) })));
  const outlines = [
    ...parts.flatMap((part) => outlineOf(part, part.region)),
    ...outlineOf(null, frame.plot),
  ];
  let moved = 0;
  while (moved < MOST_MOVES) {
    const best = bestMove(readWalls(outlines, staysPut));
    if (!best) break;
    moveWall(outlines, best.wall, best.to);
    moved++;
  }
  return moved ? rebuilt(parts, outlines) : parts;
}

type Move = { wall: Wall; to: Mm; jogs: number; swept: number };

/** The move that takes most short edges out of the plan, and of those the smallest. */
function bestMove(ground: Ground): Move | null {
  let best: Move | null = null;
  for (const edge of ground.edges) {
    if (staysPut(edge.part) || !isShort(edge.to - edge.from)) continue;
    const across = edge.axis === 0 ? 1 : 0;
    for (const [from, to] of [
      [edge.from, edge.to],
      [edge.to, edge.from],
    ] as const) {
      const wall = wallThrough(ground, across, from, edge.at);
      if (!wall || !canMove(ground, wall, to)) continue;
      const jogs = jogsAfter(ground, wall, to),
        swept = Math.abs(to - from) * (wall.to - wall.from);
      if (jogs < 0 && (!best || jogs < best.jogs || (jogs === best.jogs && swept < best.swept)))
        best = { wall, to, jogs, swept };
    }
  }
  return best;
}
const isShort = (length: Mm): boolean => length > 0 && length < LEAST_EDGE_MM;

function canMove(ground: Ground, wall: Wall, to: Mm): boolean {
  if (wall.isFixed || meetsSlanted(ground, wall, to)) return false;
  const ahead = to > wall.at ? 1 : -1,
    giving = ground.edges.filter((edge) => liesOn(edge, wall) && edge.inside === ahead);
  const depths = giving.map(({ part }) =>
      SEATED.has(part!.kind) && Math.abs(to - wall.at) > LITTLE_MM
        ? Infinity
        : (LEAST_DEPTH[part!.kind] ?? Infinity),
    ),
    least = Math.max(0, ...depths);
  if (least === Infinity) return false;
  return !ground.edges.some((edge) => {
    if (edge.axis !== wall.axis || edge.to <= wall.from || edge.from >= wall.to) return false;
    const passed = (edge.at - wall.at) * ahead,
      left = (edge.at - to) * ahead;
    return passed > 0 && left !== 0 && left < least;
  });
}
const liesOn = (edge: Edge, wall: Wall): boolean =>
  edge.axis === wall.axis && edge.at === wall.at && edge.from >= wall.from && edge.to <= wall.to;

/** How many short edges there would be more. */
function jogsAfter(ground: Ground, wall: Wall, to: Mm): number {
  let more = 0;
  for (const edge of ground.edges) {
    if (edge.axis === wall.axis || edge.at < wall.from || edge.at > wall.to) continue;
    const other = edge.from === wall.at ? edge.to : edge.to === wall.at ? edge.from : null;
    if (other === null) continue;
    more += Number(isShort(Math.abs(other - to))) - Number(isShort(edge.to - edge.from));
  }
  return more;
}

/** The parts from their moved outlines; the given ones should ground have been lost or counted twice. */
function rebuilt(parts: readonly Part[], outlines: readonly Outline[]): readonly Part[] {
  const out = parts.map((part) => {
    const rings = outlines.filter((one) => one.part === part);
    let next = 0;
    let isSame = true;
    const region = part.region.map((polygon) =>
      polygon.map((ring) => {
        const moved = rings[next++]!.ring;
        isSame &&= moved.length === ring.length && moved.every((p, i) => same(p, ring[i]!));
        return moved;
      }),
    );
    if (isSame) return part;
    const clean = tidy(region.filter((polygon) => polygon[0]!.length));
    return { ...part, region: clean.length ? unite(clean, clean) : clean };
  });
  const total = (all: readonly Part[]) => all.reduce((sum, part) => sum + area(part.region), 0);
  return Math.abs(total(out) - total(parts)) < LOST_MM2
    ? out.filter((part) => part.region.length)
    : parts;
}
const LOST_MM2 = 2000;
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a[0] === b[0] && a[1] === b[1];
