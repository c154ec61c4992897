/** A pair of urns, one on either side of the door. */
import { hypot } from '../geometry/trig.ts';
import type { Mm } from '../model/shapes.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea } from './stages.ts';

const SIZES_MM = [600, 500, 420] as const;
/** From the ground that stays free before the door, and no further from it than so, mm. */
const OFF_MM: Mm = 60,
  MOST_MM: Mm = 1500;

/** On the floor, else among the plants beside it. False where neither found a place. */
export function addUrns(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  door: { x: Mm; width: Mm },
): boolean {
  const put = [-1, 1].filter((side) =>
    SIZES_MM.some((size) => {
      const urn: Thing = {
        kind: 'urn',
        width: size,
        depth: size,
        height: Math.round(size * 1.7),
        round: true,
      };
      const x0 = door.x + side * ((door.width + size) / 2 + OFF_MM),
        y0 = size / 2 + OFF_MM;
      return areas.some((area) =>
        furnisher.fit(area, urn, {
          inWay: 'last',
          prefer: (x, y) => {
            const off = hypot(x - x0, y - y0);
            return off > MOST_MM || (x - door.x) * side < 0 ? -Infinity : -off;
          },
        }),
      );
    }),
  );
  return put.length > 0;
}
