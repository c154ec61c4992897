/** Plants spread flat against a fence, wall or trellis. Built in the plane x = along it, z = away from it. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { fractalNoise } from '../maths/noise.ts';
import { add, cross, unit, type Vec3 } from '../maths/vector.ts';
import { bead, stalk } from './flower-parts.ts';
import { foliate } from './foliage.ts';
import { HEADS } from './flowers.ts';
import { spike } from './spikes.ts';
import { fruitOf } from './fruit.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, larger, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

const STEM = rgb('#5c4838');

type Cluster = { share: number; draw: (to: PlantMeshes, look: Look, at: Vec3, k: number) => void };
const OUT: Vec3 = [0, 0.25, 0.97];
const clusterOf = (look: Look): Cluster => {
  if (look.genus === 'Clematis')
    return {
      share: /montana|armandii/.test(look.name) ? 0.1 : 0.05,
      draw: (to, l, at, k) =>
        HEADS.star(to, l, at, OUT, /montana|armandii/.test(l.name) ? 0.03 : 0.052, k),
    };
  if (look.genus === 'Rosa')
    return { share: 0.045, draw: (to, l, at, k) => HEADS.bloom(to, l, at, OUT, 0.045, k) };
  if (look.genus === 'Rubus')
    return { share: 0.035, draw: (to, l, at, k) => HEADS.cup(to, l, at, OUT, 0.022, k) };
  if (look.genus === 'Hydrangea' || look.genus === 'Pileostegia')
    return { share: 0.035, draw: (to, l, at, k) => HEADS.plate(to, l, at, OUT, 0.075, k) };
  if (look.genus === 'Wisteria')
    return {
      share: 0.034,
      draw: (to, l, at) =>
        spike(to, l, [at[0], at[1] - 0.3, at[2] + 0.07], [0, -1, 0], 0.3, {
          thick: 0.05,
          florets: 64,
          length: 0.04,
          width: 0.032,
        }),
    };
  if (look.genus === 'Lonicera')
    return { share: 0.05, draw: (to, l, at, k) => HEADS.shaggy(to, l, at, OUT, 0.034, k) };
  if (look.genus === 'Trachelospermum' || look.genus === 'Jasminum')
    return { share: 0.11, draw: (to, l, at, k) => HEADS.star(to, l, at, OUT, 0.02, k) };
  return { share: 0.06, draw: (to, l, at, k) => HEADS.cluster(to, l, at, OUT, 0.034, k) };
};
/** look.r is half the width along the fence. */
export const climber: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    { length, width, kind } = leafOf(look),
    k = larger(look),
    seed = random() * 40,
    bare = look.state === 'bare';
  for (let i = 0; i < (bare ? 16 : 9); i++) {
    const lean = ((i / (bare ? 15 : 8)) * 2 - 1) * r * 0.85;
    let p: Vec3 = [lean * 0.06, 0, 0.03];
    for (let j = 1; j <= 6; j++) {
      const t = j / 6,
        q: Vec3 = [
          lean * Math.pow(t, 0.8) + (random() - 0.5) * 0.12,
          h * 0.94 * t * (1 - 0.2 * Math.abs(lean / r)),
          0.035,
        ];
      stalk(to.wood, p, q, 0.012 * (1.15 - t), 0.011 * (1.08 - t), 4, STEM, STEM);
      if (bare) {
        const e = add(q, unit([random() - 0.5, 0.3 + random(), 0.3 * random()]), 0.22);
        stalk(to.wood, q, e, 0.004, 0.002, 3, STEM, STEM);
      }
      p = q;
    }
  }
  if (bare && !look.flowering) return;
  const cover = Math.min(look.fine ? 4600 : 3200, (r * 2 * h * 4.6) / (length * width * 0.5)),
    flower = clusterOf(look),
    grow = Math.sqrt(Math.max(1, (r * 2 * h * 4.6) / (length * width * 0.5) / cover));
  for (let i = 0; i < count(look, cover); i++) {
    const x = (random() * 2 - 1) * r,
      up = random(),
      top = h * (0.8 + 0.32 * (fractalNoise(x * 1.3 + seed, 3, 3) - 0.3)),
      y = up * Math.min(h * 1.02, top),
      side = 0.78 + 0.5 * (fractalNoise(seed + 9, y * 1.5, 2) - 0.2);
    // it thins towards its edges instead of ending at a line
    if (
      Math.abs(x) >
        r * Math.min(1, side * (0.62 + 0.75 * Math.min(1, up * 1.8))) * (0.8 + 0.2 * random()) ||
      up > 0.82 + 0.18 * random()
    )
      continue;
    // deeper and darker between, so that the cover has folds
    const fold = fractalNoise(x * 3, y * 3 + seed, 2),
      deep = Math.pow(random(), 2),
      z = 0.03 + 0.15 * fold * (1 - 0.7 * deep) + 0.03 * random(),
      n = unit([(random() - 0.5) * 0.9, 0.35, 1]),
      d = unit([random() - 0.5, -0.2 - 0.6 * random(), 0.5 * random()]),
      s = unit(cross(d, n)),
      c = shade(
        mix(look.dark, look.light, Math.min(1, 0.15 + 0.6 * random() + 0.35 * fold)),
        (0.5 + 0.5 * fold + 0.2 * random()) * (1 - 0.45 * deep),
      ),
      size = (0.75 + 0.5 * random()) * k * grow;
    if (!bare)
      foliate(
        to.leaves,
        kind,
        look.fine,
        [x, y, z],
        d,
        s,
        length * size,
        width * size,
        n,
        shade(c, 0.8),
        c,
        0.1,
      );
    if (
      look.flowering &&
      deep < 0.5 &&
      random() < flower.share * (bare ? 0.8 : 2.2) * Math.min(2.4, 2200 / cover)
    )
      flower.draw(to, look, [x, y, z + 0.035], i);
  }
};
/** Espaliers in three tiers, fans and cordons. */
export const trainedFruit: DrawPlant = (to, look) => {
  const { random, r, h } = look,
    { length, width, kind } = leafOf(look),
    k = larger(look),
    tiers = 3,
    arms: { a: Vec3; b: Vec3 }[] = [],
    fruit = fruitOf(look);
  stalk(to.wood, [0, 0, 0.06], [0, h * 0.94, 0.06], 0.026, 0.012, 6, STEM, STEM);
  const fan = look.genus === 'Ficus' || look.genus === 'Prunus';
  for (let t = 0; t < (fan ? 5 : tiers); t++)
    for (const s of [1, -1]) {
      const y = h * (fan ? 0.3 + 0.15 * t : 0.34 + 0.29 * t),
        a: Vec3 = [0, fan ? h * 0.16 : y - 0.05, 0.06],
        b: Vec3 = [s * r * (fan ? 0.97 - 0.17 * t : 0.97), fan ? h * (0.3 + 0.16 * t) : y, 0.06];
      stalk(to.wood, a, b, 0.016, 0.006, 5, STEM, STEM);
      arms.push({ a, b });
      // spurs
      for (let j = 0; j < 9; j++) {
        const u = 0.1 + 0.1 * j,
          p: Vec3 = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, 0.06];
        stalk(
          to.wood,
          p,
          add(p, unit([random() - 0.5, 0.9, 0.4 * random()]), 0.1 + 0.08 * random()),
          0.005,
          0.002,
          3,
          STEM,
          STEM,
        );
      }
    }
  if (look.state === 'bare' && !look.flowering) return;
  const n = count(look, Math.min(1800, 420 * arms.length * Math.max(0.4, r)));
  for (let i = 0; i < n; i++) {
    const arm = arms[i % arms.length]!,
      t = 0.04 + 0.96 * random(),
      at: Vec3 = [
        arm.a[0] + (arm.b[0] - arm.a[0]) * t,
        arm.a[1] + (arm.b[1] - arm.a[1]) * t + (random() - 0.3) * 0.22,
        0.06 + (random() - 0.4) * 0.17,
      ],
      normal = unit([random() - 0.5, 0.6, 0.9]),
      d = unit([random() - 0.5, random() - 0.4, 0.5 * random()]);
    if (look.flowering && random() < 0.34) {
      HEADS.cup(to, look, at, unit([random() - 0.5, 0.4, 1]), 0.023, i);
      continue;
    }
    if (look.state === 'bare') continue;
    foliate(
      to.leaves,
      kind,
      look.fine,
      at,
      d,
      unit(cross(d, normal)),
      length * k,
      width * k,
      normal,
      shade(look.dark, 1.3),
      mix(look.dark, look.light, 0.3 + 0.7 * random()),
      0.12,
    );
    if (fruit && i % Math.max(9, Math.round(42 * look.detail)) === 7)
      bead(to.leaves, add(at, [0, -0.04, 0.06]), fruit.r, fruit.shade, fruit.lit, 4, 6);
  }
};
