/** Benches, loungers and hammocks. */
import { rgb } from '../maths/colour.ts';
import { seedFrom } from '../maths/random.ts';
import { piece } from './lounge.ts';
import { drape } from './soft.ts';
import type { Thing, DrawThings } from './thing.ts';

const TEAK = rgb('#9b7a57'),
  LEG = rgb('#7f6549'),
  LINEN = rgb('#bfb6a5'),
  SAGE = rgb('#7b8a70'),
  RUST = rgb('#a56a4f'),
  INDIGO = rgb('#4f5b74'),
  OAT = rgb('#a99c86'),
  IRON = rgb('#3a3631'),
  CHINA = rgb('#d6d1c5');

export function bench(thing: Thing): void {
  const { kit, w, d, source } = thing,
    back = d / 2 - 0.05,
    { wood, soft } = piece(thing, 0, 0, 0);
  for (let k = 0; k < 5; k++)
    wood(
      TEAK,
      0,
      -d / 2 + 0.05 + ((k + 0.5) * (d - 0.14)) / 5,
      0.43 - 0.006 * k,
      w - 0.1,
      (d - 0.14) / 5 - 0.012,
      0.024,
    );
  for (const u of [-1, 1]) {
    const x = u * (w / 2 - 0.05);
    wood(LEG, x, -d / 2 + 0.05, 0.31, 0.06, 0.06, 0.62);
    wood(LEG, x, back, 0.44, 0.06, 0.06, 0.88);
    wood(TEAK, x, -0.015, 0.635, 0.075, d - 0.01, 0.03);
    wood(LEG, x, 0, 0.385, 0.045, d - 0.1, 0.07);
    wood(LEG, x, 0, 0.15, 0.035, d - 0.12, 0.045);
  }
  wood(LEG, 0, -d / 2 + 0.05, 0.385, w - 0.12, 0.035, 0.07);
  wood(LEG, 0, 0, 0.15, w - 0.12, 0.035, 0.045);
  wood(TEAK, 0, back, 0.87, w - 0.09, 0.042, 0.085);
  wood(TEAK, 0, back, 0.52, w - 0.1, 0.036, 0.06);
  const slats = Math.max(5, Math.round(w / 0.105));
  for (let i = 0; i < slats; i++)
    wood(TEAK, -w / 2 + 0.1 + ((i + 0.5) * (w - 0.2)) / slats, back, 0.69, 0.052, 0.016, 0.28);
  const tone = [SAGE, INDIGO, RUST, OAT][seedFrom(source.id) % 4]!;
  soft(tone, -w / 2 + 0.33, back - 0.17, 0.615, 0.42, 0.4, 0.15, {
    tipDeg: 70,
    squareness: 2.6,
    turnDeg: 8,
  });
  if (w > 1.3) {
    kit.box('cloth', rgb('#8a4b3c'), w * 0.2, -0.02, 0.452, 0.2, 0.14, 0.022, { turnDeg: -22 });
    kit.box('plain', CHINA, w * 0.2, -0.02, 0.452, 0.196, 0.142, 0.015, { turnDeg: -22 });
  }
}
/** Its head is at +y, raised. */
function sunlounger(thing: Thing): void {
  const { kit, w, d } = thing,
    flat = d * 0.64,
    head = d - flat,
    lift = 34,
    { wood, soft } = piece(thing, 0, 0, 0),
    c = Math.cos((lift * Math.PI) / 180),
    s = Math.sin((lift * Math.PI) / 180),
    hinge = -d / 2 + flat;
  for (const u of [-1, 1]) {
    wood(TEAK, u * (w / 2 - 0.025), 0, 0.27, 0.045, d - 0.02, 0.075);
    for (const y of [-d / 2 + 0.14, d / 2 - 0.3])
      wood(LEG, u * (w / 2 - 0.025), y, 0.13, 0.055, 0.055, 0.26);
  }
  for (const y of [-d / 2 + 0.03, d / 2 - 0.03]) wood(TEAK, 0, y, 0.27, w - 0.08, 0.04, 0.07);
  const slats = Math.round(flat / 0.1);
  for (let k = 0; k < slats; k++)
    wood(TEAK, 0, -d / 2 + 0.06 + ((k + 0.5) * (flat - 0.06)) / slats, 0.292, w - 0.1, 0.07, 0.017);
  for (let k = 0; k < 6; k++) {
    const t = ((k + 0.5) / 6) * (head - 0.02);
    wood(TEAK, 0, hinge + t * c, 0.3 + t * s, w - 0.1, 0.075, 0.017, lift);
  }
  for (const u of [-1, 1]) {
    wood(
      LEG,
      u * (w / 2 - 0.08),
      hinge + (head / 2) * c,
      0.29 + (head / 2) * s,
      0.03,
      head,
      0.03,
      lift,
    );
  }
  wood(
    LEG,
    0,
    hinge + head * 0.7 * c,
    0.28 + (head * 0.7 * s) / 2,
    w - 0.2,
    0.025,
    head * 0.7 * s,
    -14,
  );
  soft(LINEN, 0, -d / 2 + flat / 2 + 0.02, 0.34, w - 0.1, flat - 0.06, 0.085);
  soft(
    LINEN,
    0,
    hinge + (head / 2) * c - 0.03,
    0.355 + (head / 2) * s,
    w - 0.1,
    head - 0.02,
    0.085,
    { tipDeg: lift },
  );
  soft(OAT, 0, hinge + (head - 0.16) * c - 0.06, 0.41 + (head - 0.16) * s, w - 0.22, 0.24, 0.1, {
    tipDeg: lift,
    squareness: 3,
  });
  // a towel folded over the foot
  drape(
    kit,
    INDIGO,
    rgb('#8e97a8'),
    0,
    -d / 2 + 0.34,
    [
      [-w / 2 + 0.03, 0.29],
      [-w / 2 + 0.045, 0.388],
      [-0.1, 0.39],
      [0.1, 0.39],
      [w / 2 - 0.045, 0.388],
      [w / 2 - 0.03, 0.29],
    ],
    0.4,
  );
}
/** Striped cloth slung between two posts, with a spreader at each end. */
function hammock({ kit, w, d }: Thing): void {
  const long = Math.max(w, d),
    along = w >= d,
    at = (u: number, v: number): [number, number] => (along ? [u, v] : [v, u]),
    b = kit.builder('cloth'),
    half = long * 0.34,
    steps = 18,
    bands = 8,
    wide = Math.min(0.86, Math.min(w, d) - 0.04);
  for (const s of [-1, 1]) {
    const [x, y] = at(s * (long / 2 - 0.06), 0),
      [tx, ty] = at(s * (long / 2), 0),
      [rx, ry] = at(s * (long / 2 - 0.08), 0);
    kit.tube('wood', LEG, [x, y, 0], [tx, ty, 1.55], 0.06, 0.05, 12);
    const [sx0, sy0] = at(s * half, -wide / 2 - 0.03),
      [sx1, sy1] = at(s * half, wide / 2 + 0.03);
    kit.tube('wood', TEAK, [sx0, sy0, 0.93], [sx1, sy1, 0.93], 0.018, 0.018, 8);
    for (let k = 0; k <= 4; k++) {
      const [px, py] = at(s * half, (k / 4 - 0.5) * wide);
      kit.tube('plain', LINEN, [px, py, 0.93], [rx, ry, 1.36], 0.004, 0.004, 4, false);
    }
    kit.tube('plain', IRON, [rx, ry, 1.36], [tx, ty, 1.42], 0.012, 0.012, 6);
  }
  const first = b.vertices,
    height = (t: number, v: number) => 0.93 - 0.44 * (1 - t * t) - 0.07 * (1 - t * t) * (1 - v * v);
  for (let i = 0; i <= steps; i++)
    for (let k = 0; k <= bands; k++)
      for (const side of [0, 1]) {
        const t = (i / steps) * 2 - 1,
          v = (k / bands) * 2 - 1,
          [x, y] = at(t * half, (v * wide) / 2),
          slope = (0.88 * t) / half,
          o = kit.point(0, 0, 0),
          up = kit.point(along ? -slope : 0, along ? 0 : -slope, 1),
          tone = (k + side) % 2 ? LINEN : SAGE;
        b.vertex(
          kit.point(x, y, height(t, v)),
          [up[0] - o[0], up[1] - o[1], up[2] - o[2]],
          tone,
          x,
          y,
        );
      }
  const id = (i: number, k: number, side: number) => first + (i * (bands + 1) + k) * 2 + side;
  // each band has its own colour: its left rim takes the second copy, its right rim the first
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < bands; k++)
      if (along) b.quad(id(i, k, 1), id(i + 1, k, 1), id(i + 1, k + 1, 0), id(i, k + 1, 0));
      else b.quad(id(i, k + 1, 0), id(i + 1, k + 1, 0), id(i + 1, k, 1), id(i, k, 1));
}

export const seats = { bench, sunlounger, hammock } satisfies DrawThings;
