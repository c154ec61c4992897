/** Trees that stand all round a plot, just beyond its edge: their crowns hang over it and shade it. */
import type { Region, Ring } from '../model/shapes.ts';
import type { Around } from '../model/surroundings.ts';
import { bounds } from '../geometry/region.ts';

/** A grown tree of a garden's edge, mm: its crown, its height, how far off its trunk stands, and how far apart they are. */
const TREE = { crown: 7000, height: 11_000, away: 2200, apart: 9000, most: 3 };

/** One to three along each side but the house's. */
export function treesAround(boundary: Ring): Around[] {
  const { x0, x1, y1 } = bounds([[boundary]] as Region);
  return (['left', 'right', 'back'] as const).flatMap((side) => {
    const length = side === 'back' ? x1 - x0 : y1,
      count = Math.max(1, Math.min(TREE.most, Math.round(length / TREE.apart)));
    return Array.from({ length: count }, (_, i): Around => ({
      as: 'tree',
      side,
      awayMm: TREE.away,
      alongMm: Math.round(((i + 0.5) / count) * length),
      lengthMm: TREE.crown,
      deepMm: TREE.crown,
      heightMm: TREE.height,
      evergreen: false,
    }));
  });
}
