/** Leaf sizes by genus where a kind is known for it, else by form; metres. */
import type { PlantForm } from '#engine/model/plant.ts';
import type { Look } from './look.ts';

export type LeafShape = { length: number; width: number };
const shape = (length: number, width: number): LeafShape => ({ length, width });

const BY_GENUS: Record<string, LeafShape> = {
  Taxus: shape(0.05, 0.016), Buxus: shape(0.034, 0.022), Ilex: shape(0.05, 0.032), Lonicera: shape(0.036, 0.022), Euonymus: shape(0.045, 0.028), Pinus: shape(0.075, 0.008),
  Hebe: shape(0.045, 0.016), Pittosporum: shape(0.05, 0.028), Skimmia: shape(0.09, 0.034), Sarcococca: shape(0.06, 0.022), Viburnum: shape(0.1, 0.058), Choisya: shape(0.1, 0.03),
  Prunus: shape(0.1, 0.046), Photinia: shape(0.11, 0.046), Pieris: shape(0.09, 0.026), Rhododendron: shape(0.11, 0.042), Camellia: shape(0.09, 0.05), Fatsia: shape(0.3, 0.17), Mahonia: shape(0.1, 0.045),
  Hydrangea: shape(0.13, 0.085), Rosa: shape(0.07, 0.045), Cornus: shape(0.1, 0.055), Betula: shape(0.07, 0.052), Acer: shape(0.085, 0.05), Amelanchier: shape(0.07, 0.044), Malus: shape(0.075, 0.046),
  Pyrus: shape(0.07, 0.044), Sorbus: shape(0.075, 0.024), Crataegus: shape(0.05, 0.036), Salix: shape(0.09, 0.016), Magnolia: shape(0.12, 0.058), Ficus: shape(0.2, 0.15), Vitis: shape(0.14, 0.12),
  Hedera: shape(0.075, 0.062), Trachelospermum: shape(0.07, 0.034), Clematis: shape(0.07, 0.04), Wisteria: shape(0.09, 0.03), Thymus: shape(0.02, 0.009), Rosmarinus: shape(0.045, 0.006), Fagus: shape(0.075, 0.046),
  Carpinus: shape(0.075, 0.044), Ligustrum: shape(0.05, 0.026), Erica: shape(0.022, 0.008), Calluna: shape(0.02, 0.008), Phyllostachys: shape(0.11, 0.016), Fargesia: shape(0.09, 0.014), Olea: shape(0.06, 0.015),
};
const BY_FORM: Partial<Record<PlantForm, LeafShape>> = {
  dome: shape(0.06, 0.026), cube: shape(0.042, 0.024), 'loose-shrub': shape(0.085, 0.045), 'arching-shrub': shape(0.06, 0.03), 'upright-shrub': shape(0.085, 0.038), hedge: shape(0.06, 0.034),
  climber: shape(0.08, 0.05), mat: shape(0.045, 0.026), clump: shape(0.085, 0.05), herb: shape(0.05, 0.026), 'multi-stem-tree': shape(0.078, 0.052), 'standard-tree': shape(0.082, 0.052),
  'columnar-tree': shape(0.07, 0.045), 'weeping-tree': shape(0.085, 0.02), conifer: shape(0.085, 0.014), 'trained-fruit': shape(0.075, 0.046),
};
export function leafOf(look: Look): LeafShape {
  const found = BY_GENUS[look.genus] ?? BY_FORM[look.form] ?? shape(0.07, 0.04);
  // small plants carry small leaves
  const k = look.form === 'hedge' || look.form === 'climber' || look.form === 'trained-fruit' ? 1 : Math.min(1, 0.45 + 1.1 * Math.min(look.r, look.h));
  return { length: found.length * k, width: found.width * k };
}
