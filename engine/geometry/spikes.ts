/** Outlines without the slits that are left where two edges lie a millimetre apart. */
import type { Mm, Point, Polygon, Region, Ring } from '../model/shapes.ts';
import { distanceToSegment, tidy } from './region.ts';

/** Points nearer than this to a line lie on it, mm. */
const ON_LINE_MM: Mm = 5;

/** A corner where the outline goes back along the way it came: it encloses nothing. */
function isSpike(a: Point, b: Point, c: Point): boolean {
  const isBack = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;
  if (!isBack) return false;
  return (
    distanceToSegment(a[0], a[1], b, c) < ON_LINE_MM ||
    distanceToSegment(c[0], c[1], a, b) < ON_LINE_MM
  );
}

function ringWithout(ring: Ring): Ring {
  const points = [...ring];
  for (let i = 0; i < points.length && points.length > 3;) {
    const n = points.length;
    if (isSpike(points[(i + n - 1) % n]!, points[i]!, points[(i + 1) % n]!)) {
      points.splice(i, 1);
      i = Math.max(0, i - 2);
    } else i++;
  }
  return points;
}

/** The region with its spikes and slits taken off; their ground is less than 5 mm wide. */
export const withoutSpikes = (region: Region): Region =>
  tidy(region.map((polygon): Polygon => polygon.map(ringWithout)));
