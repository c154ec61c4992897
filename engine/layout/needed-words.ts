/** What ground is called that something is done on. */
import { RIM_MM } from '../brief/needed-ground.ts';
import { bounds } from '../geometry/region.ts';
import { metresFigure } from '../model/format.ts';
import type { Furnished } from './furnish.ts';
import type { Ask, Part } from './plan-types.ts';

/** Null where it has the name of its feature. */
export function neededWords(
  { id, feature, placed, region }: Part,
  { needs }: Pick<Ask, 'needs'>,
  things: Furnished['things'],
): { label: string; purpose: string } | null {
  const need = feature && placed ? needs[feature] : undefined;
  if (!need?.name) return null;
  const { name: label, isLainOn, isNatural } = need;
  if (isLainOn && !things.some(({ kind, areaId }) => kind === 'sunlounger' && areaId === id))
    return null;
  if (!isNatural) return { label, purpose: 'what the garden is for' };
  const { x0, x1, y0, y1 } = bounds(region),
    long = Math.max(x1 - x0, y1 - y0) - 2 * RIM_MM;
  return {
    label,
    purpose: `${metresFigure(long)} m of water to swim, with plants that clean it along one side`,
  };
}
