/** Border plants: small scallops in the colour they flower, each kind with its own flower. */
import { TAU } from '../../geometry/trig.ts';
import { mix } from '../colour.ts';
import type { Primitive } from '../drawing.ts';
import {
  curveBy,
  leafy,
  lineBy,
  moveTo,
  polar,
  scallop,
  segment,
  softRing,
  spiral,
  wobble,
} from '../path.ts';
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

function cushion(
  s: Sketch,
  fill: string,
  line: string,
  bumps = Math.max(6, Math.min(10, Math.round(4 + s.r * 1.1))),
): Primitive[] {
  const outline = scallop(0, 0, s.r * 0.9, bumps, s.random.between(0, TAU), 1.16);
  return [
    shadowOf(s),
    { kind: 'path', d: outline, fill, stroke: line, strokeWidth: lineOf(s), join: 'round' },
    shineOf(s.r),
  ];
}
const bloomOf = (s: Sketch): string => s.tones.bloom ?? s.tones.leafPale;
const size = (s: Sketch, share: number, most: number): number =>
  Math.max(0.22, Math.min(most, s.r * share));

/** Spikes of flower seen from above: short strokes crowded at the middle. */
export function spire(s: Sketch): Primitive[] {
  const { r, tones } = s;
  let strokes = '';
  for (const [x, y] of spiral(countFor(r, 1.5, 6, 18), r * 0.78, s.random, 0.7))
    strokes += moveTo(x * 0.86, y * 0.86) + lineBy(x * 0.24 + 0.06, y * 0.24 - 0.12);
  return [
    ...cushion(s, tones.body, tones.bodyLine),
    {
      kind: 'path',
      d: strokes,
      fill: 'none',
      stroke: tones.bloomLine,
      strokeWidth: size(s, 0.2, 0.62),
      cap: 'round',
    },
    {
      kind: 'path',
      d: strokes,
      fill: 'none',
      stroke: bloomOf(s),
      strokeWidth: size(s, 0.13, 0.42),
      cap: 'round',
    },
  ];
}
/** Daisies: rays about a warm eye. */
export function daisy(s: Sketch): Primitive[] {
  const { r, tones } = s,
    flowers = spiral(countFor(r, 3.4, 3, 9), r * 0.66, s.random, 0.6),
    petal = size(s, 0.22, 0.95);
  const items = cushion(s, tones.body, tones.bodyLine);
  if (s.tiny) return [...items, ...blossoms(flowers, petal, bloomOf(s), tones.bloomLine)];
  return [
    ...items,
    {
      kind: 'path',
      d: dots(flowers),
      stroke: tones.bloomLine,
      strokeWidth: petal * 2.1,
      cap: 'round',
      strokeOpacity: 0.35,
    },
    {
      kind: 'path',
      d: flowers.map(([x, y]) => petals(x, y, petal, 7, x)).join(''),
      fill: 'none',
      stroke: bloomOf(s),
      strokeWidth: petal * 0.42,
      cap: 'round',
    },
    { kind: 'path', d: dots(flowers), stroke: '#b98a3a', strokeWidth: petal * 0.62, cap: 'round' },
  ];
}
/** Flat heads of many tiny flowers. */
export function umbel(s: Sketch): Primitive[] {
  const { r, tones } = s,
    heads = spiral(countFor(r, 4, 3, 8), r * 0.64, s.random, 0.5),
    head = size(s, 0.3, 1.2);
  const florets = heads.flatMap(([x, y]) =>
    spiral(s.tiny ? 3 : 8, head * 0.9, s.random, 0.3).map(([a, b]) => [x + a, y + b] as const),
  );
  return [
    ...cushion(s, tones.body, tones.bodyLine),
    ...blossoms(florets, head * 0.42, bloomOf(s), tones.bloomLine),
  ];
}
/** Globes on bare stems: alliums and thistles. */
export function globe(s: Sketch): Primitive[] {
  const { r, tones } = s,
    heads = spiral(countFor(r, 4, 3, 7), r * 0.74, s.random, 0.5),
    head = size(s, 0.19, 0.95);
  return [
    { kind: 'path', d: disc(r * 0.86), fill: tones.leafPale, fillOpacity: 0.5 },
    ...blossoms(heads, head * 2, bloomOf(s), tones.bloomLine),
    {
      kind: 'path',
      d: s.tiny ? '' : heads.map(([x, y]) => petals(x, y, head * 0.85, 10, y)).join(''),
      fill: 'none',
      stroke: tones.bloomLine,
      strokeWidth: 0.1,
      opacity: 0.7,
    },
  ];
}
/** Clouds of tiny flowers over unseen leaf. */
export function cloud(s: Sketch): Primitive[] {
  const { r, tones } = s,
    outline = softRing(wobble(0, 0, r * 0.96, 18, 0.14, s.random));
  const flowers = spiral(countFor(r, 0.85, 9, 30), r * 0.9, s.random, 0.9);
  return [
    shadowOf(s),
    {
      kind: 'path',
      d: outline,
      fill: tones.body,
      fillOpacity: 0.86,
      stroke: tones.bodyLine,
      strokeWidth: lineOf(s) * 0.5,
      strokeOpacity: 0.6,
    },
    shineOf(r),
    ...blossoms(flowers, size(s, 0.1, 0.44), bloomOf(s), tones.bloomLine),
  ];
}
/** Low mats that run together: leaf first, flower sprinkled over it. */
export function mat(s: Sketch): Primitive[] {
  const { r, tones } = s,
    bumps = Math.max(10, Math.min(40, Math.round(r * 5))),
    outline = leafy(wobble(0, 0, r * 0.98, bumps, 0.16, s.random));
  const items: Primitive[] = [
    {
      kind: 'path',
      d: outline,
      fill: tones.bloom ? mix(tones.leaf, tones.body, 0.2) : tones.leaf,
      fillOpacity: 0.96,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.55,
      strokeOpacity: 0.6,
    },
  ];
  if (!s.tiny)
    items.push(
      {
        kind: 'path',
        d: leafTicks(s, countFor(r, 1.3, 6, 26), r * 0.88, 0.5),
        fill: 'none',
        stroke: tones.leafLine,
        strokeWidth: 0.13,
        opacity: 0.55,
      },
      {
        kind: 'path',
        d: leafTicks(s, countFor(r, 2.8, 3, 12), r * 0.84, 0.5),
        fill: 'none',
        stroke: tones.leafPale,
        strokeWidth: 0.15,
        opacity: 0.8,
      },
    );
  if (tones.bloom)
    items.push({
      kind: 'path',
      d: dots(spiral(countFor(r, 1, 6, 28), r * 0.88, s.random, 0.95)),
      stroke: tones.bloom,
      strokeWidth: size(s, 0.11, 0.46),
      cap: 'round',
    });
  return items;
}
/** Mounds of leaf with flowers above: geraniums, alchemilla, sedum. */
export function clump(s: Sketch): Primitive[] {
  const { r, tones } = s;
  const items = cushion(s, tones.body, tones.bodyLine);
  if (!s.tiny)
    items.push({
      kind: 'path',
      d: leafTicks(s, countFor(r, 3.2, 4, 16), r * 0.74, size(s, 0.2, 0.8)),
      fill: 'none',
      stroke: tones.bodyLine,
      strokeWidth: 0.13,
      opacity: 0.6,
      cap: 'round',
    });
  return tones.bloom
    ? [
        ...items,
        ...blossoms(
          spiral(countFor(r, 2.6, 5, 15), r * 0.74, s.random, 0.7),
          size(s, 0.15, 0.66),
          tones.bloom,
          tones.bloomLine,
        ),
      ]
    : items;
}
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
