/** How many of a kind a garden takes by its stature: specimens by ones and threes, shrubs in groups, only low plants in carpets. */
import type { Plant } from '../model/plant.ts';
import type { Job } from './job.ts';

/** From these on a plant is a specimen, m. */
const SPECIMEN_HIGH_M = 2.2,
  SPECIMEN_BROAD_M = 1.8;
/** From this spread on a woody plant is a shrub of the frame, and from this one a broad one, m. */
const SHRUB_M = 0.75,
  BROAD_M = 1.2;
/** A herbaceous plant of this height and spread counts as a shrub, m. */
const TALL_M = 1.1,
  WIDE_M = 0.75;
/** By the size of all beds, m²: specimens, broad shrubs, and shrubs of a kind at the most. */
const BY_BEDS = [
  [30, 2, 3, 5],
  [80, 3, 5, 7],
  [200, 3, 8, 11],
  [Infinity, 5, 9, 14],
] as const;

/** Times that where few kinds are meant, each in mass. */
const IN_MASS = 1.9,
  /** And where the beds are to be of shrubs. */
  OF_SHRUBS = 3;

/** Share of the beds, 0 to 1, that is more border than its people keep. */
export const easyShare = ({ bedM2, rules: { bordersM2 } }: Beds): number =>
  Math.max(0, 1 - bordersM2 / Math.max(1, bedM2));
/** From this share on shrubs make the beds, whether or not they were asked for. */
const MADE_OF_SHRUBS = 0.5;
/** True where the beds are to be of shrubs: they were asked for, or most of the beds is more than is looked after. */
export const isOfShrubs = (job: Beds): boolean =>
  job.rules.shrubsFirst || easyShare(job) > MADE_OF_SHRUBS;
type Beds = Pick<Job, 'bedM2' | 'rules'>;
/** From these beds on the numbers grow with the ground, m², up to so many times. */
const GROWS_FROM_M2 = 220,
  MOST_TIMES = 2.2;
const rowOf = ({ bedM2, rules }: Beds) => {
  const [, ...row] = BY_BEDS.find(([size]) => bedM2 <= size)!,
    times = Math.min(MOST_TIMES, Math.max(1, bedM2 / GROWS_FROM_M2)),
    [specimens, broad, shrubs] = row.map((most) => Math.round(most * times)) as typeof row,
    more = (most: number) =>
      Math.round(
        most *
          (isOfShrubs({ bedM2, rules })
            ? OF_SHRUBS
            : Math.max(
                rules.fewKinds ? IN_MASS : 1,
                1 + (OF_SHRUBS - 1) * easyShare({ bedM2, rules }),
              )),
      );
  return { specimens, broad: more(broad), shrubs: more(shrubs) };
};
/** The most of a kind of broad shrub. */
export const mostBroad = (job: Beds): number => rowOf(job).broad;

/** The most of a kind that a garden takes; Infinity for what is low. What was asked for by name is held to it as well. */
export function mostByStature(job: Beds, plant: Plant): number {
  if (plant.category === 'bulb' || plant.category === 'climber' || plant.category === 'hedging')
    return Infinity;
  const { specimens, broad, shrubs } = rowOf(job);
  if (plant.heightM >= SPECIMEN_HIGH_M || plant.spreadM >= SPECIMEN_BROAD_M) return specimens;
  const isWoody = plant.category === 'shrub' || plant.category === 'fruit';
  if (isWoody ? plant.spreadM >= BROAD_M : plant.spreadM >= BROAD_M && plant.heightM >= TALL_M)
    return broad;
  return (isWoody && plant.spreadM >= SHRUB_M) ||
    (plant.heightM >= TALL_M && plant.spreadM >= WIDE_M)
    ? shrubs
    : Infinity;
}
