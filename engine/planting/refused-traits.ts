/** What plants are refused for when nobody names one: "nothing with berries", "no strong smells". */
import type { Plant } from '../model/plant.ts';

/** Fruit that hangs on it to be picked and eaten, by a bird or by a child; a crop is grown for it. */
const BERRIES =
  /\b(?:berry|berries|haws?|hips|fruits?|crabs?|apples?|cherries|drupes|arils?|currants)\b/i;
const BERRIED =
  /^(?:Ilex|Sorbus|Cotoneaster|Pyracantha|Viburnum (?:opulus|tinus|davidii)|Hedera|Fatsia|Cornus|Myrtus|Mahonia|Taxus|Arum|Sarcococca|Skimmia|Aucuba|Ligustrum|Lonicera|Berberis|Hypericum|Euonymus|Polygonatum|Convallaria|Crataegus|Malus|Rosa rugosa)/;
export const bearsBerries = (plant: Plant): boolean =>
  plant.category !== 'vegetable' &&
  plant.category !== 'fruit' &&
  (BERRIED.test(plant.latinName) || BERRIES.test(plant.otherInterest?.what ?? ''));
/** Leaves and flowers whose scent fills a small garden. */
const SMELLS =
  /^(?:Lavandula|Nepeta|Tagetes|Salvia|Rosmarinus|Thymus|Mentha|Santolina|Philadelphus|Jasminum|Trachelospermum)/;
export const smells = (plant: Plant): boolean =>
  plant.flower.scented || SMELLS.test(plant.latinName);
/** Trees whose fruit lies on the path below: orchard fruit is left out with them, unless it is asked for by name. */
const FRUITED =
  /^(?:Malus|Prunus (?:avium|cerasus|domestica|insititia)|Pyrus|Morus|Sorbus|Crataegus|Ficus|Arbutus|Mespilus|Cydonia|Juglans|Quercus|Castanea|Corylus|Cornus (?:mas|kousa))/;
export const dropsFruit = (plant: Plant): boolean =>
  (plant.category === 'tree' || plant.category === 'fruit') && FRUITED.test(plant.latinName);

/** What deer and rabbits take before all else. */
const BROWSED =
  /^(?:Hosta|Rosa|Tulipa|Crocus|Lilium|Hemerocallis|Phlox|Heuchera|Tiarella|Aucuba|Fatsia|Hedera|Pyracantha|Photinia|Euonymus|Viola|Primula|Polygonatum|Camassia|Hylotelephium|Astrantia|Acer palmatum|Sorbus|Malus|Clematis|Fuchsia|Camellia japonica|Campanula|Dianthus|Gladiolus|Knautia|Hyacinthoides|Rubus|Prunus|Crataegus persimilis|Ceanothus|Escallonia|Itea)/;
export const isBrowsed = ({ latinName, category }: Plant): boolean =>
  category !== 'vegetable' && BROWSED.test(latinName);
