/** Slips of grass too narrow to mow, between a bed and something else, are planted with the bed; a way over grass stays one. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, areaM2, bounds, boxesTouch, tidy } from '../geometry/region.ts';
import { buffer, offset, tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Area, Route } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';

/** Narrower than a mower's two passes is a slip, mm. */
const LEAST_GRASS_MM: Mm = 1100;
const SLACK_MM = 12,
  HALO_MM = 30;
/** What an opening leaves at a corner, and what is more than a slip, m². */
const SPECK_M2 = 0.12,
  MOST_M2 = 9;
/** So much of its edge lies along the bed, at the least. */
const LEAST_TOUCH = 0.25;

/** The grass without its slips, and the areas with the beds that took them. */
export function giveSlips(
  grass: Region,
  areas: readonly Area[],
  routes: readonly Route[],
): { grass: Region; areas: readonly Area[] } {
  const half = LEAST_GRASS_MM / 2,
    broad = offset(offset(grass, -half), half + SLACK_MM);
  const ways = routes.map(({ line, widthMm }) => buffer(line, widthMm));
  let left = grass;
  const given = new Map<Area, Region>();
  for (const piece of trySubtract(grass, broad)) {
    const m2 = areaM2([piece]);
    if (m2 < SPECK_M2 || m2 > MOST_M2) continue;
    if (ways.some((way) => tryIntersect([piece], way).length)) continue;
    const slip = tidy(intersect(grass, offset([piece], SLACK_MM))),
      halo = offset(slip, HALO_MM),
      box = bounds(halo),
      edge = area(halo) - area(slip);
    let best: Area | null = null,
      most = LEAST_TOUCH;
    for (const bed of areas) {
      if (bed.kind !== 'bed' || !boxesTouch(box, bounds(bed.region))) continue;
      const touch = area(tryIntersect(halo, bed.region)) / edge;
      if (touch > most) {
        most = touch;
        best = bed;
      }
    }
    if (!best) continue;
    left = subtract(left, slip);
    given.set(best, unite(given.get(best) ?? best.region, slip));
  }
  if (!given.size || !tidy(left).length) return { grass, areas };
  return {
    grass: tidy(left),
    areas: areas.map((one) => {
      const region = given.get(one);
      return region ? { ...one, region: tidy(region) } : one;
    }),
  };
}
