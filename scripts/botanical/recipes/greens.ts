/** Leafy vegetables, the cabbage family and stems. */
import { arc, at, band, bump, curve, ellipse, polar, range } from '../kit/geometry.ts';
import type { Pt } from '../kit/geometry.ts';
import { orb } from '../kit/fruits.ts';
import { GREEN, feather, frilled, leaf, palmate } from '../kit/leaves.ts';
import { ring } from '../kit/flowers.ts';
import { fan, ground } from '../kit/habits.ts';
import { darker, mix, paler } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';
import type { Recipe } from './roots.ts';

function lettuce(p: Plate): void {
  for (const [n, spread, length, width, colour, y] of [
    [7, 200, 400, 250, '#86a84c', 700],
    [6, 150, 330, 235, '#9dbb5c', 716],
    [5, 104, 265, 210, '#b4cd71', 728],
    [3, 50, 205, 170, '#cbdd8d', 738],
  ] as const) {
    fan(n, spread, (a, k) =>
      frilled(p, [500 + Math.cos((a * Math.PI) / 180) * 50, y], a, length * k, width, colour, {
        frill: 0.09,
        waves: 9,
        rib: '#e9efc6',
        shape: 'obovate',
      }),
    );
  }
  p.rootlets([500, 760], 9, 90);
}

function spinach(p: Plate): void {
  for (const [a, l, w] of [
    [-158, 330, 150],
    [-22, 330, 150],
    [-135, 430, 180],
    [-45, 430, 180],
    [-112, 500, 190],
    [-68, 500, 190],
    [-90, 530, 190],
  ] as const) {
    const path = curve([500, 780], a, l * 0.45, (a + 90) * 0.0022);
    p.stalk(path, 18, 11, '#a3ba78');
    leaf(p, path.at(0.96), path.angle(1), l * 0.62, w, '#4d7a3c', {
      shape: 'ovate',
      waves: 3,
      veins: 7,
      rib: '#b9cc92',
    });
  }
  p.stalk(curve([500, 785], 90, 130, 0.05), 20, 2, '#d59aa0');
  p.rootlets([500, 850], 5, 70);
}

function chard(p: Plate): void {
  for (const [a, k, rib] of [
    [-128, 0.86, '#e7b53d'],
    [-52, 0.86, '#f1ead6'],
    [-110, 0.96, '#d9476b'],
    [-70, 0.96, '#e8863a'],
    [-90, 1.03, '#c42f4e'],
  ] as const) {
    const path = curve([500 + (a + 90) * 1.1, 840], a, 330 * k, (a + 90) * 0.0016);
    frilled(p, path.at(0.78), path.angle(1), 510 * k, 245, '#4f7d3f', {
      rib,
      ribWidth: 32,
      frill: 0.1,
      waves: 9,
      shape: 'elliptic',
    });
    p.stalk(path, 46, 32, rib);
  }
  p.rootlets([500, 850], 9, 80);
}

function kale(p: Plate): void {
  p.stalk(curve([500, 930], -90, 420, 0.02), 42, 30, '#a9b58a');
  for (const [a, k, y] of [
    [-170, 0.76, 700],
    [-10, 0.76, 700],
    [-148, 0.92, 640],
    [-32, 0.92, 640],
    [-122, 1, 590],
    [-58, 1, 590],
    [-100, 1.02, 560],
    [-80, 0.98, 560],
  ] as const) {
    frilled(p, [500, y], a, 430 * k, 190, mix('#47705f', '#6c9476', p.chance()), {
      frill: 0.19,
      waves: 15,
      rib: '#bccdae',
      shape: 'elliptic',
      bend: (a + 90) * 0.0016,
    });
  }
}

