/** The pieces of a plot's edge after its corners were moved: gates keep their width, and their distance from the nearer corner. */
import { hypot } from '../../geometry/trig.ts';
import type { DrawnPlot } from '../../model/drawn-plot.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import type { BoundaryEdge } from '../../model/site.ts';

/** Left of a side beside a gate, mm. */
const BESIDE_MM: Mm = 50;
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
const far = (a: Point, b: Point): Mm => hypot(b[0] - a[0], b[1] - a[1]);

/** @returns null where the pieces are not those of the plot, or a gate finds no room */
export function movedEdges(
  edges: readonly BoundaryEdge[],
  before: DrawnPlot,
  after: DrawnPlot,
): BoundaryEdge[] | null {
  const n = before.corners.length;
  const out: BoundaryEdge[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b] = [before.corners[i]!, before.corners[(i + 1) % n]!];
    const pieces = piecesOf(edges, a, b);
    if (!pieces) return null;
    const moved = movedPieces(pieces, after.corners[i]!, after.corners[(i + 1) % n]!);
    if (!moved) return null;
    out.push(...moved);
  }
  return out;
}

/** The pieces from one corner to the next. */
function piecesOf(edges: readonly BoundaryEdge[], a: Point, b: Point): BoundaryEdge[] | null {
  const first = edges.findIndex(({ from }) => same(from, a));
  if (first < 0) return null;
  const pieces: BoundaryEdge[] = [];
  for (let k = 0; k < edges.length; k++) {
    const piece = edges[(first + k) % edges.length]!;
    pieces.push(piece);
    if (same(piece.to, b)) return pieces;
  }
  return null;
}

/** The same pieces between other ends. */
function movedPieces(pieces: readonly BoundaryEdge[], a: Point, b: Point): BoundaryEdge[] | null {
  if (pieces.length === 1) return [{ ...pieces[0]!, from: a, to: b }];
  const start = pieces[0]!.from,
    was = far(start, pieces.at(-1)!.to),
    is = far(a, b);
  const at = (mm: Mm): Point => [
    Math.round(a[0] + ((b[0] - a[0]) * mm) / is),
    Math.round(a[1] + ((b[1] - a[1]) * mm) / is),
  ];
  /** Where each gate begins and ends. */
  const cuts: Point[] = [];
  let last = -1;
  for (const [i, piece] of pieces.entries()) {
    const [from, to] = [far(start, piece.from), far(start, piece.to)];
    const shift = (from + to) / 2 > was / 2 ? is - was : 0;
    if (piece.kind === 'gate') {
      const [x0, x1] = [from + shift, to + shift];
      if (x0 < (i === 0 ? 0 : last + BESIDE_MM) || x1 > is + 1) return null;
      if (i < pieces.length - 1 && x1 > is - BESIDE_MM) return null;
      cuts.push(...(i === 0 ? [] : [at(x0)]), ...(i === pieces.length - 1 ? [] : [at(x1)]));
      last = x1;
    }
  }
  if (cuts.length !== pieces.length - 1) return null;
  return pieces.map((piece, i) => ({
    ...piece,
    from: i === 0 ? a : cuts[i - 1]!,
    to: i === pieces.length - 1 ? b : cuts[i]!,
  }));
}
