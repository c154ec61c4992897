/** The box of a heat pump or a tank beside the house, and the air that it wants. */
import type { Surroundings } from '../model/surroundings.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site, SiteUnit } from '../model/site.ts';
import { gatesOf } from './gates.ts';

const SIZES: Record<SiteUnit['what'], { widthMm: Mm; depthMm: Mm; heightMm: Mm; offMm: Mm }> = {
  // it stands off the wall, so that it draws air
  'heat pump': { widthMm: 1100, depthMm: 450, heightMm: 1000, offMm: 300 },
  // 1.8 m off a building's openings, 0.76 m off a boundary
  tank: { widthMm: 1300, depthMm: 1900, heightMm: 1400, offMm: 1800 },
};
/** Between its sides and a screen, and before its fan. */
export const AIR_MM: Mm = 500,
  AIR_BEFORE_MM: Mm = 1000;
/** From the end of the house wall. */
const FROM_END_MM: Mm = 900;

export function placeUnit(
  { house, doorX, edges }: Pick<Site, 'house' | 'doorX' | 'edges'>,
  unit: NonNullable<Surroundings['unit']>['value'] | undefined,
): SiteUnit | null {
  if (!unit) return null;
  const { offMm, ...size } = SIZES[unit.what],
    middle = (house.x0 + house.x1) / 2,
    from = Math.max(FROM_END_MM, size.widthMm / 2 + 300),
    atEnd = { left: Math.round(house.x0 + from), right: Math.round(house.x1 - from) };
  // with the air that it wants it would shut a way in beside the house
  const gate = gatesOf({ edges }).find(({ inside }) => inside[1] < offMm + size.depthMm),
    away = gate?.inside[0] ?? doorX,
    usual = away > middle ? 'left' : 'right';
  const sides = unit.side ? [unit.side] : ([usual, usual === 'left' ? 'right' : 'left'] as const);
  // in front of the door there is none
  const side = sides.find((one) => Math.abs(atEnd[one] - doorX) >= 900 + size.widthMm / 2);
  if (!side) return null;
  const x = atEnd[side];
  return {
    what: unit.what,
    name: unit.name,
    x,
    y: Math.round(offMm + size.depthMm / 2),
    ...size,
    ...(unit.isToBeScreened ? { isToBeScreened: true as const } : {}),
    ...(unit.side === null ? { isAssumed: true as const } : {}),
  };
}

/** Its screen: round three sides, open to the house, slatted and clear of it by the air it wants. */
export function screenOfUnit(unit: SiteUnit): [Mm, Mm][] {
  const aside = unit.widthMm / 2 + AIR_MM,
    far = unit.y + unit.depthMm / 2 + (unit.what === 'heat pump' ? AIR_BEFORE_MM : AIR_MM);
  const near = Math.max(150, unit.y - unit.depthMm / 2);
  return [
    [unit.x - aside, near],
    [unit.x - aside, far],
    [unit.x + aside, far],
    [unit.x + aside, near],
  ].map(([x, y]): [Mm, Mm] => [Math.round(x!), Math.round(y!)]);
}
