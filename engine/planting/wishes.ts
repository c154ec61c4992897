/** Plants the visitor named: what may be bent for them, where they are put, and the true reason when they cannot be. */
import { capitalise } from '../model/format.ts';
import { distanceToEdge } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { plantName } from '../words/say.ts';
import {
  HARDINESS,
  isAllowed,
  isBroad,
  isNeverPlanted,
  namesPlant,
  singular,
  nearlySuitsMoisture,
  suitsPh,
} from './filters.ts';
import { type Job, radiusOf } from './job.ts';
import type { Zone } from './zones.ts';

/** Lime lifts the soil of a planting hole by about a point of pH; sulphur and ericaceous compost lower it by half of one. */
const LIFTED_PH = 1,
  LOWERED_PH = 0.5;
/** Between a thorny plant and a play area, mm. */
const FROM_PLAY_MM = 1500;

/** True when a word of the brief names the plant itself; words for whole kinds do not. */
export const isNamed = (brief: Brief, plant: Plant): boolean =>
  brief.plantsWanted.some((fact) => !isBroad(fact.value) && namesPlant(plant, fact.value));
/** True when the plant is of a kind that was asked for as a whole: evergreens, grasses. */
export const isOfWantedKind = (brief: Brief, plant: Plant): boolean =>
  brief.plantsWanted.some((fact) => isBroad(fact.value) && namesPlant(plant, fact.value));
/** What is planted in the place of a thing we do not grow, and why. */
const STAND_INS: [RegExp, RegExp, string][] = [
  [/^bamboos?$/, /^Nandina domestica/, 'bamboo runs under fences'],
  [/^azaleas?$/, /^Rhododendron/, 'it is not on our list'],
  [/^(buxus|box|box balls?)$/, /^Ilex crenata/, 'box is lost to blight and caterpillar'],
  [/^pampas( grass)?$/, /^Miscanthus/, 'pampas grass seeds about and cuts the hand'],
  [/^(italian )?cypress(es)?$/, /^Juniperus scopulorum/, 'cypress grows too wide and too tall'],
  [/^bananas?$/, /^Fatsia/, 'bananas are cut down by frost'],
  [/^(cordylines?|yuccas?)$/, /^Phormium/, 'it is not on our list'],
  [/^gunneras?$/, /^Rodgersia/, 'gunnera may no longer be planted'],
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
/** What must be done to the soil for a plant that stands outside its own range; empty inside it. */
export function soilHelp(plant: Plant, site: Site): string {
  const { ph } = site.soil;
  if (suitsPh(plant, site)) return '';
  return ph < plant.soil.phMin
    ? `it prefers pH ${plant.soil.phMin} or more, so garden lime is forked in before planting and each winter`
    : `it prefers pH ${plant.soil.phMax} or less, so ${plant.soil.phMax < 7 ? 'ericaceous' : 'garden'} compost is dug in and it is watered with rain water`;
}

/** True where a thorny plant may stand in a garden with children: back from paths and lawn, and well away from play. */
export function thornsClear(job: Job, plant: Plant, x: Mm, y: Mm): boolean {
  if (!plant.thorny || !job.rules.noThorns) return true;
  const k = job.ground.grid.index(x, y);
  if (
    k < 0 ||
    job.ground.front[k]! <
      Math.max(500, radiusOf(plant)) + (job.brief.household.toddler.value ? 150 : 0)
  )
    return false;
  return job.layout.areas.every(
    (area) =>
      area.kind !== 'play' || distanceToEdge(area.region, x, y) >= FROM_PLAY_MM + radiusOf(plant),
  );
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
  if (
    HARDINESS[plant.hardiness] < HARDINESS[site.place.climate.leastHardiness] &&
    plant.foliage.type !== 'annual'
  )
    return { rank: 8, text: 'it would not live through a winter here' };
  if (rules.noPeopleHarm && plant.toxicity.people === 'high')
    return {
      rank: 7,
      text:
        job.brief.household.children.value ||
        job.brief.household.toddler.value ||
        job.type === 'family'
          ? 'it is dangerous if eaten, and this garden is for children'
          : 'it is poisonous',
    };
  if (rules.noPetHarm && plant.toxicity.pets === 'high')
    return { rank: 7, text: 'it is dangerous to the animals of the house if they chew it' };
  if (rules.noPollen && plant.pollenAllergy === 'high')
    return { rank: 6, text: 'its pollen is among the worst for hay fever' };
  if (!isAllowed(plant, rules, site, true))
    return { rank: 6, text: 'something else you told us rules it out' };
  if (!plant.soil.textures.includes(soil.texture))
    return { rank: 5, text: `it does not thrive on ${soil.texture}` };
  if (!canBeBroughtTo(plant, site))
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
  if (!sunny.some((zone) => nearlySuitsMoisture(plant, zone.moisture)))
    return {
      rank: 2,
      text: `it wants ground that is ${plant.soil.moisture.map((one) => one.replace('-', ' ')).join(' or ')}, and the beds here are not`,
    };
  if (plant.thorny && rules.noThorns)
    return {
      rank: 1,
      text: 'it has thorns, and no bed is deep enough to keep them out of children’s reach',
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
  if (reasons.includes(null))
    return `${said}, which you asked for, is left out: ${candidates.every((plant) => plant.category === 'tree') ? 'no place in this design has room for its crown' : 'no place of the right size was left for it in this design'}.`;
  const nearest = reasons.reduce((a, b) => (b!.rank < a!.rank ? b : a))!;
  return `${said}, which you asked for, is left out: ${nearest.text}.`;
}
