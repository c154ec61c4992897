/** Shrubs: clipped, loose, arching, upright, roses, hydrangeas and hedges. */
import { rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, coverWith, floretBall, mound, rosette, stalk } from './foliage.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

const TWIG = rgb('#6b5444'), TWIG_TIP = rgb('#8d7560');

/** Bare winter stems, many and fine, over the plant's own outline. */
export function twigs({ wood }: PlantMeshes, look: Look, stems = 46, spread = 1): void {
  const { random, r, h } = look;
  for (let k = 0; k < count(look, stems); k++) {
    const a = random() * 6.2831853, rr = r * spread * Math.sqrt(random()) * 0.95, height = h * (0.62 + 0.36 * random()) * (1 - 0.25 * (rr / r));
    const foot: Vec3 = [Math.cos(a) * rr * 0.25, 0, Math.sin(a) * rr * 0.25], bend: Vec3 = [Math.cos(a) * rr * 0.65, height * 0.55, Math.sin(a) * rr * 0.65], tip: Vec3 = [Math.cos(a) * rr, height, Math.sin(a) * rr];
    stalk(wood, foot, bend, 0.007, 0.005, 3, TWIG, TWIG); stalk(wood, bend, tip, 0.005, 0.002, 3, TWIG, TWIG_TIP);
    for (let j = 0; j < 2; j++) { const d = unit([Math.cos(a) + random() - 0.5, 0.9, Math.sin(a) + random() - 0.5]); stalk(wood, bend, add(bend, d, h * (0.15 + 0.2 * random())), 0.003, 0.0015, 3, TWIG, TWIG_TIP); }
  }
}
/** Places over the top and sides of a dome. */
function overDome(look: Look, lift: number, out = 0.98): { at: Vec3; d: Vec3 } {
  const d = anyDirection(look.random);
  d[1] = Math.abs(d[1]) * 0.8 + lift;
  const u = unit(d);
  return { at: [u[0] * look.r * out, u[1] * look.h * out, u[2] * look.r * out], d: u };
}
/** Small flowers scattered over a leafy dome. */
function sprinkle({ leaves }: PlantMeshes, look: Look, heads: number, size: number): void {
  if (!look.flowering) return;
  for (let k = 0; k < count(look, heads); k++) { const { at } = overDome(look, 0.1); floretBall(leaves, look.random, at, size, Math.max(4, Math.round(8 * look.detail)), size, size * 0.8, look.petal, look.petalLight); }
}
const leafy = (to: PlantMeshes, look: Look, shape: { lump: number; depth: number; puff: number; up?: number; square?: number; droop?: number }, cover = 3.2, most = 2600): void => {
  const { length, width } = leafOf(look);
  mound(to.leaves, look.random, { r: look.r * 0.97, h: look.h * 0.96, ...coverWith(look.r, look.h, length, width, cover, most, look.detail), dark: look.dark, light: look.light, ...shape });
};
const flowerHeads = (look: Look): number => Math.min(70, Math.round(26 + 30 * look.r * look.h));

