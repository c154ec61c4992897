/** Plants the visitor named: what may be bent for them, where they are put, and the true reason when they cannot be. */
import { capitalise } from '../model/format.ts';
import type { Brief } from '../model/brief.ts';
import { remembered } from '../model/remembered.ts';
import { hasThorns, isKeptBack, worstFor } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { Site } from '../model/site.ts';
import { plantName } from '../words/say.ts';
import { isAllowed, isNeverPlanted, shedsPollen, suitsPh } from './filters.ts';
import { isBurntBy, isDugUp, keptFrom } from './harm.ts';
import { isTooTender, livesUnderCover } from './hardiness.ts';
import { isBroad, namesPlant, singular } from './plant-names.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import type { Job } from './job.ts';
import { isCropCalled, saysCrop } from './said-crops.ts';
import type { Zone } from './zones.ts';

/** Lime lifts the soil of a planting hole by about a point of pH; sulphur and ericaceous compost lower it by half of one. */
const LIFTED_PH = 1,
  LOWERED_PH = 0.5;

/** True when a wish of the brief names the plant itself: the answers to the wishes speak of it. */
export const isWished = (brief: Brief, plant: Plant): boolean =>
  brief.plantsWanted.some(
    ({ value }) => !isBroad(value) && (namesPlant(plant, value) || isCropCalled(value, plant)),
  );
/** True when a word of the brief names the plant itself; words for whole kinds do not. */
export const isNamed = remembered(
  (brief: Brief, plant: Plant): boolean => isWished(brief, plant) || saysCrop(brief, plant),
);
/** True when the plant is of a kind that was asked for as a whole: evergreens, grasses. */
export const isOfWantedKind = (brief: Brief, plant: Plant): boolean =>
  brief.plantsWanted.some((fact) => isBroad(fact.value) && namesPlant(plant, fact.value));
/** What is planted in the place of a thing we do not grow, and why. */
const STAND_INS: [RegExp, RegExp, string][] = [
  [
    /^budd?le(i|j)as?( bush| bushes)?$/,
    /^(Caryopteris|Veronicastrum|Verbena bonariensis)/,
    'it seeds itself into walls and waste ground',
  ],
  [/^bamboos?$/, /^Nandina domestica/, 'bamboo runs under fences'],
  [/^(buxus|box|box balls?)$/, /^Ilex crenata/, 'box is lost to blight and caterpillar'],
  [/^pampas( grass)?$/, /^Miscanthus/, 'pampas grass seeds about and cuts the hand'],
  [/^(italian )?cypress(es)?$/, /^Juniperus scopulorum/, 'cypress grows too wide and too tall'],
  [/^palm lil(y|ies)$/, /^Phormium/, 'it is not on our list'],
  [
    /^agaves?$/,
    /^(Eryngium agavifolium|Yucca)/,
    'its spines wound and a wet winter outdoors kills it',
  ],
  [/^gunneras?$/, /^(Darmera|Rodgersia)/, 'gunnera may no longer be planted'],
];
/** True when the plant stands in for a phrase. */
export const standsInFor = (phrase: string, plant: Plant): boolean =>
  STAND_INS.some(([word, latin]) => word.test(phrase.toLowerCase()) && latin.test(plant.latinName));
/** True when the plant stands in for something asked for that we do not grow. */
export const standsIn = (brief: Brief, plant: Plant): boolean =>
  brief.plantsWanted.some((fact) => standsInFor(fact.value, plant));

/** True when the soil's pH can be brought to a plant that was asked for by name. */
export const canBeBroughtTo = (plant: Plant, { soil }: Site): boolean =>
  soil.ph >= plant.soil.phMin - LIFTED_PH - 1e-9 && soil.ph <= plant.soil.phMax + LOWERED_PH + 1e-9;
/** What is small enough for a pocket of soil that is made for it. */
const POCKETED: readonly Plant['category'][] = [
  'herb',
  'perennial',
  'bulb',
  'grass',
  'fern',
  'groundcover',
  'annual',
  'shrub',
  'fruit',
  'climber',
  'vegetable',
];
/** What hates lime does not live long in a pocket on chalk: it stands in a pot. */
export const isPocketed = (plant: Plant, { soil }: Pick<Site, 'soil'>): boolean =>
  POCKETED.includes(plant.category) &&
  !(plant.soil.phMax < NEUTRAL && soil.ph > plant.soil.phMax + LOWERED_PH);
const NEUTRAL = 6.7;
/** What must be done to the soil for a plant that stands outside its own range; empty inside it. */
export function soilHelp(plant: Plant, site: Site): string {
  const { ph } = site.soil;
  if (
    isPocketed(plant, site) &&
    (!plant.soil.textures.includes(site.soil.texture) ||
      (!suitsPh(plant, site) && !canBeBroughtTo(plant, site)))
  )
    return `it does not thrive in this soil as it is, so the bed is raised 200 mm there and filled with ${ph > plant.soil.phMax && plant.soil.phMax < 7 ? 'ericaceous' : 'loam-based'} compost a spade deep`;
  if (plant.soil.phMin <= ph && ph <= plant.soil.phMax) return '';
  return ph < plant.soil.phMin
    ? `it prefers pH ${plant.soil.phMin} or more, so garden lime is forked in before planting and each winter`
    : `it prefers pH ${plant.soil.phMax} or less, so ${plant.soil.phMax < 7 ? 'ericaceous' : 'garden'} compost is dug in and it is watered with rain water`;
}

