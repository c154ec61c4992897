/** Choosing the kinds: few, each with work to do, together something to look at in every month. */
import { PI } from '../geometry/trig.ts';
import type { Plant } from '../model/plant.ts';
import { add, mendMonths } from './palette-months.ts';
import { addTraits } from './asked-traits.ts';
import { addColours } from './colours-asked.ts';
import { interestMonths } from './interest.ts';
import { type Job, isEvergreen } from './job.ts';
import { isMassed, kindsOf, runsThrough } from './kinds.ts';
import { asksLittleEnough, isAccent, isWanted, tasteScore, whim } from './score-plant.ts';
import { isNativeShrub, nativesFirst } from './natives.ts';
import { heldBack } from './often-taken.ts';
import { isForFood } from './for-food.ts';
import { addFerns, addWinter, forFood, mostFerns, mostGrasses } from './palette-extras.ts';
import { isOfStyle, isStrict } from './styles.ts';
import { ShowTally } from './show.ts';
import { mostByStature } from './stature.ts';
import { type Zone, zoneFit, zonesOf } from './zones.ts';
import { type Work, canDo, isOfWalls, staysPut } from './plant-works.ts';
import { workScore } from './work-score.ts';

export type Palette = { kinds: Map<Work, Plant[]>; zones: Zone[]; all: Plant[] };

const ORDER: readonly Work[] = [
  'dome',
  'shrub',
  'ground',
  'mid',
  'tall',
  'front',
  'emergent',
  'bulb',
];

/** A garden-wide palette for the beds' zones. */
export function choosePalette(job: Job): Palette {
  const zones = zonesOf(job);
  const palette: Palette = { kinds: new Map(ORDER.map((work) => [work, []])), zones, all: [] };
  const pool = job.rooted.filter(
    (plant) =>
      staysPut(plant) &&
      !isOfWalls(plant) &&
      // herbs for the kitchen stand by the door, in pots and in beds of their own
      (plant.category !== 'herb' || isWanted(job, plant) || isForFood(job)) &&
      asksLittleEnough(job, plant) &&
      zones.some((zone) => zoneFit(plant, zone) > 0),
  );
  const taste = new Map(pool.map((plant) => [plant.id, tasteScore(job, plant)]));
  const want = kindsOf(job, zones);
  for (const work of ORDER) {
    const able = pool.filter(
        (plant) => canDo(plant, work) || (work === 'shrub' && isNativeShrub(job, plant)),
      ),
      candidates = nativesFirst(job, inStyle(job, able, want[work], work), want[work]);
    if (!zones.length || !candidates.length) continue;
    // without a clipped evergreen the shrubs carry the winter
    const more = work === 'shrub' && want.dome > 0 && !palette.kinds.get('dome')!.length ? 1 : 0;
    const chosen = palette.kinds.get(work)!,
      own = ofStyle(job, candidates);
    for (let pick = 0; pick < want[work] + more; pick++) {
      // where the style has too few for the work they come first, and others after them
      if (own && own.length <= want[work]) pickOne(job, palette, work, own, taste, zones);
      if (chosen.length <= pick) pickOne(job, palette, work, candidates, taste, zones);
    }
    // what is to be seen in January
    if (work === 'shrub' && !frameOf(palette).some(isEvergreen)) {
      const green = candidates.filter(isEvergreen),
        ground = zones.filter((zone) => green.some((plant) => zoneFit(plant, zone) >= 0.4));
      if (ground.length) pickOne(job, palette, work, green, taste, ground.slice(0, 1));
    }
    if (work === 'shrub') fillFrame(job, palette, candidates, taste);
    // every kind of ground worth planting has somebody for the work that must be done there
    if (work !== 'bulb' && work !== 'emergent' && want[work] > 0) {
      for (const zone of zones) {
        const isLow = LOW_WORKS.includes(work),
          matters = isLow ? 0.4 : Math.max(3, job.bedM2 * 0.18);
        // a patch of other ground is planted with one low kind, a large one with its own company
        const works = isLow && zone.areaM2 < job.bedM2 * WORTH_ITS_OWN ? LOW_WORKS : [work];
        if (
          zone.areaM2 < matters ||
          works.some((one) => palette.kinds.get(one)!.some((plant) => zoneFit(plant, zone) >= 0.4))
        )
          continue;
        pickOne(job, palette, work, candidates, taste, [zone]);
      }
    }
  }
  addFerns(job, palette, pool, taste);
  addWinter(job, palette, pool, taste);
  addTraits(job, palette, pool, taste);
  addColours(job, palette, pool, taste);
  mendMonths(job, palette, pool, taste);
  return palette;
}

