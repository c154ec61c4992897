/** Perennials: leaves at the foot, flowers as their habit says; clumps and herbs. */
import { mix, shade } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, foliate, leaf } from './foliage.ts';
import { stalk } from './flower-parts.ts';
import { HEADS } from './flowers.ts';
import { habitOf, isSpike, type Habit } from './habits.ts';
import { lavender } from './lavender.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';
import { footLeaves, footStraps, vase } from './perennial-leaves.ts';

const numberOf = (look: Look, habit: Habit): number =>
  heads(look, Math.max(2, Math.min(150, habit.heads * 1.35 * Math.pow(look.r / 0.25, 1.7))));
const sizeOf = (look: Look, habit: Habit): number =>
  isSpike(habit.head)
    ? habit.size * look.h * (0.86 + 0.28 * look.random())
    : Math.min(habit.size, look.r * 0.5 + 0.006) * (0.86 + 0.28 * look.random());

/** Stems from the crown; with `headless`, as they stand before they flower. */
export function onStems(to: PlantMeshes, look: Look, habit: Habit, headless = false): void {
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
