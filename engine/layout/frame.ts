/** Rasters of the plot that every candidate of one hand shares. */
import type { Region } from '../model/shapes.ts';
import type { ExistingThing, GroundBreak, Site, SiteUnit } from '../model/site.ts';
import { Grid } from '../geometry/grid.ts';
import { area, bounds, disc, distanceToSegment, polygon, rectangle } from '../geometry/region.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { offset } from '../geometry/trial.ts';
import { heldGround, type HeldGround } from './held.ts';
import { isEdgeHedge, isOpenBelow } from '../site/kept-sizes.ts';
import { screenOfUnit } from '../site/unit.ts';
import { breakFlights } from '../levels/breaks.ts';
import { BREAK_WAY_MM } from '../levels/step-sizes.ts';
import type { Frame, KeptGround, SunReader } from './plan-types.ts';

const TINY_MM2 = 32e6;
/** Grass asked for in words is drawn on a plot from here, beside a smaller floor: that it wears is said. */
const LEAST_GRASSED_MM2 = 24e6;
const COARSE_FROM_MM2 = 450e6;

/**
 * Reads the plot once: insides, distances, clear runs and sun, all on one grid.
 * @param isGrassAsked in the customer's own words
 */
export function makeFrame(
  site: Site,
  sun: SunReader,
  held: readonly HeldGround[] = [],
  isGrassAsked = false,
): Frame {
  const plot = polygon(site.boundary);
  const box = bounds(plot),
    total = area(plot);
  const grid = new Grid(plot, total > COARSE_FROM_MM2 ? 500 : 250);
  const inside = grid.fill(plot);
  const depth = box.y1 - box.y0,
    mean = total / depth;
  return {
    plot,
    ...box,
    area: total,
    widthMm: box.x1 - box.x0,
    depthMm: depth,
    meanWidthMm: mean,
    grid,
    inside,
    toBoundary: boundaryDistance(site, grid, inside),
    ...clearRuns(grid, inside),
    sunHours: sample(grid, inside, (x, y) => sun.hoursAt(x, y)),
    eveningHours: sample(grid, inside, (x, y) => sun.eveningHoursAt(x, y)),
    morningHours: sample(grid, inside, (x, y) => sun.morningHoursAt(x, y)),
    tiny: total < (isGrassAsked ? LEAST_GRASSED_MM2 : TINY_MM2),
    thin: depth / mean > 2.2,
    shallow: mean / depth > 1.4,
    kept: [
      ...site.existing
        // a hedge that is the plot's edge takes no more of the ground than another edge
        .filter((thing) => !isEdgeHedge(site, thing))
        .map((thing) => keptGround(thing, plot, site.doorX))
        .filter((kept) => kept.blocked.length > 0),
      ...(site.unit ? [unitGround(site.unit, plot)] : []),
      ...breakGrounds(site, plot),
      ...held.map(heldGround),
    ],
    beyond: beyondFirst(site, plot),
    steps: breakFlights(site).flatMap(({ region }) => region),
  };
}

function sample(
  grid: Grid,
  inside: Uint8Array,
  read: (x: number, y: number) => number,
): Float64Array {
  const out = new Float64Array(grid.count);
  for (let i = 0; i < out.length; i++) if (inside[i]) out[i] = read(grid.x(i), grid.y(i));
  return out;
}

function boundaryDistance(site: Site, grid: Grid, inside: Uint8Array): Float64Array {
  const out = new Float64Array(grid.count);
  const ring = site.boundary;
  const edges = ring
    .map((p, i) => [p, ring[(i + 1) % ring.length]!] as const)
    .filter(([p, q]) => !(p[1] === 0 && q[1] === 0));
  for (let i = 0; i < out.length; i++) {
    if (!inside[i]) continue;
    const x = grid.x(i),
      y = grid.y(i);
    let least = 1e9;
    for (const [p, q] of edges) least = Math.min(least, distanceToSegment(x, y, p, q));
    out[i] = least;
  }
  return out;
}

function clearRuns(
  grid: Grid,
  inside: Uint8Array,
): Pick<Frame, 'runLeft' | 'runRight' | 'runBehind'> {
  const { columns, rows, cell } = grid;
  const runLeft = new Float64Array(grid.count),
    runRight = new Float64Array(grid.count),
    runBehind = new Float64Array(grid.count);
  for (let j = 0; j < rows; j++) {
    for (let i = 0, run = 0; i < columns; i++) {
      const k = j * columns + i;
      run = inside[k] ? run + cell : 0;
      runLeft[k] = run;
    }
    for (let i = columns - 1, run = 0; i >= 0; i--) {
      const k = j * columns + i;
      run = inside[k] ? run + cell : 0;
      runRight[k] = run;
    }
  }
  for (let i = 0; i < columns; i++)
    for (let j = rows - 1, run = 0; j >= 0; j--) {
      const k = j * columns + i;
      run = inside[k] ? run + cell : 0;
      runBehind[k] = run;
    }
  return { runLeft, runRight, runBehind };
}

/** A unit by the house, with the air it wants and its screen. */
function unitGround(unit: SiteUnit, plot: Frame['plot']): KeptGround {
  const { x, y, name, heightMm } = unit,
    box = bounds([[screenOfUnit(unit)]]);
  const blocked = intersect(rectangle(box.x0 - 100, 0, box.x1 + 100, box.y1 + 100), plot);
  return {
    id: 'unit',
    kind: null,
    feature: null,
    name,
    region: blocked,
    blocked,
    x,
    y,
    radiusMm: 0,
    heightMm,
    tree: false,
  };
}