/** Where a style was asked for that is made of few plants, these alone; others only where they are too few for the work. */
function inStyle(job: Job, able: Plant[], want: number, work: Work): Plant[] {
  const own = ofStyle(job, able);
  return own && (own.length > want || work === 'dome') ? own : able;
}
/** Those of the strict styles that were asked for; null where none was. */
function ofStyle(job: Job, able: readonly Plant[]): Plant[] | null {
  const strict = job.brief.styles.filter(({ value }) => isStrict(value));
  if (!strict.length) return null;
  return able.filter(
    (plant) => isWanted(job, plant) || strict.some(({ value }) => isOfStyle(value, plant)),
  );
}

/** Works in which one kind can stand for another. */
const LOW_WORKS: readonly Work[] = ['ground', 'mid', 'front'];
/** Share of the beds from which a kind of ground has a kind for every work of its own. */
const WORTH_ITS_OWN = 0.3;

/** Fit from which a bed takes a kind, and the share of the beds that as many of each as a garden takes have to hold: the least frame, and some that finds no room. */
const FIT_FOR_BEDS = 0.2,
  HELD_BY_KINDS = 0.15;
/** Brings in more kinds of shrub where those that were chosen are so small, and a garden takes so few of each, that they hold no frame. */
function fillFrame(
  job: Job,
  palette: Palette,
  candidates: readonly Plant[],
  taste: Map<string, number>,
): void {
  const chosen = palette.kinds.get('shrub')!,
    fits = (plant: Plant) => palette.zones.some((zone) => zoneFit(plant, zone) >= FIT_FOR_BEDS),
    able = candidates.filter(fits),
    goal = job.bedM2 * HELD_BY_KINDS;
  const heldM2 = () =>
    chosen
      .filter(fits)
      .reduce(
        (sum, plant) => sum + (mostByStature(job, plant) * PI * plant.spreadM * plant.spreadM) / 4,
        0,
      );
  for (let guard = 0; guard < 3 && heldM2() < goal; guard++)
    pickOne(job, palette, 'shrub', able, taste, palette.zones);
}

const frameOf = ({ kinds }: Palette): Plant[] => [...kinds.get('dome')!, ...kinds.get('shrub')!];

const isWoody = (plant: Plant) => plant.category === 'shrub';

const genusOf = (plant: Plant): string => plant.latinName.split(' ')[0]!;

/** Taken off for each kind of a genus beyond two. */
const A_COLLECTION = 6;
/** Works whose kinds make the summer. */
const HERBACEOUS_WORKS: readonly Work[] = ['ground', 'mid', 'tall', 'front', 'emergent'];

