/** Vegetables grown for a fruit or a seed: beans, peas, tomatoes, marrows, corn. */
import { arc, at, band, curve, ellipse, polar, range } from '../kit/geometry.ts';
import type { Curve, Pt } from '../kit/geometry.ts';
import { calyx, half, kernels, orb, pip, pod } from '../kit/fruits.ts';
import { GREEN, leaf, palmate, pinnate, strap, trefoil } from '../kit/leaves.ts';
import { peaFlower, ring, star } from '../kit/flowers.ts';
import { darker, mix } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';
import type { Recipe } from './roots.ts';

const tendril = (p: Plate, from: Pt, angle: number, size: number): void => {
  const points = range(40).map((i): Pt => {
    const t = i / 39;
    return at(at(from, angle, size * t), angle + 90 + t * 700, size * 0.16 * t);
  });
  p.line(points, 4, darker(GREEN.stem, 0.4), 1);
  p.line(points, 2.2, GREEN.stem, 1);
};
const vine = (p: Plate, bend = 0.1, weight = 13): Curve => {
  const path = curve([430, 950], -86, 860, bend);
  p.stalk(path, weight, 5, GREEN.stem);
  return path;
};

function broadBean(p: Plate): void {
  const stem = curve([470, 960], -88, 880, 0.02);
  p.stalk(stem, 26, 15, '#a3b482');
  for (const [i, t] of [0.25, 0.42, 0.58, 0.73, 0.87].entries()) {
    const s = i % 2 ? 1 : -1;
    const path = curve(stem.at(t), -90 + s * 58, 150, 0.05);
    p.stalk(path, 8, 5, '#a3b482');
    for (const [u, d] of [
      [0.55, -48],
      [0.7, 48],
      [1, 0],
    ] as const)
      leaf(p, path.at(u), path.angle(1) + d, 170 - i * 9, 88, '#7d9a70', {
        shape: 'elliptic',
        veins: 6,
      });
    if (i > 1)
      for (const k of range(3)) {
        const c = at(stem.at(t), s > 0 ? 200 : -20, 40 + k * 5);
        peaFlower(p, [c[0], c[1] - k * 34], s > 0 ? 170 : 10, 62, '#f5f1e6', '#3b2c35');
      }
  }
  pod(p, [505, 610], 60, 300, 74, '#7fa04d', { peas: 5, bumps: true });
  pod(p, [455, 690], 118, 290, 72, '#86a755', { peas: 5, bumps: true, bend: -0.1 });
  pod(p, [640, 520], 62, 310, 92, '#7fa04d', { peas: 5, open: '#c5d59a', bend: -0.06 });
}

function runnerBean(p: Plate): void {
  const pole = curve([500, 970], -90, 940, 0);
  p.stalk(pole, 15, 13, '#b39463');
  const twine: Curve = {
    length: 900,
    at: (t) => [500 + Math.sin(t * 13) * 22, 960 - t * 900],
    angle: (t) => -90 + Math.cos(t * 13) * 22,
  };
  p.stalk(twine, 10, 6, GREEN.stem);
  for (const [y, s] of [
    [810, -1],
    [640, 1],
    [470, -1],
    [300, 1],
    [150, -1],
  ] as const)
    trefoil(p, [500 + s * 100, y], s > 0 ? -28 : -152, 185, '#5f8f42', { wide: 0.78 });
  for (const [y, s] of [
    [470, 1],
    [310, -1],
    [130, 1],
  ] as const) {
    const st = curve([500, y + 30], s > 0 ? -35 : -145, 190, 0.1 * s);
    p.stalk(st, 5, 3, GREEN.stem);
    for (const k of range(5))
      peaFlower(
        p,
        at(st.at(0.35 + k * 0.15), k % 2 ? -60 : 110, 24),
        k % 2 ? -70 : 60,
        54 - k * 4,
        '#d8432b',
        '#e8664a',
      );
  }
  pod(p, [560, 570], 82, 350, 42, '#78a04a', { peas: 8, bend: 0.1 });
  pod(p, [600, 560], 70, 330, 40, '#6f9744', { peas: 8, bend: 0.12 });
  pod(p, [430, 400], 100, 360, 42, '#78a04a', { peas: 8, bend: -0.1 });
}

