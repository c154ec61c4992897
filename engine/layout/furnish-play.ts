/** Play that is play: something to climb, dig in or hide in, with its fall zone inside the soft floor. */
import { footprint, ROUNDING_MM } from '../checks/near.ts';
import { nameOfFurnishing, type FurnishingKind } from '../features/names.ts';
import { contains, distanceToEdge, middleOfBox } from '../geometry/region.ts';
import { cos, hypot, radians, sin } from '../geometry/trig.ts';
import { FALL_ZONE_MM, hardGround, hardThings, nearestHard } from '../site/fall-zone.ts';
import { addDen } from './furnish-games.ts';
import { ROUND_TRAMPOLINE_MM } from './asked-sizes.ts';
import { metresFigure as metres } from '../model/format.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea, Laid } from './stages.ts';

/** A trampoline stands on the ground, its mat this high. */
const MAT_MM = 600;
/** Ten, eight and six feet. */
const SOLD_MM = [3050, 2440, 1830] as const;
/** The usual size, and the least that is sold. */
const FRAMES: readonly Thing[] = [
  { kind: 'climbing-frame', width: 1700, depth: 1300, height: 2100 },
  { kind: 'climbing-frame', width: 1200, depth: 1000, height: 1800 },
];
const SWINGS: readonly Thing[] = [
  { kind: 'swing', width: 2000, depth: 900, height: 2100 },
  { kind: 'swing', width: 1500, depth: 800, height: 1900 },
];
const HOUSE: Thing = { kind: 'playhouse', width: 1500, depth: 1200, height: 1700 };
const SANDPIT: Thing = { kind: 'sandpit', width: 1500, depth: 1500, height: 250 };
const SMALL_SANDPIT: Thing = { kind: 'sandpit', width: 1200, depth: 1000, height: 250 };
const LOGS: Thing = { kind: 'log-steps', width: 1600, depth: 400, height: 300 };

/** Panels as ply is sold, 1.22 m wide. */
const WALLS: readonly Thing[] = [2440, 1830, 1220].map((width) => ({
  kind: 'climbing-wall',
  width,
  depth: 350,
  height: 2000,
}));
/** Soft floor before a wall, which has its back to an edge: from ample to the least. */
const SOFT_BEFORE_WALL_MM = [2000, FALL_ZONE_MM, 1000] as const;
/** Places about the middle of a floor, the nearest first, mm. */
const STEPS = [-300, -225, -150, -75, 0, 75, 150, 225, 300];
const NEAR = STEPS.flatMap((dx) => STEPS.map((dy) => [dx, dy] as const)).sort(
  (a, b) => hypot(...a) - hypot(...b),
);
const trampolineOf = (size: number): Thing => ({
  kind: 'trampoline',
  width: size,
  depth: size,
  height: MAT_MM,
  round: true,
});

