/** How well a plant answers a design's taste: type, colours, care, wildlife, what the visitor named. */
import { seedFrom } from '../geometry/random.ts';
import type { TasteWeight, TasteWeights } from '../model/design-weights.ts';
import { type Being, hasBurningSap, hasThorns, worstFor } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import { type Trait, hasTrait } from '../model/plant-traits.ts';
import { traitsAsked } from './traits-asked.ts';
import { type ColourFamily, type Scheme, colourFamilies } from './colours.ts';
import { planterScore } from './containers.ts';
import { type Job, isEvergreen } from './job.ts';
import { esteemOf } from './esteem.ts';
import { feedsPollinators, moodScore } from './moods.ts';
import { heldBack } from './often-taken.ts';
import { isForFood } from './for-food.ts';
import { exposureScore } from './exposure.ts';
import { isEaten, suitsPh } from './filters.ts';
import { bearsBerries } from './refused-traits.ts';
import { showsInWinter } from './winter-view.ts';
import { isForeignTo, isOfStyle, isStrict, styleScore } from './styles.ts';
import { isNamed, isOfWantedKind, standsIn } from './wishes.ts';

/** True of a native plant, or one that feeds pollinators. */
export const feedsWildlife = (plant: Plant): boolean => plant.nativeUK || feedsPollinators(plant);

const FAMILIES = new Map<string, ColourFamily[]>();
function familiesOf(colour: string): ColourFamily[] {
  let found = FAMILIES.get(colour);
  if (!found) FAMILIES.set(colour, (found = colourFamilies(colour)));
  return found;
}
const QUIET: readonly ColourFamily[] = ['green', 'white', 'cream'];

/** From -4 (a clash) to about 4 (flower and leaf both of the scheme). */
function colourScore(
  plant: Plant,
  families: readonly ColourFamily[],
  weights: TasteWeights,
): number {
  const flower = plant.flower.colours.flatMap(familiesOf);
  const leaf = familiesOf(plant.foliage.colour.split(',')[0]!);
  let score = leaf.some(
    (family) => (family === 'silver' || family === 'dark') && families.includes(family),
  )
    ? weights.schemeLeaf
    : 0;
  if (leaf.includes('dark') && !families.includes('dark')) score -= weights.darkLeaf;
  if (!flower.length) return score;
  const inside = flower.filter((family) => families.includes(family)).length;
  if (inside)
    score +=
      weights.schemeFlower * (inside / flower.length) -
      (inside < flower.length ? weights.mixedFlower : 0);
  else if (flower.every((family) => QUIET.includes(family)))
    score +=
      plant.category === 'shrub' || plant.category === 'groundcover'
        ? weights.quietFlower
        : -weights.quietFlower;
  else score -= weights.clash;
  return score;
}
/** True when the plant flowers in the scheme's accent and in nothing else of it: one or two such kinds are a note, more are a quarrel. */
export const isAccent = (plant: Plant, { accent, families }: Scheme): boolean => {
  if (!accent || !plant.flower.colours.length) return false;
  const own = plant.flower.colours.flatMap(familiesOf);
  return own.includes(accent) && own.every((family) => !families.includes(family));
};

/** Colours named in the brief count for more than those that go beside them. */
function askedColour({ brief, weights }: Job, plant: Plant): number {
  if (!brief.colours.length || !plant.flower.colours.length) return 0;
  const asked = brief.colours.flatMap((fact) => familiesOf(fact.value));
  return plant.flower.colours.flatMap(familiesOf).some((family) => asked.includes(family))
    ? weights.namedColour
    : -weights.otherColour;
}

/** A repeatable number from 0 to 1 for a plant in a design, so that seeds differ in taste. */
export const whim = (job: Job, plant: Plant): number =>
  (seedFrom(`${job.seed}:${job.layout.language}:${plant.id}`) % 4096) / 4096;

/**
 * Each of the three designs of a brief leans to a third of the catalogue of its own: their seeds differ by a number that
 * leaves another remainder by three, and which third a plant falls into is drawn for each brief.
 */
