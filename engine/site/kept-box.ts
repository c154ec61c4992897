/** The ground that a kept building takes, as it was told. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';

/** No building that is kept is smaller, and none takes more of its plot than this. */
const LEAST_SIDE_MM = 900,
  LEAST_OTHER_MM = 400,
  MOST_SHARE = 0.6;
/** So much longer than wide it stands along the side that it is on: a loft, a boat, a bed. */
const LONG = 1.4;
/** From side to side at the far end of a plot that is as wide there; null for any other thing. */
export function acrossTheEnd(
  { acrossMm }: KeptThing,
  { x0, x1, y1 }: { x0: Mm; x1: Mm; y1: Mm },
): [Mm, Mm] | null {
  return acrossMm && acrossMm < y1 * MOST_ACROSS ? [x1 - x0, acrossMm] : null;
}
const MOST_ACROSS = 0.45;

/** As it was said, the longer side across the plot; null where nothing was said, or what was said cannot stand here. */
export function boxOfKept(
  { sizeMm, name, kind, where }: KeptThing,
  plot: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
): [Mm, Mm] | null {
  if (!sizeMm || Math.min(...sizeMm) < (kind === 'other' ? LEAST_OTHER_MM : LEAST_SIDE_MM))
    return null;
  const [long, short] = [Math.max(...sizeMm), Math.min(...sizeMm)];
  const isAlong =
    (kind === 'other' || kind === 'pond') &&
    (where === 'left' || where === 'right') &&
    long >= short * LONG;
  // one drives into a garage by its narrow end
  const [width, depth] = isAlong || /\bgarage/i.test(name) ? [short, long] : [long, short];
  const isTooLarge =
    width > (plot.x1 - plot.x0) * MOST_SHARE || depth > (plot.y1 - plot.y0) * MOST_SHARE;
  return isTooLarge ? null : [width, depth];
}
