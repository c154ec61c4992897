/** Tables, seats and places to lie. */
import { TAU } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import {
  CUSHION,
  CUSHION_LINE,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LINE,
  TIMBER_PALE,
} from '../palette.ts';
import { circlePath, curveBy, moveTo, polar, segment } from '../path.ts';
import { box, line, slats, timberTop, type Piece } from './piece.ts';

/** A chair with its back on the side away from the table. */
function chair(x: number, y: number, turnDeg: number, size: number): Primitive {
  return {
    kind: 'group',
    x,
    y,
    turnDeg,
    items: [
      box(0, 0, size, size * 0.94, CUSHION, CUSHION_LINE, 0.2, size * 0.16),
      box(0, -size * 0.44, size * 0.96, size * 0.2, TIMBER_PALE, TIMBER_LINE, 0.16, size * 0.08),
    ],
  };
}
/** Chairs along the two long sides first, then one at each end. */
export function diningSet(p: Piece): Primitive[] {
  const seats = p.seats || 4,
    long = Math.max(p.w, p.d),
    short = Math.min(p.w, p.d);
  const chairSize = Math.min(
    460 * p.k,
    seats <= 2 ? Math.min(short * 0.6, long * 0.27) : short * 0.24,
  );
  if (p.round) return roundTable(p, seats, chairSize);
  const ends =
    seats <= 2 && long > short * 1.4 ? seats : seats >= 8 && seats % 2 === 0 ? 2 : seats % 2;
  const side = Math.ceil((seats - ends) / 2);
  const tableD = Math.min(1000 * p.k, side ? short - chairSize * 2.1 : short);
  const tableL = Math.min(
    long - (ends ? chairSize * 2.2 : chairSize * 0.4),
    Math.max(side * 660 * p.k, tableD),
  );
  const items: Primitive[] = [];
  for (let i = 0; i < seats - ends; i++) {
    const row = i % 2,
      at = Math.floor(i / 2),
      x = -tableL / 2 + ((at + 0.5) / side) * tableL;
    items.push(
      chair(x, (row ? 1 : -1) * (tableD / 2 + chairSize * 0.34), row ? 180 : 0, chairSize),
    );
  }
  for (let i = 0; i < ends; i++)
    items.push(chair((i ? 1 : -1) * (tableL / 2 + chairSize * 0.34), 0, i ? 90 : -90, chairSize));
  items.push(
    ...timberTop(0, 0, tableL, tableD, 140 * p.k, true),
    ...tableLaid(p, tableL, tableD, side),
  );
  return p.w >= p.d ? items : [{ kind: 'group', turnDeg: 90, items }];
}
/** Plates and a bowl: it gives the drawing its human scale. */
function tableLaid(p: Piece, l: number, d: number, side: number): Primitive[] {
  const r = Math.min(125 * p.k, d * 0.15);
  if (r < 0.5) return [];
  let plates = '';
  for (let i = 0; i < side; i++)
    for (const row of [-1, 1])
      plates += circlePath(-l / 2 + ((i + 0.5) / side) * l, row * (d / 2 - r * 1.5), r);
  return [
    { kind: 'path', d: plates, fill: '#fbf8f1', stroke: '#b9ad98', strokeWidth: 0.12 },
    {
      kind: 'path',
      d: circlePath(0, 0, r * 1.1),
      fill: '#8fa57a',
      stroke: '#5d7450',
      strokeWidth: 0.14,
    },
  ];
}
function roundTable(p: Piece, seats: number, chairSize: number): Primitive[] {
  const r = Math.max(chairSize * 0.6, Math.min(p.w, p.d) / 2 - chairSize * 1.05),
    items: Primitive[] = [];
  for (let i = 0; i < seats; i++) {
    const a = (i / seats) * TAU,
      [x, y] = polar(0, 0, a, r + chairSize * 0.34);
    items.push(chair(x, y, (a * 360) / TAU + 90, chairSize));
  }
  items.push(
    { kind: 'circle', x: 0, y: 0, r, fill: TIMBER, stroke: TIMBER_LINE, strokeWidth: 0.26 },
    { kind: 'circle', x: 0, y: 0, r: r * 0.72, fill: 'none', stroke: '#9a7447', strokeWidth: 0.12 },
    {
      kind: 'circle',
      x: 0,
      y: 0,
      r: r * 0.2,
      fill: '#8fa57a',
      stroke: '#5d7450',
      strokeWidth: 0.14,
    },
  );
  return items;
}

