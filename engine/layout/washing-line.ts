/** A rotary line, off the windows and in the sun. */
import { distanceToEdge } from '../geometry/region.ts';
import type { Furnisher } from './furnisher.ts';
import type { BareArea, Planted } from './stages.ts';

/** A line before a window is the first thing one sees. */
const FROM_WINDOWS_MM = 5000,
  LEAST_FROM_HOUSE_MM = 3500,
  FROM_SIGHT_MM = 2000,
  FROM_SIDE_MM = 3200,
  SUNNY_HOUR = 150;
/** A rotary line, folded when not in use: 2.4 m across when open, kept clear of other things. */
export function addWashingLine(
  furnisher: Furnisher,
  area: BareArea,
  { frame, site }: Planted,
  isAtSide: boolean,
): boolean {
  // at a side, off the windows and out of the line of sight from the door, and where the sun dries it
  const prefer = (x: number, y: number): number => {
    const toSide = distanceToEdge(frame.plot, x, y);
    if (isAtSide && (toSide > FROM_SIDE_MM || y < LEAST_FROM_HOUSE_MM)) return -Infinity;
    return (
      -2 * toSide -
      2 * Math.max(0, FROM_WINDOWS_MM - y) -
      Math.max(0, FROM_SIGHT_MM - Math.abs(x - site.doorX)) -
      0.15 * y +
      SUNNY_HOUR * (frame.sunHours[frame.grid.index(x, y)] ?? 0)
    );
  };
  for (const size of [2600, 2000, 1500]) {
    if (
      furnisher.fit(
        area,
        { kind: 'washing-line', width: size, depth: size, height: 1900, round: true },
        { prefer, inWay: 'slim' },
      )
    )
      return true;
  }
  return false;
}
