/** Lettuces, chards, cabbages and potatoes. */
import { mix, shade } from '../maths/colour.ts';
import { level, unit, type Vec3 } from '../maths/vector.ts';
import { bead, rosette, stalk } from './flower-parts.ts';
import { foliate, leaf, ovalLeaf } from './foliage.ts';
import { coverWith, mound } from './leafy-masses.ts';
import { HEADS } from './flowers.ts';
import { heads, larger, type DrawPlant } from './look.ts';
import { STALKS } from './crops.ts';

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
