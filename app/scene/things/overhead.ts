/** Pergolas and arbours. */
import { rgb, type Rgb } from '../maths/colour.ts';
import { bench } from './seats.ts';
import type { Thing } from './thing.ts';

const OAK = rgb('#8d7457'),
  OAK_DARK = rgb('#7c664c'),
  STEEL = rgb('#45423d'),
  WIRE = rgb('#77746d'),
  LARCH = rgb('#9a7a55'),
  CLEAR = rgb('#dfe6e3');

/** Oak posts on steel shoes, twin beams, notched rafters and laths above; wires up the outer posts for climbers. */
export function pergola({ kit, w, d, high }: Thing): void {
  const top = high - 0.16,
    alongX = w >= d,
    long = alongX ? w : d,
    deep = alongX ? d : w,
    rows = long > 3.6 ? 3 : 2,
    post = 0.125;
  const box = (
    u: number,
    v: number,
    h: number,
    su: number,
    sv: number,
    sh: number,
    bevel?: number,
    tone = OAK,
  ) =>
    alongX
      ? kit.box('wood', kit.vary(tone), u, v, h, su, sv, sh, { bevel })
      : kit.box('wood', kit.vary(tone), v, u, h, sv, su, sh, { bevel });
  // braces lean in the plane of the beam or of the rafters
  const brace = (u: number, v: number, h: number, leanAlong: boolean, way: number) => {
    const [x, y] = alongX ? [u, v] : [v, u],
      inX = leanAlong === alongX;
    kit.box('wood', kit.vary(OAK_DARK), x, y, h, 0.06, 0.62, 0.085, {
      turnDeg: inX ? 90 : 0,
      tipDeg: (inX ? -1 : 1) * way * 45,
    });
  };
  for (let i = 0; i < rows; i++)
    for (const v of [-1, 1]) {
      const u = -long / 2 + 0.16 + (i * (long - 0.32)) / (rows - 1),
        pv = v * (deep / 2 - 0.16);
      box(u, pv, top / 2, post, post, top, 0.008);
      const [x, y] = alongX ? [u, pv] : [pv, u];
      kit.box('metal', STEEL, x, y, 0.03, post + 0.012, post + 0.012, 0.06);
      if (i !== 0) brace(u - 0.26, pv, top - 0.34, true, -1);
      if (i !== rows - 1) brace(u + 0.26, pv, top - 0.34, true, 1);
      brace(u, pv - v * 0.26, top - 0.34, false, -v);
      if (i === 0 || i === rows - 1)
        for (const s of [-1, 1]) {
          const off = s * 0.04,
            [wx, wy] = alongX
              ? [u + off, pv + v * (post / 2 + 0.018)]
              : [pv + v * (post / 2 + 0.018), u + off];
          kit.tube('metal', WIRE, [wx, wy, 0.12], [wx, wy, top - 0.1], 0.0028, 0.0028, 4, false);
        }
    }
  for (const v of [-1, 1])
    for (const off of [-0.085, 0.085]) {
      box(0, v * (deep / 2 - 0.16) + off, top - 0.03, long - 0.16, 0.045, 0.19);
      for (const e of [-1, 1])
        box(e * (long / 2 - 0.045), v * (deep / 2 - 0.16) + off, top, 0.09, 0.045, 0.13, 0.012);
    }
  const rafters = Math.max(5, Math.round(long / 0.4));
  for (let i = 0; i <= rafters; i++) {
    const u = -long / 2 + 0.05 + (i * (long - 0.1)) / rafters;
    box(u, 0, top + 0.1, 0.045, deep - 0.18, 0.13);
    for (const e of [-1, 1]) box(u, e * (deep / 2 - 0.05), top + 0.125, 0.045, 0.1, 0.08, 0.014);
  }
  const laths = Math.max(4, Math.round(deep / 0.36));
  for (let i = 0; i <= laths; i++)
    box(0, -deep / 2 + 0.08 + (i * (deep - 0.16)) / laths, top + 0.18, long, 0.034, 0.028, 0);
}
/** Larch posts and beams under a clear roof that falls to a gutter on one long side. */
export function canopy({ kit, w, d, high }: Thing): void {
  const alongX = w >= d,
    long = alongX ? w : d,
    deep = alongX ? d : w,
    turn = alongX ? 0 : 90,
    fall = Math.min(0.35, deep * 0.09),
    top = high - fall - 0.06,
    post = 0.115;
  const box = (
    finish: 'wood' | 'glass' | 'metal',
    tone: Rgb,
    [u, v, h]: readonly [number, number, number],
    [su, sv, sh]: readonly [number, number, number],
    tipDeg = 0,
  ) => {
    const [x, y] = alongX ? [u, v] : [-v, u];
    kit.box(finish, tone, x, y, h, su, sv, sh, { turnDeg: turn, tipDeg });
  };
  const rows = long > 3.6 ? 3 : 2,
    angle = (Math.atan2(fall, deep) * 180) / Math.PI;
  for (let i = 0; i < rows; i++)
    for (const v of [-1, 1]) {
      const tall = top + (v < 0 ? fall : 0),
        at = [-long / 2 + 0.12 + (i * (long - 0.24)) / (rows - 1), v * (deep / 2 - 0.12)] as const;
      box('wood', kit.vary(LARCH), [at[0], at[1], tall / 2], [post, post, tall]);
      box('metal', STEEL, [at[0], at[1], 0.03], [post + 0.012, post + 0.012, 0.06]);
    }
  for (const v of [-1, 1])
    box(
      'wood',
      kit.vary(LARCH),
      [0, v * (deep / 2 - 0.12), top + (v < 0 ? fall : 0)],
      [long - 0.06, 0.06, 0.2],
    );
  const rafters = Math.max(4, Math.round(long / 0.75)),
    slope = Math.hypot(deep, fall);
  for (let i = 0; i <= rafters; i++)
    box(
      'wood',
      kit.vary(LARCH),
      [-long / 2 + 0.04 + (i * (long - 0.08)) / rafters, 0, top + fall / 2 + 0.13],
      [0.05, slope, 0.11],
      -angle,
    );
  box('glass', CLEAR, [0, 0, top + fall / 2 + 0.2], [long + 0.1, slope + 0.14, 0.014], -angle);
  box('metal', STEEL, [0, deep / 2 + 0.09, top + 0.12], [long + 0.1, 0.11, 0.09]);
}

