/** Shrubs: clipped, loose, arching, upright, roses and hydrangeas. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { coverWith, mound } from './leafy-masses.ts';
import { floretBall, stalk } from './flower-parts.ts';
import { foliate, leaf } from './foliage.ts';
import { HEADS } from './flowers.ts';
import { lavender } from './lavender.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';
import {
  twigs,
  bloomsOver,
  onTwigs,
  leafy,
  berries,
  overDome,
  billows,
  TWIG,
  TWIG_TIP,
  type Spot,
  bloomOf,
  twigTones,
} from './shrub-parts.ts';

/** Clipped to a smooth dome. */
export const dome: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look);
    bloomsOver(to, look, () => onTwigs(look));
    return;
  }
  if (/Lavandula|Santolina/.test(look.genus)) {
    lavender(to, look);
    return;
  }
  if (look.genus === 'Pinus') {
    needles(to, look);
    return;
  }
  const soft =
    /Cistus|Hydrangea|Viburnum|Phlomis|Potentilla|Hypericum|Spiraea|Syringa|Caryopteris|Rhododendron|Choisya|Erysimum|Salvia|Fothergilla|Aucuba|Skimmia|Sarcococca|Hebe/.test(
      look.genus,
    );
  leafy(
    to,
    look,
    soft
      ? { lump: 0.13, depth: 0.28, puff: 0.72, droop: 0.1 }
      : { lump: 0.025, depth: 0.1, puff: 0.8, droop: 0 },
    soft ? 3.8 : 5,
    5200,
  );
  bloomsOver(to, look);
  berries(to, look);
};

/** A mountain pine: tufts of needles at the end of every shoot. */
const needles: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    n = Math.max(24, count(look, 150)),
    k = Math.pow(Math.min(1, look.detail), -0.3);
  mound(to.leaves, random, {
    r: r * 0.84,
    h: h * 0.84,
    ...coverWith(r, h, 0.06, 0.02, 1.2, 500, look.detail),
    dark: shade(look.dark, 0.7),
    light: mix(look.dark, look.light, 0.4),
    lump: 0.1,
    depth: 0.3,
    puff: 0.8,
  });
  for (let i = 0; i < n; i++) {
    const { at, d } = overDome(look, 0.1, 0.9),
      axis = unit([d[0], d[1] + 0.5, d[2]]),
      tufts = Math.max(6, count(look, 15));
    for (let j = 0; j < tufts; j++) {
      const o = anyDirection(random),
        along = unit(add(axis, o, 0.75)),
        c = mix(look.dark, look.light, 0.25 + 0.7 * random());
      leaf(
        to.leaves,
        add(at, axis, 0.03 * random()),
        along,
        unit([-along[2], 0.1, along[0]]),
        0.062 * k,
        0.0075 * larger(look),
        unit([d[0], d[1] + 0.3, d[2]]),
        shade(c, 0.6),
        c,
      );
    }
  }
};

export const looseShrub: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look, 60);
    bloomsOver(to, look, () => onTwigs(look), 1.2);
    return;
  }
  shoots(to, look, 0.5, 26);
  const spot = billows(to, look, 7, { lump: 0.2, depth: 0.4, puff: 0.6, up: 0.35 });
  bloomsOver(to, look, spot);
  if (look.genus === 'Ribes' && (look.month === 7 || look.month === 8))
    for (let k = 0; k < heads(look, 40); k++) {
      const { at } = spot(),
        dark = look.name.includes('nigrum'),
        c = dark ? rgb('#1d1626') : look.name.includes('rubrum') ? rgb('#c3282c') : rgb('#9fae4a');
      floretBall(
        to.leaves,
        look.random,
        at,
        0.022,
        Math.max(4, count(look, 9)),
        0.015 * larger(look),
        0.015 * larger(look),
        shade(c, 0.6),
        c,
        1.4,
      );
    }
};

/** Young shoots that break the outline, leaves along them. */
export function shoots(to: PlantMeshes, look: Look, lift: number, number: number): void {
  const { random, r, h } = look,
    { length, width, kind } = leafOf(look),
    k = larger(look);
  for (let i = 0; i < heads(look, number); i++) {
    const { at, d } = overDome(look, lift, 0.86),
      axis = unit([d[0], d[1] + lift, d[2]]),
      reach = Math.min(0.24, 0.16 * h + 0.05 * r),
      end = add(at, axis, reach);
    stalk(to.wood, at, end, 0.004, 0.002, 3, TWIG, TWIG_TIP);
    for (let j = 0; j < Math.max(4, count(look, 10)); j++) {
      const t = 0.1 + 0.9 * (j / 10),
        o = level(j * 2.4 + i),
        c = mix(look.dark, look.light, 0.5 + 0.5 * random());
      foliate(
        to.leaves,
        kind,
        look.fine,
        add(at, axis, reach * Math.min(1, t)),
        unit([o[0] + axis[0] * 0.6, axis[1] * 0.6, o[2] + axis[2] * 0.6]),
        unit([-o[2], 0.1, o[0]]),
        length * 0.85 * k,
        width * 0.85 * k,
        unit([d[0] * 0.5 + o[0] * 0.2, 0.8, d[2] * 0.5 + o[2] * 0.2]),
        shade(c, 0.75),
        c,
        0.15,
      );
    }
  }
}

