/** The laws of ground that slopes: no high walls, none on gentle ground, and nothing dug among the roots of what stays. */
import { area, disc } from '#engine/geometry/region.ts';
import { intersect } from '#engine/geometry/boolean.ts';
import { isAmongRoots, isGentle, keepsLevelFor } from '#engine/levels/dressed.ts';
import { levelsOf } from '#engine/levels/levels.ts';
import type { Layout } from '#engine/model/layout.ts';
import type { Site } from '#engine/model/site.ts';
import { MOST_WALL_MM } from '#engine/site/breaks.ts';

/** Sentences for every broken law of one layout. */
export function brokenSlopes({ site, layout }: { site: Site; layout: Layout }): string[] {
  const broken: string[] = [],
    { edges, flights } = levelsOf({ site, layout });
  for (const { areaId, heightMm, line, ofBreak } of edges) {
    if (ofBreak !== 'standing' && heightMm > MOST_WALL_MM)
      broken.push(`a wall of ${heightMm} mm holds ${areaId}`);
    if (isGentle(site) && heightMm > 300)
      broken.push(`a wall of ${heightMm} mm stands on gentle ground at ${areaId}`);
    line.slice(1).forEach(([bx, by], i) => {
      const [ax, ay] = line[i]!;
      for (const t of [0.25, 0.5, 0.75])
        if (ofBreak !== 'standing' && isAmongRoots(site, [ax + (bx - ax) * t, ay + (by - ay) * t]))
          broken.push(`what holds ${areaId} stands among roots`);
    });
  }
  for (const { id, region, isStanding } of flights)
    for (const thing of isStanding ? [] : site.existing) {
      const reach = keepsLevelFor(thing);
      // a shrub is walked round; of a tree that shades a small plot only the foot is
      const own = thing.kind === 'tree' ? Math.min(reach, 1000) : thing.radiusMm;
      if (own && area(intersect(region, disc(thing.x, thing.y, own, 24))) > 50_000)
        broken.push(`${id} is dug into the ${thing.name}`);
    }
  return broken;
}
