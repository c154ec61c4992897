/** The box of a heat pump or a tank beside the house, and the air that it wants. */
import type { Surroundings } from '../model/surroundings.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site, SiteUnit } from '../model/site.ts';

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
  { house, doorX }: Pick<Site, 'house' | 'doorX'>,
  unit: NonNullable<Surroundings['unit']>['value'] | undefined,
): SiteUnit | null {
  if (!unit) return null;
  const { offMm, ...size } = SIZES[unit.what];
  const side = unit.side ?? (doorX > (house.x0 + house.x1) / 2 ? 'left' : 'right'),
    from = Math.max(FROM_END_MM, size.widthMm / 2 + 300);
  const x = Math.round(side === 'left' ? house.x0 + from : house.x1 - from);
  // in front of the door there is none
  if (Math.abs(x - doorX) < 900 + size.widthMm / 2) return null;
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
