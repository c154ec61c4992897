/** What may be planted at all, and what suits a bed: the hard rules, before taste. */
import { isBanned } from '../model/banned-plants.ts';
import { isHarsh } from '../model/hazards.ts';
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import type { BedConditions, SunClass } from '../model/planting.ts';
import { keepsColours } from './colour-rules.ts';
import { type ColourFamily, colourFamilies, onlyFamilies } from './colours.ts';
import { asksLittle, bordersKept, handsOf, isPassing, plantsThemselves } from './effort.ts';
import { type HarmRules, doesHarm, harmRules } from './harm.ts';
import { isTooTender } from './hardiness.ts';
import { namesPlant } from './plant-names.ts';
import { bearsBerries, dropsFruit, isBrowsed, smells } from './refused-traits.ts';
import { type Style, isForeignTo, isOfStyle, isStrict } from './styles.ts';
import type { Site } from '../model/site.ts';
import type { Hands, Shunned } from '../model/people-said.ts';

/** The household's rules a plant must keep wherever it stands. */
export type HouseRules = HarmRules & {
  /** Leaves that end in a point at the height of a child's eyes, or of a hand that feels its way. */
  noSpikes: boolean;
  /** Runners and mats that creep over the edge of a path, where a foot or a wheel does not see them. */
  noTrailers: boolean;
  noPollen: boolean;
  /** Deer or rabbits come: what they take first is not put before them. */
  browsed: boolean;
  /** Flowers were refused, whatever they are: leaves, evergreens, trees and crops are left. */
  noFlowers: boolean;
  noBees: boolean;
  noBerries: boolean;
  noScent: boolean;
  /** Nothing may drop fruit on the ground: wheels and frames slip on it, or it is shunned. */
  noLitter: boolean;
  /** Families of colours that were refused: nothing that flowers, fruits or is leaved in them is planted, save what was asked for by name. */
  noColours: ColourFamily[];
  /** Families that every flower has to be of, where colours were named for all of them; empty where none were. */
  onlyColours: ColourFamily[];
  lowCareOnly: boolean;
  /** A few kinds, each in mass: nobody gardens here, the place is rented, or there is little to spend. */
  fewKinds: boolean;
  /** How much planting the people of the place can keep. */
  hands: Hands;
  /** Border of flowers that is kept, m²: the rest of the beds is shrubs. */
  bordersM2: number;
  /** The beds are made ready and framed, and left for the client to plant. */
  leftToPlant: boolean;
  /** Shrubs were asked for to fill the beds. */
  shrubsFirst: boolean;
  /** Bold leaves were wished for, and with them the work of wrapping them for the winter. */
  wraps: boolean;
  /** Styles made of a few plants of their own: what wounds or burns and carries one of them is planted for it. */
  strictStyles: Style[];
  /** A sting is feared where bees are wished for: what they come to stands away from the seats. */
  beesAway: boolean;
  refused: string[];
  /** Nothing herbaceous is taller, metres: a front garden is looked over. */
  tallestSoftM: number;
  /** Nothing is planted that is not eaten, hedges apart. */
  onlyFood: boolean;
};

/** Kinds of plant that the reader names by what they do, not by what they are called. */
const REFUSED_TRAITS = [
  'thorny plants',
  'poisonous plants',
  'plants that draw bees',
  'plants with berries',
  'scented plants',
];

/**
 * Rules read from the brief. A family garden is safe for children whether or not they were named; where they were not, what
 * was asked for by name is planted still.
 */
