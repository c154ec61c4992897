/** A table laid for a meal, with a chair for each seat. */
import { rgb, shade } from '../maths/colour.ts';
import type { Vec3 } from '../maths/vector.ts';
import { cushion } from './soft.ts';
import type { Thing } from './thing.ts';

const TEAK = rgb('#9d7d5a'),
  LEG = rgb('#80664a'),
  CUSHION = rgb('#bfb6a5'),
  LINEN = rgb('#b9b09d'),
  CHINA = rgb('#d6d1c5'),
  GLASS = rgb('#aebbb0'),
  STEEL = rgb('#8f8d88');

/** Faces local +y when turn is 0 (its back is at -y). */
export function chair({ kit }: Pick<Thing, 'kit'>, x: number, y: number, turnDeg: number): void {
  const a = (turnDeg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a),
    to = (u: number, v: number): [number, number] => [x + u * c - v * s, y + u * s + v * c];
  // long tables have many chairs: only what catches the light is bevelled
  const part = (
    tone: typeof TEAK,
    u: number,
    v: number,
    h: number,
    sx: number,
    sy: number,
    sh: number,
    tip = 0,
    bevel = 0,
  ) => {
    const [px, py] = to(u, v);
    kit.box('wood', kit.vary(tone, 0.07), px, py, h, sx, sy, sh, { turnDeg, tipDeg: tip, bevel });
  };
  part(TEAK, 0, 0, 0.432, 0.46, 0.45, 0.028, 0, 0.005);
  const [cx, cy] = to(0, 0.01);
  cushion(kit, kit.vary(CUSHION, 0.03), cx, cy, 0.468, 0.43, 0.41, 0.055, { turnDeg, fine: 4 });
  for (const u of [-0.205, 0.205]) {
    part(LEG, u, 0.2, 0.3, 0.036, 0.036, 0.6);
    part(LEG, u, -0.205, 0.22, 0.036, 0.036, 0.44);
    part(LEG, u, -0.235, 0.66, 0.034, 0.034, 0.46, 8);
    part(TEAK, u, -0.01, 0.612, 0.052, 0.45, 0.024, 0, 0.006);
    part(LEG, u, 0, 0.385, 0.024, 0.38, 0.05);
  }
  part(LEG, 0, 0.2, 0.39, 0.38, 0.024, 0.05);
  for (let k = 0; k < 4; k++)
    part(TEAK, 0, -0.219 - k * 0.0125, 0.56 + k * 0.085, 0.385, 0.016, 0.05, 8);
  part(TEAK, 0, -0.271, 0.882, 0.45, 0.022, 0.06, 8, 0.005);
}
/** A plate, cutlery beside it and a glass; `u` and `v` point along the table's edge and away from the sitter. */
function place(
  { kit }: Thing,
  x: number,
  y: number,
  top: number,
  i: number,
  awayDeg: number,
): void {
  const a = (awayDeg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a),
    to = (u: number, v: number): [number, number] => [x + u * c - v * s, y + u * s + v * c];
  kit.lathe(
    'terracotta',
    CHINA,
    x,
    y,
    top,
    [
      [0, 0.003],
      [0.09, 0.003],
      [0.132, 0.016],
      [0.128, 0.019],
      [0.085, 0.009],
      [0, 0.009],
    ],
    18,
  );
  for (const u of [-0.165, 0.165]) {
    const [px, py] = to(u, 0);
    kit.box('metal', STEEL, px, py, top + 0.004, 0.014, 0.19, 0.004, { turnDeg: awayDeg });
  }
  const [nx, ny] = to(-0.225, 0),
    [gx, gy] = to(0.15, 0.15 + 0.015 * (i % 2));
  kit.box('cloth', rgb('#7b8a70'), nx, ny, top + 0.005, 0.075, 0.17, 0.007, { turnDeg: awayDeg });
  kit.lathe(
    'plain',
    GLASS,
    gx,
    gy,
    top,
    [
      [0.028, 0.002],
      [0.034, 0.1],
      [0.031, 0.1],
      [0.025, 0.02],
      [0, 0.02],
    ],
    10,
  );
}
export function diningSet(thing: Thing): void {
  const { kit, w, d, round, seats, flowers } = thing,
    top = 0.745,
    count = Math.max(2, seats || 4);
  if (round) {
    const r = Math.max(0.42, Math.min(w, d) / 2 - 0.48);
    kit.lathe(
      'wood',
      TEAK,
      0,
      0,
      top,
      [
        [0, -0.035],
        [r - 0.01, -0.035],
        [r, -0.028],
        [r, -0.007],
        [r - 0.006, -0.001],
        [r - 0.02, 0],
        [0, 0],
      ],
      40,
    );
    kit.tube('wood', LEG, [0, 0, 0], [0, 0, top - 0.03], 0.06, 0.05, 10);
    for (let k = 0; k < 4; k++) {
      const a = k * 1.5708 + 0.78;
      kit.tube(
        'wood',
        LEG,
        [0, 0, 0.09],
        [Math.cos(a) * r * 0.62, Math.sin(a) * r * 0.62, 0.02],
        0.03,
        0.024,
        8,
      );
    }
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 6.2831853 + 0.4,
        cx = Math.cos(a),
        cy = Math.sin(a);
      chair(thing, cx * (r + 0.2), cy * (r + 0.2), (a * 180) / Math.PI + 90);
      place(thing, cx * (r - 0.2), cy * (r - 0.2), top, i, (a * 180) / Math.PI + 90);
    }
  } else {
    const long = w >= d,
      shallow = (long ? d : w) < 1.45,
      length =
        (long ? w : d) -
        (shallow ? 0.86 : count > 6 || (count >= 6 && (long ? w : d) < 2.6) ? 0.7 : 0.35),
      deep = shallow
        ? Math.min(0.8, (long ? d : w) - 0.04)
        : Math.min(1.05, Math.max(0.66, (long ? d : w) - 0.84)),
      boards = Math.max(5, Math.round(deep / 0.13)),
      at = (u: number, v: number): [number, number] => (long ? [u, v] : [-v, u]),
      size = (u: number, v: number): [number, number] => (long ? [u, v] : [v, u]);
    const box = (
      tone: typeof TEAK,
      finish: 'wood' | 'cloth',
      u: number,
      v: number,
      h: number,
      su: number,
      sv: number,
      sh: number,
    ) => {
      const [x, y] = at(u, v),
        [sx, sy] = size(su, sv);
      kit.box(finish, kit.vary(tone, 0.08), x, y, h, sx, sy, sh);
    };
    for (let i = 0; i < boards; i++)
      box(
        TEAK,
        'wood',
        0,
        (i - (boards - 1) / 2) * (deep / boards),
        top - 0.018,
        length,
        deep / boards - 0.006,
        0.036,
      );
    for (const v of [-1, 1])
      box(LEG, 'wood', 0, v * (deep / 2 - 0.08), top - 0.075, length - 0.2, 0.03, 0.08);
    for (const u of [-1, 1])
      for (const v of [-1, 1])
        box(LEG, 'wood', u * (length / 2 - 0.1), v * (deep / 2 - 0.08), top / 2, 0.07, 0.07, top);
    for (const u of [-1, 1])
      box(TEAK, 'wood', u * (length / 2 - 0.04), 0, top - 0.017, 0.075, deep, 0.037);
    box(LINEN, 'cloth', 0, 0, top + 0.003, length * 0.8, Math.min(0.36, deep * 0.36), 0.004);
    const ends = shallow ? Math.min(2, count) : count >= 6 && length < 2.3 ? 2 : count % 2,
      sides = Math.ceil((count - ends) / 2);
    let left = count;
    if (!shallow)
      for (let i = 0; i < sides; i++)
        for (const v of [1, -1]) {
          if (left <= ends) break;
          left--;
          const u = ((i + 0.5) / sides - 0.5) * (length - 0.1),
            [x, y] = at(u, v * (deep / 2 + 0.16)),
            [px, py] = at(u, v * (deep / 2 - 0.2));
          chair(thing, x, y, (v > 0 ? 180 : 0) + (long ? 0 : 90));
          place(thing, px, py, top, i, (v > 0 ? 180 : 0) + (long ? 0 : 90));
        }
    for (let e = 0; e < ends; e++) {
      const u = (e ? -1 : 1) * (length / 2 + 0.16),
        [x, y] = at(u, 0),
        [px, py] = at(u - (e ? -1 : 1) * 0.36, 0);
      chair(thing, x, y, (e ? -90 : 90) + (long ? 0 : 90));
      place(thing, px, py, top, e, (e ? -90 : 90) + (long ? 0 : 90));
    }
  }
  kit.lathe(
    'terracotta',
    rgb('#e6e1d6'),
    0,
    0,
    top + 0.004,
    [
      [0, 0],
      [0.06, 0],
      [0.085, 0.08],
      [0.07, 0.15],
      [0.05, 0.19],
      [0.058, 0.21],
      [0.045, 0.19],
      [0, 0.18],
    ],
    16,
  );
  flowers([0, 0, top + 0.19] as Vec3);
  kit.lathe(
    'terracotta',
    shade(rgb('#7f9a8c'), 0.9),
    round ? 0.16 : 0.3,
    0.1,
    top + 0.004,
    [
      [0, 0],
      [0.035, 0],
      [0.048, 0.05],
      [0.04, 0.11],
      [0.044, 0.12],
      [0.034, 0.11],
      [0, 0.1],
    ],
    14,
  );
}
