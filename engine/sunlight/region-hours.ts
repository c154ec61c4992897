/** Hours of sun over a piece of ground, read from a sun map. */
import { bounds, contains } from '../geometry/region.ts';
import type { SunMap } from '../model/garden.ts';
import type { Region } from '../model/shapes.ts';

const OUTSIDE = 255;
const clamp = (value: number, top: number) => Math.max(0, Math.min(top, value));

/** Mean hours of direct sun over a region, April to September, to a tenth; null when no cell of the map lies in it. */
export function sunHoursOver(region: Region, map: SunMap): number | null {
  const box = bounds(region);
  const column0 = clamp(Math.floor((box.x0 - map.x0) / map.cellMm), map.columns - 1);
  const column1 = clamp(Math.floor((box.x1 - map.x0) / map.cellMm), map.columns - 1);
  const row0 = clamp(Math.floor((box.y0 - map.y0) / map.cellMm), map.rows - 1);
  const row1 = clamp(Math.floor((box.y1 - map.y0) / map.cellMm), map.rows - 1);
  let sum = 0,
    cells = 0;
  for (let row = row0; row <= row1; row++)
    for (let column = column0; column <= column1; column++) {
      const tenths = map.tenths[row * map.columns + column] ?? OUTSIDE;
      if (
        tenths === OUTSIDE ||
        !contains(region, map.x0 + (column + 0.5) * map.cellMm, map.y0 + (row + 0.5) * map.cellMm)
      )
        continue;
      sum += tenths;
      cells++;
    }
  return cells ? Math.round(sum / cells) / 10 : null;
}
