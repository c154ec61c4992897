/** Vegetables dug or pulled: each drawn lifted, with its leaves. */
import { arc, at, band, bump, curve, ellipse, range } from '../kit/geometry.ts';
import type { Pt } from '../kit/geometry.ts';
import { half, orb, root, bulb } from '../kit/fruits.ts';
import { GREEN, feather, frilled, leaf, strap } from '../kit/leaves.ts';
import { star } from '../kit/flowers.ts';
import { fan } from '../kit/habits.ts';
import { darker, paler } from '../kit/plate.ts';
import type { Plate } from '../kit/plate.ts';

export type Recipe = (p: Plate) => void;
const carrotShape =
  (width: number) =>
  (t: number): number =>
    width * Math.sqrt(Math.min(1, 0.1 + t * 9)) * (1 - t) ** 0.62 + 1;

function carrot(p: Plate): void {
  for (const [x, angle, length, width] of [
    [360, 100, 430, 50],
    [640, 82, 400, 46],
    [500, 91, 480, 58],
  ] as const) {
    const top: Pt = [x, 450];
    fan(5, 64, (a, k) =>
      feather(p, [x, 456], a + (x - 500) * 0.09, 360 * k, '#6f9a4a', {
        order: 2,
        pairs: 7,
        weight: 5,
        open: 40,
        start: 0.4,
      }),
    );
    root(p, top, angle, length, carrotShape(width), '#e0813a', { rings: 13, threads: 6, tail: 50 });
  }
}

function parsnip(p: Plate): void {
  for (const [x, angle, length, width] of [
    [380, 97, 470, 66],
    [620, 84, 430, 58],
  ] as const) {
    fan(4, 70, (a, k) => {
      const path = curve([x, 440], a + (x - 500) * 0.08, 340 * k, 0.08);
      p.stalk(path, 10, 4, GREEN.stem);
      for (const i of range(3))
        for (const s of [-1, 1])
          leaf(
            p,
            path.at(0.42 + i * 0.2),
            path.angle(0.5) + s * 62,
            96 * (1 - i * 0.12),
            62,
            '#7d9c4c',
            { teeth: 7, bite: 0.22 },
          );
      leaf(p, path.at(0.97), path.angle(1), 112, 84, '#7d9c4c', { teeth: 8, bite: 0.22 });
    });
    root(
      p,
      [x, 440],
      angle,
      length,
      (t) => width * Math.sqrt(Math.min(1, 0.12 + t * 9)) * (1 - t) ** 0.85 + 1,
      '#ead9ae',
      { rings: 14, threads: 7, tail: 60 },
    );
  }
}

function globeRoot(
  p: Plate,
  at0: Pt,
  radius: number,
  colour: string,
  style: { tall?: number; tail?: number; tip?: string; rings?: boolean },
): void {
  p.stalk(
    curve([at0[0], at0[1] + radius * (style.tall ?? 1) * 0.93], 92, style.tail ?? 130, 0.16),
    15,
    1,
    style.tip ?? colour,
  );
  const outline = orb(p, at0, radius, colour, { tall: style.tall ?? 1 });
  if (style.tip)
    p.within(outline, () => {
      const foot: Pt = [at0[0], at0[1] + radius * (style.tall ?? 1) * 1.1];
      for (const i of range(4))
        p.wash(
          ellipse(foot, radius * (1.15 - i * 0.06), radius * (0.98 - i * 0.11), 4),
          style.tip ?? colour,
          0.42 + i * 0.12,
        );
      p.wash(
        ellipse([foot[0] + radius * 0.75, foot[1] - radius * 0.3], radius * 0.42, radius * 0.8, 30),
        darker(style.tip ?? colour, 0.5),
        0.22,
      );
    });
  p.rootlets(
    [at0[0], at0[1] + radius * (style.tall ?? 1) * 1.1],
    4,
    radius * 0.5,
    darker(colour, 0.1),
  );
  if (style.rings)
    for (const i of range(4))
      p.line(
        range(9).map((k): Pt => [
          at0[0] - radius * 0.34 + k * radius * 0.085,
          at0[1] - radius * (0.84 - i * 0.05) + Math.sin((k / 8) * Math.PI) * 7,
        ]),
        1.2,
      );
}

