/** Pots and urns, planted full: one plant for shape, two or three to fill and trail. */
import { TAU, cos, sin } from '../geometry/trig.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import { sunClassOf } from './filters.ts';
import { type Job, isEvergreen, place, radiusOf, heightOf } from './job.ts';
import { tasteScore } from './score-plant.ts';

export function plantPots(job: Job): void {
  const pots = job.layout.furnishings.filter((thing) => thing.kind === 'pot' || thing.kind === 'urn');
  if (!pots.length) return;
  const taste = new Map<string, number>();
  const tasteOf = (plant: Plant) => {
    let score = taste.get(plant.id);
    if (score === undefined) taste.set(plant.id, score = tasteScore(job, plant));
    return score;
  };
  // pots of one garden match: the same pair of kinds for each class of sun
  const sets = new Map<string, { middles: Plant[]; fillers: Plant[] }>(), served = new Map<string, number>();
  for (const pot of pots) {
    const sunClass = sunClassOf(job.sun.hoursAt(pot.x, pot.y));
    const width = Math.min(pot.widthMm, pot.depthMm), key = `${sunClass}:${width < 420}`;
    let set = sets.get(key);
    if (!set) {
      const pool = job.allowed.filter((plant) => plant.sun.includes(sunClass) && plant.soil.phMin <= 7 && plant.soil.phMax >= 6 && !(job.rules.lowCareOnly && plant.maintenance === 'high'));
      const middles = top(pool.filter((plant) => isMiddle(plant, width)), (plant) => tasteOf(plant) + (isEvergreen(plant) ? 2 : 0) + (plant.form === 'dome' || plant.form === 'cube' ? 1.2 : 0), pots.length > 3 ? 2 : 1);
      const fillers = top(pool.filter((plant) => isFiller(plant) && !middles.includes(plant)), (plant) => tasteOf(plant) + (plant.form === 'mat' ? 2 : 0) + plant.flower.months.length * 0.25 + (plant.soil.moisture.includes('well-drained') ? 1 : -2), pots.length > 3 ? 4 : 2);
      if (!middles.length) continue;
      set = { middles, fillers };
      sets.set(key, set);
    }
    // pots share their kinds in turn: a family, not a row of copies
    const turn = served.get(key) ?? 0;
    served.set(key, (served.get(key) ?? 0) + 1);
    const { fillers, middles } = set, pair = fillers.length > 2 ? [fillers[(turn * 2) % fillers.length]!, fillers[(turn * 2 + 1) % fillers.length]!] : fillers;
    fillPot(job, pot, { middle: middles[turn % middles.length]!, fillers: pair });
  }
}

const isMiddle = (plant: Plant, width: number) => ['shrub', 'hedging', 'grass', 'perennial', 'fern', 'herb', 'fruit'].includes(plant.category)
  && plant.spreadM * 1000 <= width * 2.6 && plant.heightM >= 0.35 && plant.heightM <= 1.6 && (isEvergreen(plant) || plant.category === 'grass' || plant.flower.months.length >= 3);
const isFiller = (plant: Plant) => ['perennial', 'groundcover', 'annual', 'fern', 'herb', 'grass'].includes(plant.category) && plant.heightM <= 0.4 && plant.spreadM >= 0.2 && plant.spreadM <= 0.7;

function fillPot(job: Job, pot: Furnishing, set: { middle: Plant; fillers: Plant[] }): void {
  const inner = Math.min(pot.widthMm, pot.depthMm) / 2, drift = `pot-${pot.id}`;
  const middle = Math.max(inner * 0.75, Math.min(radiusOf(set.middle), inner * 1.15));
  place(job, set.middle, { x: pot.x, y: pot.y, areaId: pot.areaId, driftId: drift, role: 'pot', radiusMm: middle, heightMm: Math.min(heightOf(set.middle), Math.max(450, pot.widthMm * 2)), footMm: 0 });
  if (!set.fillers.length) return;
  const count = inner >= 200 ? 4 : 3, turn = job.random.between(0, TAU);
  for (let i = 0; i < count; i++) {
    const plant = set.fillers[i % set.fillers.length]!, angle = turn + (i * TAU) / count;
    place(job, plant, { x: pot.x + inner * 0.68 * cos(angle), y: pot.y + inner * 0.68 * sin(angle), areaId: pot.areaId, driftId: drift, role: 'pot', radiusMm: Math.min(radiusOf(plant), inner * 0.7), footMm: 0 });
  }
}

/** The best few of a list by score, ties by id. */
export function top(list: readonly Plant[], score: (plant: Plant) => number, count: number): Plant[] {
  return list.map((plant) => ({ plant, value: score(plant) })).sort((a, b) => b.value - a.value || (a.plant.id < b.plant.id ? -1 : 1)).slice(0, count).map(({ plant }) => plant);
}
