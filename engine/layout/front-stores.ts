/** Stores in a front garden: bins between a car and the way, bins and bicycles beside the way where there is hardly more than it. */
import type { Mm, Region } from '../model/shapes.ts';
import { area, bounds, rectangle } from '../geometry/region.ts';
import { tryIntersect, tryUnite } from '../geometry/trial.ts';
import { groundOf } from '../features/features.ts';
import { doorFloor, floorRegion } from './doors.ts';
import type { Part, Placed } from './plan-types.ts';
import type { Setting } from './stages.ts';

/** In front of a terraced house: bins, then bicycles, beside the way with their doors to it, as near the pavement as they go. */
export function storesByWay(
  { ask, frame }: Setting,
  way: Region,
  landing: Region,
  kept: readonly Region[],
): Part[] {
  if (!way.length) return [];
  const box = bounds(way),
    floors = tryUnite(way, landing);
  const out: Part[] = [];
  for (const id of ['bins', 'store'] as const) {
    const item = ask.items.find((one) => one.id === id);
    if (!item) continue;
    const { kind, sizes } = groundOf(id);
    const places = [...(item.sizeMm ? [item.sizeMm] : []), ...sizes].flatMap((size) => {
      const long = Math.max(...size),
        deep = Math.min(...size);
      return ysDown(box.y1 - STEP_MM - long, STEP_MM).flatMap((y) => [
        { x: box.x1, y, width: deep, height: long, door: 270 as const },
        { x: box.x0 - deep, y, width: deep, height: long, door: 90 as const },
      ]);
    });
    for (const { x, y, width, height, door } of places) {
      const region = rectangle(x, y, x + width, y + height);
      const isFree =
        area(tryIntersect(region, frame.plot)) > area(region) * 0.99 &&
        ![floors, ...kept, ...out.map((one) => one.region)].some(
          (one) => tryIntersect(region, one).length,
        );
      const floor = floorRegion(doorFloor(bounds(region), door, STEP_MM));
      if (!isFree || area(tryIntersect(floor, floors)) < area(floor) * 0.6) continue;
      out.push({
        id,
        kind,
        feature: id,
        region,
        placed: { id, kind, x, y, width, height, door },
      });
      break;
    }
  }
  return out;
}
const ysDown = (from: Mm, to: Mm): Mm[] =>
  Array.from({ length: Math.max(0, Math.floor((from - to) / 100) + 1) }, (_, i) => from - i * 100);

export const binsAsked = ({ ask }: Setting) => ask.items.find(({ id }) => id === 'bins');
/** Of a bin store with its back to the bay and its doors to the way. */
export const BINS_DEEP_MM = 900,
  STEP_MM = 200;

/** Where a car is parked the bins stand between it and the way, as near the pavement as they go; null where they were not asked for or have no room there. */
export function binsBeside(
  setting: Setting,
  bay: Region,
  way: Region,
  landing: Region,
  kept: readonly Region[],
): Part | null {
  const item = binsAsked(setting);
  if (!item || !bay.length || !way.length) return null;
  const box = bounds(bay),
    isLeft = box.x0 < setting.site.doorX;
  const ground = groundOf('bins');
  const own = bounds(landing),
    floors = tryUnite(way, landing);
  const outs = Array.from({ length: FAR_FROM_BAY_MM / 50 }, (_, i) =>
    isLeft ? box.x1 + i * 50 : box.x0 - i * 50 - BINS_DEEP_MM,
  );
  // between bay and way, or else behind the bay with its doors to the floor before the door
  const places: [Mm[], Mm, Mm][] = [
    [outs, box.y1 - STEP_MM, box.y0],
    [[isLeft ? own.x0 - BINS_DEEP_MM : own.x1], box.y0, STEP_MM],
  ];
  for (const [xs, from, to] of places)
    for (const [long] of [...(item.sizeMm ? [item.sizeMm] : []), ...ground.sizes])
      for (let y = from - long; y > to - (to === STEP_MM ? STEP_MM : long); y -= STEP_MM)
        for (const x of xs) {
          const region = rectangle(x, y, x + BINS_DEEP_MM, y + long);
          const door = isLeft ? 90 : 270;
          const floor = floorRegion(doorFloor(bounds(region), door, STEP_MM));
          const isFree =
            area(tryIntersect(region, setting.frame.plot)) > area(region) * 0.99 &&
            ![bay, floors, ...kept].some((one) => tryIntersect(region, one).length);
          if (!isFree || area(tryIntersect(floor, floors)) < area(floor) * 0.6) continue;
          const placed: Placed = {
            id: 'bins',
            kind: ground.kind,
            x,
            y,
            width: BINS_DEEP_MM,
            height: long,
            door,
          };
          return { id: 'bins', kind: ground.kind, feature: 'bins', region, placed };
        }
  return null;
}
/** Further from the bay than this the bins stand in the planting. */
const FAR_FROM_BAY_MM = 1600;
