/** Seen from above: a covered run for hens or pets with its house, and a polytunnel. */
import type { Primitive } from '../drawing.ts';
import { LINE, TIMBER, TIMBER_DARK, TIMBER_LINE } from '../palette.ts';
import { segment } from '../path.ts';
import { box, lengthwise, line, slats, type Piece } from './piece.ts';

/** Its house stands over the end away from the door. */
export function animalRun(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const house = Math.min(w * 0.34, 1300 * p.k),
      x = w / 2 - house / 2;
    return [
      box(0, 0, w, d, '#cdb491', TIMBER_LINE, 0.3),
      line(slats(0, 0, w, d, 260 * p.k, false), '#7b7462', 0.1, 0.7),
      line(slats(0, 0, w, d, 260 * p.k, true), '#7b7462', 0.1, 0.7),
      line(
        segment(-w / 6, -d / 2, -w / 6, d / 2) + segment(w / 6, -d / 2, w / 6, d / 2),
        TIMBER_DARK,
        0.4,
      ),
      box(x, 0, house * 0.94, d * 0.84, TIMBER, TIMBER_LINE, 0.26),
      line(segment(x, -d * 0.42, x, d * 0.42), TIMBER_LINE, 0.3),
    ];
  });
}

/** Hoops under a skin, a path down the middle and a bed at each side. */
export function polytunnel(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => [
    box(0, 0, w, d, '#e7ece6', LINE, 0.3),
    box(0, -d * 0.29, w * 0.97, d * 0.34, '#8d7550', '#6b583b', 0.14),
    box(0, d * 0.29, w * 0.97, d * 0.34, '#8d7550', '#6b583b', 0.14),
    line(slats(0, -d * 0.29, w * 0.92, d * 0.3, 320 * p.k, false), '#6f8f4d', 0.55, 0.8),
    line(slats(0, d * 0.29, w * 0.92, d * 0.3, 320 * p.k, false), '#6f8f4d', 0.55, 0.8),
    { kind: 'rect', x: -w / 2, y: -d / 2, width: w, height: d, fill: '#f5f8f4', fillOpacity: 0.45 },
    line(slats(0, 0, w, d, 1200 * p.k, false), '#8b958c', 0.3),
    line(segment(-w / 2, 0, w / 2, 0), '#8b958c', 0.25),
  ]);
}
