/** Bulbs: a tulip, a crocus, a daffodil and their kin. */
import { rgb, shade } from '../maths/colour.ts';
import { add, level, unit, type Vec3 } from '../maths/vector.ts';
import { blade, leaf, ovalLeaf } from './foliage.ts';
import { stalk } from './flower-parts.ts';
import { HEADS } from './flowers.ts';
import { larger, petals, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

/** A tulip, a crocus, a daffodil and their kin: one flower at the top of its stem. */
function bulbFlower(to: PlantMeshes, look: Look, top: Vec3, face: Vec3, n: number): void {
  const { genus, h } = look,
    { deep, lit } = petals(look),
    k = Math.sqrt(larger(look));
  if (genus === 'Tulipa') {
    const s = 0.06 * k,
      base = /Spring Green/.test(look.name) ? look.light : shade(deep, 0.8);
    for (let j = 0; j < 6; j++) {
      const out = level(j * 1.0472 + n),
        l = j % 2 ? s : s * 1.04;
      ovalLeaf(
        to.leaves,
        add(top, out, s * 0.18),
        unit([out[0] * 0.22, 1, out[2] * 0.22]),
        [-out[2], 0, out[0]],
        l,
        l * 0.68,
        unit([out[0], 0.45, out[2]]),
        base,
        lit,
        0,
        0.45,
      );
    }
    return;
  }
  if (genus === 'Crocus') {
    const s = 0.042 * k;
    for (let j = 0; j < 6; j++) {
      const out = level(j * 1.0472 + n);
      leaf(
        to.leaves,
        top,
        unit([out[0] * 0.5, 1, out[2] * 0.5]),
        [-out[2], 0, out[0]],
        s,
        s * 0.5,
        unit([out[0], 0.5, out[2]]),
        deep,
        lit,
      );
    }
    leaf(
      to.leaves,
      top,
      [0, 1, 0],
      [1, 0, 0],
      s * 0.8,
      0.007,
      [0, 1, 0],
      rgb('#d9832a'),
      rgb('#f0a03a'),
    );
    return;
  }
  if (genus === 'Narcissus') {
    const s = Math.min(0.05, 0.016 + h * 0.1) * k,
      trumpet = /Thalia/.test(look.name) ? lit : rgb('#dfa21f');
    HEADS.star(to, look, top, face, s, n);
    for (let j = 0; j < 5; j++) {
      const b = level(j * 1.2566);
      leaf(
        to.leaves,
        add(top, b, s * 0.16),
        unit([face[0] + b[0] * 0.25, face[1], face[2] + b[2] * 0.25]),
        [-b[2], 0, b[0]],
        s * 0.6,
        s * 0.36,
        unit([b[0] + face[0], 0.6, b[2] + face[2]]),
        shade(trumpet, 0.8),
        trumpet,
      );
    }
    return;
  }
  if (/Galanthus|Fritillaria/.test(genus)) {
    const s = (genus === 'Fritillaria' ? 0.038 : 0.024) * k;
    for (let j = 0; j < 4; j++) {
      const b = level(j * 1.5708 + n);
      leaf(
        to.leaves,
        add(top, b, s * 0.1),
        unit([b[0] * 0.4, -1, b[2] * 0.4]),
        [-b[2], 0, b[0]],
        s,
        s * 0.6,
        unit([b[0], 0.35, b[2]]),
        deep,
        lit,
      );
    }
    return;
  }
  if (genus === 'Hyacinthoides') HEADS.wand(to, look, top, [0, 1, 0], h * 0.34, n);
  else if (genus === 'Muscari') HEADS.bottlebrush(to, look, top, [0, 1, 0], h * 0.3, n);
  else if (genus === 'Iris') HEADS.iris(to, look, top, [0, 1, 0], 0.042, n);
  else if (genus === 'Scilla')
    for (let j = 0; j < 3; j++)
      HEADS.star(to, look, add(top, [0.012 * (j - 1), -0.018 * j, 0.01 * j]), face, 0.017, n + j);
  else HEADS.star(to, look, top, face, Math.min(0.034, 0.014 + h * 0.06), n);
}
export const bulb: DrawPlant = (to, look) => {
  const { random, h, genus } = look,
    k = larger(look),
    together = Math.max(1, Math.round(look.r / 0.035)) + 1,
    broad = /Tulipa|Hyacinthoides/.test(genus) ? 1.6 : 1;
  for (let n = 0; n < together; n++) {
    const a = n * 2.39996 + random(),
      rr = look.r * 0.85 * Math.sqrt(n / together),
      o: Vec3 = [Math.cos(a) * rr, 0, Math.sin(a) * rr];
    for (let j = 0; j < 5; j++)
      blade(
        to.leaves,
        o,
        level(random() * 6.2831853),
        h * (0.48 + 0.26 * random()),
        Math.max(0.03, h * 0.2),
        Math.min(0.026, h * 0.06) * broad * k,
        3,
        look.dark,
        look.light,
        1.7,
      );
    if (!look.flowering) continue;
    const lean = level(random() * 6.2831853),
      top: Vec3 = [
        o[0] + lean[0] * h * 0.06,
        h * (0.88 + 0.14 * random()),
        o[2] + lean[2] * h * 0.06,
      ];
    stalk(to.leaves, o, top, 0.004, 0.003, 4, look.stem, look.light);
    bulbFlower(to, look, top, unit([lean[0], 0.7, lean[2]]), n);
  }
};
