/** Trees: translucent crowns with branches and ticks of leaf, so that what grows below shows through. */
import { TAU, cos, sin } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import {
  curveBy,
  leafy,
  lineTo,
  moveTo,
  pair,
  polar,
  ringPath,
  roughMove,
  scallop,
  spiral,
  wobble,
} from '../path.ts';
import { PAPER } from '../palette.ts';
import { blossoms, countFor, type Sketch } from './marks.ts';

const CROWN = 0.7;
/** A great crown lies over seats and names: the larger it is on paper, the more shows through. */
const THIN_FROM_MM = 18,
  LEAST_CROWN = 0.32;
const crownOpacity = (r: number): number =>
  Math.max(LEAST_CROWN, CROWN - Math.max(0, r - THIN_FROM_MM) * 0.012);
/** The gradient that darkens its rim goes as its leaves do. */
const shineOpacity = (r: number): number => crownOpacity(r) / CROWN;

export function crownOutline(s: Sketch): string {
  const bumps = Math.max(18, Math.min(84, Math.round(s.r * 2.5)));
  return leafy(wobble(0, 0, s.r * 0.97, bumps, 0.1, s.random));
}
/** Forked limbs from the trunk. */
function branches(s: Sketch, limbs: number): string {
  const { r, random } = s;
  let d = '';
  for (let i = 0; i < limbs; i++) {
    const a = (i / limbs) * TAU + random.between(0, 0.35),
      q = r * random.between(0.68, 0.86);
    const m = polar(0, 0, a, q * 0.48),
      e = polar(0, 0, a + 0.17, q),
      f = polar(0, 0, a - 0.28, q * 0.92);
    d += `M0 0${lineTo(m[0], m[1])}${lineTo(e[0], e[1])}${moveTo(m[0], m[1])}${lineTo(f[0], f[1])}`;
    const twig = polar(0, 0, a + 0.3, q * 0.82);
    d += `M${pair((m[0] + e[0]) / 2, (m[1] + e[1]) / 2)}${lineTo(twig[0], twig[1])}`;
  }
  return d;
}
/** Leaves as loose ticks. A few shapes serve for all: nobody sees it, and the drawing stays small. */
function foliage(s: Sketch): string {
  const { r, random } = s,
    count = Math.min(120, Math.max(18, Math.round(r * r * 0.5))),
    size = Math.max(0.55, Math.min(1.5, r * 0.09));
  const ticks = [-0.1, 0.15, 0.4].map((bend) =>
    curveBy(size * bend, -size * 0.85, size, -size * 0.18),
  );
  return spiral(count, r * 0.84, random, 1)
    .map(([x, y]) => roughMove(x, y) + random.pick(ticks))
    .join('');
}
function crown(s: Sketch, outline: string, limbs: number): Primitive[] {
  const { tones, r } = s,
    line = Math.max(0.18, Math.min(0.45, r * 0.03));
  return [
    {
      kind: 'path',
      d: outline,
      fill: tones.leaf,
      fillOpacity: crownOpacity(r),
      stroke: tones.leafLine,
      strokeWidth: line,
      join: 'round',
    },
    {
      kind: 'path',
      d: outline,
      fill: '@shine',
      ...(shineOpacity(r) < 1 ? { fillOpacity: shineOpacity(r) } : {}),
    },
    {
      kind: 'path',
      d: foliage(s),
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: 0.17,
      cap: 'round',
      opacity: 0.66,
    },
    {
      kind: 'path',
      d: branches(s, limbs),
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: Math.max(0.16, Math.min(0.36, r * 0.024)),
      cap: 'round',
      join: 'round',
      opacity: 0.9,
    },
  ];
}
const trunk = (s: Sketch, x = 0, y = 0): Primitive => ({
  kind: 'circle',
  x,
  y,
  r: Math.max(0.3, Math.min(0.95, s.r * 0.06)),
  fill: PAPER,
  stroke: '#3b3a2c',
  strokeWidth: 0.24,
});
const inFlower = (s: Sketch): Primitive[] =>
  s.tones.bloom
    ? blossoms(
        spiral(countFor(s.r, 14, 6, 40), s.r * 0.86, s.random, 1),
        Math.max(0.3, Math.min(0.72, s.r * 0.06)),
        s.tones.bloom,
        s.tones.bloomLine,
      )
    : [];

