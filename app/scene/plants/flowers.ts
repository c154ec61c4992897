/** Flower heads, each at its place on a plant: `at` is the top of its stem, `d` where it faces, `size` its reach in metres. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, blend, cross, level, scale, unit, type Vec3 } from '../maths/vector.ts';
import { bead, floretBall, leaf, ovalLeaf, rosette, stalk } from './foliage.ts';
import { count, headScale, larger, petals, type Look, type PlantMeshes } from './look.ts';

export type Head = (
  to: PlantMeshes,
  look: Look,
  at: Vec3,
  d: Vec3,
  size: number,
  k: number,
) => void;
const BUD = rgb('#6f8a4a'),
  GOLD = rgb('#e0a52e'),
  GOLD_DARK = rgb('#8a5a14'),
  CONE = rgb('#c8702a'),
  CONE_DARK = rgb('#4a2412'),
  CREAM = rgb('#f3eecf');

export type SpikeShape = {
  thick: number;
  florets: number;
  length: number;
  width: number;
  loose?: number;
  nod?: number;
  blunt?: boolean;
};
/** A column of florets, widest low down, with green buds at its tip. */
export function spike(
  to: PlantMeshes,
  look: Look,
  tip: Vec3,
  along: Vec3,
  size: number,
  shape: SpikeShape,
): void {
  const { random } = look,
    { deep, lit } = petals(look),
    n = Math.max(6, count(look, shape.florets)),
    k = larger(look),
    turn = random() * 6.28,
    u = unit(cross(along, [0.3, 0.2, 1])),
    w = cross(u, along);
  for (let i = 0; i < n; i++) {
    const t = (i + random() * 0.8) / n,
      a = i * 2.39996 + turn,
      out: Vec3 = add(scale(u, Math.cos(a)), w, Math.sin(a)),
      young = t < 0.16;
    const swell = shape.blunt ? Math.min(1, 0.5 + t * 2.4) : 0.22 + 0.9 * Math.pow(t, 0.75),
      r = shape.thick * swell * (shape.loose ? Math.sqrt(random()) * (1 + shape.loose * t) : 0.42),
      p = add(add(tip, along, -size * t), out, r);
    const lean = shape.nod ? -shape.nod : 0.45,
      d = unit([out[0] + along[0] * lean, out[1] + along[1] * lean, out[2] + along[2] * lean]),
      grown = young ? 0.55 : 0.85 + 0.3 * random(),
      side = unit(cross(d, along));
    const base = young ? mix(BUD, deep, 0.45) : mix(deep, lit, random() * 0.35),
      top = young ? mix(BUD, lit, 0.6) : mix(deep, lit, 0.45 + 0.55 * random());
    const l = shape.length * swell * grown * k,
      wide = shape.width * swell * grown * k,
      normal = unit([out[0], out[1] + 0.35, out[2]]);
    if (look.fine && shape.width > 0.02)
      ovalLeaf(to.leaves, p, d, side, l, wide, normal, base, top, shape.nod ? 0.25 : 0.05, 0.8);
    else leaf(to.leaves, p, d, side, l, wide, normal, base, top);
  }
}
const spiked =
  (shape: SpikeShape): Head =>
  (to, look, at, d, size) =>
    spike(to, look, at, unit([d[0] * 0.25, 1, d[2] * 0.25]), size, shape);

/** Rays about a disc. `fall` below nought lets them hang. */
function rays(
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
const rayed =
  (shape: Parameters<typeof rays>[6]): Head =>
  (to, look, at, d, size, k) =>
    rays(to, look, at, d, size, k, shape);

/** Five open petals with a paler or darker throat. */
const cup =
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
const ball =
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
const plate =
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
const froth =
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
const bells =
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
const irisHead: Head = (to, look, at, _d, size, k) => {
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
/** A full bloom of a rose or a peony: petals in whorls, opening outward. */
const bloom: Head = (to, look, at, d, size, k) => {
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
const truss =
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
const bracts: Head = (to, look, at, d, size, k) => {
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
const ruff: Head = (to, look, at, d, size, k) => {
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

export const HEADS = {
  spike: spiked({ thick: 0.02, florets: 58, length: 0.024, width: 0.017 }),
  'stout-spike': spiked({ thick: 0.05, florets: 80, length: 0.042, width: 0.034, blunt: true }),
  'bell-spike': spiked({ thick: 0.03, florets: 40, length: 0.055, width: 0.034, nod: 0.75 }),
  plume: spiked({ thick: 0.055, florets: 170, length: 0.019, width: 0.012, loose: 0.8 }),
  wand: spiked({ thick: 0.016, florets: 46, length: 0.016, width: 0.012, loose: 0.4 }),
  poker: spiked({ thick: 0.032, florets: 90, length: 0.045, width: 0.012, nod: 0.8, blunt: true }),
  bottlebrush: spiked({ thick: 0.03, florets: 80, length: 0.022, width: 0.01, blunt: true }),
  daisy: rayed({ petals: 14, width: 0.34, fall: 0.1, disc: 0.3 }),
  'small-daisy': rayed({ petals: 12, width: 0.3, fall: 0.12, disc: 0.3 }),
  coneflower: rayed({ petals: 13, width: 0.36, fall: -0.42, disc: 0.36, cone: true }),
  blackeye: rayed({ petals: 13, width: 0.36, fall: 0.02, disc: 0.3, cone: true }),
  windflower: rayed({ petals: 7, width: 0.78, fall: 0.2, disc: 0.2 }),
  dahlia: rayed({ petals: 12, width: 0.5, fall: 0.25, disc: 0.2, double: true }),
  shaggy: rayed({ petals: 16, width: 0.22, fall: -0.15, disc: 0, double: true }),
  cup: cup(0.3),
  'dark-cup': cup(0.5, 'dark'),
  'gold-cup': cup(0.55, 'gold'),
  star: cup(0.1, 'pale', 6),
  nodding: cup(0.8, 'pale'),
  ball: ball(80, 0.02, 0.012),
  allium: ball(150, 0.022, 0.009, true),
  thistle: ball(46, 0.03, 0.006, true),
  pincushion: ball(40, 0.016, 0.013, false, 0.5),
  agapanthus: ball(60, 0.06, 0.017, true, 0.85),
  cluster: ball(30, 0.018, 0.014, false, 0.6),
  plate: plate(46),
  umbel: plate(60, 0.3),
  froth: froth(16, 0.016),
  mist: froth(9, 0.015, 1.3),
  bells: bells(4),
  iris: irisHead,
  bloom,
  truss: truss(60, 0.042, 0.62),
  cone: truss(90, 0.038, 1.55),
  bracts,
  ruff,
} satisfies Record<string, Head>;
export type HeadName = keyof typeof HEADS;