function beetroot(p: Plate): void {
  for (const [x, y, r] of [
    [330, 640, 120],
    [640, 620, 138],
  ] as const) {
    fan(5, 66, (a, k) =>
      frilled(p, [x, y - r * 0.9], a + (x - 500) * 0.06, 430 * k, 130, '#5f7f43', {
        rib: '#a8324f',
        ribWidth: 22,
        frill: 0.07,
        waves: 8,
        shape: 'spoon',
      }),
    );
    globeRoot(p, [x, y], r, '#7d2644', { rings: true, tail: 170 });
  }
  half(p, [505, 800], 84, 80, '#6d1f3c', '#a52e55', () => {
    for (const i of range(4))
      p.line(
        [...ellipse([505, 800], 66 - i * 17, 62 - i * 16), [505 + 66 - i * 17, 800]],
        4,
        i % 2 ? '#c9547a' : '#d77a98',
        0.8,
      );
  });
}

function radish(p: Plate): void {
  for (const [x, y, r, tilt] of [
    [270, 660, 78, -9],
    [720, 650, 82, 10],
    [420, 710, 86, -3],
    [575, 720, 80, 4],
  ] as const) {
    fan(4, 60, (a, k) =>
      leaf(p, [x, y - r * 0.9], a + tilt, 430 * k, 128, '#7fa04d', {
        shape: 'spoon',
        lobes: 4,
        depth: 0.34,
        waves: 7,
        rib: '#d9a9ad',
      }),
    );
    globeRoot(p, [x, y], r, '#cf3f5c', { tail: 140, tip: '#f6e9e6', tall: 1.12 });
  }
}

function turnip(p: Plate): void {
  for (const [x, y, r] of [
    [335, 610, 118],
    [655, 640, 142],
  ] as const) {
    fan(5, 62, (a, k) =>
      leaf(p, [x, y - r * 0.75], a + (x - 500) * 0.06, 420 * k, 135, '#7c9e52', {
        shape: 'spoon',
        lobes: 4,
        depth: 0.42,
        waves: 9,
      }),
    );
    globeRoot(p, [x, y], r, '#9c4f86', { tall: 0.84, tail: 150, tip: '#f5ead2', rings: true });
  }
}

function kohlrabi(p: Plate): void {
  const drawOne = (x: number, y: number, r: number, colour: string, green: string): void => {
    p.stalk(curve([x, y + r * 0.8], 92, 120, 0.05), 40, 22, '#d9cfa4');
    p.rootlets([x, y + r + 90], 8, 90);
    for (const [a, k] of [
      [-150, 0.8],
      [-30, 0.8],
      [-122, 1],
      [-58, 1],
      [-95, 1.05],
      [-78, 0.9],
    ] as const) {
      const path = arc(
        at([x, y], a, r * 0.9),
        at([x, y - r * 0.3], a, r * (1.2 + k)),
        a < -90 ? 0.14 : -0.14,
      );
      p.stalk(path, 15, 8, paler(colour, 0.1));
      leaf(p, path.at(0.93), path.angle(1), 190 * k, 122 * k, green, {
        waves: 7,
        lobes: 3,
        depth: 0.16,
        rib: paler(colour, 0.35),
      });
    }
    orb(p, [x, y], r, colour, { tall: 0.88 });
    for (const [dx, dy] of [
      [-0.5, 0.1],
      [0.4, 0.25],
      [-0.05, 0.5],
      [0.1, -0.3],
    ] as const)
      p.solid(
        ellipse([x + dx * r, y + dy * r], r * 0.2, r * 0.075, dx * -20),
        paler(colour, 0.55),
        { hatch: false, line: 1.3 },
      );
  };
  drawOne(345, 620, 118, '#a9bf78', '#6e9463');
  drawOne(660, 650, 128, '#8a5a93', '#66866a');
}

