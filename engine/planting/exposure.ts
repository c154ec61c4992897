/** What a place puts plants through beyond sun and soil: salt, wind, and clay that stands wet in winter. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import type { Site } from '../model/site.ts';

export type Exposure = {
  /** The sea is within a few kilometres, or salt was spoken of. */
  salt: boolean;
  /** The garden was called windy, stands on a roof, or lies open to the sea at the front of the house. */
  wind: boolean;
  /** Both were told of: a hill or a front above the sea. */
  lashed: boolean;
  /** Clay that drains badly: roots stand in water from November to March. */
  heavy: boolean;
  /** Water stands over the roots for weeks: a flood, or a water table that was told of. */
  floods: boolean;
  /** Walls and paving that bake, heat that was complained of, or nobody to water. */
  heat: boolean;
  /** Nobody waters, and the ground does not hold what falls: only what bears drought lives. */
  unwatered: boolean;
  /** Nobody gardens at all: a shrub has to live from its first summer on. */
  nobody: boolean;
  /** Sand that lets all rain through. */
  thirsty: boolean;
};

/** Hours of sun told of from which the ground bakes. */
const BAKES_FROM = 6.5;
const speaksOf = (brief: Brief, concept: string): boolean =>
  brief.circumstances.some((one) => one.concept === concept);

/**
 * @param site as its plants find it: planters have a soil of their own
 * @param nobody true where nobody gardens, and so nobody waters after the first summer
 */
export function exposureOf(brief: Brief, site: Site, nobody = false): Exposure {
  const coast = site.place.climate.zone === 'coast',
    { texture, drainage } = site.soil;
  const floods = isFlooded(brief),
    unwatered = brief.said?.unwatered === true,
    thirsty = texture === 'sandy' && drainage === 'free';
  return {
    nobody,
    floods,
    unwatered: (unwatered && drainage !== 'poor') || (nobody && thirsty),
    salt: coast || isSalty(brief),
    wind:
      speaksOf(brief, 'wind') ||
      isSalty(brief) ||
      site.position === 'roof' ||
      (coast && site.position === 'front'),
    lashed:
      isSalty(brief) && (coast || speaksOf(brief, 'wind') || BY_THE_SEA.test(brief.description)),
    heat:
      speaksOf(brief, 'heat') ||
      unwatered ||
      brief.said?.hot === true ||
      brief.said?.underfoot !== undefined ||
      (brief.said?.sunHours ?? 0) >= BAKES_FROM,
    thirsty,
    heavy:
      floods ||
      (texture === 'clay' && (drainage === 'poor' || (drainage === 'impeded' && brief.wet.value))),
  };
}

/** Salt that the wind carries over a garden, however the reader took it; and the sea in front of it. */
const SALT_WIND = /\bsalt(?:y)?[- ](?:winds?|spray|air|laden|blast)\b|\bsea spray\b/i,
  BY_THE_SEA =
    /\b(?:from|by|on|facing|above|beside) the (?:sea|beach|sea ?front|shore|cliffs?|estuary|harbour)\b/i;
const isSalty = (brief: Brief): boolean =>
  speaksOf(brief, 'salt') || SALT_WIND.test(brief.description);
/** Words for water that stands where roots are, whatever the soil. */
const STANDS_WET =
  /\bfloods?\b|\bflood(?:ed|ing|s)\b|\bwater table\b|\bunder water\b|\bfills? (?:up )?with water\b|\bwater (?:stands|sits|lies)\b|\bstanding water\b/i;
/** True where water that stands was told of as a fact of the ground. */
const isFlooded = ({ wet, description }: Brief): boolean =>
  wet.value &&
  wet.source.kind === 'read' &&
  (STANDS_WET.test(wet.source.quote) || STANDS_WET.test(description));

/** Leaves that wind tears or scorches, and stems that it lays. */
const WIND_TENDER =
  /^(?:Acer (?:palmatum|griseum|japonicum)|Cercis|Cercidiphyllum|Cornus kousa|Magnolia|Stewartia|Dicksonia|Musa|Ensete|Tetrapanax|Hedychium|Canna|Colocasia|Zantedeschia|Fatsia|Rodgersia|Ligularia|Hosta|Matteuccia|Osmunda|Actaea|Kirengeshoma|Delphinium|Hydrangea (?:macrophylla|quercifolia|serrata|arborescens)|Camellia|Pieris|Daphne|Paeonia|Lilium|Wisteria|Cotinus|Koelreuteria|Sambucus)/;

const WOODY: readonly Plant['category'][] = ['tree', 'hedging', 'shrub', 'climber'];
/** Below this a plant has the shelter of its neighbours and of the fence, m. */
const SHELTERED_M = 0.6,
  LIES_LOW_M = 0.25;

