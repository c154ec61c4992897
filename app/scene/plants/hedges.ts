/** Clipped blocks: hedges, of which a row reads as one, and cubes. */
import { mix, rgb, shade } from '../maths/colour.ts';
import { add, anyDirection, unit, type Vec3 } from '../maths/vector.ts';
import { block, coverBlock } from './leafy-masses.ts';
import { stalk } from './flower-parts.ts';
import { HEADS, type HeadName } from './flowers.ts';
import { leafOf } from './leaf-shapes.ts';
import { count, heads, type DrawPlant, type Look, type PlantMeshes } from './look.ts';

const TWIG = rgb('#5f4a3c'),
  TWIG_TIP = rgb('#8a6f5a'),
  BROWN_DARK = rgb('#5d3f27'),
  BROWN_LIGHT = rgb('#a8784a');
/** Country hedges are left looser than garden ones. */
const LOOSE = /Rosa|Corylus|Prunus spinosa|Crataegus|Elaeagnus|Osmanthus × burkwoodii/;
const FLOWERS: Record<string, [HeadName, number]> = {
  Rosa: ['cup', 0.026],
  Crataegus: ['cluster', 0.032],
  Prunus: ['cluster', 0.034],
  Ligustrum: ['froth', 0.035],
  Osmanthus: ['cluster', 0.02],
  Lonicera: ['cluster', 0.016],
};

/** Upright winter stems that fill a block to its sheared top. */
function bareBlock({ wood }: PlantMeshes, look: Look, rx: number, rz: number): void {
  const { random, h } = look;
  for (let k = 0; k < count(look, Math.min(420, 300 * (rx + rz) * Math.min(1.6, h))); k++) {
    const foot: Vec3 = [
        (random() * 2 - 1) * rx,
        h * 0.55 * random() * random(),
        (random() * 2 - 1) * rz * 0.8,
      ],
      lean = anyDirection(random),
      tall = Math.min(h - foot[1], h * (0.35 + 0.5 * random())),
      tip: Vec3 = [
        Math.max(-rx, Math.min(rx, foot[0] + lean[0] * 0.14)),
        foot[1] + tall,
        Math.max(-rz, Math.min(rz, foot[2] + lean[2] * 0.26)),
      ];
    stalk(wood, foot, tip, 0.006, 0.002, 3, TWIG, mix(TWIG, TWIG_TIP, random()));
    for (let j = 0; j < 2; j++) {
      const d = anyDirection(random),
        p: Vec3 = [
          foot[0] + (tip[0] - foot[0]) * (0.4 + 0.3 * j),
          foot[1] + tall * (0.4 + 0.3 * j),
          foot[2] + (tip[2] - foot[2]) * (0.4 + 0.3 * j),
        ],
        e = add(p, unit([d[0], Math.abs(d[1]) + 0.2, d[2]]), 0.16);
      stalk(
        wood,
        p,
        [Math.max(-rx, Math.min(rx, e[0])), Math.min(h, e[1]), Math.max(-rz, Math.min(rz, e[2]))],
        0.003,
        0.0015,
        3,
        TWIG,
        TWIG_TIP,
      );
    }
  }
}
function clipped(to: PlantMeshes, look: Look, rx: number, rz: number, ends: boolean): void {
  const { length, width, kind } = leafOf(look),
    h = look.h * 0.985,
    bare = look.state === 'bare',
    keepsBrown = bare && /Fagus|Carpinus/.test(look.genus),
    loose = look.form === 'hedge' && LOOSE.test(look.name);
  if (bare) bareBlock(to, look, rx, rz);
  if (!bare || keepsBrown)
    block(to.leaves, look.random, {
      rx,
      rz,
      h,
      ends,
      ...coverBlock(
        rx,
        rz,
        h,
        ends,
        length,
        width,
        keepsBrown ? 1.6 : loose ? 3.4 : 4.4,
        4200,
        look.detail,
      ),
      ...(keepsBrown
        ? { dark: BROWN_DARK, light: BROWN_LIGHT }
        : { dark: look.dark, light: look.light }),
      kind,
      fine: look.fine,
      depth: loose ? 0.5 : 0.2,
      loose: loose ? 0.07 : 0.012,
    });
  const flower = FLOWERS[look.genus];
  if (!look.flowering || !flower || (bare && look.genus !== 'Prunus')) return;
  for (
    let k = 0;
    k < heads(look, Math.min(140, (loose ? 46 : 16) * (rx * rz * 4 + rx * h * 4)));
    k++
  ) {
    const onTop = look.random() < 0.35,
      s = look.random() < 0.5 ? 1 : -1,
      at: Vec3 = onTop
        ? [(look.random() * 2 - 1) * rx, h, (look.random() * 2 - 1) * rz]
        : [(look.random() * 2 - 1) * rx, h * (0.25 + 0.75 * look.random()), s * rz];
    HEADS[flower[0]](to, look, at, onTop ? [0, 1, 0] : unit([0, 0.4, s]), flower[1], k);
  }
}
/** A piece of hedge: its line runs along x for twice its radius; `across` is half its depth. */
export const hedge: DrawPlant = (to, look) => clipped(to, look, look.r, look.across, look.isEnd);
export const cube: DrawPlant = (to, look) => {
  const side = look.r * 0.93;
  clipped(to, { ...look, dark: shade(look.dark, 0.95) }, side, side, true);
};