function alliumPlant(
  p: Plate,
  x: number,
  y: number,
  width: number,
  length: number,
  colour: string,
  lean: number,
): void {
  for (const [i, k] of [
    [-1, 0.9],
    [1, 0.94],
    [0, 1.1],
  ] as const)
    strap(
      p,
      [x + i * width * 0.12, y],
      -90 + i * 13 + lean,
      length * k,
      width * 0.34,
      colour,
      i * 0.12 + p.jitter(0.04),
      { tip: 6 },
    );
}

function onion(p: Plate): void {
  for (const [x, y, w, h, colour, lean] of [
    [330, 770, 240, 320, '#c98a3d', -7],
    [665, 790, 256, 335, '#a5475e', 7],
  ] as const) {
    for (const i of [-1, 1, 0])
      strap(p, [x + i * 7, y - h * 0.86], -90 + i * 15 + lean, 470, 26, '#8aa57a', i * 0.16, {
        tip: 5,
      });
    bulb(p, [x, y], w, h, colour, { stripes: darker(colour, 0.16) });
  }
  half(p, [500, 850], 78, 72, '#b8762f', '#f7efd6', () => {
    for (const i of range(4))
      p.line(
        [...ellipse([500, 850], 60 - i * 15, 55 - i * 14), [560 - i * 15, 850]],
        2,
        '#c2a96a',
        0.9,
      );
  });
}

function springOnion(p: Plate): void {
  for (const i of [0, 4, 1, 3, 2]) {
    const x = 380 + i * 60;
    const lean = (i - 2) * 5;
    for (const s of [-1, 1, 0])
      strap(
        p,
        at([x, 640], -90 + lean, 80),
        -90 + s * 10 + lean,
        490 + p.jitter(60),
        27,
        s ? '#5f8a52' : '#76a05d',
        s * 0.1,
        { tip: 5 },
      );
    p.rootlets([x - lean * 3.2, 860], 9, 78, '#e2d5b3');
    root(
      p,
      at([x, 640], -90 + lean, 100),
      90 + lean,
      318,
      (t) =>
        17 +
        (t > 0.72 ? 15 * Math.sin(((t - 0.72) / 0.28) * Math.PI * 0.86) : 0) -
        (t > 0.93 ? 24 * ((t - 0.93) / 0.07) ** 2 : 0),
      '#f4f0de',
      {},
    );
    for (const k of range(6))
      p.wash(
        band(curve(at([x, 640], -90 + lean, 100), 90 + lean, 170 - k * 24), (t) => 15.5 - t),
        k > 3 ? '#76a05d' : '#b3cc90',
        0.3,
      );
  }
  p.line(
    range(20).map((i): Pt => [392 + i * 11.5, 628 + Math.sin((i / 19) * Math.PI) * 22]),
    9,
    '#b08a56',
    1,
  );
  p.line(
    range(20).map((i): Pt => [392 + i * 11.5, 632 + Math.sin((i / 19) * Math.PI) * 22]),
    1.6,
  );
}

function leek(p: Plate): void {
  for (const [x, lean] of [
    [330, -8],
    [665, 8],
    [500, 0],
  ] as const) {
    const neck = at([x, 560], -90 + lean, 120);
    for (const i of [-2.6, 2.6, -1.7, 1.7, -0.8, 0.8])
      strap(
        p,
        at(neck, 0, i * 6),
        -90 + i * 17 + lean,
        430 - Math.abs(i) * 36,
        60,
        i % 2 ? '#5e8a74' : '#6f9a80',
        i * 0.075,
        { keel: true },
      );
    p.rootlets([x - lean * 5.5, 872], 15, 92, '#e2d5b3');
    root(
      p,
      neck,
      90 + lean,
      432,
      (t) =>
        (33 + (t > 0.82 ? 10 * Math.sin(((t - 0.82) / 0.18) * Math.PI * 0.7) : 0)) *
        Math.sqrt(Math.max(0.04, 1 - Math.max(0, (t - 0.9) / 0.1) ** 3)),
      '#f3efdc',
      {},
    );
    p.within(
      band(curve(neck, 90 + lean, 430), () => 34, 10),
      () => {
        for (const k of range(9))
          p.wash(
            band(curve(neck, 90 + lean, 210 - k * 20), () => 36),
            k > 4 ? '#7fa274' : '#b3cc90',
            0.26,
          );
      },
    );
    for (const o of [-14, 2, 17])
      p.line([at(neck, lean, o), at(at(neck, lean, o), 90 + lean, 395)], 1, '#8a8a5a', 0.55);
  }
}

