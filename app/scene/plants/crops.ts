/** The kitchen garden: rows of roots and onions, hearts and heads of leaf, beans up canes. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { level, unit, type Vec3 } from '../maths/vector.ts';
import { bead, stalk } from './flower-parts.ts';
import { blade, featherLeaf, foliate, leaf, ovalLeaf } from './foliage.ts';
import { HEADS } from './flowers.ts';
import { count, heads, larger, type DrawPlant } from './look.ts';

export const STALKS: Record<string, Rgb> = { cicla: rgb('#b5345a'), vulgaris: rgb('#7a2a44') };

export const CANE = rgb('#b9975f');

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
