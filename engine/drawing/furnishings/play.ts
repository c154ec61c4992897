/** Things children play on. */
import { TAU } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { METAL, METAL_DARK, TIMBER, TIMBER_DARK, TIMBER_LINE, TIMBER_PALE } from '../palette.ts';
import { circlePath, dot, polar, segment } from '../path.ts';
import { box, line, slats, timberTop, type Piece } from './piece.ts';

export function swing(p: Piece): Primitive[] {
  const leg = p.d / 2,
    n = p.w > 2400 * p.k ? 2 : 1,
    seat = Math.min(450 * p.k, p.w * 0.2);
  const items: Primitive[] = [
    line(
      segment(-p.w / 2, -leg, -p.w / 2, leg) + segment(p.w / 2, -leg, p.w / 2, leg),
      TIMBER_LINE,
      Math.max(0.5, 100 * p.k),
    ),
    line(
      segment(-p.w / 2, -leg, -p.w / 2, leg) + segment(p.w / 2, -leg, p.w / 2, leg),
      TIMBER,
      Math.max(0.34, 80 * p.k),
    ),
  ];
  for (let i = 0; i < n; i++) {
    const x = n === 1 ? 0 : (i - 0.5) * p.w * 0.42;
    items.push(
      line(
        segment(x - seat * 0.45, 0, x - seat * 0.45, leg * 0.42) +
          segment(x + seat * 0.45, 0, x + seat * 0.45, leg * 0.42),
        METAL_DARK,
        0.14,
      ),
      box(x, leg * 0.42, seat, Math.max(0.4, seat * 0.4), '#8f6a9a', '#4f3b57', 0.18, 0.2),
    );
  }
  return [
    ...items,
    box(0, 0, p.w + 0.4, Math.max(0.6, 110 * p.k), TIMBER_PALE, TIMBER_LINE, 0.22, 0.2),
  ];
}
/** A tower with a deck, a slide to the front and a net to the side. */
export function climbingFrame(p: Piece): Primitive[] {
  const deck = Math.min(p.w * 0.55, p.d * 0.6),
    slide = Math.min(520 * p.k, deck * 0.5),
    x = -p.w / 2 + deck / 2,
    y = -p.d / 2 + deck / 2;
  let net = '';
  for (let i = 0; i <= 4; i++)
    net += segment(
      x + deck / 2,
      y - deck / 2 + (deck * i) / 4,
      p.w / 2,
      y - deck / 2 + (deck * i) / 4,
    );
  for (let i = 0; i <= 3; i++)
    net += segment(
      x + deck / 2 + ((p.w / 2 - x - deck / 2) * i) / 3,
      y - deck / 2,
      x + deck / 2 + ((p.w / 2 - x - deck / 2) * i) / 3,
      y + deck / 2,
    );
  return [
    line(net, TIMBER_LINE, 0.24),
    box(
      x,
      y + deck / 2 + (p.d / 2 - y - deck / 2) / 2,
      slide,
      p.d / 2 - y - deck / 2,
      '#d9b04e',
      '#8f6f22',
      0.24,
      0.5,
    ),
    line(segment(x, y + deck / 2 + 0.4, x, p.d / 2 - 0.4), '#f0d689', slide * 0.4, 0.8),
    ...timberTop(x, y, deck, deck, 120 * p.k, true),
    line(segment(x - deck / 2, y, x + deck / 2, y), TIMBER_LINE, 0.36),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([a, b]) =>
      box(
        x + (a! * deck) / 2,
        y + (b! * deck) / 2,
        Math.max(0.6, 100 * p.k),
        Math.max(0.6, 100 * p.k),
        TIMBER_DARK,
        TIMBER_LINE,
        0.18,
      ),
    ),
  ];
}
export function sandpit(p: Piece): Primitive[] {
  let sand = '';
  for (let i = 0; i < 60; i++)
    sand += dot(p.random.between(-0.4, 0.4) * p.w, p.random.between(-0.4, 0.4) * p.d);
  const edge = Math.max(0.6, 150 * p.k),
    items: Primitive[] = p.round
      ? [
          {
            kind: 'circle',
            x: 0,
            y: 0,
            r: p.w / 2,
            fill: TIMBER,
            stroke: TIMBER_LINE,
            strokeWidth: 0.3,
          },
          {
            kind: 'circle',
            x: 0,
            y: 0,
            r: p.w / 2 - edge,
            fill: '#eedcb2',
            stroke: TIMBER_LINE,
            strokeWidth: 0.2,
          },
        ]
      : [
          box(0, 0, p.w, p.d, TIMBER, TIMBER_LINE, 0.3),
          box(0, 0, p.w - edge * 2, p.d - edge * 2, '#eedcb2', TIMBER_LINE, 0.2),
        ];
  return [
    ...items,
    line(sand, '#cdb17c', 0.26),
    {
      kind: 'circle',
      x: p.w * 0.14,
      y: p.d * 0.1,
      r: Math.max(0.4, 110 * p.k),
      fill: '#c9543f',
      stroke: '#7d2f25',
      strokeWidth: 0.16,
    },
  ];
}
export function trampoline(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  let springs = '';
  for (let i = 0; i < 40; i++) {
    const a = polar(0, 0, (i / 40) * TAU, r * 0.84),
      b = polar(0, 0, (i / 40) * TAU, r * 0.92);
    springs += segment(a[0], a[1], b[0], b[1]);
  }
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: '#6f8f6a', stroke: '#43593f', strokeWidth: 0.34 },
    { kind: 'circle', x: 0, y: 0, r: r * 0.86, fill: '#4b4d4c', stroke: METAL, strokeWidth: 0.3 },
    line(springs, METAL, 0.16),
    { kind: 'circle', x: 0, y: 0, r: r * 0.8, fill: '#575a58' },
    { kind: 'circle', x: 0, y: 0, r: r * 0.8, fill: '@shine' },
    line(segment(-r * 0.12, 0, r * 0.12, 0) + segment(0, -r * 0.12, 0, r * 0.12), '#8b8e8c', 0.24),
  ];
}
export function playhouse(p: Piece): Primitive[] {
  return [
    { kind: 'rect', x: -p.w / 2, y: -p.d / 2, width: p.w, height: p.d / 2, fill: '#9fb09a' },
    { kind: 'rect', x: -p.w / 2, y: 0, width: p.w, height: p.d / 2, fill: '#b7c6b0' },
    line(slats(0, 0, p.w, p.d, 200 * p.k, false), '#7f917a', 0.14),
    line(segment(-p.w / 2, 0, p.w / 2, 0), '#55654f', 0.36),
    {
      kind: 'rect',
      x: -p.w / 2,
      y: -p.d / 2,
      width: p.w,
      height: p.d,
      fill: 'none',
      stroke: '#55654f',
      strokeWidth: 0.34,
    },
    box(
      0,
      p.d / 2 + Math.max(0.4, 90 * p.k),
      p.w * 0.4,
      Math.max(0.8, 180 * p.k),
      TIMBER_PALE,
      TIMBER_LINE,
      0.18,
    ),
  ];
}
/** Sawn logs of different heights to step along. */
export function logSteps(p: Piece): Primitive[] {
  const n = Math.max(3, Math.min(9, Math.round(p.w / (430 * p.k)))),
    r = Math.min(p.w / n / 2.3, p.d * 0.45);
  const items: Primitive[] = [];
  for (let i = 0; i < n; i++) {
    const x = -p.w / 2 + ((i + 0.5) / n) * p.w,
      y = (i % 2 ? 1 : -1) * Math.max(0, p.d / 2 - r) * 0.7,
      s = r * (0.86 + 0.14 * ((i * 0.618) % 1));
    items.push(
      { kind: 'circle', x, y, r: s, fill: '#d9bd90', stroke: '#6b4f30', strokeWidth: 0.34 },
      {
        kind: 'path',
        d: circlePath(x, y, s * 0.66) + circlePath(x, y, s * 0.34),
        fill: 'none',
        stroke: '#a8875a',
        strokeWidth: 0.13,
      },
    );
  }
  return items;
}
