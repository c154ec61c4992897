/** Classes of plants that people ask for without a name: a sieve over the planting list, judged by its share. */
import type { Plant } from '../model/plant.ts';
import { hasTrait } from '../model/plant-traits.ts';
import { colourFamilies } from '../planting/colours.ts';
import { isEaten } from '../planting/filters.ts';
import { feedsPollinators } from '../planting/moods.ts';

export type PlantClass = {
  is: RegExp;
  /** What they do, of several: "feed bees and other insects". */
  say: string;
  has: (plant: Plant) => boolean;
};

/** Plants that stay under it are low, those that reach it tall, m; small shrubs and small trees grow to no more. */
const LOW_M = 0.6,
  TALL_M = 1.2,
  SMALL_SHRUB_M = 1.5,
  SMALL_TREE_M = 8;
const inBloom =
  (...months: number[]) =>
  ({ flower }: Plant): boolean =>
    flower.hex !== null && months.some((month) => flower.months.includes(month));
const isTree = ({ category, form }: Plant): boolean => category === 'tree' || form.includes('tree');
const COLOURS =
  /^(?:white|cream|green|lime|yellow|gold(?:en)?|orange|apricot|peach|copper|bronze|red|crimson|scarlet|pink|purple|violet|mauve|lilac|blue|silver(?:y)?|black|dark|burgundy|plum)$/;

const CLASSES: readonly PlantClass[] = [
  {
    is: /^(?:pollinators?|bees?|bee[- ]friendly|pollinator[- ]friendly|butterfl(?:y|ies)|butterfly[- ]friendly|insects?|nectar(?:[- ]rich)?|for (?:bees|butterflies|pollinators|insects))$/,
    say: 'feed bees and other insects',
    has: feedsPollinators,
  },
  {
    is: /^(?:tough|robust|easy(?:[- ](?:care|going))?|low[- ]maintenance|low[- ]care|no[- ]fuss|unkillable|bomb ?proof|forgiving)$/,
    say: 'ask for little care',
    has: ({ maintenance }) => maintenance === 'low',
  },
  {
    is: /^(?:hardy|frost[- ]hardy)$/,
    say: 'stand hard frost',
    has: ({ hardiness }) => hardiness >= 'H5',
  },
  {
    is: /^(?:low|low[- ]growing|ground[- ]cover)$/,
    say: `stay under ${LOW_M} m`,
    has: ({ heightM }) => heightM <= LOW_M,
  },
  { is: /^(?:tall|high)$/, say: `reach ${TALL_M} m`, has: ({ heightM }) => heightM >= TALL_M },
  {
    is: /^(?:small|little|dwarf|compact)$/,
    say: 'stay small',
    has: (plant) =>
      plant.heightM <= (isTree(plant) ? SMALL_TREE_M : SMALL_SHRUB_M) || plant.form === 'herb',
  },
  {
    is: /^evergreens?$/,
    say: 'keep their leaves all winter',
    has: ({ foliage }) => foliage.type === 'evergreen',
  },
  {
    is: /^(?:scented|fragrant|perfumed|smelly|sweet[- ]smelling)$/,
    say: 'are scented',
    has: ({ flower }) => flower.scented,
  },
  {
    is: /^(?:cut|cutting|cut flowers?)$/,
    say: 'are for cutting',
    has: ({ forCutting }) => forCutting === true,
  },
  {
    is: /^multi[- ]?stem(?:med)?$/,
    say: 'have several stems',
    has: ({ form }) => form === 'multi-stem-tree',
  },
  { is: /^berr(?:y|ies)$/, say: 'bear berries', has: (plant) => hasTrait(plant, 'berries') },
  { is: /^natives?$/, say: 'are native', has: ({ nativeUK }) => nativeUK },
  {
    is: /^(?:drought|drought[- ](?:tolerant|proof|resistant)|dry|thirst[- ]free)$/,
    say: 'stand drought',
    has: ({ tolerates }) => tolerates.drought,
  },
  {
    is: /^(?:coastal|seaside|salt[- ](?:tolerant|proof))$/,
    say: 'stand salt wind',
    has: ({ tolerates }) => tolerates.coast,
  },
  {
    is: /^(?:climbing|climbers?)$/,
    say: 'climb',
    has: ({ category, commonName }) => category === 'climber' || /climbing|rambl/i.test(commonName),
  },
  {
    is: /^(?:winter|winter[- ](?:flowering|interest))$/,
    say: 'have something to show in winter',
    has: (plant) =>
      inBloom(12, 1, 2)(plant) ||
      (plant.otherInterest?.months.some((month) => month === 12 || month <= 2) ?? false),
  },
  {
    is: /^(?:spring|spring[- ]flowering)$/,
    say: 'flower in spring',
    has: inBloom(3, 4, 5),
  },
  {
    is: /^(?:summer|summer[- ]flowering)$/,
    say: 'flower in summer',
    has: inBloom(6, 7, 8),
  },
  {
    is: /^(?:flowering|blooming)$/,
    say: 'are grown for their flowers',
    has: ({ flower }) => flower.hex !== null,
  },
  {
    is: /^(?:shade|shade[- ]loving|shade[- ]tolerant)$/,
    say: 'grow in shade',
    has: ({ sun }) => sun.includes('shade'),
  },
  {
    is: /^(?:edible|productive)$/,
    say: 'are eaten',
    has: isEaten,
  },
  {
    is: /^(?:thornless|thorn[- ]free|not spiky)$/,
    say: 'have no thorns',
    has: ({ contact }) => !contact.by.some((one) => one === 'thorns' || one === 'spines'),
  },
  {
    is: /^(?:prickly|spiky|thorny)$/,
    say: 'have thorns or spines',
    has: ({ contact }) => contact.by.some((one) => one === 'thorns' || one === 'spines'),
  },
];

