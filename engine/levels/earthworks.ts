/** Ground cut away and filled up where floors are levelled into a slope. */
import { area, bounds, contains } from '../geometry/region.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { levelAt } from '../site/levels.ts';
import type { Earthwork, Floor } from './types.ts';

const CELL_MM: Mm = 300;

export function earthworkOf(site: Site, { areaId, region, levelMm }: Floor): Earthwork {
  const { x0, y0, x1, y1 } = bounds(region);
  let cut = 0,
    fill = 0,
    cells = 0;
  for (let y = y0 + CELL_MM / 2; y < y1; y += CELL_MM)
    for (let x = x0 + CELL_MM / 2; x < x1; x += CELL_MM) {
      if (!contains(region, x, y)) continue;
      const over = levelAt(site, x, y) - levelMm;
      cells++;
      if (over > 0) cut += over;
      else fill -= over;
    }
  const m3 = cells ? area(region) / cells / 1e9 : 0;
  return { areaId, cutM3: cut * m3, fillM3: fill * m3 };
}