/** What stands in the way of one plant, most telling first; null when only room is wanting. */
function obstacle(
  job: Job,
  plant: Plant,
  zones: readonly Zone[],
): { rank: number; text: string } | null {
  const { rules, site } = job,
    { soil } = site;
  if (isNeverPlanted(plant)) return { rank: 9, text: 'it is invasive and we never plant it' };
  if (isTooTender(plant, rules, site, true))
    return { rank: 8, text: 'it would not live through a winter here' };
  const kept = keptFrom(rules, true);
  if (kept.includes('people') && plant.toxicity.people === 'high')
    return {
      rank: 7,
      text:
        job.brief.household.children.value || job.brief.household.toddler.value
          ? 'it is dangerous if eaten, and this garden is for children'
          : 'it is poisonous',
    };
  if (worstFor(plant, kept) === 'high')
    return {
      rank: 7,
      text: rules.kept.some((being) => being === 'dogs' || being === 'cats')
        ? 'it is dangerous to the animals of the house if they chew it'
        : 'it is dangerous to the horses over the fence',
    };
  if (isBurntBy(plant, rules, true)) return { rank: 7, text: 'its sap burns skin and eyes' };
  if (rules.noDugBulbs && isDugUp(plant))
    return { rank: 7, text: 'a dog that digs it up and eats it falls ill' };
  if (rules.noPollen && shedsPollen(plant))
    return { rank: 6, text: 'its pollen is among the worst for hay fever' };
  if (!isAllowed(plant, rules, site, true))
    return { rank: 6, text: 'something else you told us rules it out' };
  if (livesUnderCover(plant, site))
    return {
      rank: 6,
      text: 'it stands in a pot that comes under cover from October to May, and this design has no pot in a place that it likes',
    };
  if (!isPocketed(plant, site) && !plant.soil.textures.includes(soil.texture))
    return { rank: 5, text: `it does not thrive on ${soil.texture}` };
  if (!isPocketed(plant, site) && !canBeBroughtTo(plant, site))
    return {
      rank: 4,
      text: `it wants soil between pH ${plant.soil.phMin} and ${plant.soil.phMax}, and this is pH ${soil.ph}; ${soil.ph > plant.soil.phMax ? 'grow it in a pot of ericaceous compost' : 'grow it in a pot'}`,
    };
  const sunny = zones.filter((zone) => plant.sun.includes(zone.sunClass));
  if (!sunny.length)
    return {
      rank: 3,
      text: plant.sun.includes('full-sun')
        ? 'it needs more sun than any bed here has'
        : 'it needs shade, and no bed here has it',
    };
  if (!isPocketed(plant, site) && !sunny.some((zone) => nearlySuitsMoisture(plant, zone.moisture)))
    return {
      rank: 2,
      text: `it wants ground that is ${plant.soil.moisture.map((one) => one.replace('-', ' ')).join(' or ')}, and the beds here are not`,
    };
  if (isKeptBack(plant))
    return {
      rank: 1,
      text: `it has ${hasThorns(plant) ? 'thorns' : 'sap that burns'}, and no bed is deep enough to keep it back from ${rules.noThorns ? 'children' : 'paths and seats'}`,
    };
  return null;
}

/** Why nothing of a name that was asked for stands in the garden: one true reason, of the plant that came nearest. */
export function whyNone(
  job: Job,
  phrase: string,
  zones: readonly Zone[],
  planted: readonly Plant[],
): string {
  const said = capitalise(singular(phrase));
  const candidates = [...job.byId.values()].filter((plant) => namesPlant(plant, phrase));
  const stand = STAND_INS.find(([word]) => word.test(phrase.toLowerCase())),
    deputy = stand && planted.find((plant) => stand[1].test(plant.latinName));
  if (stand && deputy)
    return `${said}, which you asked for, is left out, since ${stand[2]}: ${plantName(deputy.commonName)} stands in for it.`;
  if (stand) return `${said}, which you asked for, is left out: ${stand[2]}.`;
  if (!candidates.length)
    return `${said}, which you asked for, is left out: it is not among the plants we grow.`;
  const reasons = candidates.map((plant) => obstacle(job, plant, zones));
  if (reasons.includes(null) && job.rules.leftToPlant)
    return `${said}, which you asked for, is left out: the beds are left for you to plant, and it would do well in them.`;
  if (reasons.includes(null))
    return `${said}, which you asked for, is left out: ${candidates.every((plant) => plant.category === 'tree') ? 'no place in this design has room for its crown' : 'no place of the right size was left for it in this design'}.`;
  const nearest = reasons.reduce((a, b) => (b!.rank < a!.rank ? b : a))!,
    kin = job.instead.get(phrase),
    harmless = kin && planted.find((plant) => kin.has(plant.id));
  return `${said}, which you asked for, is left out: ${nearest.text}.${harmless ? ` The nearest that does no such harm is planted in its place: ${plantName(harmless.commonName)}.` : ''}`;
}
