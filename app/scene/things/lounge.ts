/** A corner sofa with its table, and the frame that its pieces share with the bench. */
import { rgb, type Rgb } from '../maths/colour.ts';
import { drape, cushion, type CushionShape } from './soft.ts';
import type { Thing } from './thing.ts';

const TEAK = rgb('#9b7a57'),
  LEG = rgb('#7f6549'),
  LINEN = rgb('#bfb6a5'),
  SAGE = rgb('#7b8a70'),
  RUST = rgb('#a56a4f'),
  INDIGO = rgb('#4f5b74'),
  OAT = rgb('#a99c86'),
  CHINA = rgb('#d6d1c5'),
  WOOL = rgb('#8d8b7a');

/** A frame of reference for one piece of a set: local u, v turned about a place. */
export function piece({ kit }: Pick<Thing, 'kit'>, x: number, y: number, turnDeg: number) {
  const a = (turnDeg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a),
    to = (u: number, v: number): [number, number] => [x + u * c - v * s, y + u * s + v * c];
  return {
    to,
    wood: (
      tone: Rgb,
      u: number,
      v: number,
      h: number,
      su: number,
      sv: number,
      sh: number,
      tipDeg = 0,
    ) => {
      const [px, py] = to(u, v);
      kit.box('wood', kit.vary(tone, 0.08), px, py, h, su, sv, sh, { turnDeg, tipDeg });
    },
    soft: (
      tone: Rgb,
      u: number,
      v: number,
      h: number,
      su: number,
      sv: number,
      sh: number,
      shape: CushionShape = {},
    ) => {
      const [px, py] = to(u, v);
      cushion(kit, kit.vary(tone, 0.03), px, py, h, su, sv, sh, {
        ...shape,
        turnDeg: turnDeg + (shape.turnDeg ?? 0),
      });
    },
  };
}
/** Its back is at +v; deep seat and back cushions on a slatted teak frame. */
function sofa(
  thing: Thing,
  x: number,
  y: number,
  length: number,
  deep: number,
  turnDeg: number,
  scatter: boolean,
): void {
  const { wood, soft, to } = piece(thing, x, y, turnDeg),
    places = Math.max(1, Math.round(length / 0.75)),
    arm = 0.075,
    each = (length - 2 * arm - 0.01) / places;
  wood(TEAK, 0, -deep / 2 + 0.03, 0.235, length - 0.06, 0.045, 0.09);
  wood(TEAK, 0, deep / 2 - 0.05, 0.235, length - 0.06, 0.045, 0.09);
  for (let k = 0; k < 5; k++)
    wood(LEG, 0, -deep / 2 + 0.12 + (k * (deep - 0.26)) / 4, 0.262, length - 0.14, 0.07, 0.016);
  for (const u of [-1, 1]) {
    const ux = u * (length / 2 - arm / 2);
    for (const v of [-1, 1]) wood(LEG, ux, v * (deep / 2 - 0.04), 0.29, 0.06, 0.06, 0.58);
    wood(TEAK, ux, 0, 0.595, arm + 0.02, deep, 0.032);
    wood(LEG, ux, 0, 0.235, 0.045, deep - 0.1, 0.08);
    for (let k = 0; k < 3; k++) wood(LEG, ux, -deep / 4 + (k * deep) / 4, 0.42, 0.022, 0.04, 0.32);
  }
  for (let k = 0; k < 4; k++)
    wood(TEAK, 0, deep / 2 - 0.035, 0.36 + k * 0.105, length - 2 * arm, 0.022, 0.062);
  for (let i = 0; i < places; i++) {
    const u = -length / 2 + arm + 0.005 + (i + 0.5) * each;
    soft(LINEN, u, -0.05, 0.345, each - 0.006, deep - 0.16, 0.155);
    soft(LINEN, u, deep / 2 - 0.145, 0.605, each - 0.02, 0.4, 0.17, { tipDeg: 78, squareness: 5 });
  }
  if (!scatter) return;
  soft(SAGE, -length / 2 + 0.34, deep / 2 - 0.29, 0.59, 0.42, 0.42, 0.15, {
    tipDeg: 68,
    squareness: 2.6,
    turnDeg: 10,
  });
  soft(OAT, -length / 2 + 0.56, deep / 2 - 0.3, 0.57, 0.34, 0.34, 0.13, {
    tipDeg: 66,
    squareness: 2.6,
    turnDeg: -8,
  });
  soft(RUST, length / 2 - 0.33, deep / 2 - 0.29, 0.585, 0.42, 0.42, 0.15, {
    tipDeg: 68,
    squareness: 2.6,
    turnDeg: -12,
  });
  // a throw left over the arm
  const [tx, ty] = to(length / 2 - arm / 2, -deep * 0.14);
  drape(
    thing.kit,
    WOOL,
    rgb('#b9b19c'),
    tx,
    ty,
    [
      [-0.17, 0.425],
      [-0.09, 0.44],
      [-0.05, 0.6],
      [-0.04, 0.622],
      [0.045, 0.622],
      [0.056, 0.6],
      [0.06, 0.36],
      [0.064, 0.27],
    ],
    0.36,
    turnDeg,
  );
}
/** A low slatted table with a bowl, a tray and a book. */
function lowTable({ kit }: Thing, x: number, y: number, wide: number, deep: number): void {
  const slats = Math.max(4, Math.round(deep / 0.09));
  for (let i = 0; i < slats; i++)
    kit.box(
      'wood',
      kit.vary(TEAK, 0.09),
      x,
      y - deep / 2 + ((i + 0.5) * deep) / slats,
      0.345,
      wide,
      deep / slats - 0.006,
      0.024,
    );
  for (const v of [-1, 1])
    kit.box('wood', LEG, x, y + v * (deep / 2 - 0.05), 0.305, wide - 0.08, 0.03, 0.05);
  for (const u of [-1, 1])
    for (const v of [-1, 1])
      kit.box(
        'wood',
        LEG,
        x + u * (wide / 2 - 0.05),
        y + v * (deep / 2 - 0.05),
        0.166,
        0.05,
        0.05,
        0.332,
      );
  kit.lathe(
    'terracotta',
    CHINA,
    x - wide * 0.24,
    y + 0.03,
    0.357,
    [
      [0, 0],
      [0.06, 0],
      [0.125, 0.055],
      [0.118, 0.057],
      [0.05, 0.012],
      [0, 0.012],
    ],
    20,
  );
  kit.box('cloth', INDIGO, x + wide * 0.2, y - 0.05, 0.37, 0.2, 0.145, 0.022, { turnDeg: 14 });
  kit.box('plain', CHINA, x + wide * 0.2, y - 0.05, 0.37, 0.196, 0.147, 0.015, { turnDeg: 14 });
  for (const [u, v] of [
    [0.02, 0.1],
    [0.1, 0.13],
  ] as const)
    kit.lathe(
      'plain',
      rgb('#aebbb0'),
      x + u,
      y + v,
      0.357,
      [
        [0.026, 0],
        [0.034, 0.1],
        [0.031, 0.1],
        [0.024, 0.01],
        [0, 0.01],
      ],
      12,
    );
}
export function loungeSet(thing: Thing): void {
  const { w, d, seats } = thing,
    deep = 0.84,
    length = Math.min(w, 2.4);
  sofa(thing, 0, d / 2 - deep / 2, length, deep, 0, true);
  const left = Math.max(0, (seats || 4) - Math.round(length / 0.75));
  if (left > 0 && d > 1.4) {
    const chairs = Math.min(2, left),
      apart = Math.min(w - 0.84, 1.5);
    for (let i = 0; i < chairs; i++)
      sofa(
        thing,
        chairs === 1 ? w / 2 - 0.45 : ((i ? 1 : -1) * apart) / 2,
        -d / 2 + 0.44,
        0.82,
        0.8,
        180 + (i ? 8 : -8),
        false,
      );
  }
  lowTable(
    thing,
    0,
    d > 1.4 ? 0.02 - (left > 0 ? 0.05 : 0.2) : -d / 2 + 0.3,
    Math.min(1.0, w * 0.45),
    0.5,
  );
}
