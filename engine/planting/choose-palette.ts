/** Choosing the kinds: few, each with work to do, together something to look at in every month. */
import type { Plant } from '../model/plant.ts';
import { interestMonths } from './interest.ts';
import { type Job, isEvergreen } from './job.ts';
import { isAccent, isWanted, tasteScore, feedsWildlife, whim } from './score-plant.ts';
import { ShowTally, summerShow } from './show.ts';
import { type Zone, zoneFit, zonesOf } from './zones.ts';
import { type Work, staysPut, canDo } from './plant-works.ts';

export type Palette = { kinds: Map<Work, Plant[]>; zones: Zone[]; all: Plant[] };

/** How many kinds of each work a garden of this bed area and type carries: restraint grows with the root of the area. */
function targets(job: Job, zones: readonly Zone[]): Record<Work, number> {
  const unlike = zones.filter((zone) => zone.areaM2 > job.bedM2 * 0.2).length;
  const wide = {
    modern: 0.72,
    lowmaint: 0.8,
    family: 0.95,
    edible: 1,
    luxury: 1.08,
    wildlife: 1.12,
  }[job.type];
  const total = Math.max(
    8,
    Math.min(19, (4 + 1.65 * Math.sqrt(job.bedM2)) * wide * (0.88 + 0.12 * unlike)),
  );
  const of = (share: number, least: number) => Math.max(least, Math.round(total * share));
  return {
    dome: job.bedM2 < 10 ? 1 : 2,
    shrub: of(0.16, 1),
    tall: of(0.11, 1),
    emergent: of(0.1, 1),
    mid: of(0.24, 2),
    front: of(0.13, 1),
    ground: of(0.12, job.bedM2 < 6 ? 1 : 2),
    bulb: of(0.16, job.bedM2 < 5 ? 1 : 3),
  };
}

/** Extra liking for a plant in a job, beyond taste. Larger gardens want larger plants: fewer to buy, broader to see. */
function workScore(job: Job, plant: Plant, work: Work): number {
  const broad = Math.min(45, 27 + job.bedM2 * 0.12);
  const small =
    work === 'bulb' || work === 'emergent' || work === 'dome'
      ? 0
      : Math.max(0, broad - plant.spacingCm) * 0.17;
  return workLiking(job, plant, work) - small;
}

/** True when the visitor wants to be hidden from neighbours. */
const screens = (job: Job) =>
  job.brief.overlooked.value || job.brief.wanted.some((fact) => fact.value === 'privacy');

function workLiking(job: Job, plant: Plant, work: Work): number {
  switch (work) {
    case 'dome':
      return (
        (plant.form === 'dome'
          ? 1.5
          : plant.form === 'cube'
            ? job.type === 'wildlife' || job.type === 'family'
              ? -2
              : 1
            : plant.category === 'hedging' && job.type !== 'wildlife'
              ? 2
              : 0) +
        (plant.layer === 'structural' ? 1.5 : 0) -
        Math.abs(plant.spreadM - 0.8)
      );
    case 'shrub':
      return (
        (isEvergreen(plant) ? 1 : 0) -
        Math.max(0, plant.spreadM * 900 - job.depthMm) * 0.006 +
        (screens(job) && plant.heightM >= 1.6 ? 1.2 + Number(isEvergreen(plant)) : 0) +
        Math.min(1, Math.max(0, (job.bedM2 - 60) / 120)) * (plant.spreadM - 1.4) * 2 +
        (job.bedM2 < 12 && plant.spreadM > 1.6 ? -2.5 : 0) +
        (plant.category === 'fruit' && job.type !== 'edible' ? -3 : 0)
      );
    case 'tall':
      return (
        (plant.category === 'grass' ? 1 : plant.category === 'shrub' ? -1.5 : 0) +
        (plant.layer === 'emergent' ? -0.5 : 0)
      );
    case 'emergent':
      return (
        (plant.layer === 'emergent' ? 3 : 0) +
        (plant.form === 'cloud' || plant.form === 'fine-grass' ? 0.6 : 0)
      );
    case 'front':
      return (plant.layer === 'edging' ? 1.5 : 0) + plant.flower.months.length * 0.1;
    case 'ground':
      return (
        (isEvergreen(plant) ? 1.4 : 0) +
        summerShow(plant) * 0.45 +
        (plant.layer === 'groundcover' ? 1.5 : 0) +
        (job.type === 'modern'
          ? 0
          : plant.category === 'grass'
            ? -1.2
            : Math.min(1, plant.flower.months.length * 0.25)) +
        (job.type === 'lowmaint' && isEvergreen(plant) ? 1.5 : 0)
      );
    case 'mid':
      return Math.min(1.2, plant.flower.months.length * 0.3) - (summerShow(plant) < 1 ? 1.5 : 0);
    default:
      return 0;
  }
}

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
      (isWanted(job, plant) || !(job.rules.lowCareOnly && plant.maintenance !== 'low')) &&
      zones.some((zone) => zoneFit(plant, zone) > 0),
  );
  const taste = new Map(pool.map((plant) => [plant.id, tasteScore(job, plant)]));
  const want = targets(job, zones);
  for (const work of ORDER) {
    const candidates = pool.filter((plant) => canDo(plant, work));
    if (!zones.length || !candidates.length) continue;
    for (let pick = 0; pick < want[work]; pick++)
      pickOne(job, palette, work, candidates, taste, zones);
    // every kind of ground worth planting has somebody for the work that must be done there
    if (work !== 'bulb' && work !== 'emergent') {
      for (const zone of zones) {
        const matters =
          work === 'ground' || work === 'mid' || work === 'front'
            ? 0.4
            : Math.max(3, job.bedM2 * 0.18);
        if (
          zone.areaM2 < matters ||
          palette.kinds.get(work)!.some((plant) => zoneFit(plant, zone) >= 0.4)
        )
          continue;
        pickOne(job, palette, work, candidates, taste, [zone]);
      }
    }
  }
  mendMonths(job, palette, pool, taste);
  return palette;
}