function frenchBean(p: Plate): void {
  const stem = curve([500, 930], -90, 480, 0.02);
  p.stalk(stem, 15, 9, GREEN.stem);
  for (const [t, a] of [
    [0.45, -158],
    [0.5, -22],
    [0.75, -132],
    [0.8, -48],
    [1, -92],
  ] as const) {
    const st = curve(stem.at(t), a, 150, 0.06);
    p.stalk(st, 7, 5, GREEN.stem);
    trefoil(p, st.at(1), a, 190, '#6a9648', { wide: 0.8 });
  }
  for (const [x, y] of [
    [440, 440],
    [570, 430],
  ] as const)
    peaFlower(p, [x, y], -90 + (x - 500) * 0.6, 52, '#f4f0e6', '#efe4ea');
  for (const [x, y, a, l, b] of [
    [480, 620, 116, 300, -0.1],
    [520, 610, 62, 310, 0.1],
    [500, 660, 96, 270, 0.05],
    [470, 560, 140, 290, -0.14],
    [532, 560, 38, 290, 0.14],
  ] as const)
    pod(p, [x, y], a, l, 26, '#7ea64c', { peas: 7, bend: b });
}

function pea(p: Plate): void {
  const stem = vine(p, 0.14, 10);
  for (const [i, t] of [0.14, 0.3, 0.46, 0.62, 0.78, 0.92].entries()) {
    const s = i % 2 ? 1 : -1;
    for (const k of [-1, 1])
      leaf(p, stem.at(t), stem.angle(t) + k * 62, 92 - i * 6, 78 - i * 5, '#8fae7c', {
        shape: 'round',
      });
    const st = curve(stem.at(t), -90 + s * 66, 250 - i * 14, -0.08 * s);
    p.stalk(st, 6, 3, GREEN.stem);
    for (const u of [0.42, 0.72])
      for (const k of [-1, 1])
        leaf(p, st.at(u), st.angle(u) + k * 68, 108 - i * 8, 66 - i * 5, '#86a877', {
          shape: 'elliptic',
        });
    tendril(p, st.at(0.98), st.angle(1), 105);
  }
  peaFlower(p, at(stem.at(0.85), 195, 70), 190, 74, '#f6f2e4', '#f1e6ea');
  pod(p, at(stem.at(0.5), 20, 20), 64, 250, 56, '#84ab55', { peas: 7 });
  pod(p, at(stem.at(0.34), 165, 20), 122, 250, 56, '#84ab55', { peas: 7, bend: -0.1 });
  pod(p, [620, 660], 62, 300, 74, '#7aa34c', { peas: 7, open: '#a9c968', bend: 0.1 });
}

function tomato(p: Plate): void {
  const stem = curve([330, 80], 66, 660, -0.12);
  p.stalk(stem, 18, 10, '#7f9d55');
  for (const [t, a, l] of [
    [0.12, -8, 430],
    [0.4, 158, 300],
    [0.62, 6, 330],
  ] as const)
    pinnate(p, stem.at(t), a, l, 3, 150, 88, '#557f40', {
      teeth: 5,
      bite: 0.3,
      bow: -0.12,
      taper: 0.15,
    });
  const truss = curve(stem.at(0.7), 100, 330, 0.12);
  p.stalk(truss, 10, 6, '#7f9d55');
  for (const [x, y, r, c] of [
    [620, 560, 66, '#9db04f'],
    [400, 600, 86, '#e0762f'],
    [590, 700, 98, '#d8422f'],
    [410, 780, 100, '#cf3628'],
    [580, 890, 84, '#d8422f'],
  ] as const) {
    p.stalk(arc(truss.at(0.25 + (y - 560) / 470), [x, y - r * 0.85], 0.1), 8, 7, '#7f9d55');
    orb(p, [x, y], r, c, { tall: 0.92, dent: 0.1 });
    calyx(p, [x, y - r * 0.82], r * 0.72, 6, '#6c9148', 0.5, 10);
  }
  for (const [x, y] of [
    [545, 440],
    [625, 460],
  ] as const) {
    ring(p, [x, y], 5, 46, 22, '#ecc43f', { shape: 'point', lines: 1 });
    pip(p, [x, y - 8], 80, 36, '#d99a2a', 0.4);
  }
}

