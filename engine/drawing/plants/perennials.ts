/** Border plants: small scallops in the colour they flower, each kind with its own flower. */
import { TAU } from '../../geometry/trig.ts';
import { mix } from '../colour.ts';
import type { Primitive } from '../drawing.ts';
import { leafy, lineBy, moveTo, scallop, softRing, spiral, wobble } from '../path.ts';
import {
  blossoms,
  countFor,
  disc,
  dots,
  leafTicks,
  lineOf,
  petals,
  shadowOf,
  shineOf,
  type Sketch,
} from './marks.ts';

export function cushion(
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

export const bloomOf = (s: Sketch): string => s.tones.bloom ?? s.tones.leafPale;

export const size = (s: Sketch, share: number, most: number): number =>
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
