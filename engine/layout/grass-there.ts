/** Whether a plot has grass, told of or taken for granted, and whether a plan keeps it. */
import { isLawnThere, isNewLawn, lawnsAsked } from '../brief/lawn-there.ts';
import type { Brief } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { budgetLevel } from './budget-level.ts';
import { isBank } from './steep-ground.ts';

/** On a smaller plot nobody has said that there is grass, and there seldom is, m². */
const LEAST_GRASS_PLOT_M2 = 40,
  /** Of a larger plot nobody strips the grass that its open ground is, m². */
  SURELY_GRASS_M2 = 400;
/** Ground on which nothing grows. */
const BARE = /\b(?:mud|rubble|building site|bare earth)\b/i;

/** A back or side garden of some size, of which nobody says that nothing grows there. */
const mayHaveGrass = ({ areaM2, circumstances }: Brief, site: Site, leastM2: number): boolean =>
  areaM2.value >= leastM2 &&
  (site.position === 'back' || site.position === 'side') &&
  !circumstances.some(({ quote }) => BARE.test(quote));

/** There is grass that can go on being a lawn, as far as was told; taken for granted where it usually is. */
export function isGrassThere(brief: Brief, site: Site): boolean {
  if (brief.hasGrass) return brief.hasGrass.value;
  if (!mayHaveGrass(brief, site, LEAST_GRASS_PLOT_M2)) return false;
  const asked = lawnsAsked(brief);
  if (asked.some(isLawnThere)) return true;
  // who asks for a lawn in words may have none, and of a floor that is broken out nobody knows how much there is
  return (
    !site.breakOutM2 && brief.wanted.find(({ value }) => value === 'lawn')?.source.kind !== 'read'
  );
}

/**
 * Whether the grass of a plan is what is there, mended and not laid anew: told of, or taken for granted on a large plot and where money is
 * short. Null where a lawn is made, or there is none.
 */
export function grassThatStays(
  brief: Brief,
  { areas }: Pick<Layout, 'areas'>,
  site: Site,
): 'told' | 'assumed' | null {
  if (isUndug(site) || brief.hasGrass?.value === false) return null;
  // a bank that is too steep to mow is left, and no lawn that is mended
  const grass = areas.filter((area) => !isBank(area));
  if (!grass.some(({ material }) => material === 'turf' || material === 'meadow-seed')) return null;
  const asked = lawnsAsked(brief);
  if (asked.some(isNewLawn)) return null;
  // a sum that is short is not spent on grass that is there
  const isShort = budgetLevel(brief, brief.areaM2.value) === 'low';
  if (isShort && isGrassThere(brief, site)) return brief.hasGrass ? 'told' : 'assumed';
  if (site.breakOutM2) return null;
  if (brief.hasGrass?.value) return asked.length ? null : 'told';
  return mayHaveGrass(brief, site, SURELY_GRASS_M2) ? 'assumed' : null;
}
