/** What a mason and a gardener would find fault with in a finished design, measured on its ground. */
import { unite } from '#engine/geometry/boolean.ts';
import { area, disc, distanceToEdge, lineLength, rectangle } from '#engine/geometry/region.ts';
import { opened, trySubtract } from '#engine/geometry/trial.ts';
import { atan2, PI } from '#engine/geometry/trig.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Area, AreaKind, Language, Material } from '#engine/model/layout.ts';
import type { Point, Polygon, Region, Ring } from '#engine/model/shapes.ts';

type Design = Pick<GardenModel, 'site' | 'layout'>;
/** A place on the plan that a figure counts, mm, with the area it belongs to. */
export type Spot = { areaId: string; at: Point };

/** Languages whose edges are all parallel to the house or square to it. */
const STRAIGHT: ReadonlySet<Language> = new Set<Language>(['rect', 'formal', 'zigzag']);
const RIGID: ReadonlySet<Material> = new Set<Material>([
  'sandstone',
  'porcelain',
  'concrete-paving',
  'clay-paver',
  'setts',
]);
const GROUND: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'lawn',
  'gravel',
  'seat',
  'play',
  'meadow',
  'orchard',
  'margin',
  'bed',
]);
const BUILT: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'shed',
  'greenhouse',
  'gardenroom',
  'compost',
  'store',
  'pond',
  'water',
]);
const LEAST_PIECE_MM2 = 1e6;
const LEAST_EDGE_MM = 300;
const LEAST_CORNER_DEG = 60;
/** Directions at a corner are taken over this, so that the sides of a curve are not its corners. */
const SIGHT_MM = 100;
const TOUCH_MM = 25;

export type LayoutFigures = {
  /** Pieces of path under 1 m². */
  pathFragments: Spot[];
  /** Pieces of any floor or bed under 1 m², and of them those at no boundary, house or kept thing. */
  leftovers: Spot[];
  innerLeftovers: Spot[];
  /** Edges under 300 mm in straight languages, but for those along or between boundary, buildings, water and kept things. */
  jogs: Spot[];
  /** Corners under 60° of slabs and pavers away from boundary and kept things. */
  acute: Spot[];
  /** Shares of the bed area: in beds thinner than 0.9 m and than 1.5 m, and in beds deeper than 2.5 m without a step into them. */
  thin: number;
  narrow: number;
  deep: number;
};

/** Every figure of one design. Lengths in mm, areas in mm², shares from 0 to 1. */
export function layoutFigures(design: Design): LayoutFigures {
  const { layout } = design,
    given = givenLines(design);
  const ground = layout.areas.filter((one) => GROUND.has(one.kind) && !one.id.startsWith('kept-'));
  const built = layout.areas.filter((one) => BUILT.has(one.kind)).map((one) => one.region);
  const leftovers = ground.flatMap((one) => smallPieces(one));
  const spot = ({ areaId, piece }: Piece): Spot => ({ areaId, at: piece[0]![0]! });
  const isPath = new Set(ground.filter((one) => one.kind === 'path').map((one) => one.id));
  const beds = unite(...ground.filter((one) => one.kind === 'bed').map((one) => one.region)),
    bedArea = area(beds) || 1,
    steps = layout.stones.map(({ x, y }) => disc(x, y, 300));
  return {
    pathFragments: leftovers.filter(({ areaId }) => isPath.has(areaId)).map(spot),
    leftovers: leftovers.map(spot),
    innerLeftovers: leftovers
      .filter(({ piece }) => !piece[0]!.some(([x, y]) => isGiven(given, x, y)))
      .map(spot),
    jogs: STRAIGHT.has(layout.language) ? jogsOf(ground, given, [...given, ...built]) : [],
    acute: ground
      .filter((one) => RIGID.has(one.material))
      .flatMap((one) => acuteCorners(one, given)),
    thin: area(trySubtract(beds, opened(beds, 450))) / bedArea,
    narrow: area(trySubtract(beds, opened(beds, 750))) / bedArea,
    deep: area(opened(trySubtract(beds, ...steps), 1250, 'round')) / bedArea,
  };
}

