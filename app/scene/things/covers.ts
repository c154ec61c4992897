/** Cloth over what one sits at. */
import type { Kit } from '../core/kit.ts';
import { rgb, type Rgb } from '../maths/colour.ts';
import { cross, unit, type Vec3 } from '../maths/vector.ts';
import type { DrawThings, Thing } from './thing.ts';

const LINEN = rgb('#e3d8c1'),
  STRIPE = rgb('#b9ab8d'),
  STEEL = rgb('#4a4843');

/** Cloth over a square of points, seen from above and from below. `at`: u and v from 0 to 1 to a local place. */
function cloth(
  kit: Kit,
  toneOf: (u: number) => Rgb,
  at: (u: number, v: number) => Vec3,
  fine = 10,
): void {
  const b = kit.builder('cloth');
  const point = (u: number, v: number): Vec3 => kit.point(...at(u, v));
  for (const side of [1, -1])
    for (let i = 0; i < fine; i++)
      for (let j = 0; j < fine; j++) {
        const quad = [
          [i, j],
          [i + 1, j],
          [i + 1, j + 1],
          [i, j + 1],
        ].map(([u, v]) => point(u! / fine, v! / fine));
        const [p, q, , s] = quad as [Vec3, Vec3, Vec3, Vec3];
        const along: Vec3 = [q[0] - p[0], q[1] - p[1], q[2] - p[2]],
          over: Vec3 = [s[0] - p[0], s[1] - p[1], s[2] - p[2]],
          up = unit(cross(along, over)),
          flip = up[1] * side < 0 ? -1 : 1,
          n: Vec3 = [up[0] * flip, up[1] * flip, up[2] * flip],
          tone = toneOf((i + 0.5) / fine);
        const ids = quad.map((each, k) =>
          b.vertex([each[0], each[1] + side * 0.004, each[2]], n, tone, k % 2, k >> 1),
        );
        if (flip > 0) b.quad(ids[0]!, ids[1]!, ids[2]!, ids[3]!);
        else b.quad(ids[3]!, ids[2]!, ids[1]!, ids[0]!);
      }
}

/** Two high corners and two low, edges hollow, drawn tight to leaning posts. */
function sail({ kit, w, d, high }: Thing): void {
  const heads = [high, high - 0.5, high, high - 0.5];
  const corner = (k: number): [number, number] => [
    (k === 1 || k === 2 ? 1 : -1) * (w / 2),
    (k > 1 ? 1 : -1) * (d / 2),
  ];
  for (let k = 0; k < 4; k++) {
    const [x, y] = corner(k);
    kit.tube('metal', STEEL, [x, y, 0], [x * 1.03, y * 1.03, heads[k]! + 0.08], 0.045, 0.045, 14);
  }
  const [a, b, c, e] = heads as [number, number, number, number];
  cloth(
    kit,
    () => LINEN,
    (u, v) => {
      const s = u * 2 - 1,
        t = v * 2 - 1,
        h = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * u * v + e * (1 - u) * v,
        inX = 1 - 0.11 * (1 - t * t),
        inY = 1 - 0.11 * (1 - s * s);
      return [s * w * 0.485 * inX, t * d * 0.485 * inY, h - 0.06];
    },
  );
}

/** Its case is on the wall at its back; two folding arms hold the front bar. */
function awning({ kit, w, d, high }: Thing): void {
  const back = d / 2,
    low = high - d * 0.14;
  kit.box('metal', STEEL, 0, back - 0.09, high, w, 0.18, 0.2);
  kit.box('metal', STEEL, 0, -back + 0.04, low, w, 0.07, 0.09);
  for (const u of [-1, 1]) {
    const x = u * (w / 2 - 0.25);
    kit.tube(
      'metal',
      STEEL,
      [x, back - 0.12, high - 0.06],
      [x - u * 0.35, 0, (high + low) / 2 - 0.06],
      0.022,
      0.022,
      8,
    );
    kit.tube(
      'metal',
      STEEL,
      [x - u * 0.35, 0, (high + low) / 2 - 0.06],
      [x, -back + 0.06, low],
      0.022,
      0.022,
      8,
    );
  }
  const stripes = Math.max(6, Math.round(w / 0.32));
  cloth(
    kit,
    (u) => (Math.floor(u * stripes) % 2 ? STRIPE : LINEN),
    (u, v) => [(u - 0.5) * w, back - 0.1 - v * (d - 0.14), high + 0.07 - v * (high - low)],
    stripes,
  );
  kit.box('cloth', STRIPE, 0, -back + 0.005, low - 0.14, w, 0.01, 0.2);
}

/** Eight panels on ribs, on a pole in a weighted foot. */
function parasol({ kit, w, high }: Thing): void {
  const r = w / 2,
    drop = 0.42;
  kit.tube('wood', rgb('#8a6a47'), [0, 0, 0.05], [0, 0, high + 0.05], 0.024, 0.024, 12);
  kit.lathe(
    'stone',
    rgb('#8c8880'),
    0,
    0,
    0,
    [
      [0, 0],
      [0.28, 0],
      [0.28, 0.07],
      [0, 0.09],
    ],
    20,
  );
  for (let i = 0; i < 8; i++) {
    const from = (i * Math.PI) / 4,
      to = ((i + 1) * Math.PI) / 4;
    kit.tube(
      'wood',
      rgb('#8a6a47'),
      [0, 0, high - 0.03],
      [Math.cos(from) * r * 0.97, Math.sin(from) * r * 0.97, high - drop - 0.02],
      0.01,
      0.008,
      5,
    );
    cloth(
      kit,
      () => LINEN,
      (u, v) => {
        const angle = from + (to - from) * u,
          // the panel's edge runs straight from rib to rib
          reach = v * r * (Math.cos(Math.PI / 8) / Math.cos(angle - (from + to) / 2));
        return [Math.cos(angle) * reach, Math.sin(angle) * reach, high - drop * v];
      },
      4,
    );
  }
}

export const covers = { 'shade-sail': sail, awning, parasol } satisfies DrawThings;
