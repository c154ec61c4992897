/** Trees: branches first, leaves at their ends, crowns raised so that what grows beneath is seen. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { clamp, lerp, smooth } from '../maths/noise.ts';
import { add, anyDirection, cross, dot, length, scale, unit, type Vec3 } from '../maths/vector.ts';
import { bead, stalk } from './flower-parts.ts';
import { foliate, leaf } from './foliage.ts';
import { fruitOf } from './fruit.ts';
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
import {
  type Habit,
  type Tip,
  type Tree,
  grow,
  fit,
  MULTI,
  STANDARD,
  COLUMN,
  WEEPING,
} from './tree-branches.ts';
import { fanPalm } from './palms-and-conifers.ts';

function crown(
  to: PlantMeshes,
  look: Look,
  habit: Habit,
  tips: Tip[],
  leaves: number,
  spread: number,
): void {
  const { random } = look,
    whole = leafOf(look),
    size =
      whole.kind === 'feather' ? { length: whole.length * 0.52, width: whole.length * 0.2 } : whole,
    big = larger(look),
    per = (leaves * Math.min(1.7, look.detail)) / tips.length;
  const c: Vec3 = [0, 0, 0];
  let low = Infinity,
    high = 0,
    reach = 0.1;
  for (const { at } of tips) {
    c[0] += at[0] / tips.length;
    c[1] += at[1] / tips.length;
    c[2] += at[2] / tips.length;
    low = Math.min(low, at[1]);
    high = Math.max(high, at[1]);
    reach = Math.max(reach, Math.sqrt(at[0] ** 2 + at[2] ** 2));
  }
  const blossom = look.flowering ? blossomOf(look) : null;
  for (const tip of tips)
    for (let k = Math.floor(per + random()); k > 0; k--) {
      const o = add(tip.at, anyDirection(random), spread * Math.pow(random(), 0.6));
      if (habit.droop > 0.6) o[1] -= random() * spread * 1.6;
      const rel: Vec3 = [
          (o[0] - c[0]) / reach,
          (o[1] - c[1]) / ((high - low) * 0.5 + 0.01),
          (o[2] - c[2]) / reach,
        ],
        far = length(rel),
        out = unit(rel);
      const raw = anyDirection(random);
      raw[1] -= habit.droop;
      const d = unit(raw),
        s = unit(cross(d, anyDirection(random)));
      let face = cross(d, s);
      if (dot(face, out) < 0) face = scale(face, -1);
      const local = unit(add(o, tip.at, -1)),
        n = unit([
          out[0] * 0.5 + face[0] * 0.3 + local[0] * 0.45,
          out[1] * 0.5 + face[1] * 0.3 + local[1] * 0.45 + 0.15,
          out[2] * 0.5 + face[2] * 0.3 + local[2] * 0.45,
        ]);
      const depth =
        0.5 + 0.5 * smooth(0.15, 1, far) * (0.7 + 0.3 * clamp((o[1] - low) / (high - low + 0.01)));
      const colour = shade(
          mix(look.dark, look.light, clamp(0.2 + 0.6 * random() + 0.2 * local[1])),
          depth,
        ),
        kk = (0.75 + 0.5 * random()) * big * (look.detail > 1 ? 0.8 : 1);
      if (blossom && random() < blossom.share) {
        const { deep, lit } = petals(look);
        open(to, o, n, blossom.petals, blossom.size * big, random() * 6, deep, lit);
        continue;
      }
      // flowers on bare wood stand alone
      if (look.state === 'bare') continue;
      foliate(
        to.leaves,
        'oval',
        look.fine,
        o,
        d,
        s,
        size.length * kk,
        size.width * kk,
        n,
        shade(colour, 0.8),
        colour,
        0.1,
      );
    }
}

/** One flower that faces `d`. */
function open(
  { leaves }: PlantMeshes,
  at: Vec3,
  d: Vec3,
  petalCount: number,
  size: number,
  turn: number,
  deep: Rgb,
  lit: Rgb,
): void {
  const u = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
    w = cross(u, d);
  for (let j = 0; j < petalCount; j++) {
    const a = (j / petalCount) * 6.2831853 + turn,
      out = add(scale(u, Math.cos(a)), w, Math.sin(a));
    leaf(
      leaves,
      at,
      unit(add(out, d, 0.3)),
      unit(cross(d, out)),
      size,
      size * 0.85,
      unit(add(d, out, 0.3)),
      deep,
      lit,
    );
  }
}

/** How a tree blossoms: share of its leaves that are flowers, size and number of petals. */
function blossomOf(look: Look): { share: number; size: number; petals: number } | null {
  if (look.genus === 'Magnolia')
    return { share: look.state === 'bare' ? 0.5 : 0.12, size: 0.075, petals: 5 };
  // green shows between the bracts
  if (look.genus === 'Cornus') return { share: 0.055, size: 0.036, petals: 4 };
  if (/Prunus|Malus|Pyrus|Amelanchier|Cercis|Cydonia/.test(look.genus))
    return { share: look.state === 'bare' ? 0.4 : 0.55, size: 0.03, petals: 4 };
  if (/Acer|Betula|Carpinus|Liquidambar|Ilex|Olea|Arbutus|Parrotia|Tilia/.test(look.genus))
    return null;
  return { share: look.state === 'bare' ? 0.5 : 0.22, size: 0.034, petals: 4 };
}

