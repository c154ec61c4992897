/** Stepping stones into beds that are too deep to be tended from their edges: the gardener's own way, for nobody else. */
import type { Area, AreaKind, SteppingStone, TreeSpot } from '../model/layout.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import { area, contains, distanceToEdge } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';

/** An arm reaches this far over planting; what lies further in needs a way. */
const REACH_MM: Mm = 1250;
/** Ground out of reach that is worth a way into it, mm²: stones that plants close over look lost on the plan. */
const LEAST_CORE_MM2 = 35e4;
const PACE_MM: Mm = 620,
  STONE_MM: Mm = 400;
/** Clear of a trunk, and of the bed's edge. */
const FROM_TRUNK_MM: Mm = 550,
  FROM_EDGE_MM: Mm = 260;
/** A longer way in is a path, and is left to the routes. */
const LONGEST_MM: Mm = 9000;
const FROM: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'lawn',
  'gravel',
  'seat',
  'space',
]);

type Trunk = Pick<TreeSpot, 'x' | 'y'>;

/**
 * For each bed with ground out of reach of its edges, stones from the nearest floor into and along it.
 * @param barriers hedges and screens, which no way passes through
 */
export function bedStones(
  areas: readonly Area[],
  trunks: readonly Trunk[],
  barriers: readonly (readonly Point[])[],
): SteppingStone[] {
  const isOpen: IsOpen = (bed, a, b) =>
    isWithin(bed, a, b) &&
    barriers.every((line) => line.every((c, i) => i === 0 || !isCrossed(a, b, line[i - 1]!, c)));
  const floors = areas.filter(({ kind }) => FROM.has(kind)).flatMap(({ region }) => region);
  return areas
    .filter(({ kind }) => kind === 'bed')
    .flatMap((bed) =>
      offset(bed.region, -REACH_MM)
        .filter((core) => area([core]) >= LEAST_CORE_MM2)
        .flatMap((core) => {
          const line = wayInto(bed.region, [core], floors, isOpen);
          return line ? stonesAlong(line, bed, trunks) : [];
        }),
    );
}

const apart = (a: Point, b: Point): Mm => hypot(b[0] - a[0], b[1] - a[1]);
const isWithin = (region: Region, a: Point, b: Point): boolean => {
  const steps = Math.max(2, Math.ceil(apart(a, b) / 200));
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    if (!contains(region, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)) return false;
  }
  return true;
};

type IsOpen = (bed: Region, a: Point, b: Point) => boolean;
const side = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const isCrossed = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** From the nearest floor to the near end of the core, and on to its far end; null where no straight way leads there. */
function wayInto(bed: Region, core: Region, floors: Region, isOpen: IsOpen): Point[] | null {
  const corners = core.flat(2);
  let best: Point[] | null = null,
    least = LONGEST_MM;
  for (const near of corners) {
    const from = nearestOn(floors, near, least, (at) => isOpen(bed, at, near));
    if (from) {
      least = apart(from, near);
      best = [from, near];
    }
  }
  if (!best) return null;
  const near = best[1]!;
  const far = corners
    .filter((point) => isOpen(bed, near, point))
    .reduce((most, point) => (apart(near, point) > apart(near, most) ? point : most), near);
  const line = apart(near, far) > PACE_MM ? [...best, far] : best;
  return least + apart(near, far) <= LONGEST_MM ? line : null;
}

/** The nearest point of the floors' outlines, nearer than `within`, from which one walks straight to `to` inside the bed. */
function nearestOn(
  floors: Region,
  to: Point,
  within: Mm,
  isOpenFrom: (at: Point) => boolean,
): Point | null {
  let best: Point | null = null,
    least = within;
  for (const ring of floors.flat(1))
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!,
        [dx, dy] = [b[0] - a[0], b[1] - a[1]],
        along = dx * dx + dy * dy || 1;
      const t = Math.max(0, Math.min(1, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / along));
      const at: Point = [a[0] + dx * t, a[1] + dy * t];
      if (apart(at, to) < least && isOpenFrom(at)) {
        least = apart(at, to);
        best = at;
      }
    });
  return best;
}

function stonesAlong(line: readonly Point[], bed: Area, trunks: readonly Trunk[]): SteppingStone[] {
  const stones: SteppingStone[] = [];
  let ahead = PACE_MM / 2;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!],
      length = apart(a, b);
    for (; ahead < length; ahead += PACE_MM) {
      const x = Math.round(a[0] + ((b[0] - a[0]) * ahead) / length),
        y = Math.round(a[1] + ((b[1] - a[1]) * ahead) / length);
      const isClear =
        contains(bed.region, x, y) &&
        distanceToEdge(bed.region, x, y) >= FROM_EDGE_MM &&
        trunks.every((trunk) => hypot(trunk.x - x, trunk.y - y) >= FROM_TRUNK_MM);
      if (isClear)
        stones.push({
          x,
          y,
          widthMm: STONE_MM,
          depthMm: STONE_MM,
          turnDeg: Math.round((degrees(atan2(b[1] - a[1], b[0] - a[0])) + 360) % 90),
          areaId: bed.id,
        });
    }
    ahead -= length;
  }
  return stones.length > 1 ? stones : [];
}
