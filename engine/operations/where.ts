/** A place in the garden in words, as seen from the house. */
import { bounds } from '../geometry/region.ts';
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
