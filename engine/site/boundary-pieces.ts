/** The plot's edge as it stands when the work is done: opened where the design drives a car through. */
import type { GardenModel } from '../model/garden.ts';
import type { Point } from '../model/shapes.ts';
import type { BoundaryEdge } from '../model/site.ts';
import { hypot } from '../geometry/trig.ts';

const NEAR_MM = 20;

export function boundaryPieces({
  site,
  layout,
}: Pick<GardenModel, 'site' | 'layout'>): BoundaryEdge[] {
  return (layout.openings ?? []).reduce<BoundaryEdge[]>(
    (pieces, opening) => pieces.flatMap((piece) => opened(piece, opening.from, opening.to)),
    site.edges,
  );
}

/** What is left of a piece on both sides of an opening that lies in it. */
function opened(piece: BoundaryEdge, a: Point, b: Point): BoundaryEdge[] {
  const { from, to } = piece,
    length = hypot(to[0] - from[0], to[1] - from[1]),
    along = ([x, y]: Point) =>
      ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length,
    off = ([x, y]: Point) =>
      Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / length;
  if (piece.kind === 'house' || off(a) > NEAR_MM || off(b) > NEAR_MM) return [piece];
  const first = along(a),
    last = along(b);
  if (last <= 0 || first >= length) return [piece];
  return [
    ...(first > NEAR_MM ? [{ ...piece, to: a }] : []),
    { from: a, to: b, kind: 'open', heightMm: 0 },
    ...(last < length - NEAR_MM ? [{ ...piece, from: b }] : []),
  ];
}
