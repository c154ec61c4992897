/** Herbs: sprigs and clumps, with the flower where it is what one knows them by. */
import { arc, at, curve, ellipse, polar, range } from '../kit/geometry.ts';
import type { Pt } from '../kit/geometry.ts';
import { bulb, orb } from '../kit/fruits.ts';
import { GREEN, feather, frilled, leaf, strap } from '../kit/leaves.ts';
import type { LeafStyle } from '../kit/leaves.ts';
import { bud, globe, petal, ring, star, umbel } from '../kit/flowers.ts';
import { sprig } from '../kit/habits.ts';
import { darker, mix, paler } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';
import type { Recipe } from './roots.ts';

type Bunch = {
  n?: number;
  spread?: number;
  length?: number;
  leafLength: number;
  leafWidth: number;
  green: string;
  style?: LeafStyle;
  nodes?: number;
  habit?: 'opposite' | 'alternate' | 'whorl';
  open?: number;
  taper?: number;
  weight?: number;
  stem?: string;
  top?: (tip: Pt, angle: number, scale: number) => void;
};
/** Several sprigs from one foot, outer ones behind and shorter. */
function bunch(p: Plate, b: Bunch): void {
  const n = b.n ?? 3;
  const order = range(n).sort((i, j) => Math.abs(j - (n - 1) / 2) - Math.abs(i - (n - 1) / 2));
  for (const i of order) {
    const off = n > 1 ? i / (n - 1) - 0.5 : 0;
    const k = 1 - Math.abs(off) * 0.34;
    const path = sprig(
      p,
      [500 + off * 60, 950],
      -90 + off * (b.spread ?? 62),
      (b.length ?? 780) * k,
      (q, a, s) =>
        leaf(
          p,
          q,
          a,
          b.leafLength * s * k,
          b.leafWidth * s * k,
          mix(b.green, paler(b.green, 0.18), p.chance()),
          { ...b.style, bend: p.jitter(0.12) },
        ),
      {
        nodes: b.nodes ?? 8,
        habit: b.habit ?? 'opposite',
        open: b.open ?? 54,
        taper: b.taper ?? 0.5,
        bend: off * -0.16,
        weight: b.weight ?? 10,
        ...(b.stem ? { stem: b.stem } : {}),
      },
    );
    if (b.top) b.top(path.at(1), path.angle(1), k);
    else
      for (const s of [-24, 24, 0])
        leaf(
          p,
          path.at(0.99),
          path.angle(1) + s,
          b.leafLength * k * (1 - (b.taper ?? 0.5)) * 1.15,
          b.leafWidth * k * (1 - (b.taper ?? 0.5)) * 1.1,
          paler(b.green, 0.2),
          b.style ?? {},
        );
  }
}
/** Small two-lipped flowers in rings about the end of a stem. */
const whorls = (
  p: Plate,
  tip: Pt,
  angle: number,
  k: number,
  colour: string,
  rings = 4,
  size = 26,
  gap = 46,
): void => {
  const stem = curve(at(tip, angle + 180, 10), angle, gap * rings * k, 0);
  p.stalk(stem, 6, 3, GREEN.stem);
  for (const r of range(rings).reverse())
    for (const o of [-1, 1, -0.5, 0.5, 0]) {
      const t = (r + 0.5) / rings;
      const q = at(stem.at(t), angle + 90 * o, Math.abs(o) * size * 0.85 * (1.1 - t * 0.45));
      petal(
        p,
        q,
        angle + o * 62,
        size * 1.05 * k * (1.15 - t * 0.4),
        size * 0.74 * k,
        mix(colour, paler(colour, 0.35), p.chance()),
        { shape: 'round', lines: 0, line: 1.2 },
      );
    }
};