/** Added for what keeps its leaves, where green in winter was asked for. */
const WINTER_GREEN = 5;
/** Adds the best plant for the zone that is served worst so far. */
function pickOne(
  job: Job,
  palette: Palette,
  work: Work,
  candidates: readonly Plant[],
  taste: Map<string, number>,
  zones: readonly Zone[],
): void {
  const chosen = palette.kinds.get(work)!;
  const total = zones.reduce((sum, zone) => sum + zone.areaM2, 0) || 1;
  const needs = zones.map(
    (zone) =>
      zone.areaM2 / total / (1 + chosen.reduce((sum, plant) => sum + zoneFit(plant, zone), 0)),
  );
  const sum = needs.reduce((a, b) => a + b, 0) || 1;
  const few = runsThrough(job);
  const neediest = needs.indexOf(Math.max(...needs));
  const months = new Set(palette.all.flatMap(interestMonths));
  const herbaceous = HERBACEOUS_WORKS.includes(work),
    tally = new ShowTally(),
    accents = palette.all.filter((plant) => isAccent(plant, job.scheme)).length,
    woody = herbaceous ? chosen.filter(isWoody).length : 0,
    evergreens = chosen.filter(isEvergreen).length;
  if (herbaceous)
    for (const one of HERBACEOUS_WORKS)
      for (const plant of palette.kinds.get(one)!) tally.add(plant);
  const kin = new Map<string, number>();
  for (const other of palette.all) kin.set(genusOf(other), (kin.get(genusOf(other)) ?? 0) + 1);
  const ferns = palette.all.filter(({ category }) => category === 'fern').length;
  const grasses = palette.all.filter(({ category }) => category === 'grass').length;
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of candidates) {
    if (chosen.includes(plant) || (plant.category === 'fern' && ferns >= mostFerns(job))) continue;
    if (plant.category === 'grass' && grasses >= mostGrasses(job) && !isWanted(job, plant))
      continue;
    // two bulbs of a genus flower together and look alike
    if (work === 'bulb' && chosen.some((other) => genusOf(other) === genusOf(plant))) continue;
    let fit = 0;
    zones.forEach((zone, i) => {
      fit += zoneFit(plant, zone) * needs[i]!;
    });
    if (zoneFit(plant, zones[neediest]!) === 0 || fit === 0) continue;
    const fresh = interestMonths(plant).filter((month) => !months.has(month)).length;
    const twin =
      chosen.filter((other) => other.form === plant.form).length +
      (chosen.some((other) => other.latinName.split(' ')[0] === plant.latinName.split(' ')[0])
        ? 2
        : 0);
    // what is already there is repeated, save that a clipped dome does not also run through the drifts
    const reuse = palette.kinds.get('dome')!.includes(plant)
      ? -5
      : palette.all.includes(plant)
        ? work === 'bulb'
          ? 0
          : 0.8
        : 0;
    const again =
      isWanted(job, plant) &&
      chosen.some(
        (other) =>
          isWanted(job, other) && other.latinName.split(' ')[0] === plant.latinName.split(' ')[0],
      )
        ? 7
        : 0;
    const score =
      taste.get(plant.id)! +
      (work === 'shrub' || work === 'dome' ? whim(job, plant) * 2 : 0) -
      again +
      workScore(job, plant, work) +
      // where kinds are few, those that are at home in all of the garden can run through it
      (few ? 5 : 2) * (fit / sum) +
      4.5 * zoneFit(plant, zones[neediest]!) +
      Math.min(3, fresh) * 0.45 +
      (herbaceous
        ? tally.need(plant) * (isMassed(job) ? 3 : few ? 1.6 : 0.8) -
          // low shrubs in a block ask least of anybody
          (isWoody(plant) ? (isMassed(job) ? 1.5 * woody - 1.5 : 1.5 + 1.5 * woody) : 0)
        : 0) +
      // half of the frame keeps its leaves, and some of the floor
      (work === 'shrub' && isEvergreen(plant) && 2 * evergreens <= chosen.length
        ? evergreens
          ? 2.2
          : 4
        : 0) +
      (work === 'ground' && isEvergreen(plant) && !evergreens ? 2 : 0) +
      (job.brief.said?.winterGreen && work !== 'bulb' && isEvergreen(plant) ? WINTER_GREEN : 0) +
      (isAccent(plant, job.scheme) ? (accents === 0 && herbaceous ? 2.2 : -3.5) : 0) -
      twin * 0.8 -
      // a third cranesbill is a collection
      Math.max(0, (kin.get(genusOf(plant)) ?? 0) - 1) * A_COLLECTION +
      reuse +
      forFood(job, plant) -
      (work === 'bulb'
        ? 2 *
          chosen.filter((other) =>
            other.flower.months.some((month) => plant.flower.months.includes(month)),
          ).length
        : 0);
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  // without a dome whose lot was drawn, shrubs make the frame alone
  if (best && !(work === 'dome' && job.type !== 'luxury' && heldBack(job, best.id)))
    add(palette, work, best);
}
