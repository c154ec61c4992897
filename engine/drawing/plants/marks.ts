/** Marks that many plant symbols share. All about the origin; r is the plant's radius in paper millimetres. */
import { TAU, cos, sin } from '../../geometry/trig.ts';
import type { Random } from '../../geometry/random.ts';
import type { Primitive } from '../drawing.ts';
import { SHADOW } from '../palette.ts';
import {
  circlePath,
  curveBy,
  dot,
  lineBy,
  moveTo,
  polar,
  roughMove,
  spiral,
  type Xy,
} from '../path.ts';
import type { Tones } from './tones.ts';

export type Sketch = {
  r: number;
  tones: Tones;
  random: Random;
  /** Where its shadow falls, page millimetres. */
  shade: Xy;
  /** True where the plant is too small on paper for its leaves to be drawn. */
  tiny: boolean;
};

/** Line weight that suits a plant of this size. */
export const lineOf = (s: Sketch): number => Math.max(0.09, Math.min(0.3, 0.11 + s.r * 0.028));
/** Its own shade on what grows lower beside it; `share` of its radius. */
export const shadowOf = (s: Sketch, share = 0.94): Primitive => ({
  kind: 'circle',
  x: s.shade[0],
  y: s.shade[1],
  r: s.r * share,
  fill: SHADOW,
  fillOpacity: 0.24,
});
export const shineOf = (r: number): Primitive => ({
  kind: 'circle',
  x: 0,
  y: 0,
  r,
  fill: '@shine',
});
/** How many marks suit an area: about one to `each` square millimetres, within limits. */
export const countFor = (r: number, each: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round((3.14 * r * r) / each)));

/** Small crescents, the stroke for leaves. */
export function leafTicks(s: Sketch, count: number, reach: number, size: number): string {
  const ticks = [-0.3, 0, 0.3].map((tilt) =>
      curveBy(size * 0.5, -size * (0.75 - tilt), size, tilt * size),
    ),
    start = reach > 3.5 ? roughMove : moveTo;
  return spiral(count, reach, s.random, 0.8)
    .map(([x, y]) => start(x - size / 2, y) + s.random.pick(ticks))
    .join('');
}
export function dots(points: readonly Xy[]): string {
  return points.map(([x, y]) => dot(x, y)).join('');
}
/** Flowers as round dots with a darker rim, in two paths whatever their number. */
export function blossoms(
  points: readonly Xy[],
  size: number,
  fill: string,
  rim: string,
): Primitive[] {
  const d = dots(points);
  return [
    { kind: 'path', d, stroke: rim, strokeWidth: size * 1.36, cap: 'round' },
    { kind: 'path', d, stroke: fill, strokeWidth: size, cap: 'round' },
  ];
}
/** A rosette of petals round a point. */
export function petals(x: number, y: number, r: number, n: number, phase: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + phase,
      [tx, ty] = [cos(a) * r, sin(a) * r];
    d += moveTo(x, y) + lineBy(tx, ty);
  }
  return d;
}
/** A lens-shaped leaf from a foot along an angle. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const [tx, ty] = polar(0, 0, angle, length),
    [nx, ny] = [-sin(angle) * width, cos(angle) * width];
  return `${moveTo(x, y)}${curveBy(tx * 0.45 + nx, ty * 0.45 + ny, tx, ty)}${curveBy(-tx * 0.55 - nx, -ty * 0.55 - ny, -tx, -ty)}Z`;
}
export const disc = (r: number): string => circlePath(0, 0, r);
