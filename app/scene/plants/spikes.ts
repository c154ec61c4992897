/** Flowers in a column: spikes of florets, widest low down, green at the tip. */
import { mix, rgb } from '../maths/colour.ts';
import { add, cross, scale, unit, type Vec3 } from '../maths/vector.ts';
import { leaf, ovalLeaf } from './foliage.ts';
import { count, larger, petals, type Look, type PlantMeshes } from './look.ts';
import type { Head } from './flower-heads.ts';

export const BUD = rgb('#6f8a4a'),
  GOLD = rgb('#e0a52e'),
  GOLD_DARK = rgb('#8a5a14'),
  CONE = rgb('#c8702a'),
  CONE_DARK = rgb('#4a2412'),
  CREAM = rgb('#f3eecf');

export type SpikeShape = {
  thick: number;
  florets: number;
  length: number;
  width: number;
  loose?: number;
  nod?: number;
  blunt?: boolean;
};

/** A column of florets, widest low down, with green buds at its tip. */
export function spike(
  to: PlantMeshes,
  look: Look,
  tip: Vec3,
  along: Vec3,
  size: number,
  shape: SpikeShape,
): void {
  const { random } = look,
    { deep, lit } = petals(look),
    n = Math.max(6, count(look, shape.florets)),
    k = larger(look),
    turn = random() * 6.28,
    u = unit(cross(along, [0.3, 0.2, 1])),
    w = cross(u, along);
  for (let i = 0; i < n; i++) {
    const t = (i + random() * 0.8) / n,
      a = i * 2.39996 + turn,
      out: Vec3 = add(scale(u, Math.cos(a)), w, Math.sin(a)),
      young = t < 0.16;
    const swell = shape.blunt ? Math.min(1, 0.5 + t * 2.4) : 0.22 + 0.9 * Math.pow(t, 0.75),
      r = shape.thick * swell * (shape.loose ? Math.sqrt(random()) * (1 + shape.loose * t) : 0.42),
      p = add(add(tip, along, -size * t), out, r);
    const lean = shape.nod ? -shape.nod : 0.45,
      d = unit([out[0] + along[0] * lean, out[1] + along[1] * lean, out[2] + along[2] * lean]),
      grown = young ? 0.55 : 0.85 + 0.3 * random(),
      side = unit(cross(d, along));
    const base = young ? mix(BUD, deep, 0.45) : mix(deep, lit, random() * 0.35),
      top = young ? mix(BUD, lit, 0.6) : mix(deep, lit, 0.45 + 0.55 * random());
    const l = shape.length * swell * grown * k,
      wide = shape.width * swell * grown * k,
      normal = unit([out[0], out[1] + 0.35, out[2]]);
    if (look.fine && shape.width > 0.02)
      ovalLeaf(to.leaves, p, d, side, l, wide, normal, base, top, shape.nod ? 0.25 : 0.05, 0.8);
    else leaf(to.leaves, p, d, side, l, wide, normal, base, top);
  }
}

export const spiked =
  (shape: SpikeShape): Head =>
  (to, look, at, d, size) =>
    spike(to, look, at, unit([d[0] * 0.25, 1, d[2] * 0.25]), size, shape);