export const dome: DrawPlant = (to, look) => {
  if (look.state === 'bare') { twigs(to, look); sprinkle(to, look, flowerHeads(look), 0.03); return; }
  if (look.genus === 'Lavandula' || look.genus === 'Santolina' || look.genus === 'Perovskia' || look.genus === 'Salvia') { lavender(to, look); return; }
  leafy(to, look, { lump: 0.05, depth: 0.14, puff: 0.86, droop: 0 }, 4.2);
  if (look.genus === 'Rhododendron' && look.flowering) { trusses(to, look); return; }
  sprinkle(to, look, flowerHeads(look), 0.028);
};
export const cube: DrawPlant = (to, look) => {
  if (look.state === 'bare') { twigs(to, look); return; }
  leafy(to, look, { lump: 0.02, depth: 0.1, puff: 0.9, square: 1, droop: 0 }, 4.6, 3000);
};
export const looseShrub: DrawPlant = (to, look) => {
  if (look.state === 'bare') { twigs(to, look, 60); sprinkle(to, look, flowerHeads(look) * 1.6, 0.025); return; }
  leafy(to, look, { lump: 0.22, depth: 0.36, puff: 0.66 });
  sprinkle(to, look, flowerHeads(look), 0.042);
};
export const uprightShrub: DrawPlant = (to, look) => {
  if (look.state === 'bare') { twigs(to, look, 60, 0.8); sprinkle(to, look, flowerHeads(look), 0.025); return; }
  const { length, width } = leafOf(look);
  mound(to.leaves, look.random, { r: look.r * 0.94, h: look.h * 0.9, foot: look.h * 0.06, whole: true, ...coverWith(look.r, look.h, length, width, 3, 2400, look.detail), dark: look.dark, light: look.light, lump: 0.24, depth: 0.4, puff: 0.64, up: 0.6 });
  for (let i = 0; i < 5; i++) { const a = i * 1.26, d = level(a); stalk(to.wood, [d[0] * 0.05, 0, d[2] * 0.05], [d[0] * look.r * 0.4, look.h * 0.45, d[2] * look.r * 0.4], 0.016, 0.008, 4, TWIG, TWIG); }
  sprinkle(to, look, flowerHeads(look), 0.036);
};
export const archingShrub: DrawPlant = (to, look) => {
  const { random, r, h } = look, { length, width } = leafOf(look), k = larger(look), bare = look.state === 'bare';
  if (!bare) mound(to.leaves, random, { r: r * 0.7, h: h * 0.8, count: count(look, 500), leafLength: length * k, leafWidth: width * k, dark: look.dark, light: look.light, lump: 0.2, depth: 0.5, puff: 0.6 });
  const canes = 34;
  for (let c = 0; c < canes; c++) {
    const out = level(random() * 6.2831853), reach = r * (0.5 + 0.5 * random()), top = h * (0.7 + 0.3 * random()), points: Vec3[] = [];
    for (let j = 0; j <= 6; j++) { const t = j / 6; points.push([out[0] * reach * Math.pow(t, 1.3), Math.max(0.03, top * Math.sin(t * 2.15) / 1), out[2] * reach * Math.pow(t, 1.3)]); }
    for (let j = 0; j < 6; j++) stalk(to.wood, points[j]!, points[j + 1]!, 0.006, 0.004, 3, TWIG, TWIG_TIP);
    for (let j = 2; j <= 6; j++) {
      const p = points[j]!;
      if (!bare) for (let q = 0; q < Math.max(2, count(look, 7)); q++) { const n = unit([out[0] * 0.5 + random() - 0.5, 0.8, out[2] * 0.5 + random() - 0.5]); mound(to.leaves, random, { r: 0.09, h: 0.12, cx: p[0] + (random() - 0.5) * 0.14, cz: p[2] + (random() - 0.5) * 0.14, foot: p[1] - 0.06, whole: true, count: 2, leafLength: length * k, leafWidth: width * k, dark: shade(look.dark, 1.2), light: look.light, up: n[1] }); }
      if (look.flowering && random() < 0.85) floretBall(to.leaves, random, add(p, [(random() - 0.5) * 0.08, 0.02, (random() - 0.5) * 0.08]), 0.055, count(look, 15), 0.032, 0.026, look.petal, look.petalLight, 0.8);
    }
  }
};
export const rose: DrawPlant = (to, look) => {
  if (look.state === 'bare') { twigs(to, look, 16); return; }
  leafy(to, look, { lump: 0.28, depth: 0.42, puff: 0.6 }, 2.6, 1300);
  if (!look.flowering) return;
  for (let k = 0; k < count(look, 30); k++) {
    const { at, d } = overDome(look, 0.15, 1);
    rosette(to.leaves, at, 6, 0.042, 0.042, 0.35, k, look.petal, look.petalLight, d);
    rosette(to.leaves, add(at, d, 0.006), 5, 0.03, 0.032, 0.9, k * 2, look.petal, look.petalLight, d);
    floretBall(to.leaves, look.random, add(at, d, 0.012), 0.016, 6, 0.02, 0.02, look.petal, look.petal);
  }
};
/** Cones for paniculata, domes for the others. */
export const hydrangea: DrawPlant = (to, look) => {
  if (look.state === 'bare') { twigs(to, look, 30); return; }
  leafy(to, look, { lump: 0.2, depth: 0.36, puff: 0.6 }, 2.4, 1100);
  if (!look.flowering) return;
  const cone = /paniculata|quercifolia/.test(look.name), head = Math.min(0.12, look.r * 0.17), heads = Math.round(Math.min(40, 14 + 24 * look.r));
  for (let k = 0; k < Math.max(8, Math.round(heads * Math.sqrt(look.detail))); k++) {
    const { at, d } = overDome(look, 0.25);
    if (cone) for (let j = 0; j < 3; j++) floretBall(to.leaves, look.random, add(at, [d[0] * 0.02 * j, j * head * 0.62, d[2] * 0.02 * j]), head * (1 - 0.25 * j), count(look, 34), 0.05 * larger(look), 0.045 * larger(look), look.petal, look.petalLight);
    else floretBall(to.leaves, look.random, at, head, count(look, 56), 0.046 * larger(look), 0.04 * larger(look), look.petal, look.petalLight, 0.62);
  }
};
/** A clipped block, built one metre wide (x), as deep as its radius twice, and scaled along its line. */
export const hedge: DrawPlant = (to, look) => {
  const { length, width } = leafOf(look);
  if (look.state === 'bare') { twigs(to, look, 70); }
  const kept = look.state === 'bare' ? (/Fagus|Carpinus/.test(look.genus) ? 0.5 : 0) : 1;
  const brown = look.state === 'bare' ? { dark: rgb('#5d3f27'), light: rgb('#9c7145') } : { dark: look.dark, light: look.light };
  if (kept) mound(to.leaves, look.random, { r: look.r, h: look.h, ...coverWith(look.r, look.h, length, width, 4 * kept, 2200, look.detail), ...brown, lump: 0.04, depth: 0.13, puff: 0.86, square: 1, droop: 0 });
};
/** Silver mounds with a haze of spikes held above. */
export const lavender: DrawPlant = (to, look) => {
  const { random, r, h } = look, k = larger(look), low = look.flowering ? 0.56 : 0.9;
  mound(to.leaves, random, { r: r * 0.9, h: h * low, count: count(look, 460), leafLength: 0.07 * k, leafWidth: 0.011 * k, dark: look.dark, light: look.light, lump: 0.1, depth: 0.5, puff: 0.6, up: 1.2 });
  if (!look.flowering) return;
  for (let i = 0; i < count(look, 62); i++) {
    const d = anyDirection(random); d[1] = Math.abs(d[1]) * 0.8 + 0.55; const u = unit(d), foot: Vec3 = [u[0] * r * 0.6, h * 0.34, u[2] * r * 0.6], tip: Vec3 = [u[0] * r * 1.05, h * (0.74 + 0.24 * u[1] + 0.08 * random()), u[2] * r * 1.05];
    blade(to.leaves, foot, unit([u[0], 0, u[2]]), tip[1] - foot[1], r * 0.42, 0.006 * k, 2, look.dark, look.light, 1);
    const along = unit(add(tip, foot, -1));
    for (let j = 0; j < 4; j++) floretBall(to.leaves, random, add(tip, along, j * 0.018 - 0.03), 0.013, Math.max(2, count(look, 4)), 0.021 * k, 0.015 * k, look.petal, look.petalLight);
  }
};
const trusses: DrawPlant = (to, look) => {
  for (let k = 0; k < count(look, Math.min(60, 30 * look.r * 2)); k++) { const { at } = overDome(look, 0.3, 1); floretBall(to.leaves, look.random, at, 0.065, count(look, 26), 0.05 * larger(look), 0.045 * larger(look), look.petal, look.petalLight, 0.75); }
};
