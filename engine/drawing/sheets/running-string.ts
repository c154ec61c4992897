/** Running dimensions: every figure is read from the same end, square to the string as a tape lies. Lengths in paper mm. */
import type { Mm, Point } from '../../model/shapes.ts';
import { hypot } from '../../geometry/trig.ts';
import type { Frame } from '../frame.ts';
import type { Primitive } from '../drawing.ts';
import { LINE_SOFT, TEXT } from '../palette.ts';
import { segment, type Xy } from '../path.ts';
import { centimetres } from './peg-table.ts';

export const STRING_SIZE = 2.2;
/** How far its figures reach from the string. */
export const STRING_REACH = 10;

/** The values that can be written beside each other: the first of the list goes before the others. */
export function spacedValues(values: readonly Mm[], k: number): Mm[] {
  const kept: Mm[] = [];
  for (const value of values)
    if (kept.every((other) => Math.abs(other - value) * k >= STRING_SIZE * 1.22)) kept.push(value);
  return kept.sort((a, b) => a - b);
}

/**
 * A string from `origin` along `along`, its ticks at the values and their figures on the side that `away` points to; both are unit vectors on the ground.
 * @param gap from the origin's line to the string
 */
export function drawString(
  frame: Pick<Frame, 'at' | 'k'>,
  origin: Point,
  along: Point,
  away: Point,
  values: readonly Mm[],
  gap: number,
): Primitive[] {
  const at = (value: Mm, off: number): Xy =>
    frame.at(
      origin[0] + along[0] * value + (away[0] * off) / frame.k,
      origin[1] + along[1] * value + (away[1] * off) / frame.k,
    );
  const first = values[0]!,
    last = values[values.length - 1]!,
    a = at(first, gap),
    b = at(last, gap);
  const [ux, uy] = unit(at(0, 0), at(0, 1)),
    isUpright = Math.abs(uy) > Math.abs(ux);
  return [
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: LINE_SOFT,
      strokeWidth: 0.18,
      fill: 'none',
    },
    {
      kind: 'path',
      d: values
        .map((v) => {
          const p = at(v, gap - 0.9),
            q = at(v, gap + 0.9);
          return segment(p[0], p[1], q[0], q[1]);
        })
        .join(''),
      stroke: TEXT,
      strokeWidth: 0.26,
      fill: 'none',
    },
    ...values.map((v): Primitive => {
      const [x, y] = at(v, gap + 1.6),
        text = centimetres(v);
      // set square to the string, to be read from the right or from below
      return isUpright
        ? {
            kind: 'text',
            x: x + STRING_SIZE * 0.36,
            y,
            text,
            size: STRING_SIZE,
            font: 'text',
            fill: TEXT,
            turnDeg: -90,
            ...(uy > 0 ? { anchor: 'end' as const } : {}),
          }
        : {
            kind: 'text',
            x,
            y: y + STRING_SIZE * 0.36,
            text,
            size: STRING_SIZE,
            font: 'text',
            fill: TEXT,
            ...(ux < 0 ? { anchor: 'end' as const } : {}),
          };
    }),
  ];
}
function unit(a: Xy, b: Xy): Xy {
  const length = hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
