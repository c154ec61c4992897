/** Perennials: leaves at the foot, flowers as their habit says; mats, succulents and what is left of them in winter. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, coverWith, foliate, leaf, mound, rosette, stalk } from './foliage.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { habitOf, isSpike, type Habit } from './habits.ts';
import { lavender } from './lavender.ts';
import { leafOf } from './leaf-shapes.ts';
import {
  count,
  heads,
  headScale,
  larger,
  petals,
  type DrawPlant,
  type Look,
  type PlantMeshes,
} from './look.ts';

/** Leaves at the foot of a perennial, `share` of its height. */
function footLeaves(
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
function vase({ leaves }: PlantMeshes, look: Look, share: number): void {
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
function footStraps({ leaves }: PlantMeshes, look: Look, share: number): void {
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
const numberOf = (look: Look, habit: Habit): number =>
  heads(look, Math.max(2, Math.min(150, habit.heads * 1.35 * Math.pow(look.r / 0.25, 1.7))));
const sizeOf = (look: Look, habit: Habit): number =>
  isSpike(habit.head)
    ? habit.size * look.h * (0.86 + 0.28 * look.random())
    : Math.min(habit.size, look.r * 0.5 + 0.006) * (0.86 + 0.28 * look.random());

/** Stems from the crown; with `headless`, as they stand before they flower. */
function onStems(to: PlantMeshes, look: Look, habit: Habit, headless = false): void {
  const { random, r, h } = look,
    n = numberOf(look, habit),
    leafy = leafOf(look),
    w = (h > 0.9 ? 0.008 : 0.006) * larger(look);
  for (let k = 0; k < n; k++) {
    const a = k * 2.39996 + random() * 0.7,
      rr = r * 0.92 * Math.sqrt((k + 0.6 * random()) / n),
      out = level(a),
      foot: Vec3 = [out[0] * rr * 0.4, 0, out[2] * rr * 0.4],
      top: Vec3 = [out[0] * rr, h * (0.98 - 0.24 * random() - 0.1 * (rr / r) ** 2), out[2] * rr],
      size = sizeOf(look, habit);
    blade(
      to.leaves,
      foot,
      out,
      top[1],
      rr * 0.6,
      w,
      3,
      look.stem,
      mix(look.stem, look.light, 0.3),
      1.4,
    );
    if (habit.leafyStems)
      for (let j = 0; j < Math.max(2, count(look, 8)); j++) {
        const t = 0.35 + 0.5 * (j / 8),
          o = level(a + j * 2.4),
          p: Vec3 = [
            foot[0] + (top[0] - foot[0]) * t ** 1.4,
            top[1] * t,
            foot[2] + (top[2] - foot[2]) * t ** 1.4,
          ],
          c = mix(look.dark, look.light, 0.3 + 0.6 * random());
        foliate(
          to.leaves,
          leafy.kind,
          look.fine,
          p,
          unit([o[0], 0.3, o[2]]),
          [-o[2], 0, o[0]],
          leafy.length * 0.9 * larger(look),
          leafy.width * 0.9 * larger(look),
          unit([o[0] * 0.5, 0.8, o[2] * 0.5]),
          shade(c, 0.7),
          c,
          0.2,
        );
      }
    if (!headless)
      HEADS[habit.head](
        to,
        look,
        top,
        unit([out[0] * 0.35 + (random() - 0.5) * 0.7, 0.9, out[2] * 0.35 + (random() - 0.5) * 0.7]),
        size,
        k,
      );
  }
}
function overLeaves(to: PlantMeshes, look: Look, habit: Habit): void {
  const { random, r, h } = look,
    n = numberOf(look, habit),
    slender = isSpike(habit.head);
  for (let k = 0; k < n; k++) {
    const raw = anyDirection(random),
      d = unit([raw[0], Math.abs(raw[1]) * 0.9 + (slender ? 0.5 : 0.22), raw[2]]),
      at: Vec3 = [
        d[0] * r * 0.98,
        Math.max(h * 0.25, d[1] * h * (0.86 + 0.14 * random())),
        d[2] * r * 0.98,
      ],
      size = sizeOf(look, habit);
    if (slender || look.fine)
      stalk(
        to.leaves,
        [at[0] * 0.45, at[1] * 0.35, at[2] * 0.45],
        at,
        0.003 * larger(look),
        0.002 * larger(look),
        3,
        look.stem,
        look.stem,
      );
    HEADS[habit.head](to, look, at, slender ? unit([d[0] * 3, d[1], d[2] * 3]) : d, size, k);
  }
}
/** See-through: stems part above the leaves and bear their flowers on several ends. */
function inVeil(to: PlantMeshes, look: Look, habit: Habit): void {
  const { random, r, h } = look,
    ends = 3,
    stems = Math.max(2, Math.round(numberOf(look, habit) / ends)),
    w = 0.005 * larger(look);
  for (let k = 0; k < stems; k++) {
    const a = k * 2.39996 + random(),
      rr = r * 0.7 * Math.sqrt((k + 0.5) / stems),
      out = level(a),
      fork: Vec3 = [out[0] * rr, h * (0.55 + 0.2 * random()), out[2] * rr];
    blade(
      to.leaves,
      [out[0] * rr * 0.35, 0, out[2] * rr * 0.35],
      out,
      fork[1],
      rr * 0.65,
      w,
      3,
      look.stem,
      look.stem,
      1.3,
    );
    for (let j = 0; j < ends; j++) {
      const o = level(a + j * 2.1 + random()),
        reach = r * (0.12 + 0.26 * random()),
        at: Vec3 = [
          fork[0] + o[0] * reach,
          Math.min(h * 1.02, fork[1] + h * (0.16 + 0.24 * random())),
          fork[2] + o[2] * reach,
        ];
      stalk(to.leaves, fork, at, w * 0.4, w * 0.28, 3, look.stem, look.stem);
      HEADS[habit.head](
        to,
        look,
        at,
        unit([o[0] * 0.4, 0.9, o[2] * 0.4]),
        sizeOf(look, habit),
        k * ends + j,
      );
    }
  }
}
/** Any perennial that flowers as its habit says. */
export const perennial: DrawPlant = (to, look) => {
  const habit = habitOf(look),
    share = look.flowering ? habit.foot : Math.min(0.92, habit.foot * 1.15);
  if (habit.straps) footStraps(to, look, share);
  else if (look.h * share > 1.15 * look.r) {
    footLeaves(to, look, (0.8 * look.r) / look.h, { most: 260, cover: 1.6 });
    vase(to, look, share);
  } else footLeaves(to, look, share);
  if (look.flowering)
    (habit.where === 'stem' ? onStems : habit.where === 'dome' ? overLeaves : inVeil)(
      to,
      look,
      habit,
    );
  else if (habit.leafyStems && look.h * share <= 1.15 * look.r)
    onStems(to, { ...look, h: look.h * 0.8 }, { ...habit, heads: habit.heads * 0.7 }, true);
};
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
/** Solomon's seal: arching stems with leaves in pairs and bells beneath. */
const archedStems: DrawPlant = ({ leaves }, look) => {
  const { random, r, h } = look,
    k = larger(look);
  for (let i = 0; i < count(look, 30); i++) {
    const out = level(random() * 6.2831853),
      side: Vec3 = [-out[2], 0, out[0]],
      reach = r * (0.35 + 0.55 * random()),
      top = h * (0.7 + 0.3 * random());
    blade(
      leaves,
      [out[0] * r * 0.2, 0, out[2] * r * 0.2],
      out,
      top * 0.9,
      reach,
      0.009 * k,
      4,
      look.stem,
      look.light,
      2.1,
    );
    for (let j = 2; j < 9; j++) {
      const t = j / 9,
        at: Vec3 = [
          out[0] * (r * 0.2 + reach * Math.pow(t, 2.1)),
          top * 0.9 * Math.sin(t * 1.95),
          out[2] * (r * 0.2 + reach * Math.pow(t, 2.1)),
        ];
      for (const s of [1, -1])
        foliate(
          leaves,
          'oval',
          look.fine,
          at,
          unit([side[0] * s + out[0] * 0.4, 0.25, side[2] * s + out[2] * 0.4]),
          out,
          0.11 * k,
          0.042 * k,
          unit([out[0] * 0.3, 0.9, out[2] * 0.3]),
          shade(look.light, 0.66),
          look.light,
          0.15,
        );
      if (look.flowering && j > 3)
        for (let q = 0; q < 2; q++) {
          const o = level(q * 3 + j);
          leaf(
            leaves,
            add(at, [o[0] * 0.012, -0.01, o[2] * 0.012]),
            [0, -1, 0],
            o,
            0.03 * k,
            0.014 * k,
            unit([o[0], 0.3, o[2]]),
            look.petal,
            look.petalLight,
          );
        }
    }
  }
};
export const clump: DrawPlant = (to, look) =>
  (look.genus === 'Polygonatum' ? archedStems : perennial)(to, look);
export const herb: DrawPlant = (to, look) => {
  if (/Lavandula|Rosmarinus|Satureja|Hyssopus/.test(look.genus)) {
    lavender(to, look);
    return;
  }
  if (look.genus === 'Allium') {
    chives(to, look);
    return;
  }
  perennial(to, look);
};
const chives: DrawPlant = (to, look) => {
  for (let i = 0; i < count(look, 130); i++) {
    const out = level(look.random() * 6.2831853);
    blade(
      to.leaves,
      [out[0] * look.r * 0.3 * look.random(), 0, out[2] * look.r * 0.3 * look.random()],
      out,
      look.h * (0.6 + 0.3 * look.random()),
      look.r * (0.2 + 0.6 * look.random()),
      0.006 * larger(look),
      3,
      look.dark,
      look.light,
      1.7,
    );
  }
  if (look.flowering)
    onStems(to, look, { head: 'cluster', heads: 40, size: 0.018, where: 'stem', foot: 0.5 });
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
const STRAW: Rgb = rgb('#ab9064'),
  DRY: Rgb = rgb('#7d6140');
const CROPS: ReadonlySet<string> = new Set(['row-crop', 'leafy-crop', 'vine-crop', 'herb']);
/** Heads that stand well when dry. */
const SEED_HEADS: ReadonlySet<HeadName> = new Set<HeadName>([
  'spike',
  'stout-spike',
  'bottlebrush',
  'plate',
  'umbel',
  'coneflower',
  'blackeye',
  'thistle',
  'ruff',
  'ball',
  'allium',
  'wand',
  'plume',
  'pincushion',
  'cluster',
]);
/** What is left of plants that die down: a tan crown cut back, here and there seed heads left standing, fallen leaves; green noses from March. Never a hole. */
export const resting: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    habit = habitOf(look),
    crop = CROPS.has(look.form),
    dry: Look = {
      ...look,
      dark: shade(DRY, 0.72),
      light: STRAW,
      stem: DRY,
      petal: shade(DRY, 0.6),
      petalLight: mix(DRY, STRAW, 0.5),
    };
  if (!crop) {
    const high = Math.min(0.16, 0.05 + h * 0.14);
    for (let i = 0; i < count(look, 90); i++) {
      const out = level(random() * 6.2831853),
        rr = r * 0.78 * Math.sqrt(random());
      blade(
        to.leaves,
        [out[0] * rr * 0.7, 0, out[2] * rr * 0.7],
        out,
        high * (0.45 + 0.55 * random()),
        rr * 0.35 + 0.02,
        0.007 * larger(look),
        2,
        shade(DRY, 0.7),
        mix(DRY, STRAW, random()),
        1.6,
      );
    }
    if (
      h > 0.45 &&
      SEED_HEADS.has(habit.head) &&
      look.trait(9) > 0.3 &&
      look.month !== 3 &&
      look.month !== 4
    )
      onStems(
        to,
        { ...dry, h: h * 0.72, r: r * 0.8 },
        { ...habit, heads: habit.heads * 0.5, leafyStems: false },
      );
  }
  if (look.month === 3 || look.month === 4)
    footLeaves(to, { ...look, r: r * 0.7 }, Math.min(0.3, 0.1 / h), { cover: 1.2, most: 90 });
  for (let i = 0; i < count(look, 26); i++) {
    const out = level(random() * 6.2831853),
      rr = r * 0.6 * Math.sqrt(random());
    stalk(
      to.leaves,
      [out[0] * rr * 0.6, 0, out[2] * rr * 0.6],
      [out[0] * rr, 0.03 + Math.min(0.16, h * 0.16) * random(), out[2] * rr],
      0.004,
      0.003,
      3,
      shade(STRAW, 0.6),
      STRAW,
    );
  }
  // what has fallen
  for (let i = 0; i < count(look, 40); i++) {
    const out = level(random() * 6.2831853),
      rr = r * Math.sqrt(random()),
      d = level(random() * 6.28);
    leaf(
      to.leaves,
      [out[0] * rr, 0.035 + 0.012 * random(), out[2] * rr],
      unit([d[0], 0.1, d[2]]),
      [-d[2], 0, d[0]],
      0.05 * larger(look),
      0.024 * larger(look),
      [0, 1, 0],
      DRY,
      mix(DRY, STRAW, random()),
    );
  }
};
