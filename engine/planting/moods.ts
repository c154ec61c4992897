/** Moods that words give a garden and that are no style: ferny, lush, haunted. */
import type { Mood } from '../model/people-said.ts';
import type { Plant } from '../model/plant.ts';

const DARK = /dark|plum|purple|bronze|black|copper|wine/;

/** Houseleeks, thyme and pinks are of another garden than ferns. */
const isOfScree = ({ form, soil }: Plant): boolean =>
  form === 'succulent' || (soil.moisture.includes('dry') && !soil.moisture.includes('moist'));
const OF_SCREE = -6;

/** Liking for a plant in a garden of those moods, -6 to about 6. */
export function moodScore(moods: readonly Mood[], plant: Plant): number {
  let score =
    (moods.includes('ferny') || moods.includes('lush')) && isOfScree(plant) ? OF_SCREE : 0;
  if (moods.includes('ferny')) score += plant.category === 'fern' ? 4 : 0;
  if (moods.includes('lush'))
    score +=
      plant.category === 'fern'
        ? 1.2
        : plant.form === 'bold-leaf' || plant.form === 'broad-grass' || plant.form === 'strap-leaf'
          ? 1.5
          : 0;
  if (moods.includes('haunted'))
    score += (DARK.test(plant.foliage.colour) ? 1 : 0) + (plant.category === 'fern' ? 1 : 0);
  return score;
}
