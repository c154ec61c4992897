/** Which areas are floors that lie level, and how high each lies. */
import { buildingOn } from '../features/features.ts';
import { centroid, contains } from '../geometry/region.ts';
import type { Area, AreaKind, Layout } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { isParking } from '../quantities/build-ups.ts';
import { isAmongRoots, isGentle } from './dressed.ts';
import { doorStepsDeep, ONE_STEP_MM, RISER_MM } from './step-sizes.ts';
import { BELOW_DOOR_MM, levelAt } from '../site/levels.ts';
import type { Floor } from './types.ts';

/** Built level; paths and a drive climb with the ground, and what is planted follows it. */
const LEVEL: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'seat',
  'play',
  'space',
  'vegetable',
  'pond',
  'water',
]);
/** What lies as well on ground that falls gently. */
const GRADED: ReadonlySet<AreaKind> = new Set<AreaKind>(['play', 'space', 'vegetable', 'gravel']);
/** Gravel runs with the ground, except under a table or a bench. */
const isSatOn = (area: Area, { furnishings }: Pick<Layout, 'furnishings'>): boolean =>
  area.kind === 'gravel' && furnishings.some(({ areaId, seats }) => areaId === area.id && seats);
const isLevel = (area: Area): boolean =>
  (LEVEL.has(area.kind) && !isParking(area)) ||
  (buildingOn(area) !== null && area.kind !== 'compost');

/** Level of the ground at the garden door, mm. */
export const groundAtDoor = ({ levels }: Pick<Site, 'levels'>): Mm =>
  -(levels?.doorStepMm ?? BELOW_DOOR_MM);

/** A threshold without a step; sites saved earlier say so by a step of nothing. */
export const isFlushAt = ({ levels }: Pick<Site, 'levels'>): boolean =>
  levels?.isFlush === true || levels?.doorStepMm === 0;

/**
 * Finished level of the floor at the door: that of a flush threshold. Else it lies on the ground there, and steps lead down to it; where it is too shallow for
 * them it is raised whole risers to a step below the threshold, and the steps stand at its far edge.
 */
function levelOfTerrace(site: Site, { routes }: Pick<Layout, 'routes'>, { region }: Area): Mm {
  if (isFlushAt(site)) return 0;
  const ground = groundAtDoor(site);
  if (-ground <= ONE_STEP_MM || !routes.length) return ground;
  // how far one walks straight out of the door before its edge
  let deep = 0;
  while (contains(region, site.doorX, deep + DEPTH_STEP_MM)) deep += DEPTH_STEP_MM;
  return deep >= doorStepsDeep(-ground) + CLEAR_MM
    ? ground
    : ground + Math.round((-ground - RISER_MM) / RISER_MM) * RISER_MM;
}
/** Floor before the lowest step at the door, mm. */
const CLEAR_MM: Mm = 1000,
  DEPTH_STEP_MM: Mm = 50;

/**
 * Floors in the layout's order. A building lies level with the ground at its door, where its way ends; every other floor whole
 * risers above or below the ground at the house, as near as can be to the ground under its middle, so
 * that what is cut is about what is filled.
 */
export function floorsOf(site: Site, layout: Layout): Floor[] {
  const atDoor = groundAtDoor(site);
  const levelOf = (area: Area): Mm => {
    if (area.kind === 'terrace') return levelOfTerrace(site, layout, area);
    if (site.slope === 'level') return atDoor;
    // each level of the garden is level
    if (site.levels?.breaks?.length) return levelAt(site, ...centroid(area.region));
    const way = layout.routes.find((route) => route.areaId === area.id)?.line.at(-1);
    if (way && buildingOn(area)) return Math.round(levelAt(site, ...way) / 10) * 10;
    const [x, y] = centroid(area.region);
    // on ground that is walked without steps a floor lies as its middle does
    if (isGentle(site)) return Math.round(levelAt(site, x, y) / 10) * 10;
    return atDoor + Math.round((levelAt(site, x, y) - atDoor) / RISER_MM) * RISER_MM;
  };
  // gentle ground is graded as a whole, and nothing is dug level there among the roots of what stays
  const runsWithGround = (area: Area): boolean =>
    site.slope !== 'level' &&
    area.kind !== 'terrace' &&
    !buildingOn(area) &&
    isGentle(site) &&
    (GRADED.has(area.kind) || isAmongRoots(site, centroid(area.region)));
  return layout.areas
    .filter((area) => (isLevel(area) || isSatOn(area, layout)) && !runsWithGround(area))
    .map((area) => ({ areaId: area.id, region: area.region, levelMm: levelOf(area) }));
}
