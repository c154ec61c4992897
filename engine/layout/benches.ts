/** Benches: with their back to an edge, turned to what one sits there for, and with room for knees between them. */
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { atan2, cos, degrees, hypot, radians, sin } from '../geometry/trig.ts';
import { FURNISHINGS } from '../features/features.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { BESIDE_MM } from '../site/asked-where.ts';
import { boxesCollide, type Footprint } from './box-fit.ts';
import { BUILDINGS, WALKABLE } from './plan-types.ts';
import { isBeyondOpenSide, turnToOutlook } from './outlook.ts';
import { ratePlace } from './rate-place.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea, Laid } from './stages.ts';

const BENCH: Thing = { kind: 'bench', width: 1500, depth: 550, height: 850, seats: 3 };
const SHORT_BENCH: Thing = { kind: 'bench', width: 1200, depth: 500, height: 850, seats: 2 };
const SMALL_BENCH: Thing = { kind: 'bench', width: 900, depth: 450, height: 850, seats: 1 };
const BENCHES = [BENCH, SHORT_BENCH, SMALL_BENCH] as const;

/** Between a bench and what else is sat on. */
const KNEES_MM: Mm = 450;
/** Kept free to walk to the door. */
const WAY_MM: Mm = 900;
/** One who sits facing the sun looks at least so far before a fence. */
const LEAST_VIEW_MM: Mm = 3000;
/** What a place is worth where the bench has a wall, a hedge or planting at its back: where it faces the sun, and else. */
const BACKED_IN_SUN = 1500,
  BACKED = 900,
  BACK_MM = 250;
/** What it costs a bench to look another way than it is to, and than out over an open side. */
const TURNED = 600,
  BACK_TO_VIEW = 4000;
/** Whoever sits down looks so far before a fence, a building or a table; every millimetre less counts for so much. */
const AHEAD_MM: Mm = 2500,
  STEP_MM: Mm = 250,
  SHORT = 0.8;
/** Where the sun stands when one sits out for it, degrees clockwise from north. */
const SUN_AT = { morning: 90, evening: 275 } as const;

/** What it costs a bench, as its floor, to stand away from the thing that it was to be beside; null where none was named. */
function placeOfSeat(garden: Laid): ReturnType<typeof ratePlace> | null {
  const where = garden.ask.items
    .find(({ id }) => id === 'seat')
    ?.where?.filter(({ at, of }) => of && (at === 'beside' || at === 'under' || at === 'round'));
  const { frame, site, mirrored, parts } = garden;
  const placed = parts.flatMap((part) => (part.placed && part.id !== 'seat' ? part.placed : []));
  return where?.length ? ratePlace({ frame, site, mirrored, placed }, { where }) : null;
}
const MISPLACED = 500;
const boxAt = ({ x, y, width, depth, turn }: Footprint): [Mm, Mm, Mm, Mm] => {
  const [w, h] = turn % 180 ? [depth, width] : [width, depth];
  return [x - w / 2, y - h / 2, w, h];
};

/** A bench with its back to the far edge, looking down the garden to the house, or towards the sun that it was asked for (a bench's front is its local -y side). */
export function addBench(furnisher: Furnisher, area: BareArea, garden: Laid): boolean {
  const box = bounds(area.region),
    mx = (box.x0 + box.x1) / 2;
  const toHouse =
    degrees(
      atan2(garden.terrace.depth - box.y1, (garden.terrace.x0 + garden.terrace.x1) / 2 - mx),
    ) + 90;
  const toSun = area.feature === 'seat' ? turnToSun(area, garden) : null;
  const square = Math.round(toHouse / 90) * 90,
    turn = garden.language === 'diagonal' ? Math.round(toHouse / 45) * 45 : square;
  const toView = turnToOutlook(
    garden.site,
    [mx, (box.y0 + box.y1) / 2],
    garden.language === 'diagonal' ? 45 : 90,
  );
  const asked = toSun ?? toView;
  const all = [...(asked === null ? [] : [asked]), turn, square, 0, 90, 180, 270],
    turns = [...new Set(all.map((deg) => ((deg % 360) + 360) % 360))];
  const back = area.kind === 'terrace' ? 3 : 0.7,
    // on a floor from wall to wall the edge of another floor is none to sit against
    edge = garden.ask.undug ? garden.frame.plot : area.region;
  const others = furnisher.things
    .filter(({ areaId, seats }) => areaId === area.id && seats)
    .map(({ x, y, widthMm, depthMm, turnDeg }): Footprint => ({
      x,
      y,
      width: widthMm + 2 * KNEES_MM,
      depth: depthMm + 2 * KNEES_MM,
      turn: turnDeg,
    }));
  // before the street the one way to the door goes over this floor
  const way: Footprint | null =
    area.kind === 'terrace' && garden.ask.front
      ? { x: garden.site.doorX, y: 0, width: WAY_MM, depth: 2 * box.y1, turn: 0 }
      : null;
  const solid = garden.parts.filter(({ kind }) => BUILDINGS.has(kind)).map(({ region }) => region);
  const tables = furnisher.things
    .filter(({ kind }) => !FURNISHINGS[kind].isOverhead)
    .map(({ x, y, widthMm, depthMm, turnDeg }): Footprint => ({
      x,
      y,
      width: widthMm,
      depth: depthMm,
      turn: turnDeg,
    }));
  const isOpen = (x: number, y: number): boolean =>
    (contains(garden.frame.plot, x, y) || isBeyondOpenSide(garden.site, x, y, AHEAD_MM)) &&
    !solid.some((region) => contains(region, x, y)) &&
    !tables.some((box) => boxesCollide({ x, y, width: 10, depth: 10, turn: 0 }, box));
  /** How far one looks from there before anything stands in the way, mm. */
  const aheadOf = (x: number, y: number, half: Mm, deg: number): Mm => {
    const [ux, uy] = [sin(radians(deg)), -cos(radians(deg))];
    for (let far = STEP_MM; far < AHEAD_MM; far += STEP_MM)
      if (!isOpen(x + ux * (half + far), y + uy * (half + far))) return far - STEP_MM;
    return AHEAD_MM;
  };
  const misplaced = area.feature === 'seat' ? placeOfSeat(garden) : null;
  return BENCHES.some((bench) => {
    const isBacked = (x: number, y: number, deg: number): boolean => {
      const away = bench.depth / 2 + BACK_MM,
        [bx, by] = [x - sin(radians(deg)) * away, y + cos(radians(deg)) * away];
      return !garden.parts.some(
        ({ kind, region }) => WALKABLE.has(kind) && contains(region, bx, by),
      );
    };
    const prefer = (x: number, y: number, deg: number): number => {
      const at = { x, y, width: bench.width, depth: bench.depth, turn: deg };
      if (others.some((other) => boxesCollide(at, other))) return -Infinity;
      if (way && boxesCollide(at, way)) return -Infinity;
      return (
        y * 0.6 -
        distanceToEdge(edge, x, y) * back -
        Math.abs(x - mx) * 0.3 -
        (deg === turns[0] ? 0 : asked !== null && asked === toView ? BACK_TO_VIEW : TURNED) +
        (isBacked(x, y, deg) ? (asked === null ? BACKED : BACKED_IN_SUN) : 0) -
        (AHEAD_MM - aheadOf(x, y, bench.depth / 2, deg)) * SHORT -
        (misplaced ? MISPLACED * misplaced(...boxAt(at)) : 0)
      );
    };
    return furnisher.fit(area, bench, { turns, prefer, inWay: 'slim' });
  });
}

