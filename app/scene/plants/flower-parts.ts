/** Stems, beads, balls of florets and rosettes: what flower heads, fruits and branches are put together from. */
import { mix, type Rgb } from '../maths/colour.ts';
import type { Random } from '../maths/random.ts';
import { add, anyDirection, blend, cross, scale, unit, type Vec3 } from '../maths/vector.ts';
import { MeshBuilder } from '../core/mesh-builder.ts';
import { leaf } from './foliage.ts';

/** A round stem or branch. */
export function stalk(
  b: MeshBuilder,
  from: Vec3,
  to: Vec3,
  r0: number,
  r1: number,
  sides: number,
  c0: Rgb,
  c1: Rgb,
): void {
  const d = unit(add(to, from, -1)),
    u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
    w = cross(u, d),
    first = b.vertices;
  for (let k = 0; k < sides; k++) {
    const a = (k / sides) * 6.2831853,
      n = add(scale(u, Math.cos(a)), w, Math.sin(a));
    b.vertex(add(from, n, r0), n, c0);
    b.vertex(add(to, n, r1), n, c1);
  }
  for (let k = 0; k < sides; k++) {
    const p = first + k * 2,
      q = first + ((k + 1) % sides) * 2;
    b.triangle(p, p + 1, q);
    b.triangle(q, p + 1, q + 1);
  }
}

export function bead(
  b: MeshBuilder,
  at: Vec3,
  r: number,
  c0: Rgb,
  c1: Rgb,
  rows = 3,
  columns = 5,
): void {
  const first = b.vertices;
  for (let i = 0; i <= rows; i++)
    for (let k = 0; k <= columns; k++) {
      const th = (i / rows) * Math.PI,
        a = (k / columns) * 6.2831853,
        n: Vec3 = [Math.sin(th) * Math.cos(a), Math.cos(th), Math.sin(th) * Math.sin(a)];
      b.vertex(add(at, n, r), n, mix(c0, c1, (n[1] + 1) / 2));
    }
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++) {
      const p = first + i * (columns + 1) + k;
      b.triangle(p, p + 1, p + columns + 1);
      b.triangle(p + 1, p + columns + 2, p + columns + 1);
    }
}

/** Florets about a point: one flower head. `squash` flattens it. */
export function floretBall(
  b: MeshBuilder,
  random: Random,
  at: Vec3,
  r: number,
  count: number,
  length: number,
  width: number,
  c0: Rgb,
  c1: Rgb,
  squash = 1,
): void {
  for (let k = 0; k < count; k++) {
    const raw = anyDirection(random),
      d = unit([raw[0], raw[1] * squash, raw[2]]),
      p = add(at, d, r * (0.45 + 0.5 * random()));
    p[1] = at[1] + (p[1] - at[1]) * squash;
    const side = unit(cross(d, anyDirection(random))),
      n = unit([d[0], d[1] + 0.4, d[2]]);
    leaf(
      b,
      p,
      unit(blend(d, anyDirection(random), 0.4)),
      side,
      length,
      width,
      n,
      mix(c0, c1, random() * 0.5),
      mix(c0, c1, 0.4 + 0.6 * random()),
    );
  }
}

/** Petals round a centre, open to the sky. */
export function rosette(
  b: MeshBuilder,
  at: Vec3,
  petals: number,
  length: number,
  width: number,
  lift: number,
  turn: number,
  c0: Rgb,
  c1: Rgb,
  tilt: Vec3 = [0, 1, 0],
): void {
  for (let j = 0; j < petals; j++) {
    const a = (j / petals) * 6.2831853 + turn,
      d = unit([Math.cos(a) + tilt[0] * lift, lift, Math.sin(a) + tilt[2] * lift]);
    leaf(
      b,
      at,
      d,
      [-Math.sin(a), 0, Math.cos(a)],
      length,
      width,
      unit([Math.cos(a) * 0.3 + tilt[0] * 0.4, 0.9, Math.sin(a) * 0.3 + tilt[2] * 0.4]),
      c0,
      c1,
    );
  }
}
