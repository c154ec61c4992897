/** Perennials by the shape of their flowers: spires, daisies, umbels, globes, clouds, mats and clumps; herbs and succulents. */
import { mix, rgb, shade, type Rgb } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { bead, blade, coverWith, floretBall, leaf, mound, rosette, stalk } from './foliage.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';
import { lavender } from './shrubs.ts';

const EYE_DARK = rgb('#7a4a14'), EYE_LIGHT = rgb('#e0a52e');

/** Leaves at the foot of a perennial: `share` of its height. */
function footLeaves({ leaves }: PlantMeshes, look: Look, share: number, options: { length?: number; width?: number; most?: number; up?: number; cover?: number } = {}): void {
  const size = leafOf(look), l = options.length ?? size.length, w = options.width ?? size.width, h = Math.max(0.06, look.h * share), full = look.flowering ? 1 : 1.15;
  mound(leaves, look.random, { r: look.r * 0.98 * Math.min(1.05, full), h: h * full, ...coverWith(look.r, h, l, w, options.cover ?? 2.6, options.most ?? 520, look.detail), dark: look.dark, light: look.light, lump: 0.2, depth: 0.48, puff: 0.58, up: options.up ?? 0.5 });
}
/** Stems from the crown; `head` is called at the top of each. */
function stems({ leaves }: PlantMeshes, look: Look, number: number, height: number, spread: number, head: (top: Vec3, k: number, foot: Vec3) => void): void {
  const { random } = look, w = 0.006 * larger(look);
  for (let k = 0; k < Math.max(2, Math.round(number * Math.sqrt(look.detail))); k++) {
    const a = random() * 6.2831853, rr = spread * Math.sqrt(random()), out = level(a), foot: Vec3 = [out[0] * rr * 0.35, 0, out[2] * rr * 0.35], top: Vec3 = [out[0] * rr, height * (0.78 + 0.24 * random()), out[2] * rr];
    blade(leaves, foot, out, top[1], rr * 0.65, w, 3, look.stem, mix(look.stem, look.light, 0.3), 1.4);
    head(top, k, foot);
  }
}
const perDensity = (look: Look, each: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.round((look.r * look.r) / (0.0625) * each)));

