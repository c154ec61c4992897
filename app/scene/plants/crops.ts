/** The kitchen garden: rows of roots and onions, hearts and heads of leaf, beans up canes. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { add, level, unit, type Vec3 } from '../maths/vector.ts';
import {
  bead,
  blade,
  coverWith,
  featherLeaf,
  foliate,
  leaf,
  mound,
  ovalLeaf,
  rosette,
  stalk,
} from './foliage.ts';
import { HEADS } from './flowers.ts';
import { count, heads, larger, type DrawPlant } from './look.ts';

const STALKS: Record<string, Rgb> = { cicla: rgb('#b5345a'), vulgaris: rgb('#7a2a44') };
const CANE = rgb('#b9975f');

export const rowCrop: DrawPlant = (to, look) => {
  const { random, r, h, fine } = look,
    k = larger(look),
    wide = Math.max(0.06, r);
  if (look.genus === 'Allium') {
    const leek = look.name.includes('porrum');
    for (let i = 0; i < count(look, leek ? 11 : 9); i++) {
      const out = leek ? level((i % 2) * Math.PI + 0.3 * random()) : level(random() * 6.2831853);
      blade(
        to.leaves,
        [out[0] * 0.01, leek ? h * 0.12 : 0, out[2] * 0.01],
        out,
        h * (0.6 + 0.38 * random()),
        wide * (0.5 + 0.6 * random()),
        (leek ? 0.036 : 0.014) * k,
        4,
        look.dark,
        look.light,
        leek ? 2.1 : 1.5,
      );
    }
    if (leek)
      stalk(to.leaves, [0, 0, 0], [0, h * 0.25, 0], 0.018, 0.02, 6, rgb('#dfe3c8'), look.light);
    else bead(to.leaves, [0, 0.02, 0], 0.028, rgb('#8a5a2c'), rgb('#c99a54'), 3, 6);
    return;
  }
  if (look.genus === 'Zea') {
    corn(to, look);
    return;
  }
  if (look.genus === 'Rubus' || look.genus === 'Vicia' || look.genus === 'Asparagus') {
    const canes = Math.max(3, heads(look, look.genus === 'Rubus' ? 12 : 6)),
      ferny = look.genus === 'Asparagus';
    for (let c = 0; c < canes; c++) {
      const out = level(c * 2.4 + random()),
        foot: Vec3 = [out[0] * wide * 0.45, 0, out[2] * wide * 0.45],
        top: Vec3 = [
          out[0] * wide * (0.55 + 0.2 * random()),
          h * (0.8 + 0.2 * random()),
          out[2] * wide * (0.55 + 0.2 * random()),
        ];
      stalk(to.leaves, foot, top, 0.006, 0.004, 4, look.stem, look.stem);
      const n = Math.max(6, count(look, ferny ? 46 : 22));
      for (let j = 0; j < n; j++) {
        const t = 0.12 + (0.88 * j) / n,
          o = level(j * 2.4 + c),
          p: Vec3 = [
            foot[0] + (top[0] - foot[0]) * t,
            top[1] * t,
            foot[2] + (top[2] - foot[2]) * t,
          ],
          c2 = mix(look.dark, look.light, 0.3 + 0.7 * random());
        foliate(
          to.leaves,
          ferny ? 'needle' : 'feather',
          fine,
          p,
          unit([o[0], ferny ? 0.9 : 0.25, o[2]]),
          [-o[2], 0, o[0]],
          (ferny ? 0.16 : 0.1) * k * (1.1 - 0.4 * t),
          (ferny ? 0.012 : 0.07) * k,
          unit([o[0] * 0.5, 0.8, o[2] * 0.5]),
          shade(c2, 0.7),
          c2,
          0.2,
        );
      }
      if (look.flowering)
        for (let j = 0; j < 5; j++) {
          const o = level(j * 2 + c);
          HEADS.cup(
            to,
            look,
            [top[0] + o[0] * 0.04, top[1] * (0.45 + 0.1 * j), top[2] + o[2] * 0.04],
            unit([o[0], 0.3, o[2]]),
            0.017,
            j,
          );
        }
      if (look.genus === 'Rubus' && look.month >= 7 && look.month <= 10)
        for (let j = 0; j < 5; j++) {
          const o = level(j * 2.6 + c);
          bead(
            to.leaves,
            [top[0] + o[0] * 0.07, top[1] * (0.6 + 0.08 * j), top[2] + o[2] * 0.07],
            0.014,
            rgb('#8f2038'),
            rgb('#d4455a'),
            3,
            5,
          );
        }
    }
    return;
  }
  // roots: a fountain of leaf, with the shoulder of the root at its foot
  const ferny = look.genus === 'Daucus' || look.genus === 'Pastinaca',
    stem = look.genus === 'Beta' ? STALKS.vulgaris! : look.stem,
    n = Math.max(7, count(look, ferny ? 13 : 11));
  for (let i = 0; i < n; i++) {
    const out = level(i * 2.4 + random() * 0.5),
      rr = wide * (0.35 + 0.65 * random()),
      top = h * (0.55 + 0.4 * random()),
      at: Vec3 = [out[0] * rr * 0.5, top * 0.6, out[2] * rr * 0.5],
      along = unit([out[0], 0.9 - 0.5 * random(), out[2]]),
      side: Vec3 = [-out[2], 0, out[0]],
      l = Math.max(0.07, h * 0.55) * Math.sqrt(k),
      c = mix(look.dark, look.light, 0.35 + 0.65 * random()),
      normal = unit([out[0] * 0.5, 0.85, out[2] * 0.5]);
    stalk(to.leaves, [0, 0.01, 0], at, 0.004, 0.003, 3, stem, stem);
    if (ferny && fine)
      featherLeaf(to.leaves, at, along, side, l * 1.2, l * 0.6, normal, shade(c, 0.7), c, 0.3, 5);
    else if (fine)
      ovalLeaf(to.leaves, at, along, side, l, l * 0.5, normal, mix(stem, c, 0.5), c, 0.25, 0.6);
    else leaf(to.leaves, at, along, side, l * 1.1, l * 0.5, normal, shade(c, 0.7), c, 0.25);
  }
  if (look.genus !== 'Daucus' && look.genus !== 'Pastinaca')
    bead(
      to.leaves,
      [0, 0.008, 0],
      0.022,
      rgb('#6a1f38'),
      look.genus === 'Raphanus' ? rgb('#cf3d58') : rgb('#8a3550'),
      3,
      6,
    );
};
const corn: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    k = larger(look);
  stalk(to.leaves, [0, 0, 0], [0, h * 0.86, 0], 0.014, 0.008, 5, look.stem, look.light);
  for (let i = 0; i < Math.max(6, count(look, 10)); i++) {
    const out = level(i * 3.0 + random() * 0.5);
    blade(
      to.leaves,
      [0, h * (0.08 + 0.07 * i), 0],
      out,
      h * 0.26,
      Math.max(0.16, r * 1.05),
      0.055 * Math.sqrt(k),
      5,
      look.dark,
      look.light,
      2.3,
    );
  }
  if (look.flowering || look.month >= 7)
    for (let j = 0; j < 9; j++) {
      const o = level(j * 0.7);
      blade(
        to.leaves,
        [0, h * 0.84, 0],
        o,
        h * 0.15,
        0.1,
        0.008 * k,
        2,
        rgb('#a08a4a'),
        rgb('#d9c27e'),
        1.6,
      );
    }
};
/** Lettuces, chards, cabbages and potatoes: leaves from the ground up. */
export const leafyCrop: DrawPlant = (to, look) => {
  const { random, r, h, fine } = look,
    cabbage = /Capitata/.test(look.name),
    kale = /Acephala|Gemmifera|Italica/.test(look.name),
    chard = /cicla/.test(look.name),
    lettuce = look.genus === 'Lactuca',
    k = Math.sqrt(larger(look));
  if (cabbage || kale || chard || lettuce || look.genus === 'Cucurbita') {
    const whorls = lettuce ? 5 : cabbage ? 4 : 3,
      wide = look.genus === 'Cucurbita',
      stem = chard ? STALKS.cicla! : look.stem;
    if (kale) stalk(to.leaves, [0, 0, 0], [0, h * 0.7, 0], 0.022, 0.018, 6, look.stem, look.light);
    for (let q = 0; q < whorls; q++) {
      const f = q / whorls,
        n = Math.max(
          5,
          Math.round((lettuce ? 9 : wide ? 6 : 7) * Math.sqrt(Math.min(1, look.detail)) + 1),
        );
      for (let j = 0; j < n; j++) {
        const a = (j / n) * 6.2831853 + q * 1.1 + random() * 0.3,
          out = level(a),
          side: Vec3 = [-out[2], 0, out[0]],
          reach = r * (kale || wide || chard ? 0.42 * (1 - f * 0.5) : 0.18),
          at: Vec3 = [
            out[0] * reach * 0.5,
            kale ? h * (0.25 + 0.55 * f) : wide || chard ? h * (0.4 + 0.22 * f) : h * 0.1,
            out[2] * reach * 0.5,
          ],
          lift = kale ? 0.35 + 0.5 * f : wide ? 0.2 : 0.25 + 1.7 * f,
          l =
            (lettuce
              ? r * (0.95 - 0.4 * f)
              : cabbage
                ? r * (0.95 - 0.35 * f)
                : wide
                  ? r * 0.55
                  : r * 0.85) * k,
          c = mix(look.dark, look.light, 0.35 + 0.5 * f + 0.15 * random()),
          along = unit([out[0], lift, out[2]]),
          normal = unit([out[0] * (0.2 - 0.4 * f), 0.9, out[2] * (0.2 - 0.4 * f)]);
        if (kale || wide || chard)
          stalk(to.leaves, [0, kale ? at[1] : 0.01, 0], at, 0.008, 0.006, 4, stem, stem);
        if (wide)
          foliate(
            to.leaves,
            'lobed',
            fine,
            at,
            along,
            side,
            l,
            l * 1.1,
            normal,
            shade(c, 0.6),
            c,
            0.15,
          );
        else if (fine)
          ovalLeaf(
            to.leaves,
            at,
            along,
            side,
            l,
            l * (chard ? 0.55 : 0.85),
            normal,
            chard ? mix(stem, c, 0.4) : mix(c, [1, 1, 0.85], 0.12),
            shade(c, 0.9 + 0.2 * random()),
            0.12,
            0.9,
          );
        else
          leaf(
            to.leaves,
            at,
            along,
            side,
            l,
            l * (chard ? 0.55 : 0.9),
            normal,
            shade(c, 0.75),
            c,
            0.1,
          );
      }
    }
    if (cabbage || lettuce)
      bead(
        to.leaves,
        [0, h * 0.45, 0],
        r * (cabbage ? 0.46 : 0.3),
        shade(look.dark, 0.9),
        mix(look.light, [0.8, 0.9, 0.6], 0.25),
        5,
        8,
      );
    if (wide && look.flowering)
      for (let j = 0; j < 3; j++) {
        const o = level(j * 2.1);
        HEADS.star(to, look, [o[0] * r * 0.3, h * 0.5, o[2] * r * 0.3], [0, 1, 0], 0.06, j);
      }
    return;
  }
  const length = Math.min(0.14, 0.05 + r * 0.25);
  mound(to.leaves, random, {
    r,
    h: h * 0.92,
    ...coverWith(r, h * 0.9, length, length * 0.6, 2.8, 420, look.detail),
    dark: look.dark,
    light: look.light,
    lump: 0.24,
    depth: 0.55,
    puff: 0.5,
    up: 0.7,
    kind: look.genus === 'Solanum' ? 'feather' : 'oval',
    fine,
  });
  for (let q = 0; q < 2; q++)
    rosette(
      to.leaves,
      [0, h * (0.72 + 0.1 * q), 0],
      6,
      length * (1 - 0.2 * q),
      length * 0.55,
      0.5 + 0.3 * q,
      q * 0.5,
      shade(look.light, 0.7),
      look.light,
    );
  if (look.flowering)
    for (let j = 0; j < heads(look, 12); j++) {
      const a = j * 2.4,
        t = Math.sqrt(random());
      HEADS.cup(
        to,
        look,
        [Math.cos(a) * r * 0.8 * t, h * (1 - 0.3 * t * t), Math.sin(a) * r * 0.8 * t],
        [0, 1, 0],
        0.018,
        j,
      );
    }
};
/** Beans, peas, tomatoes and squashes up canes. */
export const vineCrop: DrawPlant = (to, look) => {
  const { random, r, h, fine } = look,
    k = larger(look),
    wide = Math.max(0.1, Math.min(0.3, r)),
    tomato = look.genus === 'Solanum',
    pea = look.genus === 'Pisum' || look.genus === 'Lathyrus';
  if (h < 0.7) {
    leafyCrop(to, look);
    return;
  }
  const canes = tomato ? 1 : 3;
  for (let j = 0; j < canes; j++) {
    const a = (j / canes) * 6.2831853 + 0.4,
      o = canes > 1 ? wide : 0;
    stalk(
      to.wood,
      [Math.cos(a) * o, 0, Math.sin(a) * o],
      [-Math.cos(a) * 0.03, h * 1.05, -Math.sin(a) * 0.03],
      0.008,
      0.007,
      5,
      CANE,
      CANE,
    );
  }
  for (let i = 0; i < count(look, 340); i++) {
    const t = Math.pow(random(), 0.85),
      a = random() * 6.2831853,
      rr = (tomato ? wide * 0.9 : wide * (1.12 - 0.8 * t)) * (0.6 + 0.4 * random()),
      out = level(a),
      at: Vec3 = [out[0] * rr, t * h * 0.99, out[2] * rr],
      c = mix(look.dark, look.light, 0.25 + 0.75 * random());
    foliate(
      to.leaves,
      tomato ? 'feather' : pea ? 'round' : 'lobed',
      fine,
      at,
      unit([out[0], -0.3 + 0.5 * random(), out[2]]),
      [-out[2], 0, out[0]],
      (pea ? 0.05 : 0.085) * k,
      (pea ? 0.04 : 0.072) * k,
      unit([out[0] * 0.8, 0.5, out[2] * 0.8]),
      shade(c, 0.7),
      c,
      0.2,
    );
    if (look.flowering && i % Math.max(5, Math.round((pea ? 9 : 13) * look.detail)) === 0)
      HEADS[pea ? 'cup' : 'cluster'](
        to,
        look,
        add(at, out, 0.03),
        unit([out[0], 0.2, out[2]]),
        pea ? 0.026 : 0.022,
        i,
      );
    if (
      !pea &&
      look.month >= 7 &&
      look.month <= 9 &&
      i % Math.max(7, Math.round(16 * look.detail)) === 3
    ) {
      if (tomato)
        bead(
          to.leaves,
          add(at, [out[0] * 0.02, -0.04, out[2] * 0.02]),
          0.026,
          rgb('#7f1f14'),
          i % 3 ? rgb('#d2402a') : rgb('#8aa33a'),
          4,
          6,
        );
      else
        leaf(
          to.leaves,
          add(at, out, 0.03),
          [0, -1, 0],
          [-out[2], 0, out[0]],
          0.17,
          0.017 * k,
          unit([out[0], 0.3, out[2]]),
          look.light,
          shade(look.light, 1.1),
        );
    }
  }
};
