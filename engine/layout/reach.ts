/** Can every room be walked to from the door, at a given width? */
import { area, contains, distanceToEdge, largest } from '../geometry/region.ts';
import { offset, tryIntersect, tryUnite } from '../geometry/trial.ts';
import type { Region } from '../model/shapes.ts';
import { unite } from '../geometry/boolean.ts';
import type { Part } from './plan-types.ts';
import { BUILDINGS, WALKABLE } from './plan-types.ts';

/** The narrowest way a person carries a barrow through. */
export const LEAST_WAY_MM = 580;
const NOT_ROOMS = new Set(['bed', 'path', 'pond', 'water', 'margin']);

/** All ground to walk on. Parts are disjoint, so the union's area is their sum: when clipper loses some, the exact union is taken. */
function floorOf(parts: readonly Part[]): Region {
  const floors = parts.filter((part) => WALKABLE.has(part.kind)).map((part) => part.region);
  const quick = tryUnite(...floors), sum = floors.reduce((total, floor) => total + area(floor), 0);
  if (Math.abs(area(quick) - sum) < 2e5) return quick;
  try {
    return unite(...floors);
  } catch {
    return quick;
  }
}

/** Ids of rooms that no way of `width` mm from the door reaches; ['door'] when the door itself is shut in. */
export function unreachedRooms(parts: readonly Part[], doorX: number, width = LEAST_WAY_MM): string[] {
  const walk = floorOf(parts);
  const clear = offset(offset(walk, 15), -(width / 2));
  const root = largest(clear.filter((piece) => contains([piece], doorX, 600) || distanceToEdge([piece], doorX, 300) < 700));
  if (!root.length) return ['door'];
  const missed: string[] = [];
  for (const part of parts) {
    if (NOT_ROOMS.has(part.kind)) continue;
    const grown = BUILDINGS.has(part.kind);
    const shut = part.region.some((piece) => area([piece]) > 5e5 && !tryIntersect(grown ? offset([piece], width / 2 + 190) : [piece], root).length);
    if (shut) missed.push(part.id);
  }
  return missed;
}
