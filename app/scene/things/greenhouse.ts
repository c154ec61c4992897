/** A greenhouse on a brick plinth, with staging and pots; its door is at the local -y end. */
import { rgb, type Rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const LARCH = rgb('#836a50'),
  PANE = rgb('#9fb3b3'),
  FRAME = rgb('#56604f');

export function greenhouse({ kit, w, d, high }: Thing): void {
  const eaves = high * 0.66,
    alongX = w > d,
    long = alongX ? w : d,
    span = alongX ? d : w,
    rise = high - eaves,
    bays = Math.max(2, Math.round(long / 0.62)),
    slope = Math.hypot(span / 2, rise),
    angle = (Math.atan2(rise, span / 2) * 180) / Math.PI,
    turn = alongX ? 0 : 90;
  const box = (
    finish: 'metal' | 'glass' | 'brick' | 'wood' | 'stone',
    tone: Rgb,
    u: number,
    v: number,
    h: number,
    su: number,
    sv: number,
    sh: number,
    tipDeg = 0,
  ) => {
    const [x, y] = alongX ? [u, v] : [-v, u];
    kit.box(finish, tone, x, y, h, su, sv, sh, { turnDeg: turn, tipDeg });
  };
  for (const v of [-1, 1]) {
    box('brick', rgb('#ffffff'), 0, (v * span) / 2, 0.22, long, 0.1, 0.44);
    box('glass', PANE, 0, (v * span) / 2, (eaves + 0.44) / 2, long, 0.012, eaves - 0.44);
    box('metal', FRAME, 0, (v * span) / 2, eaves, long, 0.05, 0.05);
    box('glass', PANE, 0, (v * span) / 4, eaves + rise / 2, long, slope, 0.012, -v * angle);
  }
  for (const u of [-1, 1]) {
    box('brick', rgb('#ffffff'), (u * long) / 2, 0, 0.22, 0.1, span, 0.44);
    box('glass', PANE, (u * long) / 2, 0, (eaves + 0.44) / 2, 0.012, span, eaves - 0.44);
    for (const v of [-0.5, -0.16, 0.16, 0.5])
      box(
        'metal',
        FRAME,
        (u * long) / 2,
        v * span,
        (eaves + (Math.abs(v) < 0.3 ? rise * 0.66 : 0)) / 2,
        0.04,
        0.04,
        eaves + (Math.abs(v) < 0.3 ? rise * 0.66 : 0),
      );
  }
  for (let i = 0; i <= bays; i++)
    for (const v of [-1, 1]) {
      const u = -long / 2 + (i * long) / bays;
      box('metal', FRAME, u, (v * span) / 2, eaves / 2, 0.032, 0.032, eaves);
      box(
        'metal',
        FRAME,
        u,
        (v * span) / 4,
        eaves + rise / 2 + 0.01,
        0.032,
        slope,
        0.03,
        -v * angle,
      );
    }
  box('metal', FRAME, 0, 0, high, long + 0.04, 0.05, 0.06);
  // staging with pots and a path of slabs between; the door is at one end
  for (const v of [-1, 1]) {
    for (let k = 0; k < 5; k++)
      box(
        'wood',
        kit.vary(LARCH),
        0,
        v * (span / 2 - 0.12 - k * 0.095),
        0.74,
        long - 0.3,
        0.075,
        0.022,
      );
    for (let i = 0; i <= 3; i++)
      box(
        'wood',
        LARCH,
        (i / 3 - 0.5) * (long - 0.36),
        v * (span / 2 - 0.5),
        0.37,
        0.04,
        0.04,
        0.73,
      );
    for (let i = 0; i < Math.round(long * 2.2); i++) {
      const u =
          -long / 2 + 0.3 + ((i + 0.3 * kit.random()) * (long - 0.5)) / Math.round(long * 2.2),
        r = 0.055 + 0.03 * kit.random(),
        q = v * (span / 2 - 0.2 - 0.22 * kit.random()),
        [x, y] = alongX ? [u, q] : [-q, u];
      kit.lathe(
        'terracotta',
        kit.vary(rgb('#9c6549'), 0.1),
        x,
        y,
        0.752,
        [
          [0, 0],
          [r * 0.7, 0],
          [r * 0.95, r * 1.5],
          [r, r * 1.5],
          [r, r * 1.8],
          [r * 0.9, r * 1.8],
          [r * 0.85, r * 1.5],
          [0, r * 1.5],
        ],
        12,
      );
    }
  }
  box('stone', rgb('#a2988a'), 0, 0, 0.006, long - 0.1, span * 0.36, 0.02);
  for (const v of [-0.16, 0.16])
    box('metal', FRAME, -long / 2 - 0.006, v * span, eaves * 0.5, 0.05, 0.05, eaves);
  for (const h of [0.46, eaves * 0.66, eaves - 0.02])
    box('metal', FRAME, -long / 2 - 0.006, 0, h, 0.035, span * 0.34, 0.04);
}
