/** Gaps closed by the drifts beside them, so that no soil shows, and bulbs that come up through it. */
import { contains, distanceToEdge } from '../geometry/region.ts';
import { PI, TAU, cos, sin } from '../geometry/trig.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isKeptClear } from './clearance.ts';
import type { Palette } from './choose-palette.ts';
import { mostToM2, scatter, shuffled, spacingScale } from './scatter.ts';
import { bareUnder, cover, roomFor } from './ground.ts';
import { type Bed, type Job, footOf, heightOf, nextDrift, place, radiusOf } from './job.ts';
import { mostOfAKind } from './cap-kinds.ts';
import { driftReach } from './drift-groups.ts';
import { BACK_SHARE, tallestAt } from './patches.ts';
import { apart2 } from './plant-index.ts';
import { showsIn } from './show.ts';
import { bestHere } from './structure.ts';
import { suitsHere } from './zones.ts';

/** From here inwards a gap may be closed by a plant of the middle of the bed. */
const DEEP_MM = 600;

const JULY = 7;
/** Bare share of a plant's spread that is worth a plant, and how near it may come to its neighbours: gaps first, then chinks. */
const PASSES = [
  [0.45, 0.68],
  [0.27, 0.48],
] as const;

/** Where nobody gardens what spreads closes the chinks by itself. */
const passesOf = ({ rules }: Job): readonly (readonly [number, number])[] =>
  rules.hands === 'none' ? PASSES.slice(0, 1) : PASSES;

/** A gap belongs to a drift whose plants are no further away than neighbours of one drift are; low ones come from as far as this, mm; not in great beds, where they would be dots, m². */
const LOW_BESIDE_MM = 3000,
  GREAT_M2 = 80;

/** Reckons afresh what soil the plants that stand now cover. */
export function coverAgain(job: Job): void {
  const { covered } = job.ground;
  for (const { cells } of job.beds) for (const k of cells) covered[k] = 0;
  for (const { role, x, y, radiusMm } of job.placements)
    if (role !== 'bulb' && role !== 'tree' && role !== 'screening')
      cover(job.ground, x, y, role === 'structure' ? radiusMm * SKIRTS : radiusMm);
}
/** Looks once more at what soil is bare, after drifts were gathered and scraps left out. */
export function fillAgain(job: Job, palettes: ReadonlyMap<Bed, Palette>): void {
  coverAgain(job);
  // each round adds plants, and with them the number of each kind that is its share
  for (let round = 0; round < ROUNDS; round++) {
    const before = job.placements.length,
      most = mostOfAKind(job);
    for (const [bed, palette] of palettes) fillGround(job, palette, bed, most);
    if (job.placements.length === before) return;
  }
}
const ROUNDS = 3;
/** Lower than this share of what its place bears, a plant closes holes of its own size and no chinks: the back of a bed is tall. */
const LOW_SHARE = 0.45,
  WHOLE_SHARE = 0.8;
/** Under the skirts of shrubs ground cover comes in, where soil would lie bare until they have grown. */
const SKIRTS = 0.85;