function garlic(p: Plate): void {
  for (const [x, y, lean] of [
    [310, 740, -6],
    [610, 760, 5],
  ] as const) {
    alliumPlant(p, x, y - 210, 90, 400, '#87a076', lean);
    bulb(p, [x, y], 220, 250, '#ece0d6', { stripes: '#b98aa4', cloves: true, lines: 9, neck: 0.2 });
  }
  for (const [x, y, a] of [
    [790, 800, -70],
    [880, 830, -110],
  ] as const) {
    p.solid(
      band(curve([x, y], a, 130, 0.18), (t) => 30 * bump(0.5, 0.8)(0.03 + t * 0.95)),
      '#e3c9c6',
    );
    p.line(
      range(7).map((k) => curve([x + 4, y], a, 120, 0.22).at(k / 6)),
      1.2,
    );
  }
}

function potato(p: Plate, skin: string, flower: string, eyes: string): void {
  const crown: Pt = [500, 520];
  for (const [a, len, s] of [
    [-128, 370, -1],
    [-52, 370, 1],
    [-95, 430, -0.3],
  ] as const) {
    const path = curve(crown, a, len, s * 0.1);
    p.stalk(path, 15, 6, GREEN.stem);
    for (const i of range(4))
      for (const side of [-1, 1])
        leaf(
          p,
          path.at(0.3 + i * 0.18),
          path.angle(0.5) + side * 64,
          128 - i * 10,
          82 - i * 6,
          '#638548',
          { veins: 6 },
        );
    leaf(p, path.at(0.98), path.angle(1), 128, 90, '#638548');
  }
  for (const [x, y] of [
    [470, 130],
    [540, 96],
    [566, 166],
  ] as const) {
    p.stalk(arc([502, 300], [x, y], 0.08), 4, 3, GREEN.stem);
    star(p, [x, y], 44, 5, flower, '#e6b73d', 'point');
  }
  for (const [x, y] of [
    [300, 700],
    [690, 705],
    [420, 830],
    [610, 850],
    [200, 830],
  ] as const) {
    const path = arc(crown, [x, y], p.jitter(0.2));
    p.stalk(path, 7, 4, '#d6c79f');
  }
  for (const [x, y, r, tall, tilt] of [
    [205, 830, 74, 0.74, 14],
    [300, 715, 92, 0.76, -18],
    [690, 710, 104, 0.74, 20],
    [415, 835, 108, 0.76, 8],
    [622, 856, 84, 0.82, -12],
  ] as const) {
    const outline = orb(p, [x, y], r, skin, { tall, tilt, flecks: darker(skin, 0.28) });
    p.within(outline, () => {
      for (const i of range(5)) {
        const e: Pt = [x + r * (-0.6 + 0.3 * i), y + r * tall * 0.55 * Math.sin(i * 2.4)];
        p.line(
          [
            [e[0] - 12, e[1]],
            [e[0], e[1] + 6],
            [e[0] + 12, e[1] - 2],
          ],
          2.4,
          eyes,
          0.9,
        );
      }
    });
  }
}

export const rootRecipes: Record<string, Recipe> = {
  carrot,
  parsnip,
  beetroot,
  radish,
  turnip,
  kohlrabi,
  leek,
  garlic,
  'onion-sets': onion,
  'spring-onion': springOnion,
  'potato-maincrop': (p) => potato(p, '#b8586a', '#c9b3dc', '#7d3548'),
  'potato-first-early': (p) => potato(p, '#e2c68a', '#f6f3ea', '#a88a4c'),
};
