/** Trees without a branching crown: fan palms and conifers. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, unit, type Vec3 } from '../maths/vector.ts';
import { stalk } from './flower-parts.ts';
import { lobedLeaf } from './foliage.ts';
import { mound } from './leafy-masses.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, larger, type DrawPlant } from './look.ts';

/** A shaggy stem and a head of pleated fans. */
export const fanPalm: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    n = Math.max(14, heads(look, 34)),
    hub = h * 0.68,
    size = Math.min(0.5, r * 0.5);
  stalk(to.wood, [0, 0, 0], [0, hub, 0], 0.09, 0.1, 8, rgb('#4f3d2c'), rgb('#6d5840'));
  for (let k = 0; k < n; k++) {
    const a = k * 2.39996,
      out: Vec3 = [Math.cos(a), 0, Math.sin(a)],
      t = (k + 0.5) / n,
      rise = 1.3 - 1.9 * t,
      d = unit([out[0], rise, out[2]]),
      at = add([0, hub, 0], d, Math.min(r * 0.5, h * 0.3)),
      c = shade(mix(look.dark, look.light, 0.3 + 0.6 * random()), 1 - 0.35 * t);
    stalk(to.leaves, [0, hub, 0], at, 0.012, 0.008, 4, look.stem, look.stem);
    lobedLeaf(
      to.leaves,
      at,
      unit([out[0], rise - 0.4, out[2]]),
      [-out[2], 0, out[0]],
      size,
      size * 1.5,
      unit([out[0] * 0.4, 0.9, out[2] * 0.4]),
      shade(c, 0.7),
      c,
      0.3,
      13,
    );
  }
};

/** Tiers of needles about a straight stem. */
export const conifer: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    { length: ll, width } = leafOf(look),
    k = larger(look),
    tiers = Math.max(5, Math.round(h / 0.28));
  stalk(
    to.wood,
    [0, 0, 0],
    [0, h * 0.95, 0],
    Math.max(0.03, h * 0.013),
    0.01,
    7,
    rgb('#5f4636'),
    rgb('#5f4636'),
  );
  for (let t = 0; t < tiers; t++) {
    const up = t / tiers,
      reach = r * Math.pow(1 - up, 0.85);
    mound(to.leaves, random, {
      r: Math.max(0.08, reach),
      h: (h / tiers) * 1.5,
      foot: h * (0.03 + 0.93 * up),
      count: count(look, 150 + 500 * (1 - up)),
      leafLength: ll * k,
      leafWidth: width * k * 1.4,
      dark: look.dark,
      light: look.light,
      lump: 0.3,
      depth: 0.5,
      puff: 0.6,
      up: 0.1,
      droop: 0.2,
    });
  }
};
