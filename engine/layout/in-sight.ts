/** Can a room be seen from the door? */
import { bounds, contains } from '../geometry/region.ts';
import { BUILDINGS, middle, type Part } from './plan-types.ts';
import type { Parts, Setting } from './stages.ts';

/** True when no building stands on the straight line from the door to the room's middle. */
export function inSight(garden: Setting & Parts, room: Part): boolean {
  const [x, y] = middle(bounds(room.region)),
    { doorX } = garden.site;
  const tall = garden.parts.filter((part) => BUILDINGS.has(part.kind) && part.kind !== 'compost');
  for (let k = 1; k < 40; k++) {
    const at = k / 40;
    if (tall.some((part) => contains(part.region, doorX + (x - doorX) * at, y * at))) return false;
  }
  return contains(garden.frame.plot, (doorX + x) / 2, y / 2);
}
