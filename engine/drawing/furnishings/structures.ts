/** Buildings and frames. */
import type { Primitive } from '../drawing.ts';
import {
  LINE,
  LINE_SOFT,
  METAL_DARK,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LINE,
  TIMBER_PALE,
} from '../palette.ts';
import { boxPath, num, segment } from '../path.ts';
import { box, lengthwise, line, slats, type Piece } from './piece.ts';

/** Which of the two roof pitches lies toward the light, given how the piece is turned on the page. */
const PITCH = { lit: '#c59f72', shade: '#a98257' };

/** A pitched roof of boards, its ridge along the longer side, and its door standing open on the front. */
export function shed(p: Piece): Primitive[] {
  return [...roof(p), ...openDoor(p, Math.min(850 * p.k, p.w * 0.45))];
}
/** A leaf in the middle of the front (+y), and the sweep it needs. */
function openDoor(p: Piece, wide: number): Primitive[] {
  const front = p.d / 2,
    r = num(wide),
    x = num(-wide / 2);
  return [
    box(0, front, wide, Math.max(0.5, 90 * p.k), '#f3ead9', TIMBER_LINE, 0.2),
    line(
      `M${num(wide / 2)} ${num(front)}A${r} ${r} 0 0 1 ${x} ${num(front + wide)}`,
      LINE_SOFT,
      0.14,
    ),
    line(segment(-wide / 2, front, -wide / 2, front + wide), TIMBER_LINE, 0.36),
  ];
}
function roof(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => [
    { kind: 'rect', x: -w / 2, y: -d / 2, width: w, height: d / 2, fill: PITCH.shade },
    { kind: 'rect', x: -w / 2, y: 0, width: w, height: d / 2, fill: PITCH.lit },
    line(slats(0, 0, w, d, 170 * p.k, false), '#8d6840', 0.13, 0.75),
    line(
      segment(-w / 2, -d / 4, w / 2, -d / 4) + segment(-w / 2, d / 4, w / 2, d / 4),
      '#8d6840',
      0.1,
      0.5,
    ),
    line(segment(-w / 2, 0, w / 2, 0), TIMBER_LINE, 0.42),
    {
      kind: 'rect',
      x: -w / 2,
      y: -d / 2,
      width: w,
      height: d,
      fill: 'none',
      stroke: TIMBER_LINE,
      strokeWidth: 0.36,
    },
  ]);
}
/** A low lean-to for bins and bicycles: lids with handles. */
export function store(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const n = Math.max(1, Math.round(w / (680 * p.k))),
      items: Primitive[] = [box(0, 0, w, d, TIMBER_PALE, TIMBER_LINE, 0.32)];
    for (let i = 0; i < n; i++) {
      const x = -w / 2 + ((i + 0.5) / n) * w;
      items.push(
        line(slats(x, 0, (w / n) * 0.94, d * 0.9, 130 * p.k, true), '#9a7447', 0.11),
        box(x, d * 0.36, (w / n) * 0.3, Math.max(0.25, d * 0.05), METAL_DARK, METAL_DARK, 0.1),
      );
      if (i)
        items.push(
          line(
            segment(-w / 2 + (i / n) * w, -d / 2, -w / 2 + (i / n) * w, d / 2),
            TIMBER_LINE,
            0.24,
          ),
        );
    }
    return items;
  });
}
export function greenhouse(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => [
    box(0, 0, w, d, '#e3eeec', LINE, 0.3),
    {
      kind: 'rect',
      x: -w / 2,
      y: -d / 2,
      width: w,
      height: d * 0.26,
      fill: '#b99b74',
      fillOpacity: 0.75,
    },
    {
      kind: 'rect',
      x: -w / 2,
      y: d * 0.24,
      width: w,
      height: d * 0.26,
      fill: '#b99b74',
      fillOpacity: 0.75,
    },
    {
      kind: 'rect',
      x: -w / 2,
      y: -d * 0.5,
      width: w,
      height: d * 0.5,
      fill: '#dcebea',
      fillOpacity: 0.62,
    },
    { kind: 'rect', x: -w / 2, y: 0, width: w, height: d * 0.5, fill: '#f2f8f5', fillOpacity: 0.6 },
    line(slats(0, 0, w, d, 610 * p.k, false), '#7fa0a0', 0.22),
    line(
      segment(-w / 2, -d * 0.25, w / 2, -d * 0.25) + segment(-w / 2, d * 0.25, w / 2, d * 0.25),
      '#9dbaba',
      0.14,
    ),
    line(segment(-w / 2, 0, w / 2, 0), '#5f8383', 0.4),
    line(slats(-w * 0.3, -d * 0.25, w * 0.3, d * 0.4, w * 0.12, false), '#ffffff', 0.3, 0.6),
    {
      kind: 'rect',
      x: -w / 2,
      y: -d / 2,
      width: w,
      height: d,
      fill: 'none',
      stroke: '#5f7c7c',
      strokeWidth: 0.36,
    },
    box(w / 2, 0, 0.5, Math.min(d * 0.34, 700 * p.k), '#f6fbfa', '#5f7c7c', 0.2),
  ]);
}
/** Beams on posts with rafters across, seen from above; the floor shows through. */
export function pergola(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const beam = Math.max(0.5, 100 * p.k),
      rafter = Math.max(0.3, 60 * p.k);
    const n = Math.max(5, Math.min(60, Math.round(w / (420 * p.k)) + 1)),
      post = Math.max(0.9, 150 * p.k);
    const bays = Math.max(1, Math.round(w / (2700 * p.k)));
    const inY = d / 2 - post * 0.6;
    let rafters = '',
      posts = '';
    for (let i = 0; i < n; i++)
      rafters += boxPath(-w / 2 + (w - rafter) * (i / (n - 1)), -d / 2, rafter, d);
    for (let i = 0; i <= bays; i++)
      for (const y of [-inY, inY])
        posts += boxPath(
          -w / 2 + post * 0.1 + (w - post * 1.2) * (i / bays),
          y - post / 2,
          post,
          post,
        );
    return [
      { kind: 'path', d: posts, fill: '#8a6236', stroke: TIMBER_LINE, strokeWidth: 0.22 },
      {
        kind: 'path',
        d: boxPath(-w / 2, -inY - beam / 2, w, beam) + boxPath(-w / 2, inY - beam / 2, w, beam),
        fill: '#b58a5a',
        stroke: TIMBER_LINE,
        strokeWidth: 0.18,
      },
      {
        kind: 'path',
        d: rafters,
        fill: '#c79d6b',
        fillOpacity: 0.94,
        stroke: TIMBER_LINE,
        strokeWidth: Math.min(0.16, rafter * 0.3),
      },
    ];
  });
}
/** Where a pergola's rafters throw their shade: stripes on the floor. */
export function pergolaShade(p: Piece): string {
  const w = Math.max(p.w, p.d),
    d = Math.min(p.w, p.d),
    rafter = Math.max(0.3, 60 * p.k),
    n = Math.max(5, Math.min(60, Math.round(w / (420 * p.k)) + 1));
  let path = '';
  for (let i = 0; i < n; i++)
    path += boxPath(-w / 2 + (w - rafter) * (i / (n - 1)), -d / 2, rafter, d);
  return path;
}
/** A clear roof on six posts: its sheets, the frame that shows through them, and the gutter along one long side. */
export function canopy(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const post = Math.max(0.9, 130 * p.k),
      sheets = Math.max(3, Math.round(w / (900 * p.k)));
    let posts = '',
      bars = '';
    for (const u of [-1, 0, 1])
      for (const v of [-1, 1])
        posts += boxPath(
          (u * (w - post)) / 2 - post / 2,
          (v * (d - post)) / 2 - post / 2,
          post,
          post,
        );
    for (let i = 0; i <= sheets; i++) {
      const x = -w / 2 + (i * w) / sheets;
      bars += segment(x, -d / 2, x, d / 2);
    }
    return [
      { kind: 'path', d: posts, fill: '#8a6236', stroke: TIMBER_LINE, strokeWidth: 0.22 },
      {
        kind: 'rect',
        x: -w / 2,
        y: -d / 2,
        width: w,
        height: d,
        fill: '#e4eae6',
        fillOpacity: 0.42,
      },
      line(bars, '#8d7457', 0.26),
      line(segment(-w / 2, -d / 2, w / 2, -d / 2) + segment(-w / 2, 0, w / 2, 0), '#8d7457', 0.36),
      line(segment(-w / 2, d / 2, w / 2, d / 2), '#55524b', 0.7),
    ];
  });
}
export function compostBins(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const n = Math.max(1, Math.round(w / (950 * p.k))),
      items: Primitive[] = [];
    for (let i = 0; i < n; i++) {
      const x = -w / 2 + ((i + 0.5) / n) * w,
        s = w / n;
      items.push(
        box(x, 0, s * 0.98, d, TIMBER_DARK, TIMBER_LINE, 0.26),
        box(x, 0, s * 0.8, d * 0.8, i % 2 ? '#6d5438' : '#7d6240', '#4f3b25', 0.16),
      );
      let bits = '';
      for (let j = 0; j < 12; j++)
        bits += segment(
          x + p.random.between(-0.34, 0.34) * s,
          p.random.between(-0.34, 0.34) * d,
          x + p.random.between(-0.34, 0.34) * s,
          p.random.between(-0.34, 0.34) * d,
        ).replace(/L.*/, 'l.5 .2');
      items.push(
        line(bits, i % 2 ? '#a58a5c' : '#8fa05c', 0.3),
        line(slats(x, 0, s * 0.96, d * 0.98, 240 * p.k, true), TIMBER_LINE, 0.1, 0.35),
      );
    }
    return items;
  });
}
export function raisedBed(p: Piece): Primitive[] {
  const edge = Math.max(0.5, Math.min(70 * p.k, Math.min(p.w, p.d) * 0.12));
  const across = p.w < p.d;
  let rows = '';
  const n = Math.max(2, Math.round((across ? p.d : p.w) / (300 * p.k)));
  for (let i = 0; i < n; i++) {
    const t = -0.5 + (i + 0.5) / n;
    rows += across
      ? segment(-p.w * 0.36, t * (p.d - edge * 2), p.w * 0.36, t * (p.d - edge * 2))
      : segment(t * (p.w - edge * 2), -p.d * 0.36, t * (p.w - edge * 2), p.d * 0.36);
  }
  return [
    box(0, 0, p.w, p.d, TIMBER, TIMBER_LINE, 0.34),
    box(0, 0, p.w - edge * 2, p.d - edge * 2, '#8a6c4b', '#5b4630', 0.2),
    line(rows, '#6e5439', Math.max(0.2, 50 * p.k), 0.6),
    line(
      segment(-p.w / 2, -p.d / 2, -p.w / 2 + edge, -p.d / 2 + edge) +
        segment(p.w / 2, -p.d / 2, p.w / 2 - edge, -p.d / 2 + edge) +
        segment(-p.w / 2, p.d / 2, -p.w / 2 + edge, p.d / 2 - edge) +
        segment(p.w / 2, p.d / 2, p.w / 2 - edge, p.d / 2 - edge),
      TIMBER_LINE,
      0.18,
    ),
  ];
}
