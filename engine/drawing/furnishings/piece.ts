/** A furnishing to be drawn: local page millimetres about its centre, width along x, its back toward -y. */
import type { Random } from '../../geometry/random.ts';
import type { Board } from '../board.ts';
import type { Paint, PathItem, Primitive, RectItem } from '../drawing.ts';
import { TIMBER, TIMBER_LINE } from '../palette.ts';
import { segment } from '../path.ts';

export type Piece = {
  board: Board;
  w: number;
  d: number;
  round: boolean;
  seats: number;
  random: Random;
  /** Paper mm for one ground mm. */ k: number;
};

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Paint,
  stroke: Paint,
  strokeWidth = 0.22,
  radius = 0,
): RectItem => ({
  kind: 'rect',
  x: x - w / 2,
  y: y - h / 2,
  width: w,
  height: h,
  fill,
  stroke,
  strokeWidth: Math.min(strokeWidth, Math.max(0.07, Math.min(w, h) * 0.2)),
  ...(radius ? { radius: Math.min(radius, w / 2, h / 2) } : {}),
});
export const line = (
  d: string,
  stroke: Paint,
  strokeWidth: number,
  opacity?: number,
): PathItem => ({
  kind: 'path',
  d,
  fill: 'none',
  stroke,
  strokeWidth,
  cap: 'round',
  ...(opacity === undefined ? {} : { opacity }),
});

/** Slats within a box, running along x when `alongX`. */
export function slats(
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  alongX: boolean,
): string {
  const n = Math.max(1, Math.min(40, Math.round((alongX ? h : w) / Math.max(step, 0.5))));
  let d = '';
  for (let i = 1; i < n; i++) {
    const t = i / n;
    d += alongX
      ? segment(x - w / 2, y - h / 2 + h * t, x + w / 2, y - h / 2 + h * t)
      : segment(x - w / 2 + w * t, y - h / 2, x - w / 2 + w * t, y + h / 2);
  }
  return d;
}
/** A timber top with its boards. */
export function timberTop(
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  alongX: boolean,
  fill: Paint = TIMBER,
): Primitive[] {
  return [
    box(x, y, w, h, fill, TIMBER_LINE, 0.26, 0.3),
    line(slats(x, y, w, h, step, alongX), '#9a7447', 0.12),
  ];
}
/** Calls the builder with the longer side along x, and turns the result back. */
export const lengthwise = (p: Piece, draw: (w: number, d: number) => Primitive[]): Primitive[] =>
  p.w >= p.d ? draw(p.w, p.d) : [{ kind: 'group', turnDeg: 90, items: draw(p.d, p.w) }];
