/** Where a thing stands that was told to be by another, or where the plot turns. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { bounds, contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { KeptSize } from './kept-sizes.ts';

/** From the edge of the one to the stem of the other, and between two that have ground of their own, mm. */
const STEM_MM: Mm = 600,
  APART_MM: Mm = 300;
/** A trunk is less than its crown. */
const TRUNK_MM: Mm = 400;
/** Along a path it stands so far from the house. */
const ALONG = 0.6;

/** On its side towards the middle of the plot, or behind or before it as seen from the house; null where it is told of nothing, or has no room there. */
export function besideAnother(
  { boundary }: Pick<Site, 'boundary'>,
  { beside, kind }: KeptThing,
  { radiusMm }: KeptSize,
  boxMm: [Mm, Mm] | null,
  others: readonly ExistingThing[],
): [Mm, Mm] | null {
  const other = beside && others.find(({ id }) => id === beside.id);
  if (!other) return null;
  const { x0, x1 } = bounds([[boundary]] as Region);
  const half = (axis: 0 | 1): Mm =>
    other.boxMm ? other.boxMm[axis] / 2 : other.kind === 'tree' ? TRUNK_MM : other.radiusMm;
  const own = (axis: 0 | 1): Mm =>
    boxMm
      ? boxMm[axis] / 2 + APART_MM
      : kind === 'tree'
        ? STEM_MM
        : kind === 'shrub'
          ? Math.min(radiusMm, STEM_MM)
          : radiusMm + APART_MM;
  const isLong = half(1) > 2 * half(0),
    y = isLong ? other.y + half(1) * (2 * ALONG - 1) : other.y,
    inward = other.x < (x0 + x1) / 2 ? 1 : -1;
  const sideways = (hand: number): [Mm, Mm] => [other.x + hand * (half(0) + own(0)), y],
    ahead = (way: number): [Mm, Mm] => [other.x, other.y + way * (half(1) + own(1))];
  const spots =
    beside.as === 'behind'
      ? [ahead(1), sideways(inward)]
      : beside.as === 'before'
        ? [ahead(-1), sideways(inward)]
        : [sideways(inward), sideways(-inward), ahead(-1), ahead(1)];
  const at = spots
    .map(([x, z]): [Mm, Mm] => [Math.round(x), Math.round(z)])
    .find((spot) => contains([[boundary]], ...spot));
  return at ?? null;
}

/** From the corner that juts in to a trunk. */
const FROM_TURN_MM: Mm = 1500;
/** By the corner round which an L turns, where it was told to be; null where the plot has none. */
export function atTheTurn(
  { boundary }: Pick<Site, 'boundary'>,
  { isAtTurn }: KeptThing,
): [Mm, Mm] | null {
  if (!isAtTurn) return null;
  const n = boundary.length;
  for (let i = 0; i < n; i++) {
    const [px, py] = boundary[(i + n - 1) % n]!,
      [x, y] = boundary[i]!,
      [qx, qy] = boundary[(i + 1) % n]!;
    const isIn = (x - px) * (qy - y) - (y - py) * (qx - x) < 0;
    if (!isIn || y <= 0) continue;
    const a = hypot(px - x, py - y),
      b = hypot(qx - x, qy - y),
      dx = -(px - x) / a - (qx - x) / b,
      dy = -(py - y) / a - (qy - y) / b,
      long = hypot(dx, dy) || 1,
      at: [Mm, Mm] = [
        Math.round(x + (dx / long) * FROM_TURN_MM),
        Math.round(y + (dy / long) * FROM_TURN_MM),
      ];
    if (contains([[boundary]], ...at)) return at;
  }
  return null;
}
