/** Plants spread flat against a fence, wall or trellis. Built in the plane x = along it, z = away from it. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { fractalNoise } from '../maths/noise.ts';
import { add, cross, unit, type Vec3 } from '../maths/vector.ts';
import { bead, floretBall, leaf, rosette, stalk } from './foliage.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, larger, type DrawPlant } from './look.ts';

const STEM = rgb('#5c4838');

/** look.r is half the width along the fence. */
export const climber: DrawPlant = (to, look) => {
  const { random, r, h } = look, { length, width } = leafOf(look), k = larger(look), seed = random() * 40, bare = look.state === 'bare';
  for (let i = 0; i < 9; i++) {
    const lean = ((i / 8) * 2 - 1) * r * 0.85;
    let p: Vec3 = [lean * 0.06, 0, 0.03];
    for (let j = 1; j <= 5; j++) { const t = j / 5, q: Vec3 = [lean * Math.pow(t, 0.8) + (random() - 0.5) * 0.1, h * 0.94 * t * (1 - 0.2 * Math.abs(lean / r)), 0.035]; stalk(to.wood, p, q, 0.012 * (1.15 - t), 0.011 * (1.05 - t), 4, STEM, STEM); p = q; }
  }
  if (bare) return;
  const cover = Math.min(2600, (r * 2 * h * 3.1) / (length * width * 0.5));
  for (let i = 0; i < count(look, cover); i++) {
    const x = (random() * 2 - 1) * r, up = random(), top = h * (0.78 + 0.34 * (fractalNoise(x * 1.3 + seed, 3, 3) - 0.3)), y = up * Math.min(h * 1.02, top), side = 0.72 + 0.56 * (fractalNoise(seed + 9, y * 1.5, 2) - 0.2);
    if (Math.abs(x) > r * side * (0.42 + 0.75 * Math.min(1, up * 1.8))) continue;
    const z = 0.03 + 0.1 * fractalNoise(x * 3, y * 3 + seed, 2) + random() * 0.06, n = unit([(random() - 0.5) * 0.8, 0.35, 1]), d = unit([random() - 0.5, -0.2 - 0.6 * random(), 0.5 * random()]), s = unit(cross(d, n)), c = shade(mix(look.dark, look.light, random()), 0.62 + 0.42 * random()), size = (0.8 + 0.4 * random()) * k;
    leaf(to.leaves, [x, y, z], d, s, length * size, width * size, n, shade(c, 0.85), c, 0.1);
    if (look.flowering && random() < 0.042) {
      const at: Vec3 = [x, y, z + 0.035];
      if (look.genus === 'Clematis' || look.genus === 'Rosa') { rosette(to.leaves, at, 6, 0.05 * k, 0.03 * k, 0.1, i, look.petal, look.petalLight, [0, 0.2, 1]); }
      else if (look.genus === 'Wisteria') for (let j = 0; j < 6; j++) floretBall(to.leaves, random, add(at, [0, -0.035 * j, 0]), 0.034 * (1 - j * 0.11), 5, 0.026 * k, 0.022 * k, look.petal, look.petalLight);
      else floretBall(to.leaves, random, at, 0.03, count(look, 9), 0.026 * k, 0.02 * k, look.petal, look.petalLight);
    }
  }
};
/** Espaliers in three tiers, or a fan. */
export const trainedFruit: DrawPlant = (to, look) => {
  const { random, r, h } = look, { length, width } = leafOf(look), k = larger(look), tiers = 3, arms: { a: Vec3; b: Vec3 }[] = [];
  stalk(to.wood, [0, 0, 0.06], [0, h * 0.94, 0.06], 0.024, 0.012, 6, STEM, STEM);
  for (let t = 0; t < tiers; t++) for (const s of [1, -1]) { const y = h * (0.34 + 0.29 * t), a: Vec3 = [0, y - 0.05, 0.06], b: Vec3 = [s * r * 0.97, y, 0.06]; stalk(to.wood, a, b, 0.016, 0.006, 5, STEM, STEM); arms.push({ a, b }); }
  if (look.state === 'bare' && !look.flowering) return;
  const n = count(look, 950);
  for (let i = 0; i < n; i++) {
    const arm = arms[i % arms.length]!, t = 0.06 + 0.94 * random(), at: Vec3 = [arm.b[0] * t, arm.a[1] + (arm.b[1] - arm.a[1]) * t + (random() - 0.35) * 0.2, 0.06 + (random() - 0.4) * 0.16], normal = unit([random() - 0.5, 0.6, 0.9]), d = unit([random() - 0.5, random() - 0.4, 0.5 * random()]);
    if (look.flowering && random() < 0.3) { rosette(to.leaves, at, 5, 0.024, 0.022, 0.3, i, look.petal, look.petalLight); continue; }
    if (look.state === 'bare') continue;
    leaf(to.leaves, at, d, unit(cross(d, normal)), length * k, width * k, normal, shade(look.dark, 1.3), mix(look.dark, look.light, 0.3 + 0.7 * random()), 0.12);
    if (look.state === 'leaf' && i % 60 === 7) bead(to.leaves, at, 0.03, rgb('#7a8a2c'), rgb('#c2563a'), 4, 6);
  }
};