/** A bench no further than so from a point, its back to the house wall where there is room; false where it has no place. */
function addBenchAt(furnisher: Furnisher, area: BareArea, [px, py]: Point, withinMm: Mm): boolean {
  return BENCHES.some((bench) =>
    furnisher.fit(area, bench, {
      turns: [180, 90, 270],
      prefer: (x, y, deg) => {
        const across = deg % 180 ? bench.depth : bench.width,
          deep = deg % 180 ? bench.width : bench.depth;
        const gap = hypot(
          Math.max(0, Math.abs(x - px) - across / 2),
          Math.max(0, Math.abs(y - py) - deep / 2),
        );
        return gap > withinMm ? -Infinity : -gap - y - (deg === 180 ? 0 : 500);
      },
      inWay: 'slim',
    }),
  );
}

/** A bench at the door where one was to sit there, and as many as were counted. */
export function askedBenches(furnisher: Furnisher, areas: readonly BareArea[], garden: Laid): void {
  const { ask, site } = garden,
    terrace = areas.find((area) => area.id === 'terrace');
  if (ask.benchAtDoor && terrace) addBenchAt(furnisher, terrace, [site.doorX, 0], BESIDE_MM);
  const places = BENCH_GROUND.flatMap((kind) => areas.filter((area) => area.kind === kind));
  while (furnisher.things.filter(({ kind }) => kind === 'bench').length < ask.benches)
    if (!places.some((area) => addBench(furnisher, area, garden))) return;
}

const BENCH_GROUND: readonly AreaKind[] = [
  'seat',
  'gravel',
  'terrace',
  'lawn',
  'meadow',
  'orchard',
];

/** The turn of a bench that faces the sun of its hour; null where no hour was said, or where it would look at a fence. */
export function turnToSun(
  { region }: Pick<BareArea, 'region'>,
  { ask, frame, site, mirrored, language }: Laid,
): number | null {
  const hour = ask.items
    .find(({ id }) => id === 'seat')
    ?.where?.find(({ at }) => at === 'sun')?.hour;
  if (!hour) return null;
  const straight = 90 - (SUN_AT[hour] - site.bearingDeg),
    way = mirrored ? 180 - straight : straight,
    step = language === 'diagonal' ? 45 : 90,
    turn = Math.round((way + 90) / step) * step,
    box = bounds(region),
    [mx, my] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const ahead = [
    mx + sin(radians(turn)) * LEAST_VIEW_MM,
    my - cos(radians(turn)) * LEAST_VIEW_MM,
  ] as const;
  return contains(frame.plot, ...ahead) ? turn : null;
}

/** Benches until those sit who were counted, while there is floor. */
export function seatAll(furnisher: Furnisher, area: BareArea, garden: Laid): void {
  const seated = (): number =>
    furnisher.things
      .filter((thing) => thing.areaId === area.id)
      .reduce((sum, { seats }) => sum + (seats ?? 0), 0);
  while (seated() < garden.ask.sitters) if (!addBench(furnisher, area, garden)) return;
}
