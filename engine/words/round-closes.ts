/** Whether a way that goes round comes back to where it began. */
import { contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Area } from '../model/layout.ts';
import type { Point } from '../model/shapes.ts';

/** Ground that a round may lead over: with grass or planting in it, it is none. */
const CARRIES_ROUND: ReadonlySet<string> = new Set(['path', 'terrace', 'seat', 'space', 'gravel']);
const WALK_MM = 200,
  /** A joint or a corner that is cut. */
  MOST_OFF = 2;
/** Walked on the drawing: every step of the line lies on a floor. */
export function closes(line: readonly Point[], areas: readonly Area[]): boolean {
  const floors = areas.filter(
    ({ kind, isLater, isFloor, isGrass, material }) =>
      CARRIES_ROUND.has(kind) && !isGrass && material !== 'turf' && (!isLater || isFloor),
  );
  let off = 0;
  for (const [i, [x1, y1]] of line.entries()) {
    const [x0, y0] = line[(i + line.length - 1) % line.length]!,
      steps = Math.max(1, Math.ceil(hypot(x1 - x0, y1 - y0) / WALK_MM));
    for (let k = 0; k < steps; k++) {
      const x = x0 + ((x1 - x0) * k) / steps,
        y = y0 + ((y1 - y0) * k) / steps;
      off = floors.some(({ region }) => contains(region, x, y)) ? 0 : off + 1;
      if (off > MOST_OFF) return false;
    }
  }
  return true;
}
