/** No kind takes the garden over: drifts of one that is too many are given to others that suit the same ground. */
import { areaM2 } from '../geometry/region.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { remembered } from '../model/remembered.ts';
import { isKeptClear } from './clearance.ts';
import { type Palette } from './choose-palette.ts';
import { canDo, staysPut } from './plant-works.ts';
import { roomFor } from './ground.ts';
import { mostByStature } from './stature.ts';
import { type Bed, type Job, footOf, heightOf, radiusOf } from './job.ts';
import { isMassed, kindsByPlot, kindsLeft } from './kinds.ts';
import { isForFood } from './for-food.ts';
import { forFood, mostGrasses } from './palette-extras.ts';
import { asksLittleEnough, isAccent, tasteScore, whim } from './score-plant.ts';
import { showsIn } from './show.ts';
import { zoneAt, zoneFit } from './zones.ts';

/** The most one kind may be of the plants of the beds, bulbs apart, and the most one bulb of all; a handful is never too many. */
export const MOST_OF_A_KIND = 0.165,
  MOST_OF_FEW_KINDS = 0.255,
  MOST_OF_A_BULB = 0.25,
  /** However large the beds: another part of a great garden has another kind. A kind of the middle sort; masses have more, accents fewer. */
  MOST_EVER = 85,
  HANDFUL = 7;
/** And of the plants of beds larger than that, the share of such a kind. */
const OF_MANY = 0.11;
/** In the few beds of a yard so few kinds hold more each, or soil lies bare between them. */
const VERY_FEW = 3,
  YARD_BEDS_M2 = 10,
  MOST_OF_VERY_FEW = 0.4;
/** Times its even share of the kinds between the shrubs that one of them may have. */
const EVEN_SHARES = 1.4;
/** Up to this many kinds between the shrubs are meant to be planted in mass. */
export const FEW_KINDS = 8;
const BEDDED: readonly PlantPlacement['role'][] = ['structure', 'mid', 'ground'];
const CAPPED: readonly PlantPlacement['role'][] = ['mid', 'ground', 'bulb'];

/** How many of each kind stand in beds and pots, whatever their work; pots and shrubs of the frame are counted, and left as they are. */
function countKinds(job: Job): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of job.placements)
    if (!one.existing && (one.role === 'pot' || one.role === 'bulb' || BEDDED.includes(one.role)))
      counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
  return counts;
}

/** Times the middle number, by what a kind is in a great garden: the low ones are its masses, tall and coloured ones its accents, and no two are of a number. */
const MASS = 1.5,
  CARRIER = 0.9,
  TALL = 0.55,
  ACCENT = 0.4,
  LOW_M = 0.45,
  TALL_M = 0.9,
  VARIES = 0.5;
const partOf = remembered((job: Job, plant: Plant): number => {
  const part = isAccent(plant, job.scheme)
    ? ACCENT
    : plant.heightM <= LOW_M && canDo(plant, 'ground')
      ? MASS
      : plant.heightM >= TALL_M
        ? TALL
        : CARRIER;
  return part * (1 - VARIES / 2 + VARIES * whim(job, plant));
});

/** The most of a kind between the shrubs by its share alone: larger where few kinds share the ground, or soil lies bare between them. */
export function shareOfAKind(job: Job): number {
  const bedded = job.placements.filter(({ role, existing }) => !existing && BEDDED.includes(role)),
    between = new Set(
      bedded.filter(({ role }) => role !== 'structure').map(({ plantId }) => plantId),
    ).size;
  return (
    bedded.length *
    (between <= VERY_FEW && job.bedM2 < YARD_BEDS_M2
      ? MOST_OF_VERY_FEW
      : Math.min(MOST_OF_FEW_KINDS, Math.max(MOST_OF_A_KIND, EVEN_SHARES / between)))
  );
}
/** How many plants of each kind the beds may hold: its share, and in great gardens no more than a mass, a carrier or an accent has. */
export function mostOfAKind(job: Job): (plant: Plant) => number {
  const share = shareOfAKind(job),
    all = job.placements.filter(({ role, existing }) => !existing && BEDDED.includes(role)).length,
    middle = Math.max(MOST_EVER, all * OF_MANY);
  return (plant) => Math.max(HANDFUL, Math.floor(Math.min(middle * partOf(job, plant), share)));
}

