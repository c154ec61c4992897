import { contains, bounds } from '#engine/geometry/region.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Region } from '#engine/model/shapes.ts';
import { siteSun } from '#engine/sunlight/site-sun.ts';

const STEP_MM = 500;

/**
 * Hours of sun after 16:00 solar time at the best place to sit: terraces and seats, each taken at its mean.
 * Shadows of house, boundary and kept things, as when the seats were placed.
 */
export function bestEveningHours(model: GardenModel): number {
  const seats = model.layout.areas.filter(
    (area) => area.kind === 'terrace' || area.kind === 'seat',
  );
  if (!seats.length) return 0;
  const sun = siteSun(model.site);
  const means = seats.map(({ region }) => meanOver(region, (x, y) => sun.eveningHoursAt(x, y)));
  return Math.round(Math.max(...means) * 10) / 10;
}

function meanOver(region: Region, valueAt: (x: number, y: number) => number): number {
  const box = bounds(region);
  let sum = 0;
  let count = 0;
  for (let y = box.y0 + STEP_MM / 2; y < box.y1; y += STEP_MM) {
    for (let x = box.x0 + STEP_MM / 2; x < box.x1; x += STEP_MM) {
      if (!contains(region, x, y)) continue;
      sum += valueAt(x, y);
      count++;
    }
  }
  return count ? sum / count : valueAt((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
}
