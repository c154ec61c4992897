/** Pots, urns, raised beds and water features. */
import type { Kit } from '../core/kit.ts';
import type { Xy } from '../core/frame.ts';
import { rgb, type Rgb } from '../maths/colour.ts';
import { seedFrom } from '../maths/random.ts';
import type { Thing } from './thing.ts';

const STONE = rgb('#ada392'),
  SOIL = rgb('#33281f'),
  WATER = rgb('#6f8e92'),
  SLEEPER = rgb('#7b654c'),
  BRONZE = rgb('#4f463b');
/** One family of pots a place: clay, glazed, lead-grey. */
const FAMILIES: {
  finish: 'terracotta' | 'metal' | 'stone';
  tones: string[];
  shape: 'rimmed' | 'jar' | 'tapered';
}[] = [
  { finish: 'terracotta', tones: ['#9c654b', '#a3705a'], shape: 'rimmed' },
  { finish: 'terracotta', tones: ['#46565a', '#566259', '#3f4a52'], shape: 'jar' },
  { finish: 'metal', tones: ['#6b6a66', '#787672'], shape: 'tapered' },
  { finish: 'terracotta', tones: ['#a88a70', '#9a7b62'], shape: 'rimmed' },
];
/** Still water in a basin: a disc that mirrors the sky. */
function stillWater(kit: Kit, r: number, h: number): void {
  const ring = Array.from({ length: 28 }, (_, k): Xy => [
    Math.cos((k / 28) * 6.2831853) * r,
    Math.sin((k / 28) * 6.2831853) * r,
  ]);
  kit.flat('pane', WATER, [ring], h);
}
export function pot({ kit, w, high, source }: Thing): void {
  const r = w / 2,
    seed = seedFrom(source.areaId),
    family = FAMILIES[seed % FAMILIES.length]!,
    tone: Rgb = kit.vary(rgb(family.tones[seedFrom(source.id) % family.tones.length]!), 0.05),
    wall = Math.min(0.035, r * 0.12),
    soil = high - Math.min(0.05, high * 0.1);
  const body: [number, number][] =
    family.shape === 'jar'
      ? [
          [0, 0],
          [r * 0.6, 0],
          [r * 0.64, 0.015],
          [r * 0.9, high * 0.4],
          [r * 0.97, high * 0.62],
          [r * 0.93, high * 0.82],
          [r * 0.86, high * 0.9],
          [r * 0.88, high * 0.94],
          [r * 0.97, high * 0.975],
          [r * 0.96, high * 0.995],
        ]
      : family.shape === 'tapered'
        ? [
            [0, 0],
            [r * 0.72, 0],
            [r * 0.74, 0.012],
            [r * 0.82, high * 0.3],
            [r * 0.845, high * 0.31],
            [r * 0.835, high * 0.33],
            [r * 0.92, high * 0.68],
            [r * 0.945, high * 0.69],
            [r * 0.935, high * 0.71],
            [r * 0.985, high * 0.955],
            [r, high * 0.96],
            [r, high * 0.99],
          ]
        : [
            [0, 0],
            [r * 0.66, 0],
            [r * 0.68, 0.01],
            [r * 0.885, high * 0.77],
            [r * 0.89, high * 0.79],
            [r * 0.975, high * 0.81],
            [r, high * 0.835],
            [r, high * 0.95],
            [r * 0.985, high * 0.985],
          ];
  const lip = body[body.length - 1]![0];
  kit.lathe(
    family.finish,
    tone,
    0,
    0,
    0,
    [
      ...body,
      [lip - wall * 0.25, high],
      [lip - wall * 0.8, high],
      [lip - wall, high - 0.012],
      [lip - wall * 1.1, soil],
      [0, soil],
    ],
    30,
  );
  kit.lathe(
    'soil',
    SOIL,
    0,
    0,
    soil + 0.004,
    [
      [lip - wall, 0],
      [lip * 0.5, 0.008],
      [0, 0.01],
    ],
    24,
  );
}
export function urn({ kit, w, high }: Thing): void {
  const r = w / 2;
  kit.box('stone', STONE, 0, 0, 0.04, w * 0.72, w * 0.72, 0.08);
  kit.lathe(
    'stone',
    STONE,
    0,
    0,
    0.08,
    [
      [r * 0.6, 0],
      [r * 0.6, 0.02],
      [r * 0.45, 0.05],
      [r * 0.22, high * 0.16],
      [r * 0.19, high * 0.24],
      [r * 0.24, high * 0.25],
      [r * 0.24, high * 0.27],
      [r * 0.2, high * 0.29],
      [r * 0.36, high * 0.4],
      [r * 0.7, high * 0.5],
      [r * 0.84, high * 0.62],
      [r * 0.86, high * 0.76],
      [r * 0.84, high * 0.82],
      [r * 0.95, high * 0.87],
      [r, high * 0.89],
      [r, high * 0.915],
      [r * 0.96, high * 0.925],
      [r * 0.86, high * 0.92],
      [r * 0.84, high * 0.87],
      [0, high * 0.86],
    ],
    36,
  );
  kit.lathe(
    'soil',
    SOIL,
    0,
    0,
    high * 0.95,
    [
      [r * 0.85, 0],
      [r * 0.4, 0.01],
      [0, 0.012],
    ],
    24,
  );
}
/** Sleepers lapped at the corners, filled with soil to near the rim. */
export function raisedBed({ kit, w, d, high, source }: Thing): void {
  const finish =
      source.material === 'stone' ? 'walling' : source.material === 'brick' ? 'brick' : 'wood',
    t = Math.min(0.1, Math.min(w, d) * 0.14);
  if (finish === 'wood') {
    const rows = Math.max(1, Math.round(high / 0.2));
    for (let k = 0; k < rows; k++) {
      const h = ((k + 0.5) * high) / rows,
        s = high / rows - 0.003,
        lap = k % 2 ? 1 : 0;
      for (const v of [-1, 1]) {
        kit.box(
          'wood',
          kit.vary(SLEEPER, 0.12),
          0,
          v * (d / 2 - t / 2),
          h,
          w - (lap ? 0 : 2 * t + 0.004),
          t,
          s,
          { bevel: 0.008 },
        );
        kit.box(
          'wood',
          kit.vary(SLEEPER, 0.12),
          v * (w / 2 - t / 2),
          0,
          h,
          t,
          d - (lap ? 2 * t + 0.004 : 0),
          s,
          { bevel: 0.008 },
        );
      }
    }
  } else {
    for (const v of [-1, 1]) {
      kit.box(
        finish,
        finish === 'brick' ? rgb('#ffffff') : STONE,
        0,
        v * (d / 2 - t / 2),
        (high - 0.05) / 2,
        w,
        t,
        high - 0.05,
      );
      kit.box(
        finish,
        finish === 'brick' ? rgb('#ffffff') : STONE,
        v * (w / 2 - t / 2),
        0,
        (high - 0.05) / 2,
        t,
        d - 2 * t,
        high - 0.05,
      );
      kit.box('stone', STONE, 0, v * (d / 2 - t / 2), high - 0.025, w + 0.03, t + 0.03, 0.05);
      kit.box('stone', STONE, v * (w / 2 - t / 2), 0, high - 0.025, t + 0.03, d - 2 * t, 0.05);
    }
  }
  kit.box(
    'soil',
    SOIL,
    0,
    0,
    (high - 0.045) / 2,
    w - 2 * t + 0.01,
    d - 2 * t + 0.01,
    high - 0.045,
    { bevel: 0 },
  );
}
/** A drilled stone or sphere with a film of water over pebbles. */
export function fountain({ kit, w, high }: Thing): void {
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
export function birdBath({ kit, w, high }: Thing): void {
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
export function waterButt({ kit, w, high }: Thing): void {
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
