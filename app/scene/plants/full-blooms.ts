/** Heads of many broad florets or bracts: roses, hydrangeas, spurges and scabious. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, cross, level, scale, unit, type Vec3 } from '../maths/vector.ts';
import { floretBall, rosette } from './flower-parts.ts';
import { leaf, ovalLeaf } from './foliage.ts';
import { count, headScale, larger, petals } from './look.ts';
import { type Head, rays } from './flower-heads.ts';

/** A full bloom of a rose or a peony: petals in whorls, opening outward. */
export const bloom: Head = (to, look, at, d, size, k) => {
  const { deep, lit } = petals(look),
    s = size * headScale(look) * Math.sqrt(larger(look)),
    pale = mix(lit, [1, 1, 1], 0.08),
    u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
    w = cross(u, d),
    whorls = look.detail < 0.5 ? 2 : 4;
  for (let q = 0; q < whorls; q++) {
    const f = q / whorls,
      n = 6 - Math.round(f * 2),
      lift = 0.15 + 2.2 * f;
    for (let j = 0; j < n; j++) {
      const a = (j / n) * 6.2831853 + k + q * 0.6,
        out: Vec3 = add(scale(u, Math.cos(a)), w, Math.sin(a)),
        along = unit(add(out, d, lift)),
        side = unit(cross(d, out)),
        l = s * (1 - 0.52 * f),
        normal = unit(add(d, out, 0.3 - 0.5 * f)),
        tone = mix(shade(deep, 0.9), pale, (0.2 + 0.8 * look.random()) * (1 - 0.5 * f));
      if (look.fine)
        ovalLeaf(
          to.leaves,
          add(at, d, s * 0.1 * q),
          along,
          side,
          l,
          l * 0.95,
          normal,
          shade(deep, 0.85),
          tone,
          0,
          1,
        );
      else leaf(to.leaves, add(at, d, s * 0.08 * q), along, side, l, l, normal, deep, tone);
    }
  }
};

/** A dome or cone of broad florets, as hydrangeas, lilacs and phloxes bear. */
export const truss =
  (florets: number, floret: number, squash: number): Head =>
  (to, look, at, d, size) => {
    const { random } = look,
      { deep, lit } = petals(look),
      k = larger(look),
      s = size * headScale(look),
      centre = add(at, [d[0] * s * 0.2, s * squash * 0.4, d[2] * s * 0.2]);
    for (let i = 0; i < Math.max(9, count(look, florets)); i++) {
      const o = anyDirection(random);
      if (o[1] < -0.35) o[1] = -o[1];
      const t = 1 - 0.25 * random(),
        taper = squash > 1 ? 1 - 0.55 * Math.max(0, o[1]) : 1,
        p: Vec3 = [
          centre[0] + o[0] * s * t * taper,
          centre[1] + o[1] * s * t * squash,
          centre[2] + o[2] * s * t * taper,
        ],
        face = unit([o[0], o[1] + 0.35, o[2]]),
        spin = unit(cross(face, anyDirection(random))),
        tone = mix(deep, lit, 0.3 + 0.7 * random()),
        near = look.fine ? 2 : 1;
      // each floret two crossed pairs of petals close by, one pair far off
      for (let q = 0; q < near; q++) {
        const along = q ? unit(cross(face, spin)) : spin;
        leaf(
          to.leaves,
          add(p, along, -floret * k * 0.5),
          along,
          unit(cross(face, along)),
          floret * k,
          floret * 0.62 * k,
          face,
          shade(tone, 0.86),
          tone,
        );
      }
    }
  };

const LIME_EYE = rgb('#8fa02c');

export const bracts: Head = (to, look, at, d, size, k) => {
  for (let j = 0; j < 3; j++) {
    const o = level(j * 2.1 + k),
      { deep, lit } = petals(look);
    rosette(
      to.leaves,
      add(at, [o[0] * size * 0.5, -j * size * 0.2, o[2] * size * 0.5]),
      look.fine ? 6 : 4,
      size * 0.6 * headScale(look),
      size * 0.55 * headScale(look),
      0.4,
      k + j,
      mix(deep, LIME_EYE, 0.4),
      lit,
      d,
    );
  }
};

/** A small ruff of pointed bracts round a dome of pins. */
export const ruff: Head = (to, look, at, d, size, k) => {
  rays(to, look, at, d, size, k, { petals: 12, width: 0.26, fall: 0.2, disc: 0 });
  const { lit } = petals(look);
  floretBall(
    to.leaves,
    look.random,
    add(at, d, size * 0.2),
    size * 0.4,
    Math.max(3, count(look, 12)),
    size * 0.35 * larger(look),
    size * 0.14 * larger(look),
    shade(lit, 0.8),
    mix(lit, [1, 1, 1], 0.3),
    0.7,
  );
};
