/** How large a room may be: its sizes, the best first, and what it may take of the plot. */
import type { Ground, Size } from '../features/definition.ts';
import { ROUND_TRAMPOLINE_MM } from './asked-sizes.ts';
import type { Ask, WantedItem } from './plan-types.ts';
import type { Setting } from './stages.ts';

/** On a plot smaller than this a trampoline gets a mat of its own size, with its fall zone over lawn and planting. */
const SMALL_MM2 = 150e6;
const MAT_RIM_MM = 200;
/** Of the plot, what a size that was said may take, and what was asked for first: at the least, and where it could be smaller. */
const MOST_SAID = 0.4,
  MOST_OBLIGED = 0.55,
  MOST_HEART = 0.24,
  MOST_BUT_LEAST = 0.16;
/** Sizes of the list are right up to here, m². */
const USUAL_M2 = 300;
/** A floor to eat on of which the size was said is no smaller than this share of it. */
const LEAST_OF_FLOOR = 0.8;

/** It is all that was asked for in words. */
const isSole = ({ items, later, lawn, lawnTier, wants }: Ask, id: WantedItem['id']): boolean =>
  [...items, ...later].every((item) => (item.tier === 3) === (item.id === id)) &&
  ![...wants].some((other) => other === 'dining' || other === 'lounge') &&
  !(lawn && lawnTier === 3);

/** Share of the plot that a room may take at the least of its sizes, or at one that was said. */
export function mostOf(
  { id, asked, tier, isNeeded }: Pick<WantedItem, 'id' | 'asked' | 'tier' | 'isNeeded'>,
  isSaid: boolean,
  ask: Ask,
): number {
  if (id === ask.heart || isNeeded || isSole(ask, id)) return MOST_OBLIGED;
  if (isSaid) return MOST_SAID;
  return tier === 3 ? 0.24 : asked ? 0.15 : 0.06;
}

/** Share of the plot that it may take where it could be smaller. */
export const mostButLeast = (id: WantedItem['id'], ask: Ask): number =>
  isSole(ask, id) ? 1 : id === ask.heart ? MOST_HEART : MOST_BUT_LEAST;

/** Preferred first, least last. */
export function sizesFor(
  { id, sizeMm, isNeeded }: Pick<WantedItem, 'id' | 'sizeMm' | 'isNeeded'>,
  item: Ground,
  { frame, ask }: Setting,
): readonly Size[] {
  if (isNeeded && sizeMm) return nearestTo(sizeMm);
  const all = usualSizes(item, frame.area, ask, sizeMm, id === 'dining' ? LEAST_OF_FLOOR : 0);
  if (id === 'seat' && ask.front) return all.slice(-1);
  if (id !== 'trampoline' || frame.area >= SMALL_MM2) return all;
  return sizeMm ? [matOf(sizeMm)] : all.slice(-2);
}

/** Shares of what is done on a piece of ground that it may be brought down to, where the plot has no more. */
const NEAREST = [1, 0.93, 0.86, 0.8, 0.73, 0.66, 0.58, 0.5];
/** As it is needed; then shorter, since a run of two thirds is one and a narrow one is none; then less of both. */
const nearestTo = ([a, b]: Size): readonly Size[] => {
  const isLong = a > 1.5 * b || b > 1.5 * a;
  return NEAREST.map((by): Size => {
    const less = (mm: number) => Math.round((mm * by) / 50) * 50;
    return isLong ? (a > b ? [less(a), b] : [a, less(b)]) : [less(a), less(b)];
  });
};

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
