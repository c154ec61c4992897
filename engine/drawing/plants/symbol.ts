/** Which symbol stands for which form. */
import type { Plant, PlantForm } from '../../model/plant.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import { seedFrom, seededRandom } from '../../geometry/random.ts';
import type { Primitive } from '../drawing.ts';
import type { Xy } from '../path.ts';
import {
  aquatic,
  submerged,
  climber,
  hedge,
  leafyCrop,
  rowCrop,
  trainedFruit,
  vineCrop,
} from './crops.ts';
import { broadGrass, fern, fineGrass } from './grasses.ts';
import type { Sketch } from './marks.ts';
import { boldLeaf, bulb, herb, strapLeaf, succulent } from './leafy-perennials.ts';
import { cloud, clump, daisy, globe, mat, spire, umbel } from './perennials.ts';
import { archingShrub, cube, dome, hydrangea, looseShrub, rose, uprightShrub } from './shrubs.ts';
import {
  columnarTree,
  conifer,
  multiStemTree,
  standardTree,
  standingTree,
  weepingTree,
} from './trees.ts';
import { crownTones, tonesOf } from './tones.ts';

const DRAW: Record<PlantForm, (s: Sketch) => Primitive[]> = {
  'multi-stem-tree': multiStemTree,
  'standard-tree': standardTree,
  'columnar-tree': columnarTree,
  'weeping-tree': weepingTree,
  conifer,
  'trained-fruit': trainedFruit,
  dome,
  cube,
  'loose-shrub': looseShrub,
  'arching-shrub': archingShrub,
  'upright-shrub': uprightShrub,
  rose,
  hydrangea,
  hedge,
  climber,
  spire,
  daisy,
  umbel,
  globe,
  cloud,
  mat,
  clump,
  'fine-grass': fineGrass,
  'broad-grass': broadGrass,
  fern,
  'bold-leaf': boldLeaf,
  'strap-leaf': strapLeaf,
  bulb,
  succulent,
  herb,
  'row-crop': rowCrop,
  'leafy-crop': leafyCrop,
  'vine-crop': vineCrop,
  aquatic,
};
const CANOPIES = new Set<PlantForm>([
  'multi-stem-tree',
  'standard-tree',
  'columnar-tree',
  'weeping-tree',
  'conifer',
]);
const ALONG_A_LINE = new Set<PlantForm>(['climber', 'trained-fruit']);

/** The form a placement is drawn in: its plant's, or by its role where the plant is not in the catalogue (a kept tree). */
export function formOf(plant: Plant | undefined, placement: PlantPlacement): PlantForm {
  if (placement.role === 'hedge') return 'hedge';
  // trained on a stem, whatever it is grown as elsewhere
  if (plant?.form === 'hedge' && placement.role === 'screening') return 'standard-tree';
  if (plant) return plant.form;
  return placement.role === 'tree' || placement.role === 'screening'
    ? 'standard-tree'
    : placement.role === 'climber'
      ? 'climber'
      : 'loose-shrub';
}
/** A crown one can stand under: drawn translucent, over everything. */
export const isCanopy = (form: PlantForm): boolean => CANOPIES.has(form);
/** Grows along a fence or wall, and is turned to it. */
export const isLinear = (form: PlantForm): boolean => ALONG_A_LINE.has(form);

/** Water plants look alike only in name: pads on the surface, weed below it, swords and cushions at the rim. */
function drawWaterPlant(plant: Plant | undefined, sketch: Sketch): Primitive[] {
  if (!plant || plant.latinName.startsWith('Nymphaea') || plant.foliage.colour.includes('floating'))
    return aquatic(sketch);
  if (plant.foliage.colour.includes('underwater')) return submerged(sketch);
  return plant.heightM >= 0.5 ? strapLeaf(sketch) : clump(sketch);
}
/** The symbol about the origin at radius r (paper millimetres); `isStanding`: it was there before. */
export function drawSymbol(
  plant: Plant | undefined,
  form: PlantForm,
  r: number,
  variant: number,
  shade: Xy,
  isStanding = false,
): Primitive[] {
  const tones = tonesOf(plant);
  const sketch: Sketch = {
    r,
    tones: isCanopy(form) ? crownTones(tones) : tones,
    random: seededRandom(seedFrom(`${plant?.id ?? form}:${variant}`)),
    shade,
    tiny: r < 1.3,
  };
  if (isStanding && isCanopy(form)) return standingTree(sketch);
  return form === 'aquatic' ? drawWaterPlant(plant, sketch) : DRAW[form](sketch);
}
