/** What each cell of the plot costs to walk a path over. */
import type { Region } from '../model/shapes.ts';
import { Grid } from '../geometry/grid.ts';
import { rectangle } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import { RIM_MM } from '../brief/needed-ground.ts';
import { BUILDINGS, isRound } from './plan-types.ts';
import type { Parts, Setting } from './stages.ts';

const FLOOR = 0.3,
  LAWN_EDGE = 1,
  BED = 1.6,
  NEAR_FENCE = 5;
const NEAR_FENCE_MM = 1100;
const COARSE_FROM_MM2 = 350e6;
export const BLOCKED = -1;

export type RouteGround = { grid: Grid; cost: Float64Array; start: number };

/** `clearMm`: how far a path's middle line stays from fences and buildings. */
export function routeGround(garden: Setting & Parts, clearMm: number): RouteGround {
  const { frame, parts, language, ask } = garden;
  const grid = new Grid(frame.plot, frame.area > COARSE_FROM_MM2 ? 500 : 250);
  const cost = new Float64Array(grid.count).fill(BLOCKED);
  grid.each(frame.plot, (i) => {
    const k = frame.grid.index(grid.x(i), grid.y(i));
    const d = k < 0 ? 0 : frame.toBoundary[k]!;
    cost[i] = d < clearMm ? BLOCKED : d < NEAR_FENCE_MM ? NEAR_FENCE : BED;
  });
  const spread = (region: Region, value: number) =>
    grid.each(region, (i) => {
      if (cost[i] !== BLOCKED) cost[i] = value;
    });
  const figure = parts.find((part) => part.kind === 'lawn' || part.kind === 'gravel');
  if (figure) {
    spread(offset(figure.region, 750), LAWN_EDGE);
    const overLawn = ask.isRamped
      ? 3
      : isRound(language) || frame.meanWidthMm < 5500
        ? 1.1
        : garden.lawnCost;
    spread(figure.region, figure.kind === 'gravel' ? FLOOR : overLawn);
  }
  for (const part of parts) {
    if (part.kind === 'terrace' || part.kind === 'seat' || part.kind === 'path')
      spread(part.region, FLOOR);
    else if (
      part.kind === 'play' ||
      part.kind === 'space' ||
      part.kind === 'meadow' ||
      part.kind === 'orchard'
    )
      spread(part.region, 2.2);
    else if (part.kind === 'vegetable') spread(part.region, 1);
  }
  const block = (region: Region) =>
    grid.each(region, (i) => {
      cost[i] = BLOCKED;
    });
  for (const part of parts) {
    if (BUILDINGS.has(part.kind)) block(offset(part.region, Math.max(300, clearMm - 30)));
    else if (part.kind === 'pond' || part.kind === 'water')
      block(offset(part.region, Math.max(350, clearMm - 30)));
    // one walks along the edge of a pool, and not through it
    else if (part.feature === 'pool') block(offset(part.region, -RIM_MM));
  }
  for (const thing of frame.kept)
    if (!thing.kind || thing.kind === 'bed' || thing.kind === 'margin') block(thing.blocked);
  return { grid, cost, start: openDoor(garden, grid, cost) };
}

/** The door always opens on to walkable cells. */
function openDoor(garden: Setting & Parts, grid: Grid, cost: Float64Array): number {
  const { site } = garden;
  grid.each(rectangle(site.doorX - 300, 0, site.doorX + 300, 150 + grid.cell * 3), (i) => {
    if (cost[i] === BLOCKED) cost[i] = 0.5;
  });
  const start = grid.index(site.doorX, grid.cell / 2);
  if (start >= 0) cost[start] = FLOOR;
  return Math.max(0, start);
}
