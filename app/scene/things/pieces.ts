/** Fire pits, kitchens, lights, sculpture and the small things of a garden. */
import type { Kit } from '../core/kit.ts';
import { rgb, type Rgb } from '../maths/colour.ts';
import { add, anyDirection, dot, unit, type Vec3 } from '../maths/vector.ts';
import { drape } from './soft.ts';
import type { Thing } from './thing.ts';

const STEEL = rgb('#5a5852'),
  CORTEN = rgb('#74482f'),
  STONE = rgb('#ada392'),
  DARK = rgb('#35322d'),
  OAK = rgb('#927553'),
  BRONZE = rgb('#544837'),
  BRASS = rgb('#8f7a4a');

/** A fire bowl of weathering steel on a foot, with ash and laid logs. */
export function firePit({ kit, w, high }: Thing): void {
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
export function hotTub({ kit, w, high }: Thing): void {
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
/** A slim bronze bollard: a lens under a shallow cap. */
export function postLight({ kit, high }: Thing): void {
  const r = 0.028;
  kit.lathe(
    'metal',
    BRONZE,
    0,
    0,
    0,
    [
      [0, 0],
      [r * 2, 0],
      [r * 2, 0.006],
      [r * 1.1, 0.012],
      [r, 0.02],
      [r, high - 0.1],
      [r * 0.8, high - 0.096],
      [0, high - 0.096],
    ],
    16,
  );
  kit.lathe(
    'plain',
    rgb('#d8cfb6'),
    0,
    0,
    high - 0.096,
    [
      [r * 0.8, 0],
      [r * 0.8, 0.06],
      [0, 0.06],
    ],
    14,
  );
  for (let k = 0; k < 3; k++) {
    const a = k * 2.0944;
    kit.tube(
      'metal',
      BRONZE,
      [Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, high - 0.1],
      [Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, high - 0.03],
      0.004,
      0.004,
      5,
      false,
    );
  }
  kit.lathe(
    'metal',
    BRONZE,
    0,
    0,
    high - 0.036,
    [
      [0, 0],
      [r * 1.7, 0],
      [r * 1.75, 0.008],
      [r * 1.4, 0.022],
      [r * 0.5, 0.034],
      [0, 0.036],
    ],
    20,
  );
}
export function spikeLight({ kit, high }: Thing): void {
  kit.tube('metal', BRONZE, [0, 0, 0], [0, 0, high * 0.7], 0.01, 0.01, 8);
  kit.tube('metal', BRONZE, [0, -0.01, high * 0.62], [0.04, 0.03, high], 0.028, 0.04, 14);
  kit.tube(
    'plain',
    rgb('#d8cfb6'),
    [0.0395, 0.0295, high * 0.994],
    [0.0405, 0.0305, high * 1.003],
    0.033,
    0.033,
    14,
  );
}
/** A ring of weathering steel set on a block of stone. */
export function sculpture({ kit, w, high }: Thing): void {
  const s = Math.min(w, 0.5),
    block = Math.min(0.36, high * 0.26),
    r = Math.min(w / 2 + 0.1, (high - block) / 2 - 0.03),
    tube = Math.max(0.028, r * 0.085),
    b = kit.builder('metal'),
    first = b.vertices,
    steps = 48,
    sides = 12,
    o = kit.point(0, 0, 0);
  kit.box('stone', STONE, 0, 0, block / 2, s, s * 0.8, block, { bevel: 0.012 });
  for (let i = 0; i <= steps; i++)
    for (let k = 0; k <= sides; k++) {
      const a = (i / steps) * 6.2831853,
        t = (k / sides) * 6.2831853,
        thick = tube * (1 + 0.5 * Math.sin(a - 1.57) * -1),
        n = kit.point(Math.cos(t) * Math.cos(a), Math.sin(t), Math.cos(t) * Math.sin(a));
      b.vertex(
        kit.point(
          (r + thick * Math.cos(t)) * Math.cos(a),
          thick * Math.sin(t),
          block + r + tube * 1.3 + (r + thick * Math.cos(t)) * Math.sin(a),
        ),
        [n[0] - o[0], n[1] - o[1], n[2] - o[2]],
        CORTEN,
        a * r,
        t * tube,
      );
    }
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < sides; k++) {
      const p = first + i * (sides + 1) + k,
        q = p + sides + 1;
      b.quad(p, p + 1, q + 1, q);
    }
}
/** A weathered stone: a ball broken by planes. */
function rock(
  kit: Kit,
  colour: Rgb,
  x: number,
  y: number,
  h: number,
  rx: number,
  ry: number,
  rh: number,
): void {
  const b = kit.builder('stone'),
    cuts = Array.from({ length: 11 }, () => ({
      n: anyDirection(kit.random),
      d: 0.7 + 0.22 * kit.random(),
    })),
    rows = 14,
    sides = 22,
    o = kit.point(0, 0, 0),
    ids: number[] = [];
  const reach = (n: Vec3) => {
    let least = 1;
    for (const cut of cuts) {
      const c = dot(n, cut.n);
      if (c > 0.05) least = Math.min(least, cut.d / c);
    }
    return least;
  };
  for (let i = 0; i <= rows; i++)
    for (let k = 0; k <= sides; k++) {
      const th = (i / rows) * Math.PI,
        an = (k / sides) * 6.2831853,
        n: Vec3 = [Math.sin(th) * Math.cos(an), Math.sin(th) * Math.sin(an), Math.cos(th)],
        e = 0.05,
        r = reach(n);
      // the normal leans to the plane that cuts it here
      let best = n,
        least = 1;
      for (const cut of cuts) {
        const c = dot(n, cut.n);
        if (c > 0.05 && cut.d / c < least + e * 0.4) {
          if (cut.d / c < least) best = cut.n;
          least = Math.min(least, cut.d / c);
        }
      }
      const m = unit(add(best, n, 0.35)),
        q = kit.point(m[0] / rx, m[1] / ry, m[2] / rh);
      ids.push(
        b.vertex(
          kit.point(x + n[0] * r * rx, y + n[1] * r * ry, h + n[2] * r * rh),
          unit([q[0] - o[0], q[1] - o[1], q[2] - o[2]]),
          colour,
          an * rx,
          th * rh,
        ),
      );
    }
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < sides; k++) {
      const p = ids[i * (sides + 1) + k]!,
        q = ids[(i + 1) * (sides + 1) + k]!;
      b.quad(p, q, q + 1, p + 1);
    }
}
export function boulder({ kit, w, d, high }: Thing): void {
  rock(kit, kit.vary(rgb('#979086'), 0.06), 0, 0, high * 0.36, w / 2, d / 2, high * 0.68);
  rock(
    kit,
    kit.vary(rgb('#8b857b'), 0.06),
    w * 0.36,
    -d * 0.28,
    high * 0.12,
    w * 0.26,
    d * 0.24,
    high * 0.3,
  );
  rock(
    kit,
    kit.vary(rgb('#9c958a'), 0.06),
    -w * 0.3,
    -d * 0.36,
    high * 0.06,
    w * 0.14,
    d * 0.13,
    high * 0.16,
  );
}
export function birdFeeder({ kit, high }: Thing): void {
  kit.tube('metal', DARK, [0, 0, 0], [0, 0, high], 0.014, 0.014, 8);
  for (const s of [-1, 1]) {
    kit.tube('metal', DARK, [0, 0, high - 0.04], [s * 0.16, 0, high], 0.008, 0.008, 6);
    kit.tube('metal', DARK, [s * 0.16, 0, high], [s * 0.17, 0, high - 0.1], 0.005, 0.005, 5);
    kit.tube(
      'plain',
      rgb(s > 0 ? '#b99a5c' : '#8a6d4a'),
      [s * 0.17, 0, high - 0.34],
      [s * 0.17, 0, high - 0.1],
      0.035,
      0.035,
      12,
    );
    kit.tube(
      'metal',
      rgb('#5a6a52'),
      [s * 0.17, 0, high - 0.1],
      [s * 0.17, 0, high - 0.07],
      0.05,
      0.02,
      12,
    );
  }
}
export function bugHotel({ kit, w, d, high }: Thing): void {
  kit.box('wood', rgb('#5c452f'), 0, 0.01, high / 2, w - 0.03, d * 0.8, high - 0.06);
  for (const x of [-1, 1])
    kit.box('wood', OAK, x * (w / 2 - 0.02), 0, (high - 0.06) / 2, 0.035, d, high - 0.06);
  const shelves = 4;
  for (let k = 0; k <= shelves; k++)
    kit.box('wood', OAK, 0, 0, 0.05 + (k * (high - 0.16)) / shelves, w, d, 0.025);
  for (let k = 0; k < shelves; k++)
    for (let i = 0; i < 12; i++) {
      const h = 0.05 + ((k + 0.5) * (high - 0.16)) / shelves + (kit.random() - 0.5) * 0.08,
        x = -w / 2 + 0.06 + (i * (w - 0.12)) / 11;
      kit.tube(
        'wood',
        kit.vary(rgb(k % 2 ? '#c2a06a' : '#8d6a45'), 0.2),
        [x, -d / 2 + 0.02, h],
        [x, -d / 2 + 0.1, h],
        0.02,
        0.02,
        8,
      );
    }
  for (const s of [-1, 1])
    kit.box('roof', rgb('#5a5751'), 0, (s * d) / 4, high - 0.02, w + 0.1, d / 2 + 0.1, 0.025, {
      tipDeg: -s * 20,
    });
}
export function washingLine({ kit, w, d, high }: Thing): void {
  const long = Math.max(w, d),
    alongX = w >= d,
    h = Math.max(1.7, high);
  for (const s of [-1, 1]) {
    const u = s * (long / 2 - 0.05);
    kit.tube(
      'metal',
      rgb('#6d6f6d'),
      alongX ? [u, 0, 0] : [0, u, 0],
      alongX ? [u, 0, h] : [0, u, h],
      0.025,
      0.025,
      8,
    );
  }
  const e = long / 2 - 0.05;
  kit.tube(
    'plain',
    rgb('#d5d2c8'),
    alongX ? [-e, 0, h - 0.05] : [0, -e, h - 0.05],
    alongX ? [e, 0, h - 0.05] : [0, e, h - 0.05],
    0.006,
    0.006,
    5,
  );
  // linen on the line
  const cloths: [number, number, number, string][] = [
    [-0.28, 0.9, 0.75, '#d3cdc0'],
    [0.12, 0.55, 0.5, '#8d9a86'],
    [0.34, 0.4, 0.42, '#c2b8a3'],
  ];
  for (const [at, wide, drop, tone] of cloths) {
    if (wide > long * 0.3) continue;
    const u = at * long;
    drape(
      kit,
      rgb(tone),
      rgb(tone),
      alongX ? u : 0,
      alongX ? 0 : u,
      [
        [-0.035, h - 0.05 - drop],
        [-0.012, h - 0.3],
        [-0.008, h - 0.046],
        [0.008, h - 0.046],
        [0.014, h - 0.3],
        [0.03, h - 0.05 - drop * 0.94],
      ],
      wide,
      alongX ? 90 : 0,
    );
  }
}