function parsleyLeaf(p: Plate, q: Pt, a: number, size: number, green: string): void {
  for (const o of [-58, 58, 0]) {
    const st = curve(q, a + o, size * 0.42, 0);
    p.stalk(st, 5, 4, green);
    for (const d of [-50, 50, 0])
      frilled(
        p,
        st.at(0.95),
        a + o + d,
        size * 0.48,
        size * 0.42,
        mix(green, paler(green, 0.25), p.chance()),
        { frill: 0.2, waves: 7, blisters: false, ribWidth: 5 },
      );
  }
}
function parsley(p: Plate): void {
  for (const [x, y, k] of [
    [190, 520, 1],
    [810, 520, 1],
    [300, 340, 1],
    [700, 340, 1],
    [500, 240, 1.08],
    [390, 560, 0.9],
    [610, 560, 0.9],
  ] as const) {
    const st = arc([500 + (x - 500) * 0.06, 900], [x, y], (500 - x) * 0.0006);
    p.stalk(st, 11, 8, '#8aa858');
    parsleyLeaf(p, st.at(1), st.angle(1), 205 * k, '#5a8c3c');
  }
  p.stalk(curve([500, 895], 91, 120, 0.05), 30, 3, '#e6d9b4');
  p.rootlets([500, 980], 5, 50);
}
function coriander(p: Plate): void {
  for (const [x, y, k] of [
    [210, 600, 1],
    [790, 600, 1],
    [320, 400, 0.9],
    [680, 420, 0.9],
  ] as const) {
    const st = arc([500, 950], [x, y], (500 - x) * 0.0006);
    p.stalk(st, 9, 6, GREEN.stem);
    for (const [u, o] of [
      [0.7, -62],
      [0.7, 62],
      [1, 0],
    ] as const)
      for (const d of [-52, 52, 0])
        leaf(p, st.at(u), st.angle(u) + o + d, 112 * k, 104 * k, '#6f9f4a', {
          shape: 'round',
          teeth: 3,
          bite: 0.3,
          veins: 3,
        });
  }
  const stem = curve([500, 950], -90, 640, 0.02);
  p.stalk(stem, 11, 7, GREEN.stem);
  for (const s of [-1, 1])
    feather(p, stem.at(0.55), -90 + s * 50, 190, '#7aa550', { order: 1, pairs: 4, weight: 4 });
  for (const s of [-1, 1]) {
    const b = curve(stem.at(0.68), -90 + s * 38, 230, -0.05 * s);
    p.stalk(b, 7, 5, GREEN.stem);
    umbel(p, b.at(1), -90 + s * 14, 110, 7, '#f6eef0', { floret: 9 });
  }
  umbel(p, stem.at(1), -90, 140, 9, '#f8f0f2', { floret: 10 });
  for (const [x, y] of [
    [690, 890],
    [740, 910],
    [716, 866],
  ] as const)
    orb(p, [x, y], 22, '#c9a566', { hatch: false, ribs: 8 });
}
function fernyUmbel(
  p: Plate,
  green: string,
  flower: string,
  style: {
    order: number;
    rays: number;
    weight: number;
    height: number;
    spread?: number;
    seeds?: boolean;
  },
): void {
  const stem = curve([500, 960], -90, style.height, 0.02);
  p.stalk(stem, style.weight, style.weight * 0.5, '#8fae62');
  for (const [t, s, l] of [
    [0.08, -1, 420],
    [0.16, 1, 420],
    [0.34, -1, 330],
    [0.44, 1, 310],
    [0.62, -1, 210],
  ] as const)
    feather(p, stem.at(t), -90 + s * 46, l, green, {
      order: style.order,
      pairs: 7,
      weight: 5,
      open: 40,
      start: 0.22,
    });
  for (const [t, s, l] of [
    [0.66, 1, 250],
    [0.76, -1, 220],
  ] as const) {
    const b = curve(stem.at(t), -90 + s * 42, l, -0.06 * s);
    p.stalk(b, 8, 5, '#8fae62');
    umbel(p, b.at(1), -90 + s * 20, 112, style.rays - 3, flower, {
      floret: 8,
      seeds: style.seeds ?? false,
    });
  }
  umbel(p, stem.at(1), -90, 160, style.rays, flower, { floret: 9.5, spread: style.spread ?? 130 });
}
/** Bronze fennel: a broad bush of thread, with sheaths at the joints and small heads held above. */
function fennel(p: Plate): void {
  for (const [a, l, w] of [
    [-112, 690, 15],
    [-68, 700, 15],
    [-90, 800, 24],
  ] as const) {
    const stem = curve([500, 960], a, l, (a + 90) * -0.0022);
    p.stalk(stem, w, w * 0.45, '#8f9a5c');
    for (const i of range(4)) {
      const t = 0.14 + i * 0.2;
      for (const s of [-1, 1])
        feather(
          p,
          stem.at(t),
          stem.angle(t) + s * 38,
          330 - i * 52,
          mix('#7c8a4f', '#8a6a55', p.chance()),
          { order: 2, pairs: 6, weight: 4, open: 27, start: 0.34, bow: -0.12 * s },
        );
      leaf(p, stem.at(t - 0.05), stem.angle(t), 92, w * 1.9, '#a3ab6c', {
        shape: 'elliptic',
        veins: 0,
      });
    }
    for (const o of [-34, 30, 0]) {
      const b = curve(stem.at(o ? 0.86 : 0.99), stem.angle(1) + o, o ? 130 : 24, 0);
      p.stalk(b, 6, 4, '#8f9a5c');
      umbel(p, b.at(1), stem.angle(1) + o * 0.7, 78, 7, '#e3bf3a', { floret: 6.5, spread: 118 });
    }
  }
}
function chives(p: Plate, colour: string, white: boolean): void {
  for (const i of range(26))
    strap(
      p,
      [410 + i * 7, 880],
      -90 + (i - 12.5) * 3.6,
      560 + p.jitter(110),
      white ? 24 : 15,
      mix('#5f9048', '#7dab5c', p.chance()),
      (i - 12.5) * 0.014,
      { tip: 6, keel: white },
    );
  for (const [x, y, r] of [
    [250, 360, 84],
    [400, 230, 96],
    [590, 200, 92],
    [760, 350, 86],
    [505, 360, 88],
  ] as const) {
    p.stalk(arc([500 + (x - 500) * 0.2, 880], [x, y], (500 - x) * 0.0005), 9, 8, '#86a862');
    if (white)
      globe(p, [x, y], r, (q, a) => star(p, q, 34, 6, '#f8f5ea', '#b9c26a', 'point', a), 15, 0.7);
    else
      globe(
        p,
        [x, y],
        r,
        (q) => {
          const a = Math.atan2(q[1] - y, q[0] - x) * 57.3;
          for (const o of [-16, 16, 0])
            petal(
              p,
              at(q, a + 180, 12),
              a + o,
              44,
              17,
              mix(colour, paler(colour, 0.35), p.chance()),
              { shape: 'point', lines: 1, line: 1.1 },
            );
        },
        34,
        0.88,
      );
  }
  for (const x of [430, 480, 530, 580])
    bulb(p, [x, 955], 46, 96, '#efe8d8', { neck: 0.5, lines: 4 });
}
function bay(p: Plate): void {
  const stem = curve([170, 900], -52, 920, 0.1);
  p.stalk(stem, 20, 8, '#8a6a4c');
  for (const i of range(11)) {
    const t = 0.1 + i * 0.083;
    leaf(
      p,
      stem.at(t),
      stem.angle(t) + (i % 2 ? 50 : -50),
      300 - i * 7,
      104,
      mix('#4a7040', '#628a50', p.chance()),
      { shape: 'elliptic', waves: 8, veins: 8, bend: (i % 2 ? -1 : 1) * 0.1 },
    );
  }
  leaf(p, stem.at(0.99), stem.angle(1), 210, 78, '#6d9455', { shape: 'elliptic', waves: 6 });
  for (const [t, a] of [
    [0.42, 60],
    [0.47, 76],
    [0.4, 86],
  ] as const) {
    const st = curve(stem.at(t), a, 80, 0.1);
    p.stalk(st, 5, 4, '#8a6a4c');
    orb(p, at(st.at(1), a, 20), 27, '#2e2a38', { tall: 1.14, hatch: false });
  }
}
function thyme(p: Plate): void {
  for (const [a, l] of [
    [-150, 470],
    [-30, 470],
    [-128, 600],
    [-52, 600],
    [-108, 690],
    [-74, 700],
    [-90, 740],
  ] as const) {
    const path = sprig(
      p,
      [500, 900],
      a,
      l,
      (q, b, s) =>
        leaf(p, q, b, 74 * (0.6 + s * 0.4), 32, mix('#6d8f55', '#8aa872', p.chance()), {
          shape: 'elliptic',
          veins: 2,
          hatch: false,
        }),
      {
        nodes: 11,
        habit: 'whorl',
        from: 0.2,
        taper: 0.3,
        weight: 10,
        stem: '#8f6a4a',
        bend: (a + 90) * -0.0016,
      },
    );
    for (const r of range(3))
      for (const i of range(6))
        petal(
          p,
          path.at(1 - r * 0.06),
          path.angle(1) - 75 + i * 30,
          38 - r * 3,
          24,
          mix('#c58ab8', '#e2b6d4', p.chance()),
          { shape: 'round', lines: 0, line: 1.1 },
        );
  }
}
function needles(
  p: Plate,
  style: { green: string; length: number; width: number; flower?: string; n: number },
): void {
  for (const [a, l] of [
    [-122, 640],
    [-58, 640],
    [-102, 780],
    [-78, 760],
  ] as const) {
    const stem = curve([500, 950], a, l, (a + 90) * -0.002);
    p.stalk(stem, 14, 6, '#8a6e50');
    for (const i of range(style.n))
      for (const s of [-1, 1]) {
        const t = 0.1 + (0.88 * i) / style.n;
        strap(
          p,
          stem.at(t),
          stem.angle(t) + s * (38 + p.jitter(14)),
          style.length * (1 - t * 0.3),
          style.width,
          mix(style.green, darker(style.green, 0.25), p.chance()),
          s * -0.06,
          { tip: 5 },
        );
        if (style.flower && i % 3 === 1 && t > 0.35) {
          const q = at(stem.at(t), stem.angle(t) + s * 80, 26);
          for (const o of [-36, 36, 0])
            petal(
              p,
              q,
              stem.angle(t) + s * 70 + o,
              40,
              25,
              mix(style.flower, paler(style.flower, 0.3), p.chance()),
              { shape: 'round', lines: 1, line: 1.2 },
            );
        }
      }
    for (const o of [-20, 0, 20])
      strap(p, stem.at(0.98), stem.angle(1) + o, style.length * 0.7, style.width, style.green, 0, {
        tip: 5,
      });
  }
}
function lavender(p: Plate): void {
  for (const i of range(16))
    strap(
      p,
      [440 + i * 8, 940],
      -90 + (i - 7.5) * 8,
      330 + p.jitter(60),
      20,
      mix('#8fa08a', '#a9b79c', p.chance()),
      (i - 7.5) * 0.02,
      { tip: 5 },
    );
  for (const [a, l] of [
    [-122, 690],
    [-58, 690],
    [-110, 770],
    [-70, 770],
    [-98, 830],
    [-83, 850],
  ] as const) {
    const stem = curve([500, 940], a, l * 0.76, (a + 90) * -0.0014);
    p.stalk(stem, 8, 5, '#93a486');
    whorls(p, stem.at(1), stem.angle(1), 1, '#6f5aae', 6, 27, 34);
    whorls(p, stem.at(0.86), stem.angle(0.86), 0.9, '#6f5aae', 1, 24, 30);
  }
}
function borage(p: Plate): void {
  const stem = curve([480, 960], -88, 560, 0.05);
  p.stalk(stem, 24, 14, '#9ab06a');
  for (const [t, a, l] of [
    [0.1, -155, 340],
    [0.2, -25, 350],
    [0.42, -160, 280],
    [0.52, -18, 280],
  ] as const)
    leaf(p, stem.at(t), a, l, 158, '#7a9a5c', { shape: 'elliptic', waves: 7, veins: 8 });
  for (const [a, l, x] of [
    [-128, 330, -1],
    [-90, 370, 0],
    [-50, 330, 1],
  ] as const) {
    const b = curve(stem.at(0.97), a, l, x * -0.1);
    p.stalk(b, 11, 6, '#a98a72');
    for (const [u, o, r] of [
      [1, 0, 92],
      [0.66, 58, 76],
      [0.56, -62, 70],
    ] as const) {
      const q = at(b.at(u), a + o, o ? 96 : 10);
      p.stalk(arc(b.at(u), q, 0.1), 6, 5, '#a98a72');
      ring(p, q, 5, r * 0.92, 22, '#8a7a6a', { shape: 'point', lines: 0, turn: -54 });
      ring(p, q, 5, r, r * 0.72, '#4f78d0', { shape: 'point', lines: 4, hatch: true });
      ring(p, q, 5, r * 0.24, r * 0.2, '#f6f3ea', { shape: 'round', lines: 0, turn: -54 });
      p.solid(
        polar(q, (t) => r * 0.13 * (1 + 0.2 * Math.cos((t * 5 * Math.PI) / 180)), 1.1),
        '#2e2540',
        { hatch: false },
      );
    }
    bud(p, b.at(0.84), a - 40, 60, '#c97aa8', '#a98a72');
  }
}
function chamomile(p: Plate): void {
  for (const [x, y, r, s] of [
    [210, 430, 88, 0.8],
    [370, 270, 96, 0.92],
    [590, 220, 100, 1],
    [790, 400, 90, 0.84],
    [490, 450, 92, 0.94],
    [660, 540, 80, 0.78],
  ] as const) {
    const stem = arc([500 + (x - 500) * 0.1, 950], [x, y], (500 - x) * 0.0005);
    p.stalk(stem, 8, 6, '#8fae62');
    for (const i of range(3))
      feather(p, stem.at(0.16 + i * 0.2), stem.angle(0.3) + (i % 2 ? 50 : -50), 170, '#7aa04f', {
        order: 2,
        pairs: 4,
        weight: 3,
        open: 44,
      });
    for (const pt of range(14))
      petal(p, [x, y], pt * 25.7 + p.jitter(4), r, r * 0.38, '#fdfaf1', {
        shape: 'strap',
        lines: 2,
        notch: 0.05,
        flat: { about: [x, y], squash: s, tilt: 0 },
      });
    p.solid(
      polar([x, y - r * 0.1], () => r * 0.34, 0.92),
      '#eab52c',
    );
    for (const i of range(26))
      p.wash(
        ellipse(at([x, y - r * 0.1], i * 137.5, r * 0.3 * Math.sqrt(i / 26)), 3, 2.4),
        i % 2 ? '#c98a1c' : '#f6dc7a',
      );
  }
}
function sorrel(p: Plate): void {
  for (const [a, l, w] of [
    [-152, 430, 130],
    [-28, 430, 130],
    [-128, 540, 140],
    [-54, 540, 140],
    [-106, 600, 150],
    [-76, 600, 150],
  ] as const) {
    const st = curve([480, 900], a, l * 0.42, (a + 90) * 0.002);
    p.stalk(st, 13, 9, '#b0806a');
    for (const s of [-1, 1])
      leaf(p, at(st.at(1), st.angle(1), 14), st.angle(1) + s * 152, 84, 50, '#6f9a45', {
        shape: 'lance',
        veins: 0,
      });
    leaf(p, st.at(0.97), st.angle(1), l * 0.66, w, '#6f9a45', { shape: 'ovate', rib: '#d99a80' });
  }
  const stem = curve([490, 900], -88, 800, 0.03);
  p.stalk(stem, 12, 6, '#b3705c');
  for (const i of range(9))
    for (const s of [-1, 1]) {
      const t = 0.52 + i * 0.052;
      const b = curve(stem.at(t), -90 + s * 28, 110 - i * 8, 0);
      p.stalk(b, 4, 3, '#b3705c');
      for (const k of range(5))
        p.solid(
          ellipse(at(b.at(0.25 + k * 0.18), k % 2 ? 0 : 180, 9), 12, 10),
          mix('#c2564a', '#dc9a80', p.chance()),
          { hatch: false, line: 1.1 },
        );
    }
  p.rootlets([485, 905], 7, 80);
}
function lovage(p: Plate): void {
  const stem = curve([500, 960], -90, 660, 0.02);
  p.stalk(stem, 30, 14, '#93ae62');
  for (const [t, a, l] of [
    [0.06, -158, 330],
    [0.12, -22, 330],
    [0.34, -145, 290],
    [0.42, -35, 290],
    [0.64, -128, 200],
  ] as const) {
    const st = curve(stem.at(t), a, l, 0.05);
    p.stalk(st, 11, 6, '#93ae62');
    for (const [u, o] of [
      [0.56, -60],
      [0.56, 60],
      [0.98, -44],
      [0.98, 44],
      [1, 0],
    ] as const)
      leaf(p, st.at(u), st.angle(u) + o, 165 * (l / 330), 118 * (l / 330), '#5c8c40', {
        shape: 'obovate',
        teeth: 4,
        bite: 0.32,
        veins: 4,
      });
  }
  const b = curve(stem.at(0.82), -52, 230, 0.05);
  p.stalk(b, 10, 7, '#93ae62');
  umbel(p, b.at(1), -70, 110, 8, '#d9cf5c', { floret: 9 });
  umbel(p, stem.at(1), -94, 150, 11, '#e0d662', { floret: 10 });
}
function lemonVerbena(p: Plate): void {
  bunch(p, {
    leafLength: 220,
    leafWidth: 58,
    green: '#8aa852',
    habit: 'whorl',
    nodes: 6,
    open: 62,
    taper: 0.35,
    style: { shape: 'lance', veins: 9 },
    n: 3,
    top: (q, a, k) => {
      const st = curve(q, a, 190 * k, 0);
      p.stalk(st, 5, 3, '#a98a6a');
      for (const i of range(9))
        for (const s of [-1, 1]) {
          const b = curve(st.at(0.1 + i * 0.1), a + s * 40, 52 - i * 3, 0);
          p.stalk(b, 3, 2, '#a98a6a');
          for (const u of [0.5, 1])
            ring(p, b.at(u), 4, 14, 13, '#efe2ee', { shape: 'round', lines: 0, line: 1 });
        }
    },
  });
}