function sweetPepper(p: Plate): void {
  const stem = curve([500, 60], 92, 470, 0.05);
  p.stalk(stem, 16, 10, GREEN.stem);
  for (const [t, a, l] of [
    [0.1, -170, 240],
    [0.15, -5, 250],
    [0.45, 160, 280],
    [0.5, 22, 280],
    [0.8, 190, 250],
    [0.78, -8, 240],
  ] as const)
    leaf(p, stem.at(t), a, l, l * 0.5, '#527f3d', { shape: 'ovate', bend: 0.1 });
  for (const [x, y, k, c] of [
    [335, 600, 1, '#d4412c'],
    [655, 590, 1.06, '#e2a92f'],
    [505, 730, 1.1, '#6f9a3e'],
  ] as const) {
    p.stalk(arc([500, 480], [x, y - 118 * k], (x - 500) * -0.0006), 15, 17, '#789b48');
    const out = polar(
      [x, y],
      (t) => {
        const up = Math.sin((t * Math.PI) / 180);
        return (
          118 *
          k *
          (1 +
            0.05 * Math.cos((t * 6 * Math.PI) / 180) -
            0.13 * Math.max(0, up) ** 2 * (1 - 0.35 * Math.cos(((t - 90) * 7 * Math.PI) / 180)))
        );
      },
      1.26,
    );
    p.solid(out, c, { shade: 0.16 });
    for (const o of [-0.42, 0.2]) {
      const l = arc([x + o * 70 * k, y - 125 * k], [x + o * 110 * k, y + 110 * k], -o * 0.3);
      p.line(
        range(12).map((i) => l.at(i / 11)),
        1.8,
        darker(c, 0.5),
        0.75,
      );
    }
    p.wash(ellipse([x - 62 * k, y - 50 * k], 13, 46, 8), '#fffdf2', 0.7);
    calyx(p, [x, y - 126 * k], 44 * k, 6, '#789b48', 0.42);
  }
}

function chilli(p: Plate): void {
  const stem = curve([500, 950], -90, 560, 0.03);
  p.stalk(stem, 20, 10, GREEN.stem);
  for (const [t, a] of [
    [0.5, -160],
    [0.55, -20],
    [0.72, -140],
    [0.76, -40],
    [0.95, -115],
    [1, -65],
  ] as const) {
    const st = curve(stem.at(t), a, 190, 0.08);
    p.stalk(st, 9, 6, GREEN.stem);
    for (const d of [-48, 48, 0])
      leaf(p, st.at(d ? 0.75 : 1), a + d, 180, 78, '#4f7d3a', { shape: 'ovate' });
  }
  for (const [x, y] of [
    [430, 300],
    [575, 310],
  ] as const)
    star(p, [x, y], 40, 5, '#f6f2e6', '#8f8f63', 'point');
  for (const [x, y, a, c, b] of [
    [330, 560, 98, '#d23a28', 0.16],
    [430, 520, 84, '#c9301f', -0.12],
    [590, 520, 96, '#d23a28', 0.12],
    [690, 550, 80, '#e07a2c', -0.16],
    [510, 600, 92, '#6d963d', 0.14],
    [260, 480, 104, '#c9301f', 0.14],
    [760, 470, 76, '#d23a28', -0.14],
  ] as const) {
    const path = curve([x, y], a, 240, b);
    p.stalk(curve([x, y + 6], a + 180, 62, 0.2), 7, 8, '#789b48');
    p.solid(
      band(path, (t) => 30 * Math.min(1, 0.75 + t * 2) * (1 - t ** 1.7) + 0.5, 40),
      c,
      { shade: 0.22 },
    );
    p.line(
      range(9).map((i) => at(path.at(0.1 + i * 0.07), path.angle(0.2 + i * 0.07) + 90, 11)),
      5,
      '#fffdf2',
      0.55,
    );
    calyx(p, [x, y], 27, 5, '#789b48', 0.5, 0);
  }
}

