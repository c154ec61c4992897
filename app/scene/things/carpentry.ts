/** Walls, roofs, doors and windows that timber buildings share; doors on the local -y side. */
import type { Kit } from '../core/kit.ts';
import { rgb, shade, type Rgb } from '../maths/colour.ts';

const PANE = rgb('#9fb3b3'),
  DARK = rgb('#2e2c29');

/** Four walls of upright or level boards. */
export function clad(
  kit: Kit,
  w: number,
  d: number,
  high: number,
  colour: Rgb,
  level: boolean,
  sides: readonly number[] = [0, 1, 2, 3],
): void {
  if (sides.length === 4)
    kit.box('plain', rgb('#3c3128'), 0, 0, high / 2, w - 0.05, d - 0.05, high - 0.02);
  for (const side of sides) {
    const length = side % 2 ? d : w,
      off = (side % 2 ? w : d) / 2,
      s = side < 2 ? -1 : 1,
      rows = Math.round((level ? high : length) / 0.13);
    for (let k = 0; k < rows; k++) {
      const u = level ? 0 : -length / 2 + ((k + 0.5) * length) / rows,
        h = level ? ((k + 0.5) * high) / rows : high / 2,
        su = level ? length : length / rows - 0.005,
        sh = level ? high / rows - 0.005 : high;
      if (side % 2)
        kit.box('wood', kit.vary(colour, 0.13), s * off, u, h, 0.03, su, sh, { bevel: 0 });
      else kit.box('wood', kit.vary(colour, 0.13), u, s * off, h, su, 0.03, sh, { bevel: 0 });
    }
  }
}
/** Corner posts, and the bearers that keep a timber building off the ground. */
export function corners(kit: Kit, w: number, d: number, high: number, tone: Rgb): void {
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      kit.box(
        'wood',
        kit.vary(tone, 0.06),
        x * (w / 2 - 0.005),
        y * (d / 2 - 0.005),
        high / 2 + 0.02,
        0.075,
        0.075,
        high - 0.02,
      );
  kit.box('plain', rgb('#4d463c'), 0, 0, 0.02, w - 0.02, d - 0.02, 0.05, { bevel: 0 });
}
/** A living roof of stonecrop: low domes in greens, with some reds and limes. */
export function sedum(kit: Kit, w: number, d: number, h: number): void {
  const tones = ['#5b6d40', '#6d7b45', '#4d6140', '#757a4c', '#627546', '#6c6a49'];
  kit.box('soil', rgb('#4a4a33'), 0, 0, h, w, d, 0.03, { bevel: 0 });
  const n = Math.min(230, Math.round(w * d * 140));
  for (let i = 0; i < n; i++) {
    const r = 0.035 + 0.035 * kit.random(),
      x = (kit.random() - 0.5) * (w - 2 * r),
      y = (kit.random() - 0.5) * (d - 2 * r);
    // kinds keep together
    const k =
      Math.floor((Math.sin(x * 2.3 + 1) + Math.cos(y * 3.1 + x) + 2) * 1.4 + kit.random() * 1.2) %
      tones.length;
    kit.lathe(
      'plain',
      kit.vary(rgb(tones[k]!), 0.16),
      x,
      y,
      h + 0.012,
      [
        [r, 0],
        [r * 0.75, 0.016],
        [0, 0.022 + 0.01 * kit.random()],
      ],
      5,
    );
  }
}
/** Two slopes meeting over the longer middle line. */
export function gable(
  kit: Kit,
  w: number,
  d: number,
  eaves: number,
  high: number,
  tone: Rgb,
  walls: Rgb,
): void {
  const alongX = w >= d,
    span = alongX ? d : w,
    long = (alongX ? w : d) + 0.16,
    rise = high - eaves,
    slope = Math.hypot(span / 2 + 0.1, rise),
    angle = (Math.atan2(rise, span / 2 + 0.1) * 180) / Math.PI;
  for (const s of [-1, 1]) {
    if (alongX)
      kit.box('roof', tone, 0, s * (span / 4 + 0.04), eaves + rise / 2 + 0.01, long, slope, 0.04, {
        tipDeg: -s * angle,
      });
    else
      kit.box('roof', tone, s * (span / 4 + 0.04), 0, eaves + rise / 2 + 0.01, long, slope, 0.04, {
        turnDeg: 90,
        tipDeg: s * angle,
      });
  }
  // bargeboards at the gables and a ridge capping
  for (const s of [-1, 1])
    for (const e of [-1, 1]) {
      if (alongX)
        kit.box(
          'wood',
          kit.vary(walls, 0.06),
          e * (long / 2 - 0.012),
          s * (span / 4 + 0.04),
          eaves + rise / 2 - 0.035,
          0.022,
          slope,
          0.1,
          { tipDeg: -s * angle },
        );
      else
        kit.box(
          'wood',
          kit.vary(walls, 0.06),
          s * (span / 4 + 0.04),
          e * (long / 2 - 0.012),
          eaves + rise / 2 - 0.035,
          0.022,
          slope,
          0.1,
          { turnDeg: 90, tipDeg: s * angle },
        );
    }
  if (alongX) kit.box('plain', shade(tone, 0.9), 0, 0, high + 0.028, long, 0.12, 0.02);
  else kit.box('plain', shade(tone, 0.9), 0, 0, high + 0.028, 0.12, long, 0.02);
  for (const e of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const t = (k + 0.5) / 5,
        wide = span * (1 - t);
      if (alongX)
        kit.box(
          'wood',
          kit.vary(walls),
          e * (w / 2 - 0.02),
          0,
          eaves + rise * t,
          0.03,
          wide,
          rise / 5,
        );
      else
        kit.box(
          'wood',
          kit.vary(walls),
          0,
          e * (d / 2 - 0.02),
          eaves + rise * t,
          wide,
          0.03,
          rise / 5,
        );
    }
}
export function door(
  kit: Kit,
  x: number,
  front: number,
  wide: number,
  high: number,
  tone: Rgb,
  boards = 5,
): void {
  for (let i = 0; i < boards; i++)
    kit.box(
      'wood',
      kit.vary(tone, 0.09),
      x - wide / 2 + ((i + 0.5) * wide) / boards,
      front - 0.025,
      high / 2 + 0.03,
      wide / boards - 0.004,
      0.03,
      high,
    );
  for (const h of [0.3, high - 0.2])
    kit.box('metal', rgb('#2b2b2a'), x - wide * 0.1, front - 0.045, h, wide * 0.7, 0.01, 0.035);
  kit.ball(
    'metal',
    rgb('#2b2b2a'),
    x + wide / 2 - 0.09,
    front - 0.06,
    high * 0.5,
    0.022,
    0.022,
    0.022,
    8,
  );
}
/** A glazed window with a dim room behind it, in a frame with a sill. */
export function windowAt(
  kit: Kit,
  x: number,
  front: number,
  h: number,
  wide: number,
  tall: number,
  frame: Rgb,
): void {
  kit.box('plain', DARK, x, front - 0.008, h, wide, 0.016, tall, { bevel: 0 });
  pane(kit, x, front - 0.02, h, wide, tall);
  for (const u of [-1, 0, 1])
    kit.box(
      'wood',
      frame,
      x + (u * wide) / 2,
      front - 0.03,
      h,
      u ? 0.05 : 0.03,
      0.035,
      tall + 0.05,
    );
  for (const v of [-1, 0, 1])
    kit.box(
      'wood',
      frame,
      x,
      front - 0.03,
      h + (v * tall) / 2,
      wide + 0.05,
      0.035,
      v ? 0.05 : 0.03,
    );
  kit.box('wood', frame, x, front - 0.045, h - tall / 2 - 0.03, wide + 0.1, 0.08, 0.025);
}
/** A sheet of glass before something solid: it is one sheet thick, so it always covers. */
function pane(kit: Kit, x: number, front: number, h: number, wide: number, tall: number): void {
  const b = kit.builder('pane'),
    o = kit.point(0, 0, 0),
    q = kit.point(0, -1, 0),
    n: [number, number, number] = [q[0] - o[0], q[1] - o[1], q[2] - o[2]];
  const at = (u: number, v: number) =>
    b.vertex(kit.point(x + (u * wide) / 2, front, h + (v * tall) / 2), n, PANE, u * wide, v * tall);
  b.quad(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1));
}
