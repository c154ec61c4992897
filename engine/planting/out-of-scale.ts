/** Plants that a plot is too small for, however small they are sold. */
import { areaM2, bounds } from '../geometry/region.ts';
import type { Plant } from '../model/plant.ts';
import type { Site } from '../model/site.ts';

/** Roots that go for water and drains: willows and poplars have room in a large garden only, m². */
const SEEKS_DRAINS = /^(?:Salix|Populus)\b/;
const FAR_FROM_DRAINS_M2 = 250;
/** Of the narrower side of the plot, the most that a shrub may spread, and what is never too broad, m. */
const OF_SIDE = 0.36,
  NEVER_TOO_BROAD_M = 1.3;

/** True of what nobody who knows it would plant on a plot of that size; one that was asked for by name is planted. */
export function isOutOfScale(plant: Plant, { boundary }: Pick<Site, 'boundary'>): boolean {
  const { x0, x1, y0, y1 } = bounds([[boundary]]),
    sideM = Math.min(x1 - x0, y1 - y0) / 1000;
  if (SEEKS_DRAINS.test(plant.latinName)) return areaM2([[boundary]]) < FAR_FROM_DRAINS_M2;
  return plant.category === 'shrub' && plant.spreadM > Math.max(NEVER_TOO_BROAD_M, sideM * OF_SIDE);
}
