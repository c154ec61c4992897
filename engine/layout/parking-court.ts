/** Room for several cars, and to turn one, before a house that has the ground for it. */
import type { Mm, Region } from '../model/shapes.ts';
import { area, disc, rectangle } from '../geometry/region.ts';
import { tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { clamp } from './plan-types.ts';
import { FAR } from './terrace.ts';
import type { Setting } from './stages.ts';

/** A bay, its door opened on one side; the aisle that a car backs into; a circle that one drives round in one go, mm. */
const BAY_MM = [2600, 2400] as const,
  BAY_DEEP_MM: Mm = 4800,
  AISLE_MM: Mm = 6000,
  TURN_MM = [6500, 6000] as const,
  DRIVE_MM: Mm = 3600;
/** Between the landing at the door and where cars turn, and of planting between bays and the street. */
const FROM_LANDING_MM: Mm = 600,
  FROM_STREET_MM: Mm = 900;
/** How far the bays reach over the rim of the circle, so that a car backs straight into it. */
const OVER_RIM_MM: Mm = 500;
/** So many cars are wanted before a court is laid out for them. */
const LEAST_CARS = 3;
const GAPS_MM = [600, 300, 0] as const;
const RANKS_OF_FOUR = [
  [4, 1],
  [2, 2],
  [3, 1],
] as const;
/** A court keeps as much of its shape. */
const WHOLE = 0.985;

export type Court = { region: Region; isTurning: boolean };

/**
 * `landing`: how deep the floor at the door is; `streetAt`: where the street's edge lies between two x.
 * Null where nobody asked for it, or where the plot holds none beside the way to the door.
 */
export function placeCourt(
  { frame, site, ask }: Setting,
  kept: readonly Region[],
  landing: Mm,
  streetAt: (a: Mm, b: Mm) => Mm,
): Court | null {
  const { cars, turns } = ask;
  if (cars < LEAST_CARS && !turns) return null;
  const fits = (shape: Region): Region | null => {
    const cut = tryIntersect(trySubtract(shape, ...kept), frame.plot),
      whole = tryIntersect(
        shape,
        rectangle(frame.x0 - FAR, 0, frame.x1 + FAR, streetAt(frame.x0, frame.x1)),
      );
    return cut.length === 1 && area(cut) >= area(whole) * WHOLE ? cut : null;
  };
  const isLeft = site.kerbSide
    ? site.kerbSide === 'left'
    : site.doorX - frame.x0 > frame.x1 - site.doorX;
  const hands = [isLeft, !isLeft];
  if (turns)
    for (const radius of TURN_MM)
      for (const gap of GAPS_MM)
        for (const onLeft of hands) {
          const out = cars > 1 ? BAY_DEEP_MM - OVER_RIM_MM : 0,
            least = frame.x0 + gap + radius + (onLeft ? out : 0),
            most = frame.x1 - gap - radius - (onLeft ? 0 : out);
          if (least > most) continue;
          const cx = clamp(site.doorX, least, most),
            cy = landing + FROM_LANDING_MM + radius;
          if (streetAt(cx - radius, cx + radius) < cy + radius) continue;
          const bays = Math.min(4, cars) * BAY_MM[0],
            far = onLeft ? cx - radius - out : cx + radius + out;
          const shape = tryUnite(
            disc(cx, cy, radius),
            rectangle(cx - DRIVE_MM / 2, cy, cx + DRIVE_MM / 2, FAR),
            ...(cars > 1
              ? [rectangle(Math.min(far, cx), cy - bays / 2, Math.max(far, cx), cy + bays / 2)]
              : []),
          );
          const region = fits(shape);
          if (region) return { region, isTurning: true };
        }
  // bays down one side and an aisle to back into, out of which one drives forwards
  for (const bay of BAY_MM)
    for (const gap of GAPS_MM)
      for (const onLeft of hands) {
        const outer = onLeft ? frame.x0 + gap : frame.x1 - gap,
          way = onLeft ? 1 : -1,
          mid = outer + way * BAY_DEEP_MM,
          inner = mid + way * AISLE_MM,
          street = streetAt(Math.min(outer, inner), Math.max(outer, inner));
        const deep = Math.max(2, cars) * bay,
          y1 = street - FROM_STREET_MM,
          y0 = y1 - deep;
        const isClear = onLeft ? inner <= site.doorX - 600 : inner >= site.doorX + 600;
        if (y0 < (isClear ? 0 : landing + FROM_LANDING_MM)) continue;
        const region = fits(
          tryUnite(
            rectangle(Math.min(outer, mid), y0, Math.max(outer, mid), y1),
            rectangle(Math.min(mid, inner), y0, Math.max(mid, inner), FAR),
          ),
        );
        if (region) return { region, isTurning: true };
      }
  // side by side off the street, or two behind two; one fewer where the last finds no room
  const ranks = cars > LEAST_CARS ? RANKS_OF_FOUR : ([[Math.max(1, cars), 1]] as const);
  for (const [beside, behind] of ranks)
    for (const bay of BAY_MM)
      for (const gap of GAPS_MM)
        for (const onLeft of hands) {
          const wide = beside * bay,
            a = onLeft ? frame.x0 + gap : frame.x1 - gap - wide,
            street = streetAt(a, a + wide),
            y0 = street - behind * BAY_DEEP_MM;
          const isClear = onLeft ? a + wide <= site.doorX - 600 : a >= site.doorX + 600;
          if (!isClear || y0 < 0) continue;
          const region = fits(rectangle(a, y0, a + wide, FAR));
          if (region) return { region, isTurning: false };
        }
  return null;
}