/** Works whose kinds make the summer. */
const HERBACEOUS_WORKS: readonly Work[] = ['ground', 'mid', 'tall', 'front', 'emergent'];

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
  const neediest = needs.indexOf(Math.max(...needs));
  const months = new Set(palette.all.flatMap(interestMonths));
  const herbaceous = HERBACEOUS_WORKS.includes(work),
    tally = new ShowTally(),
    accents = palette.all.filter((plant) => isAccent(plant, job.scheme)).length;
  if (herbaceous)
    for (const one of HERBACEOUS_WORKS)
      for (const plant of palette.kinds.get(one)!) tally.add(plant);
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of candidates) {
    if (chosen.includes(plant)) continue;
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
      2 * (fit / sum) +
      4.5 * zoneFit(plant, zones[neediest]!) +
      Math.min(3, fresh) * 0.45 +
      (herbaceous ? tally.need(plant) * 0.8 : 0) +
      (isAccent(plant, job.scheme) ? (accents === 0 && herbaceous ? 2.2 : -3.5) : 0) -
      twin * 0.8 +
      reuse -
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
  if (best) add(palette, work, best);
}

function add(palette: Palette, work: Work, plant: Plant): void {
  palette.kinds.get(work)!.push(plant);
  if (!palette.all.includes(plant)) palette.all.push(plant);
}

/** Works in which a plant for an empty month may be sought, best first. */
const MENDERS: readonly Work[] = ['shrub', 'ground', 'front', 'mid', 'bulb', 'tall', 'dome'];

/** Fills months in which nothing would show, and adds what the visitor named. */
function mendMonths(
  job: Job,
  palette: Palette,
  pool: readonly Plant[],
  taste: Map<string, number>,
): void {
  for (const plant of pool) {
    if (
      !isWanted(job, plant) ||
      palette.all.includes(plant) ||
      palette.all.filter((other) => isWanted(job, other)).length > 5
    )
      continue;
    const work = (['shrub', 'tall', 'mid', 'front', 'ground', 'bulb'] as const).find((one) =>
      canDo(plant, one),
    );
    if (work) add(palette, work, plant);
  }
  for (let guard = 0; guard < 6; guard++) {
    const shown = new Set(palette.all.flatMap(interestMonths));
    const empty = [12, 1, 2, 11, 3, 10, 4, 9, 8, 5, 7, 6].filter((month) => !shown.has(month));
    if (!empty.length) return;
    let best: Plant | null = null,
      work: Work = 'shrub',
      most = -Infinity;
    for (const one of MENDERS)
      for (const plant of pool) {
        if (!canDo(plant, one) || palette.all.includes(plant)) continue;
        const filled = interestMonths(plant).filter((month) => empty.includes(month)).length;
        if (!filled) continue;
        const fit =
          palette.zones.reduce((sum, zone) => sum + zoneFit(plant, zone) * zone.areaM2, 0) /
          (job.bedM2 || 1);
        const score =
          filled * 2 +
          whim(job, plant) * 2 +
          taste.get(plant.id)! * 0.7 +
          fit * 4 -
          (one === 'shrub' && plant.spreadM > 1.5 && job.bedM2 < 15 ? 3 : 0) +
          (feedsWildlife(plant) ? 0.3 : 0);
        if (score > most) {
          most = score;
          best = plant;
          work = one;
        }
      }
    if (!best) return;
    add(palette, work, best);
  }
}
