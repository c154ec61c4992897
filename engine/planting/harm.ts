/** Whom a plant may not harm, and how little: the household's rules of poison, sap and thorns. */
import type { Brief } from '../model/brief.ts';
import { BEINGS, type Being, hasBurningSap, hasThorns, worstFor } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';

export type HarmRules = {
  /** Those whom nothing planted may endanger when it is eaten. */
  kept: Being[];
  /** Those for whom a plant has to be known to be harmless: what upsets a stomach stays out too, save what was asked for by name. */
  harmless: Being[];
  /** Small children touch, and some dogs chew, all there is: no sap, hairs or spines, mild or not. */
  noTouch: boolean;
  /** What is grown to be eaten is held to it as well, unless it was named. */
  noMildCrops: boolean;
  /** Somebody eats leaves by the handful: kin of known poisons stay out, whatever is on record of the plant itself. */
  noKin: boolean;
  /** Children were told of, or poison was refused: what was asked for by name is held to it too. */
  childrenTold: boolean;
  /** Children, or a reader who wants nothing poisonous: sap that burns is left out too. */
  noBurns: boolean;
  /** A dog digs up what lies within its reach: bulbs that poison it even a little are left out. */
  noDugBulbs: boolean;
  noThorns: boolean;
  /** Thorns were refused in words, or a hand may not see them: no wish outweighs that. */
  thornsRefused: boolean;
};

/** Years under which leaves and berries go into mouths. */
const SMALL = 6;

/**
 * A family garden is safe from dangers whether or not children were told of. Where they are small, or of no age that was told,
 * where a cat lives, or a dog that is not old, a plant is let in only if nothing is known against it for them.
 */
export function harmRules(brief: Brief, poison: boolean, thorns: boolean): HarmRules {
  const { household, said } = brief,
    // of any age, whoever tastes what grows is as a small child to it
    tastes =
      said?.mouths === true || brief.circumstances.some(({ concept }) => concept === 'dementia'),
    told = household.toddler.value || household.children.value || tastes,
    children = told || brief.projectType.value === 'family',
    small =
      tastes ||
      household.toddler.value ||
      (household.children.value && (brief.youngestChild?.value ?? 0) < SMALL),
    letOut = said?.letOut === true,
    eats = household.dog.value && said?.dogs === 'eat',
    blind = said?.blind === true,
    // hands that cannot draw back, or that hold no tool for it
    frail =
      household.wheelchair.value ||
      brief.circumstances.some(({ concept }) => concept === 'weakgrip');
  const lives: Record<Being, boolean> = {
    people: children || letOut,
    dogs: household.dog.value || letOut,
    cats: household.cat.value || letOut,
    horses: household.horse?.value ?? false,
  };
  const strict: Record<Being, boolean> = {
    people: small || letOut,
    dogs: household.dog.value && said?.dogs !== 'old',
    cats: household.cat.value,
    horses: false,
  };
  return {
    kept: BEINGS.filter((being) => lives[being] || (poison && being !== 'horses')),
    harmless: BEINGS.filter((being) => strict[being] || (poison && being === 'people')),
    noTouch: small || eats,
    noMildCrops: eats,
    noKin: tastes,
    childrenTold: told || poison,
    noBurns: children || letOut || frail || household.dog.value || household.cat.value || poison,
    noDugBulbs: household.dog.value,
    noThorns: children || thorns || blind || frail,
    thornsRefused: thorns || blind,
  };
}

/** Those whom a plant must not endanger. */
export const keptFrom = ({ kept, childrenTold }: HarmRules, named: boolean): Being[] =>
  kept.filter((being) => being !== 'people' || childrenTold || !named);

const isCrop = (plant: Plant): boolean =>
  plant.category === 'vegetable' || plant.category === 'herb';
/** Bulbs, corms and tubers lie a hand deep at most, where a dog digs; what upsets a stomach elsewhere does more there, eaten whole. */
export const isDugUp = (plant: Plant): boolean =>
  plant.category === 'bulb' && plant.toxicity.dogs !== 'none';

/** Sap that burns: what grown-ups with a dog or a cat ask for by name they plant with gloves on, away from the paths. */
export const isBurntBy = (
  plant: Plant,
  { noBurns, childrenTold }: HarmRules,
  named: boolean,
): boolean =>
  noBurns &&
  hasBurningSap(plant) &&
  !isCrop(plant) &&
  // a fig that is asked for is pruned in gloves, and out of a child's reach
  !(named && plant.category === 'fruit') &&
  (!named || childrenTold);

/** True of what is not known to be harmless to those who live there; it is planted only when it was asked for by name, with a warning. */
export function isMildHarm(plant: Plant, { harmless, noTouch, noMildCrops }: HarmRules): boolean {
  // leaves of the tomato and the stone of the plum are nobody's food: what is picked stands in rows and beds of its own
  const isFood = isCrop(plant) || plant.category === 'fruit';
  if (isFood && !noMildCrops) return false;
  return (
    worstFor(plant, harmless) !== 'none' || (noTouch && !isFood && plant.contact.grade !== 'none')
  );
}

/** Buttercups, poppies, stonecrops and conifers with oils in their leaves: families of poisons and irritants, in which few have been tried. */
const OF_POISONS =
  /^(?:Actaea|Anemon\w*|Aquilegia|Caltha|Clematis|Eriocapitella|Helleborus|Nigella|Pulsatilla|Ranunculus|Semiaquilegia|Thalictrum|Trollius|Corydalis|Eschscholzia|Lamprocapnos|Dicentra|Meconopsis|Papaver|Pseudofumaria|Hylotelephium|Petrosedum|Phedimus|Sedum|Chamaecyparis|Cryptomeria|Cupress\w*|Juniperus|Platycladus|Taxus|Thuja)\b/;

/** True when the plant may do harm that this household does not bear. */
export const doesHarm = (plant: Plant, rules: HarmRules, named: boolean): boolean =>
  worstFor(plant, keptFrom(rules, named)) === 'high' ||
  isBurntBy(plant, rules, named) ||
  (!named && isMildHarm(plant, rules)) ||
  (!named && rules.noKin && OF_POISONS.test(plant.latinName)) ||
  (rules.noDugBulbs && isDugUp(plant)) ||
  (rules.noThorns && hasThorns(plant) && (!named || rules.thornsRefused));
