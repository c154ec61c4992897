/** Shrubs: clipped, loose, arching, upright, roses and hydrangeas. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { coverWith, floretBall, foliate, leaf, mound, stalk } from './foliage.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { lavender } from './lavender.ts';
import { leafOf } from './leaf-shapes.ts';
import {
  count,
  heads,
  larger,
  petals,
  type DrawPlant,
  type Look,
  type PlantMeshes,
} from './look.ts';

const TWIG = rgb('#6b5444'),
  TWIG_TIP = rgb('#8d7560');
/** Winter stems that are grown for their colour. */
const STEMS: Record<string, [Rgb, Rgb]> = {
  'Cornus alba': [rgb('#8f2a28'), rgb('#c8453a')],
  'Cornus sanguinea': [rgb('#c06a2a'), rgb('#e6a243')],
  Salix: [rgb('#5c4a3c'), rgb('#8a6a4e')],
};
const twigTones = (look: Look): [Rgb, Rgb] =>
  STEMS[look.name.split(' ').slice(0, 2).join(' ')] ?? STEMS[look.genus] ?? [TWIG, TWIG_TIP];

/** Bare winter stems, many and fine, over the plant's own outline. */
export function twigs({ wood }: PlantMeshes, look: Look, stems = 46, spread = 1): void {
  const { random, r, h } = look,
    [low, high] = twigTones(look);
  for (let k = 0; k < count(look, stems * 1.3); k++) {
    const a = random() * 6.2831853,
      rr = r * spread * Math.sqrt(random()) * 0.95,
      height = h * (0.62 + 0.36 * random()) * (1 - 0.25 * (rr / r));
    const foot: Vec3 = [Math.cos(a) * rr * 0.25, 0, Math.sin(a) * rr * 0.25],
      bend: Vec3 = [Math.cos(a) * rr * 0.65, height * 0.55, Math.sin(a) * rr * 0.65],
      tip: Vec3 = [Math.cos(a) * rr, height, Math.sin(a) * rr];
    stalk(wood, foot, bend, 0.007, 0.005, 3, low, low);
    stalk(wood, bend, tip, 0.005, 0.002, 3, low, high);
    for (let j = 0; j < 3; j++) {
      const d = unit([Math.cos(a) + random() - 0.5, 0.9, Math.sin(a) + random() - 0.5]);
      stalk(
        wood,
        j ? bend : add(foot, bend, 0.5),
        add(bend, d, h * (0.12 + 0.2 * random())),
        0.003,
        0.0015,
        3,
        low,
        high,
      );
    }
  }
}
/** Places over the top and sides of a dome. */
function overDome(look: Look, lift: number, out = 0.98): { at: Vec3; d: Vec3 } {
  const d = anyDirection(look.random);
  d[1] = Math.abs(d[1]) * 0.85 + lift;
  const u = unit(d);
  return { at: [u[0] * look.r * out, u[1] * look.h * out, u[2] * look.r * out], d: u };
}
/** Places along the upper parts of bare twigs. */
function onTwigs(look: Look, spread = 1): { at: Vec3; d: Vec3 } {
  const { random, r, h } = look,
    a = random() * 6.2831853,
    rr = r * spread * Math.sqrt(random()) * 0.95,
    height = h * (0.62 + 0.36 * random()) * (1 - 0.25 * (rr / r)),
    t = random(),
    out = rr * (0.65 + 0.35 * t);
  return {
    at: [Math.cos(a) * out, height * (0.55 + 0.45 * t), Math.sin(a) * out],
    d: unit([Math.cos(a) * 0.5, 0.9, Math.sin(a) * 0.5]),
  };
}
type Bloom = { head: HeadName; heads: number; size: number };
/** Flowers of shrubs; heads on a shrub a metre wide and high. */
const BLOOMS: Record<string, Bloom> = {
  Abelia: { head: 'bells', heads: 60, size: 0.02 },
  Camellia: { head: 'bloom', heads: 34, size: 0.05 },
  Caryopteris: { head: 'cluster', heads: 90, size: 0.03 },
  Ceanothus: { head: 'cluster', heads: 150, size: 0.038 },
  Chaenomeles: { head: 'cup', heads: 80, size: 0.022 },
  Choisya: { head: 'star', heads: 90, size: 0.024 },
  Cistus: { head: 'gold-cup', heads: 60, size: 0.036 },
  Convolvulus: { head: 'cup', heads: 60, size: 0.022 },
  Cornus: { head: 'plate', heads: 34, size: 0.035 },
  Cotinus: { head: 'froth', heads: 60, size: 0.08 },
  Daphne: { head: 'cluster', heads: 70, size: 0.026 },
  Deutzia: { head: 'cluster', heads: 140, size: 0.036 },
  Erysimum: { head: 'spike', heads: 44, size: 0.14 },
  Euphorbia: { head: 'cluster', heads: 46, size: 0.06 },
  Fothergilla: { head: 'bottlebrush', heads: 70, size: 0.05 },
  Fuchsia: { head: 'bells', heads: 120, size: 0.026 },
  Hamamelis: { head: 'shaggy', heads: 120, size: 0.022 },
  Hebe: { head: 'bottlebrush', heads: 70, size: 0.06 },
  Hypericum: { head: 'gold-cup', heads: 60, size: 0.034 },
  Itea: { head: 'bottlebrush', heads: 70, size: 0.09 },
  Leucothoe: { head: 'bells', heads: 50, size: 0.014 },
  Lonicera: { head: 'cluster', heads: 60, size: 0.018 },
  Mahonia: { head: 'spike', heads: 46, size: 0.2 },
  Nandina: { head: 'froth', heads: 22, size: 0.07 },
  Osmanthus: { head: 'cluster', heads: 60, size: 0.018 },
  Philadelphus: { head: 'cup', heads: 120, size: 0.028 },
  Phlomis: { head: 'shaggy', heads: 40, size: 0.034 },
  Photinia: { head: 'plate', heads: 20, size: 0.06 },
  Physocarpus: { head: 'cluster', heads: 60, size: 0.032 },
  Pieris: { head: 'plume', heads: 50, size: 0.12 },
  Potentilla: { head: 'cup', heads: 70, size: 0.022 },
  Rhododendron: { head: 'truss', heads: 38, size: 0.07 },
  Ribes: { head: 'wand', heads: 70, size: 0.08 },
  Rosa: { head: 'gold-cup', heads: 60, size: 0.026 },
  Salix: { head: 'bottlebrush', heads: 60, size: 0.035 },
  Salvia: { head: 'spike', heads: 44, size: 0.14 },
  Sambucus: { head: 'plate', heads: 30, size: 0.09 },
  Santolina: { head: 'ball', heads: 80, size: 0.014 },
  Sarcococca: { head: 'froth', heads: 60, size: 0.018 },
  Skimmia: { head: 'plume', heads: 50, size: 0.07 },
  Spiraea: { head: 'plate', heads: 130, size: 0.032 },
  Syringa: { head: 'cone', heads: 40, size: 0.055 },
  Teucrium: { head: 'spike', heads: 80, size: 0.12 },
  Thymus: { head: 'cluster', heads: 160, size: 0.013 },
  Vaccinium: { head: 'bells', heads: 40, size: 0.014 },
  Viburnum: { head: 'truss', heads: 42, size: 0.048 },
  Weigela: { head: 'bells', heads: 130, size: 0.03 },
  Laurus: { head: 'cluster', heads: 40, size: 0.016 },
};
const bloomOf = (look: Look): Bloom =>
  BLOOMS[look.genus] ?? { head: 'cluster', heads: 70, size: 0.028 };
