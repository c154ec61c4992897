/** The law of gates: each opens onto ground to walk on, and a route leads to it. */
import { contains } from '#engine/geometry/region.ts';
import { WALKABLE } from '#engine/layout/plan-types.ts';
import type { Layout } from '#engine/model/layout.ts';
import type { Site } from '#engine/model/site.ts';
import { gatesOf } from '#engine/site/gates.ts';

/** Sentences for every gate that is blocked or led past; the plain garden is one floor, without routes. */
export function brokenGates(layout: Layout, site: Site): string[] {
  const isPlain = !Object.keys(layout.terms).length;
  return gatesOf(site).flatMap(({ id, inside: [x, y] }) => {
    const on = layout.areas.find((area) => contains(area.region, x, y));
    if (!on || !WALKABLE.has(on.kind)) return [`${id} opens onto ${on?.kind}`];
    return isPlain || layout.routes.some(({ areaId }) => areaId === id)
      ? []
      : [`no route leads to ${id}`];
  });
}
