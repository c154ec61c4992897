/** How well a plant answers a design's taste: type, colours, care, wildlife, what the visitor named. */
import { seedFrom } from '../geometry/random.ts';
import type { Plant } from '../model/plant.ts';
import { type ColourFamily, type Scheme, colourFamilies } from './colours.ts';
import { planterScore } from './containers.ts';
import { type Job, isEvergreen } from './job.ts';
import { suitsPh } from './filters.ts';
import { styleScore } from './styles.ts';
import { isNamed, isOfWantedKind, standsIn } from './wishes.ts';

const POLLINATORS = ['bees', 'butterflies', 'moths', 'hoverflies'];
/** True of a native plant, or one that feeds pollinators. */
export const feedsWildlife = (plant: Plant): boolean =>
  plant.nativeUK || plant.wildlife.some((guest) => POLLINATORS.includes(guest));

const FAMILIES = new Map<string, ColourFamily[]>();
function familiesOf(colour: string): ColourFamily[] {
  let found = FAMILIES.get(colour);
  if (!found) FAMILIES.set(colour, (found = colourFamilies(colour)));
  return found;
}
const QUIET: readonly ColourFamily[] = ['green', 'white', 'cream'];

/** From -4 (a clash) to about 4 (flower and leaf both of the scheme). */
export function colourScore(plant: Plant, families: readonly ColourFamily[]): number {
  const flower = plant.flower.colours.flatMap(familiesOf);
  const leaf = familiesOf(plant.foliage.colour.split(',')[0]!);
  let score = leaf.some(
    (family) => (family === 'silver' || family === 'dark') && families.includes(family),
  )
    ? 1.2
    : 0;
  if (leaf.includes('dark') && !families.includes('dark')) score -= 1;
  if (!flower.length) return score;
  const inside = flower.filter((family) => families.includes(family)).length;
  if (inside) score += 2.6 * (inside / flower.length) - (inside < flower.length ? 0.6 : 0);
  else if (flower.every((family) => QUIET.includes(family)))
    score += plant.category === 'shrub' || plant.category === 'groundcover' ? 0.4 : -0.4;
  else score -= 3.4;
  return score;
}
/** True when the plant flowers in the scheme's accent and in nothing else of it: one or two such kinds are a note, more are a quarrel. */
export const isAccent = (plant: Plant, { accent, families }: Scheme): boolean => {
  if (!accent || !plant.flower.colours.length) return false;
  const own = plant.flower.colours.flatMap(familiesOf);
  return own.includes(accent) && own.every((family) => !families.includes(family));
};

/** Colours named in the brief count for more than those that go beside them. */
function askedColour({ brief }: Job, plant: Plant): number {
  if (!brief.colours.length || !plant.flower.colours.length) return 0;
  const asked = brief.colours.flatMap((fact) => familiesOf(fact.value));
  return plant.flower.colours.flatMap(familiesOf).some((family) => asked.includes(family))
    ? 2.4
    : -0.6;
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
  return third === ((job.seed % 3) + 3) % 3 ? 2 : woody ? -3.2 : -1.5;
}

/** Where the plant stands in this design's taste; higher is better, about -6 to 14. Colour may be left out. */
export function tasteScore(job: Job, plant: Plant, colour = true): number {
  const known = colour ? job.taste.coloured : job.taste.plain;
  let score = known.get(plant.id);
  if (score === undefined) known.set(plant.id, (score = judge(job, plant, colour)));
  return score;
}

function judge(job: Job, plant: Plant, colour: boolean): number {
  const { type, brief, rules } = job;
  let score = whim(job, plant) * 3.2;
  if (plant.styles.includes(type)) score += 2.6;
  if (colour)
    score +=
      (isAccent(plant, job.scheme)
        ? -0.5
        : colourScore(plant, job.scheme.families) * (brief.colours.length ? 1.7 : 1.25)) +
      askedColour(job, plant);
  if (plant.agm) score += 0.5;
  score += Math.min(5, plant.flower.months.length) * 0.12;
  score -= plant.maintenance === 'high' ? 1.6 : plant.maintenance === 'medium' ? 0.4 : 0;
  if (brief.household.easyAccess.value && plant.maintenance !== 'low') score -= 0.8;
  if (rules.noPeopleHarm && plant.toxicity.people === 'low') score -= 0.8;
  if (rules.noPetHarm && plant.toxicity.pets === 'low') score -= 1.2;
  if (rules.noPollen && plant.pollenAllergy === 'medium') score -= 1.5;
  if (plant.thorny && brief.household.easyAccess.value) score -= 1;
  score += typeScore(job, plant) + (job.contained ? planterScore(plant) : 0);
  if (brief.wanted.some((fact) => fact.value === 'scent') && plant.flower.scented) score += 1.8;
  if (
    brief.wanted.some((fact) => fact.value === 'cutflowers') &&
    plant.flower.months.length &&
    plant.heightM > 0.4
  )
    score += 0.5;
  for (const fact of brief.styles) score += styleScore(fact.value, plant) * 1.25;
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
      score += 1.6;
  }
  // of what was named, what the soil suits as it is comes first
  score += isWanted(job, plant)
    ? suitsPh(plant, job.site)
      ? 9
      : 5.5
    : standsIn(job.brief, plant)
      ? 5
      : leaning(job, plant) + (isOfWantedKind(brief, plant) ? 3 : 0);
  return score;
}
/** True when the visitor named the plant. */
export const isWanted = (job: Job, plant: Plant): boolean => isNamed(job.brief, plant);

function typeScore({ type }: Job, plant: Plant): number {
  switch (type) {
    case 'wildlife':
      return (
        (plant.nativeUK ? 3 : 0) +
        (feedsWildlife(plant) ? 1.8 : -2) -
        (plant.flower.months.length && plant.category !== 'grass' ? 0 : 2.5)
      );
    case 'modern':
      return (
        (plant.category === 'grass' ? 1.4 : 0) +
        (plant.form === 'dome' || plant.form === 'cube' || plant.form === 'spire' ? 0.7 : 0)
      );
    case 'luxury':
      return (plant.flower.scented ? 1.2 : 0) + (isEvergreen(plant) ? 0.8 : 0);
    case 'lowmaint':
      return (
        (isEvergreen(plant) ? 1.4 : 0) +
        (plant.tolerates.drought ? 0.6 : 0) -
        Math.min(1.5, plant.minutesPerYear / 30)
      );
    case 'edible':
      return (
        (plant.category === 'herb' || plant.category === 'fruit' ? 3 : 0) +
        (feedsWildlife(plant) ? 0.8 : 0)
      );
    default:
      return plant.toxicity.people === 'none' && plant.toxicity.pets === 'none' ? 0.8 : 0;
  }
}
