/** The patches that a bed falls into, each of one kind and large enough to be seen as a drift. */
import type { Plant } from '../model/plant.ts';
import { PI, cos, radians, sin } from '../geometry/trig.ts';
import { isKeptClear } from './clearance.ts';
import { bareUnder, cover, roomFor } from './ground.ts';
import {
  type Bed,
  type Job,
  SUN_CLASSES,
  footOf,
  heightOf,
  nextDrift,
  place,
  radiusOf,
} from './job.ts';
import { apart2 } from './plant-index.ts';
import { shuffled, spacingScale } from './scatter.ts';
import { ROOTS } from './roots.ts';
import { groundIn, zoneFit } from './zones.ts';

export type Band = 'front' | 'mid' | 'back';

export type Patch = {
  x: number;
  y: number;
  front: number;
  band: Band;
  plant: Plant;
  cells: number[];
  spread: number;
};

/** A drift of fewer than these is no drift, and what is broader than this is one by itself, m. */
const LEAST_DRIFT = 3,
  BROAD_M = 1;
/** The ground between plants that stand in staggered rows, of the square of their spacing. */
const STAGGERED = 0.866;
/** Of the height that a place bears, what a plant there should have. */
export const BACK_SHARE = 0.75;
/** How tall a plant may be at a cell, mm: knee-high at the edge, taller the further back. */
export const tallestAt = ({ ground }: Job, k: number): number =>
  Math.min(300 + Math.min(ground.front[k]!, 2500) * 0.75, ground.most?.[k] ?? Infinity);

/** Shares the cells of each band among its patches, and lets those too small for a drift join the ones beside them. */
export function settlePatches(
  job: Job,
  byBand: Readonly<Record<Band, readonly number[]>>,
  all: readonly Patch[],
): Patch[] {
  const living = [...all];
  for (const band of ['back', 'mid', 'front'] as const) {
    const own = living.filter((patch) => patch.band === band),
      fits = own.map((patch) => groundsOf(job, patch.plant));
    for (const k of byBand[band]) nearest(job, k, own, fits)?.cells.push(k);
  }
  for (let guard = all.length; guard > 0; guard--) {
    const least = living.reduce<Patch | null>((best, patch) => {
      const short = shortOf(job, patch);
      return short > 0 && (!best || short > shortOf(job, best)) ? patch : best;
    }, null);
    if (!least || living.length === 1) break;
    living.splice(living.indexOf(least), 1);
    const fits = living.map((patch) => groundsOf(job, patch.plant));
    for (const k of least.cells)
      nearest(job, k, living, fits, (plant) => heightOf(plant) <= tallestAt(job, k))?.cells.push(k);
  }
  return living;
}

/** How many plants a patch falls short of a drift by. */
function shortOf(job: Job, { plant, cells }: Patch): number {
  if (plant.spreadM > BROAD_M) return 0;
  const { grid, covered } = job.ground,
    open = cells.reduce((sum, k) => sum + (covered[k] ? 0 : 1), 0) * grid.cell * grid.cell,
    step = footOf(plant) * 2 * spacingScale(job);
  return LEAST_DRIFT - open / (step * step * STAGGERED);
}

/** A bit for each class of sun the plant bears, in open ground and among roots of each kind. */
const groundsOf = (job: Job, plant: Plant): number =>
  SUN_CLASSES.reduce((bits, sunClass, i) => {
    return Object.values(ROOTS).reduce(
      (more, roots) =>
        zoneFit(plant, groundIn(job, sunClass, roots)) > 0 ? more | (1 << (i + 3 * roots)) : more,
      bits,
    );
  }, 0);

/** The patch nearest to a cell whose plant is right for its ground. */
function nearest(
  job: Job,
  k: number,
  patches: readonly Patch[],
  fits: readonly number[],
  may: (plant: Plant) => boolean = () => true,
): Patch | null {
  const { grid, front } = job.ground,
    x = grid.x(k),
    y = grid.y(k);
  let best: Patch | null = null,
    least = Infinity;
  for (let i = 0; i < patches.length; i++) {
    const patch = patches[i]!;
    // a drift ends where its ground does
    if (!(fits[i]! & (1 << (job.classAt[k]! + 3 * job.rootsAt[k]!))) || !may(patch.plant)) continue;
    // depth counts more than length, so that drifts run along the bed and slip past one another
    const deeper = front[k]! - patch.front,
      low = Math.max(0, tallestAt(job, k) * BACK_SHARE - heightOf(patch.plant)),
      d = apart2(patch.x, patch.y, x, y) + 2.5 * deeper * deeper + 2 * low * low;
    if (d < least) {
      least = d;
      best = patch;
    }
  }
  return best;
}

/** Plants one drift on a turned, staggered, loosened lattice, then in what room is left; odd numbers, as gardeners count. */
export function plantPatch(job: Job, bed: Bed, patch: Patch): void {
  const { plant } = patch,
    { grid } = job.ground;
  const mine = new Set(patch.cells),
    radius = radiusOf(plant),
    foot = footOf(plant) * spacingScale(job),
    step = foot * 2;
  const spots: [number, number, number][] = [];
  const tryAt = (px: number, py: number, own: number) => {
    const x = Math.round(px),
      y = Math.round(py);
    if (!mine.has(grid.index(x, y)) || !isKeptClear(job, plant, x, y)) return;
    for (const [sx, sy] of spots) if (apart2(sx, sy, x, y) < step * step * own * own) return;
    const room = job.index.isFree(x, y, foot, 0.84)
      ? roomFor(job.site, bed.area.region, x, y, radius)
      : 0;
    if (room) spots.push([x, y, room]);
  };
  const turn = radians(job.random.between(0, 60)),
    c = cos(turn),
    s = sin(turn);
  const reach = Math.ceil((patch.spread * 2) / step) + 1;
  for (let j = -reach; j <= reach; j++)
    for (let i = -reach; i <= reach; i++) {
      const u = (i + (j & 1 ? 0.5 : 0)) * step + job.random.between(-0.1, 0.1) * step,
        v = j * step * 0.866 + job.random.between(-0.1, 0.1) * step;
      tryAt(patch.x + u * c - v * s, patch.y + u * s + v * c, 0.78);
    }
  const need = radius * radius * PI * 0.5,
    close = job.rules.hands === 'none' || job.rules.hands === 'few' ? 0.9 : 0.86;
  for (const k of shuffled(job, patch.cells)) {
    if (job.ground.covered[k]) continue;
    const x = grid.x(k) + job.random.between(-0.4, 0.4) * grid.cell,
      y = grid.y(k) + job.random.between(-0.4, 0.4) * grid.cell;
    if (bareUnder(job.ground, x, y, radius) * grid.cell * grid.cell > need) tryAt(x, y, close);
  }
  if (spots.length > 3 && spots.length % 2 === 0) spots.splice(farthest(spots, patch), 1);
  if (!spots.length) return;
  const drift = nextDrift(job, bed.area.id);
  for (const [x, y, room] of spots) {
    place(job, plant, {
      x,
      y,
      areaId: bed.area.id,
      driftId: drift,
      role: plant.heightM <= 0.42 ? 'ground' : 'mid',
      radiusMm: room,
      footMm: foot,
    });
    cover(job.ground, x, y, room);
  }
}

function farthest(spots: readonly [number, number, number][], patch: Patch): number {
  let most = -1,
    index = 0;
  spots.forEach(([x, y], i) => {
    const d = apart2(x, y, patch.x, patch.y);
    if (d > most) {
      most = d;
      index = i;
    }
  });
  return index;
}
