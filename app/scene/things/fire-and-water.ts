/** The fire pit and the hot tub. */
import { rgb } from '../maths/colour.ts';
import type { Thing, DrawThings } from './thing.ts';

const CORTEN = rgb('#74482f'),
  OAK = rgb('#927553'),
  BRONZE = rgb('#544837');

/** A fire bowl of weathering steel on a foot, with ash and laid logs. */
function firePit({ kit, w, high }: Thing): void {
  const r = w / 2;
  kit.lathe(
    'metal',
    CORTEN,
    0,
    0,
    0,
    [
      [0, 0.005],
      [r * 0.42, 0.005],
      [r * 0.42, 0.05],
      [r * 0.5, 0.06],
      [r * 0.72, high * 0.42],
      [r * 0.9, high * 0.74],
      [r * 0.985, high * 0.97],
      [r, high * 0.99],
      [r * 0.985, high],
      [r * 0.95, high * 0.99],
      [r * 0.86, high * 0.78],
      [r * 0.7, high * 0.62],
      [0, high * 0.56],
    ],
    40,
  );
  kit.lathe(
    'soil',
    rgb('#5b5650'),
    0,
    0,
    high * 0.62,
    [
      [r * 0.72, 0],
      [r * 0.4, 0.02],
      [0, 0.035],
    ],
    20,
  );
  for (let k = 0; k < 6; k++) {
    const a = k * 1.047 + 0.2,
      rr = r * (0.4 + 0.08 * (k % 2)),
      tone = kit.vary(rgb('#5d4937'), 0.15);
    kit.tube(
      'bark',
      tone,
      [Math.cos(a) * rr, Math.sin(a) * rr, high * 0.66],
      [-Math.cos(a) * r * 0.08, -Math.sin(a) * r * 0.08, high * 0.95 + 0.03 * (k % 3)],
      0.042,
      0.036,
      9,
    );
    kit.tube(
      'wood',
      rgb('#b09670'),
      [Math.cos(a) * rr * 1.002, Math.sin(a) * rr * 1.002, high * 0.659],
      [Math.cos(a) * rr * 1.01, Math.sin(a) * rr * 1.01, high * 0.656],
      0.041,
      0.04,
      9,
    );
  }
}
/** A staved tub with hoops, a lid folded half back, and two treads. */
function hotTub({ kit, w, high }: Thing): void {
  const r = w / 2,
    staves = 44;
  for (let k = 0; k < staves; k++) {
    const a = ((k + 0.5) / staves) * 360,
      t = (a * Math.PI) / 180;
    kit.box(
      'wood',
      kit.vary(OAK),
      Math.cos(t) * (r - 0.03),
      Math.sin(t) * (r - 0.03),
      high / 2,
      0.045,
      (6.2831853 * r) / staves - 0.003,
      high,
      { turnDeg: a },
    );
  }
  for (const h of [0.16, 0.5, 0.84])
    kit.lathe(
      'metal',
      BRONZE,
      0,
      0,
      high * h - 0.02,
      [
        [r - 0.008, 0],
        [r + 0.002, 0.002],
        [r + 0.002, 0.038],
        [r - 0.008, 0.04],
      ],
      44,
    );
  kit.lathe(
    'wood',
    OAK,
    0,
    0,
    high,
    [
      [r + 0.02, -0.03],
      [r + 0.02, 0],
      [r + 0.012, 0.006],
      [r - 0.12, 0.006],
      [r - 0.13, 0],
      [r - 0.13, -0.05],
    ],
    44,
  );
  const ring = Array.from({ length: 40 }, (_, k): [number, number] => [
    Math.cos((k / 40) * 6.2831853) * (r - 0.1),
    Math.sin((k / 40) * 6.2831853) * (r - 0.1),
  ]);
  kit.flat('pane', rgb('#4f8f96'), [ring], high * 0.88);
  for (const [depth, h] of [
    [0.3, high * 0.3],
    [0.16, high * 0.6],
  ] as const) {
    for (const k of [0, 1])
      kit.box('wood', kit.vary(OAK), 0, -r + 0.02 - depth + 0.07 + k * 0.075, h, 0.7, 0.07, 0.03);
    for (const u of [-0.3, 0.3])
      kit.box('wood', OAK, u, -r + 0.02 - depth / 2, h / 2, 0.04, depth, h - 0.02);
  }
}

export const evenings = { 'fire-pit': firePit, 'hot-tub': hotTub } satisfies DrawThings;
