/** Which areas are floors that lie level, and how high each lies. */
import { buildingOn } from '../features/features.ts';
import { centroid } from '../geometry/region.ts';
import type { Area, AreaKind, Layout } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { isParking } from '../quantities/build-ups.ts';
import { BELOW_DOOR_MM, levelAt } from '../site/levels.ts';
import type { Floor } from './types.ts';

/** A comfortable riser outdoors; floors stand whole risers apart. */
export const RISER_MM: Mm = 150;

/** Built level; paths and a drive climb with the ground, and what is planted follows it. */
const LEVEL: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'seat',
  'play',
  'vegetable',
  'pond',
  'water',
]);
/** Gravel runs with the ground, except under a table or a bench. */
const isSatOn = (area: Area, { furnishings }: Pick<Layout, 'furnishings'>): boolean =>
  area.kind === 'gravel' && furnishings.some(({ areaId, seats }) => areaId === area.id && seats);
const isLevel = (area: Area): boolean =>
  (LEVEL.has(area.kind) && !isParking(area)) ||
  (buildingOn(area) !== null && area.kind !== 'compost');

/** Finished level of the floor at the garden door, mm. */
export const levelAtDoor = ({ levels }: Pick<Site, 'levels'>): Mm =>
  -(levels?.doorStepMm ?? BELOW_DOOR_MM);

/**
 * Floors in the layout's order. The terrace lies at the foot of the door; a building level with the ground at its door, where
 * its way ends; every other floor whole risers above or below the terrace, as near as can be to the ground under its middle, so
 * that what is cut is about what is filled.
 */
export function floorsOf(site: Site, layout: Layout): Floor[] {
  const atDoor = levelAtDoor(site);
  const levelOf = (area: Area): Mm => {
    if (area.kind === 'terrace') return atDoor;
    const way = layout.routes.find((route) => route.areaId === area.id)?.line.at(-1);
    if (way && buildingOn(area)) return Math.round(levelAt(site, ...way) / 10) * 10;
    const [x, y] = centroid(area.region);
    return atDoor + Math.round((levelAt(site, x, y) - atDoor) / RISER_MM) * RISER_MM;
  };
  return layout.areas
    .filter((area) => isLevel(area) || isSatOn(area, layout))
    .map((area) => ({ areaId: area.id, region: area.region, levelMm: levelOf(area) }));
}
