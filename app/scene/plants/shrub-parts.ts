/** What shrubs are put together from: bare twigs, flowers over a dome, berries, leafy sprays and overlapping masses. */
import { rgb, type Rgb } from '../maths/colour.ts';
import { add, anyDirection, unit, type Vec3 } from '../maths/vector.ts';
import { coverWith, mound } from './leafy-masses.ts';
import { floretBall, stalk } from './flower-parts.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, larger, type Look, type PlantMeshes } from './look.ts';

export const TWIG = rgb('#6b5444'),
  TWIG_TIP = rgb('#8d7560');

/** Winter stems that are grown for their colour. */
const STEMS: Record<string, [Rgb, Rgb]> = {
  'Cornus alba': [rgb('#8f2a28'), rgb('#c8453a')],
  'Cornus sanguinea': [rgb('#c06a2a'), rgb('#e6a243')],
  Salix: [rgb('#5c4a3c'), rgb('#8a6a4e')],
};

export const twigTones = (look: Look): [Rgb, Rgb] =>
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
export function overDome(look: Look, lift: number, out = 0.98): { at: Vec3; d: Vec3 } {
  const d = anyDirection(look.random);
  d[1] = Math.abs(d[1]) * 0.85 + lift;
  const u = unit(d);
  return { at: [u[0] * look.r * out, u[1] * look.h * out, u[2] * look.r * out], d: u };
}

/** Places along the upper parts of bare twigs. */
export function onTwigs(look: Look, spread = 1): { at: Vec3; d: Vec3 } {
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

export const bloomOf = (look: Look): Bloom =>
  BLOOMS[look.genus] ?? { head: 'cluster', heads: 70, size: 0.028 };

export function bloomsOver(
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
export function berries(to: PlantMeshes, look: Look, spot: Spot = () => overDome(look, 0.2)): void {
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

export const leafy = (
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

export type Spot = () => { at: Vec3; d: Vec3 };

/** Several overlapping masses at different heights, clear of the ground at the edges: never one egg. Gives places on their outside, for flowers. */
export function billows(
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