/** Fruit hung among the outer leaves. */
function hangFruit(to: PlantMeshes, look: Look, tips: Tip[]): void {
  const borne = fruitOf(look),
    { random } = look;
  if (!borne || !tips.length) return;
  const n = heads(
      look,
      Math.max(10, Math.min(borne.number * 1.6, (borne.number * look.r * look.h) / 4.5)),
    ),
    size = headScale(look);
  for (let k = 0; k < n; k++) {
    const at = add(tips[Math.floor(random() * tips.length)]!.at, anyDirection(random), 0.12);
    at[1] -= 0.05;
    if (borne.clustered)
      for (let j = 0; j < Math.max(4, count(look, 14)); j++) {
        const o = anyDirection(random);
        bead(
          to.leaves,
          add(at, [o[0] * 0.04, o[1] * 0.03, o[2] * 0.04]),
          borne.r * size,
          borne.shade,
          borne.lit,
          2,
          4,
        );
      }
    else
      bead(to.leaves, at, borne.r * size * (0.85 + 0.3 * random()), borne.shade, borne.lit, 3, 6);
  }
}

function makeTree(to: PlantMeshes, look: Look, habit: Habit): void {
  const { random, r, h } = look,
    tree: Tree = { branches: [], tips: [] },
    bare = look.state === 'bare';
  if (bare)
    habit = {
      ...habit,
      children: [Math.round(habit.children[0] * 1.35), Math.round(habit.children[1] * 1.9)],
    };
  for (let s = 0; s < habit.stems; s++) {
    const a = (s / habit.stems) * 6.2831853 + random(),
      lean = habit.lean * Math.min(1.6, (r / h) * 3),
      d = unit([Math.cos(a) * lean, 1, Math.sin(a) * lean]),
      foot = habit.stems > 1 ? Math.min(0.22, r * 0.12) : 0;
    grow(
      tree,
      look,
      habit,
      [Math.cos(a) * foot, -0.05, Math.sin(a) * foot],
      d,
      h * (0.82 + 0.22 * random()),
      h * habit.thick * (0.8 + 0.4 * random()),
      0,
    );
  }
  const { kr, kh } = fit(tree.tips, look);
  const squeeze = (p: Vec3): Vec3 => {
    const k = lerp(Math.min(1, kr), kr, smooth(0, h * 0.35, p[1]));
    return [p[0] * k, p[1] * kh, p[2] * k];
  };
  for (const { from, end, r0, r1, sides, c0, c1 } of tree.branches)
    stalk(to.wood, squeeze(from), squeeze(end), r0, r1, sides, c0, c1);
  for (const tip of tree.tips) tip.at = squeeze(tip.at);
  if (bare)
    for (const { at } of tree.tips) {
      const d = anyDirection(random);
      stalk(
        to.wood,
        at,
        add(at, unit([d[0], Math.abs(d[1]) * 0.7 + 0.15, d[2]]), 0.1 + 0.06 * h * random()),
        0.004,
        0.0018,
        3,
        rgb('#5b4a3e'),
        rgb('#6f5c4d'),
      );
    }
  if (bare && !look.flowering) return;
  const above = tree.tips.filter(({ at }) => at[1] > h * habit.clear),
    whole = leafOf(look),
    size =
      whole.kind === 'feather' ? { length: whole.length * 0.52, width: whole.length * 0.2 } : whole;
  const cover = (r * r * 12 + r * h * 9) / (size.length * size.width * 0.5);
  const leaves = Math.round(
    clamp(cover * 0.85, 3200, 26000) * (bare ? 0.5 : look.state === 'autumn' ? 0.8 : 1),
  );
  crown(
    to,
    look,
    habit,
    above.length > 8 ? above : tree.tips,
    leaves,
    bare ? 0.07 : Math.min(0.5, 0.11 + r * 0.14),
  );
  hangFruit(to, look, above);
}

export const multiStemTree: DrawPlant = (to, look) =>
  makeTree(
    to,
    look,
    look.genus === 'Acer'
      ? { ...MULTI, stems: 3, lean: 0.5, droop: 0.5, gnarl: 0.2 }
      : { ...MULTI, stems: look.h < 3 ? 5 : 4, clear: look.h < 3 ? 0.2 : 0.3 },
  );

export const standardTree: DrawPlant = (to, look) =>
  look.genus === 'Trachycarpus'
    ? fanPalm(to, look)
    : makeTree(to, look, look.h < 3 ? { ...STANDARD, clear: 0.26, start: 0.28 } : STANDARD);

export const columnarTree: DrawPlant = (to, look) => makeTree(to, look, COLUMN);

export const weepingTree: DrawPlant = (to, look) => makeTree(to, look, WEEPING);