/** A corner sofa, its back to -y and -x, and a low table. */
export function loungeSet(p: Piece): Primitive[] {
  const depth = Math.min(780 * p.k, p.w * 0.36, p.d * 0.4),
    arm = depth * 0.26;
  const items: Primitive[] = [];
  const backs =
    `M${-p.w / 2} ${p.d / 2 - depth * 0.15}V${-p.d / 2}H${p.w / 2}V${-p.d / 2 + depth}H${-p.w / 2 + depth}V${p.d / 2 - depth * 0.15}Z`.replace(
      /-?\d+\.\d{3,}/g,
      (t) => String(Math.round(Number(t) * 100) / 100),
    );
  items.push({
    kind: 'path',
    d: backs,
    fill: TIMBER_PALE,
    stroke: TIMBER_LINE,
    strokeWidth: 0.26,
    join: 'round',
  });
  const across = p.w - arm,
    n = Math.max(2, Math.round(across / (720 * p.k)));
  for (let i = 0; i < n; i++)
    items.push(
      box(
        -p.w / 2 + arm + ((i + 0.5) / n) * across,
        -p.d / 2 + arm + (depth - arm) / 2,
        (across / n) * 0.95,
        depth - arm - 0.25,
        CUSHION,
        CUSHION_LINE,
        0.18,
        0.7,
      ),
    );
  const run = p.d - depth - depth * 0.15,
    m = Math.max(1, Math.round(run / (720 * p.k)));
  for (let i = 0; i < m; i++)
    items.push(
      box(
        -p.w / 2 + arm + (depth - arm) / 2,
        -p.d / 2 + depth + ((i + 0.5) / m) * run,
        depth - arm - 0.25,
        (run / m) * 0.94,
        CUSHION,
        CUSHION_LINE,
        0.18,
        0.7,
      ),
    );
  const pillow = depth * 0.4;
  const colours = ['#8fa57a', '#c98f72', '#d9c9a3'];
  [
    [-p.w / 2 + arm + pillow * 0.75, -p.d / 2 + arm + pillow * 0.75, 45],
    [p.w / 2 - pillow, -p.d / 2 + arm + pillow * 0.55, 8],
    [0, -p.d / 2 + arm + pillow * 0.5, -6],
  ].forEach(([x, y, t], i) =>
    items.push({
      kind: 'group',
      x: x!,
      y: y!,
      turnDeg: t!,
      items: [box(0, 0, pillow, pillow * 0.72, colours[i]!, CUSHION_LINE, 0.14, 0.5)],
    }),
  );
  items.push(
    ...timberTop(
      p.w * 0.16,
      p.d * 0.17,
      Math.min(1000 * p.k, p.w * 0.42),
      Math.min(600 * p.k, p.d * 0.28),
      110 * p.k,
      true,
    ),
  );
  return items;
}
export function bench(p: Piece): Primitive[] {
  const back = p.d * 0.2;
  return [
    ...timberTop(0, back * 0.4, p.w, p.d - back * 0.8, 90 * p.k, true),
    box(0, -p.d / 2 + back / 2, p.w, back, TIMBER_DARK, TIMBER_LINE, 0.2, 0.2),
    box(-p.w / 2 + p.d * 0.06, 0, p.d * 0.13, p.d * 0.92, TIMBER_DARK, TIMBER_LINE, 0.16),
    box(p.w / 2 - p.d * 0.06, 0, p.d * 0.13, p.d * 0.92, TIMBER_DARK, TIMBER_LINE, 0.16),
  ];
}
export function sunlounger(p: Piece): Primitive[] {
  const long = p.d >= p.w,
    w = long ? p.w : p.d,
    l = long ? p.d : p.w;
  const items: Primitive[] = [
    box(0, 0, w, l, TIMBER_PALE, TIMBER_LINE, 0.22, 0.4),
    box(0, 0, w * 0.86, l * 0.94, CUSHION, CUSHION_LINE, 0.16, 0.6),
    line(segment(-w * 0.43, -l * 0.16, w * 0.43, -l * 0.16), CUSHION_LINE, 0.16),
    box(0, -l * 0.38, w * 0.62, l * 0.11, '#c98f72', CUSHION_LINE, 0.14, 0.5),
  ];
  return long ? items : [{ kind: 'group', turnDeg: -90, items }];
}
export function hammock(p: Piece): Primitive[] {
  const l = p.w / 2,
    h = Math.min(p.d / 2, 520 * p.k);
  const cloth = `${moveTo(-l * 0.74, 0)}${curveBy(l * 0.74, -h * 2, l * 1.48, 0)}${curveBy(-l * 0.74, h * 2, -l * 1.48, 0)}Z`;
  let ropes = segment(-l, 0, -l * 0.74, 0) + segment(l, 0, l * 0.74, 0),
    stripes = '';
  for (const y of [-0.5, 0.5])
    ropes += segment(-l, 0, -l * 0.6, y * h * 0.7) + segment(l, 0, l * 0.6, y * h * 0.7);
  for (const y of [-0.5, -0.17, 0.17, 0.5])
    stripes += `${moveTo(-l * 0.62, y * h * 0.5)}${curveBy(l * 0.62, y * h * 1.1, l * 1.24, 0)}`;
  return [
    line(ropes, TIMBER_LINE, 0.18),
    { kind: 'path', d: cloth, fill: '#ece3cd', stroke: CUSHION_LINE, strokeWidth: 0.24 },
    line(stripes, '#c98f72', Math.max(0.18, h * 0.09), 0.8),
    {
      kind: 'circle',
      x: -l,
      y: 0,
      r: Math.max(0.35, 60 * p.k),
      fill: TIMBER_DARK,
      stroke: TIMBER_LINE,
      strokeWidth: 0.18,
    },
    {
      kind: 'circle',
      x: l,
      y: 0,
      r: Math.max(0.35, 60 * p.k),
      fill: TIMBER_DARK,
      stroke: TIMBER_LINE,
      strokeWidth: 0.18,
    },
  ];
}
/** A roofed seat: the bench beneath shows between the slats. */
export function arbour(p: Piece): Primitive[] {
  const posts = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([x, y]) =>
    box(
      x! * (p.w / 2 - 0.4),
      y! * (p.d / 2 - 0.4),
      Math.max(0.6, 100 * p.k),
      Math.max(0.6, 100 * p.k),
      TIMBER_DARK,
      TIMBER_LINE,
      0.18,
    ),
  );
  return [
    box(0, 0, p.w, p.d, '#e6d3ac', TIMBER_LINE, 0.2, 0.3),
    {
      kind: 'group',
      y: -p.d * 0.2,
      items: timberTop(0, 0, p.w * 0.82, p.d * 0.44, 90 * p.k, true),
    },
    box(0, -p.d * 0.45, p.w * 0.9, p.d * 0.08, TIMBER_DARK, TIMBER_LINE, 0.16),
    ...posts,
    {
      kind: 'path',
      d: slats(0, 0, p.w * 1.04, p.d * 1.06, 300 * p.k, false),
      fill: 'none',
      stroke: TIMBER_LINE,
      strokeWidth: Math.max(0.3, 62 * p.k),
      opacity: 0.85,
    },
    {
      kind: 'path',
      d: slats(0, 0, p.w * 1.04, p.d * 1.06, 300 * p.k, false),
      fill: 'none',
      stroke: TIMBER,
      strokeWidth: Math.max(0.18, 46 * p.k),
      opacity: 0.95,
    },
  ];
}