export function houseRules(brief: Brief): HouseRules {
  const { household } = brief;
  const children =
    household.toddler.value || household.children.value || brief.projectType.value === 'family';
  const refused = brief.plantsRefused.map((fact) => fact.value);
  const shuns = (what: Shunned): boolean => brief.said?.shunned?.includes(what) ?? false,
    poison = refused.includes('poisonous plants') || shuns('poison'),
    thorns = refused.includes('thorny plants') || shuns('thorns');
  const blind = brief.said?.blind === true;
  return {
    ...harmRules(brief, poison, thorns),
    noSpikes: children || thorns || blind || household.wheelchair.value,
    noTrailers: blind || household.wheelchair.value,
    browsed: brief.said?.browsed === true,
    noFlowers:
      brief.said?.noFlowers === true ||
      (brief.refusals ?? []).some((one) => /^(?:any |more )?flowers?$/i.test(one)),
    noBees: refused.includes('plants that draw bees') || shuns('bees'),
    noBerries: refused.includes('plants with berries') || shuns('berries'),
    noScent: refused.includes('scented plants') || shuns('scent'),
    noLitter: household.wheelchair.value || shuns('litter'),
    noColours: (brief.coloursRefused ?? []).flatMap((fact) => colourFamilies(fact.value)),
    onlyColours: onlyFamilies(brief),
    noPollen: household.hayFever.value || shuns('pollen'),
    lowCareOnly: asksLittle(brief),
    fewKinds: asksLittle(brief) || isPassing(brief),
    hands: handsOf(brief),
    // a style of few plants is made of its own
    bordersM2: brief.styles.some(({ value }) => isStrict(value)) ? Infinity : bordersKept(brief),
    leftToPlant: plantsThemselves(brief),
    shrubsFirst: brief.said?.shrubs === true,
    tallestSoftM: brief.position?.value === 'front' ? FRONT_M : Infinity,
    onlyFood: brief.said?.onlyFood === true,
    strictStyles: brief.styles.map(({ value }) => value).filter(isStrict),
    beesAway: brief.said?.stung === true,
    wraps: brief.styles.some((fact) => fact.value === 'tropical'),
    refused: refused.filter((word) => !REFUSED_TRAITS.includes(word) && !/^flowers?$/i.test(word)),
  };
}

/** Of a front garden, the tallest that dies down. */
const FRONT_M = 1.5;
const DIES_DOWN: readonly Plant['category'][] = ['perennial', 'grass', 'annual'];
const EATEN: readonly Plant['category'][] = ['vegetable', 'herb', 'fruit'];
/** True of crops, herbs of the kitchen and fruit. */
export const isEaten = ({ category }: Plant): boolean => EATEN.includes(category);

/** Swords and needles. */
const SPIKY = /^(?:Yucca|Phormium|Cordyline|Agave|Juniperus|Astelia|Trachycarpus|Puya|Colletia)/;
export const isSpiky = (plant: Plant): boolean => SPIKY.test(plant.latinName);
const TRAILS = /^(?:Rubus|Vinca|Hedera|Cotoneaster (?:dammeri|horizontalis)|Waldsteinia|Glechoma)/;
/** True of what is grown for its flowers: not of trees, crops, grasses and ferns, of hedges that flower green or white, nor of evergreens that are grown for their leaves. */
export const isShowy = (plant: Plant): boolean =>
  plant.flower.months.length > 0 &&
  !FOR_LEAVES.includes(plant.category) &&
  !LEAFY.test(plant.latinName) &&
  // a hedge is of leaves, unless bees come to its colours: lavender is not
  !(
    plant.category === 'hedging' &&
    (!plant.wildlife.includes('bees') ||
      plant.flower.colours.every((colour) =>
        colourFamilies(colour).every((family) => QUIET.includes(family)),
      ))
  );
/** Evergreens that are grown for their leaves, and whose flowers are small among them. */
const LEAFY =
  /^(?:Buxus|Ilex|Taxus|Sarcococca|Pittosporum|Euonymus|Prunus l|Photinia|Aucuba|Fatsia|Griselinia|Lonicera (?:nitida|ligustrina|pileata)|Osmanthus (?:heterophyllus|armatus)|Elaeagnus|Danae|Ruscus|Pachysandra|Hedera|Leucothoe|Ligustrum|Laurus|Rhamnus|Nandina|Corokia|Coprosma|Podocarpus|Asarum)\b/;
const FOR_LEAVES: readonly Plant['category'][] = [
  'tree',
  'grass',
  'fern',
  'vegetable',
  'herb',
  'fruit',
  'aquatic',
];
const QUIET: readonly ColourFamily[] = ['green', 'white', 'cream'];
/** Pollen on the wind: what is graded medium counts unless insects carry it, as they do in daisies. */
export const shedsPollen = (plant: Plant): boolean =>
  plant.pollenAllergy === 'high' ||
  (plant.pollenAllergy === 'medium' &&
    !plant.wildlife.some((guest) => guest === 'bees' || guest === 'hoverflies'));

