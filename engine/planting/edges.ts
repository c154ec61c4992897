/** The kind that runs along the front of a bed, and of as many beds as it is at home in: it is what holds a border together. */
import type { Plant } from '../model/plant.ts';
import { type Bed, type Job, heightOf, isEvergreen } from './job.ts';
import { isWanted, tasteScore } from './score-plant.ts';
import { summerShow } from './show.ts';
import { meanFit } from './zones.ts';

/** Liked more for every bed that the kind edges already. */
const RUNS = 3;
/** Of that height an edge is neither trodden on nor in the way of what stands behind, mm. */
const IDEAL_MM = 300;
/** Every so many cells of the front the ground is looked at. */
const STRIDE = 5;
/** At home on less of the front than this, a kind is no edge of it. */
const LEAST_AT_HOME = 0.4;

/** The edging of a bed, of the kinds that may stand in its front; null where none is at home along most of it. */
export function edgeOf(
  job: Job,
  kinds: readonly Plant[],
  bed: Bed,
  cells: readonly number[],
): Plant | null {
  const fitOf = meanFit(
    job,
    bed,
    cells.filter((_, i) => i % STRIDE === 0),
  );
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of kinds) {
    const fit = fitOf(plant);
    if (fit < LEAST_AT_HOME) continue;
    const score =
      fit * 6 +
      (job.edges.get(plant.id) ?? 0) * RUNS +
      tasteScore(job, plant) * 0.4 +
      summerShow(plant) +
      (plant.layer === 'edging' ? 2 : 0) +
      (isEvergreen(plant) ? 1.5 : 0) +
      (isWanted(job, plant) ? 3 : 0) -
      Math.max(0, 32 - plant.spacingCm) * 0.4 -
      Math.abs(heightOf(plant) - IDEAL_MM) * 0.012;
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  if (best) job.edges.set(best.id, (job.edges.get(best.id) ?? 0) + 1);
  return best;
}
