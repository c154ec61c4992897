/** The laws of finished levels, as one check that names what is broken. */
import { subtract } from '#engine/geometry/boolean.ts';
import { area } from '#engine/geometry/region.ts';
import { levelsOf } from '#engine/levels/levels.ts';
import type { Layout } from '#engine/model/layout.ts';
import type { Site } from '#engine/model/site.ts';

/** Sentences for every broken law of the levels of one layout. */
export function brokenLevels({ site, layout }: { site: Site; layout: Layout }): string[] {
  const broken: string[] = [],
    { floors, flights, stretches, edges, atDoorMm } = levelsOf({ site, layout });
  for (const { id, riserMm, goingsMm, footMm, headMm, region } of flights) {
    if (riserMm < 100 || riserMm > 180) broken.push(`${id} has risers of ${riserMm} mm`);
    if (Math.abs(headMm - footMm - goingsMm.length * riserMm) > 1)
      broken.push(`the risers of ${id} do not make its height`);
    if (area(subtract(region, [[site.boundary]])) > area(region) * 0.1)
      broken.push(`${id} leaves the plot`);
  }
  for (const one of stretches)
    if (Math.abs(one.slopedMm) > 20 + one.slopedOverMm / 12)
      broken.push(
        `the way to ${one.routeId} climbs ${one.slopedMm} mm over ${one.slopedOverMm} mm without a step`,
      );
  const levelOf = (id: string) => floors.find(({ areaId }) => areaId === id)?.levelMm;
  for (const { areaId } of layout.routes) {
    const own = stretches.filter(({ routeId }) => routeId === areaId);
    if (!own.length) continue;
    own.slice(1).forEach((next, i) => {
      if (next.fromMm !== own[i]!.toMm)
        broken.push(`the way to ${areaId} jumps between two of its parts`);
    });
    if (own[0]!.fromMm !== atDoorMm) broken.push(`the way to ${areaId} begins at no floor`);
    const end = levelOf(areaId);
    if (end !== undefined && own.at(-1)!.toMm !== end)
      broken.push(`the way to ${areaId} ends ${own.at(-1)!.toMm - end} mm off its floor`);
  }
  if (site.slope === 'level' && (site.levels?.doorStepMm ?? 0) <= 200)
    if (flights.length || edges.length) broken.push('level ground has steps');
  for (const { id, heightMm, faceM2 } of edges)
    if (heightMm < 150 || !(faceM2 > 0)) broken.push(`${id} holds nothing`);
  return broken;
}
