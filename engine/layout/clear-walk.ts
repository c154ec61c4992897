/** Can one walk from the door to every gate and every seat, past all that stands there? */
import { FURNISHINGS } from '../features/features.ts';
import type { FurnishingKind } from '../features/names.ts';
import { chamferDistance, Grid } from '../geometry/grid.ts';
import { area, polygon } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { gatesOf } from '../site/gates.ts';
import { cornersOf } from './box-fit.ts';
import { WALKABLE } from './plan-types.ts';

/** What a person with a pushchair, a bin or a stretcher goes through. */
export const CLEAR_WALK_MM: Mm = 900;
const CELL_MM: Mm = 100,
  /** On a plot larger than this, mm², a coarser raster serves. */
  COARSE_FROM_MM2 = 400e6,
  /** One has come to a place that is within this. */
  NEAR_MM: Mm = 750,
  AHEAD_MM: Mm = 350;
const SAT_ON: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>(['bench', 'arbour']);
/** Nobody walks round what is this small. */
const SMALL: ReadonlySet<FurnishingKind> = new Set<FurnishingKind>(['spike-light', 'post-light']);

type Ground = Pick<Layout, 'areas' | 'furnishings'>;
export type Shut = {
  /** Of the gate or the seat that is not come to. */
  id: string;
  /** Ids of what stands in the way: without any one of them it would be free. */
  by: string[];
};

const standsOn = ({ kind }: Furnishing): boolean =>
  !FURNISHINGS[kind].isOverhead && !SMALL.has(kind);
const footprint = ({ x, y, widthMm, depthMm, turnDeg }: Furnishing): Region => [
  [cornersOf({ x, y, width: widthMm, depth: depthMm, turn: turnDeg })],
];
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

/**
 * The layout without what shuts a gate or a seat: pots and ornaments first, and a seat that nobody can come to, where `isAsked` says of neither
 * that it was asked for. Itself where nothing is shut. Pure.
 */
export function withClearWays(
  layout: Layout,
  site: Pick<Site, 'boundary' | 'doorX' | 'edges'>,
  isAsked: (thing: Furnishing) => boolean,
): Layout {
  let now = layout;
  for (let round = 0; round < ROUNDS; round++) {
    const [one] = shutBy(site, now);
    if (!one) return now;
    const may = ({ id, kind }: Furnishing) =>
      OURS.has(kind) && (one.by.includes(id) || one.id === id);
    const gone =
      now.furnishings.find((thing) => may(thing) && thing.id !== one.id && !isAsked(thing)) ??
      now.furnishings.find((thing) => may(thing) && !isAsked(thing)) ??
      // a gate is come to before anybody sits
      (one.id.startsWith('gate-') ? now.furnishings.find(may) : undefined);
    if (!gone) return now;
    now = { ...now, furnishings: now.furnishings.filter((thing) => thing !== gone) };
  }
  return now;
}

/**
 * Gates and seats to which 0.9 m of clear ground leads over the bare floors, and does not past what stands on them. What no floor of that width
 * leads to is another law's. Pure.
 */
export function shutBy(site: Pick<Site, 'boundary' | 'doorX' | 'edges'>, ground: Ground): Shut[] {
  const standing = ground.furnishings.filter(standsOn);
  const targets: { id: string; at: Point; own: string | null }[] = [
    ...gatesOf(site).map(({ id, inside }) => ({ id, at: inside, own: null })),
    ...standing
      .filter(({ kind }) => SAT_ON.has(kind))
      .map((one) => ({ id: one.id, at: frontOf(one), own: one.id })),
  ];
  if (!targets.length || !standing.length) return [];
  const plot = polygon(site.boundary),
    grid = new Grid(plot, area(plot) > COARSE_FROM_MM2 ? 2 * CELL_MM : CELL_MM),
    floors = new Uint8Array(grid.count);
  for (const { kind, region } of ground.areas) if (WALKABLE.has(kind)) grid.fill(region, 1, floors);
  const reach = (things: readonly Furnishing[]): ((at: Point) => boolean) =>
    reachOver(grid, floors, things, site.doorX);
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
): (at: Point) => boolean {
  const free = Uint8Array.from(floors);
  for (const thing of things) grid.fill(footprint(thing), 0, free);
  const clear = chamferDistance(grid, free),
    // a raster is a cell too strict or too kind
    least = CLEAR_WALK_MM / 2 - grid.cell;
  const isOpen = (k: number): boolean =>
    k >= 0 &&
    free[k] === 1 &&
    (clear[k]! >= least || (grid.y(k) < CLEAR_WALK_MM / 2 && clear[k]! > 0));
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
