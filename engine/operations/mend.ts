/** A mend of what is not right about a plan: the least move of a thing after which it is right, and nothing else is wrong. */
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { cos, hypot, radians, sin } from '../geometry/trig.ts';
import { metresText } from '../brief/plot-problems.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Given } from './apply.ts';
import { applyOperation } from './apply.ts';
import { type Fault, findFaults, newFaults, OVER_MM, thingFaults } from './faults.ts';
import { boundBecause } from './limits.ts';
import { areaAt, standsOn } from './things.ts';

export type Mend = { operation: Operation; says: string };

const STEP_MM: Mm = 100;
const CLOSE_MM: Mm = 1000;
const GRID_MM: Mm = 200;
const FURTHEST_MM: Mm = 7000;
const DIRECTIONS = 16;
/** Places that pass the quick look and are then looked at in full. */
const MOST_LOOKED = 6;

/** Null where no move of one thing would put it right. */
export function mendOf(model: GardenModel, fault: Fault, given: Given): Mend | null {
  const things = fault.about
    .flatMap((id) => model.layout.furnishings.find((thing) => thing.id === id) ?? [])
    .filter((thing) => !boundBecause(model, thing))
    // of two the lighter one goes
    .sort((a, b) => a.widthMm * a.depthMm - b.widthMm * b.depthMm || (a.id < b.id ? -1 : 1));
  for (const thing of things) {
    const mend = movedClear(model, fault, thing, given);
    if (mend) return mend;
  }
  return null;
}

/** A quick look: on one piece of ground, as wholly as it has to be. */
function mayStandAt({ layout }: GardenModel, thing: Furnishing): boolean {
  const home = areaAt(layout, thing.x, thing.y);
  return (
    home !== null &&
    (FURNISHINGS[thing.kind].isAmongPlants === true || standsOn(thing, home.region, OVER_MM))
  );
}

function movedClear(
  model: GardenModel,
  fault: Fault,
  thing: Furnishing,
  given: Given,
): Mend | null {
  const before = new Set(thingFaults(model).map(({ id }) => id));
  let looked = 0;
  for (const [dx, dy] of PLACES) {
    if (!mayStandAt(model, { ...thing, x: thing.x + dx, y: thing.y + dy })) continue;
    const operation: Operation = {
      kind: 'move',
      id: thing.id,
      x: thing.x + dx,
      y: thing.y + dy,
    };
    const outcome = applyOperation(model, operation, given);
    if ('refused' in outcome) continue;
    const now = thingFaults(outcome.model);
    if (now.some(({ id }) => id === fault.id || !before.has(id))) continue;
    if (newFaults(findFaults(model), findFaults(outcome.model)).length) {
      looked++;
      if (looked >= MOST_LOOKED) return null;
      continue;
    }
    return {
      operation,
      says: `The ${nameOfFurnishing(thing.kind)} was moved by ${metresText(hypot(dx, dy) / 1000)} m.`,
    };
  }
  return null;
}

/** The nearest first: all round close by, then on a grid. */
const PLACES: readonly Point[] = [
  ...Array.from({ length: CLOSE_MM / STEP_MM }, (_, i) => (i + 1) * STEP_MM).flatMap((r) =>
    Array.from({ length: DIRECTIONS }, (_, k): Point => {
      const turn = radians((360 * k) / DIRECTIONS);
      return [Math.round(cos(turn) * r), Math.round(sin(turn) * r)];
    }),
  ),
  ...gridBeyond(CLOSE_MM, FURTHEST_MM),
];

function gridBeyond(from: Mm, to: Mm): Point[] {
  const places: Point[] = [];
  for (let x = -to; x <= to; x += GRID_MM)
    for (let y = -to; y <= to; y += GRID_MM) {
      const far = hypot(x, y);
      if (far > from && far <= to) places.push([x, y]);
    }
  return places.sort((a, b) => hypot(...a) - hypot(...b) || a[0] - b[0] || a[1] - b[1]);
}
