/** Water plants: pads afloat, weed beneath, swords at the rim. */
import { strapLeaf } from './leafy.ts';
import { shade } from '../maths/colour.ts';
import { type Vec3 } from '../maths/vector.ts';
import { rosette } from './flower-parts.ts';
import { count, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

/** Pads afloat, weed beneath, swords at the rim. */
export const aquatic: DrawPlant = (to, look) => {
  const { random, r, h } = look;
  if (/Nymphaea|Nymphoides|Aponogeton|Hydrocharis/.test(look.genus)) {
    lilies(to, look);
    return;
  }
  if (/Ceratophyllum|Myriophyllum|Elodea|Hottonia|Ranunculus/.test(look.genus) && h <= 0.45) {
    for (let k = 0; k < count(look, 30); k++) {
      const a = random() * 6.2831853,
        rr = r * Math.sqrt(random());
      rosette(
        to.leaves,
        [Math.cos(a) * rr, 0.004, Math.sin(a) * rr],
        6,
        0.03,
        0.006,
        0.12,
        k,
        look.dark,
        shade(look.light, 0.7),
      );
    }
    return;
  }
  if (h < 0.35) {
    for (let k = 0; k < count(look, 60); k++) {
      const a = random() * 6.2831853,
        rr = r * Math.sqrt(random());
      rosette(
        to.leaves,
        [Math.cos(a) * rr, 0.03 + h * 0.6 * random(), Math.sin(a) * rr],
        4,
        0.05,
        0.036,
        0.4,
        k,
        look.dark,
        look.light,
      );
      if (look.flowering && k % 3 === 0)
        rosette(
          to.leaves,
          [Math.cos(a) * rr, h, Math.sin(a) * rr],
          5,
          0.02,
          0.018,
          0.4,
          k,
          look.petal,
          look.petalLight,
        );
    }
    return;
  }
  strapLeaf(to, look);
};
function lilies({ leaves }: PlantMeshes, look: Look): void {
  const { random, r } = look,
    pads = Math.max(6, Math.round(10 * Math.sqrt(look.detail) + r * 10));
  for (let i = 0; i < pads; i++) {
    const a = i * 2.4 + random(),
      rr = r * Math.sqrt((i + 0.4) / pads),
      size = Math.min(0.13, 0.05 + r * 0.1) * (0.75 + 0.5 * random()),
      x = Math.cos(a) * rr,
      z = Math.sin(a) * rr,
      y = 0.006 + 0.004 * random(),
      turn = random() * 6.28,
      tone = 0.75 + 0.45 * random();
    const c = leaves.vertex([x, y, z], [0, 1, 0], shade(look.light, tone * 0.8));
    let before = -1;
    for (let k = 0; k <= 10; k++) {
      const b = turn + 0.25 + (k / 10) * 5.8,
        e = leaves.vertex(
          [x + Math.cos(b) * size, y + 0.002, z + Math.sin(b) * size],
          [0, 1, 0],
          shade(look.light, tone),
        );
      if (before >= 0) leaves.triangle(c, e, before);
      before = e;
    }
  }
  if (look.flowering)
    for (let i = 0; i < 3; i++) {
      const a = i * 2.1 + 0.6,
        at: Vec3 = [Math.cos(a) * r * 0.5, 0.02, Math.sin(a) * r * 0.5];
      rosette(leaves, at, 8, 0.07, 0.03, 0.35, i, look.petal, look.petalLight);
      rosette(leaves, at, 6, 0.055, 0.026, 1, i + 1, look.petalLight, look.petalLight);
    }
}
