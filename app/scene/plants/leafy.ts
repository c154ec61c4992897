/** Plants of leaf and line: grasses, ferns, hostas, irises, bulbs and water plants. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, coverWith, floretBall, leaf, mound, rosette, stalk } from './foliage.ts';
import { count, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

const STRAW = rgb('#cdb57d'), STRAW_DARK = rgb('#8b7a48');

function tuft({ leaves }: PlantMeshes, look: Look, n: number, low: number, high: number, reach: number, width: number, curl: number): void {
  for (let k = 0; k < count(look, n); k++) {
    const { random } = look, out = level(random() * 6.2831853), foot = look.r * 0.22 * random();
    blade(leaves, [out[0] * foot, 0, out[2] * foot], out, look.h * (low + (high - low) * random()), look.r * reach * (0.35 + 0.65 * random()), width * larger(look), 4, look.dark, mix(look.light, look.dark, 0.25 * random()), curl);
  }
}
export const fineGrass: DrawPlant = (to, look) => {
  const { random, r, h } = look, low = h < 0.5, plumed = look.flowering || look.state === 'autumn';
  tuft(to, look, low ? 190 : 170, low ? 0.6 : 0.42, low ? 0.95 : 0.72, 0.95, low ? 0.008 : 0.009, low ? 2.2 : 2);
  if (!plumed) return;
  const head = look.state === 'autumn' ? STRAW : mix(look.petalLight, STRAW, 0.45), headDark = look.state === 'autumn' ? STRAW_DARK : mix(look.petal, STRAW_DARK, 0.5);
  for (let k = 0; k < count(look, low ? 22 : 44); k++) {
    const out = level(random() * 6.2831853), reach = r * (0.2 + 0.6 * random()), top = h * (0.85 + 0.15 * random());
    blade(to.leaves, [out[0] * 0.04, 0, out[2] * 0.04], out, top, reach, 0.006 * larger(look), 3, look.stem, headDark, 1.5);
    const tip: Vec3 = [out[0] * (0.04 + reach), top, out[2] * (0.04 + reach)], steps = low ? 3 : 6;
    for (let j = 0; j < steps; j++) { const o = add(tip, [-out[0] * 0.018 * j, -0.04 * j * Math.min(1, h), -out[2] * 0.018 * j]); for (let m = 0; m < 2; m++) { const s = anyDirection(random); leaf(to.leaves, o, unit([s[0] * 0.3, 1, s[2] * 0.3]), unit([-s[2], 0, s[0]]), 0.06 * Math.min(1, 0.5 + h * 0.4) * larger(look), 0.012 * larger(look), unit([out[0] * 0.4, 0.8, out[2] * 0.4]), headDark, head); } }
  }
};
export const broadGrass: DrawPlant = (to, look) => {
  tuft(to, look, 150, 0.5, 0.95, 1, 0.019, 2.3);
  if (look.flowering || look.state === 'autumn') for (let k = 0; k < count(look, 16); k++) { const out = level(look.random() * 6.2831853), reach = look.r * 0.5 * look.random(), top = look.h * (0.95 + 0.1 * look.random()); blade(to.leaves, [0, 0, 0], out, top, reach, 0.008, 3, look.stem, STRAW, 1.5); for (let j = 0; j < 5; j++) floretBall(to.leaves, look.random, [out[0] * reach, top - j * 0.04, out[2] * reach], 0.025, 5, 0.05, 0.01, STRAW_DARK, STRAW); }
};
export const fern: DrawPlant = (to, look) => {
  const { random, r, h } = look, fronds = Math.max(7, Math.round(14 * Math.sqrt(look.detail))), steps = Math.max(9, Math.round(20 * Math.sqrt(look.detail)));
  for (let k = 0; k < fronds; k++) {
    const out = level((k / fronds) * 6.2831853 + random() * 0.3), side: Vec3 = [-out[2], 0, out[0]], top = h * (0.66 + 0.3 * random()), reach = r * (0.82 + 0.22 * random());
    for (let j = 1; j < steps; j++) {
      const t = j / steps, o: Vec3 = [out[0] * reach * Math.pow(t, 1.5), top * Math.sin(t * 1.95), out[2] * reach * Math.pow(t, 1.5)], wide = 0.42 * r * Math.sin(Math.PI * Math.pow(t, 0.7)), c = mix(look.dark, look.light, Math.min(1, t * 0.8 + 0.2 * random()));
      for (const s of [1, -1]) leaf(to.leaves, o, unit([side[0] * s + out[0] * 0.45, 0, side[2] * s + out[2] * 0.45]), out, wide, (0.64 / steps) * Math.max(0.5, h * 1.4), unit([out[0] * 0.3, 0.9, out[2] * 0.3]), c, c, 0.25);
    }
  }
};
/** Hostas, brunneras, acanthus: a few large leaves, well shown. */
export const boldLeaf: DrawPlant = (to, look) => {
  const { random, r, h } = look, k = larger(look), size = Math.min(0.34, 0.46 * r + 0.03);
  for (let i = 0; i < count(look, 42); i++) {
    const out = level(random() * 6.2831853), t = Math.sqrt(random()), high = h * (1.02 - t * 0.62) * (look.flowering ? 0.84 : 0.95), at: Vec3 = [out[0] * r * 0.55 * t, high * 0.82, out[2] * r * 0.55 * t];
    stalk(to.leaves, [out[0] * 0.03, 0, out[2] * 0.03], at, 0.005, 0.004, 3, look.dark, look.stem);
    leaf(to.leaves, at, unit([out[0], 0.35 - t * 0.55, out[2]]), [-out[2], 0, out[0]], size * k * (0.8 + 0.4 * random()), size * 0.74 * k, unit([out[0] * 0.4, 0.85, out[2] * 0.4]), shade(look.light, 0.5), mix(look.dark, look.light, 0.45 + 0.55 * random()), 0.24);
  }
  if (look.flowering) for (let i = 0; i < count(look, 9); i++) { const out = level(random() * 6.2831853), rr = r * 0.4 * random(), top: Vec3 = [out[0] * rr, h * (0.95 + 0.2 * random()), out[2] * rr]; stalk(to.leaves, [0, 0, 0], top, 0.005, 0.003, 3, look.stem, look.stem); for (let j = 0; j < 6; j++) floretBall(to.leaves, random, add(top, [0, -0.025 * j, 0]), 0.02, 3, 0.03, 0.018, look.petal, look.petalLight); }
};
/** Irises, agapanthus, liriope. */
export const strapLeaf: DrawPlant = (to, look) => {
  const { random, r, h } = look, k = larger(look), upright = /Iris|Leucojum|Crocosmia|Sisyrinchium|Kniphofia/.test(look.genus);
  tuft(to, look, 62, upright ? 0.6 : 0.5, upright ? 0.95 : 0.78, upright ? 0.7 : 1, upright ? 0.017 : 0.015, upright ? 1.7 : 2.2);
  if (!look.flowering) return;
  for (let i = 0; i < Math.max(3, count(look, 10)); i++) {
    const a = random() * 6.2831853, rr = r * 0.55 * Math.sqrt(random()), top: Vec3 = [Math.cos(a) * rr, h * (0.92 + 0.1 * random()), Math.sin(a) * rr];
    stalk(to.leaves, [0, 0, 0], top, 0.005, 0.004, 3, look.stem, look.stem);
    if (look.genus === 'Iris') for (let j = 0; j < 6; j++) { const b = j * 1.05; leaf(to.leaves, top, unit([Math.cos(b), j % 2 ? 0.9 : -0.2, Math.sin(b)]), [-Math.sin(b), 0, Math.cos(b)], 0.062 * k, 0.036 * k, [0, 1, 0], look.petal, look.petalLight); }
    else if (/Agapanthus|Allium/.test(look.genus)) floretBall(to.leaves, random, top, 0.07, count(look, 40), 0.045 * k, 0.016 * k, look.petal, look.petalLight, 0.85);
    else for (let j = 0; j < 7; j++) floretBall(to.leaves, random, add(top, [0, -0.02 * j, 0]), 0.014, 3, 0.026 * k, 0.018 * k, look.petal, look.petalLight);
  }
};
export const bulb: DrawPlant = (to, look) => {
  const { random, h } = look, k = larger(look), allium = look.genus === 'Allium', together = Math.max(1, Math.round(look.r / 0.05)) + 1;
  for (let n = 0; n < together; n++) {
    const a = random() * 6.2831853, rr = look.r * 0.8 * Math.sqrt(random()), o: Vec3 = [Math.cos(a) * rr, 0, Math.sin(a) * rr];
    for (let j = 0; j < 4; j++) blade(to.leaves, o, level(random() * 6.2831853), h * (allium ? 0.25 : 0.5 + 0.25 * random()), Math.max(0.05, h * 0.2), Math.min(0.026, h * 0.06) * k, 3, look.dark, look.light, allium ? 2.2 : 1.7);
    if (!look.flowering) continue;
    const lean = level(random() * 6.2831853), top: Vec3 = [o[0] + lean[0] * h * 0.06, h * (0.9 + 0.14 * random()), o[2] + lean[2] * h * 0.06];
    stalk(to.leaves, o, top, 0.005, 0.004, 4, look.stem, look.light);
    if (allium) floretBall(to.leaves, random, top, Math.min(0.055, h * 0.07), count(look, 110), 0.02 * k, 0.012 * k, look.petal, look.petalLight);
    else if (look.genus === 'Tulipa') { rosette(to.leaves, top, 4, 0.06 * k, 0.04 * k, 1.7, n, look.petal, look.petalLight); rosette(to.leaves, top, 3, 0.058 * k, 0.038 * k, 2.4, n * 2 + 1, look.petal, look.petalLight); }
    else { const s = Math.min(0.045, 0.018 + h * 0.06) * k; rosette(to.leaves, top, 6, s, s * 0.55, 0.4, n, look.petal, look.petalLight, unit([lean[0], 0.7, lean[2]])); if (look.genus === 'Narcissus') floretBall(to.leaves, random, add(top, [lean[0] * 0.012, 0.008, lean[2] * 0.012]), 0.01, 6, 0.014, 0.012, rgb('#d9a92e'), rgb('#f0cf62')); }
  }
};
/** Pads afloat, weed beneath, swords at the rim. */
export const aquatic: DrawPlant = (to, look) => {
  const { random, r, h } = look;
  if (/Nymphaea|Nymphoides|Aponogeton|Hydrocharis/.test(look.genus)) { lilies(to, look); return; }
  if (/Ceratophyllum|Myriophyllum|Elodea|Hottonia|Ranunculus/.test(look.genus) && h <= 0.45) {
    for (let k = 0; k < count(look, 30); k++) { const a = random() * 6.2831853, rr = r * Math.sqrt(random()); rosette(to.leaves, [Math.cos(a) * rr, 0.004, Math.sin(a) * rr], 6, 0.03, 0.006, 0.12, k, look.dark, shade(look.light, 0.7)); }
    return;
  }
  if (h < 0.35) { for (let k = 0; k < count(look, 60); k++) { const a = random() * 6.2831853, rr = r * Math.sqrt(random()); rosette(to.leaves, [Math.cos(a) * rr, 0.03 + h * 0.6 * random(), Math.sin(a) * rr], 4, 0.05, 0.036, 0.4, k, look.dark, look.light); if (look.flowering && k % 3 === 0) rosette(to.leaves, [Math.cos(a) * rr, h, Math.sin(a) * rr], 5, 0.02, 0.018, 0.4, k, look.petal, look.petalLight); } return; }
  strapLeaf(to, look);
};
function lilies({ leaves }: PlantMeshes, look: Look): void {
  const { random, r } = look, pads = Math.max(6, Math.round(10 * Math.sqrt(look.detail) + r * 10));
  for (let i = 0; i < pads; i++) {
    const a = i * 2.4 + random(), rr = r * Math.sqrt((i + 0.4) / pads), size = Math.min(0.13, 0.05 + r * 0.1) * (0.75 + 0.5 * random()), x = Math.cos(a) * rr, z = Math.sin(a) * rr, y = 0.006 + 0.004 * random(), turn = random() * 6.28, tone = 0.75 + 0.45 * random();
    const c = leaves.vertex([x, y, z], [0, 1, 0], shade(look.light, tone * 0.8));
    let before = -1;
    for (let k = 0; k <= 10; k++) { const b = turn + 0.25 + (k / 10) * 5.8, e = leaves.vertex([x + Math.cos(b) * size, y + 0.002, z + Math.sin(b) * size], [0, 1, 0], shade(look.light, tone)); if (before >= 0) leaves.triangle(c, e, before); before = e; }
  }
  if (look.flowering) for (let i = 0; i < 3; i++) { const a = i * 2.1 + 0.6, at: Vec3 = [Math.cos(a) * r * 0.5, 0.02, Math.sin(a) * r * 0.5]; rosette(leaves, at, 8, 0.07, 0.03, 0.35, i, look.petal, look.petalLight); rosette(leaves, at, 6, 0.055, 0.026, 1, i + 1, look.petalLight, look.petalLight); }
}
export const rowCrop: DrawPlant = (to, look) => {
  const { random, r, h } = look, strap = /Allium/.test(look.genus), k = larger(look);
  if (strap) { tuft(to, { ...look, r: Math.max(0.07, r) }, 10, 0.7, 1, 0.9, 0.022, 1.7); return; }
  for (let i = 0; i < count(look, 26); i++) { const out = level(random() * 6.2831853), top = h * (0.6 + 0.4 * random()), rr = Math.max(0.06, r) * (0.3 + 0.7 * random()); blade(to.leaves, [0, 0, 0], out, top * 0.8, rr * 0.7, 0.007, 2, look.stem, look.stem, 1.5); leaf(to.leaves, [out[0] * rr * 0.7, top * 0.76, out[2] * rr * 0.7], unit([out[0], 0.4, out[2]]), [-out[2], 0, out[0]], (0.05 + h * 0.16) * k, (0.03 + h * 0.07) * k, unit([out[0] * 0.4, 0.9, out[2] * 0.4]), look.dark, look.light, 0.2); }
};
/** Lettuces, chards, cabbages and potatoes: leaves from the ground up. */
export const leafyCrop: DrawPlant = (to, look) => {
  const length = Math.min(0.22, 0.06 + look.r * 0.4), rosettes = Math.max(3, count(look, 5));
  mound(to.leaves, look.random, { r: look.r, h: look.h * 0.9, ...coverWith(look.r, look.h * 0.9, length, length * 0.6, 2.4, 320, look.detail), dark: look.dark, light: look.light, lump: 0.14, depth: 0.55, puff: 0.5, up: 0.8 });
  for (let k = 0; k < rosettes; k++) rosette(to.leaves, [0, look.h * (0.62 + 0.07 * k), 0], 6, length * (1 - 0.14 * k), length * 0.6, 0.5 + 0.3 * k, k * 0.5, shade(look.light, 0.7), look.light);
  if (look.flowering) for (let k = 0; k < count(look, 9); k++) { const a = k * 2.4; floretBall(to.leaves, look.random, [Math.cos(a) * look.r * 0.6, look.h * 0.98, Math.sin(a) * look.r * 0.6], 0.022, 6, 0.022, 0.018, look.petal, look.petalLight); }
};
/** Beans, peas, squashes up a wigwam of canes. */
export const vineCrop: DrawPlant = (to, look) => {
  const { random, r, h } = look, cane = rgb('#b9975f'), k = larger(look), wide = Math.max(0.1, Math.min(0.3, r));
  if (h < 0.7) { leafyCrop(to, look); return; }
  for (let j = 0; j < 2; j++) { const a = j * Math.PI + 0.4; stalk(to.wood, [Math.cos(a) * wide, 0, Math.sin(a) * wide], [-Math.cos(a) * 0.03, h * 1.04, -Math.sin(a) * 0.03], 0.009, 0.008, 5, cane, cane); }
  for (let i = 0; i < count(look, 210); i++) { const t = random(), a = random() * 6.2831853, rr = wide * (1.1 - 0.75 * t), out = level(a); leaf(to.leaves, [out[0] * rr, t * h, out[2] * rr], unit([out[0], -0.3 + 0.5 * random(), out[2]]), [-out[2], 0, out[0]], 0.095 * k, 0.075 * k, unit([out[0] * 0.8, 0.5, out[2] * 0.8]), shade(look.dark, 1.2), mix(look.dark, look.light, 0.4 + 0.6 * random()), 0.2); if (look.flowering && i % 9 === 0) floretBall(to.leaves, random, [out[0] * rr * 1.1, t * h, out[2] * rr * 1.1], 0.02, 5, 0.022, 0.018, look.petal, look.petalLight); }
};