function bloomsOver(
  to: PlantMeshes,
  look: Look,
  spot: Spot = () => overDome(look, 0.1, 1.02),
  share = 1,
): void {
  if (!look.flowering) return;
  const { head, heads: full, size } = bloomOf(look),
    n = heads(
      look,
      Math.max(16, Math.min(420, 1.9 * full * share * Math.pow(look.r * 2 * look.h, 0.75))),
    );
  for (let k = 0; k < n; k++) {
    const { at, d } = spot();
    HEADS[head](to, look, at, d, size * (1 + 0.4 * look.random()), k);
  }
}
/** Berries where the kind bears them in winter. */
function berries(to: PlantMeshes, look: Look, spot: Spot = () => overDome(look, 0.2)): void {
  if (
    look.flowering ||
    (look.month > 2 && look.month < 9) ||
    !/Skimmia japonica|Nandina|Viburnum opulus|Pyracantha/.test(look.name)
  )
    return;
  for (let k = 0; k < heads(look, 26); k++) {
    const { at } = spot();
    floretBall(
      to.leaves,
      look.random,
      at,
      0.026,
      Math.max(4, count(look, 12)),
      0.016 * larger(look),
      0.015 * larger(look),
      rgb('#8f1f1c'),
      rgb('#cf3b2e'),
    );
  }
}
const leafy = (
  to: PlantMeshes,
  look: Look,
  shape: { lump: number; depth: number; puff: number; up?: number; droop?: number },
  cover = 3.4,
  most = 4200,
): void => {
  const { length, width, kind } = leafOf(look);
  mound(to.leaves, look.random, {
    r: look.r * 0.97,
    h: look.h * 0.96,
    ...coverWith(look.r, look.h, length, width, cover, most, look.detail),
    dark: look.dark,
    light: look.light,
    kind,
    fine: look.fine,
    ...shape,
  });
};
type Spot = () => { at: Vec3; d: Vec3 };
/** Several overlapping masses at different heights, clear of the ground at the edges: never one egg. Gives places on their outside, for flowers. */
function billows(
  to: PlantMeshes,
  look: Look,
  number: number,
  shape: { lump: number; depth: number; puff: number; up?: number },
  cover = 3,
  most = 5600,
): Spot {
  const { random, r, h } = look,
    { length, width, kind } = leafOf(look),
    turn = random() * 6.28,
    lobes: { x: number; y: number; z: number; r: number; half: number }[] = [];
  for (let i = 0; i < number; i++) {
    const a = turn + i * 2.39996,
      middle = i === 0,
      off = middle ? 0.1 : 0.44 + 0.12 * random(),
      lr = r * (middle ? 0.58 : 0.42 + 0.1 * random()),
      top = h * (middle ? 0.95 : 0.52 + 0.36 * random()),
      foot = h * (middle ? 0.06 : 0.03 + 0.12 * random() * (i % 2)),
      lobe = {
        x: Math.cos(a) * r * off,
        y: (top + foot) / 2,
        z: Math.sin(a) * r * off,
        r: lr,
        half: (top - foot) / 2,
      };
    lobes.push(lobe);
    mound(to.leaves, random, {
      r: lr,
      h: lobe.half * 2,
      foot,
      cx: lobe.x,
      cz: lobe.z,
      whole: true,
      ...coverWith(lr, lobe.half * 1.7, length, width, cover, (most * 1.6) / number, look.detail),
      dark: look.dark,
      light: look.light,
      droop: 0.15,
      kind,
      fine: look.fine,
      ...shape,
    });
  }
  const buried = (p: Vec3, own: number): boolean =>
    lobes.some(
      (l, i) =>
        i !== own &&
        ((p[0] - l.x) / l.r) ** 2 + ((p[1] - l.y) / l.half) ** 2 + ((p[2] - l.z) / l.r) ** 2 < 0.8,
    );
  return () => {
    for (let tries = 0; ; tries++) {
      const i = Math.floor(random() * number),
        l = lobes[i]!,
        d = anyDirection(random);
      d[1] = Math.abs(d[1]) * 0.9 + 0.02;
      const u = unit(d),
        at: Vec3 = [l.x + u[0] * l.r * 1.1, l.y + u[1] * l.half * 1.08, l.z + u[2] * l.r * 1.1];
      if (tries > 6 || !buried(at, i)) return { at, d: u };
    }
  };
}
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
function shoots(to: PlantMeshes, look: Look, lift: number, number: number): void {
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
export const rose: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look, 20);
    return;
  }
  shoots(to, look, 0.6, 16);
  const spot = billows(to, look, 6, { lump: 0.24, depth: 0.46, puff: 0.56, up: 0.5 }, 2.6, 2600);
  if (!look.flowering) return;
  const number = heads(look, Math.max(24, Math.min(120, 84 * look.r * 2 * look.h)));
  for (let k = 0; k < number; k++) {
    const { at, d } = spot(),
      size = (0.036 + 0.018 * look.random()) * (look.r < 0.4 ? 0.85 : 1);
    HEADS.bloom(to, look, at, d, size, k);
    if (look.fine && k % 3 === 0) {
      const { deep, lit } = petals(look);
      floretBall(
        to.leaves,
        look.random,
        add(at, [0.05, 0.035, 0.03]),
        0.008,
        4,
        0.018,
        0.012,
        deep,
        lit,
        1.6,
      );
    }
  }
};
/** Cones for paniculata and quercifolia, domes for the others. */
export const hydrangea: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look, 34);
    driedHeads(to, look);
    return;
  }
  const spot = billows(to, look, 5, { lump: 0.14, depth: 0.36, puff: 0.6 }, 2.6, 2000);
  if (!look.flowering) return;
  const cone = /paniculata|quercifolia/.test(look.name),
    head = Math.min(0.11, look.r * 0.17),
    number = heads(look, Math.min(52, 16 + 26 * look.r));
  for (let k = 0; k < number; k++) {
    const { at, d } = spot();
    HEADS[cone ? 'cone' : 'truss'](to, look, at, d, head * (cone ? 0.9 : 1), k);
  }
};
function driedHeads(to: PlantMeshes, look: Look): void {
  const dry = { ...look, petal: rgb('#6f5536'), petalLight: rgb('#a98c62') };
  for (let k = 0; k < heads(look, 16); k++) {
    const { at, d } = overDome(look, 0.5, 0.92);
    HEADS.truss(to, dry, at, d, Math.min(0.075, look.r * 0.14), k);
  }
}
