/** What each bed is like: hours of sun, and how wet its soil lies. */
import { areaM2 } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { Area } from '../model/layout.ts';
import type { BedConditions, SunClass } from '../model/planting.ts';
import type { Site } from '../model/site.ts';
import type { GardenSun } from '../sunlight/garden-sun.ts';
import { sunClassOf } from './filters.ts';
import { toldHours } from './said-shade.ts';

const SUN_WORDS: Record<SunClass, string> = {
  'full-sun': 'full sun',
  'partial-sun': 'part shade',
  shade: 'shade',
};

/** A watering system that was asked for keeps sand from drying out. */
const hasIrrigation = ({ wishes }: Brief): boolean =>
  wishes.some(
    ({ concept, quote, held }) =>
      !held && (concept === 'irrigation' || /\birrigation\b/i.test(quote)),
  );

/** Moisture of open ground: drainage first, then whether the sun dries it. */
export function moistureOf(
  site: Site,
  brief: Brief,
  sunClass: SunClass,
): BedConditions['moisture'] {
  if (brief.wet.value)
    return site.soil.drainage === 'good' || site.soil.drainage === 'free' ? 'moist' : 'wet';
  const isWatered = hasIrrigation(brief);
  switch (site.soil.drainage) {
    case 'poor':
      return 'moist';
    case 'impeded':
      return sunClass === 'full-sun' ? 'well-drained' : 'moist';
    case 'free':
      return !isWatered && (sunClass === 'full-sun' || site.place.climate.rainMmPerYear < 600)
        ? 'dry'
        : 'well-drained';
    default:
      return 'well-drained';
  }
}

export function bedConditions(area: Area, sun: GardenSun, site: Site, brief: Brief): BedConditions {
  const { hours: reckoned, morningShare } = sun.of(area.id),
    hours = Math.max(reckoned, toldHours(brief));
  const sunHours = Math.round(hours * 10) / 10;
  // classed by the figure that is shown, so that list and label never disagree
  const sunClass = sunClassOf(sunHours),
    moisture = moistureOf(site, brief, sunClass);
  const when =
    sunHours < 0.5
      ? ''
      : morningShare > 0.62
        ? ', most of it before one o’clock'
        : morningShare < 0.38
          ? ', most of it in the afternoon'
          : '';
  return {
    areaId: area.id,
    areaM2: Math.round(areaM2(area.region) * 100) / 100,
    sunHours,
    sunClass,
    morningShare: Math.round(morningShare * 100) / 100,
    moisture,
    why: [
      `${sunHours.toFixed(1)} hours of direct sun a day from April to September: ${SUN_WORDS[sunClass]}${when}.`,
      `${site.soil.name}, pH ${site.soil.ph}, drainage ${site.soil.drainage}: the bed lies ${moisture === 'well-drained' ? 'well drained' : moisture}.`,
    ],
  };
}