function leaning(job: Job, plant: Plant): number {
  const third = seedFrom(`${job.briefSeed}:${plant.id}`) % 3;
  // what is seen first and longest is varied most
  const woody =
    plant.category === 'shrub' || plant.category === 'climber' || plant.category === 'tree';
  return third === ((job.seed % 3) + 3) % 3
    ? job.weights.ownThird
    : woody
      ? job.weights.otherThirdWoody
      : job.weights.otherThird;
}

/** Where the plant stands in this design's taste; higher is better, about -6 to 14. Colour may be left out. */
export function tasteScore(job: Job, plant: Plant, colour = true): number {
  const known = colour ? job.taste.coloured : job.taste.plain;
  let score = known.get(plant.id);
  if (score === undefined) known.set(plant.id, (score = judge(job, plant, colour)));
  return score;
}

/** Birds, or the berries they come for. */
const wantsBirds = ({ brief, rules }: Job): boolean =>
  brief.said?.birds === true && !rules.noBerries;

const OF_TRAIT = {
  scent: 'scent',
  cutting: 'cutFlower',
  berries: 'season',
  autumn: 'season',
} as const satisfies Record<Trait, TasteWeight>;

const isAnimal = (being: Being): boolean => being !== 'people';

function judge(job: Job, plant: Plant, colour: boolean): number {
  const { type, brief, rules, weights } = job;
  let score = whim(job, plant) * weights.whim;
  if (plant.styles.includes(type)) score += weights.ofType;
  if (colour)
    score +=
      (isAccent(plant, job.scheme)
        ? weights.accent
        : colourScore(plant, job.scheme.families, weights) *
          (brief.colours.length ? weights.colourAsked : weights.colour)) + askedColour(job, plant);
  if (plant.agm) score += weights.awardWinner;
  score += Math.min(5, plant.flower.months.length) * weights.monthInFlower;
  score -=
    plant.maintenance === 'high'
      ? weights.highCare
      : plant.maintenance === 'medium'
        ? weights.mediumCare
        : 0;
  if (brief.household.easyAccess.value && plant.maintenance !== 'low')
    score -= weights.careForAccess;
  const [people, animals] = [rules.kept.includes('people'), rules.kept.some(isAnimal)];
  if (people && (plant.toxicity.people === 'low' || plant.contact.grade !== 'none'))
    score -= weights.mildForPeople;
  if (animals && worstFor(plant, rules.kept.filter(isAnimal)) === 'low')
    score -= weights.mildForPets;
  if (rules.noPollen && plant.pollenAllergy === 'medium') score -= weights.somePollen;
  if (hasThorns(plant) && brief.household.easyAccess.value) score -= weights.thornsForAccess;
  if (hasBurningSap(plant)) score -= weights.burningSap;
  score +=
    typeScore(job, plant) +
    (job.contained ? planterScore(plant) : 0) +
    exposureScore(plant, job.exposure) -
    // leaves of woods and damp borders are out of place by the sea, whoever else has them
    (job.exposure.salt && isForeignTo('coastal', plant) ? OUT_OF_PLACE : 0);
  const isSour = job.site.soil.ph <= SOUR_PH && !job.contained;
  // what dies of lime is a gamble where nobody measured, and at home where the whole district is sour
  if (plant.soil.phMax < 7 && (isSour || job.site.soil.from !== 'brief'))
    score += isSour ? AT_HOME : -LIME_GAMBLE;
  score += moodScore(job.moods, plant);
  if (brief.said?.winterView && showsInWinter(plant)) score += weights.season;
  if (brief.said?.winterGreen && isEvergreen(plant)) score += weights.season * 1.5;
  if (wantsBirds(job) && (plant.wildlife.includes('birds') || bearsBerries(plant)))
    score += weights.season;
  for (const trait of new Set(traitsAsked(job).map((one) => one.trait)))
    if (hasTrait(plant, trait)) score += weights[OF_TRAIT[trait]];
  // a style that was asked for is made of its own plants, whoever else has them
  const meant = brief.styles.some(({ value }) => isOfStyle(value, plant));
  for (const fact of brief.styles) score += styleScore(fact.value, plant, weights) * weights.style;
  for (const fact of brief.seasons) {
    const months = {
      spring: [3, 4, 5],
      summer: [6, 7, 8],
      autumn: [9, 10, 11],
      winter: [12, 1, 2],
    }[fact.value];
    if (
      months.some(
        (month) =>
          plant.flower.months.includes(month) || plant.otherInterest?.months.includes(month),
      )
    )
      score += weights.season;
  }
  // of what was named, what the soil suits as it is comes first
  score += isWanted(job, plant)
    ? suitsPh(plant, job.site)
      ? weights.named
      : weights.namedInOtherSoil
    : standsIn(job.brief, plant) || isInstead(job, plant)
      ? weights.standsIn
      : leaning(job, plant) * (meant ? 0.4 : 1) -
        (meant || isAskedFor(job, plant) || (isForFood(job) && isEaten(plant))
          ? 0
          : heldBack(job, plant.id)) +
        esteemOf(plant) * ESTEEM * (job.type === 'luxury' ? 2 : 1) +
        (isOfWantedKind(brief, plant) ? weights.wantedKind : 0);
  return score;
}
/** Where little is asked for, a kind that takes an hour or two a year is planted only for what was wished: its name, style or colour. */
export function asksLittleEnough(job: Job, plant: Plant): boolean {
  const { rules, brief } = job;
  if (!rules.lowCareOnly || plant.maintenance === 'low' || isWanted(job, plant)) return true;
  if (plant.maintenance === 'high') return false;
  return (
    // a gardener who is paid clips what makes such a garden
    (job.type === 'luxury' && isEvergreen(plant) && CLIPPED.includes(plant.form)) ||
    brief.styles.some(({ value }) => isStrict(value) && isOfStyle(value, plant)) ||
    askedColour(job, plant) > 0
  );
}
/** Taken off in salt air for what says another place. */
const OUT_OF_PLACE = 5;
const CLIPPED: readonly Plant['form'][] = ['dome', 'cube', 'hedge'];
/** Taken off a lime-hater where the soil is only what the district has. */
const LIME_GAMBLE = 2.5;
/** Heath and woodland soils of this pH and less carry heathers, camellias and rhododendrons as they are. */
const SOUR_PH = 5.3,
  AT_HOME = 5;
