/** Lights, and what is kept for birds and washing. */
import { rgb } from '../maths/colour.ts';
import { drape } from './soft.ts';
import type { Thing, DrawThings } from './thing.ts';

const DARK = rgb('#35322d'),
  OAK = rgb('#927553'),
  BRONZE = rgb('#544837');

/** A slim bronze bollard: a lens under a shallow cap. */
function postLight({ kit, high }: Thing): void {
  const r = 0.028;
  kit.lathe(
    'metal',
    BRONZE,
    0,
    0,
    0,
    [
      [0, 0],
      [r * 2, 0],
      [r * 2, 0.006],
      [r * 1.1, 0.012],
      [r, 0.02],
      [r, high - 0.1],
      [r * 0.8, high - 0.096],
      [0, high - 0.096],
    ],
    16,
  );
  kit.lathe(
    'plain',
    rgb('#d8cfb6'),
    0,
    0,
    high - 0.096,
    [
      [r * 0.8, 0],
      [r * 0.8, 0.06],
      [0, 0.06],
    ],
    14,
  );
  for (let k = 0; k < 3; k++) {
    const a = k * 2.0944;
    kit.tube(
      'metal',
      BRONZE,
      [Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, high - 0.1],
      [Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, high - 0.03],
      0.004,
      0.004,
      5,
      false,
    );
  }
  kit.lathe(
    'metal',
    BRONZE,
    0,
    0,
    high - 0.036,
    [
      [0, 0],
      [r * 1.7, 0],
      [r * 1.75, 0.008],
      [r * 1.4, 0.022],
      [r * 0.5, 0.034],
      [0, 0.036],
    ],
    20,
  );
}
function spikeLight({ kit, high }: Thing): void {
  kit.tube('metal', BRONZE, [0, 0, 0], [0, 0, high * 0.7], 0.01, 0.01, 8);
  kit.tube('metal', BRONZE, [0, -0.01, high * 0.62], [0.04, 0.03, high], 0.028, 0.04, 14);
  kit.tube(
    'plain',
    rgb('#d8cfb6'),
    [0.0395, 0.0295, high * 0.994],
    [0.0405, 0.0305, high * 1.003],
    0.033,
    0.033,
    14,
  );
}
function birdFeeder({ kit, high }: Thing): void {
  kit.tube('metal', DARK, [0, 0, 0], [0, 0, high], 0.014, 0.014, 8);
  for (const s of [-1, 1]) {
    kit.tube('metal', DARK, [0, 0, high - 0.04], [s * 0.16, 0, high], 0.008, 0.008, 6);
    kit.tube('metal', DARK, [s * 0.16, 0, high], [s * 0.17, 0, high - 0.1], 0.005, 0.005, 5);
    kit.tube(
      'plain',
      rgb(s > 0 ? '#b99a5c' : '#8a6d4a'),
      [s * 0.17, 0, high - 0.34],
      [s * 0.17, 0, high - 0.1],
      0.035,
      0.035,
      12,
    );
    kit.tube(
      'metal',
      rgb('#5a6a52'),
      [s * 0.17, 0, high - 0.1],
      [s * 0.17, 0, high - 0.07],
      0.05,
      0.02,
      12,
    );
  }
}
function bugHotel({ kit, w, d, high }: Thing): void {
  kit.box('wood', rgb('#5c452f'), 0, 0.01, high / 2, w - 0.03, d * 0.8, high - 0.06);
  for (const x of [-1, 1])
    kit.box('wood', OAK, x * (w / 2 - 0.02), 0, (high - 0.06) / 2, 0.035, d, high - 0.06);
  const shelves = 4;
  for (let k = 0; k <= shelves; k++)
    kit.box('wood', OAK, 0, 0, 0.05 + (k * (high - 0.16)) / shelves, w, d, 0.025);
  for (let k = 0; k < shelves; k++)
    for (let i = 0; i < 12; i++) {
      const h = 0.05 + ((k + 0.5) * (high - 0.16)) / shelves + (kit.random() - 0.5) * 0.08,
        x = -w / 2 + 0.06 + (i * (w - 0.12)) / 11;
      kit.tube(
        'wood',
        kit.vary(rgb(k % 2 ? '#c2a06a' : '#8d6a45'), 0.2),
        [x, -d / 2 + 0.02, h],
        [x, -d / 2 + 0.1, h],
        0.02,
        0.02,
        8,
      );
    }
  for (const s of [-1, 1])
    kit.box('roof', rgb('#5a5751'), 0, (s * d) / 4, high - 0.02, w + 0.1, d / 2 + 0.1, 0.025, {
      tipDeg: -s * 20,
    });
}
function washingLine({ kit, w, d, high }: Thing): void {
  const long = Math.max(w, d),
    alongX = w >= d,
    h = Math.max(1.7, high);
  for (const s of [-1, 1]) {
    const u = s * (long / 2 - 0.05);
    kit.tube(
      'metal',
      rgb('#6d6f6d'),
      alongX ? [u, 0, 0] : [0, u, 0],
      alongX ? [u, 0, h] : [0, u, h],
      0.025,
      0.025,
      8,
    );
  }
  const e = long / 2 - 0.05;
  kit.tube(
    'plain',
    rgb('#d5d2c8'),
    alongX ? [-e, 0, h - 0.05] : [0, -e, h - 0.05],
    alongX ? [e, 0, h - 0.05] : [0, e, h - 0.05],
    0.006,
    0.006,
    5,
  );
  // linen on the line
  const cloths: [number, number, number, string][] = [
    [-0.28, 0.9, 0.75, '#d3cdc0'],
    [0.12, 0.55, 0.5, '#8d9a86'],
    [0.34, 0.4, 0.42, '#c2b8a3'],
  ];
  for (const [at, wide, drop, tone] of cloths) {
    if (wide > long * 0.3) continue;
    const u = at * long;
    drape(
      kit,
      rgb(tone),
      rgb(tone),
      alongX ? u : 0,
      alongX ? 0 : u,
      [
        [-0.035, h - 0.05 - drop],
        [-0.012, h - 0.3],
        [-0.008, h - 0.046],
        [0.008, h - 0.046],
        [0.014, h - 0.3],
        [0.03, h - 0.05 - drop * 0.94],
      ],
      wide,
      alongX ? 90 : 0,
    );
  }
}

export const smallThings = {
  'post-light': postLight,
  'spike-light': spikeLight,
  'bird-feeder': birdFeeder,
  'bug-hotel': bugHotel,
  'washing-line': washingLine,
} satisfies DrawThings;
