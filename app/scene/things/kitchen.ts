/** An outdoor kitchen. */
import { rgb } from '../maths/colour.ts';
import type { Thing } from './thing.ts';

const STEEL = rgb('#5a5852'),
  DARK = rgb('#35322d'),
  OAK = rgb('#927553'),
  BRONZE = rgb('#544837'),
  BRASS = rgb('#8f7a4a');

/** Timber doors under a stone worktop; a grill, a sink with a tap, and a domed oven where there is room. */
export function outdoorKitchen({ kit, w, d, high }: Thing): void {
  const doors = Math.max(2, Math.round(w / 0.6)),
    oven = w >= 2.2,
    grill = oven ? w * 0.02 : -w * 0.2,
    gw = Math.min(0.72, w * 0.34);
  kit.box('render', rgb('#857e73'), 0, 0.01, (high - 0.04) / 2, w, d - 0.06, high - 0.04);
  kit.box('plain', rgb('#3d3934'), 0, -d / 2 + 0.02, 0.05, w - 0.04, 0.04, 0.1);
  kit.box('porcelain', rgb('#77716a'), 0, 0, high - 0.015, w + 0.05, d + 0.02, 0.035, {
    bevel: 0.008,
  });
  for (let i = 0; i < doors; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / doors;
    kit.box(
      'wood',
      kit.vary(OAK, 0.08),
      x,
      -d / 2 + 0.005,
      high * 0.52,
      w / doors - 0.015,
      0.03,
      high - 0.19,
    );
    kit.box(
      'metal',
      BRONZE,
      x,
      -d / 2 - 0.02,
      high * 0.8,
      Math.min(0.22, w / doors - 0.12),
      0.014,
      0.014,
    );
  }
  kit.box('metal', STEEL, grill, 0.02, high + 0.085, gw, d * 0.72, 0.17);
  kit.box('metal', DARK, grill, -d * 0.35, high + 0.09, gw - 0.04, 0.03, 0.11);
  for (let k = 0; k < 4; k++)
    kit.tube(
      'metal',
      rgb('#a09c92'),
      [grill - gw * 0.33 + k * gw * 0.22, -d * 0.36, high + 0.09],
      [grill - gw * 0.33 + k * gw * 0.22, -d * 0.36 - 0.035, high + 0.09],
      0.02,
      0.018,
      10,
    );
  // the hood is a half barrel
  const b = kit.builder('metal'),
    hood = rgb('#716f69'),
    first = b.vertices,
    steps = 12,
    hr = d * 0.33,
    o = kit.point(0, 0, 0);
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * Math.PI,
      n = kit.point(0, -Math.cos(a), Math.sin(a));
    for (const e of [-1, 1])
      b.vertex(
        kit.point(
          grill + (e * gw) / 2,
          0.02 - Math.cos(a) * hr,
          high + 0.17 + Math.sin(a) * hr * 0.72,
        ),
        [n[0] - o[0], n[1] - o[1], n[2] - o[2]],
        hood,
        e,
        i * 0.05,
      );
  }
  for (let i = 0; i < steps; i++) {
    const p = first + i * 2;
    b.quad(p, p + 1, p + 3, p + 2);
  }
  for (const e of [-1, 1]) {
    const n = kit.point(e, 0, 0),
      normal: [number, number, number] = [n[0] - o[0], n[1] - o[1], n[2] - o[2]],
      c = b.vertex(kit.point(grill + (e * gw) / 2, 0.02, high + 0.17), normal, hood),
      rim = Array.from({ length: steps + 1 }, (_, i) => {
        const a = (i / steps) * Math.PI;
        return b.vertex(
          kit.point(
            grill + (e * gw) / 2,
            0.02 - Math.cos(a) * hr,
            high + 0.17 + Math.sin(a) * hr * 0.72,
          ),
          normal,
          hood,
        );
      });
    for (let i = 0; i < steps; i++)
      if (e > 0) b.triangle(c, rim[i]!, rim[i + 1]!);
      else b.triangle(c, rim[i + 1]!, rim[i]!);
  }
  kit.tube(
    'wood',
    OAK,
    [grill - gw * 0.34, -hr - 0.02, high + 0.24],
    [grill + gw * 0.34, -hr - 0.02, high + 0.24],
    0.014,
    0.014,
    8,
  );
  kit.box('metal', rgb('#8c8f8e'), w * 0.34, 0, high + 0.004, 0.42, d * 0.55, 0.008);
  kit.box('plain', DARK, w * 0.34, -0.01, high + 0.006, 0.36, d * 0.45, 0.006);
  kit.tube(
    'metal',
    BRASS,
    [w * 0.34, d * 0.34, high],
    [w * 0.34, d * 0.34, high + 0.26],
    0.012,
    0.012,
    8,
  );
  kit.tube(
    'metal',
    BRASS,
    [w * 0.34, d * 0.34, high + 0.26],
    [w * 0.34, d * 0.12, high + 0.24],
    0.011,
    0.011,
    8,
  );
  if (oven) {
    const x = -w * 0.33,
      r = Math.min(0.36, d * 0.46);
    kit.lathe(
      'render',
      rgb('#b7a58c'),
      x,
      0.03,
      high,
      [
        [r, 0],
        [r, 0.06],
        [r * 0.96, 0.16],
        [r * 0.82, 0.28],
        [r * 0.55, 0.38],
        [r * 0.25, 0.42],
        [0, 0.43],
      ],
      28,
    );
    kit.box('brick', rgb('#ffffff'), x, 0.03 - r * 0.86, high + 0.12, r * 1.05, 0.12, 0.24);
    kit.box(
      'plain',
      rgb('#221d19'),
      x,
      0.03 - r * 0.86 - 0.062,
      high + 0.09,
      r * 0.66,
      0.012,
      0.16,
    );
    kit.tube('metal', DARK, [x, 0.0, high + 0.38], [x, 0.0, high + 0.62], 0.055, 0.055, 12);
  }
  kit.box(
    'wood',
    kit.vary(rgb('#a98a62')),
    grill + gw / 2 + 0.22,
    -d * 0.08,
    high + 0.014,
    0.3,
    0.22,
    0.022,
    { turnDeg: 8 },
  );
  kit.lathe(
    'terracotta',
    rgb('#d6d1c5'),
    grill + gw / 2 + 0.24,
    -d * 0.08,
    high + 0.025,
    [
      [0, 0],
      [0.05, 0],
      [0.1, 0.05],
      [0.094, 0.052],
      [0, 0.014],
    ],
    16,
  );
}
