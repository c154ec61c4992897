/** The makers of flower heads: spikes, rays, cups, plates, bells and blooms. `at` is the top of the stem, `d` where it faces, `size` its reach in metres. */
import { mix, shade } from '../maths/colour.ts';
import { add, anyDirection, blend, cross, level, scale, unit, type Vec3 } from '../maths/vector.ts';
import { bead, floretBall, rosette, stalk } from './flower-parts.ts';
import { leaf, ovalLeaf } from './foliage.ts';
import { count, headScale, larger, petals, type Look, type PlantMeshes } from './look.ts';
import { CONE_DARK, GOLD_DARK, CONE, GOLD, CREAM } from './spikes.ts';

export type Head = (
  to: PlantMeshes,
  look: Look,
  at: Vec3,
  d: Vec3,
  size: number,
  k: number,
) => void;

/** Rays about a disc. `fall` below nought lets them hang. */
export function rays(
  to: PlantMeshes,
  look: Look,
  at: Vec3,
  d: Vec3,
  size: number,
  k: number,
  shape: {
    petals: number;
    width: number;
    fall: number;
    disc: number;
    cone?: boolean;
    double?: boolean;
  },
): void {
  const { deep, lit } = petals(look),
    k2 = larger(look),
    s = size * headScale(look),
    n = look.detail < 0.5 ? Math.max(5, Math.round(shape.petals * 0.6)) : shape.petals,
    u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
    w = cross(u, d);
  for (let j = 0; j < n; j++) {
    const a = (j / n) * 6.2831853 + k,
      out: Vec3 = add(scale(u, Math.cos(a)), w, Math.sin(a)),
      along = unit(add(out, d, shape.fall + (look.random() - 0.5) * 0.16)),
      side = unit(cross(d, out)),
      wide = shape.width * s * (n < shape.petals ? 1.5 : 1),
      normal = unit(add(scale(d, 0.9), out, 0.3)),
      base = mix(deep, lit, 0.3);
    if (look.fine)
      ovalLeaf(
        to.leaves,
        add(at, out, s * shape.disc * 0.7),
        along,
        side,
        s * (1 - shape.disc * 0.7),
        wide,
        normal,
        base,
        lit,
        0,
        0.7,
      );
    else leaf(to.leaves, at, along, side, s, wide * 1.1, normal, base, lit);
  }
  if (shape.double)
    rosette(to.leaves, add(at, d, s * 0.08), 5, s * 0.6, s * 0.4, 0.6, k + 0.4, deep, lit, d);
  if (!shape.disc) return;
  const centre = add(at, d, s * (shape.cone ? 0.16 : 0.05)),
    r = s * shape.disc;
  if (look.detail < 0.5)
    floretBall(
      to.leaves,
      look.random,
      centre,
      r * 0.7,
      3,
      r * 1.3,
      r * 1.3 * Math.min(1.5, k2),
      shape.cone ? CONE_DARK : GOLD_DARK,
      shape.cone ? CONE : GOLD,
      0.6,
    );
  else
    bead(to.leaves, centre, r, shape.cone ? CONE_DARK : GOLD_DARK, shape.cone ? CONE : GOLD, 3, 6);
}

export const rayed =
  (shape: Parameters<typeof rays>[6]): Head =>
  (to, look, at, d, size, k) =>
    rays(to, look, at, d, size, k, shape);

/** Five open petals with a paler or darker throat. */
export const cup =
  (lift: number, eye: 'pale' | 'dark' | 'gold' = 'pale', n = 5): Head =>
  (to, look, at, d, size, k) => {
    const { deep, lit } = petals(look),
      s = size * headScale(look) * Math.sqrt(larger(look)),
      u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
      w = cross(u, d),
      base = eye === 'pale' ? mix(lit, [1, 1, 1], 0.55) : eye === 'gold' ? GOLD : shade(deep, 0.5);
    for (let j = 0; j < n; j++) {
      const a = (j / n) * 6.2831853 + k,
        out: Vec3 = add(scale(u, Math.cos(a)), w, Math.sin(a)),
        along = unit(add(out, d, lift)),
        side = unit(cross(d, out)),
        normal = unit(add(d, out, -lift * 0.5)),
        tone = mix(deep, lit, 0.55 + 0.45 * look.random());
      if (look.fine) ovalLeaf(to.leaves, at, along, side, s, s * 0.92, normal, base, tone, 0, 0.9);
      else leaf(to.leaves, at, along, side, s, s * 0.95, normal, mix(base, tone, 0.75), tone);
    }
  };

/** A ball of florets; `star` florets stand out from it like spokes. */
export const ball =
  (florets: number, length: number, width: number, star = false, squash = 1): Head =>
  (to, look, at, _d, size) => {
    const { deep, lit } = petals(look),
      r = size * headScale(look),
      n = count(look, florets),
      k = larger(look);
    if (!star) {
      floretBall(
        to.leaves,
        look.random,
        at,
        r,
        Math.max(5, n),
        length * k,
        width * k,
        deep,
        lit,
        squash,
      );
      return;
    }
    for (let i = 0; i < Math.max(7, n); i++) {
      const out = anyDirection(look.random),
        t = 0.5 + 0.5 * out[1],
        p = add(at, out, r * 0.25);
      p[1] = at[1] + (p[1] - at[1]) * squash;
      leaf(
        to.leaves,
        p,
        unit([out[0], out[1] * squash, out[2]]),
        unit(cross(out, anyDirection(look.random))),
        r * 0.75 + length * 0.3,
        width * k,
        unit([out[0], out[1] + 0.3, out[2]]),
        mix(shade(deep, 0.7), lit, t * 0.4),
        mix(deep, lit, 0.25 + 0.75 * t),
      );
    }
  };