/** Generous gaps first, then the chinks: each goes to the nearest drift that is at home there, so that drifts grow and no dots come in; a kind of which there are `most` grows no further. */
export function fillGround(
  job: Job,
  palette: Palette,
  bed: Bed,
  most: (plant: Plant) => number = () => Infinity,
): void {
  const { grid, front } = job.ground;
  const low = [...palette.kinds.get('ground')!, ...palette.kinds.get('front')!],
    kinds = [...low, ...palette.kinds.get('mid')!].filter(
      (plant, i, all) => all.indexOf(plant) === i,
    );
  if (!kinds.length) return;
  const lowIds = new Set(low.map(({ id }) => id));
  const standing = new Map<string, Standing>(),
    counts = new Map<string, number>(),
    enough = mostToM2(job) * bed.conditions.areaM2;
  let here = 0;
  const remember = (one: PlantPlacement) => {
    const known = standing.get(one.plantId);
    if (known) return void known.all.push(one);
    const plant = job.byId.get(one.plantId)!,
      isLow = lowIds.has(plant.id) && bed.conditions.areaM2 < GREAT_M2,
      reach = Math.max(driftReach(job, plant), isLow ? LOW_BESIDE_MM : 0);
    standing.set(plant.id, { plant, reach2: reach * reach, all: [one] });
  };
  for (const one of job.placements) {
    if (one.existing || (one.role !== 'ground' && one.role !== 'mid')) continue;
    counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
    if (one.areaId !== bed.area.id) continue;
    here++;
    if (!one.driftId.includes('-through-')) remember(one);
  }
  const smallest = Math.min(...kinds.map(footOf)) * spacingScale(job);
  for (const [bareShare, tightness] of passesOf(job))
    for (const k of shuffled(job, bed.cells)) {
      if (here >= enough) return;
      if (job.ground.covered[k]) continue;
      const x = grid.x(k),
        y = grid.y(k);
      // most gaps are too narrow for anything
      if (!job.index.isFree(x, y, smallest, tightness)) continue;
      const deep = front[k]! > DEEP_MM,
        beside = besides(job, standing.values(), x, y),
        // of those beside it, what shows in the month in which most is over comes first
        known = beside
          .map(({ plant }) => plant)
          .sort((a, b) => Number(showsIn(b, JULY)) - Number(showsIn(a, JULY)));
      // where no drift lies near, a low kind begins one
      const fresh = known.length
        ? null
        : bestHere(job, bed, kinds, x, y, (plant) => (deep || low.includes(plant) ? 0 : -8));
      for (const plant of fresh ? [fresh] : known) {
        if (
          (counts.get(plant.id) ?? 0) >= most(plant) ||
          heightOf(plant) > tallestAt(job, k) ||
          !mayStand(job, bed, plant, x, y)
        )
          continue;
        const isLow = heightOf(plant) < tallestAt(job, k) * LOW_SHARE,
          gap = { x, y, bareShare: isLow ? WHOLE_SHARE : bareShare, tightness };
        const one = fillGap(job, bed, plant, gap, () =>
          fresh
            ? nextDrift(job, bed.area.id)
            : beside.find((other) => other.plant === plant)!.one.driftId,
        );
        if (!one) continue;
        remember(one);
        here++;
        counts.set(plant.id, (counts.get(plant.id) ?? 0) + 1);
        break;
      }
    }
}

const mayStand = (job: Job, bed: Bed, plant: Plant, x: number, y: number): boolean =>
  suitsHere(job, bed, plant, x, y) && isKeptClear(job, plant, x, y);

/** The plants of one kind that stand in the bed, and the square of how far away a gap is still theirs, mm². */
type Standing = { plant: Plant; reach2: number; all: PlantPlacement[] };
type Beside = { plant: Plant; one: PlantPlacement; far: number };
const byNearness = (a: Beside, b: Beside): number =>
  a.far - b.far || a.one.x - b.one.x || a.one.y - b.one.y;

/** What stands beside a point, the nearest of each kind, nearest first; what is low comes from further away too. */
function besides(job: Job, standing: Iterable<Standing>, x: number, y: number): Beside[] {
  // deep in the bed, what is low is as good as further away
  const tall = tallestAt(job, job.ground.grid.index(x, y)) * BACK_SHARE,
    found: Beside[] = [];
  for (const { plant, reach2, all } of standing) {
    let nearest: Beside | null = null;
    for (const one of all) {
      const far2 = apart2(one.x, one.y, x, y);
      if (far2 >= reach2) continue;
      const far = Math.sqrt(far2) + Math.max(0, tall - one.heightMm);
      if (nearest && far > nearest.far) continue;
      const beside = { plant, one, far };
      if (!nearest || byNearness(beside, nearest) < 0) nearest = beside;
    }
    if (nearest) found.push(nearest);
  }
  return found.sort(byNearness);
}

