/** Gardens where nothing may be dug: planters and pots with compost of their own, and plants that bear it. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import type { Site } from '../model/site.ts';

/** Nothing taller stands in a planter, m: above it the wind has the last word. */
export const TALLEST_M = 2.5;

/** True on a roof, and wherever the brief or the site says that nothing may be dug. */
export const isContained = (site: Site, brief: Brief): boolean =>
  site.position === 'roof' || site.noDigging === true || brief.noDigging?.value === true;

/** The site as plants in planters find it: what lies below does not matter. A roof's planters drain fast and dry in the wind. */
export function compostSite(site: Site): Site {
  return {
    ...site,
    soil: {
      texture: 'loam',
      ph: 6.5,
      drainage: site.position === 'roof' ? 'free' : 'good',
      name: 'Peat-free compost in planters',
      from: 'assumed',
    },
  };
}

const bearsDrought = (plant: Plant) =>
  plant.tolerates.drought || plant.soil.moisture.includes('dry');
/** True of a plant that lives well in a planter; on a roof it must bear drought, and wind too unless it is low or a grass. */
export function livesInPlanter(plant: Plant, site: Site): boolean {
  if (plant.category === 'vegetable' || plant.category === 'aquatic') return true;
  if (plant.category === 'tree' || plant.heightM > TALLEST_M || /tree/.test(plant.form))
    return false;
  if (site.position !== 'roof') return true;
  return (
    bearsDrought(plant) &&
    // no tree and no neighbour shades it: what is made for woods burns there
    plant.sun.includes('full-sun') &&
    (plant.tolerates.coast || plant.soil.moisture.includes('dry')) &&
    (plant.tolerates.coast ||
      plant.heightM <= 0.6 ||
      plant.category === 'grass' ||
      plant.category === 'bulb' ||
      plant.category === 'annual')
  );
}
/** Extra liking for what forgives a missed watering. */
export const planterScore = (plant: Plant): number =>
  (bearsDrought(plant) ? 1.2 : 0) + (plant.heightM > 2 ? -1 : 0);
