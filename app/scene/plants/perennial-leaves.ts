/** The leaves of perennials: at the foot, in a vase of stems, as arching straps. */
import { mix, shade } from '../maths/colour.ts';
import { level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, foliate } from './foliage.ts';
import { coverWith, mound } from './leafy-masses.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, larger, type Look, type PlantMeshes } from './look.ts';

/** Leaves at the foot of a perennial, `share` of its height. */
export function footLeaves(
  { leaves }: PlantMeshes,
  look: Look,
  share: number,
  options: { most?: number; up?: number; cover?: number } = {},
): void {
  const { length, width, kind } = leafOf(look),
    h = Math.max(0.06, look.h * share);
  mound(leaves, look.random, {
    r: look.r * 0.99,
    h,
    ...coverWith(
      look.r,
      h,
      length,
      width,
      options.cover ?? (kind === 'oval' ? 3 : 3.4),
      options.most ?? 620,
      look.detail,
    ),
    dark: look.dark,
    light: look.light,
    lump: 0.14 + 0.14 * look.trait(3),
    depth: 0.5,
    puff: 0.54,
    up: options.up ?? 0.2 + 0.6 * look.trait(4),
    droop: 0.1 + 0.15 * look.trait(5),
    kind,
    fine: look.fine,
  });
}
/** Leafy stems that fan from the crown: what is taller than wide is never an egg of leaves. */
export function vase({ leaves }: PlantMeshes, look: Look, share: number): void {
  const { random, r } = look,
    { length, width, kind } = leafOf(look),
    h = look.h * share,
    cover = coverWith(r, h, length, width, kind === 'oval' ? 2.2 : 2.6, 900, look.detail),
    stems = Math.max(7, heads(look, 30)),
    each = Math.max(4, Math.round(cover.count / stems));
  for (let k = 0; k < stems; k++) {
    const a = k * 2.39996 + random() * 0.9,
      rr = r * 0.95 * Math.sqrt((k + 0.4) / stems),
      out = level(a),
      top = h * (0.72 + 0.3 * random() - 0.24 * (rr / r) ** 2),
      bow = 1.5 + 0.5 * random();
    blade(
      leaves,
      [out[0] * rr * 0.62, 0, out[2] * rr * 0.62],
      out,
      top,
      rr * 0.38,
      0.006 * larger(look),
      2,
      look.stem,
      look.stem,
      bow,
    );
    for (let j = 0; j < each; j++) {
      const t = 0.08 + 0.92 * Math.pow((j + random()) / each, 0.8),
        o = level(j * 2.39996 + a),
        reach = rr * (0.62 + 0.38 * Math.pow(t, bow)),
        at: Vec3 = [out[0] * reach + o[0] * 0.012, top * t, out[2] * reach + o[2] * 0.012],
        c = shade(
          mix(look.dark, look.light, Math.min(1, 0.1 + 0.5 * random() + 0.4 * t * t)),
          0.4 + 0.6 * t,
        ),
        size = (1.15 - 0.5 * t) * (0.8 + 0.4 * random());
      foliate(
        leaves,
        kind,
        look.fine,
        at,
        unit([o[0] + out[0] * 0.3, 0.2 + 0.35 * t + 0.3 * random(), o[2] + out[2] * 0.3]),
        unit([-o[2], 0.15 * (random() - 0.5), o[0]]),
        cover.leafLength * size,
        cover.leafWidth * size,
        unit([o[0] * 0.4 + out[0] * 0.4, 0.7, o[2] * 0.4 + out[2] * 0.4]),
        shade(c, 0.7),
        c,
        0.25,
      );
    }
  }
}
/** Arching straps at the foot. */
export function footStraps({ leaves }: PlantMeshes, look: Look, share: number): void {
  for (let k = 0; k < count(look, 46); k++) {
    const out = level(look.random() * 6.2831853);
    blade(
      leaves,
      [out[0] * look.r * 0.15, 0, out[2] * look.r * 0.15],
      out,
      look.h * share * (0.7 + 0.35 * look.random()),
      look.r * (0.35 + 0.6 * look.random()),
      Math.min(0.024, 0.035 * look.h) * larger(look),
      4,
      look.dark,
      mix(look.light, look.dark, 0.3 * look.random()),
      2.2,
    );
  }
}