/** Gives back in words what was named and cannot stand there, with the figure. */
export function furnishPlay(
  furnisher: Furnisher,
  area: BareArea,
  areas: readonly BareArea[],
  { ask, site }: Laid,
): string[] {
  const edge = (x: number, y: number) => -distanceToEdge(area.region, x, y),
    hard = hardGround(areas, area.id);
  /** Nothing hard within the fall zone, which may reach over grass and planting. */
  const isClear = (thing: Thing, x: number, y: number, turnDeg: number): boolean => {
    const box = footprint({
      x,
      y,
      widthMm: thing.width,
      depthMm: thing.depth,
      turnDeg,
      round: thing.round ?? false,
    });
    const things = hardThings(furnisher.things, areas, null);
    return nearestHard(site, box, hard, things).mm >= FALL_ZONE_MM - ROUNDING_MM;
  };
  /** What was named may have grass and planting within its fall zone; what is ours stands on its own soft floor. */
  const addFall = (sizes: readonly Thing[], isNamed = true): boolean =>
    sizes.some((thing) => {
      const prefer = (x: number, y: number, turn: number) =>
        isClear(thing, x, y, turn) ? -edge(x, y) : -Infinity;
      if (furnisher.fit(area, thing, { clear: FALL_ZONE_MM, prefer })) return true;
      if (!isNamed || !furnisher.fit(area, thing, { prefer })) return false;
      const { x, y, widthMm, depthMm, turnDeg } = furnisher.things.at(-1)!;
      furnisher.reserve({
        x,
        y,
        width: widthMm + 2 * FALL_ZONE_MM,
        depth: depthMm + 2 * FALL_ZONE_MM,
        turn: turnDeg,
      });
      return true;
    });
  if (area.feature === 'trampoline') {
    const told = ask.items.find(({ id }) => id === 'trampoline')?.sizeMm,
      own = told && Math.min(...told) - 2 * ROUND_TRAMPOLINE_MM;
    // its floor is cut to it: the middle is the only place, or close by where the floor was given what lay beside it
    const [x, y] = middleOfBox(area.region);
    if (own && NEAR.some(([dx, dy]) => furnisher.put(area, trampolineOf(own), x + dx, y + dy)))
      return [];
    if (!own && addFall(SOLD_MM.map(trampolineOf))) return [];
    const tries = [
      // theirs is as large as it is: rather that its clear ground lies over lawn and planting
      ...(own ? [[own, ROUND_TRAMPOLINE_MM] as const, [own, 0] as const] : []),
      ...SOLD_MM.map((size) => [size, size > 2000 ? ROUND_TRAMPOLINE_MM : 400] as const),
      ...SOLD_MM.map((size) => [size, 0] as const),
    ];
    for (const [size, clear] of tries)
      if (furnisher.fit(area, trampolineOf(size), { clear })) return [];
    return [];
  }
  if (area.feature === 'den') {
    addDen(furnisher, area);
    return [];
  }
  const { asked, digs } = ask.play,
    house = () =>
      !ask.play.hasHouse && furnisher.fit(area, HOUSE, { prefer: (x, y) => edge(x, y) + y * 0.3 });
  // what was named in words, and nothing beside it that was not
  if (asked.length) {
    const lacking = asked.filter((kind) => !addNamed(kind));
    return lacking.map(noRoomFor);
  }
  if (ask.household.toddler) {
    if (!furnisher.fit(area, SANDPIT, { prefer: edge }))
      furnisher.fit(area, SMALL_SANDPIT, { prefer: edge });
    house();
  } else if (!addFall(FRAMES, false) && !addFall(SWINGS, false)) {
    house();
    if (digs) furnisher.fit(area, SMALL_SANDPIT, { prefer: edge });
  }
  furnisher.fit(area, LOGS, { prefer: edge });
  return [];

  function addNamed(kind: FurnishingKind): boolean {
    switch (kind) {
      case 'climbing-frame':
        return addFall(FRAMES);
      case 'swing':
        return addFall(SWINGS);
      case 'climbing-wall':
        return WALLS.some((wall) =>
          SOFT_BEFORE_WALL_MM.some((before) => addClimbingWall(furnisher, area, wall, before)),
        );
      case 'sandpit':
        return [SANDPIT, SMALL_SANDPIT].some((sand) => furnisher.fit(area, sand, { prefer: edge }));
      case 'playhouse':
        return furnisher.fit(area, HOUSE, { prefer: edge });
      default:
        return false;
    }
  }
}

/** With its back to the edge of the floor, and so much soft floor before it, mm. */
function addClimbingWall(
  furnisher: Furnisher,
  area: BareArea,
  wall: Thing,
  before: number,
): boolean {
  return furnisher.fit(area, wall, {
    prefer: (x, y, turn) => {
      const way = radians(turn - 90),
        out = wall.depth / 2 + before;
      const isSoft = contains(area.region, x + cos(way) * out, y + sin(way) * out);
      return isSoft
        ? -distanceToEdge(
            area.region,
            x - cos(way) * (wall.depth / 2),
            y - sin(way) * (wall.depth / 2),
          )
        : -Infinity;
    },
    turns: [0, 90, 270],
  });
}

/** What it would need, by the least size of it. */
function noRoomFor(kind: FurnishingKind): string {
  return `the ${nameOfFurnishing(kind)} needs ${leastGround(kind)}, and no such place is left`;
}
function leastGround(kind: FurnishingKind): string {
  if (kind === 'climbing-wall')
    return `${metres(WALLS.at(-1)!.width)} m of edge to stand against and ${metres(SOFT_BEFORE_WALL_MM.at(-1)!)} m of soft floor before it`;
  const falls = [...FRAMES, ...SWINGS].findLast((one) => one.kind === kind),
    { width, depth } = falls ?? (kind === 'sandpit' ? SMALL_SANDPIT : HOUSE),
    clear = falls ? 2 * FALL_ZONE_MM : 0;
  return `${metres(width + clear)} × ${metres(depth + clear)} m${falls ? `, ${metres(FALL_ZONE_MM)} m of it clear on every side` : ''}`;
}
