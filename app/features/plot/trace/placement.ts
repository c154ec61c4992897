/** How a picture or lines lie under the plot: where, how large, how turned. Lengths on the ground in millimetres. */
import type { Point } from '#engine/model/shapes.ts';

export type Placement = {
  /** Where its middle lies on the ground. */
  x: number;
  y: number;
  /** Millimetres of the ground by one unit of it: a pixel, or a millimetre that was drawn. */
  scale: number;
  /** Counter-clockwise, degrees. */
  turnDeg: number;
  /** The two points by which its scale is set, on the ground. */
  points: readonly [Point, Point];
};

/** As it is first laid: its wider side as wide as what is drawn, about the middle of it. */
export function laidOver(
  box: { x0: number; y0: number; x1: number; y1: number },
  size: { width: number; height: number },
): Placement {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const scale = Math.max((box.x1 - box.x0) / size.width, (box.y1 - box.y0) / size.height);
  const reach = (size.width * scale) / 4;
  return {
    x,
    y,
    scale,
    turnDeg: 0,
    points: [
      [x - reach, y],
      [x + reach, y],
    ],
  };
}

/** The ground under a point of it: units to the right of its middle, and down. */
export function toGround({ x, y, scale, turnDeg }: Placement, [u, v]: Point): Point {
  const turn = (turnDeg * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return [x + u * c + v * s, y + u * s - v * c];
}

const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

export const movedBy = (at: Placement, dx: number, dy: number): Placement => ({
  ...at,
  x: at.x + dx,
  y: at.y + dy,
  points: [shifted(at.points[0], dx, dy), shifted(at.points[1], dx, dy)],
});

/** All of it drawn out from a point that stays. */
function drawnOut(at: Placement, [px, py]: Point, by: number): Placement {
  const from = ([x, y]: Point): Point => [px + (x - px) * by, py + (y - py) * by];
  const [x, y] = from([at.x, at.y]);
  return { ...at, x, y, scale: at.scale * by, points: [from(at.points[0]), from(at.points[1])] };
}

export const lengthBetween = ({ points: [a, b] }: Placement): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Larger or smaller until its two points are so far apart; the first one stays. Null where they lie on one spot. */
export function scaledTo(at: Placement, lengthMm: number): Placement | null {
  const now = lengthBetween(at);
  return now < 1 || !(lengthMm > 0) ? null : drawnOut(at, at.points[0], lengthMm / now);
}

/** As large as its printed scale says, about its middle. Null where that is none. @param scale mm of the ground by one unit */
export const asPrinted = (at: Placement, scale: number): Placement | null =>
  Number.isFinite(scale) && scale > 0 ? drawnOut(at, [at.x, at.y], scale / at.scale) : null;

/** Turned about its middle. */
export function turnedTo(at: Placement, turnDeg: number): Placement {
  return turnedBy(at, [at.x, at.y], turnDeg - at.turnDeg);
}

function turnedBy(at: Placement, [px, py]: Point, deg: number): Placement {
  const turn = (deg * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const round = ([x, y]: Point): Point => [
    px + (x - px) * c - (y - py) * s,
    py + (x - px) * s + (y - py) * c,
  ];
  const [x, y] = round([at.x, at.y]);
  const turnDeg = at.turnDeg + deg;
  return {
    ...at,
    x,
    y,
    turnDeg: turnDeg - 360 * Math.round(turnDeg / 360),
    points: [round(at.points[0]), round(at.points[1])],
  };
}

/** Its first point on the left end of the house wall, its second one along that wall. */
export function alongHouse(at: Placement, wallLeft: Point): Placement {
  const [a, b] = at.points;
  const turned = turnedBy(at, a, (-Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
  return movedBy(turned, wallLeft[0] - a[0], wallLeft[1] - a[1]);
}

/** Moved, turned and drawn out as a ring of ground was that came to lie elsewhere: by its first two corners. */
export function carriedWith(
  at: Placement,
  [a, b]: readonly [Point, Point],
  [to, towards]: readonly [Point, Point],
): Placement {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]),
    next = Math.atan2(towards[1] - to[1], towards[0] - to[0]);
  const turned = turnedBy(at, a, ((next - angle) * 180) / Math.PI);
  return movedBy(turned, to[0] - a[0], to[1] - a[1]);
}
