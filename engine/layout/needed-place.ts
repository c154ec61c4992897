/** Where the ground lies that a garden is for. */
import { area, largest, rectangle } from '../geometry/region.ts';
import { tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Ground, Size } from '../features/definition.ts';
import type { Region } from '../model/shapes.ts';
import { findPlace } from './find-place.ts';
import { FreeGround } from './free-ground.ts';
import type { ItemId, Placed } from './plan-types.ts';
import type { Roomed, Seeking } from './stages.ts';

/** Where what a garden is for lies is what its designs differ in, on plots that leave the choice: near the house, along a side, at the end. */
const LIES: readonly Ground['likes'][] = [
  { middle: 8, near: ['terrace'] },
  { edge: 2.4, middle: 14 },
  { far: 3, edge: 0.8 },
];
const HAS_CHOICE_MM2 = 120e6;
export const spread = (item: Ground, { frame, random }: Roomed): Ground =>
  frame.area < HAS_CHOICE_MM2
    ? item
    : { ...item, likes: { sun: item.likes.sun ?? 0, view: 0.3, ...random.pick(LIES) } };

/** In a yard what it is for is marked out on the floor, which is laid under it: all but the metre before the door, and the way in past it. */
export function cutNeeded(
  placing: Seeking,
  occupied: Uint8Array,
  item: Ground,
  id: ItemId,
  sizes: readonly Size[],
): { placed: Placed; floor: Region } | null {
  const { frame, site, terrace } = placing;
  const taken = occupied.map((mark) => (mark === 1 || mark === 2 ? 1 : 0));
  frame.grid.fill(
    rectangle(site.doorX - BY_DOOR_MM / 2, 0, site.doorX + BY_DOOR_MM / 2, BY_DOOR_MM),
    1,
    taken,
  );
  const free = new FreeGround(frame.grid, taken);
  for (const size of sizes) {
    const placed = findPlace(
      placing,
      { ...item, pad: 0, gap: 0, likes: { far: 2, edge: 1, corner: 2 } },
      id,
      size,
      free,
      { phaseX: 0, phaseY: 0, waveX: 0.3, waveY: 0.3 },
    );
    if (!placed) continue;
    const ground = tryIntersect(
        rectangle(placed.x, placed.y, placed.x + placed.width, placed.y + placed.height),
        frame.plot,
      ),
      floor = largest(trySubtract(terrace.region, ground));
    if (area(floor) >= LEAST_BESIDE_MM2) return { placed, floor };
  }
  return null;
}
/** Clear before the door; and floor that is left to sit on beside what a yard is for. */
const BY_DOOR_MM = 700,
  LEAST_BESIDE_MM2 = 2e6;
