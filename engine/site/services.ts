/** Where a pipe or a cable runs through a plot: as it was told, or the likeliest way. */
import type { Surroundings } from '../model/surroundings.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site, SiteService } from '../model/site.ts';
import { bounds, distanceToSegment } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';

/** A pipe along an edge lies so far inside it. */
const INSIDE_MM: Mm = 1000;

const apart = ([ax, ay]: Point, x: Mm, y: Mm): Mm => hypot(ax - x, ay - y);

export function placeServices(
  site: Pick<Site, 'boundary' | 'doorX'>,
  services: NonNullable<Surroundings['services']>,
): SiteService[] {
  const { x0, x1, y0, y1 } = bounds([[site.boundary]]),
    near = Math.max(0, y0);
  /** The corner of the plot that is farthest on that side. */
  const cornerAt = (x: Mm): Point =>
    [...site.boundary].sort((a, b) => apart(a, x, y1) - apart(b, x, y1))[0]!;
  return services.map(({ value: { what, course, from, clearMm } }, i): SiteService => {
    const lineOf = (): [Point, Point] => {
      if (course === 'left')
        return [
          [x0 + INSIDE_MM, near],
          [x0 + INSIDE_MM, y1],
        ];
      if (course === 'right')
        return [
          [x1 - INSIDE_MM, near],
          [x1 - INSIDE_MM, y1],
        ];
      if (course === 'back')
        return [
          [x0, y1 - INSIDE_MM],
          [x1, y1 - INSIDE_MM],
        ];
      if (course === 'across' && from === null)
        return [
          [x0, near + (y1 - near) / 2],
          [x1, near + (y1 - near) / 2],
        ];
      if (course === 'corner') {
        const [cx, cy] = cornerAt(from === 'back-left' ? x0 : x1),
          off = Math.min(x1 - x0, y1 - near) / 2;
        return [
          [from === 'back-left' ? cx + off : cx - off, cy],
          [cx, cy - off],
        ];
      }
      const far = cornerAt(from === 'back-left' ? x0 : x1);
      // from a corner to the house, or from corner to corner
      if (course !== 'diagonal' && from !== null) return [far, [site.doorX, near]];
      return [far, [from === 'house' ? site.doorX : from === 'back-left' ? x1 : x0, near]];
    };
    const line = lineOf().map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    // only an edge, and a corner that was named, say where it lies
    const isAssumed =
      course === 'across' ||
      course === 'corner' ||
      (course === 'diagonal' && from !== 'back-left' && from !== 'back-right');
    return {
      id: `service-${i + 1}`,
      what,
      line,
      clearMm,
      ...(isAssumed ? { isAssumed: true as const } : {}),
    };
  });
}

/** How far a point lies from the line of a service, mm. */
export const fromService = ({ line }: SiteService, x: Mm, y: Mm): Mm =>
  Math.min(...line.slice(1).map((to, i) => distanceToSegment(x, y, line[i]!, to)));
