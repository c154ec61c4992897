/** Whether a person's words name a plant: common and Latin names, whole kinds, and names that only sound alike. */
import type { Plant } from '../model/plant.ts';

/** "Roses" as "rose", in lower case. */
export const singular = (word: string): string => {
  const low = word.toLowerCase().trim();
  if (low.endsWith('ies') && low.length > 4) return `${low.slice(0, -3)}y`;
  if (/(ss|ch|sh|x|to)es$/.test(low)) return low.slice(0, -2);
  return low.endsWith('s') && !low.endsWith('ss') && !low.endsWith('us') && !low.endsWith('is')
    ? low.slice(0, -1)
    : low;
};
const KINDS: Record<string, (plant: Plant) => boolean> = {
  rose: (plant) => plant.latinName.startsWith('Rosa'),
  tree: (plant) =>
    plant.category === 'tree' || (plant.category === 'fruit' && plant.form.includes('tree')),
  grass: (plant) => plant.category === 'grass',
  fern: (plant) => plant.category === 'fern',
  bulb: (plant) => plant.category === 'bulb',
  climber: (plant) => plant.category === 'climber',
  herb: (plant) => plant.category === 'herb',
  shrub: (plant) => plant.category === 'shrub',
  conifer: (plant) => plant.form === 'conifer',
  evergreen: (plant) => plant.foliage.type === 'evergreen',
  daisy: (plant) => plant.form === 'daisy',
};

/** Soft fruit that is eaten. */
const SOFT_FRUIT =
  /^(?:Ribes (?!sanguineum|odoratum)|Rubus (?:idaeus|fruticosus|loganobaccus)|Fragaria × ananassa|Fragaria vesca|Vaccinium)/;
export const isSoftFruit = ({ category, latinName }: Plant): boolean =>
  category === 'fruit' && SOFT_FRUIT.test(latinName);
/** Kinds of two words. */
const PAIRS: readonly (readonly [RegExp, (plant: Plant) => boolean])[] = [
  [/^soft[ -]?fruits?$/, isSoftFruit],
  [/^fruit[ -]?trees?$/, (plant) => plant.category === 'fruit' && plant.form.includes('tree')],
  [
    /^(?:currants?|currant bushes)$/,
    (plant) => plant.latinName.startsWith('Ribes') && isSoftFruit(plant),
  ],
];

/** Words for whole kinds: a leaning of the planting, not the name of a plant. */
const BROAD = [
  'tree',
  'fern',
  'grass',
  'bulb',
  'climber',
  'herb',
  'shrub',
  'conifer',
  'evergreen',
  'daisy',
];
/** True of "evergreens", "grasses": a word for a kind and no name. */
export const isBroad = (phrase: string): boolean => BROAD.includes(singular(phrase));

/** Names that hold another plant's name: nobody who asks for lavender means cotton lavender. */
const FALSE_FRIENDS: Record<string, RegExp> = {
  apple: /^Malus (?!domestica)/,
  pear: /^Pyrus (?!communis)/,
  lavender: /^(Santolina|Limonium)/,
  currant: /^Ribes (?:sanguineum|odoratum)/,
  primrose: /^Oenothera/,
  orange: /^(Philadelphus|Choisya|Pyracantha|Carex)/,
  lemon: /^(?!Citrus)/,
  parsley: /^(Anthriscus|Selinum)/,
  plum: /^Papaver/,
  peach: /^Campanula/,
  apricot: /^Digitalis/,
  pineapple: /^Eucomis/,
  sage: /^(?!Salvia officinalis)/,
  grape: /^(Muscari|Mahonia)/,
  ash: /^Sorbus/,
  pea: /^Lathyrus/,
  bean: /^Catalpa/,
  onion: /^Allium (?!cepa|fistulosum)/,
  garlic: /^Allium (?!sativum|ursinum|tuberosum)/,
  potato: /^Solanum (?!tuberosum)/,
  artichoke: /^Cynara cardunculus(?! var\. scolymus)/,
  fennel: /^Nigella/,
  raspberry: /^Rubus (?!idaeus)/,
  blackberry: /^Rubus (?!fruticosus)/,
  lilac: /^Ceanothus/,
  bamboo: /^Nandina/,
  holly: /^(Eryngium|Osmanthus|Cyrtomium)/,
  cherry: /^(Cornus|Prunus laurocerasus)/,
  strawberry: /^(Arbutus|Waldsteinia)/,
  hyacinth: /^Muscari/,
  lily: /^(Agapanthus|Hosta|Nymphaea|Hemerocallis|Zantedeschia|Hedychium|Eucomis)/,
  box: /^(Sarcococca|Lonicera)/,
  cedar: /^Thuja/,
  laurel: /^(Aucuba|Danae)/,
  violet: /^Hottonia/,
  mint: /^Mentha aquatica/,
  quince: /^Chaenomeles/,
  banana: /^Canna/,
  bramble: /^Rubus 'Betty/,
  buttercup: /^Corylopsis/,
  cabbage: /^Cordyline/,
  chamomile: /^Anthemis/,
  clover: /^Lotus/,
  cypress: /^Chamaecyparis/,
  hazel: /^(Hamamelis|Corylopsis)/,
  kale: /^Crambe/,
  kiwi: /^Actinidia kolomikta/,
  pepper: /^Clethra/,
};

/** True when a person's word ("roses", "silver birch", "Geranium") names the plant. */
export function namesPlant(plant: Plant, phrase: string): boolean {
  const pair = PAIRS.find(([said]) => said.test(phrase.toLowerCase().trim()));
  if (pair) return pair[1](plant);
  const words = phrase
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map(singular);
  if (!words.length) return false;
  if (words.length === 1 && KINDS[words[0]!]) return KINDS[words[0]!]!(plant);
  if (words.length === 1 && FALSE_FRIENDS[words[0]!]?.test(plant.latinName)) return false;
  const { tokens, kinds, varieties } = namesOf(plant);
  if (!words.every((word) => tokens.has(word))) return false;
  // Heuchera 'Plum Pudding' is no plum: part of a variety's name does not name the plant
  return words.some((word) => kinds.has(word)) || varieties.has(words.join(' '));
}

const VARIETY = /'([A-Z][^']*)'/g;
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((token) => token.length > 2)
    .map(singular);

type PlantNames = {
  tokens: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  varieties: ReadonlySet<string>;
};
/** A row of the catalogue is read once, and asked about in every design. */
const namesByPlant = new WeakMap<Plant, PlantNames>();
/** Read once a plant. `kinds`: words outside the names of varieties; `varieties`: those names, whole. */
function namesOf(plant: Plant): PlantNames {
  let names = namesByPlant.get(plant);
  if (!names) {
    const all = `${plant.commonName} ${plant.latinName} ${plant.synonyms.join(' ')}`;
    names = {
      tokens: new Set(wordsIn(all)),
      kinds: new Set(wordsIn(all.replace(VARIETY, ' '))),
      varieties: new Set([...all.matchAll(VARIETY)].map(([, name]) => wordsIn(name!).join(' '))),
    };
    namesByPlant.set(plant, names);
  }
  return names;
}