function aubergine(p: Plate): void {
  const stem = curve([500, 50], 90, 380, 0.04);
  p.stalk(stem, 20, 13, '#8b8a6a');
  for (const [t, a, l] of [
    [0.1, -172, 330],
    [0.15, -8, 330],
    [0.5, 160, 360],
    [0.55, 18, 370],
  ] as const)
    leaf(p, stem.at(t), a, l, l * 0.56, '#7d9a68', {
      waves: 4,
      lobes: 2.5,
      depth: 0.12,
      rib: '#b79fc0',
    });
  for (const [x, y, k, tilt] of [
    [330, 470, 0.95, 8],
    [650, 440, 1.1, -5],
  ] as const) {
    p.stalk(arc([500, 390], [x, y - 20], (500 - x) * 0.0012), 20, 24, '#77904f');
    const path = curve([x, y - 10], 90 + tilt, 440 * k, 0.04);
    p.solid(
      band(
        path,
        (t) =>
          k *
          (54 + 62 * t) *
          Math.min(1, 0.5 + t * 5) *
          Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.62) / 0.38) ** 2)),
        60,
      ),
      '#4a2b52',
      { shade: 0.18 },
    );
    const shine = curve([x - 36 * k, y + 90 * k], 92 + tilt, 190 * k, -0.05);
    p.wash(
      band(shine, (t) => 11 * k * Math.sin(Math.PI * t)),
      '#d9c6e6',
      0.85,
    );
    calyx(p, [x, y + 6], 98 * k, 5, '#86a05a', 0.78, 90, tilt);
  }
  const c: Pt = [500, 540];
  p.stalk(arc([500, 420], c), 7, 7, '#77904f');
  ring(p, c, 5, 84, 74, '#a78bc9', { shape: 'round', frill: 0.03, squash: 0.8 });
  for (const a of [60, 90, 120]) pip(p, at(c, a - 180, 4), a, 42, '#e8bd3a', 0.34);
}

const marrowFlower = (p: Plate, c: Pt, size: number, angle = -90): void => {
  ring(p, c, 5, size, size * 0.62, '#eca929', {
    shape: 'point',
    lines: 5,
    turn: angle,
    frill: 0.03,
    squash: 0.86,
  });
  pip(p, at(c, angle + 180, size * 0.06), angle, size * 0.4, '#f5d35b', 0.4);
};

function courgette(p: Plate): void {
  for (const [a, l] of [
    [-150, 400],
    [-30, 400],
    [-105, 470],
    [-72, 450],
  ] as const) {
    const st = curve([500, 660], a, l * 0.62, (a + 90) * 0.002);
    p.stalk(st, 24, 15, '#a3b873');
    palmate(p, st.at(1), a, l * 0.5, '#5c8443', {
      lobes: 5,
      depth: 0.36,
      teeth: 3,
      mottle: '#a9bda0',
    });
  }
  for (const [x, y, a, k] of [
    [470, 700, 158, 0.95],
    [520, 690, 20, 1],
    [500, 720, 88, 0.8],
  ] as const) {
    const path = curve([x, y], a, 330 * k, 0.08);
    p.solid(
      band(
        path,
        (t) =>
          46 *
          k *
          Math.min(1, 0.55 + t * 2) *
          Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.9) / 0.1) ** 2)),
        50,
      ),
      '#4f7d36',
      { shade: 0.2 },
    );
    for (const o of [-0.6, -0.2, 0.2, 0.6])
      p.wash(
        band(
          { ...path, at: (t) => at(path.at(0.06 + t * 0.88), path.angle(t) + 90, o * 42 * k) },
          () => 2.4,
          20,
        ),
        '#a9c07a',
        0.7,
      );
    p.fleck(path.at(0.5), 120 * k, 30 * k, 0, '#c5d49a');
    calyx(p, path.at(0.01), 40, 5, '#a3b873', 0.9, a);
    if (k < 1) marrowFlower(p, at(path.at(1), a, 16), 92, a);
  }
  marrowFlower(p, [505, 560], 120);
}