function cabbage(p: Plate): void {
  p.stalk(curve([500, 900], -90, 120, 0), 60, 64, '#c5cba2');
  p.rootlets([500, 905], 9, 80);
  for (const [a, k] of [
    [-175, 1],
    [-5, 1],
    [-145, 1.1],
    [-35, 1.1],
    [-118, 1.12],
    [-62, 1.12],
    [-90, 1.16],
  ] as const)
    frilled(p, [500, 770], a, 400 * k, 330, mix('#5f8c70', '#7ea587', p.chance()), {
      frill: 0.045,
      waves: 6,
      rib: '#dfe8cb',
      bend: (a + 90) * 0.001,
    });
  const heart = polar(
    [500, 580],
    (t) => 214 * (1 + 0.16 * Math.max(0, Math.cos(((t + 90) * Math.PI) / 180)) ** 6),
    0.98,
  );
  p.solid(heart, '#a9c98c', { shade: 0.13 });
  p.within(heart, () => {
    for (const [side, reach] of [
      [-1, 0.9],
      [1, 0.6],
      [-1, 0.28],
    ] as const) {
      const wrap = arc([500 - side * 20, 330], [500 + side * 120 * reach, 780], -0.42 * side);
      p.wash(
        [
          ...range(30).map((i) => wrap.at(i / 29)),
          [500 + side * 400, 780],
          [500 + side * 400, 300],
        ],
        side < 0 ? paler('#a9c98c', 0.25) : darker('#a9c98c', 0.1),
        0.6,
      );
      p.line(
        range(30).map((i) => wrap.at(i / 29)),
        2.4,
      );
      for (const i of range(7)) {
        const v = curve(
          wrap.at(0.2 + i * 0.1),
          (side > 0 ? -20 : 200) + i * 6 * side,
          130,
          0.2 * side,
        );
        p.line(
          range(8).map((k) => v.at(k / 7)),
          2,
          '#eef3d6',
          0.85,
        );
      }
    }
  });
  for (const s of [-1, 1])
    frilled(p, [500 + s * 40, 835], -90 + s * 46, 360, 250, '#86b088', {
      frill: 0.045,
      waves: 6,
      rib: '#e6eed2',
      bend: -0.26 * s,
    });
}

function sproutBall(p: Plate, c: Pt, r: number): void {
  const outline = orb(p, c, r, '#8fb066', { hatch: false });
  p.within(outline, () => {
    for (const s of [-1, 1]) {
      const path = arc([c[0], c[1] - r], [c[0] + s * r * 0.5, c[1] + r], -0.3 * s);
      p.line(
        range(12).map((i) => path.at(i / 11)),
        1.4,
      );
    }
    p.line(
      [
        [c[0], c[1] - r * 0.2],
        [c[0] + r * 0.1, c[1] + r],
      ],
      1.2,
      '#dfe8b9',
    );
  });
}
function sprouts(p: Plate): void {
  p.stalk(curve([500, 940], -90, 660, 0.01), 62, 44, '#b8bd8c');
  p.rootlets([500, 940], 9, 80);
  for (const [a, k, y] of [
    [-178, 0.7, 420],
    [-2, 0.7, 420],
    [-158, 0.86, 370],
    [-22, 0.86, 370],
    [-130, 0.95, 320],
    [-50, 0.95, 320],
    [-105, 1, 300],
    [-75, 1, 300],
    [-90, 0.9, 300],
  ] as const) {
    const stem = curve([500, y], a, 120 * k, 0);
    p.stalk(stem, 17, 11, '#c9cf9f');
    leaf(p, stem.at(0.9), a, 185 * k, 178 * k, mix('#5f8a68', '#7da583', p.chance()), {
      shape: 'round',
      waves: 4,
      rib: '#d9e2bd',
    });
  }
  for (const row of range(7))
    for (const x of row % 2 ? [-78, -6, 72] : [-52, 42])
      sproutBall(p, [500 + x, 480 + row * 62], 38 + row * 1.4);
}

function broccoli(p: Plate): void {
  p.stalk(curve([500, 940], -90, 520, 0.01), 50, 34, '#a9b58c');
  for (const [a, k, y] of [
    [-172, 0.85, 720],
    [-8, 0.85, 720],
    [-150, 1, 620],
    [-30, 1, 620],
    [-125, 1.06, 540],
    [-55, 1.06, 540],
  ] as const) {
    const stem = curve([500, y], a, 130, 0);
    p.stalk(stem, 18, 11, '#a892a4');
    leaf(p, stem.at(0.9), a, 290 * k, 170, mix('#557a68', '#708f7a', p.chance()), {
      waves: 6,
      lobes: 3,
      depth: 0.14,
      rib: '#b79fb8',
    });
  }
  const head = (c: Pt, r: number): void => {
    for (const i of range(46)) {
      const d = r * Math.sqrt(1 - i / 46);
      const [x, y] = at([0, 0], i * 137.5, d);
      p.solid(
        ellipse([c[0] + x, c[1] + y * 0.72], r * 0.155, r * 0.145, 0, 14),
        mix('#6c4a83', '#9a76a8', p.chance()),
        { hatch: false, line: 1.1 },
      );
    }
  };
  for (const [x, y, r] of [
    [352, 420, 60],
    [650, 410, 62],
    [408, 560, 46],
    [596, 566, 48],
    [330, 560, 36],
    [676, 560, 38],
  ] as const) {
    p.stalk(arc([500, y + 150], [x, y + r * 0.5], 0.1 * Math.sign(500 - x)), 22, 17, '#93a878');
    for (const s of [-1, 1])
      leaf(p, [x, y + r * 0.9], -90 + s * 48, r * 1.6, r * 0.7, '#64876f', {});
    head([x, y], r);
  }
  for (const s of [-1, 1])
    leaf(p, [500, 440], -90 + s * 44, 210, 96, '#64876f', { rib: '#b79fb8' });
  head([500, 350], 104);
}