/** True of invasive plants, and of others no responsible designer lists. */
export function isNeverPlanted(plant: Plant): boolean {
  let never = neverPlanted.get(plant);
  if (never === undefined) {
    never = isBanned(plant.latinName) || plant.synonyms.some(isBanned);
    neverPlanted.set(plant, never);
  }
  return never;
}
/** A row of the catalogue is read once, and asked about in every design. */
const neverPlanted = new WeakMap<Plant, boolean>();

/**
 * True when household, climate and law let the plant be listed; soil and sun are judged by the bed. Thorns give way to a
 * plant that was asked for by name, unless thorns themselves were refused.
 */
export function isAllowed(plant: Plant, rules: HouseRules, site: Site, named = false): boolean {
  if (isTooTender(plant, rules, site, named)) return false;
  if (isNeverPlanted(plant)) return false;
  if (doesHarm(plant, rules, named)) return false;
  if (!named && isHarsh(plant) && !isMeant(plant, rules)) return false;
  if (
    !named &&
    rules.strictStyles.length &&
    rules.strictStyles.every((style) => isForeignTo(style, plant))
  )
    return false;
  if (rules.noSpikes && !named && isSpiky(plant)) return false;
  if (!named && plant.heightM > rules.tallestSoftM && DIES_DOWN.includes(plant.category))
    return false;
  if (rules.onlyFood && !named && !isEaten(plant) && plant.form !== 'hedge') return false;
  if (rules.browsed && !named && isBrowsed(plant)) return false;
  if (rules.noTrailers && !named && TRAILS.test(plant.latinName)) return false;
  if (rules.noFlowers && !named && isShowy(plant)) return false;
  if (
    rules.noBees &&
    plant.flower.months.length > 0 &&
    plant.wildlife.some((guest) => /bee/i.test(guest))
  )
    return false;
  if (rules.noBerries && bearsBerries(plant)) return false;
  if (rules.noScent && !named && smells(plant)) return false;
  if (rules.noLitter && !named && dropsFruit(plant)) return false;
  if (rules.noPollen && shedsPollen(plant)) return false;
  if (!named && !keepsColours(plant, rules)) return false;
  return !rules.refused.some((word) => namesPlant(plant, word));
}

/** Spined leaves of a style that is made of them; what wounds is planted unasked in no style but the one of swords. */
const isMeant = (plant: Plant, { strictStyles }: HouseRules): boolean =>
  strictStyles.some(
    (style) => isOfStyle(style, plant) && (style === 'desert' || plant.contact.grade !== 'high'),
  );

/** Texture and pH of the site's soil, as the plant needs them. */
export function suitsSoil(plant: Plant, site: Site): boolean {
  return plant.soil.textures.includes(site.soil.texture) && suitsPh(plant, site);
}
/** Heath sand is limed where it is planted, as every garden on it has been: by so much, and to this at the most. */
const LIMED_BY = 0.7,
  LIMED_TO = 5.5;
/** The pH of the beds of a garden on acid ground once they are made. */
export const limedPh = ({ soil }: Pick<Site, 'soil'>): number =>
  soil.ph < LIMED_TO ? Math.min(LIMED_TO, soil.ph + LIMED_BY) : soil.ph;
export const suitsPh = (plant: Plant, site: Pick<Site, 'soil'>): boolean =>
  plant.soil.phMin <= limedPh(site) + 1e-9 && site.soil.ph <= plant.soil.phMax;

export function suitsMoisture(plant: Plant, moisture: BedConditions['moisture']): boolean {
  const has = plant.soil.moisture;
  switch (moisture) {
    case 'dry':
      return has.includes('dry') || plant.tolerates.drought;
    case 'well-drained':
      return has.includes('well-drained');
    case 'moist':
      return has.includes('moist');
    default:
      return has.includes('wet') || (plant.tolerates.wetClay && has.includes('moist'));
  }
}
/**
 * Full sun and part shade are six and three hours at midsummer (RHS). A mean over April to September lies about a sixth lower
 * than the day in June, and so do its limits.
 */
export const FULL_SUN_HOURS = 5,
  PART_SHADE_HOURS = 2.5;
/** The class of a mean of hours a day over April to September. */
export const sunClassOf = (hours: number): SunClass =>
  hours >= FULL_SUN_HOURS ? 'full-sun' : hours >= PART_SHADE_HOURS ? 'partial-sun' : 'shade';
