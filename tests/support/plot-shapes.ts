/** Shapes of plots that tests draw at random. */
import type { Mm, Ring } from '#engine/model/shapes.ts';
import type { Random } from '#engine/geometry/random.ts';
import { outlineOf } from '#engine/site/make-site.ts';

export const box = (width: Mm, depth: Mm): Ring => [
  [0, 0],
  [width, 0],
  [width, depth],
  [0, depth],
];

export type PlotKind = 'rectangle' | 'l-shape' | 'trapezium' | 't-shape' | 'skew' | 'polygon';
export const KINDS: readonly PlotKind[] = [
  'rectangle',
  'rectangle',
  'l-shape',
  'trapezium',
  't-shape',
  'skew',
  'polygon',
];
export const ten = (value: number): Mm => Math.round(value / 10) * 10;

export function plotOf(kind: PlotKind, w: Mm, d: Mm, random: Random): Ring {
  switch (kind) {
    case 'l-shape': {
      const leg = ten(w * random.between(0.4, 0.7)),
        shoulder = ten(d * random.between(0.4, 0.7));
      return outlineOf({
        kind: 'l-shape',
        widthMm: w,
        depthMm: d,
        legWidthMm: leg,
        shoulderMm: shoulder,
        side: random.chance(0.5) ? 'left' : 'right',
      });
    }
    case 'trapezium':
      return [
        [0, 0],
        [w, 0],
        [ten(w * random.between(0.8, 1.35)), ten(d * random.between(0.75, 1))],
        [ten(w * random.between(-0.3, 0.25)), d],
      ];
    case 't-shape': {
      const neck = ten(d * random.between(0.3, 0.5)),
        wing = ten(w * 0.3);
      return [
        [0, 0],
        [w, 0],
        [w, neck],
        [w + wing, neck],
        [w + wing, d],
        [-wing, d],
        [-wing, neck],
        [0, neck],
      ];
    }
    case 'skew': {
      const k = ten(d * random.between(-0.3, 0.3));
      return [
        [0, 0],
        [w, 0],
        [w + k, d],
        [k, d],
      ];
    }
    case 'polygon':
      return [
        [0, 0],
        [w, 0],
        [ten(w * random.between(1, 1.25)), ten(d * random.between(0.35, 0.6))],
        [ten(w * random.between(0.55, 0.9)), d],
        [ten(w * random.between(-0.2, 0.2)), ten(d * random.between(0.7, 0.95))],
      ];
    default:
      return box(w, d);
  }
}
