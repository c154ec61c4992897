/** Can one walk from the door to every gate and every seat, past all that stands there? */
import { FURNISHINGS } from '../features/features.ts';
import { SAT_FROM_FRONT } from '../features/sat-on.ts';
import type { FurnishingKind } from '../features/names.ts';
import { chamferDistance, Grid } from '../geometry/grid.ts';
import { area, disc, polygon } from '../geometry/region.ts';
import { cos, hypot, radians, sin } from '../geometry/trig.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { doorway } from '../site/door.ts';
import { gatesOf } from '../site/gates.ts';
import { zonesOf } from '../site/zones.ts';
import { zoneInTheWay } from './barred-things.ts';
import { boxesCollide, boxInside, cornersOf, type Footprint } from './box-fit.ts';
import { clearBefore } from './doors.ts';
import { WALKABLE } from './plan-types.ts';

/** What a person with a pushchair, a bin or a stretcher goes through. */
export const CLEAR_WALK_MM: Mm = 900;
const CELL_MM: Mm = 100,
  /** On a plot larger than this, mm², a coarser raster serves. */
  COARSE_FROM_MM2 = 400e6,
  /** One has come to a place that is within this. */
  NEAR_MM: Mm = 750,
  AHEAD_MM: Mm = 350;
/** Nobody walks round what is this small. */
const SMALL: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>(['spike-light', 'post-light']);

type Ground = Pick<Layout, 'areas' | 'furnishings'>;
type Where = Pick<Site, 'boundary' | 'doorX' | 'edges' | 'house'> &
  Partial<Pick<Site, 'position' | 'barred' | 'strip'>>;
export type Shut = {
  /** Of the gate or the seat that is not come to. */
  id: string;
  /** Ids of what stands in the way: without any one of them it would be free. */
  by: string[];
};

const standsOn = ({ kind }: Furnishing): boolean =>
  !FURNISHINGS[kind].isOverhead && !SMALL.has(kind);
const boxOf = ({ x, y, widthMm, depthMm, turnDeg }: Furnishing): Footprint => ({
  x,
  y,
  width: widthMm,
  depth: depthMm,
  turn: turnDeg,
});
/** The ground that it stands on. */
export const footprint = (thing: Furnishing): Region =>
  thing.round ? disc(thing.x, thing.y, thing.widthMm / 2) : [[cornersOf(boxOf(thing))]];
/** Before its front, the local -y side. */
const frontOf = ({ x, y, depthMm, turnDeg }: Furnishing): Point => [
  x + sin(radians(turnDeg)) * (depthMm / 2 + AHEAD_MM),
  y - cos(radians(turnDeg)) * (depthMm / 2 + AHEAD_MM),
];

/** What nobody asked for gives way first. */
const OURS: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>([
  'pot',
  'urn',
  'boulder',
  'bird-bath',
  'bird-feeder',
  'bug-hotel',
  'bench',
]);
const ROUNDS = 4;

/** With one gate or seat made free; null where nothing may give way or move. */
function opened(
  layout: Layout,
  site: Where,
  one: Shut,
  isAsked: (thing: Furnishing) => boolean,
): Layout | null {
  const may = ({ id, kind }: Furnishing) =>
    OURS.has(kind) && (one.by.includes(id) || one.id === id);
  const gone =
    layout.furnishings.find((thing) => may(thing) && thing.id !== one.id && !isAsked(thing)) ??
    layout.furnishings.find((thing) => may(thing) && !isAsked(thing)) ??
    // a gate is come to before anybody sits
    (one.id.startsWith('gate-') ? layout.furnishings.find(may) : undefined);
  return gone
    ? { ...layout, furnishings: layout.furnishings.filter((thing) => thing !== gone) }
    : shifted(layout, site, one);
}

/**
 * The layout without what shuts a gate or a seat: pots and ornaments first, and a seat that nobody can come to, where `isAsked` says of neither
 * that it was asked for. Itself where nothing is shut. Pure.
 */
export function withClearWays(
  layout: Layout,
  site: Where,
  isAsked: (thing: Furnishing) => boolean,
): Layout {
  let now = layout;
  for (let round = 0; round < ROUNDS; round++) {
    const shut = shutBy(site, now),
      before = now;
    now =
      shut.reduce<Layout | null>((done, one) => done ?? opened(before, site, one, isAsked), null) ??
      now;
    if (now === before) return now;
  }
  return now;
}

const STEP_MM: Mm = 250,
  MOST_STEPS = 5;
