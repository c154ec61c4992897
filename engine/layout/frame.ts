/** Rasters of the plot that every candidate of one hand shares. */
import type { Site } from '../model/site.ts';
import { Grid } from '../geometry/grid.ts';
import { area, bounds, distanceToSegment, polygon } from '../geometry/region.ts';
import { heldGround, type HeldGround } from './held.ts';
import { groundOf, undugZones } from '../site/zones.ts';
import { breakFlights } from '../levels/breaks.ts';
import { beyondFirst, takenGround } from './taken-ground.ts';
import type { Frame, SunReader } from './plan-types.ts';

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
    kept: [...takenGround(site, plot), ...held.map(heldGround)],
    undug: groundOf(undugZones(site)),
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