function cauliflower(p: Plate): void {
  p.stalk(curve([500, 900], -90, 140, 0), 70, 74, '#c5cba2');
  for (const [a, k] of [
    [-168, 1],
    [-12, 1],
    [-140, 1.12],
    [-40, 1.12],
    [-115, 1.2],
    [-65, 1.2],
    [-90, 1.24],
  ] as const)
    frilled(p, [500, 790], a, 430 * k, 230, mix('#5c8a5c', '#7ba670', p.chance()), {
      frill: 0.05,
      waves: 7,
      rib: '#dfe8cb',
      shape: 'elliptic',
      bend: (a + 90) * 0.0013,
    });
  for (const i of range(90)) {
    const d = 205 * Math.sqrt(1 - i / 90);
    const [x, y] = at([0, 0], i * 137.5, d);
    p.solid(
      polar(
        [500 + x, 590 + y * 0.78],
        (t) => 33 * (1 + 0.1 * Math.cos((t * 6 * Math.PI) / 180)),
        0.95,
        i * 30,
        26,
      ),
      mix('#f7f0d6', '#e9ddb4', Math.max(0, (x + y) / 300)),
      { hatch: false, line: 1.2 },
    );
  }
  for (const [a, x] of [
    [-128, 390],
    [-52, 610],
  ] as const)
    frilled(p, [x, 860], a + (a < -90 ? 14 : -14), 300, 210, '#86ad74', {
      frill: 0.05,
      waves: 6,
      rib: '#e6eed2',
      bend: a < -90 ? -0.2 : 0.2,
    });
}

function pakChoi(p: Plate): void {
  for (const [a, k, w] of [
    [-122, 0.85, 1],
    [-58, 0.85, 1],
    [-106, 0.97, 1],
    [-74, 0.97, 1],
    [-90, 1.02, 1],
  ] as const) {
    const path = curve([500 + (a + 90) * 1.5, 850], a, 330 * k, (a + 90) * 0.003);
    leaf(p, path.at(0.85), path.angle(1), 380 * k, 255 * w, '#4c7d45', {
      shape: 'round',
      waves: 4,
      veins: 7,
      rib: '#f1f2e0',
    });
    const stem = band(path, (t) => 62 - 34 * t, 20);
    p.solid(stem, '#eef0dc', { shade: 0.2 });
    for (const o of [-18, 0, 18])
      p.line(
        range(12).map((i) =>
          at(path.at(0.05 + i * 0.07), path.angle(i / 12) + 90, o * (1 - i * 0.045)),
        ),
        1,
        '#a5ad84',
        0.8,
      );
  }
  p.solid(ellipse([500, 862], 120, 34), '#e3e6c8');
  p.rootlets([500, 885], 9, 66);
}

function rocket(p: Plate): void {
  for (const [a, k] of [
    [-160, 0.72],
    [-20, 0.72],
    [-138, 0.88],
    [-42, 0.88],
    [-116, 1],
    [-64, 1],
    [-90, 1.02],
  ] as const)
    leaf(p, [500, 800], a, 470 * k, 150, mix('#6f9a48', '#89ad5a', p.chance()), {
      shape: 'spoon',
      lobes: 4.5,
      depth: 0.74,
      veins: 6,
      bend: (a + 90) * 0.0015,
    });
  const stem = curve([500, 800], -79, 650, 0.07);
  p.stalk(stem, 9, 4, GREEN.stem);
  for (const [t, s] of [
    [0.98, 0],
    [0.9, -1],
    [0.86, 1],
  ] as const) {
    const c = at(stem.at(t), -90 + s * 70, s ? 58 : 4);
    p.stalk(arc(stem.at(t - 0.04), c), 4, 3, GREEN.stem);
    ring(p, c, 4, 46, 34, '#f6f1dc', { shape: 'spoon', turn: -45, lines: 5 });
    p.wash(ellipse(c, 6, 6), '#d5c25a');
  }
  p.stalk(curve([500, 800], 92, 120, 0.1), 14, 2, '#d9caa0');
}

