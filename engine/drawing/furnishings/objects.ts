/** Pots, water, lights, and what is kept for birds and washing. */
import { TAU } from '../../geometry/trig.ts';
import { mix } from '../colour.ts';
import type { Primitive } from '../drawing.ts';
import {
  LINE,
  METAL,
  METAL_DARK,
  STONE,
  TERRACOTTA,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LINE,
  WATER,
  WATER_LINE,
} from '../palette.ts';
import { moveTo, polar, ringPath, segment, softRing, wobble } from '../path.ts';
import { basin } from '../surfaces/water.ts';
import { box, line, slats, type Piece } from './piece.ts';

/** A pot's rim and its soil; what grows in it is a plant of the model. */
export function pot(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2,
    colour = p.random.chance(0.5) ? '#a9a49a' : TERRACOTTA,
    rim = mix(colour, '#ffffff', 0.22);
  if (!p.round && Math.abs(p.w - p.d) > r * 0.3)
    return [
      box(0, 0, p.w, p.d, rim, LINE, 0.26, 0.3),
      box(0, 0, p.w - r * 0.36, p.d - r * 0.36, '#7a6146', '#5b4630', 0.16, 0.2),
    ];
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: rim, stroke: LINE, strokeWidth: 0.26 },
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * 0.8,
      fill: '#7a6146',
      stroke: mix(colour, '#2d3a2a', 0.4),
      strokeWidth: 0.16,
    },
  ];
}
export function urn(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  return [
    box(0, 0, r * 1.7, r * 1.7, STONE, LINE, 0.24),
    { kind: 'circle', x: 0, y: 0, r, fill: '#ded6c6', stroke: LINE, strokeWidth: 0.24 },
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * 0.74,
      fill: '#7a6146',
      stroke: '#8b8577',
      strokeWidth: 0.18,
    },
    { kind: 'circle', x: 0, y: 0, r, fill: '@shine' },
  ];
}
export function fountain(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  let spray = '';
  for (let i = 0; i < 12; i++) {
    const a = polar(0, 0, (i / 12) * TAU, r * 0.16),
      b = polar(0, 0, (i / 12) * TAU, r * 0.44);
    spray += segment(a[0], a[1], b[0], b[1]);
  }
  return [
    ...basin(p.board, p.w, p.d, p.round),
    ...[0.62, 0.42].map((s): Primitive => ({
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * s,
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 0.18,
      opacity: 0.8,
    })),
    line(spray, '#ffffff', 0.2, 0.9),
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: Math.max(0.3, r * 0.13),
      fill: '#eef5f5',
      stroke: WATER_LINE,
      strokeWidth: 0.16,
    },
  ];
}
export function birdBath(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: '#d8d1c3', stroke: LINE, strokeWidth: 0.26 },
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * 0.74,
      fill: WATER[1],
      stroke: WATER_LINE,
      strokeWidth: 0.18,
    },
    {
      kind: 'circle',
      x: r * 0.1,
      y: -r * 0.1,
      r: r * 0.36,
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 0.16,
      opacity: 0.8,
    },
  ];
}
export function birdFeeder(p: Piece): Primitive[] {
  const r = Math.max(0.8, Math.min(p.w, p.d) / 2);
  return [
    line(segment(-r, 0, r, 0) + segment(0, -r, 0, r), METAL_DARK, 0.24),
    {
      kind: 'circle',
      x: -r,
      y: 0,
      r: r * 0.3,
      fill: '#c9a96a',
      stroke: TIMBER_LINE,
      strokeWidth: 0.16,
    },
    {
      kind: 'circle',
      x: r,
      y: 0,
      r: r * 0.3,
      fill: '#b9c49a',
      stroke: '#5d7450',
      strokeWidth: 0.16,
    },
    { kind: 'circle', x: 0, y: 0, r: r * 0.2, fill: METAL_DARK },
  ];
}
export function bugHotel(p: Piece): Primitive[] {
  return [
    box(0, 0, p.w, p.d, TIMBER_DARK, TIMBER_LINE, 0.28),
    line(slats(0, 0, p.w, p.d, Math.max(0.8, p.w / 5), false), TIMBER_LINE, 0.16),
    line(segment(-p.w / 2, 0, p.w / 2, 0), TIMBER_LINE, 0.3),
  ];
}
export function waterButt(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: '#66765f', stroke: '#3d4a39', strokeWidth: 0.26 },
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * 0.78,
      fill: '#7c8c74',
      stroke: '#4d5b48',
      strokeWidth: 0.16,
    },
    { kind: 'circle', x: 0, y: 0, r, fill: '@shine' },
  ];
}
export function washingLine(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  if (Math.abs(p.w - p.d) > r * 0.6) {
    const ys = [-0.3, 0, 0.3].map((t) => segment(-p.w / 2, t * p.d, p.w / 2, t * p.d)).join('');
    return [
      line(ys, METAL_DARK, 0.14),
      box(-p.w / 2, 0, Math.max(0.5, 80 * p.k), p.d, METAL, METAL_DARK, 0.16),
      box(p.w / 2, 0, Math.max(0.5, 80 * p.k), p.d, METAL, METAL_DARK, 0.16),
    ];
  }
  let arms = '',
    lines = '';
  for (let i = 0; i < 4; i++) {
    const e = polar(0, 0, (i / 4) * TAU + 0.785, r);
    arms += segment(0, 0, e[0], e[1]);
  }
  for (const s of [0.35, 0.55, 0.75, 0.95])
    lines += ringPath([0, 1, 2, 3].map((i) => polar(0, 0, (i / 4) * TAU + 0.785, r * s)));
  return [
    { kind: 'path', d: lines, fill: 'none', stroke: METAL, strokeWidth: 0.13 },
    line(arms, METAL_DARK, 0.26),
    { kind: 'circle', x: 0, y: 0, r: Math.max(0.35, r * 0.06), fill: METAL_DARK },
  ];
}
/** A lamp with its ring of warm light. */
export function light(p: Piece): Primitive[] {
  const r = Math.max(0.55, Math.min(p.w, p.d) / 2);
  return [
    { kind: 'circle', x: 0, y: 0, r: r * 2, fill: '#f6d98d', fillOpacity: 0.34 },
    { kind: 'circle', x: 0, y: 0, r, fill: '#4d4a44', stroke: '#2f2d29', strokeWidth: 0.14 },
    { kind: 'circle', x: 0, y: 0, r: r * 0.5, fill: '#f8e3a6' },
  ];
}
export function sculpture(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  return [
    box(0, 0, r * 2, r * 2, STONE, LINE, 0.26),
    {
      kind: 'path',
      d: softRing(wobble(0, 0, r * 0.7, 12, 0.5, p.random)),
      fill: '#9a8f7c',
      stroke: '#4c4943',
      strokeWidth: 0.26,
    },
    { kind: 'circle', x: 0, y: 0, r: r * 0.7, fill: '@shine' },
  ];
}
export function boulder(p: Piece): Primitive[] {
  const n = 9,
    ring = wobble(0, 0, 1, n, 0.3, p.random).map(
      ([x, y]) => [(x * p.w) / 2, (y * p.d) / 2] as const,
    ),
    d = ringPath(ring);
  const crack =
    moveTo(ring[1]![0] * 0.6, ring[1]![1] * 0.6) +
    `L${(ring[5]![0] * 0.3).toFixed(2)} ${(ring[5]![1] * 0.3).toFixed(2)}`;
  return [
    { kind: 'path', d, fill: '#b8b1a3', stroke: '#5b574f', strokeWidth: 0.28, join: 'round' },
    { kind: 'path', d, fill: '@shine' },
    line(crack, '#7d776b', 0.16),
    {
      kind: 'path',
      d: softRing(ring.map(([x, y]) => [x * 0.55 - 0.1, y * 0.55 - 0.1] as const)),
      fill: '#ccc5b7',
      fillOpacity: 0.7,
    },
  ];
}

/** A box on a wall, its hole to the front. */
export function nestBox(p: Piece): Primitive[] {
  return [
    box(0, 0, p.w, p.d, TIMBER, TIMBER_LINE, 0.3, 0.2),
    box(0, 0, p.w * 0.86, p.d * 0.5, TIMBER_DARK, TIMBER_LINE, 0.16),
  ];
}
