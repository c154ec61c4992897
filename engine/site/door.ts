/** The glazed door in the house wall, and the ground that is kept free before it. */
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';

type Wall = Pick<Site, 'house' | 'doorX'> & Partial<Pick<Site, 'position'>>;
/** Wall left at each end of the house. */
const JAMB_MM = 350;
/** Kept free on each side of the opening, and before it. */
const BESIDE_MM = 300,
  BEFORE_MM = 1000;

/** A front door in its frame. */
const FRONT_MM = 1000;

/** As wide as the house allows, about doorX; to the street a front door. */
export function doorOpening({ house, doorX, position }: Wall): { x0: Mm; x1: Mm } {
  const width = house.x1 - house.x0,
    wide =
      position === 'front'
        ? Math.min(FRONT_MM, width * 0.5)
        : width > 7000
          ? 3000
          : width > 4300
            ? 2100
            : Math.min(1500, width * 0.5);
  const x0 = Math.max(house.x0 + JAMB_MM, Math.min(doorX - wide / 2, house.x1 - JAMB_MM - wide));
  return { x0, x1: x0 + wide };
}

/** The box on which nothing stands. */
export function doorway(wall: Wall): { x: Mm; y: Mm; width: Mm; depth: Mm; turn: 0 } {
  const { x0, x1 } = doorOpening(wall);
  return {
    x: (x0 + x1) / 2,
    y: BEFORE_MM / 2,
    width: x1 - x0 + 2 * BESIDE_MM,
    depth: BEFORE_MM,
    turn: 0,
  };
}
