/** Trees: branches first, leaves at their ends, crowns raised so that what grows beneath is seen. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { clamp, lerp, smooth } from '../maths/noise.ts';
import { add, anyDirection, cross, dot, length, scale, unit, type Vec3 } from '../maths/vector.ts';
import { bead, foliate, leaf, lobedLeaf, mound, stalk } from './foliage.ts';
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

type Habit = {
  stems: number;
  lean: number;
  clear: number;
  up: [number, number, number];
  gnarl: number;
  children: [number, number];
  start: number;
  angle: [number, number];
  reach: [number, number];
  droop: number;
  thick: number;
};
const MULTI: Habit = {
  stems: 4,
  lean: 0.22,
  clear: 0.3,
  up: [0.05, 0, -0.08],
  gnarl: 0.13,
  children: [10, 5],
  start: 0.32,
  angle: [0.85, 0.75],
  reach: [0.42, 0.5],
  droop: 0.3,
  thick: 0.011,
};
const STANDARD: Habit = {
  stems: 1,
  lean: 0.02,
  clear: 0.3,
  up: [0.06, 0.06, 0],
  gnarl: 0.12,
  children: [15, 5],
  start: 0.34,
  angle: [0.95, 0.75],
  reach: [0.55, 0.5],
  droop: 0.25,
  thick: 0.017,
};
const COLUMN: Habit = {
  stems: 1,
  lean: 0.01,
  clear: 0.12,
  up: [0.08, 0.3, 0.2],
  gnarl: 0.08,
  children: [20, 4],
  start: 0.14,
  angle: [0.5, 0.6],
  reach: [0.3, 0.45],
  droop: 0.1,
  thick: 0.012,
};
const WEEPING: Habit = {
  stems: 1,
  lean: 0.03,
  clear: 0.3,
  up: [0.05, -0.1, -0.5],
  gnarl: 0.14,
  children: [16, 6],
  start: 0.4,
  angle: [1.05, 0.7],
  reach: [0.55, 0.8],
  droop: 0.9,
  thick: 0.016,
};

const BARKS: Record<string, (level: number, chance: number) => Rgb> = {
  Betula: (l, c) =>
    l === 0
      ? c < 0.16
        ? rgb('#8b8378')
        : mix(rgb('#e6dfd3'), rgb('#f7f4ee'), c)
      : l === 1
        ? rgb('#b9a894')
        : rgb('#5d4636'),
  Prunus: (l) => (l === 0 ? rgb('#6b4335') : rgb('#553a30')),
  Acer: () => rgb('#54443a'),
  Pinus: () => rgb('#7a5238'),
  Taxus: () => rgb('#5c3d30'),
};
const COMMON_BARK = (l: number, c: number): Rgb => mix(rgb('#6a5c50'), rgb('#7d7065'), l ? 0.2 : c);

type Tip = { at: Vec3 };
type Branch = { from: Vec3; end: Vec3; r0: number; r1: number; sides: number; c0: Rgb; c1: Rgb };
type Tree = { branches: Branch[]; tips: Tip[] };
function grow(
  tree: Tree,
  look: Look,
  habit: Habit,
  from: Vec3,
  dir: Vec3,
  len: number,
  r: number,
  lvl: 0 | 1 | 2,
): void {
  const { random } = look,
    n = lvl === 0 ? 7 : 4,
    bark = BARKS[look.genus] ?? COMMON_BARK,
    points: { p: Vec3; d: Vec3; r: number }[] = [{ p: from, d: dir, r }];
  let p = from,
    d = dir;
  for (let k = 0; k < n; k++) {
    const bent = add(d, anyDirection(random), habit.gnarl * (lvl === 0 ? 0.5 : 1));
    bent[1] += habit.up[lvl];
    const nd = unit(bent),
      np = add(p, nd, len / n),
      r0 = r * (1 - (0.78 * k) / n),
      r1 = r * (1 - (0.78 * (k + 1)) / n);
    tree.branches.push({
      from: p,
      end: np,
      r0,
      r1,
      sides: lvl === 0 ? 8 : lvl === 1 ? 5 : 3,
      c0: bark(lvl, random()),
      c1: bark(lvl, random()),
    });
    p = np;
    d = nd;
    points.push({ p, d, r: r1 });
  }
  if (lvl === 2) {
    for (const q of points.slice(1)) tree.tips.push({ at: q.p });
    return;
  }
  const children = habit.children[lvl],
    start = lvl === 0 ? habit.start : 0.3;
  for (let k = 0; k < children; k++) {
    const t = lerp(start, 1, (k + random()) / children),
      q = points[Math.min(n, Math.floor(t * n))]!,
      a = k * 2.4 + random();
    const u = unit(cross(q.d, Math.abs(q.d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])),
      w = cross(q.d, u),
      side = add(scale(u, Math.cos(a)), w, Math.sin(a)),
      angle = habit.angle[lvl];
    const nd = unit(add(scale(q.d, Math.cos(angle)), side, Math.sin(angle)));
    grow(
      tree,
      look,
      habit,
      q.p,
      nd,
      len * habit.reach[lvl] * (1 - 0.45 * t) * (0.8 + 0.4 * random()),
      Math.max(0.004, q.r * 0.6),
      (lvl + 1) as 1 | 2,
    );
  }
  tree.tips.push({ at: p });
}
/** Squeezes a tree into its measured crown and height. */
function fit(meshTips: Tip[], look: Look): { kr: number; kh: number } {
  let reach = 0.01,
    top = 0.01;
  for (const { at } of meshTips) {
    reach = Math.max(reach, Math.sqrt(at[0] ** 2 + at[2] ** 2));
    top = Math.max(top, at[1]);
  }
  return { kr: (look.r * 0.94) / reach, kh: (look.h * 0.95) / top };
}
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
/** A shaggy stem and a head of pleated fans. */
const fanPalm: DrawPlant = (to, look) => {
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
export const standardTree: DrawPlant = (to, look) =>
  look.genus === 'Trachycarpus'
    ? fanPalm(to, look)
    : makeTree(to, look, look.h < 3 ? { ...STANDARD, clear: 0.26, start: 0.28 } : STANDARD);
export const columnarTree: DrawPlant = (to, look) => makeTree(to, look, COLUMN);
export const weepingTree: DrawPlant = (to, look) => makeTree(to, look, WEEPING);

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
