/** Drifts: each band of a bed falls into patches, each patch is one kind, and kinds come back along the bed. */
import type { Plant } from '../model/plant.ts';
import { isKeptClear } from './clearance.ts';
import type { Palette } from './choose-palette.ts';
import type { Work } from './plant-works.ts';
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
import { moistureOf } from './conditions.ts';
import { moodScore } from './moods.ts';
import { apart2 } from './plant-index.ts';
import { ShowTally } from './show.ts';
import { bestHere } from './structure.ts';
import { DRIER, zoneFit } from './zones.ts';
import { PI, cos, radians, sin } from '../geometry/trig.ts';
import { scatter, shuffled, spacingScale } from './scatter.ts';

type Band = 'front' | 'mid' | 'back';

type Patch = {
  x: number;
  y: number;
  front: number;
  band: Band;
  plant: Plant;
  cells: number[];
  spread: number;
};

/** How much broader drifts are, by who looks after the garden. */
const BY_HANDS = { none: 1.5, few: 1.3, usual: 1.1, keen: 1 } as const;
/** The ground a drift holds, m²: broad for modern gardens and great beds, small for wild ones. */
function patchM2(job: Job, bed: Bed): number {
  const base = {
    family: 1.4,
    modern: 2.2,
    luxury: 1.4,
    wildlife: 1.1,
    edible: 1.3,
    lowmaint: 2,
  }[job.type];
  return (
    base * BY_HANDS[job.rules.hands] * Math.min(2.6, Math.max(0.65, bed.conditions.areaM2 / 18))
  );
}

/** How far the centres of a band's drifts lie apart, mm: a shallow band has long drifts, a deep one round ones. */
function patchGap(job: Job, bed: Bed, cells: readonly number[]): number {
  const depths = cells.map(
    (k) => Math.min(3000, job.ground.front[k]!) + Math.min(3000, job.ground.back[k]!),
  );
  const depth = Math.max(
    300,
    (depths.reduce((sum, one) => sum + one, 0) / Math.max(1, depths.length)) * 0.42,
  );
  const ground = patchM2(job, bed) * 1e6;
  return Math.min(2600, Math.max(Math.sqrt(ground) * 0.9, (ground / depth) * 0.75));
}

/** Front, middle or back, by distance from where one looks and from the fence behind. */
export function bandOf(job: Job, k: number, deepest: number): Band {
  const f = job.ground.front[k]!,
    b = job.ground.back[k]!;
  if (f > 6000) return 'mid';
  const island = b > 3200;
  const depth = island ? deepest * 1.15 : f + b;
  if (depth < 750) return f < depth * 0.55 ? 'front' : 'mid';
  if (f < Math.min(480, depth * 0.36)) return 'front';
  return (island ? f > deepest * 0.72 : b < depth * (depth < 1400 ? 0.32 : 0.4)) ? 'back' : 'mid';
}

const WORKS: Record<Band, Work[]> = {
  front: ['front', 'ground'],
  mid: ['mid', 'front'],
  back: ['tall', 'mid'],
};

/** Plants the drifts of one bed. */
export function plantDrifts(job: Job, palette: Palette, bed: Bed): void {
  const { grid, front } = job.ground;
  let deepest = 0;
  for (const k of bed.cells) if (front[k]! < 6000 && front[k]! > deepest) deepest = front[k]!;
  const byBand: Record<Band, number[]> = { front: [], mid: [], back: [] };
  for (const k of bed.cells) byBand[bandOf(job, k, deepest)].push(k);
  const along = bedAxis(bed),
    used = new Map<string, number>(),
    patches: Patch[] = [],
    tally = new ShowTally();
  for (const band of ['back', 'mid', 'front'] as const) {
    const gap = patchGap(job, bed, byBand[band]);
    const centres = scatter(
      job,
      byBand[band].filter((k) => !job.ground.covered[k]),
      gap,
    );
    centres.sort((a, b) => along(a) - along(b));
    for (const k of centres) {
      const plant = kindFor(job, palette, bed, band, k, gap, patches, used, tally);
      if (!plant) continue;
      used.set(plant.id, (used.get(plant.id) ?? 0) + 1);
      tally.add(plant, gap * gap);
      patches.push({
        x: grid.x(k),
        y: grid.y(k),
        front: front[k]!,
        band,
        plant,
        cells: [],
        spread: gap,
      });
    }
  }
  for (const band of ['back', 'mid', 'front'] as const)
    shareOut(
      job,
      byBand[band],
      patches.filter((patch) => patch.band === band),
    );
  for (const patch of patches) plantPatch(job, bed, patch);

  function bedAxis({ cells }: Bed): (k: number) => number {
    let x0 = Infinity,
      x1 = -Infinity,
      y0 = Infinity,
      y1 = -Infinity;
    for (const k of cells) {
      x0 = Math.min(x0, grid.x(k));
      x1 = Math.max(x1, grid.x(k));
      y0 = Math.min(y0, grid.y(k));
      y1 = Math.max(y1, grid.y(k));
    }
    return x1 - x0 > y1 - y0
      ? (k) => grid.x(k) * 4096 + grid.y(k)
      : (k) => grid.y(k) * 4096 + grid.x(k);
  }
}

