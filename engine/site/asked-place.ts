/** Whether something stands where it was asked for: shared by the layout, which tries to put it there, and the words, which say how far off it is. What was said beyond a side of the garden is in `asked-where.ts`. */
import { hypot } from '../geometry/trig.ts';
import type { MentionPlace } from '../model/reading.ts';
import type { Mm } from '../model/shapes.ts';

/** Its middle, and how far a point is from its edge. */
export type Whereabouts = { x: Mm; y: Mm; distanceTo: (x: Mm, y: Mm) => Mm };
/** What a place is reckoned from. */
export type Bearings = {
  plot: { x0: Mm; y0: Mm; x1: Mm; y1: Mm };
  doorX: Mm;
};
/** How far off: `mm` from `from`, "the left side". */
export type Miss = { mm: Mm; from: string };

/** Within this of the garden door is near the house; "by the back door" is held to less, in `asked-where.ts`. */
const NEAR_DOOR_MM = 4500;
/** On a side: the middle within this share of the plot, and this near on a small one. */
const SIDE_SHARE = 0.36;
const NEAR_SIDE_MM = 2500;
/** At an end: the middle within the last third or the last 4 m, whichever is less, and never held to less than this. */
const END_SHARE = 1 / 3,
  MOST_END_MM = 4000,
  LEAST_END_MM = 1500;
/** What is large is at the end where it comes this near to it and lies in the far half. */
const REACHES_END_MM = 1500;
const CORNER_SHARE = 0.2;

/** Null where the place is kept to, or is none that can be told from a plan. */
export function missOf(
  place: MentionPlace | null,
  at: Whereabouts,
  { plot, doorX }: Bearings,
): Miss | null {
  const width = plot.x1 - plot.x0,
    depth = plot.y1 - plot.y0;
  const far = (mm: Mm, from: string, reach: Mm): Miss | null =>
    mm <= Math.max(NEAR_SIDE_MM, reach * SIDE_SHARE) ? null : { mm, from };
  const left = () => far(at.x - plot.x0, 'the left side', width);
  const right = () => far(plot.x1 - at.x, 'the right side', width);
  const back = (): Miss | null => {
    const mm = plot.y1 - at.y;
    return mm <= Math.max(LEAST_END_MM, Math.min(MOST_END_MM, depth * END_SHARE)) ||
      (mm <= depth / 2 && at.distanceTo(at.x, plot.y1) <= REACHES_END_MM)
      ? null
      : { mm, from: 'the far end' };
  };
  const house = (): Miss | null => {
    const mm = at.distanceTo(doorX, 0);
    return mm <= NEAR_DOOR_MM ? null : { mm, from: 'the garden door' };
  };
  switch (place) {
    case 'house':
      return house();
    case 'back':
      return back();
    case 'left':
      return left();
    case 'right':
      return right();
    case 'back-left':
      return back() ?? left();
    case 'back-right':
      return back() ?? right();
    case 'house-left':
      return house() ?? left();
    case 'house-right':
      return house() ?? right();
    case 'middle': {
      const dx = Math.abs(at.x - (plot.x0 + plot.x1) / 2),
        dy = Math.abs(at.y - (plot.y0 + plot.y1) / 2);
      return dx <= width / 4 && dy <= depth / 4 ? null : { mm: hypot(dx, dy), from: 'the middle' };
    }
    case 'corner': {
      const mm = Math.min(
        ...[plot.x0, plot.x1].flatMap((x) => [plot.y0, plot.y1].map((y) => at.distanceTo(x, y))),
      );
      return mm <= Math.max(NEAR_SIDE_MM, Math.min(width, depth) * CORNER_SHARE)
        ? null
        : { mm, from: 'the nearest corner' };
    }
    default:
      return null;
  }
}

const OTHER_HAND: Partial<Record<MentionPlace, MentionPlace>> = {
  left: 'right',
  right: 'left',
  'back-left': 'back-right',
  'back-right': 'back-left',
  'house-left': 'house-right',
  'house-right': 'house-left',
};
/** The same place in the mirror image of the plot. */
export const mirroredPlace = (place: MentionPlace): MentionPlace => OTHER_HAND[place] ?? place;