/** A seat under a slatted roof with trellis at its back and sides. */
export function arbour(thing: Thing): void {
  const { kit, w, d, high } = thing,
    rise = 0.3,
    eaves = high - rise,
    run = w / 2 + 0.1,
    slope = Math.hypot(run, rise),
    angle = (Math.atan2(rise, run) * 180) / Math.PI;
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      kit.box(
        'wood',
        kit.vary(OAK),
        x * (w / 2 - 0.04),
        y * (d / 2 - 0.04),
        eaves / 2,
        0.075,
        0.075,
        eaves,
      );
  for (const y of [-1, 1])
    kit.box('wood', kit.vary(OAK), 0, y * (d / 2 - 0.04), eaves - 0.05, w, 0.05, 0.1);
  for (const x of [-1, 1]) {
    kit.box('wood', kit.vary(OAK), x * (w / 2 - 0.04), 0, eaves - 0.05, 0.05, d, 0.1);
    kit.box('wood', kit.vary(OAK), x * (w / 2 - 0.04), 0, 0.42, 0.04, d - 0.12, 0.05);
  }
  const back = d / 2 - 0.04,
    rows = Math.round((eaves - 0.55) / 0.14),
    across = Math.max(4, Math.round((w - 0.15) / 0.14)),
    deepwise = Math.max(2, Math.round((d - 0.15) / 0.14));
  for (let k = 0; k <= rows; k++) {
    const h = 0.45 + (k * (eaves - 0.55)) / rows;
    kit.box('wood', kit.vary(OAK), 0, back - 0.006, h, w - 0.15, 0.012, 0.022);
    for (const x of [-1, 1])
      kit.box('wood', kit.vary(OAK), x * (w / 2 - 0.046), 0, h, 0.012, d - 0.15, 0.022);
  }
  for (let k = 1; k < across; k++)
    kit.box(
      'wood',
      kit.vary(OAK),
      -w / 2 + 0.075 + (k * (w - 0.15)) / across,
      back + 0.006,
      eaves / 2 + 0.17,
      0.022,
      0.012,
      eaves - 0.55,
    );
  for (const x of [-1, 1])
    for (let k = 1; k < deepwise; k++)
      kit.box(
        'wood',
        kit.vary(OAK),
        x * (w / 2 - 0.034),
        -d / 2 + 0.075 + (k * (d - 0.15)) / deepwise,
        eaves / 2 + 0.17,
        0.012,
        0.022,
        eaves - 0.55,
      );
  const slats = 7;
  for (const s of [-1, 1]) {
    for (const y of [-1, 1])
      kit.box(
        'wood',
        kit.vary(OAK),
        (s * run) / 2,
        y * (d / 2 - 0.04),
        eaves + rise / 2,
        0.045,
        slope,
        0.075,
        { turnDeg: 90, tipDeg: s * angle },
      );
    for (let k = 0; k < slats; k++) {
      const t = (k + 0.5) / slats;
      kit.box(
        'wood',
        kit.vary(OAK),
        s * run * t,
        0,
        high + 0.045 - rise * t,
        d + 0.14,
        slope / slats - 0.016,
        0.02,
        { turnDeg: 90, tipDeg: s * angle },
      );
    }
  }
  kit.box('wood', kit.vary(OAK), 0, 0, high + 0.055, 0.07, d + 0.16, 0.03);
  bench({ ...thing, w: w - 0.16, d: Math.min(d - 0.1, 0.55), high: 0.85 });
}
