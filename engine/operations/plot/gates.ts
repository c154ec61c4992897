/** Gates put into the edge of a plot and taken out of it by hand. A gate opens on to ground to walk on. */
import { hypot } from '../../geometry/trig.ts';
import { WALKABLE } from '../../layout/plan-types.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import type { BoundaryEdge } from '../../model/site.ts';
import { gatedPieces, gatesOf, POST_MM } from '../../site/gates.ts';
import type { Outcome } from '../apply.ts';
import { areaAt } from '../things.ts';
import { openPieces } from './boundary.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** A usual gate; and the least and widest that are one, mm. */
export const GATE_MM: Mm = 900;
const WIDTHS = [700, 4000] as const;
const SCAN_MM: Mm = 100;

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
const lengthOf = ({ from, to }: Pick<BoundaryEdge, 'from' | 'to'>): Mm =>
  hypot(to[0] - from[0], to[1] - from[1]);

const opensOntoFloor = ({ layout }: GardenModel, gate: BoundaryEdge): boolean => {
  const [{ inside }] = gatesOf({ edges: [gate] }) as [ReturnType<typeof gatesOf>[number]];
  const floor = areaAt(layout, inside[0], inside[1]);
  return floor !== null && WALKABLE.has(floor.kind);
};

/** Where in a piece a gate would open on to ground to walk on: the place nearest to the door of the house, or null. */
export function placeForGate(model: GardenModel, piece: BoundaryEdge): Mm | null {
  const length = lengthOf(piece);
  let best: Mm | null = null,
    least = Infinity;
  for (
    let along = POST_MM + GATE_MM / 2;
    along <= length - POST_MM - GATE_MM / 2;
    along += SCAN_MM
  ) {
    const gate = gatedPieces(piece, along, GATE_MM)[1]!;
    const far = hypot(gate.from[0] - model.site.doorX, gate.from[1]);
    if (far < least && opensOntoFloor(model, gate)) {
      least = far;
      best = Math.round(along);
    }
  }
  return best;
}

export function addGate(
  model: GardenModel,
  { from, to, alongMm, widthMm }: Of<'add-gate'>,
): Outcome {
  const piece = openPieces(model).find((one) => same(one.from, from) && same(one.to, to));
  if (!piece) return { refused: 'That piece of the boundary is no longer there.' };
  if (widthMm < WIDTHS[0] || widthMm > WIDTHS[1])
    return { refused: 'A gate is between 0.7 and 4 m wide.' };
  if (alongMm - widthMm / 2 < POST_MM || alongMm + widthMm / 2 > lengthOf(piece) - POST_MM)
    return { refused: 'A gate needs 10 cm of the boundary on either side of it.' };
  const pieces = gatedPieces(piece, alongMm, widthMm);
  if (!opensOntoFloor(model, pieces[1]!))
    return {
      refused:
        'There is no ground to walk on behind it. Lay a path or a lawn there first, or choose another place.',
    };
  return {
    model: {
      ...model,
      site: {
        ...model.site,
        edges: model.site.edges.flatMap((one) => (one === piece ? pieces : [one])),
      },
    },
  };
}

/** What stands beside the gate closes the gap. */
export function removeGate(model: GardenModel, { from, to }: Of<'remove-gate'>): Outcome {
  const { edges } = model.site;
  const at = edges.findIndex(
    (one) => one.kind === 'gate' && same(one.from, from) && same(one.to, to),
  );
  if (at < 0) return { refused: 'That gate is no longer there.' };
  const n = edges.length,
    [before, after] = [edges[(at + n - 1) % n]!, edges[(at + 1) % n]!];
  const isOpen = ({ kind }: BoundaryEdge) => kind !== 'house' && kind !== 'gate';
  const isInLine = (one: BoundaryEdge) =>
    isOpen(one) &&
    Math.abs(
      (one.to[0] - one.from[0]) * (to[1] - from[1]) - (one.to[1] - one.from[1]) * (to[0] - from[0]),
    ) <=
      lengthOf(one) * lengthOf(edges[at]!) * 0.01;
  const [a, b] = [isInLine(before) ? before : null, isInLine(after) ? after : null];
  const like = a ?? b;
  const {
    isNew: _isNew,
    replaces: _replaces,
    ...plain
  }: BoundaryEdge = like ?? {
    from,
    to,
    kind: 'fence',
    heightMm: edges[at]!.heightMm,
  };
  // two pieces of one kind beside it become one again
  const joins = a && b && a.kind === b.kind && a.heightMm === b.heightMm && a.isNew === b.isNew;
  const closed: BoundaryEdge = joins ? { ...a, from: a.from, to: b.to } : { ...plain, from, to };
  return {
    model: {
      ...model,
      site: {
        ...model.site,
        edges: edges.flatMap((one, i) =>
          i === at ? [closed] : joins && (one === a || one === b) ? [] : [one],
        ),
      },
    },
  };
}
