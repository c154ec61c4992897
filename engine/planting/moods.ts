/** Moods that words give a garden and that are no style: ferny, lush, haunted. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';

export type Mood = 'ferny' | 'lush' | 'haunted';

const WORDS: readonly [RegExp, Mood][] = [
  [/\bfern(?:s|y|ery)?\b|\bwoodland(?:y| feel| floor)?\b/gi, 'ferny'],
  [/\blush\b|\bleafy\b|\bgreen and (?:cool|calm)\b|\bjungl[ey]\b|\bverdant\b/gi, 'lush'],
  [/\b(?:haunted|spooky|gothic|mysterious|moody|brooding|melancholy|secret)\b/gi, 'haunted'],
];
const NEGATED =
  /\b(?:no|not|nothing|never|don'?t|isn'?t|hates?|without|rather than|instead of|killed)\b[^.;\n]{0,30}$/i;

/** The moods that are wished for in the brief's words. */
export const moodsOf = ({ description }: Brief): Mood[] =>
  WORDS.flatMap(([words, mood]) =>
    [...description.matchAll(words)].some(({ index }) => !NEGATED.test(description.slice(0, index)))
      ? [mood]
      : [],
  );

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