/** What a plant of car parks is liked less by, and half of what an admired one is liked more by. */
const ESTEEM = 4.5;
/** True of what stands nearest to a plant that was asked for and would do harm. */
const isInstead = (job: Job, plant: Plant): boolean =>
  [...job.instead.values()].some((ids) => ids.has(plant.id));
/** True when the visitor named the plant. */
export const isWanted = (job: Job, plant: Plant): boolean => isNamed(job.brief, plant);
/** Named, or of the kind that the garden is to be full of. */
export const isAskedFor = (job: Job, plant: Plant): boolean =>
  isWanted(job, plant) || (plant.category === 'fern' && job.moods.includes('ferny'));

function typeScore({ type, weights, brief }: Job, plant: Plant): number {
  switch (type) {
    case 'wildlife':
      return (
        (plant.nativeUK ? weights.native * (brief.said?.natives ? 2 : 1) : 0) +
        (feedsWildlife(plant) ? weights.feedsWildlife : weights.feedsNothing) -
        (plant.flower.months.length && plant.category !== 'grass' ? 0 : weights.flowerless)
      );
    case 'modern':
      return (
        (plant.category === 'grass' ? weights.modernGrass : 0) +
        (plant.form === 'dome' || plant.form === 'cube' || plant.form === 'spire'
          ? weights.modernShape
          : 0)
      );
    case 'luxury':
      return (
        (plant.flower.scented ? weights.luxuryScent : 0) +
        (isEvergreen(plant) ? weights.luxuryEvergreen : 0)
      );
    case 'lowmaint':
      return (
        (isEvergreen(plant) ? weights.easyEvergreen : 0) +
        (plant.tolerates.drought ? weights.easyDrought : 0) -
        Math.min(weights.easyMinutes, plant.minutesPerYear / 30)
      );
    case 'edible':
      return (
        (plant.category === 'herb' || plant.category === 'fruit' ? weights.ediblePlant : 0) +
        (feedsWildlife(plant) ? weights.edibleFeeds : 0)
      );
    default:
      return worstFor(plant, ['people', 'dogs', 'cats']) === 'none' &&
        plant.contact.grade === 'none'
        ? weights.harmless
        : 0;
  }
}
