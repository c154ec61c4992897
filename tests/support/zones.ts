/** Laws of ground that has to be left free, for layouts and whole designs. */
import type { Layout } from '#engine/model/layout.ts';
import type { PlantPlacement } from '#engine/model/planting.ts';
import type { Site } from '#engine/model/site.ts';
import { area } from '#engine/geometry/region.ts';
import { intersect } from '#engine/geometry/boolean.ts';
import { zoneInTheWay } from '#engine/layout/barred-things.ts';
import { BARRED_RULES } from '#engine/site/barred-rules.ts';
import {
  groundLeft,
  isInZone,
  isOver,
  isOverBuilt,
  isWayOpen,
  lineMeetsZone,
  undugZones,
  zonesOf,
} from '#engine/site/zones.ts';

/** Floors and rooms that are dug; grass, beds and ways are not. */
const ROOMS = new Set(
  'seat play space vegetable orchard pond water shed greenhouse gardenroom store compost'.split(
    ' ',
  ),
);
const SLACK_MM2 = 20_000;

/** Sentences for every broken law. */
export function brokenZones(layout: Layout, site: Site): string[] {
  const broken: string[] = [],
    undug = undugZones(site);
  for (const zone of zonesOf(site)) {
    for (const {
      id,
      kind,
      x,
      y,
      widthMm: width,
      depthMm: depth,
      turnDeg: turn,
      heightMm,
    } of layout.furnishings)
      if (zoneInTheWay([zone], kind, { x, y, width, depth, turn }, heightMm))
        broken.push(`${id} stands in ${zone.kind}`);
    for (const { id, kind, region } of layout.areas)
      if (
        zone.bars.includes('digging') &&
        (ROOMS.has(kind) || (kind === 'terrace' && undug.includes(zone))) &&
        area(intersect(region, [[zone.outline]])) > SLACK_MM2
      )
        broken.push(`${id} lies in ${zone.kind}`);
    for (const { id, x, y } of layout.trees)
      if (zone.bars.includes('trees') && isInZone(zone, x, y))
        broken.push(`${id} stands in ${zone.kind}`);
    for (const { id, kind, line, heightMm } of layout.screens)
      if (
        (zone.bars.includes(kind === 'hedge' ? 'planting' : 'building') ||
          isOverBuilt(zone, heightMm)) &&
        lineMeetsZone(zone, line)
      )
        broken.push(`${id} stands in ${zone.kind}`);
    if (BARRED_RULES[zone.kind].isWalked && !zone.way) broken.push(`${zone.kind} has no way`);
    if (!isWayOpen(zone, layout.areas)) broken.push(`${zone.kind} is shut`);
  }
  for (const zone of groundLeft(site))
    if (!layout.areas.some(({ id, isKept }) => id === `kept-${zone.id}` && isKept))
      broken.push(`${zone.kind} does not stay as it is`);
  return broken;
}

/** The same of what is planted. */
export const plantedZones = (placements: readonly PlantPlacement[], site: Site): string[] =>
  zonesOf(site).flatMap((zone) =>
    placements
      .filter(
        ({ role, existing, heightMm, x, y }) =>
          !existing &&
          (zone.bars.includes(role === 'tree' ? 'trees' : 'planting') ||
            isOver(zone, heightMm) ||
            (role === 'climber' && zone.bars.includes('footholds'))) &&
          isInZone(zone, x, y),
      )
      .map(({ plantId }) => `${plantId} grows in ${zone.kind}`),
  );
