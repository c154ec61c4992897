/** Heights of the ground, measured from the threshold of the garden door: 0 there, down is negative. */
import type { Brief } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { bounds } from '../geometry/region.ts';
import { risenAt } from './breaks.ts';

/** A garden said to slope, without a figure, is taken to fall this much. */
const ASSUMED_FALL = 1 / 20;
/** Ground outside a door that nobody spoke of: paving lies this far below the damp-proof course (Building Regulations, Part C). */
export const BELOW_DOOR_MM: Mm = 150;

/** Paving falls one in this many away from the house, so that rain runs off it. */
export const FALL = 80;

type Ground = Pick<Site, 'boundary' | 'slope' | 'levels'>;

/** How the ground lies was told or measured; else it is taken as level, and nothing is known of steps and falls. */
export const isGroundTold = (
  { slope, levels }: Pick<Site, 'slope' | 'levels'>,
  brief: Pick<Brief, 'slope'>,
): boolean =>
  levels?.isGiven === true ||
  slope !== 'level' ||
  levels?.breaks !== undefined ||
  (levels?.fallMm ?? null) !== null ||
  brief.slope.source.kind !== 'assumed';

/** The plot's length along the way it slopes, mm. */
export function lengthOfSlope({ boundary, slope }: Ground): Mm {
  const { x0, x1, y0, y1 } = bounds([[boundary]]);
  return slope === 'across' ? x1 - x0 : y1 - Math.max(0, y0);
}

/** Rise or fall from one end of the plot to the other, mm, never negative; 0 where it is level. */
export function fallOf(site: Ground): Mm {
  if (site.slope === 'level') return 0;
  if (site.levels?.breaks?.length)
    return Math.abs(site.levels.breaks.reduce((sum, { riseMm }) => sum + riseMm, 0));
  return site.levels?.fallMm ?? Math.round(lengthOfSlope(site) * ASSUMED_FALL);
}

/** The same over a part of the way, `alongMm` of it. */
export const fallOver = (site: Ground, alongMm: Mm): Mm =>
  Math.round((fallOf(site) * alongMm) / Math.max(1, lengthOfSlope(site)));

/** The natural ground at a point; ground that slopes across rises to the right unless it was said to fall there. */
export function levelAt(site: Ground, x: Mm, y: Mm): Mm {
  const atHouse = -(site.levels?.doorStepMm ?? BELOW_DOOR_MM),
    { x0, x1 } = bounds([[site.boundary]]),
    breaks = site.levels?.breaks;
  if (breaks?.length) return Math.round(atHouse + risenAt(breaks, y));
  switch (site.slope) {
    case 'up':
      return atHouse + fallOver(site, Math.max(0, y));
    case 'down':
      return atHouse - fallOver(site, Math.max(0, y));
    case 'across':
      return atHouse + (site.levels?.low === 'right' ? -1 : 1) * fallOver(site, x - (x0 + x1) / 2);
    default:
      return atHouse;
  }
}
