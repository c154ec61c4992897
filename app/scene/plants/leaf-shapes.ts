/** Leaf sizes and outlines by genus where a kind is known for it, else by form; metres. */
import type { PlantForm } from '#engine/model/plant.ts';
import type { LeafKind } from './foliage.ts';
import type { Look } from './look.ts';

export type LeafShape = { length: number; width: number; kind: LeafKind };
const shape = (length: number, width: number, kind: LeafKind = 'oval'): LeafShape => ({ length, width, kind });

const BY_GENUS: Record<string, LeafShape> = {
  Taxus: shape(0.045, 0.014, 'needle'), Buxus: shape(0.032, 0.022), Ilex: shape(0.05, 0.032), Lonicera: shape(0.036, 0.022), Euonymus: shape(0.045, 0.028), Pinus: shape(0.065, 0.007, 'needle'), Thuja: shape(0.05, 0.018, 'feather'), Juniperus: shape(0.05, 0.012, 'needle'),
  Hebe: shape(0.045, 0.016), Pittosporum: shape(0.05, 0.028), Skimmia: shape(0.09, 0.034), Sarcococca: shape(0.06, 0.022), Viburnum: shape(0.08, 0.048), Choisya: shape(0.1, 0.03, 'lobed'), Aucuba: shape(0.13, 0.055), Phlomis: shape(0.08, 0.036), Berberis: shape(0.028, 0.016),
  Prunus: shape(0.1, 0.046), Photinia: shape(0.09, 0.04), Pieris: shape(0.09, 0.026), Rhododendron: shape(0.11, 0.042), Camellia: shape(0.09, 0.05), Fatsia: shape(0.3, 0.26, 'lobed'), Mahonia: shape(0.24, 0.1, 'feather'), Laurus: shape(0.09, 0.036), Griselinia: shape(0.075, 0.05),
  Hydrangea: shape(0.115, 0.078), Rosa: shape(0.075, 0.055, 'feather'), Cornus: shape(0.08, 0.044), Betula: shape(0.07, 0.052), Acer: shape(0.085, 0.07, 'lobed'), Amelanchier: shape(0.07, 0.044), Malus: shape(0.075, 0.046), Nandina: shape(0.11, 0.05, 'feather'),
  Pyrus: shape(0.07, 0.044), Sorbus: shape(0.13, 0.06, 'feather'), Crataegus: shape(0.05, 0.042, 'lobed'), Salix: shape(0.09, 0.016), Magnolia: shape(0.1, 0.05), Ficus: shape(0.2, 0.17, 'lobed'), Vitis: shape(0.14, 0.13, 'round'), Koelreuteria: shape(0.15, 0.08, 'feather'), Sambucus: shape(0.13, 0.06, 'feather'),
  Hedera: shape(0.075, 0.07, 'lobed'), Trachelospermum: shape(0.07, 0.034), Clematis: shape(0.07, 0.045), Wisteria: shape(0.15, 0.07, 'feather'), Jasminum: shape(0.06, 0.03, 'feather'), Parthenocissus: shape(0.12, 0.1, 'lobed'), Akebia: shape(0.075, 0.06, 'lobed'), Thymus: shape(0.018, 0.009), Fagus: shape(0.065, 0.042), Cercis: shape(0.08, 0.08, 'round'), Corylus: shape(0.09, 0.075, 'round'),
  Carpinus: shape(0.065, 0.04), Ligustrum: shape(0.05, 0.026), Erica: shape(0.03, 0.008, 'needle'), Calluna: shape(0.028, 0.008, 'needle'), Olea: shape(0.06, 0.015), Cotinus: shape(0.075, 0.06, 'round'), Physocarpus: shape(0.075, 0.06, 'lobed'), Ribes: shape(0.06, 0.055, 'lobed'), Liquidambar: shape(0.1, 0.09, 'lobed'),
  Ceanothus: shape(0.032, 0.018), Chaenomeles: shape(0.055, 0.03), Hamamelis: shape(0.08, 0.06, 'round'), Syringa: shape(0.075, 0.055, 'round'), Osmanthus: shape(0.045, 0.024), Cistus: shape(0.05, 0.022), Salvia: shape(0.07, 0.03), Philadelphus: shape(0.06, 0.034), Weigela: shape(0.075, 0.036), Deutzia: shape(0.05, 0.022), Spiraea: shape(0.04, 0.018), Fuchsia: shape(0.04, 0.022), Abelia: shape(0.035, 0.018), Daphne: shape(0.07, 0.02), Arbutus: shape(0.075, 0.028), Parrotia: shape(0.09, 0.06, 'round'), Heptacodium: shape(0.09, 0.045), Cydonia: shape(0.075, 0.055, 'round'),
  Achillea: shape(0.12, 0.03, 'feather'), Alchemilla: shape(0.085, 0.09, 'round'), Alcea: shape(0.15, 0.15, 'round'), Aquilegia: shape(0.075, 0.07, 'lobed'), Astilbe: shape(0.11, 0.06, 'feather'), Astrantia: shape(0.09, 0.09, 'lobed'), Acanthus: shape(0.3, 0.13, 'feather'), Amsonia: shape(0.08, 0.012), Anemone: shape(0.085, 0.075, 'lobed'), Actaea: shape(0.15, 0.09, 'feather'), Baptisia: shape(0.05, 0.028),
  Asarum: shape(0.075, 0.085, 'round'), Ajuga: shape(0.07, 0.034), Brunnera: shape(0.14, 0.12, 'round'), Bergenia: shape(0.16, 0.13, 'round'), Cerastium: shape(0.03, 0.009), Cirsium: shape(0.2, 0.07, 'feather'), Cyclamen: shape(0.06, 0.06, 'round'), Cosmos: shape(0.09, 0.03, 'feather'), Centaurea: shape(0.11, 0.026), Dianthus: shape(0.07, 0.005, 'needle'), Delphinium: shape(0.12, 0.11, 'lobed'), Digitalis: shape(0.16, 0.06),
  Epimedium: shape(0.07, 0.05, 'round'), Eryngium: shape(0.09, 0.07, 'lobed'), Erysimum: shape(0.06, 0.011), Euphorbia: shape(0.075, 0.015), Filipendula: shape(0.13, 0.07, 'feather'), Fragaria: shape(0.075, 0.065, 'lobed'), Galium: shape(0.04, 0.03, 'lobed'), Geranium: shape(0.075, 0.075, 'lobed'), Geum: shape(0.1, 0.05, 'feather'), Helleborus: shape(0.13, 0.12, 'lobed'), Heuchera: shape(0.08, 0.085, 'round'), Hosta: shape(0.22, 0.15, 'round'),
  Knautia: shape(0.12, 0.05, 'feather'), Lamprocapnos: shape(0.1, 0.07, 'feather'), Ligularia: shape(0.2, 0.2, 'lobed'), Lupinus: shape(0.09, 0.09, 'lobed'), Lysimachia: shape(0.05, 0.03), Nepeta: shape(0.036, 0.024), Omphalodes: shape(0.075, 0.045), Pachysandra: shape(0.06, 0.028), Paeonia: shape(0.14, 0.1, 'lobed'), Pelargonium: shape(0.06, 0.065, 'round'), Persicaria: shape(0.15, 0.06), Polemonium: shape(0.12, 0.04, 'feather'), Primula: shape(0.1, 0.036), Pulmonaria: shape(0.13, 0.045),
  Rodgersia: shape(0.3, 0.26, 'lobed'), Sanguisorba: shape(0.11, 0.05, 'feather'), Scabiosa: shape(0.08, 0.03, 'feather'), Sidalcea: shape(0.07, 0.07, 'round'), Stachys: shape(0.09, 0.032), Thalictrum: shape(0.075, 0.055, 'feather'), Tiarella: shape(0.075, 0.075, 'lobed'), Trifolium: shape(0.05, 0.05, 'lobed'), Tropaeolum: shape(0.05, 0.055, 'round'), Vinca: shape(0.034, 0.02), Viola: shape(0.045, 0.042, 'round'), Waldsteinia: shape(0.06, 0.055, 'lobed'), Santolina: shape(0.045, 0.008, 'needle'),
  Anethum: shape(0.08, 0.02, 'feather'), Foeniculum: shape(0.13, 0.04, 'feather'), Coriandrum: shape(0.06, 0.04, 'feather'), Petroselinum: shape(0.055, 0.05, 'lobed'), Mentha: shape(0.05, 0.03), Ocimum: shape(0.055, 0.036), Melissa: shape(0.05, 0.04, 'round'), Potentilla: shape(0.035, 0.03, 'lobed'), Phormium: shape(0.2, 0.03),
};
const BY_FORM: Partial<Record<PlantForm, LeafShape>> = {
  dome: shape(0.06, 0.028), cube: shape(0.042, 0.024), 'loose-shrub': shape(0.085, 0.045), 'arching-shrub': shape(0.06, 0.03), 'upright-shrub': shape(0.085, 0.038), hedge: shape(0.06, 0.034),
  climber: shape(0.08, 0.05), mat: shape(0.045, 0.028), clump: shape(0.085, 0.05), spire: shape(0.1, 0.036), daisy: shape(0.08, 0.034), cloud: shape(0.07, 0.038), herb: shape(0.05, 0.026), 'multi-stem-tree': shape(0.078, 0.052), 'standard-tree': shape(0.082, 0.052),
  'columnar-tree': shape(0.07, 0.045), 'weeping-tree': shape(0.085, 0.02), conifer: shape(0.085, 0.014, 'needle'), 'trained-fruit': shape(0.075, 0.046),
};
/** Leaves that keep their full size however small the plant. */
const FULL_SIZE: ReadonlySet<PlantForm> = new Set(['hedge', 'climber', 'trained-fruit', 'bold-leaf']);

/** Leaf of a kind: kinds that share a form still differ by size and outline. */
export function leafOf(look: Look): LeafShape {
  const known = BY_GENUS[look.genus], found = known ?? BY_FORM[look.form] ?? shape(0.07, 0.04);
  const long = known ? 1 : 0.82 + 0.4 * look.trait(1), wide = known ? 1 : 0.78 + 0.5 * look.trait(2);
  const k = FULL_SIZE.has(look.form) ? 1 : Math.min(1, 0.45 + 1.1 * Math.min(look.r, look.h));
  return { length: found.length * k * long, width: found.width * k * long * wide, kind: found.kind };
}
