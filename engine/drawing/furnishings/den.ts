/** A woven den, trunks sawn to sit on, a goal and a wall to climb. */
import { TAU } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { circlePath, polar, segment } from '../path.ts';
import { line, type Piece } from './piece.ts';

const ROD = '#7d6a42',
  LEAF = '#93a56a';

/** Rods bent over from a ring, seen from above, with a way in at its front. */
export function den(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2,
    rods = 14;
  let ribs = '',
    feet = '';
  for (let i = 0; i < rods; i++) {
    const angle = (i * TAU) / rods,
      // one goes in between the two rods at its front, on the paper its lower side
      isDoor = Math.abs(angle - TAU / 4) < TAU / rods;
    if (isDoor) continue;
    const [x, y] = polar(0, 0, angle, r),
      [tx, ty] = polar(0, 0, angle + 0.5, r * 0.12);
    ribs += segment(x, y, tx, ty);
    feet += circlePath(x, y, Math.max(0.3, 30 * p.k));
  }
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: LEAF, fillOpacity: 0.55, stroke: ROD, strokeWidth: 0.3 },
    { kind: 'circle', x: 0, y: 0, r: r * 0.66, fill: 'none', stroke: ROD, strokeWidth: 0.2 },
    { kind: 'circle', x: 0, y: 0, r: r * 0.33, fill: 'none', stroke: ROD, strokeWidth: 0.2 },
    line(ribs, ROD, 0.3),
    { kind: 'path', d: feet, fill: ROD },
  ];
}

/** Its rings. */
export function stumpSeat(p: Piece): Primitive[] {
  const r = Math.min(p.w, p.d) / 2;
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: '#d9bd90', stroke: '#6b4f30', strokeWidth: 0.4 },
    {
      kind: 'path',
      d: circlePath(0, 0, r * 0.66) + circlePath(0, 0, r * 0.34),
      fill: 'none',
      stroke: '#a8875a',
      strokeWidth: 0.14,
    },
  ];
}

/** The bar at its front, and the net behind it. */
export function goal(p: Piece): Primitive[] {
  const [x, y] = [p.w / 2, p.d / 2];
  let net = '';
  for (let i = 1; i < 8; i++) net += segment(-x + (i * p.w) / 8, y, -x + (i * p.w) / 8, -y);
  for (let i = 1; i < 4; i++) net += segment(-x, -y + (i * p.d) / 4, x, -y + (i * p.d) / 4);
  return [
    line(net, '#8d8b84', 0.12),
    line(segment(-x, -y, x, -y) + segment(-x, -y, -x, y) + segment(x, -y, x, y), '#8d8b84', 0.24),
    line(segment(-x, y, x, y), '#f4f1ea', 0.9),
    line(segment(-x, y, x, y), '#56544e', 0.3),
  ];
}

const HOLDS = ['#c8553d', '#e0a030', '#4f8a5b', '#3f6f94'] as const;
/** A panel at its back, and coloured holds on its face. */
export function climbingWall(p: Piece): Primitive[] {
  const panel = p.d * 0.4,
    n = Math.max(4, Math.round(p.w / (350 * p.k)));
  const holds = Array.from({ length: n }, (_, i): Primitive => ({
    kind: 'circle',
    x: -p.w / 2 + ((i + 0.5) * p.w) / n,
    y: -p.d / 2 + panel + p.d * (i % 2 ? 0.28 : 0.14),
    r: Math.max(0.3, 45 * p.k),
    fill: HOLDS[i % HOLDS.length]!,
  }));
  return [
    {
      kind: 'rect',
      x: -p.w / 2,
      y: -p.d / 2,
      width: p.w,
      height: panel,
      fill: '#b58a5a',
      stroke: '#6b4f30',
      strokeWidth: 0.3,
    },
    ...holds,
  ];
}
