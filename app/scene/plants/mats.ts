/** Low perennials: carpets and succulents. */
import { mix, shade } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { coverWith, mound } from './leafy-masses.ts';
import { foliate, leaf } from './foliage.ts';
import { rosette, stalk } from './flower-parts.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { isSpike } from './habits.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, headScale, larger, petals, type DrawPlant } from './look.ts';
import { onStems } from './perennials.ts';

const HEATHS = /Erica|Calluna|Thymus/,
  MAT_HEADS: Record<string, [HeadName, number, number]> = {
    Ajuga: ['spike', 20, 0.8],
    Stachys: ['stout-spike', 7, 0.5],
    Epimedium: ['star', 24, 0.012],
    Fragaria: ['cup', 10, 0.015],
    Dianthus: ['cup', 24, 0.019],
    Waldsteinia: ['gold-cup', 22, 0.013],
    Lotus: ['cluster', 20, 0.014],
    Geranium: ['cup', 22, 0.02],
    Campanula: ['star', 44, 0.016],
    Galium: ['froth', 20, 0.02],
    Iberis: ['cluster', 26, 0.024],
    Arabis: ['cluster', 26, 0.018],
    Cyclamen: ['nodding', 16, 0.017],
    Tropaeolum: ['dark-cup', 15, 0.028],
    Lamium: ['bells', 14, 0.016],
    Saxifraga: ['mist', 14, 0.024],
    Pachysandra: ['wand', 8, 0.5],
    Cerastium: ['cup', 34, 0.012],
    Viola: ['cup', 22, 0.016],
    Vinca: ['cup', 18, 0.017],
    Ceratostigma: ['cup', 30, 0.014],
  };
/** Carpets: heathers, thyme, periwinkle. */
export const mat: DrawPlant = (to, look) => {
  const { length, width, kind } = leafOf(look),
    k = larger(look),
    heath = HEATHS.test(look.genus),
    h = Math.max(0.07, look.h),
    { random, r } = look;
  mound(to.leaves, random, {
    r: r * 1.06,
    h,
    ...coverWith(r, h, length, width, 3, 1000, look.detail),
    dark: look.dark,
    light: look.light,
    lump: 0.24,
    depth: 0.5,
    puff: 0.66,
    up: heath ? 1.1 : 0.3,
    kind,
    fine: look.fine,
  });
  if (!look.flowering) return;
  const [head, full, size] =
      MAT_HEADS[look.genus] ?? (['cup', 26, 0.014] as [HeadName, number, number]),
    n = heads(look, Math.max(8, Math.min(90, (heath ? 70 : full) * Math.pow(r / 0.22, 1.7))));
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996,
      t = Math.sqrt((i + random()) / n),
      at: Vec3 = [Math.cos(a) * r * t, h * (1.04 - 0.5 * t * t), Math.sin(a) * r * t],
      d = unit([Math.cos(a) * t * 0.7, 1, Math.sin(a) * t * 0.7]);
    if (heath) {
      const { deep, lit } = petals(look);
      for (let j = 0; j < Math.max(3, count(look, 9)); j++) {
        const o = anyDirection(random);
        leaf(
          to.leaves,
          add(at, [o[0] * 0.008, j * 0.006 - 0.03, o[2] * 0.008]),
          unit([o[0], 0.2, o[2]]),
          [-o[2], 0, o[0]],
          0.014 * k,
          0.011 * k,
          unit([o[0], 0.7, o[2]]),
          deep,
          lit,
        );
      }
    } else
      HEADS[head](
        to,
        look,
        isSpike(head) ? [at[0], h * 1.02 + 0.03, at[2]] : at,
        d,
        isSpike(head) ? Math.max(0.05, h * size) : size,
        i,
      );
  }
};
export const succulent: DrawPlant = (to, look) => {
  const { r, h, random } = look;
  if (h > 0.3) {
    // border stonecrops: stout leafy stems under flat heads
    const n = heads(look, 22);
    for (let k = 0; k < n; k++) {
      const a = k * 2.4,
        rr = r * 0.86 * Math.sqrt((k + 0.5) / n),
        out = level(a),
        top: Vec3 = [out[0] * rr, h * (0.84 + 0.1 * random() - 0.18 * (rr / r) ** 2), out[2] * rr];
      stalk(
        to.leaves,
        [out[0] * rr * 0.35, 0, out[2] * rr * 0.35],
        top,
        0.006,
        0.005,
        3,
        look.stem,
        look.light,
      );
      for (let j = 0; j < Math.max(3, count(look, 11)); j++) {
        const t = 0.15 + 0.8 * (j / 11),
          o = level(j * 2.4 + a),
          p: Vec3 = [out[0] * rr * (0.35 + 0.65 * t), top[1] * t, out[2] * rr * (0.35 + 0.65 * t)];
        foliate(
          to.leaves,
          'oval',
          look.fine,
          p,
          unit([o[0], 0.35, o[2]]),
          [-o[2], 0, o[0]],
          0.06 * larger(look),
          0.036 * larger(look),
          unit([o[0] * 0.5, 0.8, o[2] * 0.5]),
          shade(look.dark, 1.2),
          mix(look.dark, look.light, 0.4 + 0.6 * random()),
          0.1,
        );
      }
      if (look.flowering) HEADS.plate(to, look, top, [0, 1, 0], 0.055, k);
      else
        HEADS.plate(
          to,
          { ...look, petal: shade(look.dark, 1.3), petalLight: look.light },
          top,
          [0, 1, 0],
          0.035,
          k,
        );
    }
    return;
  }
  const number = Math.max(3, Math.round(20 * Math.sqrt(look.detail)));
  for (let k = 0; k < number; k++) {
    const a = k * 2.4,
      rr = r * 0.85 * Math.sqrt(k / number),
      at: Vec3 = [Math.cos(a) * rr, h * 0.3, Math.sin(a) * rr],
      s = (0.03 + r * 0.14) * headScale(look);
    rosette(to.leaves, at, 9, s, s * 0.5, 0.3, k, shade(look.dark, 1.4), look.light);
    rosette(
      to.leaves,
      add(at, [0, 0.012, 0]),
      7,
      s * 0.7,
      s * 0.4,
      0.8,
      k * 2,
      shade(look.dark, 1.4),
      look.light,
    );
  }
  if (look.flowering)
    onStems(to, look, { head: 'plate', heads: 14, size: 0.03, where: 'stem', foot: 0.4 });
};
