/** What plants are asked to do without being named: to smell, to be cut for a vase, to feed birds, to colour in autumn. */
import type { Plant } from './plant.ts';

export const TRAITS = ['scent', 'cutting', 'berries', 'autumn'] as const;
export type Trait = (typeof TRAITS)[number];

/** Where it is to be had: where people sit, at the door, or from a window of the house. */
export type TraitPlace = 'seat' | 'door' | 'window';

export type TraitAsked = {
  trait: Trait;
  /** Null where no place was said. */
  at: TraitPlace | null;
  /** The sentence it stands in, from `start` to `end` of the text. */
  quote: string;
  start: number;
  end: number;
  /** The words between its commas, from and to: nothing beyond them is asked for it. */
  clause: readonly [number, number];
};

/** Fruit that birds eat from the plant. */
const BERRIES = /\b(?:berries|haws|hips|crabs?|crab apples|cherries)\b/i;
/** October and November, when leaves turn. */
const LATE: readonly number[] = [10, 11];
const LEAVES = /\b(?:leaves|leaf|foliage)\b/i;

const HAS: Readonly<Record<Trait, (plant: Plant) => boolean>> = {
  scent: ({ flower }) => flower.scented,
  cutting: ({ forCutting }) => forCutting === true,
  berries: ({ otherInterest, category }) =>
    category !== 'vegetable' && otherInterest !== null && BERRIES.test(otherInterest.what),
  autumn: ({ foliage, otherInterest }) =>
    foliage.autumnHex !== null ||
    (foliage.type !== 'evergreen' &&
      otherInterest !== null &&
      LEAVES.test(otherInterest.what) &&
      LATE.some((month) => otherInterest.months.includes(month))),
};
/** True when the plant's own row says so. */
export const hasTrait = (plant: Plant, trait: Trait): boolean => HAS[trait](plant);
