/** Where a thing may be put: the best free place on ground that is there. */
import { FURNISHINGS } from '../features/features.ts';
import { bounds, distanceToEdge, middleOfBox } from '../geometry/region.ts';
import { boxesCollide, fitBox, type Footprint } from '../layout/box-fit.ts';
import type { Thing } from '../layout/furnisher.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { doorway } from '../site/door.ts';
import { gatesOf } from '../site/gates.ts';
import { isSound, type Searched, type Wished } from './places.ts';
import { footprintOf } from './things.ts';

type AddThing = Extract<Operation, { kind: 'add-thing' }>;

/** Ground on which a thing may stand, best first. */
const OPEN: readonly AreaKind[] = ['terrace', 'seat', 'gravel', 'lawn', 'meadow', 'play'];
const STANDS_ON: Partial<Record<Thing['kind'], readonly AreaKind[]>> = {
  'dining-set': ['terrace', 'seat', 'gravel', 'lawn'],
  'lounge-set': ['terrace', 'seat', 'gravel', 'lawn'],
  'outdoor-kitchen': ['terrace', 'seat', 'gravel'],
  pergola: ['seat', 'terrace', 'gravel'],
  canopy: ['seat', 'terrace', 'gravel'],
  'shade-sail': ['terrace', 'seat', 'gravel'],
  parasol: ['terrace', 'seat', 'gravel'],
  arbour: ['seat', 'gravel', 'lawn', 'terrace'],
  bench: ['seat', 'gravel', 'lawn', 'terrace', 'meadow'],
  'storage-bench': ['terrace', 'seat', 'gravel'],
  sunlounger: ['lawn', 'terrace', 'seat', 'gravel'],
  hammock: ['lawn', 'meadow', 'gravel', 'seat', 'terrace'],
  pot: ['terrace', 'seat', 'gravel'],
  'raised-bed': ['gravel', 'vegetable', 'terrace', 'seat', 'lawn'],
  swing: ['play', 'lawn', 'meadow'],
  'climbing-frame': ['play', 'lawn'],
  'climbing-wall': ['play', 'lawn'],
  sandpit: ['play', 'lawn', 'terrace'],
  playhouse: ['play', 'lawn'],
  goal: ['lawn', 'play'],
  den: ['play', 'lawn', 'meadow', 'bed'],
  'stump-seat': ['seat', 'gravel', 'meadow', 'lawn', 'play'],
  'log-steps': ['play', 'lawn', 'meadow', 'bed'],
  'bird-bath': ['bed', 'meadow', 'lawn', 'gravel'],
  'bird-feeder': ['lawn', 'bed', 'meadow', 'gravel'],
  'bug-hotel': ['bed', 'meadow', 'gravel'],
  'water-butt': ['terrace', 'path', 'bed', 'gravel'],
  'washing-line': ['lawn', 'gravel', 'terrace'],
  'post-light': ['terrace', 'seat', 'bed', 'gravel'],
  boulder: ['bed', 'gravel', 'meadow'],
  sculpture: ['bed', 'lawn', 'gravel', 'seat'],
};
/** Likes the wall of the house, the rim of its ground, or the far end. */
const BY_HOUSE = new Set<Thing['kind']>(['water-butt', 'outdoor-kitchen', 'dining-set', 'pot']);
const AT_RIM = new Set<Thing['kind']>([
  'pot',
  'bench',
  'storage-bench',
  'bird-feeder',
  'post-light',
  'raised-bed',
  'boulder',
  'bird-bath',
]);

/** The best place for a thing, and the ground it stands on; null where it finds none. */
export function placeThing(
  searched: Searched,
  thing: Thing,
  wished: Wished = () => 0,
  /** Told only where nothing is wrong after it; a thing in a size of its own is looked at by its caller. */
  isTried = true,
): AddThing | null {
  const { model } = searched;
  const kinds = STANDS_ON[thing.kind] ?? OPEN;
  const isOverhead = FURNISHINGS[thing.kind].isOverhead === true;
  const standing = model.layout.furnishings
    .filter((one) => FURNISHINGS[one.kind].isOverhead === undefined || isOverhead)
    .map(footprintOf);
  const shut = [doorway(model.site), ...gatesOf(model.site).map((gate) => footOf(gate.landing))];
  const free = (foot: Footprint) => {
    const clear = { ...foot, width: foot.width + 100, depth: foot.depth + 100 };
    return ![...(isOverhead ? [] : standing), ...shut].some((one) => boxesCollide(one, clear));
  };
  const areas = model.layout.areas
    .filter((area) => kinds.includes(area.kind) && !area.id.startsWith('kept-'))
    .map((area) => ({ area, wish: wished(...middleOfBox(area.region)) }))
    .sort((a, b) => b.wish - a.wish || kinds.indexOf(a.area.kind) - kinds.indexOf(b.area.kind));
  for (const { area } of areas) {
    const rim = (x: Mm, y: Mm) =>
      AT_RIM.has(thing.kind) ? -distanceToEdge(area.region, x, y) / 1000 : 0;
    const prefer = (x: Mm, y: Mm, turn: number) =>
      wished(x, y) +
      rim(x, y) +
      (BY_HOUSE.has(thing.kind) ? -y / 4000 : y / 20_000) -
      (turn ? 0.05 : 0);
    const foot = fitBox(area.region, thing.width, thing.depth, {
      turns: thing.round ? [0] : [0, 90],
      free,
      prefer,
      round: thing.round ?? false,
    });
    if (!foot) continue;
    const operation: AddThing = {
      kind: 'add-thing',
      thing: thing.kind,
      x: foot.x,
      y: foot.y,
      turnDeg: foot.turn,
    };
    if (!isTried || isSound(searched, operation)) return operation;
  }
  return null;
}
function footOf(region: Region): Footprint {
  const { x0, y0, x1, y1 } = bounds(region);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, depth: y1 - y0, turn: 0 };
}
