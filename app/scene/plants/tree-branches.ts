/** How a tree grows: its habit, bark, branches and the tips that its leaves stand at, fitted into its measured crown. */
import { mix, rgb, type Rgb } from '../maths/colour.ts';
import { lerp } from '../maths/noise.ts';
import { add, anyDirection, cross, scale, unit, type Vec3 } from '../maths/vector.ts';
import type { Look } from './look.ts';

export type Habit = {
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

export const MULTI: Habit = {
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

export const STANDARD: Habit = {
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

export const COLUMN: Habit = {
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

export const WEEPING: Habit = {
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

export type Tip = { at: Vec3 };

type Branch = { from: Vec3; end: Vec3; r0: number; r1: number; sides: number; c0: Rgb; c1: Rgb };

export type Tree = { branches: Branch[]; tips: Tip[] };

export function grow(
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
export function fit(meshTips: Tip[], look: Look): { kr: number; kh: number } {
  let reach = 0.01,
    top = 0.01;
  for (const { at } of meshTips) {
    reach = Math.max(reach, Math.sqrt(at[0] ** 2 + at[2] ** 2));
    top = Math.max(top, at[1]);
  }
  return { kr: (look.r * 0.94) / reach, kh: (look.h * 0.95) / top };
}
