/** Lavenders and cotton lavenders. */
import { add, anyDirection, unit, type Vec3 } from '../maths/vector.ts';
import { blade } from './foliage.ts';
import { mound } from './leafy-masses.ts';
import { HEADS } from './flowers.ts';
import { spike } from './spikes.ts';
import { count, heads, larger, type DrawPlant } from './look.ts';

/** Silver mounds with a haze of spikes held above. */
export const lavender: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    k = larger(look),
    low = look.flowering ? 0.58 : 0.9,
    buttons = look.genus === 'Santolina';
  mound(to.leaves, random, {
    r: r * 0.94,
    h: h * low,
    count: count(look, 760),
    leafLength: 0.075 * k,
    leafWidth: 0.0095 * k,
    dark: look.dark,
    light: look.light,
    lump: 0.1,
    depth: 0.5,
    puff: 0.6,
    up: 1.2,
    kind: 'needle',
  });
  if (!look.flowering) return;
  for (let i = 0; i < heads(look, Math.min(150, 90 * Math.pow(r / 0.28, 1.5))); i++) {
    const d = anyDirection(random);
    d[1] = Math.abs(d[1]) * 0.8 + 0.5;
    const u = unit(d),
      foot: Vec3 = [u[0] * r * 0.6, h * 0.34, u[2] * r * 0.6],
      tip: Vec3 = [u[0] * r * 1.05, h * (0.7 + 0.28 * u[1] + 0.08 * random()), u[2] * r * 1.05];
    blade(
      to.leaves,
      foot,
      unit([u[0], 0, u[2]]),
      tip[1] - foot[1],
      r * 0.42,
      0.005 * k,
      2,
      look.dark,
      look.light,
      1,
    );
    if (buttons) HEADS.ball(to, look, tip, u, 0.012, i);
    else
      spike(to, look, add(tip, u, 0.015), unit(add(tip, foot, -1)), Math.min(0.085, h * 0.16), {
        thick: 0.013,
        florets: 20,
        length: 0.019,
        width: 0.014,
        blunt: true,
      });
  }
};
