/** Natives before all others, in a wild garden whose letter speaks of them. */
import type { Plant } from '../model/plant.ts';
import type { Job } from './job.ts';
import { isWanted } from './score-plant.ts';

/** Hazel and its kin are sold by the hedge, and stand in a wild border as the shrubs they are. */
export const isNativeShrub = (job: Job, plant: Plant): boolean =>
  wantsNatives(job) && plant.category === 'hedging' && plant.nativeUK && plant.heightM <= 3.2;
/** A wild garden whose letter speaks of natives, or of what lives on them. */
const wantsNatives = ({ type, brief }: Job): boolean =>
  type === 'wildlife' && brief.said?.natives === true;
/** Natives alone where they are enough for the work, others only beside them. */
export function nativesFirst(job: Job, able: readonly Plant[], want: number): readonly Plant[] {
  if (!wantsNatives(job)) return able;
  const own = able.filter((plant) => plant.nativeUK || isWanted(job, plant));
  return own.length >= want ? own : able;
}