/** Classes as a sentence says them: "that don't need watering". */
const IN_CLAUSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:n't|not|never|no|little|hardly)\b.*\bwater\w*|\bdrought\b/, 'drought'],
  [
    /\b(?:n't|not|no|little|hardly)\b.*\b(?:care|work|pruning|attention|maintenance|looking after)\b/,
    'easy',
  ],
  [/\b(?:bees?|pollinators?|butterflies)\b/, 'pollinator'],
  [/\b(?:smells?|scents?|scented)\b/, 'scented'],
  [/\b(?:keeps? (?:its|their) leaves|green all (?:year|winter))\b/, 'evergreen'],
];
export function classInClause(words: string): PlantClass | null {
  const said = words.replace(/n['’]?t\b/g, " n't");
  const found = IN_CLAUSES.find(([is]) => is.test(said));
  return found ? plantClassOf(found[1]) : null;
}

/** Of plants at large: a bare colour may be a plant's own name, and lilac is one. */
export const plantTraitOf = (word: string): PlantClass | null =>
  CLASSES.find(({ is }) => is.test(word)) ?? null;

/** What a word says of plants; null where it says nothing that their rows tell. */
export function plantClassOf(word: string): PlantClass | null {
  const own = plantTraitOf(word);
  if (own) return own;
  if (!COLOURS.test(word)) return null;
  const families = new Set(colourFamilies(word));
  return {
    is: COLOURS,
    say: `are ${word}`,
    has: ({ flower, foliage }) =>
      (flower.hex !== null &&
        flower.colours.flatMap(colourFamilies).some((f) => families.has(f))) ||
      // grown for their leaves
      (flower.hex === null && colourFamilies(foliage.colour).some((f) => families.has(f))),
  };
}

/** Of so many kinds that were asked for, this share at least is of the class. */
const MOST_OF = 0.5;

/** How many kinds of a list are of the class, as a sentence, and whether that is what was asked. */
export function shareOf(
  { has, say }: PlantClass,
  plants: readonly Plant[],
): { isMet: boolean; say: string } {
  const own = plants.filter(has).length;
  return {
    isMet: own > 0 && own >= plants.length * MOST_OF,
    say: `Kinds that ${say}: ${own} of ${plants.length}.`,
  };
}