/** Leaves out what a kind between the shrubs is over its share by when nothing is left to change: those set last first. */
export function trimKinds(job: Job): void {
  for (const [id, count] of countKinds(job)) {
    let over = count - Math.max(HANDFUL, Math.floor(shareOfAKind(job) * TRIMMED_AT));
    if (over <= 0) continue;
    const gone = new Set<PlantPlacement>();
    for (const one of [...job.placements].reverse())
      if (
        over > 0 &&
        one.plantId === id &&
        !one.existing &&
        (one.role === 'mid' || one.role === 'ground')
      ) {
        gone.add(one);
        over--;
      }
    job.placements = job.placements.filter((one) => !gone.has(one));
  }
}
/** Times its share that a kind may have at the end. */
const TRIMMED_AT = 1.12;

/** Times its share from which another kind is brought in for it, however many there are. */
const FAR_OVER = 1.3;

/** Swaps drifts or an end of one, smallest first, until no kind of the beds is above its share; bulbs nobody can replace are left out. */
export function capKinds(job: Job, palette: Palette): void {
  // first what is alike in size, then what is merely at home there, and at last a kind more than the plot should have
  let loose: 0 | 1 | 2 = 0;
  for (let guard = 0; guard < 16; guard++) {
    const counts = countKinds(job),
      most = mostOfAKind(job);
    const limitOf = (plant: Plant) =>
      plant.category === 'bulb'
        ? Math.max(HANDFUL + 2, Math.floor(job.placements.length * MOST_OF_A_BULB))
        : Math.min(most(plant), mostByStature(job, plant));
    const over = [...counts]
      .map(([id, count]) => ({ plant: job.byId.get(id)!, count }))
      .filter(({ plant, count }) => count > limitOf(plant) * (loose === 2 ? FAR_OVER : 1))
      .sort((a, b) => b.count - a.count || (a.plant.id < b.plant.id ? -1 : 1));
    if (over.some(({ plant }) => relieve(job, palette, plant, counts, limitOf, loose))) continue;
    if (loose === 2) return;
    loose = loose === 0 ? 1 : 2;
  }
}

/** From this spread on a plant is not missed among its own, m. */
const SPRAWLS_M = 0.6;
/** Brings one kind down towards its limit; false when nothing could be done. */
function relieve(
  job: Job,
  palette: Palette,
  plant: Plant,
  counts: Map<string, number>,
  limitOf: (plant: Plant) => number,
  loose: 0 | 1 | 2,
): boolean {
  const drifts = new Map<string, PlantPlacement[]>();
  for (const one of job.placements)
    if (one.plantId === plant.id && !one.existing && CAPPED.includes(one.role))
      drifts.set(one.driftId, [...(drifts.get(one.driftId) ?? []), one]);
  const order = [...drifts.values()].sort(
    (a, b) => a.length - b.length || (a[0]!.driftId < b[0]!.driftId ? -1 : 1),
  );
  const pool = standIns(job, palette, plant, counts, loose);
  const limit = limitOf(plant),
    gone = new Set<PlantPlacement>();
  let left = counts.get(plant.id)!,
    moved = false;
  for (const drift of order) {
    if (left <= limit) break;
    const least = Math.min(3, drift.length),
      other = firstThatFits(pool, (one) => {
        const most = Math.min(
          Math.floor(limitOf(one) * 0.92) - (counts.get(one.id) ?? 0),
          left - limit + 2,
        );
        if (most < least) return null;
        const spots = fitting(job, drift, plant, one, most);
        return spots.length >= least ? { one, spots } : null;
      });
    if (other) {
      for (const { placement, radiusMm } of other.spots) turnInto(placement, other.one, radiusMm);
      counts.set(other.one.id, (counts.get(other.one.id) ?? 0) + other.spots.length);
      left -= other.spots.length;
      moved = true;
    } else if (plant.category === 'bulb') {
      for (const one of drift) gone.add(one);
      left -= drift.length;
    } else if (loose === 2 && plant.spreadM >= SPRAWLS_M) {
      // what sprawls closes the gap by itself
      for (const one of drift.slice(0, left - limit)) gone.add(one);
      left -= Math.min(drift.length, left - limit);
    }
  }
  if (gone.size) job.placements = job.placements.filter((one) => !gone.has(one));
  return moved || gone.size > 0;
}

const JULY = 7,
  SHOWS_TOO = 4;
