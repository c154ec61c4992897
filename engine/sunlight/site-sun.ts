/** Direct sun on the bare plot, before there is a layout: what says where the seat and the shed belong; and, with what shades it, on a garden. */
import { Grid } from '../geometry/grid.ts';
import { areaM2 } from '../geometry/region.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { siteShades } from './shades.ts';
import { type Shade, ShadowCaster, daySuns } from './shadows.ts';

export type SiteSun = {
  /** Mean hours of direct sun a day over 21 April, 21 June and 21 August. */
  hoursAt(x: Mm, y: Mm): number;
  /** Of those, the hours after 16:00 solar time (17:00 British Summer Time). */
  eveningHoursAt(x: Mm, y: Mm): number;
  /** Of those, the hours before 11:00 solar time (noon British Summer Time). */
  morningHoursAt(x: Mm, y: Mm): number;
  /** What a spot with nothing near it would get. */
  openHours: number;
};

/** 21 April, 21 June, 21 August. */
const DAYS = [111, 172, 233] as const;
const EVENING_HOUR = 16,
  NOON_HOUR = 11;

/**
 * Sun hours of a site with its house, boundary and kept things, on 500 mm cells (1 m above 500 m², 2 m above 1,500 m²).
 * `more`: what shades it besides, as built and planted. A point outside the plot answers for the nearest cell of the grid.
 */
export function siteSun(site: Site, more: readonly Shade[] = []): SiteSun {
  const plot = [[site.boundary]];
  const size = areaM2(plot);
  const grid = new Grid(plot, size > 1500 ? 2000 : size > 500 ? 1000 : 500);
  const caster = new ShadowCaster(grid, [...siteShades(site), ...more]);
  const hours = new Float64Array(grid.count),
    evening = new Float64Array(grid.count),
    morning = new Float64Array(grid.count);
  let open = 0;
  for (const day of DAYS)
    for (const ray of daySuns(site.place.latitudeDeg, site.bearingDeg, day, 0.5)) {
      const light = caster.cast(ray),
        weight = ray.hours / DAYS.length,
        late = ray.solarHour > EVENING_HOUR,
        early = ray.solarHour < NOON_HOUR;
      open += weight;
      for (let k = 0; k < light.length; k++) {
        const sun = light[k]! * weight;
        hours[k] = hours[k]! + sun;
        if (late) evening[k] = evening[k]! + sun;
        if (early) morning[k] = morning[k]! + sun;
      }
    }
  const cellAt = (x: Mm, y: Mm) => {
    const i = Math.min(grid.columns - 1, Math.max(0, Math.floor((x - grid.x0) / grid.cell)));
    const j = Math.min(grid.rows - 1, Math.max(0, Math.floor((y - grid.y0) / grid.cell)));
    return j * grid.columns + i;
  };
  return {
    hoursAt: (x, y) => hours[cellAt(x, y)]!,
    eveningHoursAt: (x, y) => evening[cellAt(x, y)]!,
    morningHoursAt: (x, y) => morning[cellAt(x, y)]!,
    openHours: open,
  };
}