/** What the first wall or bank parts from the house. */
function beyondFirst({ levels }: Site, plot: Frame['plot']): Region {
  const first = levels?.breaks?.find(({ kind }) => kind !== 'slope');
  if (!first) return [];
  const { x0, x1, y1 } = bounds(plot);
  return rectangle(x0 - 1, first.y - Math.max(BREAK_MM, first.runMm) / 2, x1 + 1, y1 + 1);
}

/** Nothing lies over a wall or a bank that holds a level, but for the way through it, which is as wide as its steps. */
function breakGround(one: GroundBreak, steps: Region, plot: Frame['plot']): KeptGround {
  const half = Math.max(BREAK_MM, one.runMm) / 2,
    { x0, x1 } = bounds(plot),
    box = bounds(steps);
  const band = (from: number, to: number) => rectangle(from, one.y - half, to, one.y + half);
  const blocked = intersect(
    unite(
      band(x0 - 1, one.stepsX - BREAK_WAY_MM / 2),
      band(one.stepsX + BREAK_WAY_MM / 2, x1 + 1),
      // nobody leaves a flight by its side
      rectangle(box.x0 - BESIDE_MM, box.y0, box.x0, box.y1),
      rectangle(box.x1, box.y0, box.x1 + BESIDE_MM, box.y1),
    ),
    plot,
  );
  return {
    id: one.id,
    kind: null,
    feature: null,
    name: one.kind,
    region: blocked,
    blocked,
    // it has no stem that others keep off
    x: x0 - FAR_OFF_MM,
    y: -FAR_OFF_MM,
    radiusMm: 0,
    heightMm: 0,
    tree: false,
  };
}
const breakGrounds = (site: Site, plot: Frame['plot']): KeptGround[] => {
  const flights = breakFlights(site);
  return (site.levels?.breaks ?? [])
    .filter(({ kind }) => kind !== 'slope')
    .map((one, i) => breakGround(one, flights[i]!.region, plot));
};
/** Across a wall. */
const BREAK_MM = 600,
  BESIDE_MM = 300,
  FAR_OFF_MM = 1e6;

const KEPT_KIND = {
  shed: 'shed',
  greenhouse: 'greenhouse',
  patio: 'seat',
  pond: 'pond',
  tree: null,
  shrub: null,
  hedge: null,
  wall: null,
  other: null,
} as const;
const KEPT_FEATURE = {
  shed: 'shed',
  greenhouse: 'greenhouse',
  patio: null,
  pond: 'pond',
  tree: null,
  shrub: null,
  hedge: null,
  wall: null,
  other: null,
} as const;

/** Under a great crown one may walk and sit, this far from its trunk. */
/** Clear of the middle of a trunk that may stand elsewhere. */
const ASSUMED_TRUNK_MM = 600;
const MOST_TRUNK_MM = 1350;

function keptGround(thing: ExistingThing, plot: Frame['plot'], doorX: number): KeptGround {
  const { x, y, radiusMm: r } = thing;
  const kind = KEPT_KIND[thing.kind];
  const [wide, deep] = thing.boxMm ?? [2 * r, 2 * r];
  const square = rectangle(
    Math.round(x - wide / 2),
    Math.round(y - deep / 2),
    Math.round(x + wide / 2),
    Math.round(y + deep / 2),
  );
  const trunk = disc(
    x,
    y,
    // of a shrub its whole spread is its own, and paving ends at it
    thing.kind === 'shrub'
      ? Math.max(400, Math.min(MOST_TRUNK_MM, r))
      : thing.kind === 'tree' && thing.isAssumed
        ? ASSUMED_TRUNK_MM
        : Math.round(Math.min(MOST_TRUNK_MM, Math.max(thing.kind === 'tree' ? 700 : 400, r * 0.5))),
    16,
  );
  const isBuilt = thing.kind === 'other' && thing.boxMm !== undefined && !isOpenBelow(thing.name);
  const isBox = Boolean(kind) || isBuilt || (thing.kind === 'wall' && thing.boxMm !== undefined);
  const whole = intersect(
    kind === 'pond' && !thing.boxMm ? disc(x, y, r) : isBox ? square : trunk,
    plot,
  );
  // nothing kept shuts the door, whatever its measured place says
  const inTheWay =
    (kind || isBuilt) &&
    thing.kind !== 'patio' &&
    y - r < 1500 &&
    x - r < doorX + 700 &&
    x + r > doorX - 700;
  const wayOut = inTheWay ? rectangle(doorX - 700, 0, doorX + 700, Math.round(y + r + 500)) : [];
  const region = subtract(whole, wayOut);
  const clear =
    kind === 'shed' || kind === 'greenhouse' || (isBuilt && thing.heightMm > 0)
      ? 300
      : kind === 'pond'
        ? 400
        : 0;
  return {
    id: thing.id,
    kind: region.length ? kind : null,
    feature: KEPT_FEATURE[thing.kind],
    name: thing.name,
    region,
    blocked: clear ? subtract(offset(region, clear), wayOut) : region,
    x,
    y,
    radiusMm: r,
    heightMm: thing.heightMm,
    tree: thing.kind === 'tree',
  };
}
