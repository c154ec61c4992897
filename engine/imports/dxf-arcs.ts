/** Arcs of a drawing as points along them. */
import { atan, atan2, cos, hypot, radians, sin } from '../geometry/trig.ts';
import type { Point } from '../model/shapes.ts';

/** A point is set after so many degrees at the most. */
const STEP_DEG = 10;

/** Counter-clockwise from one angle to another; a whole circle has its first point once. */
export function turned([cx, cy]: Point, radius: number, fromDeg: number, toDeg: number): Point[] {
  const sweep = (((toDeg - fromDeg) % 360) + 360) % 360 || 360;
  const steps = Math.max(2, Math.ceil(sweep / STEP_DEG));
  const count = sweep === 360 ? steps : steps + 1;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = radians(fromDeg + (sweep * i) / steps);
    return [cx + radius * cos(angle), cy + radius * sin(angle)];
  });
}

/** From a corner to the next one by a bulge, the tangent of a quarter of its angle; without the last point. */
export function bulged(from: Point, to: Point, bulge: number): Point[] {
  const chord = hypot(to[0] - from[0], to[1] - from[1]);
  if (chord === 0) return [from];
  const angle = 4 * atan(bulge),
    radius = chord / (2 * sin(angle / 2));
  const away = radius * cos(angle / 2);
  const [ux, uy] = [(to[0] - from[0]) / chord, (to[1] - from[1]) / chord];
  const [cx, cy] = [(from[0] + to[0]) / 2 - uy * away, (from[1] + to[1]) / 2 + ux * away];
  const start = atan2(from[1] - cy, from[0] - cx);
  const steps = Math.max(1, Math.ceil(Math.abs(angle) / radians(STEP_DEG)));
  return Array.from({ length: steps }, (_, i): Point => {
    if (i === 0) return from;
    const at = start + (angle * i) / steps;
    return [cx + Math.abs(radius) * cos(at), cy + Math.abs(radius) * sin(at)];
  });
}
