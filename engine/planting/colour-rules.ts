/** Colours as a rule, over flowers, leaves and fruit: what was refused shows nowhere, and where colours were named nothing shows another. */
import type { Plant } from '../model/plant.ts';
import { type ColourFamily, colourFamilies } from './colours.ts';

type ColourRules = {
  noColours: readonly ColourFamily[];
  onlyColours: readonly ColourFamily[];
};

/** Grown for what is eaten, or for leaves: their flowers are no colour of the garden. */
const NO_COLOUR: readonly Plant['category'][] = ['vegetable', 'herb', 'fruit', 'grass', 'fern'];
/** Violet and blue run into their neighbours, and quarrel with none. */
const SHADES: readonly ColourFamily[] = ['purple', 'blue', 'silver'];

const familiesIn = (words: readonly string[]): ColourFamily[] => words.flatMap(colourFamilies);

/** True when every colour that the plant shows in flower is of one of the families; catkins and green tufts are none. */
const flowersOnlyIn = (plant: Plant, families: readonly ColourFamily[]): boolean =>
  plant.flower.hex === null ||
  NO_COLOUR.includes(plant.category) ||
  plant.flower.colours.every((colour) => {
    const own = colourFamilies(colour);
    return (
      own.some((family) => families.includes(family)) &&
      own.every((family) => families.includes(family) || SHADES.includes(family))
    );
  });

/** Colours of a leaf that is looked at for them; a tint, an autumn and the weeks of a new shoot are none. */
const LEAF = /\b(?:orange|copper|amber|red|crimson|scarlet|claret|pink|gold|golden|yellow)\b/gi,
  PASSING =
    /autumn|young|at first|flushed|tinted|when |in winter|veined|stalks|stems|yellow-green/i;
/** Families of the plant's leaf through the summer, green, grey and purple ones apart. */
export const leafFamilies = ({ foliage }: Plant): ColourFamily[] =>
  familiesIn(
    foliage.colour
      .split(',')
      .filter((part) => !PASSING.test(part))
      .flatMap((part) => part.match(LEAF) ?? []),
  );

/** Colours of berries and bare stems that are seen across a garden. */
const FRUIT = /\b(?:berry|berries|haws?|hips|fruits?|crabs?|stems|twigs)\b/i,
  BRIGHT =
    /\b(?:orange|amber|coral|red|crimson|scarlet|ruby|pink|rose|yellow|golden?|greenish-yellow)\b/gi;
/** Families of berries and bare stems. */
export const fruitFamilies = ({ otherInterest, category }: Plant): ColourFamily[] =>
  category === 'grass'
    ? []
    : familiesIn(
        (otherInterest?.what ?? '')
          .split(/, | then | among /)
          .filter((part) => FRUIT.test(part))
          .flatMap((part) => part.match(BRIGHT) ?? []),
      );

/** In a garden of named colours these of leaf and fruit are another scheme; red hips in winter are not. */
const STRAYS: readonly ColourFamily[] = ['orange', 'yellow'];

/** True when the plant shows nothing that was refused, and no colour beside those that were named. */
export function keepsColours(plant: Plant, { noColours, onlyColours }: ColourRules): boolean {
  if (plant.category === 'vegetable') return true;
  const has = (own: readonly ColourFamily[], families: readonly ColourFamily[]) =>
    own.some((family) => families.includes(family));
  const beside = [...leafFamilies(plant), ...fruitFamilies(plant)];
  if (noColours.length && has([...familiesIn(plant.flower.colours), ...beside], noColours))
    return false;
  if (!onlyColours.length) return true;
  return (
    flowersOnlyIn(plant, onlyColours) &&
    !has(
      beside,
      STRAYS.filter((family) => !onlyColours.includes(family)),
    )
  );
}
