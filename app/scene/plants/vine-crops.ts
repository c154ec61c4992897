/** Beans, peas, tomatoes and squashes up canes. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, level, unit, type Vec3 } from '../maths/vector.ts';
import { bead, stalk } from './flower-parts.ts';
import { foliate, leaf } from './foliage.ts';
import { HEADS } from './flowers.ts';
import { count, larger, type DrawPlant } from './look.ts';
import { leafyCrop } from './leafy-crops.ts';
import { CANE } from './crops.ts';

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
