/** Spots of what stands on a box of ground: along the side or in the corner that was said, against the house, or in a corner at the end. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { contains } from '../geometry/region.ts';
import { isOpenAt } from './free-spot.ts';
import { gatesOf } from './gates.ts';
import { isAtHouse, isBuilding } from './kept-sizes.ts';

/** Off a fence, so that its gutter drips within. */
export const FROM_EDGE_MM: Mm = 150;
/** A box stands in the corner or along the side that was said; null where its ground is not all the plot's. */
export function inPlace(
  site: Site,
  thing: KeptThing,
  [wide, deep]: [Mm, Mm],
  { x0, x1, y0, y1 }: { x0: Mm; x1: Mm; y0: Mm; y1: Mm },
): [Mm, Mm] | null {
  const near = Math.max(0, y0),
    left = x0 + wide / 2 + FROM_EDGE_MM,
    right = x1 - wide / 2 - FROM_EDGE_MM,
    far = y1 - deep / 2 - FROM_EDGE_MM,
    halfWay = near + (y1 - near) * 0.55;
  const at = ((): [Mm, Mm] | null => {
    if (isAtHouse(thing)) return [besideDoor(site, thing, [wide, deep]), deep / 2];
    switch (thing.where) {
      case 'left':
        return [left, halfWay];
      case 'right':
        return [right, halfWay];
      case 'back-left':
        return [left, far];
      case 'back-right':
        return [right, far];
      default:
        return null;
    }
  })();
  if (!at) return null;
  const [x, y] = at.map(Math.round) as [Mm, Mm];
  const ground: Region = [[site.boundary]];
  const isWithin = [-1, 1].every((i) =>
    [-1, 1].every((j) => contains(ground, x + i * (wide / 2 - 50), y + j * (deep / 2 - 50))),
  );
  return isWithin ? [x, y] : null;
}

/** A building of which nobody said where it stands is in a corner at the far end, against both its edges. */
export const isInCorner = ({ kind, name }: KeptThing): boolean =>
  kind === 'shed' || (kind === 'other' && isBuilding(name));
export function inACorner(
  site: Site,
  thing: KeptThing,
  boxMm: [Mm, Mm],
  box: { x0: Mm; x1: Mm; y0: Mm; y1: Mm },
  others: readonly ExistingThing[],
): [Mm, Mm] | null {
  const hands =
    site.kerbSide === 'right'
      ? (['back-left', 'back-right'] as const)
      : (['back-right', 'back-left'] as const);
  for (const where of hands) {
    const at = inPlace(site, { ...thing, where }, boxMm, box);
    const isClear =
      at &&
      isOpenAt(others, at, boxMm) &&
      gatesOf(site).every(
        ({ inside: [x, y] }) =>
          Math.abs(x - at[0]) > boxMm[0] / 2 + GATE_CLEAR_MM ||
          Math.abs(y - at[1]) > boxMm[1] / 2 + GATE_CLEAR_MM,
      );
    if (isClear) return at;
  }
  return null;
}
/** One comes in beside it. */
const GATE_CLEAR_MM: Mm = 500;

/** A path runs from the house to the far end, at the hand that was said. */
export const alongSide = (
  { x0, x1, y0, y1 }: { x0: Mm; x1: Mm; y0: Mm; y1: Mm },
  { where }: KeptThing,
  [wide]: [Mm, Mm],
): [Mm, Mm] => {
  const half = wide / 2 + FROM_EDGE_MM;
  const x = where === 'left' ? x0 + half : where === 'right' ? x1 - half : (x0 + x1) / 2;
  return [Math.round(x), Math.round((Math.max(0, y0) + y1) / 2)];
};

/** The middle of what leans on the house: at the hand that was said, or on the wider side of the door. */
export function besideDoor(
  { house, doorX }: Site,
  { where }: KeptThing,
  boxMm: [Mm, Mm] | null,
): Mm {
  const half = (boxMm?.[0] ?? 2000) / 2;
  const isLeft = where === 'left' || (where !== 'right' && doorX - house.x0 > house.x1 - doorX);
  return isLeft ? house.x0 + half : house.x1 - half;
}
