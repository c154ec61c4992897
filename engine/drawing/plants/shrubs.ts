/** Shrubs: masses with an outline of leaf, lit from the sun's side. */
import { TAU } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import {
  circlePath,
  curveBy,
  moveTo,
  polar,
  ringPath,
  scallop,
  softRing,
  spiral,
  wobble,
} from '../path.ts';
import {
  blossoms,
  countFor,
  leaf,
  leafTicks,
  lineOf,
  petals,
  shadowOf,
  shineOf,
  type Sketch,
} from './marks.ts';

function mass(s: Sketch, outline: string, fill: string, line: string): Primitive[] {
  return [
    shadowOf(s),
    { kind: 'path', d: outline, fill, stroke: line, strokeWidth: lineOf(s), join: 'round' },
  ];
}
const ticks = (s: Sketch, each: number, colour = s.tones.leafLine): Primitive[] =>
  s.tiny
    ? []
    : [
        {
          kind: 'path',
          d: leafTicks(
            s,
            countFor(s.r, each, 5, 46),
            s.r * 0.84,
            Math.max(0.5, Math.min(1.15, s.r * 0.17)),
          ),
          fill: 'none',
          stroke: colour,
          strokeWidth: 0.15,
          cap: 'round',
          opacity: 0.75,
        },
      ];

