/** What of a planting does what was asked without a name, counted and placed, in sentences. */
import { capitalise, joinList } from '../model/format.ts';
import type { Plant } from '../model/plant.ts';
import type { Trait, TraitPlace } from '../model/plant-traits.ts';
import { plantName } from '../words/say.ts';
import { type TraitAnswer, answerOf, kindsForTrait } from './asked-traits.ts';
import type { Job } from './job.ts';
import { traitsAsked } from './traits-asked.ts';

const DOES: Readonly<Record<Trait, readonly [one: string, many: string]>> = {
  scent: ['is scented', 'are scented'],
  cutting: ['is for cutting', 'are for cutting'],
  berries: ['bears berries for birds', 'bear berries for birds'],
  autumn: ['colours in autumn', 'colour in autumn'],
};
export const PLACE_WORDS: Readonly<Record<TraitPlace, string>> = {
  seat: 'where you sit',
  door: 'the door',
  window: 'the windows of the house',
};
/** Names that are said of a list. */
const MOST_NAMED = 4;

/** "Three kinds are scented: lavender, sweet box and jasmine. The nearest stands 0.8 m from where you sit." */
export function sayTrait(
  trait: Trait,
  at: TraitPlace | null,
  { kinds, nearestMm }: Pick<TraitAnswer, 'kinds' | 'nearestMm'>,
): string {
  const names = kinds.slice(0, MOST_NAMED).map((plant: Plant) => plantName(plant.commonName)),
    more = kinds.length > MOST_NAMED ? ' among them' : '',
    [one, many] = DOES[trait];
  const count =
    kinds.length === 1
      ? `${capitalise(names[0]!)} ${one}.`
      : `${kinds.length} kinds ${many}: ${joinList(names)}${more}.`;
  if (at === null || nearestMm === null) return count;
  const metres = (nearestMm / 1000).toFixed(1);
  return `${count} The nearest stands ${nearestMm < 50 ? 'right at' : `${metres} m from`} ${PLACE_WORDS[at]}.`;
}

/** One sentence or two for each trait that was asked for, and what it falls short by. */
export function explainTraits(job: Job): string[] {
  return traitsAsked(job).map(({ trait, at }) => {
    const answer = answerOf(trait, at, job);
    if (!answer.kinds.length)
      return `Nothing here ${DOES[trait][0]}, though you asked for it: none of our plants that do suits this ground, its light and the rules of the house.`;
    const few =
      answer.kinds.length < Math.min(2, kindsForTrait(job))
        ? ' Others do not suit this ground, its light and the rules of the house.'
        : '';
    return `${sayTrait(trait, at, answer)}${few}`;
  });
}
