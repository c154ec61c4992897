/** How far a tree's roots may dry shrinkable clay: by its thirst and the height it reaches when grown, not in ten years. */
import type { Plant } from '../model/plant.ts';
import type { Mm } from '../model/shapes.ts';

export type Thirst = 'high' | 'moderate' | 'low';
/** Share of the mature height within which roots may move a foundation. */
const SHARE: Record<Thirst, number> = { high: 1.25, moderate: 0.75, low: 0.5 };
/**
 * Thirst and mature height in metres by genus or species, from table 12 of chapter 4.2, Building near trees, of the NHBC Standards
 * (edition of 2006). Of a genus with several heights the greatest stands, unless the species has its own line.
 */
const KNOWN: [string, Thirst, number][] = [
  ['Ulmus', 'high', 24],
  ['Eucalyptus', 'high', 18],
  ['Crataegus', 'high', 10],
  ['Quercus', 'high', 24],
  ['Populus', 'high', 28],
  ['Salix', 'high', 24],
  ['Cupressus', 'high', 20],
  ['Chamaecyparis', 'high', 18],
  ['Cuprocyparis', 'high', 20],
  ['× Cuprocyparis', 'high', 20],
  ['Robinia', 'moderate', 18],
  ['Alnus', 'moderate', 18],
  ['Malus', 'moderate', 10],
  ['Fraxinus', 'moderate', 23],
  ['Laurus', 'moderate', 10],
  ['Fagus', 'moderate', 20],
  ['Prunus spinosa', 'moderate', 8],
  ['Prunus laurocerasus', 'moderate', 8],
  ['Prunus domestica', 'moderate', 10],
  ["Prunus 'Amanogawa'", 'moderate', 9],
  ['Prunus serrula', 'moderate', 9],
  ['Prunus × subhirtella', 'moderate', 9],
  ['Prunus', 'moderate', 17],
  ['Aesculus', 'moderate', 20],
  ['Castanea', 'moderate', 24],
  ['Tilia', 'moderate', 22],
  ['Acer palmatum', 'moderate', 8],
  ['Acer pseudoplatanus', 'moderate', 22],
  ['Acer', 'moderate', 18],
  ['Sorbus aria', 'moderate', 12],
  ['Sorbus', 'moderate', 11],
  ['Pyrus', 'moderate', 12],
  ['Platanus', 'moderate', 26],
  ['Ailanthus', 'moderate', 20],
  ['Juglans', 'moderate', 18],
  ['Cedrus', 'moderate', 20],
  ['Pinus', 'moderate', 20],
  ['Picea', 'moderate', 18],
  ['Taxus', 'moderate', 12],
  ['Betula', 'low', 14],
  ['Sambucus', 'low', 10],
  ['Ficus', 'low', 8],
  ['Corylus', 'low', 8],
  ['Ilex', 'low', 12],
  ['Gleditsia', 'low', 14],
  ['Carpinus', 'low', 17],
  ['Laburnum', 'low', 12],
  ['Magnolia', 'low', 9],
  ['Morus', 'low', 9],
  ['Liriodendron', 'low', 20],
];
/** Smaller kinds than the table's, by the height growers give them; the thirst stays the table's. Not checked against a source. */
const SMALLER: [string, number][] = [
  ['Acer griseum', 10],
  ['Acer campestre', 15],
  ["Prunus × hillieri 'Spire'", 10],
  ['Sorbus vilmorinii', 6],
  ["Salix caprea 'Kilmarnock'", 2.5],
];
/** A grown tree over its height in ten years, where the table is silent: slow kinds have further to go. */
const STILL_TO_GROW = { '20+': 1.8, '10-20': 1.4, '5-10': 1.25, '2-5': 1.1, '1-2': 1 } as const;
/** A rootstock holds fruit near what it is at ten years. */
const ON_ROOTSTOCK = 1.25;

type Tree = Pick<Plant, 'latinName' | 'category' | 'heightM' | 'yearsToUltimate'>;
/** Thirst, mature height and the distance from the trunk within which clay may dry, mm. Unlisted kinds count as moderate. */
export function rootsOf(tree: Tree): { thirst: Thirst; matureM: number; reachMm: Mm } {
  const begins = ([name]: readonly [string, ...unknown[]]) => tree.latinName.startsWith(name);
  const known = KNOWN.find(begins),
    thirst = known?.[1] ?? 'moderate';
  const grown = tree.heightM * STILL_TO_GROW[tree.yearsToUltimate];
  const matureM =
    tree.category === 'fruit'
      ? tree.heightM * ON_ROOTSTOCK
      : (SMALLER.find(begins)?.[1] ?? known?.[2] ?? Math.round(grown * 10) / 10);
  return { thirst, matureM, reachMm: Math.round(matureM * SHARE[thirst] * 1000) };
}
