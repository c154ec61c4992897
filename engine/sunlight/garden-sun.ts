/** Direct sun on a designed garden, April to September, and what each area of it gets. */
import { Grid } from '../geometry/grid.ts';
import { areaM2 } from '../geometry/region.ts';
import type { SunMap } from '../model/garden.ts';
import type { Layout } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { type CrownShade, crownShade, layoutShades, siteShades } from './shades.ts';
import { ShadowCaster, monthSuns } from './shadows.ts';

export type AreaSun = {
  /** Mean hours of direct sun a day over April to September. */
  hours: number;
  /** Share of them before 13:00 British Summer Time, which is solar noon. */
  morningShare: number;
};
export type GardenSun = {
  map: SunMap;
  /** Sun of an area by id; of the whole plot when the id is unknown. */
  of(areaId: string): AreaSun;
  /** Hours at a point; the nearest cell answers for points outside. */
  hoursAt(x: Mm, y: Mm): number;
};

const MONTHS = [4, 5, 6, 7, 8, 9] as const;
const OUTSIDE = 255;

/**
 * Sun hours with shadows of house, boundary, kept things, structures, screens and tree crowns.
 * Cells are 250 mm; 500 above 400 m² and 1,000 above 1,200 m². The middle day of each month, every `stepHours` of solar time.
 */
export function gardenSun(
  site: Site,
  layout: Layout,
  trees: readonly CrownShade[],
  stepHours = 0.5,
): GardenSun {
  const plot = [[site.boundary]];
  const size = areaM2(plot);
  const grid = new Grid(plot, size > 1200 ? 1000 : size > 400 ? 500 : 250);
  const caster = new ShadowCaster(grid, [
    ...siteShades(site),
    ...layoutShades(layout),
    ...trees.map(crownShade),
  ]);
  const hours = new Float64Array(grid.count),
    morning = new Float64Array(grid.count);
  for (const ray of monthSuns(site.place.latitudeDeg, site.bearingDeg, MONTHS, stepHours)) {
    const light = caster.cast(ray),
      weight = ray.hours / MONTHS.length,
      early = ray.solarHour < 12;
    for (let k = 0; k < light.length; k++) {
      const sun = light[k]! * weight;
      hours[k] = hours[k]! + sun;
      if (early) morning[k] = morning[k]! + sun;
    }
  }
  const inside = new Uint8Array(grid.count);
  grid.each(plot, (k) => {
    inside[k] = 1;
  });
  const tenths = Array.from(hours, (h, k) =>
    inside[k] ? Math.min(254, Math.round(h * 10)) : OUTSIDE,
  );
  const cellAt = (x: Mm, y: Mm) => {
    const i = Math.min(grid.columns - 1, Math.max(0, Math.floor((x - grid.x0) / grid.cell)));
    const j = Math.min(grid.rows - 1, Math.max(0, Math.floor((y - grid.y0) / grid.cell)));
    return j * grid.columns + i;
  };
  const areas = areaSuns(grid, layout, hours, morning, cellAt);
  const whole = meanOf(
    hours,
    morning,
    [...inside.keys()].filter((k) => inside[k]),
  );
  return {
    map: {
      x0: grid.x0,
      y0: grid.y0,
      cellMm: grid.cell,
      columns: grid.columns,
      rows: grid.rows,
      tenths,
    },
    of: (areaId) => areas.get(areaId) ?? whole,
    hoursAt: (x, y) => hours[cellAt(x, y)]!,
  };
}

function meanOf(hours: Float64Array, morning: Float64Array, cells: readonly number[]): AreaSun {
  let sun = 0,
    early = 0;
  for (const k of cells) {
    sun += hours[k]!;
    early += morning[k]!;
  }
  return {
    hours: cells.length ? sun / cells.length : 0,
    morningShare: sun > 0 ? early / sun : 0.5,
  };
}

function areaSuns(
  grid: Grid,
  layout: Layout,
  hours: Float64Array,
  morning: Float64Array,
  cellAt: (x: Mm, y: Mm) => number,
): Map<string, AreaSun> {
  const areas = new Map<string, AreaSun>();
  for (const area of layout.areas) {
    const cells: number[] = [];
    grid.each(area.region, (k) => cells.push(k));
    // an area smaller than a cell is known by its corners
    if (!cells.length)
      for (const polygon of area.region) for (const [x, y] of polygon[0]!) cells.push(cellAt(x, y));
    areas.set(area.id, meanOf(hours, morning, cells));
  }
  return areas;
}