/** Clipped balls: fine close outline and strong light. */
export function dome(s: Sketch): Primitive[] {
  const n = Math.max(12, Math.min(22, Math.round(s.r * 3.4)));
  return [
    ...mass(
      s,
      scallop(0, 0, s.r * 0.96, n, s.random.between(0, TAU), 1.05),
      s.tones.leaf,
      s.tones.leafLine,
    ),
    ...ticks(s, 2.2),
    shineOf(s.r),
  ];
}
/** Clipped cubes. */
export function cube(s: Sketch): Primitive[] {
  const h = s.r * 0.86,
    c = h * 0.16;
  const outline =
    `M${-h + c} ${-h}h${2 * (h - c)}q${c} 0 ${c} ${c}v${2 * (h - c)}q0 ${c} ${-c} ${c}h${-2 * (h - c)}q${-c} 0 ${-c} ${-c}v${-2 * (h - c)}q0 ${-c} ${c} ${-c}Z`.replace(
      /-?\d+\.\d+/g,
      (t) => String(Math.round(Number(t) * 100) / 100),
    );
  return [
    ...mass(s, outline, s.tones.leaf, s.tones.leafLine),
    ...ticks(s, 2.4),
    { kind: 'path', d: outline, fill: '@shine' },
  ];
}
export function looseShrub(s: Sketch): Primitive[] {
  const { tones, r } = s,
    outline = scallop(
      0,
      0,
      r * 0.9,
      Math.max(8, Math.min(13, Math.round(r * 2.2))),
      s.random.between(0, TAU),
      1.22,
    );
  const items = [...mass(s, outline, tones.leaf, tones.leafLine), ...ticks(s, 2.6), shineOf(r)];
  if (tones.bloom)
    items.push(
      ...blossoms(
        spiral(countFor(r, 5, 4, 20), r * 0.8, s.random, 0.9),
        Math.min(1.05, r * 0.19),
        tones.bloom,
        tones.bloomLine,
      ),
    );
  return items;
}
/** Long arching stems from the middle, leaves to both sides. */
export function archingShrub(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    n = Math.max(9, Math.min(17, Math.round(r * 2.4)));
  let stems = '',
    leaves = '';
  const tips = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + random.between(-0.12, 0.12),
      length = r * random.between(0.84, 1),
      bend = random.between(-0.3, 0.3);
    const tip = polar(0, 0, a + bend * 0.5, length),
      middle = polar(0, 0, a, length * 0.6);
    stems += `M0 0${curveBy(middle[0], middle[1], tip[0], tip[1])}`;
    tips.push(
      polar(0, 0, a + bend * 0.4, length * 0.86),
      polar(0, 0, a + bend * 0.2, length * random.between(0.45, 0.65)),
    );
    for (const t of [0.45, 0.7, 0.95])
      for (const side of [-0.7, 0.7]) {
        const [x, y] = polar(0, 0, a + bend * 0.5 * t, length * t * 0.94);
        leaves += leaf(x, y, a + side, r * 0.2, r * 0.06);
      }
  }
  const outline = softRing(wobble(0, 0, r * 0.94, 22, 0.16, random));
  const items: Primitive[] = [
    shadowOf(s),
    {
      kind: 'path',
      d: outline,
      fill: tones.leafPale,
      fillOpacity: 0.92,
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.6,
      strokeOpacity: 0.6,
    },
  ];
  if (!s.tiny)
    items.push({
      kind: 'path',
      d: leaves,
      fill: tones.leaf,
      stroke: tones.leafLine,
      strokeWidth: 0.08,
    });
  items.push(
    {
      kind: 'path',
      d: stems,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: lineOf(s) * 0.7,
      cap: 'round',
    },
    shineOf(r),
  );
  if (tones.bloom)
    items.push(...blossoms(tips, Math.min(0.9, r * 0.17), tones.bloom, tones.bloomLine));
  return items;
}
function star(reach: number, n: number, phase: number): string {
  return ringPath(
    Array.from({ length: n * 2 }, (_, i) =>
      polar(0, 0, (i / (n * 2)) * TAU + phase, reach * (i % 2 ? 0.88 : 1)),
    ),
  );
}
/** Upright shrubs: overlapping pointed leaves in two tiers. */
export function uprightShrub(s: Sketch): Primitive[] {
  const { r, tones, random } = s;
  const phase = random.between(0, TAU),
    outline = star(r, Math.max(12, Math.min(26, Math.round(r * 3))), phase);
  const items = [
    ...mass(s, outline, tones.leaf, tones.leafLine),
    {
      kind: 'path',
      d: star(r * 0.62, Math.max(9, Math.min(18, Math.round(r * 2))), phase + 0.3),
      fill: tones.leafPale,
      fillOpacity: 0.6,
      stroke: tones.leafLine,
      strokeWidth: 0.12,
    } as Primitive,
    shineOf(r),
  ];
  if (tones.bloom)
    items.push(
      ...blossoms(
        spiral(countFor(r, 6, 3, 14), r * 0.7, random, 0.8),
        Math.min(1, r * 0.2),
        tones.bloom,
        tones.bloomLine,
      ),
    );
  return items;
}
/** Roses: a leafy mound with a few full flowers, each with its turned petals. */
export function rose(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    outline = scallop(
      0,
      0,
      r * 0.9,
      Math.max(8, Math.min(12, Math.round(r * 2.4))),
      random.between(0, TAU),
      1.2,
    );
  const items = [...mass(s, outline, tones.leaf, tones.leafLine), ...ticks(s, 3), shineOf(r)];
  const flowers = spiral(countFor(r, 6.5, 4, 13), r * 0.72, random, 0.6),
    size = Math.max(0.42, Math.min(1.25, r * 0.24));
  const bloom = tones.bloom ?? tones.leafPale;
  let turned = '';
  if (!s.tiny)
    for (const [x, y] of flowers)
      turned +=
        `${moveTo(x - size * 0.3, y)}a${size * 0.3} ${size * 0.3} 0 1 1 ${size * 0.3} ${size * 0.3}M${x.toFixed(2)} ${y.toFixed(2)}${curveBy(size * 0.3, -0.1, size * 0.2, -size * 0.36)}`.replace(
          /\d+\.\d{3,}/g,
          (t) => String(Math.round(Number(t) * 100) / 100),
        );
  return [
    ...items,
    ...blossoms(flowers, size * 1.7, bloom, tones.bloomLine),
    {
      kind: 'path',
      d: turned,
      fill: 'none',
      stroke: tones.bloomLine,
      strokeWidth: 0.13,
      cap: 'round',
    },
  ];
}
/** Hydrangeas: round heads of florets over the leaf. */
export function hydrangea(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    bloom = tones.bloom ?? tones.leafPale;
  const outline = scallop(
    0,
    0,
    r * 0.9,
    Math.max(9, Math.min(13, Math.round(r * 2.2))),
    random.between(0, TAU),
    1.2,
  );
  const heads = spiral(countFor(r, 5.4, 6, 15), r * 0.76, random, 0.5),
    size = Math.max(0.5, Math.min(1.7, r * 0.25));
  const items: Primitive[] = [...mass(s, outline, tones.leaf, tones.leafLine), ...ticks(s, 3.4)];
  items.push({
    kind: 'path',
    d: heads
      .map(([x, y]) => (s.tiny ? circlePath(x, y, size) : scallop(x, y, size * 0.88, 7, x)))
      .join(''),
    fill: bloom,
    stroke: tones.bloomLine,
    strokeWidth: 0.13,
  });
  if (!s.tiny)
    items.push({
      kind: 'path',
      d: heads.map(([x, y]) => petals(x, y, size * 0.55, 4, x * 3)).join(''),
      fill: 'none',
      stroke: tones.bloomLine,
      strokeWidth: 0.1,
      opacity: 0.55,
    });
  return [...items, shineOf(r)];
}