type Piece = { areaId: string; piece: Polygon };
const smallPieces = ({ id, region }: Area): Piece[] =>
  region.filter((piece) => area([piece]) < LEAST_PIECE_MM2).map((piece) => ({ areaId: id, piece }));

/** Outlines that the design was given: the plot with the house wall, and what stands there already. */
function givenLines({ site, layout }: Design): Region[] {
  return [
    [[site.boundary]],
    ...layout.areas.filter((one) => one.id.startsWith('kept-')).map((one) => one.region),
    ...site.existing.map(({ x, y, radiusMm: r }) => rectangle(x - r, y - r, x + r, y + r)),
  ];
}
const isGiven = (given: readonly Region[], x: number, y: number): boolean =>
  given.some((region) => distanceToEdge(region, x, y) < TOUCH_MM);

/** `fixed`: the given lines, and what is built to a size of its own. */
function jogsOf(
  ground: readonly Area[],
  given: readonly Region[],
  fixed: readonly Region[],
): Spot[] {
  const seen = new Map<string, Spot>();
  for (const { id, region } of ground)
    for (const ring of region.flat()) {
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length]!,
          length = lineLength([a, b]);
        if (length >= LEAST_EDGE_MM || length <= 2) return;
        if (turnAt(ring, i) < 45 || turnAt(ring, (i + 1) % ring.length) < 45) return;
        const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        if (isGiven(given, x, y)) return;
        if (isGiven(fixed, ...a) && isGiven(fixed, ...b)) return;
        seen.set(`${Math.round(x / 10)},${Math.round(y / 10)}`, { areaId: id, at: [x, y] });
      });
    }
  return [...seen.values()];
}

/** By how many degrees an outline turns at a corner. */
function turnAt(ring: Ring, i: number): number {
  const n = ring.length,
    [a, b, c] = [ring[(i + n - 1) % n]!, ring[i]!, ring[(i + 1) % n]!];
  const turn = atan2(c[1] - b[1], c[0] - b[0]) - atan2(b[1] - a[1], b[0] - a[0]);
  return (Math.abs(wrapped(turn)) * 180) / PI;
}
const wrapped = (turn: number): number =>
  turn > PI ? turn - 2 * PI : turn < -PI ? turn + 2 * PI : turn;

function acuteCorners({ id, region }: Area, given: readonly Region[]): Spot[] {
  return region.flatMap((polygon) =>
    polygon.flatMap((ring) =>
      ring
        .filter((_, i) => isAcute(ring, i))
        .filter(([x, y]) => !given.some((line) => distanceToEdge(line, x, y) < 2 * TOUCH_MM))
        .map((at): Spot => ({ areaId: id, at })),
    ),
  );
}

/** A corner that sticks out with less than 60° between its sides, as seen from 100 mm along each. */
function isAcute(ring: Ring, i: number): boolean {
  if (turnAt(ring, i) < 20) return false;
  const corner = ring[i]!,
    before = along(ring, i, -1),
    after = along(ring, i, 1);
  const cross =
    (corner[0] - before[0]) * (after[1] - corner[1]) -
    (corner[1] - before[1]) * (after[0] - corner[0]);
  if (cross <= 0) return false;
  const turn =
    atan2(before[1] - corner[1], before[0] - corner[0]) -
    atan2(after[1] - corner[1], after[0] - corner[0]);
  return (Math.abs(wrapped(turn)) * 180) / PI < LEAST_CORNER_DEG;
}

/** The point 100 mm along an outline from a corner. */
function along(ring: Ring, from: number, step: 1 | -1): Point {
  const n = ring.length;
  let left = SIGHT_MM,
    a = ring[from]!;
  for (let k = 1; k < n; k++) {
    const b = ring[(((from + step * k) % n) + n) % n]!,
      length = lineLength([a, b]);
    if (length >= left)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
    a = b;
  }
  return a;
}
