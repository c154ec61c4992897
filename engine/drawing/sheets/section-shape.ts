/** What the side views of furniture and buildings are drawn with. */
import type { Mm } from '../../model/shapes.ts';
import { mix } from '../colour.ts';
import { TIMBER, TIMBER_DARK, TIMBER_LINE } from '../palette.ts';
import type { Xy } from '../path.ts';

/** Draws in millimetres about the middle of the thing's foot: u along the section, z up. */
export type Shape = {
  half: Mm;
  h: Mm;
  ring(points: readonly Xy[], fill: string, line?: string): void;
  lines(runs: readonly (readonly Xy[])[], colour: string, weightMm: Mm): void;
};
export function box(
  s: Shape,
  u0: Mm,
  z0: Mm,
  u1: Mm,
  z1: Mm,
  fill: string,
  line = TIMBER_LINE,
): void {
  s.ring(
    [
      [u0, z0],
      [u1, z0],
      [u1, z1],
      [u0, z1],
    ],
    fill,
    line,
  );
}
/** Boards from u0 to u1, upright or lying. */
/** Boards from u0 to u1, upright or lying. */
export function boards(s: Shape, u0: Mm, z0: Mm, u1: Mm, z1: Mm, every: Mm, isLying = false): void {
  const runs: Xy[][] = [];
  const n = Math.max(1, Math.round((isLying ? z1 - z0 : u1 - u0) / every));
  for (let i = 1; i < n; i++) {
    const t = i / n;
    runs.push(
      isLying
        ? [
            [u0, z0 + (z1 - z0) * t],
            [u1, z0 + (z1 - z0) * t],
          ]
        : [
            [u0 + (u1 - u0) * t, z0],
            [u0 + (u1 - u0) * t, z1],
          ],
    );
  }
  s.lines(runs, mix(TIMBER_LINE, TIMBER, 0.4), 8);
}
export const legs = (s: Shape, u0: Mm, u1: Mm, z1: Mm, wide = 60): void => {
  box(s, u0, 0, u0 + wide, z1, TIMBER_DARK);
  box(s, u1 - wide, 0, u1, z1, TIMBER_DARK);
};
