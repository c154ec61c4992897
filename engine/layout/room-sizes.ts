/** Sizes that a room is tried at. */
import type { Ground, Size } from '../features/definition.ts';
import { ROUND_TRAMPOLINE_MM } from './asked-sizes.ts';
import type { Ask } from './plan-types.ts';

/** On a small plot the floor of a trampoline that is theirs is its mat, a hand larger; null where no size was said. */
export const matOf = (id: string, floor: Size | undefined): Size | null => {
  if (id !== 'trampoline' || !floor) return null;
  const [wide, deep] = floor.map((mm) => mm - 2 * ROUND_TRAMPOLINE_MM + MAT_RIM_MM);
  return [wide!, deep!];
};
const MAT_RIM_MM = 200;

/** Of the plot, what a size that was said may take, and what was asked for first: at the least, and where it could be smaller. */
export const MOST_SAID = 0.4,
  MOST_OBLIGED = 0.55,
  MOST_HEART = 0.24;
/** Sizes of the list are right up to here, m². */
const USUAL_M2 = 300;
/** A floor to eat on of which the size was said is no smaller than this share of it. */
export const LEAST_OF_FLOOR = 0.8;
/** Preferred first, least last; a great garden has a great pool and not a small one with courts round it. */
export function sizesFor(
  item: Ground,
  areaMm2: number,
  { type }: Ask,
  askedMm: Size | undefined,
  leastShare: number,
): readonly Size[] {
  if (askedMm) {
    const asked = askedMm[0] * askedMm[1];
    const smaller = item.sizes.filter(
      ([w, d]) => w * d < asked * 0.95 && w * d >= asked * leastShare,
    );
    return [askedMm, ...smaller];
  }
  const m2 = areaMm2 / 1e6,
    scale = Math.min(2.6, Math.sqrt(m2 / USUAL_M2)),
    [width, depth] = item.sizes[0]!;
  if (m2 < USUAL_M2 * 1.2) return item.sizes;
  const larger = item
    .largerSizes?.(m2, scale, type)
    .filter(([w, d]) => w * d > width * depth * 1.05);
  return [...(larger ?? []), ...item.sizes];
}