/** With what stands in the way moved on its own floor by no more than it takes; null where no place there leaves the way free. */
function shifted(layout: Layout, site: Where, { id, by }: Shut): Layout | null {
  const steps = Array.from({ length: 2 * MOST_STEPS + 1 }, (_, i) => (i - MOST_STEPS) * STEP_MM);
  const offsets = steps
    .flatMap((dx) => steps.map((dy) => [dx, dy] as const))
    .sort((a, b) => hypot(...a) - hypot(...b))
    .slice(1);
  const zones = zonesOf(site);
  for (const thing of layout.furnishings.filter((one) => by.includes(one.id))) {
    const floor = layout.areas.find((one) => one.id === thing.areaId)?.region ?? [],
      taken = [
        doorway(site),
        ...layout.furnishings.filter(({ kind }) => FURNISHINGS[kind].door).map(clearBefore),
        ...layout.furnishings.filter((one) => one !== thing && standsOn(one)).map(boxOf),
      ];
    for (const [dx, dy] of offsets) {
      const at = { ...thing, x: thing.x + dx, y: thing.y + dy },
        box = boxOf(at);
      if (
        !boxInside(floor, box) ||
        taken.some((other) => boxesCollide(box, other)) ||
        zoneInTheWay(zones, thing.kind, box, thing.heightMm)
      )
        continue;
      const tried = {
        ...layout,
        furnishings: layout.furnishings.map((one) => (one === thing ? at : one)),
      };
      if (!shutBy(site, tried).some((shut) => shut.id === id)) return tried;
    }
  }
  return null;
}

/**
 * Gates and seats to which clear ground of `widthMm` leads over the bare floors, and does not past what stands on them. What no floor of that width
 * leads to is another law's. Pure.
 */
export function shutBy(site: Where, ground: Ground, widthMm: Mm = CLEAR_WALK_MM): Shut[] {
  const standing = ground.furnishings.filter(standsOn);
  const targets: { id: string; at: Point; own: string | null }[] = [
    ...gatesOf(site).map(({ id, inside }) => ({ id, at: inside, own: null })),
    ...standing
      .filter(({ kind }) => SAT_FROM_FRONT.has(kind))
      .map((one) => ({ id: one.id, at: frontOf(one), own: one.id })),
  ];
  if (!targets.length || !standing.length) return [];
  const plot = polygon(site.boundary),
    grid = new Grid(plot, area(plot) > COARSE_FROM_MM2 ? 2 * CELL_MM : CELL_MM),
    floors = new Uint8Array(grid.count);
  for (const { kind, region } of ground.areas) if (WALKABLE.has(kind)) grid.fill(region, 1, floors);
  const reach = (things: readonly Furnishing[]): ((at: Point) => boolean) =>
    reachOver(grid, floors, things, site.doorX, widthMm);
  const bare = reach([]),
    past = reach(standing);
  return targets
    .filter(({ at }) => bare(at) && !past(at))
    .map(({ id, at, own }) => ({
      id,
      by: standing
        .filter((one) => one.id !== own && reach(standing.filter((other) => other !== one))(at))
        .map((one) => one.id),
    }));
}

/** Where one comes to from the door over floors with things on them. */
function reachOver(
  grid: Grid,
  floors: Uint8Array,
  things: readonly Furnishing[],
  doorX: Mm,
  widthMm: Mm,
): (at: Point) => boolean {
  const free = Uint8Array.from(floors);
  for (const thing of things) grid.fill(footprint(thing), 0, free);
  const clear = chamferDistance(grid, free),
    // a raster is a cell too strict or too kind
    least = widthMm / 2 - grid.cell;
  const isOpen = (k: number): boolean =>
    k >= 0 && free[k] === 1 && (clear[k]! >= least || (grid.y(k) < widthMm / 2 && clear[k]! > 0));
  const seen = new Uint8Array(grid.count),
    queue: number[] = [];
  const visit = (k: number) => {
    if (!isOpen(k) || seen[k]) return;
    seen[k] = 1;
    queue.push(k);
  };
  const near = (x: Mm, y: Mm, by: Mm, of: (k: number) => boolean): boolean => {
    let is = false;
    for (let dy = -by; dy <= by && !is; dy += grid.cell)
      for (let dx = -by; dx <= by && !is; dx += grid.cell)
        if (dx * dx + dy * dy <= by * by) is = of(grid.index(x + dx, y + dy));
    return is;
  };
  near(doorX, CLEAR_WALK_MM / 2, NEAR_MM, (k) => {
    visit(k);
    return false;
  });
  for (let at = 0; at < queue.length; at++) {
    const k = queue[at]!,
      column = k % grid.columns;
    if (column > 0) visit(k - 1);
    if (column < grid.columns - 1) visit(k + 1);
    if (k >= grid.columns) visit(k - grid.columns);
    if (k + grid.columns < grid.count) visit(k + grid.columns);
  }
  return ([x, y]) => near(x, y, NEAR_MM, (k) => k >= 0 && seen[k] === 1);
}
