/** Shrubs grown for their flowers: roses and hydrangeas, with the heads that stay on them in winter. */
import { rgb } from '../maths/colour.ts';
import { add } from '../maths/vector.ts';
import { floretBall } from './flower-parts.ts';
import { HEADS } from './flowers.ts';
import { heads, petals, type DrawPlant, type Look, type PlantMeshes } from './look.ts';
import { twigs, overDome, billows } from './shrub-parts.ts';
import { shoots } from './shrubs.ts';

export const rose: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look, 20);
    return;
  }
  shoots(to, look, 0.6, 16);
  const spot = billows(to, look, 6, { lump: 0.24, depth: 0.46, puff: 0.56, up: 0.5 }, 2.6, 2600);
  if (!look.flowering) return;
  const number = heads(look, Math.max(24, Math.min(120, 84 * look.r * 2 * look.h)));
  for (let k = 0; k < number; k++) {
    const { at, d } = spot(),
      size = (0.036 + 0.018 * look.random()) * (look.r < 0.4 ? 0.85 : 1);
    HEADS.bloom(to, look, at, d, size, k);
    if (look.fine && k % 3 === 0) {
      const { deep, lit } = petals(look);
      floretBall(
        to.leaves,
        look.random,
        add(at, [0.05, 0.035, 0.03]),
        0.008,
        4,
        0.018,
        0.012,
        deep,
        lit,
        1.6,
      );
    }
  }
};

/** Cones for paniculata and quercifolia, domes for the others. */
export const hydrangea: DrawPlant = (to, look) => {
  if (look.state === 'bare') {
    twigs(to, look, 34);
    driedHeads(to, look);
    return;
  }
  const spot = billows(to, look, 5, { lump: 0.14, depth: 0.36, puff: 0.6 }, 2.6, 2000);
  if (!look.flowering) return;
  const cone = /paniculata|quercifolia/.test(look.name),
    head = Math.min(0.11, look.r * 0.17),
    number = heads(look, Math.min(52, 16 + 26 * look.r));
  for (let k = 0; k < number; k++) {
    const { at, d } = spot();
    HEADS[cone ? 'cone' : 'truss'](to, look, at, d, head * (cone ? 0.9 : 1), k);
  }
};

function driedHeads(to: PlantMeshes, look: Look): void {
  const dry = { ...look, petal: rgb('#6f5536'), petalLight: rgb('#a98c62') };
  for (let k = 0; k < heads(look, 16); k++) {
    const { at, d } = overDome(look, 0.5, 0.92);
    HEADS.truss(to, dry, at, d, Math.min(0.075, look.r * 0.14), k);
  }
}
