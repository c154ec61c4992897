/** Lengths of the plot's sides, drawn outside it. */
import type { Point } from '../../model/shapes.ts';
import { ringArea } from '../../geometry/region.ts';
import { atan2, degrees, hypot } from '../../geometry/trig.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { LINE_SOFT, TEXT } from '../palette.ts';
import { segment, type Xy } from '../path.ts';

export const metres = (mm: number): string => `${(mm / 1000).toFixed(2)} m`;

/** A line between two page points with oblique ticks and its figure above it. */
export function dimensionLine(a: Xy, b: Xy, text: string, size: number): Primitive[] {
  const length = hypot(b[0] - a[0], b[1] - a[1]);
  // read from the left, or from below where it stands upright
  const flip = b[0] - a[0] < -0.01 || (Math.abs(b[0] - a[0]) <= 0.01 && b[1] > a[1]);
  const ux = ((b[0] - a[0]) / length) * (flip ? -1 : 1),
    uy = ((b[1] - a[1]) / length) * (flip ? -1 : 1);
  const tick = ([x, y]: Xy) => segment(x - ux + uy, y - uy - ux, x + ux - uy, y + uy + ux);
  return [
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: LINE_SOFT,
      strokeWidth: 0.2,
      fill: 'none',
    },
    { kind: 'path', d: tick(a) + tick(b), stroke: TEXT, strokeWidth: 0.34, fill: 'none' },
    {
      kind: 'text',
      x: (a[0] + b[0]) / 2 + uy * size * 0.4,
      y: (a[1] + b[1]) / 2 - ux * size * 0.4,
      text,
      size,
      font: 'text',
      anchor: 'middle',
      fill: TEXT,
      turnDeg: degrees(atan2(uy, ux)),
      halo: size * 0.3,
    },
  ];
}
const isUpright = (ring: readonly Point[]): boolean =>
  ring.length === 4 &&
  ring.every(([x, y], i) => {
    const q = ring[(i + 1) % 4]!;
    return q[0] === x || q[1] === y;
  });

const house = (p: Point, q: Point): boolean => p[1] === 0 && q[1] === 0;

/** Two for a rectangle; one for every side that shows for any other plot. */
export function drawDimensions(board: Board, away: number, size: number): Primitive[] {
  const {
      frame,
      model: { site },
    } = board,
    ring = site.boundary;
  const sides: { a: Xy; b: Xy; mm: number }[] = [];
  const outward = (p: Point, q: Point): { a: Xy; b: Xy } => {
    const length = hypot(q[0] - p[0], q[1] - p[1]),
      s = (away / frame.k) * (ringArea(ring) > 0 ? 1 : -1);
    const nx = ((q[1] - p[1]) / length) * s,
      ny = (-(q[0] - p[0]) / length) * s;
    return { a: frame.at(p[0] + nx, p[1] + ny), b: frame.at(q[0] + nx, q[1] + ny) };
  };
  for (let i = 0; i < ring.length; i++) {
    const p = ring[i]!,
      q = ring[(i + 1) % ring.length]!,
      mm = hypot(q[0] - p[0], q[1] - p[1]);
    if (house(p, q) || mm < 1000 || mm * frame.k < 9) continue;
    sides.push({ ...outward(p, q), mm });
  }
  const shown = isUpright(ring) ? upperAndRight(sides) : sides;
  return shown.flatMap(({ a, b, mm }) => dimensionLine(a, b, metres(mm), size));
}
/** Of a rectangle's sides: the one at the top of the page and the one at the right. */
function upperAndRight<T extends { a: Xy; b: Xy }>(sides: T[]): T[] {
  const level = sides
    .filter((s) => Math.abs(s.a[1] - s.b[1]) < 0.01)
    .sort((s, t) => s.a[1] - t.a[1])[0];
  const upright = sides
    .filter((s) => Math.abs(s.a[0] - s.b[0]) < 0.01)
    .sort((s, t) => t.a[0] - s.a[0])[0];
  return [level, upright].filter((s): s is T => s !== undefined);
}
