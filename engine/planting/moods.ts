/** Moods that words give a garden and that are no style: ferny, lush, haunted. */
import type { Mood } from '../model/people-said.ts';
import type { Plant } from '../model/plant.ts';

const DARK = /dark|plum|purple|bronze|black|copper|wine/;

/** Liking for a plant in a garden of those moods, 0 to about 6. */
export function moodScore(moods: readonly Mood[], plant: Plant): number {
  let score = 0;
  if (moods.includes('ferny')) score += plant.category === 'fern' ? 2.5 : 0;
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
