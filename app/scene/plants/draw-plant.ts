/** Which form is drawn by what. */
import type { PlantForm } from '#engine/model/plant.ts';
import { MeshBuilder, type MeshData } from '../core/mesh-builder.ts';
import { climber, trainedFruit } from './climbers.ts';
import { leafyCrop } from './leafy-crops.ts';
import { rowCrop } from './crops.ts';
import { vineCrop } from './vine-crops.ts';
import { aquatic } from './aquatics.ts';
import { bulb } from './bulbs.ts';
import { broadGrass, fineGrass } from './grasses.ts';
import { boldLeaf, fern, strapLeaf } from './leafy.ts';
import { isAsleep, type DrawPlant, type Look } from './look.ts';
import { mat, succulent } from './mats.ts';
import { clump, herb, perennial } from './perennials.ts';
import { resting } from './resting.ts';
import { cube, hedge } from './hedges.ts';
import { archingShrub, dome, looseShrub, uprightShrub } from './shrubs.ts';
import { hydrangea, rose } from './flowering-shrubs.ts';
import { columnarTree, multiStemTree, standardTree, weepingTree } from './trees.ts';
import { conifer } from './palms-and-conifers.ts';

const DRAW: Record<PlantForm, DrawPlant> = {
  'multi-stem-tree': multiStemTree,
  'standard-tree': standardTree,
  'columnar-tree': columnarTree,
  'weeping-tree': weepingTree,
  conifer,
  'trained-fruit': trainedFruit,
  // spurges are shrubs to the gardener but flower as perennials do
  dome: (to, look) => (look.genus === 'Euphorbia' ? perennial : dome)(to, look),
  cube,
  'loose-shrub': looseShrub,
  'arching-shrub': archingShrub,
  'upright-shrub': uprightShrub,
  rose,
  hydrangea,
  hedge,
  climber,
  spire: perennial,
  daisy: perennial,
  umbel: perennial,
  globe: perennial,
  cloud: perennial,
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
/** Trees are rich, so they are drawn in fewer sizes and with fewer twins. */
export const TREES: ReadonlySet<PlantForm> = new Set([
  'multi-stem-tree',
  'standard-tree',
  'columnar-tree',
  'weeping-tree',
  'conifer',
]);
/** Spread along a line, and turned to it. */
export const ALONG_A_LINE: ReadonlySet<PlantForm> = new Set(['climber', 'trained-fruit', 'hedge']);

/** Leaves and wood of one plant at its own size. */
export function drawPlant(look: Look): { leaves: MeshData; wood: MeshData } {
  const to = { leaves: new MeshBuilder(), wood: new MeshBuilder() };
  (isAsleep(look) ? resting : DRAW[look.form])(to, look);
  if (!TREES.has(look.form) && !ALONG_A_LINE.has(look.form))
    keepWithin(to.leaves, look.r * (look.form === 'cube' ? 1.34 : 1.12) + 0.03);
  return { leaves: to.leaves.done(), wood: to.wood.done() };
}
/** Draws in the few tips that reach beyond a plant's own spread, so that none grows through a fence. */
function keepWithin(leaves: MeshBuilder, reach: number): void {
  leaves.move((p) => {
    const l = Math.sqrt(p[0] * p[0] + p[2] * p[2]);
    return l > reach ? [(p[0] / l) * reach, p[1], (p[2] / l) * reach] : p;
  });
}
