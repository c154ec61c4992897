/** Pots, urns and raised beds. */
import { rgb, type Rgb } from '../maths/colour.ts';
import { seedFrom } from '../maths/random.ts';
import type { Thing, DrawThings } from './thing.ts';

const STONE = rgb('#ada392'),
  SOIL = rgb('#33281f'),
  SLEEPER = rgb('#7b654c');

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
function pot({ kit, w, high, source }: Thing): void {
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
function urn({ kit, w, high }: Thing): void {
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
function raisedBed({ kit, w, d, high, source }: Thing): void {
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

export const pots = { pot, urn, 'raised-bed': raisedBed } satisfies DrawThings;