export const uprightShrub: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look, 70, 0.8);
    bloomsOver(to, look, () => onTwigs(look, 0.8));
    return;
  }
  const { length, width, kind } = leafOf(look),
    { r, h, random } = look;
  for (let i = 0; i < 6; i++) {
    const a = i * 1.05 + random(),
      d = level(a);
    stalk(
      to.wood,
      [d[0] * 0.06, 0, d[2] * 0.06],
      [d[0] * r * 0.45, h * 0.55, d[2] * r * 0.45],
      0.018,
      0.008,
      5,
      TWIG,
      TWIG,
    );
  }
  let spot: Spot = () => overDome(look, 0.3, 0.9);
  if (look.genus === 'Laurus')
    mound(to.leaves, random, {
      r: r * 0.9,
      h: h * 0.95,
      foot: h * 0.03,
      whole: true,
      ...coverWith(r, h, length, width, 4.2, 3400, look.detail),
      dark: look.dark,
      light: look.light,
      lump: 0.12,
      depth: 0.3,
      puff: 0.68,
      up: 0.5,
      kind,
      fine: look.fine,
    });
  else
    spot = billows(
      to,
      look,
      6,
      { lump: 0.22, depth: 0.4, puff: 0.6, up: 0.6 },
      look.genus === 'Mahonia' || look.genus === 'Nandina' ? 2.4 : 3,
    );
  bloomsOver(to, look, spot);
  berries(to, look, spot);
};

/** Long canes that rise from the base and bow, clothed with leaf and in season with flower. */
export const archingShrub: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    { length, width, kind } = leafOf(look),
    k = larger(look),
    bare = look.state === 'bare',
    { head, size } = bloomOf(look),
    [low, high] = twigTones(look);
  if (!bare)
    mound(to.leaves, random, {
      r: r * 0.72,
      h: h * 0.78,
      ...coverWith(r * 0.72, h * 0.78, length, width, 2, 900, look.detail),
      dark: look.dark,
      light: mix(look.dark, look.light, 0.7),
      lump: 0.2,
      depth: 0.5,
      puff: 0.6,
      kind,
      fine: look.fine,
    });
  const canes = Math.max(14, heads(look, 40)),
    per = Math.max(2, count(look, 8));
  for (let c = 0; c < canes; c++) {
    const out = level(c * 2.39996 + random() * 0.6),
      reach = r * (0.45 + 0.55 * random()),
      top = h * (0.7 + 0.28 * random()),
      side: Vec3 = [-out[2], 0, out[0]],
      points: Vec3[] = [];
    for (let j = 0; j <= 7; j++) {
      const t = j / 7;
      points.push([
        out[0] * reach * Math.pow(t, 1.3),
        Math.max(0.03, top * Math.sin(t * 2.15)),
        out[2] * reach * Math.pow(t, 1.3),
      ]);
    }
    for (let j = 0; j < 7; j++)
      stalk(to.wood, points[j]!, points[j + 1]!, 0.006, 0.004, 3, low, high);
    for (let j = 2; j <= 7; j++) {
      const p = points[j]!,
        from = points[j - 1]!;
      if (!bare)
        for (let q = 0; q < per; q++) {
          const t = q / per,
            s = q % 2 ? 1 : -1,
            at: Vec3 = [
              from[0] + (p[0] - from[0]) * t,
              from[1] + (p[1] - from[1]) * t,
              from[2] + (p[2] - from[2]) * t,
            ],
            c2 = mix(look.dark, look.light, 0.35 + 0.65 * random());
          foliate(
            to.leaves,
            kind,
            look.fine,
            at,
            unit([
              side[0] * s + out[0] * 0.5 + (random() - 0.5) * 0.5,
              0.35 - 0.3 * random(),
              side[2] * s + out[2] * 0.5 + (random() - 0.5) * 0.5,
            ]),
            out,
            length * k * (0.8 + 0.4 * random()),
            width * k,
            unit([out[0] * 0.45, 0.85, out[2] * 0.45]),
            shade(c2, 0.7),
            c2,
            0.2,
          );
        }
      if (look.flowering && j > 2)
        for (let q = 0; q < Math.max(1, heads(look, 4)); q++)
          if (random() < 0.92)
            HEADS[head](
              to,
              look,
              add(p, [(random() - 0.5) * 0.12, 0.02, (random() - 0.5) * 0.12]),
              unit([out[0] * 0.5, 0.85, out[2] * 0.5]),
              size,
              c * 7 + j,
            );
    }
  }
};
