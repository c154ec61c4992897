/** Bins and compost, and the places where people sit, keep apart. */
import type { Ground } from '../features/definition.ts';
import { groundFor } from './ideas.ts';
import { bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { doorOpening } from '../site/door.ts';
import type { Placing } from './stages.ts';

export const APART_MM = 3000;
/** What one loses by standing straight before the door, beside standing against a seat. */
const IN_VIEW = 1.6;
type Box = { x: number; y: number; width: number; height: number };

/** What a rectangle loses by standing where it is looked at or smelt: soft, because a small plot has no other place. */
export function keepApart(
  placing: Placing,
  { kind, likes }: Ground,
): (x: number, y: number, w: number, h: number) => number {
  const { ask, site, terrace, placed } = placing;
  const door = doorOpening(site),
    service = placed.filter(({ id }) => groundFor(id, placing).likes.apart);
  const seats: Box[] = placed.filter((one) => one.kind === 'seat');
  if (!ask.front && terrace.region.length) {
    const { x0, x1, y0, y1 } = bounds(terrace.region);
    seats.push({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
  }
  const others = likes.apart ? seats : kind === 'seat' ? service : [];
  const weight =
    likes.apart ?? Math.max(0, ...service.map(({ id }) => groundFor(id, placing).likes.apart!));
  return (x, y, w, h) => {
    let cost = likes.apart && x < door.x1 && x + w > door.x0 ? IN_VIEW * weight : 0;
    for (const other of others) {
      const near =
        1 -
        hypot(
          Math.max(0, other.x - x - w, x - other.x - other.width),
          Math.max(0, other.y - y - h, y - other.y - other.height),
        ) /
          APART_MM;
      if (near > 0) cost += weight * (0.5 + near);
    }
    return cost;
  };
}
