/** Invasive non-native plants of Schedule 9 and of the 2019 Order, and others no responsible designer lists. */

/** By the beginning of the botanical name, the sign of a hybrid left out. */
const BANNED = [
  'Acaena',
  'Ailanthus',
  'Allium paradoxum',
  'Allium triquetrum',
  'Ambrosia',
  'Azolla',
  'Buddleja davidii',
  'Cabomba',
  'Carpobrotus',
  'Cortaderia jubata',
  'Cotoneaster bullatus',
  'Cotoneaster horizontalis',
  'Cotoneaster integrifolius',
  'Cotoneaster microphyllus',
  'Cotoneaster simonsii',
  'Crassula helmsii',
  'Crocosmia crocosmiiflora',
  'Eichhornia',
  'Elodea',
  'Equisetum',
  'Fallopia japonica',
  'Fallopia sachalinensis',
  'Gunnera cryptica',
  'Gunnera manicata',
  'Gunnera tinctoria',
  'Heracleum mantegazzianum',
  'Heracleum sosnowskyi',
  'Heracleum persicum',
  'Humulus scandens',
  'Hyacinthoides hispanica',
  'Hyacinthoides massartiana',
  'Hydrocotyle ranunculoides',
  'Impatiens glandulifera',
  'Lagarosiphon',
  'Lamiastrum galeobdolon subsp. argentatum',
  'Lamium galeobdolon subsp. argentatum',
  'Ludwigia',
  'Lysichiton',
  'Myriophyllum aquaticum',
  'Parthenocissus inserta',
  'Parthenocissus quinquefolia',
  'Pennisetum setaceum',
  'Cenchrus setaceus',
  'Phyllostachys',
  'Pistia',
  'Pontederia crassipes',
  'Reynoutria',
  'Rhododendron luteum',
  'Rhododendron ponticum',
  'Robinia pseudoacacia',
  'Rosa rugosa',
  'Smyrnium perfoliatum',
];

/** A botanical name in one spelling: "Crocosmia × crocosmiiflora", "C. x" and "×" beside a letter are alike; ranks keep their dots. */
const normalise = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('×', ' ')
    .replaceAll(/(^|\s)x(?=\s)/gi, '$1')
    .replaceAll(/\bssp\.?\s/g, 'subsp. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const LIST = BANNED.map(normalise);

/** True of a botanical name, in any spelling, of a plant that is never planted. */
export const isBanned = (latinName: string): boolean => {
  const name = normalise(latinName);
  return LIST.some((banned) => name === banned || name.startsWith(`${banned} `));
};
