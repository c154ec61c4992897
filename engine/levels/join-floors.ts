/** Floors that a way joins closely lie at one level: a single step between them trips people. */
import type { Layout } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { boxed, climbsOf, FLUSH_MM, STEEPEST } from './climbs.ts';
import { RISER_MM } from './step-sizes.ts';
import { walkOf } from './line.ts';
import type { Floor } from './types.ts';

/** Each way from the door outward: a floor one riser off the one before it, too near for a slope, takes that one's level. */
export function joinFloors(site: Site, layout: Layout, floors: readonly Floor[]): Floor[] {
  const levels = new Map<string, Mm>(floors.map((floor) => [floor.areaId, floor.levelMm])),
    on = boxed(floors),
    settled = new Set(['terrace']);
  for (const route of layout.routes) {
    if (route.line.length < 2) continue;
    for (const { before, after, from, to } of climbsOf(site, route, walkOf(route.line), on)) {
      if (!before || !after || before === after || settled.has(after.areaId)) continue;
      const beforeMm = levels.get(before.areaId)!,
        rise = Math.abs(levels.get(after.areaId)! - beforeMm);
      if (rise <= RISER_MM + FLUSH_MM && rise > (to - from) * STEEPEST)
        levels.set(after.areaId, beforeMm);
      settled.add(after.areaId);
    }
  }
  return floors.map((floor) => ({ ...floor, levelMm: levels.get(floor.areaId)! }));
}
