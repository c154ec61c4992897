/** A seat that was asked for in the shade, and has a roof of its own. */
import { FURNISHINGS } from '../features/features.ts';
import type { Furnished } from './furnish.ts';

export function shadedSeat(
  things: Furnished['things'],
  areaId: string,
): { label: string; purpose: string } | null {
  const isRoofed = things.some(
    (one) => one.areaId === areaId && (one.kind === 'arbour' || FURNISHINGS[one.kind].isOverhead),
  );
  return isRoofed ? { label: 'Shaded seat', purpose: 'a cool seat under a roof of its own' } : null;
}
