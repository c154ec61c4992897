/** Plants that do what was asked without a name: so many kinds of them, and some where it was asked for. */
import type { Layout } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import { type Trait, type TraitPlace, hasTrait } from '../model/plant-traits.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import type { Palette } from './choose-palette.ts';
import type { Bed, Job } from './job.ts';
import { putIn } from './mend-months.ts';
import { type Work, canDo } from './plant-works.ts';
import { isWanted, tasteScore } from './score-plant.ts';
import { distanceToThing } from './thing-distance.ts';
import { traitsAsked } from './traits-asked.ts';
import { gardenFit } from './zones.ts';

/** Kinds that answer it: two in small beds, m², or where a list is short, else three; of scent more, since each has its own weeks, and no month is to be without. */
const SMALL_BEDS_M2 = 12,
  MORE_SCENT = { few: 1, many: 3 };
export const kindsForTrait = (
  { bedM2, rules }: Pick<Job, 'bedM2' | 'rules'>,
  trait?: Trait,
): number =>
  bedM2 < SMALL_BEDS_M2 || rules.fewKinds
    ? 2 + (trait === 'scent' ? MORE_SCENT.few : 0)
    : 3 + (trait === 'scent' ? MORE_SCENT.many : 0);

/** Within so much of the place it is had there, mm: smelt from a seat, cut by a door, seen from a window. */
export const NEAR_MM: Readonly<Record<TraitPlace, Mm>> = { seat: 3000, door: 4000, window: 7000 };
const SAT_AT: readonly Layout['furnishings'][number]['kind'][] = [
  'dining-set',
  'lounge-set',
  'bench',
  'arbour',
  'pergola',
];
/** How far a point lies from the nearest seat, the door, or the wall that windows are in, mm. */
export function fromPlace(
  at: TraitPlace,
  { site, layout }: { site: Site; layout: Layout },
  x: Mm,
  y: Mm,
): Mm {
  if (at === 'window') return Math.max(0, y);
  if (at === 'door') return Math.sqrt((x - site.doorX) ** 2 + y * y);
  return Math.min(
    Infinity,
    ...layout.furnishings
      .filter(({ kind }) => SAT_AT.includes(kind))
      .map((thing) => distanceToThing(thing, x, y)),
  );
}

/** What a bed or a place is liked more by, for a trait that was asked for: most where it was asked for. */
const ASKED = 1.5,
  THERE = 4;
/** Scent that was asked for without a place belongs where people come out, mm. */
const AT_THE_DOOR_MM = 4500;
/** How much more a plant is liked in a bed for what was asked of it. */
export function traitLiking(job: Job, plant: Plant, bed: Bed): number {
  let liked = 0;
  for (const { trait, at } of traitsAsked(job)) {
    if (!hasTrait(plant, trait)) continue;
    const { grid } = job.ground,
      place = at ?? (trait === 'scent' ? 'window' : null),
      near = at ? NEAR_MM[at] : AT_THE_DOOR_MM;
    liked +=
      ASKED +
      (place && bed.cells.some((k) => fromPlace(place, job, grid.x(k), grid.y(k)) <= near)
        ? THERE
        : 0);
  }
  return liked;
}

const WORKS: readonly Work[] = ['shrub', 'mid', 'tall', 'front', 'ground', 'bulb'];
/** Brings as many kinds into the palette as answer what was asked, where the ground has them: first of their work. */
export function addTraits(
  job: Job,
  palette: Palette,
  pool: readonly Plant[],
  taste: ReadonlyMap<string, number>,
): void {
  const fit = (plant: Plant) => gardenFit(plant, palette.zones, job.bedM2);
  for (const { trait } of traitsAsked(job))
    for (let guard = kindsForTrait(job, trait); guard > 0; guard--) {
      const own = palette.all.filter((plant) => hasTrait(plant, trait));
      if (own.length >= kindsForTrait(job, trait)) break;
      const works = WORKS.filter(
          (work) => !own.some((plant) => palette.kinds.get(work)!.includes(plant)),
        ),
        able = pool.filter(
          (plant) =>
            hasTrait(plant, trait) &&
            !palette.all.includes(plant) &&
            fit(plant) > 0.1 &&
            works.some((work) => canDo(plant, work)),
        );
      const worth = (plant: Plant) => taste.get(plant.id)! + 6 * fit(plant);
      const best = able.sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))[0];
      if (!best) break;
      palette.kinds.get(works.find((work) => canDo(best, work))!)!.unshift(best);
      palette.all.push(best);
    }
}

const LISTED: readonly Plant['category'][] = [
  'shrub',
  'perennial',
  'grass',
  'groundcover',
  'bulb',
  'fern',
];
/** A last look: what was asked for and is short is given a drift or a shrub's place, where it was asked for before anywhere else. */
export function placeTraits(job: Job): void {
  for (const { trait, at } of traitsAsked(job)) {
    const able = job.rooted
      .filter((plant) => LISTED.includes(plant.category) && hasTrait(plant, trait))
      .map((plant) => ({ plant, score: tasteScore(job, plant) }))
      .sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1))
      .map(({ plant }) => plant);
    const standing = () => new Set(job.placements.map(({ plantId }) => plantId));
    if (at && !answerOf(trait, at, job).isThere) {
      const here = standing(),
        isNear = (x: Mm, y: Mm) => fromPlace(at, job, x, y) <= NEAR_MM[at];
      // what grows elsewhere in the garden first
      const order = [...able].sort((a, b) => Number(here.has(b.id)) - Number(here.has(a.id)));
      order.some((plant) => putIn(job, plant, isNear));
    }
    for (const plant of able) {
      const here = standing();
      if (answerOf(trait, at, job).kinds.length >= kindsForTrait(job)) break;
      if (!here.has(plant.id)) putIn(job, plant);
    }
  }
}

export type TraitAnswer = {
  /** Planted for it, and not merely kept; the nearest to the place first. */
  kinds: Plant[];
  /** True where one stands at the place that was said, or none was. */
  isThere: boolean;
  /** Of the nearest, mm; null where no place was said or none stands. */
  nearestMm: Mm | null;
};
/** What of a planting does what was asked. */
export function answerOf(
  trait: Trait,
  at: TraitPlace | null,
  given: {
    placements: readonly PlantPlacement[];
    byId: ReadonlyMap<string, Plant>;
    site: Site;
    layout: Layout;
  },
): TraitAnswer {
  const nearest = new Map<Plant, Mm>();
  for (const { plantId, existing, x, y, radiusMm } of given.placements) {
    const plant = given.byId.get(plantId);
    if (existing || !plant || !hasTrait(plant, trait)) continue;
    const mm = at ? Math.max(0, fromPlace(at, given, x, y) - radiusMm) : 0;
    nearest.set(plant, Math.min(mm, nearest.get(plant) ?? Infinity));
  }
  const kinds = [...nearest].sort(([a, p], [b, q]) => p - q || (a.id < b.id ? -1 : 1)),
    least = at && kinds.length ? kinds[0]![1] : null;
  return {
    kinds: kinds.map(([plant]) => plant),
    isThere: at === null || (least !== null && least <= NEAR_MM[at]),
    nearestMm: least,
  };
}

/** True of what a short list may not lose: the last kinds that answer what was asked. */
export const isAsked = (job: Job, plant: Plant, others: readonly Plant[]): boolean =>
  !isWanted(job, plant) &&
  traitsAsked(job).some(
    ({ trait }) =>
      hasTrait(plant, trait) &&
      others.filter((one) => hasTrait(one, trait)).length < kindsForTrait(job),
  );
