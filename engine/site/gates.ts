/** The gates in a plot's edge, and the ground just inside them on which nothing stands. */
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { BoundaryEdge, Site } from '../model/site.ts';
import { polygon } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';

/** Ground to open a gate and step through with a barrow. */
const LANDING_MM: Mm = 1000;

export type Gate = {
  /** "gate-1": in the order of the edge's pieces. */
  id: string;
  edge: BoundaryEdge;
  widthMm: Mm;
  /** Half a metre inside the middle of the opening. */
  inside: Point;
  /** A metre inside its first post: where the leaf ends that hangs there and stands open. */
  leafEnd: Point;
  /** The opening's width, a metre deep. */
  landing: Region;
};

/** Every gate of a site, with whole millimetres. */
export function gatesOf({ edges }: Pick<Site, 'edges'>): Gate[] {
  return edges
    .filter(({ kind }) => kind === 'gate')
    .map((edge, i): Gate => {
      const { from, to } = edge,
        widthMm = hypot(to[0] - from[0], to[1] - from[1]);
      // the plot runs counter-clockwise: its ground lies to the left of every piece
      const inwards = (p: Point, by: Mm): Point => [
        Math.round(p[0] - ((to[1] - from[1]) / widthMm) * by),
        Math.round(p[1] + ((to[0] - from[0]) / widthMm) * by),
      ];
      return {
        id: `gate-${i + 1}`,
        edge,
        widthMm,
        inside: inwards([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], LANDING_MM / 2),
        leafEnd: inwards(from, LANDING_MM),
        landing: polygon([from, to, inwards(to, LANDING_MM), inwards(from, LANDING_MM)]),
      };
    });
}

/** Left of a piece on either side of a gate, for a post, mm. */
export const POST_MM: Mm = 100;

/** The pieces with a gate in one of them, its middle so far along. */
export function gatedPieces(piece: BoundaryEdge, alongMm: Mm, widthMm: Mm): BoundaryEdge[] {
  const { from, to } = piece,
    length = hypot(to[0] - from[0], to[1] - from[1]);
  const at = (mm: Mm): Point => [
    Math.round(from[0] + ((to[0] - from[0]) * mm) / length),
    Math.round(from[1] + ((to[1] - from[1]) * mm) / length),
  ];
  const [a, b] = [at(alongMm - widthMm / 2), at(alongMm + widthMm / 2)];
  return [
    { ...piece, to: a },
    { from: a, to: b, kind: 'gate', heightMm: piece.heightMm || 1800 },
    { ...piece, from: b },
  ];
}
