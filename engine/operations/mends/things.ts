/** Mends by the things that stand in a garden: moved, turned, smaller, taken away. */
import { FURNISHINGS } from '../../features/features.ts';
import { cos, hypot, radians, sin } from '../../geometry/trig.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Furnishing } from '../../model/layout.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import { applyOperation } from '../apply.ts';
import { type Fault, nameOfThing, OVER_MM, thingFaults } from '../faults.ts';
import { boundBecause, SEAT_CHOICES } from '../limits.ts';
import { areaAt, standsOn } from '../things.ts';
import { inMetres, type Tries } from './tries.ts';

const STEP_MM: Mm = 100;
/** So near a thing is still where somebody put it. */
export const CLOSE_MM: Mm = 1000;
const GRID_MM: Mm = 200;
export const FURTHEST_MM: Mm = 7000;
const DIRECTIONS = 16;

/** What a fault is about and may be moved, of two the lighter one first. */
function loose(model: GardenModel, fault: Fault): Furnishing[] {
  return fault.about
    .flatMap((id) => model.layout.furnishings.find((thing) => thing.id === id) ?? [])
    .filter((thing) => !boundBecause(model, thing))
    .sort((a, b) => a.widthMm * a.depthMm - b.widthMm * b.depthMm || (a.id < b.id ? -1 : 1));
}

/** A quick look: on one piece of ground, as wholly as it has to be. */
function mayStandAt({ layout }: GardenModel, thing: Furnishing): boolean {
  const home = areaAt(layout, thing.x, thing.y);
  return (
    home !== null &&
    (FURNISHINGS[thing.kind].isAmongPlants === true || standsOn(thing, home.region, OVER_MM))
  );
}

/** The nearest places at which nothing of single things is wrong that was not before. */
export const thingMoved = (beyond: Mm, upTo: Mm): Tries =>
  function* (model, fault, given) {
    const before = new Set(thingFaults(model).map(({ id }) => id));
    for (const thing of loose(model, fault))
      for (const [dx, dy] of PLACES) {
        const far = hypot(dx, dy);
        if (far <= beyond || far > upTo) continue;
        const [x, y] = [thing.x + dx, thing.y + dy];
        if (!mayStandAt(model, { ...thing, x, y })) continue;
        const operation = { kind: 'move', id: thing.id, x, y } as const;
        const outcome = applyOperation(model, operation, given);
        if ('refused' in outcome) continue;
        const now = thingFaults(outcome.model);
        if (now.some(({ id }) => id === fault.id || !before.has(id))) continue;
        yield {
          operation,
          says: `Mended by moving the ${nameOfThing(thing)} ${inMetres(far)}.`,
        };
      }
  };

/** The nearest first: all round close by, then on a grid. */
const PLACES: readonly Point[] = [
  ...Array.from({ length: CLOSE_MM / STEP_MM }, (_, i) => (i + 1) * STEP_MM).flatMap((r) =>
    Array.from({ length: DIRECTIONS }, (_, k): Point => {
      const turn = radians((360 * k) / DIRECTIONS);
      return [Math.round(cos(turn) * r), Math.round(sin(turn) * r)];
    }),
  ),
  ...gridBeyond(CLOSE_MM + 1, FURTHEST_MM),
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

export const thingTurned: Tries = (model, fault) =>
  loose(model, fault)
    .filter(({ round }) => !round)
    .flatMap((thing) =>
      [90, 45, -45].map((by) => ({
        operation: { kind: 'turn', id: thing.id, turnDeg: (thing.turnDeg + by + 360) % 360 },
        says: `Mended by turning the ${nameOfThing(thing)}.`,
      })),
    );

/** A table with fewer seats, where it stands. */
export const thingSmaller: Tries = (model, fault) =>
  loose(model, fault)
    .filter(({ kind }) => kind === 'dining-set')
    .flatMap((thing) =>
      SEAT_CHOICES.filter((seats) => seats < (thing.seats ?? 0))
        .toReversed()
        .map((seats) => ({
          operation: { kind: 'seats', id: thing.id, seats },
          says: `Mended by making it a table for ${seats}.`,
        })),
    );

export const thingGone: Tries = (model, fault) =>
  loose(model, fault).map((thing) => ({
    operation: { kind: 'delete', id: thing.id },
    says: `Mended by taking away the ${nameOfThing(thing)}: no place near by was right.`,
  }));