/** True when the plant may be listed for the place at all; one that was asked for by name is told of, not barred. */
export function standsExposure(plant: Plant, exposure: Exposure): boolean {
  const { salt, wind, heavy } = exposure;
  if (exposure.unwatered && !standsUnwatered(plant, exposure)) return false;
  // a tree is not planted twice
  if (exposure.floods && plant.category === 'tree' && !plant.soil.moisture.includes('wet'))
    return false;
  if (wind && WIND_TENDER.test(plant.latinName)) return false;
  // where people tell of salt and wind together, nothing that stands up bears it but what is made for it
  if (exposure.lashed && !plant.tolerates.coast && !CREEPS(plant)) return false;
  if (salt && WOODY.includes(plant.category) && !plant.tolerates.coast) {
    // salt that is carried by the wind burns every woody leaf that is not made for it; behind a house and fences only the tall stand in it
    if (plant.category !== 'climber' && (wind || plant.heightM > 1.5)) return false;
    if (WIND_TENDER.test(plant.latinName)) return false;
  }
  return !heavy || standsHeavy(plant);
}

/** Climbers stand in the drier ground at the foot of a fence, crops and annuals in made-up soil. */
const OUT_OF_THE_WET: readonly Plant['category'][] = [
  'climber',
  'vegetable',
  'annual',
  'herb',
  'aquatic',
];
/** What lies under the wind, in soil of its own or below the ground in the months of storms. */
const CREEPS = (plant: Plant): boolean =>
  plant.heightM <= LIES_LOW_M ||
  plant.category === 'bulb' ||
  OUT_OF_THE_WET.slice(1).includes(plant.category);
export const standsHeavy = (plant: Plant): boolean =>
  plant.tolerates.wetClay ||
  plant.soil.moisture.includes('wet') ||
  (plant.category === 'bulb' && plant.soil.moisture.includes('moist')) ||
  OUT_OF_THE_WET.includes(plant.category);

/** True of what lives on after days in water: of climbers, crops and annuals nothing does. */
export const standsFlood = (plant: Plant): boolean =>
  standsHeavy(plant) && (plant.category === 'aquatic' || !OUT_OF_THE_WET.includes(plant.category));

/** What hangs its leaves in the first dry week, however old. */
const DRINKS =
  /^(?:Hydrangea|Cornus (?:alba|sericea|sanguinea)|Sambucus|Salix|Itea|Clethra|Physocarpus|Viburnum opulus|Rhododendron)/;
/** Roots deep enough to find water once they are grown, and what is dormant in summer or stands in made-up soil. */
const FINDS_WATER: readonly Plant['category'][] = ['tree', 'hedging', 'climber', ...OUT_OF_THE_WET];
/** True of what lives where nobody waters; on sand only what bears drought does. */
const standsUnwatered = (plant: Plant, { thirsty, nobody }: Exposure): boolean =>
  plant.category === 'bulb' ||
  // a gardener sees a shrub through two summers, and then it finds its own
  (!nobody &&
    plant.category === 'shrub' &&
    plant.soil.moisture.includes('well-drained') &&
    !DRINKS.test(plant.latinName)) ||
  (thirsty && !FINDS_WATER.includes(plant.category)
    ? plant.tolerates.drought || plant.soil.moisture.includes('dry')
    : !isThirsty(plant) || OUT_OF_THE_WET.slice(1).includes(plant.category));
/** What flags first where rain runs through. */
const isThirsty = (plant: Plant): boolean =>
  !plant.tolerates.drought &&
  plant.soil.moisture.includes('moist') &&
  !plant.soil.moisture.includes('dry');

/** What lives at the edge of water comes first where it floods. */
const OF_WET = 4,
  /** Taken off for what lives without a can and looks the worse for it. */
  UNWATERED = 3;
/** Extra liking where the air is salt or moving: what is made for it comes first. */
export function exposureScore(
  plant: Plant,
  { salt, wind, heat, thirsty, floods, unwatered }: Exposure,
): number {
  const dry =
    (floods ? (plant.soil.moisture.includes('wet') ? OF_WET : -OF_WET / 2) : 0) +
    (heat ? (plant.tolerates.drought ? 1.5 : -1) : 0) +
    (unwatered && !plant.tolerates.drought && !plant.soil.moisture.includes('dry')
      ? -UNWATERED
      : 0) +
    (thirsty && isThirsty(plant) ? -3 : 0);
  if (!salt && !wind) return dry;
  return (
    dry +
    (plant.tolerates.coast ? 2.5 : 0) +
    (plant.tolerates.coast || plant.heightM <= SHELTERED_M || plant.category === 'grass' ? 0 : -1.5)
  );
}