function pumpkin(p: Plate): void {
  const runner = curve([90, 420], -12, 860, 0.14);
  p.stalk(runner, 16, 9, '#8da25c');
  for (const [t, a, s] of [
    [0.08, -105, 170],
    [0.42, -80, 210],
    [0.78, -70, 180],
    [0.95, 20, 110],
  ] as const) {
    const st = curve(runner.at(t), a, 120, 0.1);
    p.stalk(st, 12, 8, '#8da25c');
    palmate(p, st.at(1), a, s, '#6b9147', { lobes: 5, depth: 0.16, teeth: 2, spread: 290 });
  }
  tendril(p, runner.at(0.6), 20, 130);
  const c: Pt = [480, 680];
  for (const [dx, w] of [
    [-190, 120],
    [190, 120],
    [-130, 150],
    [130, 150],
    [-62, 165],
    [62, 165],
    [0, 150],
  ] as const)
    p.solid(
      ellipse([c[0] + dx, c[1] + Math.abs(dx) * 0.06], w * 0.72, 205 - Math.abs(dx) * 0.22),
      mix('#e2892f', '#c96f26', Math.max(0, dx / 230)),
      { shade: 0.14 },
    );
  p.solid(
    band(arc([480, 508], [430, 380], -0.2), (t) => 42 - 20 * t, 16),
    '#8f9a58',
    { shade: 0.2 },
  );
  for (const o of [-16, 0, 14])
    p.line(
      [
        [478 + o * 1.6, 512],
        [436 + o * 0.7, 392],
      ],
      1.5,
    );
  marrowFlower(p, [800, 610], 100, -60);
}

function squash(p: Plate): void {
  const runner = curve([110, 330], -6, 800, 0.1);
  p.stalk(runner, 15, 9, '#8da25c');
  for (const [t, a, s] of [
    [0.12, -100, 165],
    [0.5, -85, 195],
    [0.86, -60, 165],
  ] as const) {
    const st = curve(runner.at(t), a, 90, 0.1);
    p.stalk(st, 11, 8, '#8da25c');
    palmate(p, st.at(1), a, s, '#5f8a45', { lobes: 5, depth: 0.08, teeth: 2, spread: 310 });
  }
  tendril(p, runner.at(0.7), 60, 130);
  const onion: Pt[] = polar(
    [380, 660],
    (t) => 190 * (1 + 0.3 * Math.max(0, -Math.sin((t * Math.PI) / 180)) ** 7),
    0.98,
  );
  p.stalk(arc(runner.at(0.3), [380, 440], 0.05), 20, 32, '#b7a46a');
  p.solid(onion, '#d6572b', { shade: 0.16 });
  for (const o of [-0.7, -0.35, 0, 0.35, 0.7]) {
    const l = arc([380 + o * 34, 450], [380 + o * 70, 840], -o * 0.62);
    p.line(
      range(20).map((i) => l.at(i / 19)),
      3,
      '#eb9464',
      0.75,
    );
  }
  half(
    p,
    [720, 720],
    150,
    168,
    '#c94f26',
    '#eeb04f',
    () => {
      p.solid(ellipse([720, 720], 74, 94), '#e0913a', { hatch: true, shade: 0.08 });
      for (const i of range(11))
        pip(p, at([720, 716], i * 33, 34 + (i % 2) * 16), i * 33, 36, '#f4e6c0', 0.55);
    },
    8,
  );
}

