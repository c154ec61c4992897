/** Play things. */
import { rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const LARCH = rgb('#98794f'),
  ROPE = rgb('#b8a57e'),
  SAND = rgb('#b9a581'),
  RED = rgb('#9a4a3c'),
  GREEN = rgb('#566f5b');

export function swing({ kit, w, d, high }: Thing): void {
  const top = Math.max(1.9, high),
    half = Math.max(w, d) / 2,
    alongX = w >= d,
    deep = Math.max(0.6, Math.min(w, d) / 2),
    at = (u: number, v: number): [number, number] => (alongX ? [u, v] : [v, u]);
  for (const u of [-1, 1])
    for (const v of [-1, 1]) {
      const [x, y] = at(u * half, v * deep),
        [tx, ty] = at(u * (half - 0.15), 0);
      kit.tube('wood', LARCH, [x, y, 0], [tx, ty, top], 0.05, 0.045, 9);
    }
  const [ax, ay] = at(-half, 0),
    [bx, by] = at(half, 0);
  kit.tube('wood', LARCH, [ax, ay, top], [bx, by, top], 0.055, 0.055, 10);
  for (const u of half > 1 ? [-0.5, 0.5] : [0]) {
    const c = u * half;
    for (const e of [-0.21, 0.21]) {
      const [x, y] = at(c + e, 0);
      kit.tube('plain', ROPE, [x, y, 0.45], [x, y, top], 0.012, 0.012, 5);
    }
    const [x, y] = at(c, 0);
    kit.box('wood', RED, x, y, 0.44, alongX ? 0.5 : 0.2, alongX ? 0.2 : 0.5, 0.03);
  }
}
export function climbingFrame({ kit, w, d, high }: Thing): void {
  const deck = Math.min(1.3, high * 0.5),
    tw = Math.min(1.3, w * 0.5),
    x0 = -w / 2 + tw / 2,
    td = Math.min(1.3, d);
  for (const u of [-1, 1])
    for (const v of [-1, 1])
      kit.box(
        'wood',
        kit.vary(LARCH),
        x0 + u * (tw / 2 - 0.05),
        v * (td / 2 - 0.05),
        high / 2,
        0.09,
        0.09,
        high,
      );
  for (let k = 0; k < 8; k++)
    kit.box(
      'wood',
      kit.vary(LARCH),
      x0,
      -td / 2 + ((k + 0.5) * td) / 8,
      deck,
      tw,
      td / 8 - 0.008,
      0.03,
    );
  for (const v of [-1, 1])
    for (let k = 0; k < 3; k++)
      kit.box(
        'wood',
        kit.vary(LARCH),
        x0,
        v * (td / 2 - 0.05),
        deck + 0.22 + k * 0.2,
        tw - 0.05,
        0.025,
        0.09,
      );
  // a boarded roof
  for (const s of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const t = (k + 0.5) / 5;
      kit.box(
        'wood',
        kit.vary(rgb('#7b8072')),
        x0,
        s * t * (td / 2 + 0.08),
        high + 0.3 - t * 0.36,
        tw + 0.16,
        (td / 2 + 0.08) / 5 / Math.cos(0.56) + 0.012,
        0.022,
        { tipDeg: -s * 32 },
      );
    }
  const run = w - tw;
  if (run > 0.6) {
    // the slide falls away and levels out before its end
    const from = x0 + tw / 2,
      path: [number, number][] = [
        [from - 0.02, deck + 0.03],
        [from + run * 0.12, deck + 0.02],
        [from + run * 0.76, 0.26],
        [from + run * 0.9, 0.17],
        [w / 2, 0.15],
      ];
    for (let k = 1; k < path.length; k++) {
      const [ax, ah] = path[k - 1]!,
        [bx, bh] = path[k]!,
        length = Math.hypot(bx - ax, bh - ah) + 0.012,
        tipDeg = (Math.atan2(ah - bh, bx - ax) * 180) / Math.PI;
      kit.box('plain', GREEN, (ax + bx) / 2, 0, (ah + bh) / 2, 0.46, length, 0.03, {
        turnDeg: 90,
        tipDeg,
        bevel: 0,
      });
      for (const v of [-0.235, 0.235])
        kit.box('plain', GREEN, (ax + bx) / 2, v, (ah + bh) / 2 + 0.06, 0.03, length, 0.13, {
          turnDeg: 90,
          tipDeg,
          bevel: 0.008,
        });
    }
    for (const v of [-0.2, 0.2])
      kit.tube(
        'wood',
        LARCH,
        [from + run * 0.86, v, 0],
        [from + run * 0.86, v, 0.17],
        0.03,
        0.03,
        8,
      );
  }
  // a ladder on one side, a climbing wall with holds below the deck
  for (const v of [-1, 1])
    kit.tube(
      'wood',
      LARCH,
      [x0 - tw / 2 - 0.16, (v * td) / 4, 0],
      [x0 - tw / 2 + 0.02, (v * td) / 4, deck + 0.5],
      0.03,
      0.03,
      9,
    );
  for (let k = 0; k < 5; k++) {
    const h = ((k + 0.8) * deck) / 5.2,
      x = x0 - tw / 2 - 0.16 + (0.18 * h) / (deck + 0.5);
    kit.tube('wood', LARCH, [x, -td / 4, h], [x, td / 4, h], 0.022, 0.022, 8);
  }
  for (let k = 0; k < 6; k++)
    kit.box(
      'wood',
      kit.vary(LARCH),
      x0,
      -td / 2 + 0.03,
      ((k + 0.5) * deck) / 6,
      tw - 0.18,
      0.024,
      deck / 6 - 0.006,
    );
  for (let k = 0; k < 7; k++)
    kit.ball(
      'plain',
      rgb(['#9a4a3c', '#b98a45', '#56708a'][k % 3]!),
      x0 - tw * 0.3 + ((k * 0.37) % 0.6) * tw,
      -td / 2 + 0.005,
      0.16 + ((k * 0.29) % 1) * (deck - 0.3),
      0.05,
      0.035,
      0.035,
      8,
    );
}
export function sandpit({ kit, w, d, high }: Thing): void {
  const h = Math.max(0.18, Math.min(0.3, high)),
    t = 0.14;
  for (const v of [-1, 1]) {
    kit.box('wood', kit.vary(LARCH), 0, v * (d / 2 - t / 2), h / 2, w, t, h);
    kit.box('wood', kit.vary(LARCH), v * (w / 2 - t / 2), 0, h / 2, t, d - 2 * t, h);
  }
  kit.box('self-binding-gravel', SAND, 0, 0, (h - 0.06) / 2, w - t, d - t, h - 0.06);
  kit.ball('self-binding-gravel', SAND, w * 0.14, -d * 0.1, h - 0.07, w * 0.2, d * 0.18, 0.09, 14);
  for (const u of [-1, 1])
    for (const v of [-1, 1])
      kit.box(
        'wood',
        kit.vary(LARCH),
        u * (w / 2 - 0.17),
        v * (d / 2 - 0.17),
        h + 0.012,
        0.36,
        0.11,
        0.024,
        { turnDeg: u * v > 0 ? -45 : 45 },
      );
  kit.box('wood', rgb('#b08e5f'), w * 0.2, d * 0.2, h - 0.03, 0.02, 0.3, 0.02, {
    turnDeg: 30,
    tipDeg: 12,
  });
  kit.lathe(
    'plain',
    RED,
    -w * 0.2,
    d * 0.14,
    h - 0.05,
    [
      [0, 0],
      [0.06, 0],
      [0.08, 0.13],
      [0.074, 0.13],
      [0, 0.02],
    ],
    14,
  );
}
export function trampoline({ kit, w }: Thing): void {
  const r = w / 2,
    mat = 0.6,
    sides = 28;
  for (let k = 0; k < sides; k++) {
    const a = ((k - 0.06) / sides) * 6.2831853,
      b = ((k + 1.06) / sides) * 6.2831853;
    kit.tube(
      'cloth',
      rgb('#3f5a4a'),
      [Math.cos(a) * r * 0.94, Math.sin(a) * r * 0.94, mat],
      [Math.cos(b) * r * 0.94, Math.sin(b) * r * 0.94, mat],
      0.09,
      0.09,
      7,
      false,
    );
  }
  kit.tube('plain', rgb('#26282a'), [0, 0, mat - 0.03], [0, 0, mat], r * 0.9, r * 0.9, sides);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * 6.2831853;
    kit.tube(
      'metal',
      rgb('#3a3c3c'),
      [Math.cos(a) * r, Math.sin(a) * r, 0],
      [Math.cos(a) * r, Math.sin(a) * r, 2.2],
      0.02,
      0.02,
      6,
    );
  }
  kit.lathe(
    'netting',
    rgb('#2d302f'),
    0,
    0,
    mat + 0.05,
    [
      [r * 0.98, 0],
      [r * 0.98, 1.55],
    ],
    sides,
  );
}
export function logSteps({ kit, w, d }: Thing): void {
  const n = Math.max(3, Math.round(w / 0.34));
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / n,
      y = (i % 2 ? 0.1 : -0.1) * Math.min(1, d),
      h = 0.14 + (0.2 * ((i * 7) % 4)) / 3,
      r = 0.12 + 0.03 * (i % 2);
    kit.tube('bark', rgb('#5f4c3b'), [x, y, 0], [x, y, h], r, r * 0.97, 14, false);
    kit.tube(
      'wood',
      kit.vary(rgb('#c79f68'), 0.1),
      [x, y, h - 0.01],
      [x, y, h],
      r * 0.95,
      r * 0.95,
      14,
    );
  }
}