type Gap = { x: number; y: number; bareShare: number; tightness: number };
/** Puts a plant into a gap that is worth it; null where it is not, or where the plant has no room. */
function fillGap(
  job: Job,
  bed: Bed,
  plant: Plant,
  { x, y, bareShare, tightness }: Gap,
  driftOf: () => string,
): PlantPlacement | null {
  const { cell } = job.ground.grid,
    radius = radiusOf(plant),
    foot = footOf(plant) * spacingScale(job);
  if (bareUnder(job.ground, x, y, radius) * cell * cell < PI * radius * radius * bareShare)
    return null;
  const room = job.index.isFree(x, y, foot, tightness)
    ? roomFor(job.site, bed.area.region, x, y, radius)
    : 0;
  if (!room) return null;
  cover(job.ground, x, y, room);
  return place(job, plant, {
    x,
    y,
    areaId: bed.area.id,
    driftId: driftOf(),
    role: plant.heightM <= 0.42 ? 'ground' : 'mid',
    radiusMm: room,
    footMm: foot * 0.9,
  });
}

/** Bulbs to a square metre of bed, all drifts together: fewer in great beds. */
const bulbDensity = (job: Job) =>
  3.4 *
  Math.min(1, Math.max(0.15, 35 / Math.max(35, job.bedM2))) *
  BY_HANDS[job.rules.hands] *
  (job.type === 'modern' ? 0.8 : 1);
const BY_HANDS = { none: 0.5, few: 0.7, usual: 1, keen: 1.25 } as const;

/** Kinds of bulb among which a garden's bulbs are shared. */
const ENOUGH_BULBS = 4;

/** Bulbs that cost as much as a plant stand in a group or two, and never make a carpet. */
const DEAR = /^(?:Lilium|Nerine|Eucomis)/,
  FEW_BULBS = 7;

/** Bulbs in loose drifts between the other plants, each kind where it is at home. */
export function plantBulbs(job: Job, palette: Palette, bed: Bed): void {
  const kinds = palette.kinds.get('bulb')!,
    { grid, front } = job.ground;
  if (!kinds.length || bed.conditions.areaM2 < 0.6) return;
  // two kinds do not make up for ten: they would be a carpet
  const wanted =
      bed.conditions.areaM2 * bulbDensity(job) * Math.min(1, kinds.length / ENOUGH_BULBS),
    size = Math.max(5, Math.min(15, Math.round(5 + bed.conditions.areaM2 / 6)) | 1);
  const drifts = Math.max(1, Math.round(wanted / size)),
    gap = Math.sqrt((bed.conditions.areaM2 * 1e6) / drifts) * 0.75;
  const used = new Map<string, number>();
  for (const k of scatter(
    job,
    bed.cells.filter((cell) => front[cell]! < 2200),
    gap,
  ).slice(0, drifts)) {
    const plant = bestHere(
      job,
      bed,
      kinds,
      grid.x(k),
      grid.y(k),
      (one) =>
        -(used.get(one.id) ?? 0) * (DEAR.test(one.latinName) ? 8 : 1.6) + job.random.next() * 0.5,
    );
    if (!plant) continue;
    used.set(plant.id, (used.get(plant.id) ?? 0) + 1);
    bulbDrift(job, bed, plant, grid.x(k), grid.y(k), DEAR.test(plant.latinName) ? FEW_BULBS : size);
  }
}

function bulbDrift(job: Job, bed: Bed, plant: Plant, cx: number, cy: number, size: number): void {
  const drift = nextDrift(job, `${bed.area.id}-bulb`),
    step = Math.max(110, plant.spacingCm * 10),
    turn = job.random.between(0, TAU);
  for (let i = 0, put = 0; i < size * 3 && put < size; i++) {
    // the golden angle spreads them evenly; the jitter keeps it from showing
    const angle = turn + i * 2.39996,
      reach = step * 0.75 * Math.sqrt(i) * job.random.between(0.85, 1.2);
    const x = Math.round(cx + reach * cos(angle)),
      y = Math.round(cy + reach * 0.8 * sin(angle));
    if (
      !contains(bed.area.region, x, y) ||
      distanceToEdge(bed.area.region, x, y) < 60 ||
      !suitsHere(job, bed, plant, x, y)
    )
      continue;
    place(job, plant, { x, y, areaId: bed.area.id, driftId: drift, role: 'bulb', footMm: 0 });
    put++;
  }
}
