/** Play that is play: something to climb, dig in or hide in, with its fall zone inside the soft floor. */
import { bounds, contains, distanceToEdge } from '../geometry/region.ts';
import { cos, hypot, radians, sin } from '../geometry/trig.ts';
import type { FurnishingKind } from '../features/names.ts';
import { ROUND_TRAMPOLINE_MM } from './asked-sizes.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { Ask } from './plan-types.ts';
import type { BareArea } from './stages.ts';

/** Clear fall zone round anything a child can fall from. */
export const FALL_ZONE_MM = 1500;
/** Clear ground about what was asked for by name, the best first. */
const CLEAR_MM = [FALL_ZONE_MM, 1100, 750, 300] as const;
/** A trampoline stands on the ground, its mat this high. */
const MAT_MM = 600;
/** Ten, eight and six feet. */
const SOLD_MM = [3050, 2440, 1830] as const;
const FRAME: Thing = { kind: 'climbing-frame', width: 1700, depth: 1300, height: 2100 };
const SWING: Thing = { kind: 'swing', width: 2000, depth: 900, height: 2100 };
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
function middleOf({ region }: BareArea): [number, number] {
  const { x0, x1, y0, y1 } = bounds(region);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

export function furnishPlay(furnisher: Furnisher, area: BareArea, ask: Ask): void {
  const edge = (x: number, y: number) => -distanceToEdge(area.region, x, y);
  if (area.feature === 'trampoline') {
    const told = ask.items.find(({ id }) => id === 'trampoline')?.sizeMm,
      own = told && Math.min(...told) - 2 * ROUND_TRAMPOLINE_MM;
    // its floor is cut to it: the middle is the only place, or close by where the floor was given what lay beside it
    const [x, y] = middleOf(area);
    if (own && NEAR.some(([dx, dy]) => furnisher.put(area, trampolineOf(own), x + dx, y + dy)))
      return;
    const tries = [
      // theirs is as large as it is: rather that its clear ground lies over lawn and planting
      ...(own ? [[own, ROUND_TRAMPOLINE_MM] as const, [own, 0] as const] : []),
      ...SOLD_MM.map((size) => [size, size > 2000 ? ROUND_TRAMPOLINE_MM : 400] as const),
      ...SOLD_MM.map((size) => [size, 0] as const),
    ];
    for (const [size, clear] of tries)
      if (furnisher.fit(area, trampolineOf(size), { clear })) return;
    return;
  }
  if (area.feature === 'den') return addDen(furnisher, area);
  const { asked, digs } = ask.play;
  const fits = asked.filter((kind) => addNamed(furnisher, area, kind));
  if (fits.length) return;
  if (ask.household.toddler) {
    if (!furnisher.fit(area, SANDPIT, { prefer: edge }))
      furnisher.fit(area, SMALL_SANDPIT, { prefer: edge });
    if (!ask.play.hasHouse) furnisher.fit(area, HOUSE, { prefer: (x, y) => edge(x, y) + y * 0.3 });
    furnisher.fit(area, LOGS, { prefer: edge });
    return;
  }
  const falls = [FRAME, SWING].some((thing) => furnisher.fit(area, thing, { clear: FALL_ZONE_MM }));
  if (!falls) {
    if (!ask.play.hasHouse) furnisher.fit(area, HOUSE, { prefer: (x, y) => edge(x, y) + y * 0.3 });
    if (digs) furnisher.fit(area, SMALL_SANDPIT, { prefer: edge });
  }
  furnisher.fit(area, LOGS, { prefer: edge });
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

/** What was named in words comes first, and nothing beside it that was not. */
function addNamed(furnisher: Furnisher, area: BareArea, kind: FurnishingKind): boolean {
  const prefer = (x: number, y: number) => -distanceToEdge(area.region, x, y);
  switch (kind) {
    // where the whole fall zone finds no room, the rest of it lies over lawn and planting, which the checks say
    case 'climbing-frame':
      return CLEAR_MM.some((clear) => furnisher.fit(area, FRAME, { clear }));
    case 'climbing-wall':
      return WALLS.some((wall) =>
        [2000, FALL_ZONE_MM, 1000].some((before) => addClimbingWall(furnisher, area, wall, before)),
      );
    case 'swing':
      return CLEAR_MM.some((clear) => furnisher.fit(area, SWING, { clear }));
    case 'sandpit':
      return [SANDPIT, SMALL_SANDPIT].some((sand) => furnisher.fit(area, sand, { prefer }));
    case 'playhouse':
      return furnisher.fit(area, HOUSE, { prefer });
    default:
      return false;
  }
}

const STUMP: Thing = {
  kind: 'stump-seat',
  width: 400,
  depth: 400,
  height: 420,
  round: true,
  seats: 1,
};
const MOST_STUMPS = 3;
/** A den at the back of its ground, and stumps before it. */
function addDen(furnisher: Furnisher, area: BareArea): void {
  const [mx] = middleOf(area),
    back = (x: number, y: number) => y - Math.abs(x - mx) * 0.5;
  for (const size of [2000, 1800, 1600, 1400])
    if (
      furnisher.fit(
        area,
        { kind: 'den', width: size, depth: size, height: Math.round(size * 0.9), round: true },
        { turns: [0], prefer: back },
      )
    )
      break;
  for (let i = 0; i < MOST_STUMPS; i++)
    furnisher.fit(area, STUMP, {
      clear: 100,
      prefer: (x, y) => -y - Math.abs(x - mx) * 0.2,
      inWay: 'never',
    });
}

/** Wide and high; five a side, and for small children, mm. */
const GOALS = [
  [2400, 1000, 1500],
  [1800, 900, 1200],
  [1200, 700, 900],
] as const;
/** To shoot from, mm. */
const BEFORE_GOAL_MM = 4000;
/** A goal at the end of grass that is furthest from glass, with grass before it. */
export function addGoal(furnisher: Furnisher, lawn: BareArea): boolean {
  const [mx] = middleOf(lawn);
  return GOALS.some(([width, depth, height]) =>
    furnisher.fit(
      lawn,
      { kind: 'goal', width, depth, height },
      {
        // its mouth is its local -y side, towards the house
        turns: [0, 90, 270],
        prefer: (x, y, turn) => {
          const way = turn === 0 ? [0, -1] : turn === 90 ? [1, 0] : [-1, 0];
          const isOpen = [0.25, 0.5, 0.75, 1].every((share) =>
            contains(
              lawn.region,
              x + way[0]! * BEFORE_GOAL_MM * share,
              y + way[1]! * BEFORE_GOAL_MM * share,
            ),
          );
          return isOpen ? y - Math.abs(x - mx) * 0.5 - (turn ? 2000 : 0) : -Infinity;
        },
        inWay: 'slim',
      },
    ),
  );
}

/** Trunks in a ring on the floor of a seat, as many as were counted; false where none has room. */
export function addStumps(furnisher: Furnisher, area: BareArea, count: number): boolean {
  const [mx, my] = middleOf(area),
    { x0, x1, y0, y1 } = bounds(area.region),
    ring = Math.min(900, (Math.min(x1 - x0, y1 - y0) - STUMP.width) / 2);
  let put = 0;
  for (let i = 0; i < count; i++)
    if (
      furnisher.fit(area, STUMP, {
        clear: 150,
        prefer: (x, y) => -Math.abs(hypot(x - mx, y - my) - ring) - (i % 2 ? 0.1 : -0.1) * x,
        inWay: 'slim',
      })
    )
      put++;
  return put > 0;
}
