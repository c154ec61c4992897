/** Drifts: each band of a bed falls into patches, each patch is one kind, and kinds come back along the bed; one kind runs along the front. */
import type { Plant } from '../model/plant.ts';
import type { Palette } from './choose-palette.ts';
import type { Work } from './plant-works.ts';
import { edgeOf } from './edges.ts';
import { type Bed, type Job, footOf, heightOf, radiusOf } from './job.ts';
import { moodScore } from './moods.ts';
import { type Band, type Patch, plantPatch, settlePatches, tallestAt } from './patches.ts';
import { apart2 } from './plant-index.ts';
import { ShowTally } from './show.ts';
import { bestHere } from './structure.ts';
import { scatter, spacingScale } from './scatter.ts';

/** Plants that a drift is meant to hold, by who looks after the garden: broad ones are weeded round, scraps among. */
const BY_HANDS = { none: 8, few: 7, usual: 6, keen: 5 } as const;
/** Times that, by what the garden is to be: broad for modern gardens, small for wild ones. */
const BY_TYPE = {
  family: 1,
  modern: 1.2,
  luxury: 1.1,
  wildlife: 0.9,
  edible: 1,
  lowmaint: 1.2,
} as const;

/** The ground a drift of a band holds, m²: so many plants of the band's kinds, more in great beds. */
function patchM2(job: Job, bed: Bed, kinds: readonly Plant[]): number {
  const across =
    kinds.reduce((sum, plant) => sum + footOf(plant) * 2, 0) / Math.max(1, kinds.length) / 1000;
  return (
    across *
    across *
    0.866 *
    spacingScale(job) ** 2 *
    BY_HANDS[job.rules.hands] *
    BY_TYPE[job.type] *
    Math.min(2.8, Math.max(0.8, bed.conditions.areaM2 / 40))
  );
}

const LEAST_GAP_MM = 700;
/** How far the centres of a band's drifts lie apart, mm: a shallow band has long drifts, a deep one round ones. */
function patchGap(job: Job, bed: Bed, cells: readonly number[], kinds: readonly Plant[]): number {
  const depths = cells.map(
    (k) => Math.min(3000, job.ground.front[k]!) + Math.min(3000, job.ground.back[k]!),
  );
  const depth = Math.max(
    300,
    (depths.reduce((sum, one) => sum + one, 0) / Math.max(1, depths.length)) * 0.42,
  );
  const ground = patchM2(job, bed, kinds) * 1e6;
  return Math.min(5200, Math.max(LEAST_GAP_MM, Math.sqrt(ground) * 0.9, (ground / depth) * 0.75));
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
  const { grid, front, covered } = job.ground;
  let deepest = 0;
  for (const k of bed.cells) if (front[k]! < 6000 && front[k]! > deepest) deepest = front[k]!;
  const byBand: Record<Band, number[]> = { front: [], mid: [], back: [] };
  for (const k of bed.cells) byBand[bandOf(job, k, deepest)].push(k);
  const along = bedAxis(job, bed),
    used = new Map<string, number>(),
    patches: Patch[] = [],
    tally = new ShowTally(),
    kindsOf = (band: Band) =>
      WORKS[band]
        .flatMap((work) => palette.kinds.get(work)!)
        .filter((plant, i, all) => all.indexOf(plant) === i);
  const edge = edgeOf(job, kindsOf('front'), bed, byBand.front);
  for (const band of ['back', 'mid', 'front'] as const) {
    const gap = patchGap(job, bed, byBand[band], kindsOf(band));
    const centres = scatter(
      job,
      byBand[band].filter((k) => !covered[k]),
      gap,
    );
    centres.sort((a, b) => along(a) - along(b));
    for (const k of centres) {
      const x = grid.x(k),
        y = grid.y(k);
      const plant =
        (band === 'front' && edge && bestHere(job, bed, [edge], x, y)) ||
        kindFor(job, palette, bed, { band, k, gap, kinds: kindsOf(band), patches, used, tally });
      if (!plant) continue;
      used.set(plant.id, (used.get(plant.id) ?? 0) + 1);
      tally.add(plant, gap * gap);
      patches.push({ x, y, front: front[k]!, band, plant, cells: [], spread: gap });
    }
  }
  for (const patch of settlePatches(job, byBand, patches)) plantPatch(job, bed, patch);
}

/** Orders the cells of a bed along its longer side. */
function bedAxis({ ground: { grid } }: Job, { cells }: Bed): (k: number) => number {
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

/** What a millimetre of the wrong height counts: least in the middle. */
const OF_HEIGHT: Record<Band, number> = { front: 0.005, mid: 0.0016, back: 0.0035 };

type Place = {
  band: Band;
  k: number;
  gap: number;
  kinds: readonly Plant[];
  patches: readonly Patch[];
  used: ReadonlyMap<string, number>;
  tally: ShowTally;
};
/** The kind of the patch at a cell: of the right height, seldom the one beside it, and one that stands in the bed already before another. */
function kindFor(job: Job, palette: Palette, bed: Bed, place: Place): Plant | null {
  const { band, k, gap, kinds, patches, used, tally } = place,
    { grid, front } = job.ground,
    x = grid.x(k),
    y = grid.y(k);
  const tallest = tallestAt(job, k),
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
      Math.abs(height - ideal) * OF_HEIGHT[band] -
      Math.max(0, height - tallest - 250) * 0.004 -
      Math.max(0, radiusOf(plant) - 150 - front[k]!) * 0.01 +
      (proper.includes(plant) ? 1.5 : 0) +
      tally.need(plant) * 0.75 +
      moodScore(job.moods, plant) * 0.7 +
      job.random.next() * 0.8
    );
  };
  const others = (['mid', 'front', 'ground'] as const).flatMap((work) => palette.kinds.get(work)!);
  return bestHere(job, bed, kinds, x, y, judge) ?? bestHere(job, bed, others, x, y, judge);
}
