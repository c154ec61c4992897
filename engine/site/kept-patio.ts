/** The ground of a patio that stays, at the door: as it was told, or as large as such a floor usually is. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { spanAt } from './breaks.ts';

/** A patio runs along a house wall as long as this from end to end; along a longer one it takes a share of it. */
const WHOLE_WALL_MM: Mm = 8000,
  OF_LONG_WALL = 0.45,
  MOST_WIDE_MM: Mm = 12_000;
/** How deep it is, of the garden's depth, and within what. */
const OF_DEPTH = 0.2,
  LEAST_DEEP_MM: Mm = 2400,
  MOST_DEEP_MM: Mm = 3000,
  /** At a house with a long wall. */
  MOST_GREAT_MM: Mm = 4200;
/** What was told is believed up to so much of the garden's depth. */
const MOST_SHARE = 0.6;

type Plot = { y1: Mm };
/** Its middle, width and depth. */
export function patioBox(
  { house, doorX, boundary }: Pick<Site, 'house' | 'doorX' | 'boundary'>,
  { sizeMm, acrossMm }: Pick<KeptThing, 'sizeMm' | 'acrossMm'>,
  { y1 }: Plot,
): { at: [Mm, Mm]; boxMm: [Mm, Mm] } {
  const most = y1 * MOST_SHARE,
    wall = house.x1 - house.x0;
  const usualDeep = Math.min(
    Math.max(
      LEAST_DEEP_MM,
      Math.min(y1 * OF_DEPTH, wall > WHOLE_WALL_MM ? MOST_GREAT_MM : MOST_DEEP_MM),
    ),
    y1 * 0.4,
  );
  let [wide, deep]: [Mm, Mm] = [
    wall <= WHOLE_WALL_MM
      ? wall
      : Math.min(MOST_WIDE_MM, Math.max(WHOLE_WALL_MM, wall * OF_LONG_WALL)),
    usualDeep,
  ];
  let [from, to]: [Mm, Mm] = [house.x0, house.x1];
  if (acrossMm && acrossMm <= most) {
    [from, to] = spanAt(boundary, acrossMm / 2);
    [wide, deep] = [to - from, acrossMm];
  } else if (sizeMm) {
    const [long, short] = [Math.max(...sizeMm), Math.min(...sizeMm)];
    // its longer side lies along the house where that is as long
    const own: [Mm, Mm] = long <= wall ? [long, short] : [short, long];
    if (own[0] <= wall && own[1] <= most) [wide, deep] = own;
  }
  const x = Math.max(from + wide / 2, Math.min(to - wide / 2, doorX));
  return {
    at: [Math.round(x), Math.round(deep / 2)],
    boxMm: [Math.round(wide), Math.round(deep)],
  };
}