function rhubarb(p: Plate): void {
  for (const [a, k] of [
    [-122, 0.88],
    [-58, 0.88],
    [-90, 1.06],
  ] as const) {
    const path = curve([500 + (a + 90) * 1.6, 880], a, 420 * k, (a + 90) * 0.0016);
    palmate(p, at(path.at(1), path.angle(1), 60), path.angle(1), 250 * k, '#5f8f46', {
      lobes: 5,
      depth: 0.14,
      teeth: 3,
      spread: 310,
      squash: 1,
    });
    p.solid(
      band(path, (t) => 36 - 15 * t, 30),
      '#c4404f',
      { shade: 0.2 },
    );
    for (const o of [-15, -5, 5, 15])
      p.line(
        range(14).map((i) =>
          at(path.at(0.03 + i * 0.07), path.angle(i / 14) + 90, o * (1 - i * 0.03)),
        ),
        1.3,
        o < 0 ? '#eb9a94' : '#8a2438',
        0.7,
      );
    p.solid(ellipse(path.at(0.01), 38, 17, a + 90), '#e9b7a9', { hatch: false });
  }
}

function asparagus(p: Plate): void {
  feather(p, [690, 900], -84, 780, '#7fa557', {
    order: 2,
    pairs: 9,
    weight: 8,
    open: 52,
    start: 0.3,
  });
  for (const [x, lean, length] of [
    [260, -7, 560],
    [480, 3, 690],
    [370, -2, 640],
  ] as const) {
    const path = curve([x, 890], -90 + lean, length, 0.02);
    const body = band(
      path,
      (t) => 33 * (t > 0.72 ? Math.max(0.02, 1 - ((t - 0.72) / 0.28) ** 1.7) * 1.08 : 1),
      60,
    );
    p.solid(body, '#94ad62', { shade: 0.22 });
    p.within(body, () =>
      p.wash(
        band(curve([x, 890], -90 + lean, length * 0.2), () => 40, 6),
        '#efe4cf',
        0.75,
      ),
    );
    for (const i of range(7)) {
      const t = 0.14 + i * 0.09;
      p.solid(
        band(
          curve(at(path.at(t), lean, i % 2 ? 12 : -12), path.angle(t), 62),
          (u) => 13 * bump(0.4, 1)(0.02 + u * 0.97),
        ),
        '#a98aa0',
        { hatch: false },
      );
    }
    for (const i of range(15)) {
      const t = 0.72 + i * 0.0175;
      const w = 26 * (1 - ((t - 0.72) / 0.28) ** 1.6);
      p.solid(
        band(
          curve(
            at(path.at(t), lean, ((i % 3) - 1) * w),
            path.angle(t) + ((i % 3) - 1) * -5,
            62 - i * 1.6,
          ),
          (u) => 12 * bump(0.4, 1)(0.02 + u * 0.97),
        ),
        i % 2 ? '#8a7c94' : '#7f9a5c',
        { hatch: false },
      );
    }
  }
  ground(p, 888, 180, 780);
}

function artichoke(p: Plate): void {
  const stem = curve([500, 950], -90, 520, 0.02);
  p.stalk(stem, 40, 30, '#a4b08d');
  for (const [t, a, k] of [
    [0.1, -160, 1],
    [0.1, -20, 1],
    [0.45, -148, 0.72],
    [0.5, -30, 0.72],
  ] as const)
    leaf(p, stem.at(t), a, 420 * k, 210 * k, '#94a78d', {
      shape: 'elliptic',
      lobes: 5.5,
      depth: 0.7,
      rib: '#dfe4d2',
    });
  for (const row of range(8)) {
    const y = 430 - row * 43;
    const n = 9 - Math.floor(row * 0.8);
    const w = 178 * Math.sin(Math.PI * (0.42 + row * 0.066)) + 8;
    if (row === 0) p.solid(ellipse([500, 430], 150, 80), '#7f9a6a');
    const order = range(n).sort((i, j) => Math.abs(j - (n - 1) / 2) - Math.abs(i - (n - 1) / 2));
    for (const i of order) {
      const off = n > 1 ? (i / (n - 1)) * 2 - 1 : 0;
      p.solid(
        band(
          curve(
            [500 + off * w, y + (1 - off * off) * 52],
            -90 + off * (row < 3 ? 34 : 12),
            132,
            off * -0.16,
          ),
          (u) => 43 * bump(0.5, 0.62)(0.05 + u * 0.94),
        ),
        mix('#86a06a', '#8d6f93', Math.min(0.75, row * 0.1)),
        { hatch: true, shade: 0.16, line: 2.2 },
      );
    }
  }
}

export const greenRecipes: Record<string, Recipe> = {
  lettuce,
  spinach,
  'swiss-chard': chard,
  kale,
  'summer-cabbage': cabbage,
  'brussels-sprout': sprouts,
  'purple-sprouting-broccoli': broccoli,
  cauliflower,
  'pak-choi': pakChoi,
  rocket,
  rhubarb,
  asparagus,
  'globe-artichoke': artichoke,
};
