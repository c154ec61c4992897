/** The kitchen garden, the pond, and plants that grow along a line. These lie along +x; the placer turns them. */
import { TAU } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { curveBy, moveTo, polar, scallop, segment, softRing, spiral, wobble } from '../path.ts';
import { SHADOW } from '../palette.ts';
import {
  blossoms,
  countFor,
  disc,
  dots,
  leaf,
  leafTicks,
  lineOf,
  petals,
  shadowOf,
  shineOf,
  type Sketch,
} from './marks.ts';

/** Onions, carrots, beans: a tuft of upright leaf. */
export function rowCrop(s: Sketch): Primitive[] {
  const { r, tones, random } = s;
  let d = '';
  for (let i = 0; i < 8; i++)
    d += leaf(
      0,
      0,
      (i / 8) * TAU + random.between(-0.2, 0.2),
      r * random.between(0.7, 1),
      r * 0.16,
    );
  return [
    { kind: 'path', d: disc(r * 0.6), fill: tones.leaf, fillOpacity: 0.7 },
    {
      kind: 'path',
      d,
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: Math.min(0.14, 0.05 + r * 0.03),
    },
  ];
}
/** Lettuce, cabbage, chard: a frilled rosette. */
export function leafyCrop(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    phase = random.between(0, TAU);
  return [
    shadowOf(s, 0.86),
    {
      kind: 'path',
      d: scallop(0, 0, r * 0.88, 9, phase, 1.2),
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.7,
    },
    {
      kind: 'path',
      d: scallop(0, 0, r * 0.52, 6, phase + 0.4, 1.2),
      fill: tones.leafPale,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.55,
    },
    { kind: 'circle', x: 0, y: 0, r: r * 0.16, fill: tones.leafPale },
    shineOf(r),
  ];
}
/** Courgettes, squash, tomatoes, strawberries: sprawling leaf with fruit. */
export function vineCrop(s: Sketch): Primitive[] {
  const { r, tones, random } = s;
  const leaves = spiral(countFor(r, 2.6, 6, 13), r * 0.76, random, 0.6);
  const items: Primitive[] = [
    shadowOf(s, 0.8),
    {
      kind: 'path',
      d: leaves.map(([x, y]) => scallop(x, y, Math.max(0.3, r * 0.24), 5, x)).join(''),
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.6,
    },
    shineOf(r),
  ];
  return [
    ...items,
    ...blossoms(
      spiral(4, r * 0.6, random),
      Math.max(0.26, Math.min(0.8, r * 0.17)),
      tones.bloom ?? '#c9543f',
      tones.bloomLine,
    ),
  ];
}
/** Lily pads with their notch, and a flower. */
export function aquatic(s: Sketch): Primitive[] {
  const { r, tones, random } = s;
  let pads = '';
  for (const [x, y] of spiral(countFor(r, 5, 4, 11), r * 0.8, random, 0.7)) {
    const p = Math.max(0.35, r * random.between(0.2, 0.32)),
      a = random.between(0, TAU),
      from = polar(0, 0, a + 0.35, p),
      to = polar(0, 0, a - 0.35, p);
    pads += `${moveTo(x, y)}l${from.map((v) => v.toFixed(2)).join(' ')}A${p.toFixed(2)} ${p.toFixed(2)} 0 1 1 ${(x + to[0]).toFixed(2)} ${(y + to[1]).toFixed(2)}Z`;
  }
  const items: Primitive[] = [
    {
      kind: 'group',
      x: 0.16,
      y: 0.2,
      items: [{ kind: 'path', d: pads, fill: '#1f4250', fillOpacity: 0.28 }],
    },
    { kind: 'path', d: pads, fill: tones.leaf, stroke: tones.leafLine, strokeWidth: 0.13 },
  ];
  if (!tones.bloom) return items;
  const flowers = spiral(2, r * 0.45, random),
    petal = Math.max(0.35, Math.min(0.95, r * 0.2));
  return [
    ...items,
    {
      kind: 'path',
      d: flowers.map(([x, y]) => petals(x, y, petal, 8, x)).join(''),
      fill: 'none',
      stroke: tones.bloom,
      strokeWidth: petal * 0.5,
      cap: 'round',
    },
    { kind: 'path', d: dots(flowers), stroke: '#e6c65c', strokeWidth: petal * 0.6, cap: 'round' },
  ];
}
/** Weed below the surface, seen dimly. */
export function submerged(s: Sketch): Primitive[] {
  const { r, tones, random } = s;
  let d = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU + random.between(-0.3, 0.3),
      tip = polar(0, 0, a, r * random.between(0.6, 1)),
      c = polar(0, 0, a + 0.5, r * 0.5);
    d += `M0 0${curveBy(c[0], c[1], tip[0], tip[1])}`;
  }
  return [
    {
      kind: 'path',
      d,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: Math.max(0.16, Math.min(0.5, r * 0.13)),
      cap: 'round',
      opacity: 0.5,
    },
  ];
}
/** Climbers: leafy strokes along a fence, about a third as deep as wide. */
export function climber(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    deep = Math.min(r * 0.34, 4);
  const outline = softRing(
    wobble(0, 0, r, 26, 0.3, random).map(([x, y]) => [x, (y / r) * deep] as const),
  );
  const points = spiral(countFor(Math.sqrt(r * deep), 1.6, 10, 34), 1, random, 0.9).map(
    ([x, y]) => [x * r * 0.92, y * deep * 0.86] as const,
  );
  const stem = `${moveTo(-r * 0.9, 0)}${curveBy(r * 0.45, -deep * 0.7, r * 0.9, 0)}t${(r * 0.9).toFixed(2)} 0`;
  const items: Primitive[] = [
    {
      kind: 'group',
      x: s.shade[0],
      y: s.shade[1],
      items: [{ kind: 'path', d: outline, fill: SHADOW, fillOpacity: 0.24 }],
    },
    {
      kind: 'path',
      d: outline,
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.7,
    },
    {
      kind: 'path',
      d: stem,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: lineOf(s),
      cap: 'round',
    },
    {
      kind: 'path',
      d: points
        .map(([x, y], i) =>
          leaf(x, y, i * 2.4, Math.min(1.3, deep * 0.42), Math.min(0.5, deep * 0.16)),
        )
        .join(''),
      fill: tones.leafPale,
      stroke: tones.leafLine,
      strokeWidth: 0.09,
    },
  ];
  return tones.bloom
    ? [
        ...items,
        ...blossoms(
          points.filter((_, i) => i % 3 === 0),
          Math.max(0.3, Math.min(0.95, deep * 0.28)),
          tones.bloom,
          tones.bloomLine,
        ),
      ]
    : items;
}
/** A trained fruit tree: a stem with tiers of arms, leaf and fruit along them. */
export function trainedFruit(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    deep = Math.min(r * 0.3, 4);
  const arms = [-0.55, 0, 0.55]
    .map((t) => segment(-r * 0.95, t * deep, r * 0.95, t * deep))
    .join('');
  const points = spiral(countFor(Math.sqrt(r * deep), 1.7, 12, 34), 1, random, 0.9).map(
    ([x, y]) => [x * r * 0.95, y * deep * 0.8] as const,
  );
  return [
    {
      kind: 'path',
      d: softRing(wobble(0, 0, r, 24, 0.2, random).map(([x, y]) => [x, (y / r) * deep] as const)),
      fill: tones.leaf,
      fillOpacity: 0.82,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.6,
    },
    { kind: 'path', d: arms, fill: 'none', stroke: '#6b4f30', strokeWidth: lineOf(s) },
    {
      kind: 'path',
      d: points
        .map(([x, y], i) =>
          leaf(x, y, i * 2.4, Math.min(1.1, deep * 0.4), Math.min(0.4, deep * 0.15)),
        )
        .join(''),
      fill: tones.leafPale,
      stroke: tones.leafLine,
      strokeWidth: 0.09,
    },
    ...blossoms(
      points.filter((_, i) => i % 5 === 0),
      Math.max(0.35, Math.min(0.9, deep * 0.26)),
      '#c9543f',
      '#7d2f25',
    ),
    { kind: 'circle', x: 0, y: 0, r: Math.min(0.7, r * 0.1), fill: '#6b4f30' },
  ];
}
/** One plant of a clipped hedge: a block of close leaf that joins its neighbours. */
export function hedge(s: Sketch): Primitive[] {
  const { r, tones } = s,
    outline = scallop(
      0,
      0,
      r * 0.94,
      Math.max(7, Math.min(12, Math.round(r * 3))),
      s.random.between(0, TAU),
      1.15,
    );
  const items: Primitive[] = [
    shadowOf(s),
    {
      kind: 'path',
      d: outline,
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.5,
      strokeOpacity: 0.55,
    },
  ];
  if (!s.tiny)
    items.push(
      {
        kind: 'path',
        d: leafTicks(s, countFor(r, 1.3, 6, 24), r * 0.85, 0.5),
        fill: 'none',
        stroke: tones.leafLine,
        strokeWidth: 0.15,
        opacity: 0.8,
      },
      {
        kind: 'path',
        d: leafTicks(s, countFor(r, 2.6, 3, 12), r * 0.8, 0.5),
        fill: 'none',
        stroke: tones.leafPale,
        strokeWidth: 0.16,
        opacity: 0.8,
      },
    );
  return items;
}
