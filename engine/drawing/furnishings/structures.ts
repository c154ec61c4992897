/** Buildings and frames. */
import type { Primitive } from '../drawing.ts';
import {
  LINE,
  METAL,
  METAL_DARK,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LINE,
  TIMBER_PALE,
} from '../palette.ts';
import { boxPath, dot, segment } from '../path.ts';
import { box, line, slats, type Piece } from './piece.ts';

/** Calls the builder with the longer side along x, and turns the result back. */
const lengthwise = (p: Piece, draw: (w: number, d: number) => Primitive[]): Primitive[] =>
  p.w >= p.d ? draw(p.w, p.d) : [{ kind: 'group', turnDeg: 90, items: draw(p.d, p.w) }];

/** Which of the two roof pitches lies toward the light, given how the piece is turned on the page. */
const PITCH = { lit: '#c59f72', shade: '#a98257' };

/** A pitched roof of boards, its ridge along the longer side. */
export function shed(p: Piece): Primitive[] {
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
/** A flat roof sown with sedum inside its parapet, a roof light, and glass doors on its front. */
export function gardenRoom(p: Piece): Primitive[] {
  const edge = Math.min(p.w, p.d) * 0.05,
    w = p.w - edge * 2,
    d = p.d - edge * 2;
  const grains = (count: number) =>
    Array.from({ length: count }, () =>
      dot(p.random.between(-0.48, 0.48) * w, p.random.between(-0.48, 0.48) * d),
    ).join('');
  const count = Math.max(20, Math.min(150, Math.round(w * d * 0.35)));
  return [
    box(0, 0, p.w, p.d, '#b3a894', LINE, 0.4),
    box(0, 0, w, d, '#a8b285', '#7d7a62', 0.2),
    line(grains(count), '#8fa06a', 0.7),
    line(grains(count), '#c3c894', 0.55),
    line(grains(Math.round(count * 0.5)), '#b98e7d', 0.5),
    line(grains(Math.round(count * 0.4)), '#dcd9a6', 0.36),
    box(
      -p.w * 0.18,
      -p.d * 0.06,
      Math.min(1200 * p.k, p.w * 0.3),
      Math.min(800 * p.k, p.d * 0.32),
      '#cfe0e4',
      '#6f8f98',
      0.24,
    ),
    line(segment(-p.w * 0.18, -p.d * 0.2, -p.w * 0.18, p.d * 0.08), '#6f8f98', 0.14),
    box(0, p.d / 2 - edge * 0.5, p.w * 0.62, edge, '#dcebea', '#6f8f98', 0.18),
    line(slats(0, p.d / 2 - edge * 0.5, p.w * 0.62, edge, p.w * 0.155, false), '#56544e', 0.2),
  ];
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
export function outdoorKitchen(p: Piece): Primitive[] {
  return lengthwise(p, (w, d) => {
    const grill = Math.min(800 * p.k, w * 0.34),
      sink = Math.min(480 * p.k, w * 0.2);
    return [
      box(0, 0, w, d, '#d9d2c4', LINE, 0.32),
      line(segment(-w / 2, -d * 0.4, w / 2, -d * 0.4), '#b0a898', 0.14),
      box(-w * 0.2, 0, grill, d * 0.72, METAL_DARK, '#33322e', 0.2, 0.3),
      line(slats(-w * 0.2, 0, grill * 0.9, d * 0.6, 55 * p.k, false), METAL, 0.13),
      box(w * 0.28, 0, sink, d * 0.56, '#c3c7c6', METAL_DARK, 0.18, 0.5),
      { kind: 'circle', x: w * 0.28, y: 0, r: Math.max(0.16, sink * 0.08), fill: METAL_DARK },
      box(w * 0.05, d * 0.05, sink * 0.8, d * 0.4, TIMBER, TIMBER_LINE, 0.14, 0.2),
    ];
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