/** A flat plate of tiny florets on rays. */
export const plate =
  (florets: number, dome = 0.2): Head =>
  (to, look, at, d, size) => {
    const { random } = look,
      { deep, lit } = petals(look),
      r = size * headScale(look),
      k = larger(look),
      n = Math.max(7, count(look, florets));
    if (look.fine)
      for (let j = 0; j < 5; j++) {
        const o = level(j * 1.2566 + random());
        stalk(
          to.leaves,
          [at[0], at[1] - r * 0.7, at[2]],
          [at[0] + o[0] * r * 0.6, at[1], at[2] + o[2] * r * 0.6],
          0.0018,
          0.0014,
          3,
          look.stem,
          look.stem,
        );
      }
    for (let i = 0; i < n; i++) {
      const a = i * 2.39996,
        t = Math.sqrt((i + 0.5) / n),
        p: Vec3 = [
          at[0] + Math.cos(a) * r * t,
          at[1] + r * dome * (1 - t * t) + d[1] * 0.004 * random(),
          at[2] + Math.sin(a) * r * t,
        ],
        o = level(random() * 6.28);
      leaf(
        to.leaves,
        p,
        unit([o[0], 0.25, o[2]]),
        [-o[2], 0, o[0]],
        0.018 * k,
        0.017 * k,
        unit([o[0] * 0.25 + Math.cos(a) * t * 0.3, 0.9, o[2] * 0.25 + Math.sin(a) * t * 0.3]),
        mix(deep, lit, 0.3 * random()),
        mix(deep, lit, 0.35 + 0.65 * random()),
      );
    }
  };

/** Tiny flowers in a haze about the end of a stem. */
export const froth =
  (florets: number, floret: number, tall = 1): Head =>
  (to, look, at, _d, size) => {
    const { random } = look,
      { deep, lit } = petals(look),
      k = larger(look),
      s = size * headScale(look);
    for (let i = 0; i < Math.max(4, count(look, florets)); i++) {
      const o = anyDirection(random),
        q = Math.pow(random(), 0.5),
        p = add(at, [o[0] * s * q, o[1] * s * q * tall, o[2] * s * q]);
      leaf(
        to.leaves,
        p,
        unit(blend(o, anyDirection(random), 0.5)),
        unit(cross(o, anyDirection(random))),
        floret * k,
        floret * 0.85 * k,
        unit([o[0], o[1] + 0.7, o[2]]),
        mix(deep, lit, random() * 0.5),
        mix(deep, lit, 0.4 + 0.6 * random()),
      );
    }
  };

/** Bells that hang from the stem. */
export const bells =
  (number: number): Head =>
  (to, look, at, d, size) => {
    const { deep, lit } = petals(look),
      k = Math.sqrt(larger(look));
    for (
      let i = 0;
      i < Math.max(2, Math.round(number * Math.sqrt(Math.min(1, look.detail))));
      i++
    ) {
      const o = level(i * 2.4 + look.random()),
        p: Vec3 = [
          at[0] + o[0] * size * 0.6 + d[0] * size * 0.3,
          at[1] - size * 0.7 * i * look.random(),
          at[2] + o[2] * size * 0.6 + d[2] * size * 0.3,
        ];
      for (let j = 0; j < 4; j++) {
        const b = level(j * 1.5708 + i);
        leaf(
          to.leaves,
          p,
          unit([b[0] * 0.55, -1, b[2] * 0.55]),
          [-b[2], 0, b[0]],
          size * k,
          size * 0.62 * k,
          unit([b[0], 0.25, b[2]]),
          deep,
          lit,
        );
      }
    }
  };

/** Three standards above three falls. */
export const irisHead: Head = (to, look, at, _d, size, k) => {
  const { deep, lit } = petals(look),
    s = size * Math.sqrt(larger(look)),
    pale = mix(lit, [1, 1, 1], 0.35);
  for (let j = 0; j < 6; j++) {
    const b = j * 1.0472 + k,
      o = level(b),
      up = j % 2 === 1,
      side: Vec3 = [-o[2], 0, o[0]],
      along = unit(up ? [o[0] * 0.45, 1, o[2] * 0.45] : [o[0], -0.28, o[2]]),
      normal = up ? unit([o[0], 0.4, o[2]]) : ([0, 1, 0] as Vec3);
    if (look.fine)
      ovalLeaf(
        to.leaves,
        at,
        along,
        side,
        s * (up ? 0.85 : 1),
        s * 0.62,
        normal,
        up ? lit : CREAM,
        up ? pale : deep,
        up ? 0 : 0.35,
        0.9,
      );
    else leaf(to.leaves, at, along, side, s, s * 0.62, normal, lit, up ? pale : deep);
  }
};