function cucumber(p: Plate): void {
  const stem = curve([300, 60], 74, 560, -0.16);
  p.stalk(stem, 13, 8, GREEN.stem);
  for (const [t, a, s] of [
    [0.1, -20, 190],
    [0.4, 195, 150],
    [0.66, 0, 190],
  ] as const) {
    const st = curve(stem.at(t), a, 90, 0.1);
    p.stalk(st, 9, 7, GREEN.stem);
    palmate(p, st.at(1), a + 20, s, '#6f9a49', { lobes: 5, depth: 0.22, teeth: 3, spread: 290 });
  }
  tendril(p, stem.at(0.5), 20, 130);
  tendril(p, stem.at(0.9), 60, 110);
  for (const [t, a, l] of [
    [0.36, 92, 500],
    [0.72, 84, 430],
  ] as const) {
    const path = curve(at(stem.at(t), 100, 50), a, l, 0.06);
    p.stalk(arc(stem.at(t), path.at(0.01)), 7, 9, GREEN.stem);
    p.solid(
      band(
        path,
        (u) =>
          52 *
          Math.sqrt(Math.max(0, Math.min(1, u * 6 + 0.05))) *
          Math.sqrt(Math.max(0, 1 - Math.max(0, (u - 0.84) / 0.16) ** 2)),
        50,
      ),
      '#4f8040',
      { shade: 0.2 },
    );
    for (const i of range(26)) {
      const q = at(
        path.at(0.08 + (i / 26) * 0.84),
        path.angle(i / 26) + 90,
        (((i * 7) % 5) - 2) * 17,
      );
      p.solid(ellipse(q, 4.4, 4.4, 0, 10), '#8fb070', { hatch: false, line: 1 });
    }
  }
  ring(p, at(stem.at(0.93), 110, 50), 5, 66, 50, '#eecb3f', { shape: 'point', lines: 3 });
  half(p, [690, 850], 88, 82, '#4f8040', '#dfe8bb', () => {
    for (const i of range(3))
      for (const k of range(4))
        pip(
          p,
          at([690, 850], i * 120 + k * 22 - 30, 20),
          i * 120 + k * 22 - 30,
          34,
          '#f3f1d6',
          0.4,
        );
  });
}

function sweetcorn(p: Plate): void {
  const stem = curve([500, 970], -90, 800, 0.01);
  p.stalk(stem, 36, 16, '#8fae5c');
  for (const [t, a, l, b] of [
    [0.1, -152, 400, -0.3],
    [0.14, -28, 400, 0.3],
    [0.42, -140, 470, -0.34],
    [0.55, -40, 470, 0.34],
    [0.78, -128, 380, -0.3],
    [0.82, -52, 380, 0.3],
  ] as const)
    strap(p, stem.at(t), a, l, 68, '#6b9a45', b, { keel: true, tip: 2 });
  for (const i of range(9)) {
    const s = curve(stem.at(0.98), -90 + (i - 4) * 13, 190 - Math.abs(i - 4) * 14, (i - 4) * 0.04);
    p.stalk(s, 6, 3, '#cdb878');
    for (const k of range(9))
      for (const d of [-1, 1])
        p.solid(
          ellipse(
            at(s.at(0.2 + k * 0.09), s.angle(0.5) + d * 60, 9),
            10,
            4,
            s.angle(0.5) + d * 25,
            12,
          ),
          '#dcc98b',
          { hatch: false, line: 1 },
        );
  }
  const cob = (x: number, y: number, a: number, open: boolean): void => {
    for (const s of [-1, 1])
      strap(p, [x, y], a + s * (open ? 34 : 13), 330, 118, '#86ad5a', s * (open ? 0.26 : 0.05), {
        tip: 2,
      });
    if (open) kernels(p, [x, y], a, 360, 128, '#edc23f');
    for (const i of range(13)) {
      const c = curve(
        at([x, y], a, open ? 335 : 310),
        a + (i - 6) * 8,
        100 + p.chance() * 50,
        (i - 6) * 0.05,
      );
      p.line(
        range(8).map((k) => c.at(k / 7)),
        2.2,
        i % 2 ? '#b98a4a' : '#d9b873',
        0.95,
      );
    }
    if (open)
      for (const s of [-1, 1])
        strap(p, [x + s * 12, y + 8], a + s * 40, 250, 96, '#9dbd6c', s * 0.3, { tip: 2 });
    else strap(p, [x, y + 6], a, 330, 140, '#9dbd6c', 0.02, { tip: 2.4 });
  };
  cob(515, 640, -58, false);
  cob(465, 830, -118, true);
}

export const podRecipes: Record<string, Recipe> = {
  'broad-bean': broadBean,
  'runner-bean': runnerBean,
  'french-bean': frenchBean,
  pea,
  tomato,
  'sweet-pepper': sweetPepper,
  'chilli-pepper': chilli,
  aubergine,
  courgette,
  pumpkin,
  squash,
  cucumber,
  sweetcorn,
};
