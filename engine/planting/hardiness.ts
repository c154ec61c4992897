/** Winters: what lives outdoors, what is wrapped, and what is carried under cover. */
import type { Hardiness, Plant } from '../model/plant.ts';
import type { Site } from '../model/site.ts';
import type { HouseRules } from './filters.ts';

/** Ranks of the RHS hardiness ratings; higher is hardier. */
export const HARDINESS: Record<Hardiness, number> = {
  H1c: 1,
  H2: 2,
  H3: 3,
  H4: 4,
  H5: 5,
  H6: 6,
  H7: 7,
};

/** Frost takes their tops and spares the roots, under a mulch or a wrap. */
const WINTERED = /^(?:Musa basjoo|Canna|Hedychium|Tetrapanax|Cordyline|Dicksonia|Dahlia|Gladiolus)/;
/** Ratings by which a plant that is wrapped may fall short of the climate. */
const WRAP = 2;

/** True when the winters of the place would kill the plant. Those who wish for bold leaves, or for the plant by name, wrap it. */
export function isTooTender(
  plant: Plant,
  { wraps, lowCareOnly }: Pick<HouseRules, 'wraps' | 'lowCareOnly'>,
  site: Site,
  named = false,
): boolean {
  // crops of one summer go out after the last frost and need not be hardy
  if (plant.category === 'vegetable' || plant.foliage.type === 'annual') return false;
  const short = shortOfHardy(plant, site);
  if (short <= 0 || (named && livesUnderCover(plant, site))) return false;
  return !(short <= WRAP && (named || (wraps && !lowCareOnly)) && WINTERED.test(plant.latinName));
}

/** Ratings by which the plant falls short of the climate; 0 or less where it lives outdoors. */
const shortOfHardy = (plant: Plant, site: Site): number =>
  HARDINESS[site.place.climate.leastHardiness] - HARDINESS[plant.hardiness];
/** What is grown in a pot that comes under cover for the winter: tender by a few ratings, and small enough to be carried. */
const CARRIED_M = 2.5,
  UNDER_COVER = 4;
export const livesUnderCover = (plant: Plant, site: Site): boolean =>
  plant.category !== 'vegetable' &&
  plant.foliage.type !== 'annual' &&
  !WINTERED.test(plant.latinName) &&
  plant.heightM <= CARRIED_M &&
  shortOfHardy(plant, site) > 0 &&
  shortOfHardy(plant, site) <= UNDER_COVER;
