/** How large a room may be: its sizes, the best first, and what it may take of the plot. */
import type { Ground, Size } from '../features/definition.ts';
import { ROUND_TRAMPOLINE_MM } from './asked-sizes.ts';
import type { Ask, WantedItem } from './plan-types.ts';
import type { Setting } from './stages.ts';

/** On a plot smaller than this a trampoline gets a mat of its own size, with its fall zone over lawn and planting. */
const SMALL_MM2 = 150e6;
const MAT_RIM_MM = 200;
/** Of the plot, what a size that was said may take, and what the ground is for where it is for one thing alone. */
const MOST_SAID = 0.4,
  MOST_OF_SOLE = 0.55;
/** Sizes of the list are right up to here, m². */
const USUAL_M2 = 300;
/** A floor to eat on of which the size was said is no smaller than this share of it. */
const LEAST_OF_FLOOR = 0.8;

/** It is all that was asked for in words. */
export const isSole = (
  { items, later, lawn, lawnTier, wants }: Ask,
  id: WantedItem['id'],
): boolean =>
  [...items, ...later].every((item) => (item.tier === 3) === (item.id === id)) &&
  ![...wants].some((other) => other === 'dining' || other === 'lounge') &&
  !(lawn && lawnTier === 3);

/** Share of the plot that a room may take. */
export function mostOf(
  { id, asked, tier }: Pick<WantedItem, 'id' | 'asked' | 'tier'>,
  isSaid: boolean,
  ask: Ask,
): number {
  if (isSole(ask, id)) return MOST_OF_SOLE;
  if (isSaid) return MOST_SAID;
  return tier === 3 ? 0.24 : asked ? 0.15 : 0.06;
}

/** Preferred first, least last. */
export function sizesFor(
  { id, sizeMm }: Pick<WantedItem, 'id' | 'sizeMm'>,
  item: Ground,
  { frame, ask }: Setting,
): readonly Size[] {
  const all = usualSizes(item, frame.area, ask, sizeMm, id === 'dining' ? LEAST_OF_FLOOR : 0);
  if (id === 'seat' && ask.front) return all.slice(-1);
  if (id !== 'trampoline' || frame.area >= SMALL_MM2) return all;
  return sizeMm ? [matOf(sizeMm)] : all.slice(-2);
}

/** The floor of a trampoline that is theirs is its mat, a hand larger. */
const matOf = (floor: Size): Size => [
  floor[0] - 2 * ROUND_TRAMPOLINE_MM + MAT_RIM_MM,
  floor[1] - 2 * ROUND_TRAMPOLINE_MM + MAT_RIM_MM,
];

/** A great garden has a great pool and not a small one with courts round it. */
function usualSizes(
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
