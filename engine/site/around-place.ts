/** Where what stands beyond the edge of a plot lies in the garden's frame. */
import { bounds } from '../geometry/region.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import type { Around } from '../model/surroundings.ts';

/** Its middle, and how wide and deep it is across the plot. */
export function aroundPlace(
  { boundary }: Pick<Site, 'boundary'>,
  { as, side, awayMm, alongMm, lengthMm, deepMm }: Around,
): { x: Mm; y: Mm; widthMm: Mm; depthMm: Mm } {
  const { x0, x1, y1 } = bounds([[boundary]]);
  // of a tree both are told to its trunk
  const [along, away] =
    as === 'tree' ? [alongMm, awayMm] : [alongMm + lengthMm / 2, awayMm + deepMm / 2];
  const [x, y] =
    side === 'left'
      ? [x0 - away, along]
      : side === 'right'
        ? [x1 + away, along]
        : [x0 + along, y1 + away];
  return side === 'back'
    ? { x, y, widthMm: lengthMm, depthMm: deepMm }
    : { x, y, widthMm: deepMm, depthMm: lengthMm };
}
