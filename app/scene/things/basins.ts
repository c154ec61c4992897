/** Fountains, bird baths and water butts. */
import type { Xy } from '../core/frame.ts';
import type { Kit } from '../core/kit.ts';
import { rgb } from '../maths/colour.ts';
import type { Thing, DrawThings } from './thing.ts';

const STONE = rgb('#ada392'),
  WATER = rgb('#6f8e92'),
  BRONZE = rgb('#4f463b');

/** Still water in a basin: a disc that mirrors the sky. */
function stillWater(kit: Kit, r: number, h: number): void {
  const ring = Array.from({ length: 28 }, (_, k): Xy => [
    Math.cos((k / 28) * 6.2831853) * r,
    Math.sin((k / 28) * 6.2831853) * r,
  ]);
  kit.flat('pane', WATER, [ring], h);
}
/** A drilled stone or sphere with a film of water over pebbles. */
function fountain({ kit, w, high }: Thing): void {
  const r = Math.min(0.3, w * 0.3),
    bowl = Math.min(w, 1.1) / 2,
    tones = ['#a3998a', '#857d72', '#b8ae9f', '#7a7470'];
  for (let i = 0; i < Math.min(110, 44 + w * 40); i++) {
    const a = kit.random() * 6.2831853,
      rr = bowl * Math.sqrt(kit.random()),
      s = 0.02 + 0.03 * kit.random();
    kit.ball(
      'stone',
      kit.vary(rgb(tones[i % 4]!), 0.12),
      Math.cos(a) * rr,
      Math.sin(a) * rr,
      0.012,
      s * 1.2,
      s,
      s * 0.7,
      6,
    );
  }
  const tall = Math.max(0.3, high);
  kit.lathe(
    'stone',
    rgb('#8b857b'),
    0,
    0,
    0,
    [
      [0, 0],
      [r * 0.7, 0],
      [r * 0.9, tall * 0.14],
      [r * 1.04, tall * 0.34],
      [r * 1.07, tall * 0.5],
      [r * 1.03, tall * 0.66],
      [r * 0.88, tall * 0.83],
      [r * 0.62, tall * 0.95],
      [r * 0.45, tall * 0.99],
      [r * 0.4, tall],
      [r * 0.36, tall * 0.985],
      [0, tall * 0.98],
    ],
    36,
  );
  stillWater(kit, r * 0.385, tall * 0.993);
  // the water wells up a hand's breadth and slips over the rim
  kit.lathe(
    'plain',
    rgb('#cfdadb'),
    0,
    0,
    tall * 0.992,
    [
      [0.06, 0],
      [0.04, 0.012],
      [0.024, 0.04],
      [0.012, 0.058],
      [0, 0.062],
    ],
    14,
  );
}
function birdBath({ kit, w, high }: Thing): void {
  const r = w / 2;
  kit.box('stone', STONE, 0, 0, 0.03, w * 0.6, w * 0.6, 0.06);
  kit.lathe(
    'stone',
    STONE,
    0,
    0,
    0.06,
    [
      [r * 0.5, 0],
      [r * 0.48, 0.03],
      [r * 0.32, 0.06],
      [r * 0.24, high * 0.4],
      [r * 0.22, high * 0.6],
      [r * 0.28, high * 0.62],
      [r * 0.28, high * 0.65],
      [r * 0.24, high * 0.67],
      [r * 0.36, high * 0.8],
      [r * 0.86, high * 0.86],
      [r * 0.98, high * 0.9],
      [r, high * 0.93],
      [r * 0.97, high * 0.945],
      [r * 0.88, high * 0.94],
      [r * 0.4, high * 0.89],
      [0, high * 0.88],
    ],
    32,
  );
  stillWater(kit, r * 0.83, high * 0.925 + 0.06);
}
/** A staved oak barrel with a lid and a tap. */
function waterButt({ kit, w, high }: Thing): void {
  const r = w / 2,
    tone = rgb('#6a5844'),
    staves = 22;
  const belly = (t: number) => r * (0.84 + 0.16 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  for (let k = 0; k < staves; k++) {
    const a = (k / staves) * 6.2831853,
      step = 6.2831853 / staves,
      b = kit.builder('wood'),
      colour = kit.vary(tone, 0.14),
      first = b.vertices;
    for (let i = 0; i <= 6; i++)
      for (const e of [0.02, 0.98]) {
        const t = i / 6,
          q = a + step * e,
          o = kit.point(0, 0, 0),
          n = kit.point(Math.cos(q), Math.sin(q), 0);
        b.vertex(
          kit.point(Math.cos(q) * belly(t), Math.sin(q) * belly(t), 0.04 + t * (high - 0.06)),
          [n[0] - o[0], n[1] - o[1], n[2] - o[2]],
          colour,
          t * high + k,
          e * step * r + k * 0.7,
        );
      }
    for (let i = 0; i < 6; i++) {
      const p = first + i * 2;
      b.quad(p, p + 1, p + 3, p + 2);
    }
  }
  kit.tube('plain', rgb('#2f2a24'), [0, 0, 0], [0, 0, high - 0.06], r * 0.8, r * 0.8, 20);
  for (const t of [0.06, 0.3, 0.7, 0.94])
    kit.lathe(
      'metal',
      BRONZE,
      0,
      0,
      0.04 + t * (high - 0.06) - 0.02,
      [
        [belly(t) + 0.001, 0],
        [belly(t) + 0.006, 0.002],
        [belly(t) + 0.006, 0.036],
        [belly(t) + 0.001, 0.038],
      ],
      28,
    );
  kit.lathe(
    'wood',
    tone,
    0,
    0,
    high - 0.045,
    [
      [0, 0],
      [r * 0.86, 0],
      [r * 0.87, 0.01],
      [r * 0.87, 0.035],
      [r * 0.85, 0.043],
      [0, 0.045],
    ],
    28,
  );
  kit.tube(
    'metal',
    rgb('#8a7546'),
    [0, -belly(0.16), 0.2],
    [0, -belly(0.16) - 0.09, 0.2],
    0.014,
    0.014,
    8,
  );
  kit.tube(
    'metal',
    rgb('#8a7546'),
    [0, -belly(0.16) - 0.08, 0.21],
    [0, -belly(0.16) - 0.08, 0.14],
    0.012,
    0.012,
    8,
  );
}

export const basins = {
  fountain,
  'bird-bath': birdBath,
  'water-butt': waterButt,
} satisfies DrawThings;