export const herbRecipes: Record<string, Recipe> = {
  basil: (p) =>
    bunch(p, {
      n: 3,
      spread: 76,
      length: 620,
      leafLength: 250,
      leafWidth: 168,
      green: '#6d9f45',
      nodes: 4,
      open: 68,
      taper: 0.42,
      weight: 16,
      style: { shape: 'ovate', veins: 6 },
      top: (q, a, k) => {
        for (const s of [-40, 40, 0])
          leaf(p, q, a + s, 110 * k, 74 * k, '#8aba5a', { shape: 'ovate' });
        whorls(p, q, a, k, '#f3eef0', 3, 20, 34);
      },
    }),
  bay,
  thyme,
  lavender,
  borage,
  chamomile,
  sorrel,
  lovage,
  parsley,
  coriander,
  chives: (p) => chives(p, '#a878c2', false),
  'garlic-chives': (p) => chives(p, '#f6f3e6', true),
  dill: (p) => fernyUmbel(p, '#7fa05c', '#ecd04a', { order: 2, rays: 11, weight: 12, height: 640 }),
  'fennel-herb': fennel,
  'lemon-balm': (p) =>
    bunch(p, {
      n: 3,
      leafLength: 190,
      leafWidth: 140,
      green: '#93b352',
      nodes: 6,
      open: 66,
      taper: 0.52,
      style: { shape: 'ovate', teeth: 7, bite: 0.14, veins: 6 },
    }),
  mint: (p) =>
    bunch(p, {
      n: 3,
      length: 660,
      leafLength: 200,
      leafWidth: 92,
      green: '#5f9a58',
      nodes: 7,
      open: 64,
      taper: 0.45,
      stem: '#8f7a6a',
      style: { shape: 'lance', teeth: 12, bite: 0.13, veins: 7 },
      top: (q, a, k) => {
        for (const s of [-38, 38])
          leaf(p, q, a + s, 96 * k, 44 * k, '#7ab06a', { shape: 'lance', teeth: 8, bite: 0.13 });
        whorls(p, q, a, k, '#bfa0cf', 5, 25, 29);
      },
    }),
  oregano: (p) =>
    bunch(p, {
      n: 5,
      spread: 84,
      length: 640,
      leafLength: 96,
      leafWidth: 66,
      green: '#6d9150',
      nodes: 7,
      open: 60,
      taper: 0.3,
      stem: '#9a6a5c',
      style: { shape: 'ovate', veins: 4 },
      top: (q, a, k) => {
        for (const s of [-50, 50, -22, 22, 0]) {
          const b = curve(q, a + s, 92 * k, 0);
          p.stalk(b, 5, 4, '#9a6a5c');
          globe(
            p,
            b.at(1),
            34 * k,
            (c, t) => {
              ring(p, c, 4, 15, 14, mix('#c286ae', '#e3b9d2', p.chance()), {
                shape: 'round',
                lines: 0,
                turn: t,
                line: 1.1,
              });
            },
            12,
            0.8,
          );
        }
      },
    }),
  rosemary: (p) =>
    needles(p, { green: '#5c7f68', length: 112, width: 17, flower: '#8a9ad2', n: 22 }),
  'winter-savory': (p) =>
    needles(p, { green: '#5c8a45', length: 84, width: 21, flower: '#efe6ee', n: 17 }),
  sage: (p) =>
    bunch(p, {
      n: 3,
      spread: 70,
      length: 640,
      leafLength: 270,
      leafWidth: 98,
      green: '#94a78a',
      nodes: 6,
      open: 58,
      taper: 0.5,
      weight: 13,
      stem: '#a3927a',
      style: { shape: 'elliptic', veins: 10, waves: 12 },
      top: (q, a, k) => {
        for (const s of [-30, 30])
          leaf(p, q, a + s, 120 * k, 46 * k, '#aebda2', { shape: 'elliptic' });
        whorls(p, q, a, k, '#7f70b8', 4, 31, 44);
      },
    }),
  'french-tarragon': (p) =>
    bunch(p, {
      n: 5,
      spread: 76,
      length: 780,
      leafLength: 165,
      leafWidth: 23,
      green: '#6d9850',
      nodes: 15,
      habit: 'alternate',
      open: 48,
      taper: 0.45,
      weight: 8,
      style: { shape: 'linear', veins: 0 },
    }),
  chervil: (p) => {
    for (const [x, y, k] of [
      [200, 480, 1],
      [800, 480, 1],
      [310, 320, 0.95],
      [690, 320, 0.95],
      [500, 420, 1],
    ] as const) {
      const st = arc([500, 930], [x, y], (500 - x) * 0.0006);
      p.stalk(st, 9, 6, '#9cb86e');
      for (const [u, o] of [
        [0.62, -58],
        [0.62, 58],
        [0.82, -50],
        [0.82, 50],
        [1, 0],
      ] as const) {
        const q = st.at(u);
        for (const d of [-46, 46, 0])
          leaf(
            p,
            at(q, st.angle(u) + o, 30),
            st.angle(u) + o + d,
            88 * k,
            52 * k,
            mix('#8fbb5c', '#a5c974', p.chance()),
            { shape: 'ovate', lobes: 3, depth: 0.55, veins: 3 },
          );
      }
    }
    const stem = curve([500, 930], -90, 620, 0.02);
    p.stalk(stem, 9, 6, '#9cb86e');
    umbel(p, stem.at(1), -90, 105, 6, '#faf7ec', { floret: 10 });
  },
  hyssop: (p) =>
    bunch(p, {
      n: 5,
      spread: 66,
      length: 560,
      leafLength: 108,
      leafWidth: 26,
      green: '#648c50',
      nodes: 10,
      habit: 'whorl',
      open: 54,
      taper: 0.25,
      style: { shape: 'lance', veins: 2 },
      top: (q, a, k) => whorls(p, q, a, k, '#4a5cb4', 7, 27, 33),
    }),
  'lemon-verbena': lemonVerbena,
};