export const spire: DrawPlant = (to, look) => {
  const tall = look.h > 0.9;
  footLeaves(to, look, tall ? 0.3 : 0.42, { most: 460, up: 0.7, length: leafOf(look).length * 1.2 });
  if (!look.flowering) { stems(to, look, 8, look.h * 0.5, look.r * 0.7, () => undefined); return; }
  const n = perDensity(look, tall ? 4.5 : 22, tall ? 3 : 5, 40), headLength = look.h * (tall ? 0.42 : 0.36), thick = tall ? 0.03 : 0.017;
  stems(to, look, n, look.h * 0.96, look.r * 0.9, (top) => {
    const steps = Math.max(5, Math.round(9 * Math.sqrt(look.detail)));
    for (let j = 0; j < steps; j++) { const t = j / steps; floretBall(to.leaves, look.random, add(top, [0, -headLength * t, 0]), thick * (0.45 + 0.75 * t), tall ? 6 : 4, (tall ? 0.034 : 0.025) * larger(look), (tall ? 0.028 : 0.017) * larger(look), look.petal, look.petalLight); }
  });
};
export const daisy: DrawPlant = (to, look) => {
  footLeaves(to, look, look.flowering ? 0.5 : 0.6, { most: 420, up: 0.6 });
  if (!look.flowering) return;
  const big = /Echinacea|Rudbeckia|Leucanthemum|Helianthus|Anemone|Cosmos/.test(look.genus), petal = big ? 0.044 : 0.024, petals = /Anemone|Cosmos/.test(look.genus) ? 7 : 11, drop = look.genus === 'Echinacea' ? -0.35 : 0.12;
  stems(to, look, perDensity(look, big ? 13 : 20, 6, 34), look.h * 0.97, look.r * 0.95, (top, k) => {
    bead(to.leaves, add(top, [0, 0.006, 0]), petal * 0.38, EYE_DARK, EYE_LIGHT);
    rosette(to.leaves, top, petals, petal * larger(look), petal * 0.4 * larger(look), drop, k, look.petal, look.petalLight, unit([look.random() - 0.5, 1, look.random() - 0.5]));
  });
};
export const umbel: DrawPlant = (to, look) => {
  const fine = /Achillea|Foeniculum|Anethum|Ammi|Daucus|Anthriscus/.test(look.genus), size = leafOf(look);
  footLeaves(to, look, 0.48, { most: 460, up: 0.8, ...(fine ? { length: 0.075, width: 0.013 } : { length: size.length, width: size.width }) });
  if (!look.flowering) return;
  stems(to, look, perDensity(look, 17, 7, 30), look.h, look.r * 0.95, (top) => floretBall(to.leaves, look.random, top, Math.min(0.065, look.r * 0.24), count(look, 32), 0.019 * larger(look), 0.018 * larger(look), look.petal, look.petalLight, 0.24));
};
export const globe: DrawPlant = (to, look) => {
  footLeaves(to, look, 0.5, { most: 400, up: 0.7 });
  if (!look.flowering) return;
  stems(to, look, perDensity(look, 11, 5, 22), look.h * 0.97, look.r * 0.85, (top) => floretBall(to.leaves, look.random, top, 0.03 + look.r * 0.03, count(look, 60), 0.022 * larger(look), 0.013 * larger(look), look.petal, look.petalLight));
};
/** A haze of small flowers: nepeta, gypsophila, geranium, meadowsweet. */
export const cloud: DrawPlant = (to, look) => {
  if (look.genus === 'Nepeta') { lavender(to, look); return; }
  footLeaves(to, look, look.flowering ? 0.7 : 0.72, { most: 560, up: 0.4 });
  if (!look.flowering) return;
  const open = look.genus === 'Geranium', n = perDensity(look, open ? 34 : 46, 18, 90);
  for (let k = 0; k < count(look, n); k++) {
    const raw = anyDirection(look.random), d = unit([raw[0], Math.abs(raw[1]) * 0.8 + 0.25, raw[2]]), at: Vec3 = [d[0] * look.r, Math.max(look.h * 0.3, d[1] * look.h * (0.86 + 0.14 * look.random())), d[2] * look.r];
    if (open) rosette(to.leaves, at, 5, 0.024 * larger(look), 0.023 * larger(look), 0.25, k, look.petalLight, look.petal, d);
    else floretBall(to.leaves, look.random, at, 0.034, count(look, 9), 0.02 * larger(look), 0.015 * larger(look), look.petal, look.petalLight, 0.7);
  }
};
/** Carpets: heathers, thyme, periwinkle. */
export const mat: DrawPlant = (to, look) => {
  const { length, width } = leafOf(look), k = larger(look), heath = /Erica|Calluna|Thymus/.test(look.genus), h = Math.max(0.07, look.h);
  mound(to.leaves, look.random, { r: look.r * 1.06, h, ...coverWith(look.r, h, length * 1.3, width * 1.3, 2.4, 460, look.detail), dark: look.dark, light: look.light, lump: 0.24, depth: 0.5, puff: 0.7, up: heath ? 1.1 : 0.3 });
  if (!look.flowering) return;
  for (let i = 0; i < count(look, perDensity(look, heath ? 38 : 24, 10, 70)); i++) {
    const a = look.random() * 6.2831853, t = Math.sqrt(look.random()), at: Vec3 = [Math.cos(a) * look.r * t, h * (1.02 - 0.5 * t * t), Math.sin(a) * look.r * t];
    if (heath) for (let j = 0; j < 3; j++) floretBall(to.leaves, look.random, add(at, [0, j * 0.018 - 0.02, 0]), 0.011, 3, 0.018 * k, 0.013 * k, look.petal, look.petalLight);
    else rosette(to.leaves, at, 5, 0.018 * k, 0.017 * k, 0.3, i, look.petal, look.petalLight);
  }
};
/** Leafy clumps with flowers just above: heuchera, hellebore, euphorbia, alchemilla. */
export const clump: DrawPlant = (to, look) => {
  const lime = /Alchemilla|Euphorbia/.test(look.genus), strap = /Polygonatum|Crocosmia/.test(look.genus);
  if (strap) { archedStems(to, look); return; }
  footLeaves(to, look, 0.72, { most: 460, up: 0.45 });
  if (!look.flowering) return;
  stems(to, look, perDensity(look, lime ? 26 : 15, 7, 44), look.h * 1.0, look.r * 0.92, (top, k) => {
    if (lime) floretBall(to.leaves, look.random, top, 0.05, count(look, 14), 0.018 * larger(look), 0.015 * larger(look), look.petal, look.petalLight);
    else if (look.genus === 'Heuchera' || look.genus === 'Tiarella' || look.genus === 'Astilbe') for (let j = 0; j < 6; j++) floretBall(to.leaves, look.random, add(top, [0, -0.022 * j, 0]), 0.012 + 0.003 * j, 3, 0.018, 0.014, look.petal, look.petalLight);
    else rosette(to.leaves, top, 5, 0.034 * larger(look), 0.032 * larger(look), 0.45, k, look.petal, look.petalLight, unit([look.random() - 0.5, 0.8, look.random() - 0.5]));
  });
};
function archedStems({ leaves }: PlantMeshes, look: Look): void {
  const { random, r, h } = look, k = larger(look);
  for (let i = 0; i < count(look, 26); i++) {
    const out = level(random() * 6.2831853), side: Vec3 = [-out[2], 0, out[0]], reach = r * (0.4 + 0.6 * random()), top = h * (0.7 + 0.3 * random());
    blade(leaves, [out[0] * 0.04, 0, out[2] * 0.04], out, top * 0.9, reach, 0.009 * k, 4, look.stem, look.light, 2.1);
    for (let j = 2; j < 8; j++) { const t = j / 8, at: Vec3 = [out[0] * (0.04 + reach * Math.pow(t, 2.1)), top * 0.9 * Math.sin(t * 1.95), out[2] * (0.04 + reach * Math.pow(t, 2.1))];
      for (const s of [1, -1]) leaf(leaves, at, unit([side[0] * s + out[0] * 0.4, 0.25, side[2] * s + out[2] * 0.4]), out, 0.1 * k, 0.034 * k, unit([out[0] * 0.3, 0.9, out[2] * 0.3]), shade(look.light, 0.72), look.light, 0.15);
      if (look.flowering && j > 3) floretBall(leaves, random, add(at, [0, -0.03, 0]), 0.014, 3, 0.022 * k, 0.014 * k, look.petal, look.petalLight); }
  }
}
export const herb: DrawPlant = (to, look) => {
  if (/Lavandula|Salvia|Rosmarinus|Satureja|Hyssopus/.test(look.genus)) { lavender(to, look); return; }
  if (look.genus === 'Allium') { chives(to, look); return; }
  footLeaves(to, look, 0.92, { most: 460, up: 0.7 });
  if (look.flowering) stems(to, look, perDensity(look, 10, 4, 18), look.h * 1.05, look.r * 0.85, (top) => { for (let j = 0; j < 3; j++) floretBall(to.leaves, look.random, add(top, [0, -0.02 * j, 0]), 0.014, 4, 0.018, 0.014, look.petal, look.petalLight); });
};
function chives(to: PlantMeshes, look: Look): void {
  for (let i = 0; i < count(look, 110); i++) { const out = level(look.random() * 6.2831853); blade(to.leaves, [out[0] * look.r * 0.3 * look.random(), 0, out[2] * look.r * 0.3 * look.random()], out, look.h * (0.6 + 0.3 * look.random()), look.r * (0.2 + 0.6 * look.random()), 0.006 * larger(look), 3, look.dark, look.light, 1.7); }
  if (look.flowering) stems(to, look, 12, look.h, look.r * 0.6, (top) => floretBall(to.leaves, look.random, top, 0.018, 16, 0.016, 0.01, look.petal, look.petalLight));
}
export const succulent: DrawPlant = (to, look) => {
  const heads = Math.max(3, Math.round(16 * Math.sqrt(look.detail)));
  for (let k = 0; k < heads; k++) {
    const a = k * 2.4, rr = look.r * 0.85 * Math.sqrt(k / heads), at: Vec3 = [Math.cos(a) * rr, look.h * 0.3, Math.sin(a) * rr], s = 0.03 + look.r * 0.14;
    rosette(to.leaves, at, 9, s, s * 0.5, 0.3, k, shade(look.dark, 1.4), look.light); rosette(to.leaves, add(at, [0, 0.012, 0]), 7, s * 0.7, s * 0.4, 0.8, k * 2, shade(look.dark, 1.4), look.light);
  }
  if (look.flowering) stems(to, look, 9, look.h * 1.1, look.r * 0.8, (top) => floretBall(to.leaves, look.random, top, 0.05, count(look, 22), 0.016, 0.014, look.petal, look.petalLight, 0.3));
};
/** Winter stubble of plants that die down: a few straws, never a hole. */
export const resting: DrawPlant = (to, look) => {
  const straw: Rgb = rgb('#8f7a55');
  for (let i = 0; i < count(look, 22); i++) { const out = level(look.random() * 6.2831853), rr = look.r * 0.6 * Math.sqrt(look.random()); stalk(to.leaves, [out[0] * rr * 0.6, 0, out[2] * rr * 0.6], [out[0] * rr, 0.03 + Math.min(0.16, look.h * 0.16) * look.random(), out[2] * rr], 0.004, 0.003, 3, shade(straw, 0.6), straw); }
};
