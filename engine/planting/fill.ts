/** Ground cover in every gap, so that no soil shows, and bulbs that come up through it. */
import { contains, distanceToEdge } from '../geometry/region.ts';
import { PI, TAU, cos, sin } from '../geometry/trig.ts';
import type { Plant } from '../model/plant.ts';
import { FEW_KINDS, HANDFUL, MOST_OF_A_KIND, MOST_OF_FEW_KINDS } from './cap-kinds.ts';
import { isKeptClear } from './clearance.ts';
import type { Palette } from './choose-palette.ts';
import { scatter, shuffled, spacingScale } from './scatter.ts';
import { bareUnder, cover, roomFor } from './ground.ts';
import { type Bed, type Job, footOf, nextDrift, place, radiusOf } from './job.ts';
import { isMassed } from './kinds.ts';
import { apart2 } from './plant-index.ts';
import { summerShow } from './show.ts';
import { bestHere } from './structure.ts';
import type { Work } from './plant-works.ts';
import { suitsHere, zoneAt, zoneKey } from './zones.ts';

/** Works whose kinds share the ground between the shrubs. */
const DRIFTS: readonly Work[] = ['ground', 'front', 'mid', 'tall', 'emergent'];
/** From here inwards a gap may be closed by a plant of the middle of the bed. */
const DEEP_MM = 600;
/** Share of the ground of the beds at which a kind leaves the rest to others. */
const MOST_OF_GROUND = 0.2;
/** Plants to a square metre of bed, bulbs apart, as a rule. */
const PLANTS_TO_M2 = 4.5;

/** Bare share of a plant's spread that is worth a plant, how near it may come to its neighbours, and how much small plants are preferred: gaps first, then chinks. */
const PASSES = [
  [0.55, 0.72, 0],
  [0.34, 0.56, 0],
  [0.3, 0.46, 9],
] as const;

/** Chinks are left to the mulch where hands are few or beds are great: what stands there closes them. */
const passesOf = ({ rules, bedM2 }: Job): number =>
  rules.hands === 'none' || bedM2 > (rules.hands === 'few' ? 30 : 60)
    ? 1
    : bedM2 > 7
      ? 2
      : PASSES.length;

/** Generous gaps first, then the chinks, each with the ground cover of its patch of the bed. */
export function fillGround(job: Job, palette: Palette, bed: Bed): void {
  const { grid, front } = job.ground;
  const low = [...palette.kinds.get('ground')!, ...palette.kinds.get('front')!],
    kinds = [...low, ...palette.kinds.get('mid')!].filter(
      (plant, i, all) => all.indexOf(plant) === i,
    );
  if (!kinds.length) return;
  const centres = scatter(job, bed.cells, 2600),
    favourites = new Map<string, Plant | null>(),
    drifts = new Map<string, string>();
  const patchOf = (x: number, y: number) => {
    let best = 0,
      least = Infinity;
    centres.forEach((k, i) => {
      const d = apart2(grid.x(k), grid.y(k), x, y);
      if (d < least) {
        least = d;
        best = i;
      }
    });
    return best;
  };
  const groundKinds = palette.kinds.get('ground')!,
    planted = new Map<string, number>();
  let sum = 0;
  for (const one of job.placements)
    if (one.role === 'ground' || one.role === 'mid' || one.role === 'structure') {
      planted.set(one.plantId, (planted.get(one.plantId) ?? 0) + 1);
      sum++;
    }
  // a kind that has its share of the beds leaves the next gap to another
  const herbaceous = new Set(DRIFTS.flatMap((work) => palette.kinds.get(work)!)).size,
    share =
      isMassed(job) || herbaceous <= FEW_KINDS - 2
        ? MOST_OF_FEW_KINDS
        : Math.min(MOST_OF_A_KIND, Math.max(0.06, 1.9 / herbaceous)),
    expected = Math.max(sum, job.bedM2 * PLANTS_TO_M2);
  // great beds are covered by broad plants
  const broad = Math.min(70, 44 + job.bedM2 * 0.2);
  const isFull = (plant: Plant) =>
    (planted.get(plant.id) ?? 0) >= Math.max(HANDFUL - 2, expected * share * 0.95) ||
    // a sprawling kind has its share sooner
    ((planted.get(plant.id) ?? 0) * plant.spreadM * plant.spreadM * PI) / 4 >=
      job.bedM2 * Math.max(share, MOST_OF_GROUND);
  for (const [bareShare, tightness, small] of PASSES.slice(0, passesOf(job)))
    for (const k of shuffled(job, bed.cells)) {
      if (job.ground.covered[k]) continue;
      const x = grid.x(k),
        y = grid.y(k),
        patch = patchOf(x, y);
      // behind the edge the drifts themselves close the gaps
      const deep = front[k]! > DEEP_MM;
      const key = `${patch}:${small}:${deep}:${zoneKey(zoneAt(job, bed, x, y))}`;
      const known = favourites.get(key);
      if (known === undefined || (known && isFull(known)))
        favourites.set(
          key,
          bestHere(
            job,
            bed,
            kinds,
            x,
            y,
            (plant) =>
              (isFull(plant) ? -6 : 0) -
              (!deep && !low.includes(plant) ? 8 : 0) +
              (groundKinds.includes(plant) ? (deep ? 1.5 : 3) : 0) +
              summerShow(plant) * 0.9 -
              Math.max(0, broad - plant.spacingCm) * 0.2 -
              plant.spreadM * small -
              22 * ((planted.get(plant.id) ?? 0) / (60 + sum)) +
              ((patch + groundKinds.indexOf(plant)) % Math.max(1, groundKinds.length) === 0
                ? 1.2
                : 0),
          ),
        );
      const plant = favourites.get(key);
      if (!plant) continue;
      const radius = radiusOf(plant),
        foot = footOf(plant) * spacingScale(job);
      if (
        bareUnder(job.ground, x, y, radius) * grid.cell * grid.cell <
        PI * radius * radius * bareShare
      )
        continue;
      // chosen for its whole patch, which may come nearer to a path
      if (!isKeptClear(job, plant, x, y)) continue;
      const room = job.index.isFree(x, y, foot, tightness)
        ? roomFor(job.site, bed.area.region, x, y, radius)
        : 0;
      if (!room) continue;
      const name = `${patch}:${plant.id}`;
      if (!drifts.has(name)) drifts.set(name, nextDrift(job, `${bed.area.id}-ground`));
      planted.set(plant.id, (planted.get(plant.id) ?? 0) + 1);
      sum++;
      place(job, plant, {
        x,
        y,
        areaId: bed.area.id,
        driftId: drifts.get(name)!,
        role: plant.heightM <= 0.5 ? 'ground' : 'mid',
        radiusMm: room,
        footMm: foot * 0.9,
      });
      cover(job.ground, x, y, room);
    }
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
