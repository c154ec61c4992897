/** A bench that stores, and what hangs on a wall. */
import type { Primitive } from '../drawing.ts';
import { METAL_DARK, TIMBER_DARK, TIMBER_LINE } from '../palette.ts';
import { segment } from '../path.ts';
import { box, line, timberTop, type Piece } from './piece.ts';

/** A rail along the wall at its back, and hooks as far as what hangs on them reaches. */
export function wallRack(p: Piece): Primitive[] {
  const rail = Math.min(p.d * 0.3, 110 * p.k),
    hooks = Math.max(3, Math.round(p.w / (300 * p.k)));
  let arms = '';
  for (let i = 0; i < hooks; i++) {
    const x = -p.w / 2 + ((i + 0.5) * p.w) / hooks;
    arms += segment(x, -p.d / 2 + rail, x, p.d / 2) + segment(x, p.d / 2, x + 60 * p.k, p.d / 2);
  }
  return [
    box(0, -p.d / 2 + rail / 2, p.w, rail, TIMBER_DARK, TIMBER_LINE, 0.26),
    line(arms, METAL_DARK, 0.36),
  ];
}

/** A box that one sits on, its lid hinged at the back; deeper than a seat it goes round a corner, at its back and on its left. */
export function storageBench(p: Piece): Primitive[] {
  const seat = Math.min(p.d, 550 * p.k),
    hinge = (x: number, y: number, w: number): Primitive =>
      line(segment(x - w / 2, y, x + w / 2, y), TIMBER_LINE, 0.34);
  const back: Primitive[] = [
    ...timberTop(0, -p.d / 2 + seat / 2, p.w, seat, 90 * p.k, true),
    hinge(0, -p.d / 2 + seat * 0.14, p.w * 0.96),
  ];
  if (p.d < seat * 1.6) return [...back, line(segment(0, -p.d / 2, 0, p.d / 2), TIMBER_LINE, 0.24)];
  const arm = p.d - seat,
    [x, y] = [-p.w / 2 + seat / 2, p.d / 2 - arm / 2];
  return [
    ...back,
    ...timberTop(x, y, seat, arm, 90 * p.k, false),
    line(
      segment(-p.w / 2 + seat * 0.14, y - arm / 2, -p.w / 2 + seat * 0.14, p.d / 2),
      TIMBER_LINE,
      0.34,
    ),
  ];
}
