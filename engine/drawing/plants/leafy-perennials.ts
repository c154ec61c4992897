/** Perennials that are drawn by their leaves: bold, strap-shaped and fleshy ones, bulbs and herbs. */
import { TAU } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { curveBy, moveTo, polar, segment, spiral } from '../path.ts';
import {
  blossoms,
  countFor,
  disc,
  dots,
  leaf,
  lineOf,
  petals,
  shadowOf,
  shineOf,
  type Sketch,
} from './marks.ts';
import { size, bloomOf, cushion } from './perennials.ts';

/** Big leaves laid in rosettes: hostas, rodgersia, brunnera. */
export function boldLeaf(s: Sketch): Primitive[] {
  const { r, tones } = s;
  let outer = '',
    inner = '',
    veins = '';
  const phase = s.random.between(0, TAU),
    n = 9;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + phase;
    outer += leaf(0, 0, a, r, r * 0.46);
    inner += leaf(0, 0, a + 0.35, r * 0.62, r * 0.3);
    const tip = polar(0, 0, a, r * 0.88);
    veins += segment(0, 0, tip[0], tip[1]);
  }
  const items: Primitive[] = [
    shadowOf(s),
    {
      kind: 'path',
      d: outer,
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.8,
    },
  ];
  if (!s.tiny)
    items.push({
      kind: 'path',
      d: veins,
      stroke: tones.leafLine,
      strokeWidth: 0.1,
      opacity: 0.6,
      fill: 'none',
    });
  items.push(
    {
      kind: 'path',
      d: inner,
      fill: tones.leafPale,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.6,
    },
    shineOf(r),
  );
  return tones.bloom
    ? [
        ...items,
        ...blossoms(spiral(4, r * 0.4, s.random), size(s, 0.13, 0.6), tones.bloom, tones.bloomLine),
      ]
    : items;
}

/** Blades from the root: iris, agapanthus, crocosmia. */
export function strapLeaf(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    n = Math.max(12, Math.min(22, Math.round(r * 3.4)));
  let blades = '';
  for (let i = 0; i < n; i++)
    blades += leaf(
      0,
      0,
      (i / n) * TAU + random.between(-0.14, 0.14),
      r * random.between(0.72, 1),
      r * 0.09,
    );
  const items: Primitive[] = [
    {
      kind: 'path',
      d: disc(r * 0.72),
      fill: tones.bloom ? tones.body : tones.leafPale,
      fillOpacity: 0.75,
    },
    shadowOf(s, 0.7),
    {
      kind: 'path',
      d: blades,
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: Math.min(0.12, lineOf(s)),
    },
  ];
  if (!tones.bloom) return items;
  const flowers = spiral(countFor(r, 3.6, 4, 9), r * 0.68, random, 0.7),
    petal = size(s, 0.24, 0.9);
  return [
    ...items,
    {
      kind: 'path',
      d: flowers.map(([x, y]) => petals(x, y, petal * 0.8, 6, x)).join(''),
      fill: 'none',
      stroke: tones.bloomLine,
      strokeWidth: petal * 0.62,
      cap: 'round',
    },
    {
      kind: 'path',
      d: flowers.map(([x, y]) => petals(x, y, petal * 0.8, 6, x)).join(''),
      fill: 'none',
      stroke: tones.bloom,
      strokeWidth: petal * 0.42,
      cap: 'round',
    },
  ];
}

/** Bulbs: a few bright dots, for they come up through other things. */
export function bulb(s: Sketch): Primitive[] {
  const n = s.r > 1.6 ? 5 : 3,
    flower = Math.max(0.42, Math.min(1.5, s.r * 0.62));
  return blossoms(spiral(n, s.r * 0.72, s.random, 0.4), flower, bloomOf(s), s.tones.bloomLine);
}

/** Rosettes of fat leaves. */
export function succulent(s: Sketch): Primitive[] {
  const { r, tones } = s;
  let d = '';
  for (const [ring, n] of [
    [1, 9],
    [0.68, 7],
    [0.36, 5],
  ] as const)
    for (let i = 0; i < n; i++)
      d += leaf(0, 0, (i / n) * TAU + ring * 2, r * ring, r * 0.2 * ring + 0.1);
  return [
    shadowOf(s, 0.9),
    {
      kind: 'path',
      d,
      fill: tones.bloom ? tones.body : tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: 0.13,
    },
    shineOf(r),
  ];
}

/** Herbs: small close leaves, a sprinkle of flower. */
export function herb(s: Sketch): Primitive[] {
  const { r, tones } = s;
  let sprigs = '';
  for (const [x, y] of spiral(countFor(r, 1.4, 6, 26), r * 0.82, s.random, 0.7))
    sprigs += moveTo(x, y) + curveBy(x * 0.1 + 0.1, -0.3, x * 0.16, y * 0.16 - 0.2);
  const items = [
    ...cushion(s, tones.leaf, tones.leafLine),
    {
      kind: 'path',
      d: sprigs,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: 0.17,
      cap: 'round',
      opacity: 0.8,
    } as Primitive,
  ];
  return tones.bloom
    ? [
        ...items,
        {
          kind: 'path',
          d: dots(spiral(countFor(r, 3, 4, 12), r * 0.75, s.random)),
          stroke: tones.bloom,
          strokeWidth: size(s, 0.12, 0.5),
          cap: 'round',
        },
      ]
    : items;
}