/** Kinds that could take a drift over, best first: the palette's own before any that are new to the garden. */
function standIns(
  job: Job,
  palette: Palette,
  plant: Plant,
  counts: Map<string, number>,
  loose: 0 | 1 | 2,
): Plant[] {
  const bulb = plant.category === 'bulb',
    full =
      loose === 2
        ? kindsLeft(job) < 1
        : counts.size >= kindsByPlot(areaM2([[job.site.boundary]])) * (isMassed(job) ? 0.65 : 0.85);
  const genera = new Map<string, number>();
  for (const id of counts.keys()) {
    const genus = genusOf(job.byId.get(id)!);
    genera.set(genus, (genera.get(genus) ?? 0) + 1);
  }
  const grasses = [...counts.keys()].filter((id) => job.byId.get(id)!.category === 'grass').length;
  const alike = (one: Plant) =>
    one.id !== plant.id &&
    (bulb
      ? canDo(one, 'bulb') && (counts.has(one.id) || !genera.has(genusOf(one)))
      : (canDo(one, 'ground') || canDo(one, 'front') || canDo(one, 'mid')) &&
        one.spreadM >= plant.spreadM * (loose ? 0.6 : 0.8) &&
        footOf(one) >= footOf(plant) * (loose ? 0.6 : 0.75) &&
        footOf(one) <= footOf(plant) * (loose ? 1.7 : 1.5) &&
        one.heightM <= Math.max(0.5, plant.heightM * (loose ? 1.6 : 1.35)) &&
        one.heightM >= plant.heightM * (loose ? 0.45 : 0.6));
  return job.rooted
    .filter(
      (one) =>
        alike(one) &&
        staysPut(one) &&
        (one.category !== 'herb' || counts.has(one.id) || isForFood(job)) &&
        (one.category !== 'grass' || counts.has(one.id) || grasses < mostGrasses(job)) &&
        asksLittleEnough(job, one) &&
        // the garden's own kinds first; a new one only where none of them will do
        (counts.has(one.id) || palette.all.includes(one) || (loose && !full)),
    )
    .map((one) => ({
      one,
      score:
        tasteScore(job, one) +
        forFood(job, one) +
        (palette.all.includes(one) ? 2.5 : 0) +
        (one.foliage.type === plant.foliage.type ? 1 : 0) +
        // what showed in July gives its place to what shows in July
        (showsIn(plant, JULY) && showsIn(one, JULY) ? SHOWS_TOO : 0) -
        (counts.has(one.id) ? 0 : Math.max(0, (genera.get(genusOf(one)) ?? 0) - 1) * 6) -
        ((counts.get(one.id) ?? 0) / Math.max(1, job.placements.length)) * 20,
    }))
    .sort((a, b) => b.score - a.score || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
}

const genusOf = (plant: Plant): string => plant.latinName.split(' ')[0]!;

/** What the first of the plants gives that gives anything; those behind it are not looked at. */
function firstThatFits<T>(pool: readonly Plant[], look: (plant: Plant) => T | null): T | null {
  for (const plant of pool) {
    const found = look(plant);
    if (found) return found;
  }
  return null;
}

type Spot = { placement: PlantPlacement; radiusMm: number };
/** The places of a drift where another kind would be at home, `most` at the most, with the spread it would have there. */
function fitting(
  job: Job,
  drift: readonly PlantPlacement[],
  old: Plant,
  plant: Plant,
  most: number,
): Spot[] {
  const bed: Bed | undefined = job.beds.find((one) => one.area.id === drift[0]!.areaId),
    spots: Spot[] = [];
  if (!bed) return spots;
  // from one end of the drift, so that a part of it is given over, not every other plant
  const along = [...drift].sort((a, b) => a.x + a.y - b.x - b.y || a.x - b.x);
  for (const placement of along) {
    if (spots.length >= most) break;
    const { x, y } = placement,
      zone = zoneAt(job, bed, x, y);
    if (
      zoneFit(plant, zone) < (zoneFit(old, zone) < 0.5 ? 0.2 : 0.5) ||
      !isKeptClear(job, plant, x, y)
    )
      continue;
    const radiusMm =
      plant.category === 'bulb'
        ? radiusOf(plant)
        : roomFor(
            job.site,
            bed.area.region,
            x,
            y,
            Math.min(radiusOf(plant), placement.radiusMm * 1.15),
          );
    if (radiusMm) spots.push({ placement, radiusMm });
  }
  return spots;
}

function turnInto(placement: PlantPlacement, plant: Plant, radiusMm: number): void {
  placement.plantId = plant.id;
  placement.driftId = `${placement.driftId}-${plant.id.slice(0, 3)}`;
  placement.radiusMm = Math.round(radiusMm);
  placement.heightMm = heightOf(plant);
  if (placement.role !== 'bulb') placement.role = plant.heightM <= 0.42 ? 'ground' : 'mid';
}
