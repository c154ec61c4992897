/** Clear ground that a thing needs about it, kept when it is placed, so that no check has to say afterwards that it is missing. */
import { FURNISHINGS } from '../features/features.ts';
import type { FurnishingDefinition, Ground, Size } from '../features/definition.ts';
import type { Mm } from '../model/shapes.ts';
import { FALL_ZONE_MM } from '../site/fall-zone.ts';
import { ROUND_TRAMPOLINE_MM } from './asked-sizes.ts';
import type { Ask, Frame, ItemId } from './plan-types.ts';

/** From the edge of its floor: to fences, and to whatever else stands there. */
type Clearance = {
  fenceMm: Mm;
  aroundMm: Mm;
  /** Where it cannot be had the thing is smaller or left out. */
  isMust: boolean;
};

/** Building Regulations, England: over 15 m² a detached building that burns stands a metre from the boundary. */
const LARGE_ROOM_MM2 = 15e6,
  LARGE_ROOM_MM = 1000;
/** What children fall from, at its largest: a swing, a climbing frame. */
const FALLS_MM: Size = [2000, 1300];
/** A floor of this size and less is a trampoline's mat alone, with a hand's breadth about it. */
const MAT_FLOOR_MM = 4000,
  MAT_RIM_MM = 100;

const isRoom = ({ building }: Ground): boolean =>
  building !== undefined &&
  (FURNISHINGS[building.furnishing] as FurnishingDefinition).planning === 'room';

/** What stands on a play floor is something to fall from on every side; a climbing wall has its back to the edge. */
export const hasFalls = ({ play, household }: Ask): boolean =>
  play.asked.length
    ? play.asked.some((kind) => kind === 'swing' || kind === 'climbing-frame')
    : !household.toddler;

/** Null where the ground's own pad is enough. */
export function clearanceOf(
  id: ItemId,
  item: Ground,
  [width, height]: Size,
  ask: Ask,
): Clearance | null {
  if (isRoom(item))
    return width * height > LARGE_ROOM_MM2
      ? { fenceMm: LARGE_ROOM_MM, aroundMm: 0, isMust: true }
      : null;
  if (id === 'trampoline') {
    const rim = width < MAT_FLOOR_MM ? MAT_RIM_MM : ROUND_TRAMPOLINE_MM;
    // it goes to a side, beside whatever is there: of fences it keeps clear
    return { fenceMm: FALL_ZONE_MM - rim, aroundMm: 0, isMust: false };
  }
  if (id === 'play' && hasFalls(ask)) {
    const rim = Math.min(
      (Math.max(width, height) - FALLS_MM[0]) / 2,
      (Math.min(width, height) - FALLS_MM[1]) / 2,
    );
    return rim >= FALL_ZONE_MM
      ? null
      : { fenceMm: FALL_ZONE_MM - rim, aroundMm: FALL_ZONE_MM - rim, isMust: false };
  }
  return null;
}

/** The raster of taken ground with what lies nearer to a fence than so taken, too. */
export function awayFromFences(occupied: Uint8Array, frame: Frame, fenceMm: Mm): Uint8Array {
  return fenceMm > 0
    ? occupied.map((mark, i) => (mark || frame.toBoundary[i]! >= fenceMm ? mark : 1))
    : occupied;
}
