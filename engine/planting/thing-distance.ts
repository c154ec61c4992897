/** How far a point lies from a thing that stands in the garden. */
import { cos, radians, sin } from '../geometry/trig.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';

/** Distance from a point to the side of a thing's box or round, mm; 0 inside. */
export function distanceToThing(
  thing: Pick<Furnishing, 'x' | 'y' | 'widthMm' | 'depthMm' | 'turnDeg' | 'round'>,
  x: Mm,
  y: Mm,
): Mm {
  const dx = x - thing.x,
    dy = y - thing.y;
  if (thing.round) return Math.max(0, Math.sqrt(dx * dx + dy * dy) - thing.widthMm / 2);
  const c = cos(radians(thing.turnDeg)),
    s = sin(radians(thing.turnDeg));
  const u = Math.max(0, Math.abs(dx * c + dy * s) - thing.widthMm / 2),
    v = Math.max(0, Math.abs(dy * c - dx * s) - thing.depthMm / 2);
  return Math.sqrt(u * u + v * v);
}