/** A tree that stands: its crown as an outline with its limbs, so that the ground below it is read. */
export function standingTree(s: Sketch): Primitive[] {
  const line = Math.max(0.22, Math.min(0.45, s.r * 0.03));
  return [
    {
      kind: 'path',
      d: crownOutline(s),
      fill: s.tones.leaf,
      fillOpacity: STANDING,
      stroke: s.tones.leafLine,
      strokeWidth: line,
      join: 'round',
    },
    {
      kind: 'path',
      d: branches(s, 9),
      fill: 'none',
      stroke: s.tones.leafLine,
      strokeWidth: line * 0.6,
      cap: 'round',
      join: 'round',
      opacity: 0.4,
    },
    { ...trunk(s), fill: s.tones.leafLine } as Primitive,
  ];
}
const STANDING = 0.12;

export function standardTree(s: Sketch): Primitive[] {
  return [...crown(s, crownOutline(s), 9), ...inFlower(s), trunk(s)];
}
export function multiStemTree(s: Sketch): Primitive[] {
  const items = [...crown(s, crownOutline(s), 10), ...inFlower(s)],
    step = Math.max(0.35, s.r * 0.07),
    turn = s.random.between(0, TAU);
  for (let i = 0; i < 3; i++)
    items.push(trunk(s, cos(turn + i * 2.1) * step, sin(turn + i * 2.1) * step));
  return items;
}
export function columnarTree(s: Sketch): Primitive[] {
  return [
    ...crown(
      s,
      scallop(
        0,
        0,
        s.r * 0.94,
        Math.max(14, Math.min(60, Math.round(s.r * 2.3))),
        s.random.between(0, TAU),
        1.15,
      ),
      7,
    ),
    trunk(s),
  ];
}
/** Weeping: drooping strands over the rim. */
export function weepingTree(s: Sketch): Primitive[] {
  const { r, tones, random } = s;
  let strands = '';
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * TAU + random.between(0, 0.15),
      c = polar(0, 0, a + 0.2, r * 0.66),
      e = polar(0, 0, a + 0.1, r * random.between(0.86, 0.99)),
      m = polar(0, 0, a, r * 0.3);
    strands += moveTo(m[0], m[1]) + curveBy(c[0] - m[0], c[1] - m[1], e[0] - m[0], e[1] - m[1]);
  }
  return [
    ...crown(
      s,
      scallop(0, 0, r * 0.94, Math.max(22, Math.min(60, Math.round(r * 2.3))), 0, 1.2),
      6,
    ),
    {
      kind: 'path',
      d: strands,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: 0.2,
      cap: 'round',
      opacity: 0.7,
    },
    ...inFlower(s),
    trunk(s),
  ];
}
/** Conifers: a toothed rim and rays of needle. */
export function conifer(s: Sketch): Primitive[] {
  const { r, tones, random } = s,
    n = 26,
    points = [];
  for (let i = 0; i < n * 2; i++)
    points.push(polar(0, 0, (i / (n * 2)) * TAU, r * (i % 2 ? 0.84 : 0.99)));
  let rays = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      from = polar(0, 0, a, r * random.between(0.08, 0.3)),
      to = polar(0, 0, a, r * 0.95);
    rays += moveTo(from[0], from[1]) + lineTo(to[0], to[1]);
  }
  const d = ringPath(points);
  return [
    {
      kind: 'path',
      d,
      fill: tones.leaf,
      fillOpacity: 0.8,
      stroke: tones.leafLine,
      strokeWidth: Math.max(0.16, Math.min(0.36, r * 0.03)),
      join: 'round',
    },
    {
      kind: 'path',
      d: rays,
      fill: 'none',
      stroke: tones.leafLine,
      strokeWidth: 0.18,
      opacity: 0.8,
    },
    { kind: 'path', d, fill: '@shine' },
    trunk(s),
  ];
}
