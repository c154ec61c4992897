/** A place in the garden in words, as seen from the house. */
import { bounds } from '../geometry/region.ts';
import type { Side } from '../model/operation.ts';
import type { Site } from '../model/site.ts';
import type { Mm } from '../model/shapes.ts';

/** "at the far left", "in the middle", "by the house" */
export function whereInWords({ boundary }: Pick<Site, 'boundary'>, x: Mm, y: Mm): string {
  const { x0, y0, x1, y1 } = bounds([[boundary]]);
  const u = (x - x0) / (x1 - x0),
    v = (y - y0) / (y1 - y0);
  const across = u < 0.36 ? 'left' : u > 0.64 ? 'right' : '';
  const deep = v < 0.34 ? 'near' : v > 0.66 ? 'far' : '';
  if (deep === 'near') return across ? `by the house, on the ${across}` : 'by the house';
  if (deep === 'far') return across ? `at the far ${across}` : 'at the far end';
  return across ? `half way down on the ${across}` : 'in the middle';
}

/** Of the garden's depth what counts as its end, or as by the house. */
const END = 0.4;

/** Whether a place lies on the half of the garden that is meant, or at its end; any does where none is. */
export function isOnSide(
  side: Side | 'other' | null,
  { boundary }: Pick<Site, 'boundary'>,
  x: Mm,
  y: Mm,
): boolean {
  const { x0, y0, x1, y1 } = bounds([[boundary]]);
  const [u, v] = [(x - x0) / (x1 - x0), (y - y0) / (y1 - y0)];
  switch (side) {
    case 'left':
      return u < 0.5;
    case 'right':
      return u > 0.5;
    case 'far':
      return v > 1 - END;
    case 'near':
      return v < END;
    default:
      return true;
  }
}
