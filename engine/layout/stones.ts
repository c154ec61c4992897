/** Lines of stepping stones over the lawn, a walking pace apart, clear of the lawn's edge. */
import type { Area, AreaKind, Layout, SteppingStone } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import { contains, distanceToEdge } from '../geometry/region.ts';
import { offset, tryUnite } from '../geometry/trial.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';
import { BUILDINGS } from './plan-types.ts';
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
  'store',
  'compost',
]);

const PLACES: ReadonlySet<AreaKind> = new Set(['seat', ...BUILDINGS]);
/** To where one goes in all weathers, the longest first. */
export const waysToPlaces = ({
  routes,
  areas,
}: Pick<Layout, 'routes' | 'areas'>): readonly Line[] =>
  routes
    .filter(({ areaId }) => areas.some(({ id, kind }) => id === areaId && PLACES.has(kind)))
    .sort((one, other) => other.lengthMm - one.lengthMm)
    .map(({ line }) => line.map(([x, y]): [number, number] => [x, y]));

/** A line that comes as near to another goes on from it: two ranks side by side are one way too many. */
const MERGE_MM = 2600,
  STEP_MM = 200,
  APART_MM = 560,
  LEAST_STONES = 3;

/** Two lines whose ends both lie within this share of their length of one another, on floors that join, are one way too many. */
const SIDE_BY_SIDE = 0.6,
  JOINT_MM = 20;
/** A line makes no turn so near to its end that a single stone would lie askew, mm. */
const LAST_TURN_MM = 1.5 * PACE_MM;

/** Over `grass`, in the order of the lines, of which no two go the same way; `laid` already are what is there. */
export function layStones(
  lines: readonly Line[],
  areas: readonly Area[],
  grass: readonly Area[] = areas.filter(({ kind }) => kind === 'lawn').slice(0, 1),
  laid: readonly SteppingStone[] = [],
): SteppingStone[] {
  const out: SteppingStone[] = [];
  const joining = lines.filter((line) => line.length > 1 && joinsFloors(line, areas));
  for (const line of withoutDoubles(joining, areas))
    out.push(...layLine(withoutHooks(line), grass, [...laid, ...out]));
  return out;
}

/** Of lines side by side between the same floors the one that lies most in the middle of them, and of two the shorter. */
function withoutDoubles(lines: readonly Line[], areas: readonly Area[]): readonly Line[] {
  if (lines.length < 2) return lines;
  const floors = offset(
    tryUnite(
      ...areas.filter(({ kind }) => FIRM.has(kind) || kind === 'play').map((one) => one.region),
    ),
    JOINT_MM,
  );
  const floorAt = ([x, y]: Line[number]): number =>
    floors.findIndex(
      (floor) => contains([floor], x, y) || distanceToEdge([floor], x, y) < TO_FLOOR_MM,
    );
  const ways = lines.map((line) => {
    const from = line[0]!,
      to = line.at(-1)!;
    return { line, from, to, long: lengthOf(line), between: `${floorAt(from)} ${floorAt(to)}` };
  });
  type Way = (typeof ways)[number];
  const isDouble = (one: Way, other: Way): boolean =>
    one !== other &&
    one.between === other.between &&
    Math.max(apart(one.from, other.from), apart(one.to, other.to)) <
      SIDE_BY_SIDE * Math.min(one.long, other.long);
  const doubles = (one: Way) => ways.filter((other) => isDouble(one, other)).length;
  const kept: Way[] = [];
  for (const way of [...ways].sort((a, b) => doubles(b) - doubles(a) || a.long - b.long))
    if (!kept.some((other) => isDouble(way, other))) kept.push(way);
  return ways.filter((way) => kept.includes(way)).map(({ line }) => line);
}
const apart = (a: Line[number], b: Line[number]): Mm => hypot(a[0] - b[0], a[1] - b[1]);

/** The line without a turn for a single stone at either end. */
function withoutHooks(line: Line): Line {
  let out = line;
  while (out.length > 2 && apart(out[0]!, out[1]!) < LAST_TURN_MM) out = [out[0]!, ...out.slice(2)];
  while (out.length > 2 && apart(out.at(-2)!, out.at(-1)!) < LAST_TURN_MM)
    out = [...out.slice(0, -2), out.at(-1)!];
  return out;
}

function layLine(
  whole: Line,
  grass: readonly Area[],
  there: readonly SteppingStone[],
): SteppingStone[] {
  const branch = branchOff(whole, there),
    line = branch ?? whole,
    stones: SteppingStone[] = [];
  let ahead = branch ? PACE_MM : 300;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!,
      b = line[i + 1]!,
      length = hypot(b[0] - a[0], b[1] - a[1]);
    for (; ahead < length; ahead += PACE_MM) {
      const t = ahead / length,
        x = Math.round(a[0] + (b[0] - a[0]) * t),
        y = Math.round(a[1] + (b[1] - a[1]) * t);
      const on = grass.find(
        ({ region }) => contains(region, x, y) && distanceToEdge(region, x, y) >= FROM_EDGE_MM,
      );
      if (!on) continue;
      if ([...there, ...stones].some((stone) => hypot(stone.x - x, stone.y - y) < APART_MM))
        continue;
      const heading = degrees(atan2(b[1] - a[1], b[0] - a[0]));
      stones.push({
        x,
        y,
        widthMm: STONE_MM[0],
        depthMm: STONE_MM[1],
        turnDeg: Math.round((((heading + 90) % 180) + 180) % 180),
        areaId: on.id,
      });
    }
    ahead -= length;
  }
  return branch || stones.length >= LEAST_STONES ? stones : [];
}

/** The end of a line, from the stone that it last comes near to; null where it comes near none. */
function branchOff(line: Line, there: readonly SteppingStone[]): Line | null {
  for (let i = line.length - 2; i >= 0; i--) {
    const [ax, ay] = line[i]!,
      [bx, by] = line[i + 1]!,
      steps = Math.max(1, Math.ceil(hypot(bx - ax, by - ay) / STEP_MM));
    for (let k = steps; k >= 0; k--) {
      const x = ax + ((bx - ax) * k) / steps,
        y = ay + ((by - ay) * k) / steps;
      let from: SteppingStone | null = null,
        least = MERGE_MM;
      for (const stone of there) {
        const far = hypot(stone.x - x, stone.y - y);
        if (far < least) {
          least = far;
          from = stone;
        }
      }
      if (from) return [[from.x, from.y], ...line.slice(i + 1)];
    }
  }
  return null;
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