function kindFor(
  job: Job,
  palette: Palette,
  bed: Bed,
  band: Band,
  k: number,
  gap: number,
  patches: readonly Patch[],
  used: Map<string, number>,
  tally: ShowTally,
): Plant | null {
  const { grid, front } = job.ground,
    x = grid.x(k),
    y = grid.y(k);
  const tallest = (0.3 + Math.min(front[k]!, 2500) * 0.00075) * 1000,
    ideal = band === 'front' ? 330 : tallest * 0.85;
  const near = patches.filter((patch) => apart2(patch.x, patch.y, x, y) < gap * gap * 2.9);
  const proper = palette.kinds.get(WORKS[band][0]!)!;
  const judge = (plant: Plant) => {
    const touching = near.filter((patch) => patch.plant.id === plant.id).length;
    const count = used.get(plant.id) ?? 0;
    const height = heightOf(plant);
    return (
      -touching * 3.2 -
      count * 0.45 +
      (count > 0 && touching === 0 ? 1 : 0) -
      Math.abs(height - ideal) * 0.0016 -
      Math.max(0, height - tallest - 250) * 0.004 -
      Math.max(0, radiusOf(plant) - 150 - front[k]!) * 0.01 +
      (proper.includes(plant) ? 1.5 : 0) +
      tally.need(plant) * 0.75 +
      moodScore(job.moods, plant) * 0.7 +
      job.random.next() * 0.8
    );
  };
  const first = WORKS[band]
    .flatMap((work) => palette.kinds.get(work)!)
    .filter((plant, i, all) => all.indexOf(plant) === i);
  return (
    bestHere(job, bed, first, x, y, judge) ??
    bestHere(
      job,
      bed,
      [
        ...palette.kinds.get('mid')!,
        ...palette.kinds.get('front')!,
        ...palette.kinds.get('ground')!,
      ],
      x,
      y,
      judge,
    )
  );
}

/** Gives every cell to the nearest patch of its band whose plant is right for its ground. */
function shareOut(job: Job, cells: readonly number[], patches: readonly Patch[]): void {
  const { grid, front } = job.ground;
  // a bit for each class of sun, in open ground and among the roots of kept trees
  const at = patches.map(({ plant }) =>
    SUN_CLASSES.reduce((bits, sunClass, i) => {
      const open = moistureOf(job.site, job.brief, sunClass);
      return (
        bits |
        (zoneFit(plant, { sunClass, moisture: open }) > 0 ? 1 << i : 0) |
        (zoneFit(plant, { sunClass, moisture: DRIER[open] }) > 0 ? 1 << (i + 3) : 0)
      );
    }, 0),
  );
  for (const k of cells) {
    const x = grid.x(k),
      y = grid.y(k);
    let best: Patch | null = null,
      least = Infinity;
    for (let i = 0; i < patches.length; i++) {
      const patch = patches[i]!;
      // a drift ends where its ground does
      if (!(at[i]! & (1 << (job.classAt[k]! + 3 * job.rootsAt[k]!)))) continue;
      // depth counts more than length, so that drifts run along the bed and slip past one another
      const deeper = front[k]! - patch.front,
        d = apart2(patch.x, patch.y, x, y) + 2.5 * deeper * deeper;
      if (d < least) {
        least = d;
        best = patch;
      }
    }
    best?.cells.push(k);
  }
}

/** Plants one drift on a turned, staggered, loosened lattice, then in what room is left; odd numbers, as gardeners count. */
function plantPatch(job: Job, bed: Bed, patch: Patch): void {
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
  const need = radius * radius * PI * 0.5;
  for (const k of shuffled(job, patch.cells)) {
    if (job.ground.covered[k]) continue;
    const x = grid.x(k) + job.random.between(-0.4, 0.4) * grid.cell,
      y = grid.y(k) + job.random.between(-0.4, 0.4) * grid.cell;
    if (bareUnder(job.ground, x, y, radius) * grid.cell * grid.cell > need) tryAt(x, y, 0.86);
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
