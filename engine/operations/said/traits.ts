/** What plants are asked to be, and which are so. */
import { joinList } from '../../model/format.ts';
import type { Plant } from '../../model/plant.ts';
import type { Trait } from '../../model/said-change.ts';

export type Season = { name: string; months: readonly number[] };
const SEASONS: readonly (Season & { words: RegExp })[] = [
  { name: 'spring', months: [3, 4, 5], words: /\bspring\b/ },
  { name: 'summer', months: [6, 7, 8], words: /\bsummer\b/ },
  { name: 'autumn', months: [9, 10, 11], words: /\bautumn\b/ },
  { name: 'winter', months: [12, 1, 2], words: /\bwinter\b/ },
];
/** The one season in which something is to flower; null where none or several are named. */
export function seasonIn(quote: string): Season | null {
  const named = SEASONS.filter(({ words }) => words.test(quote.toLowerCase()));
  return named.length === 1 ? named[0]! : null;
}

/** Whether a plant is what is asked; of height, beside the one whose place it takes. */
export function hasTrait(
  plant: Plant,
  trait: Trait,
  old: Plant | null,
  season: Season | null = null,
): boolean {
  const guests = plant.wildlife.join(' ').toLowerCase();
  const colours = plant.flower.colours.join(' ').toLowerCase();
  switch (trait) {
    case 'evergreen':
      return plant.foliage.type === 'evergreen';
    case 'bees':
      return /bee|pollinat/.test(guests);
    case 'butterflies':
      return /butterfl|moth/.test(guests);
    case 'birds':
      return /bird/.test(guests);
    case 'wildlife':
      return plant.wildlife.length > 0;
    case 'scented':
      return plant.flower.scented;
    case 'flowers':
      if (season) return plant.flower.months.some((month) => season.months.includes(month));
      return plant.flower.months.length >= (old ? old.flower.months.length + 1 : 2);
    case 'native':
      return plant.nativeUK;
    case 'taller':
      return old ? plant.heightM >= old.heightM * 1.15 : plant.heightM >= 1;
    case 'lower':
      return old ? plant.heightM <= old.heightM * 0.87 : plant.heightM <= 0.5;
    case 'shade':
      return plant.sun.includes('shade');
    case 'easy':
      return old ? plant.minutesPerYear < old.minutesPerYear : plant.minutesPerYear <= 2;
    default:
      return colours.includes(trait);
  }
}
const WORDS: Partial<Record<Trait, string>> = {
  bees: 'good for bees',
  butterflies: 'good for butterflies',
  birds: 'good for birds',
  wildlife: 'good for wildlife',
  flowers: 'longer in flower',
  easy: 'less work',
  shade: 'at home in shade',
};
export const inWords = (traits: readonly Trait[], season: Season | null = null): string =>
  joinList(
    traits.map((trait) =>
      trait === 'flowers' && season ? `in flower in ${season.name}` : (WORDS[trait] ?? trait),
    ),
  );
