/** Which plants of gardens are poisonous, and to whom: general horticultural knowledge, for the owner to review. */
import { joinList, lowerFirst } from '#engine/model/format.ts';
import { sentences } from '#content/calendar/care.ts';
import type { CalendarPlant, PlantHarm } from '#contracts/site-content.ts';
import type { HouseholdMember } from './preferences.ts';

/** 'low' upsets or irritates, 'high' is dangerous. */
type Grade = 'none' | 'low' | 'high';
/** By mouth to each, and by touch to all: sap, thorns, spines and fine hairs. `words` are of the poison, `touch` of the touching; "" for none. */
export type Harm = {
  people: Grade;
  dogs: Grade;
  cats: Grade;
  contact: Grade;
  words: string;
  touch: string;
};

/**
 * To people/to pets, or to people/dogs/cats (n none, l low, h high); what is said; the beginnings of Latin names; English names,
 * for a plant of the owner's that has no Latin one. A test holds it to the design engine's catalogue.
 */
const TABLE = `
h/h|Every part is very poisonous|Digitalis, Delphinium, Aconitum, Consolida, Colchicum, Convallaria, Nerium, Laburnum, Ricinus, Brugmansia, Datura, Atropa, Gloriosa, Oenanthe crocata, Abrus|foxglove, delphinium, larkspur, monkshood, aconite, wolfsbane, autumn crocus, lily of the valley, oleander, laburnum, castor oil plant, castor bean, angel's trumpet, deadly nightshade
h/h|All parts except the red flesh of the berry are very poisonous|Taxus|yew
h/h|All parts are poisonous, and the sap irritates skin|Daphne, Arum, Dieffenbachia, Zantedeschia|daphne, lords and ladies, cuckoo pint, arum, calla lily
h/h|Leaves, flowers and nectar are poisonous|Rhododendron, Azalea, Kalmia, Leucothoe, Pieris, Andromeda|rhododendron, azalea, kalmia, pieris, leucothoe
h/h|Berries and leaves are poisonous if eaten|Solanum|nightshade, solanum
l/h|The leaves are poisonous; only the stalks are food|Rheum|rhubarb
h/h|Every part is poisonous: it harms the kidneys|Asarum, Aristolochia|asarabacca, wild ginger, birthwort
l/h|Tubers near the surface are dangerous to pets that dig them up|Cyclamen|cyclamen
h/h|Every part is poisonous|Euphorbia|euphorbia, spurge
l/h|Leaves, fruits and green tubers are poisonous|Solanum tuberosum|potato
l/h|Bulbs are poisonous, most of all to dogs|Narcissus|daffodil, narcissus, jonquil
l/h|All parts are poisonous if eaten|Hyacinthoides, Hyacinthus, Eranthis|bluebell, hyacinth, winter aconite
l/h|All parts are poisonous to pets; the sap irritates skin|Helleborus|hellebore, Lenten rose, Christmas rose
l/h|Leaves and stones release cyanide when chewed or cut|Prunus laurocerasus, Prunus lusitanica|laurel, cherry laurel
l/h|Leaves and berries are harmful if eaten|Ligustrum, Buxus, Euonymus|privet, box, spindle, euonymus
l/h|Berries release cyanide; dangerous to dogs and birds|Nandina|nandina, heavenly bamboo
l/h|Alliums are poisonous to dogs and cats|Allium hollandicum, Allium sphaerocephalon, Allium cristophii, Allium 'Mount Everest', Allium 'Summer Beauty', Allium 'Millenium', Allium siculum, Nectaroscordum|allium
l/h|Every part is poisonous, the seeds most of all|Cycas|sago palm, cycad
n/h|All onions are poisonous to dogs and cats|Allium|onion, garlic, leek, shallot, chive
l/h|Leaves, buds and flowers hold a cyanide compound that harms animals|Hydrangea, Pileostegia, Schizophragma|hydrangea
h/h|Seeds and pods cause severe vomiting|Wisteria|wisteria
n/h/l|Grapes can cause kidney failure in dogs|Vitis|grape, grapevine, vine
n/h/l|Hops are dangerous to dogs|Humulus|hop
n/l/h|Deadly to cats, pollen and all|Lilium|lily
n/l/h|Can cause kidney failure in cats|Hemerocallis|daylily, day lily
l/l|Raw beans upset the stomach; cook them|Phaseolus|runner bean, French bean
l/l|Leaves, stems and green fruit upset the stomach|Solanum lycopersicum, Solanum melongena|tomato, aubergine
l/l|Juice burns eyes and skin; leaves upset the stomach|Capsicum annuum, Capsicum chinense|chilli
l/l|Leaves upset the stomach|Capsicum annuum Grossum|pepper
l/l|Red berries upset the stomach|Asparagus|asparagus
l/l|Sap blisters skin in sunlight; upsets the stomach|Ficus carica, Ruta|fig, rue
l/l|Seeds are poisonous if eaten|Lathyrus, Lupinus, Convolvulus, Baptisia, Ipomoea|sweet pea, lupin, morning glory
l/l|Seeds are harmful in quantity|Nigella|love-in-a-mist
l/l|Mildly poisonous if eaten|Papaver, Eschscholzia, Pseudofumaria, Corydalis, Vinca, Lamprocapnos, Dicentra, Actaea, Agapanthus, Gaultheria, Passiflora, Polygonatum, Hypericum, Lantana|poppy, periwinkle, bleeding heart, agapanthus, passion flower, St John's wort, lantana
l/l|Sap irritates skin|Tagetes, Pelargonium, Anemone, Clematis, Amsonia, Gypsophila, Helenium, Achillea, Caltha, Ranunculus, Alstroemeria, Thuja|marigold, pelargonium, anemone, clematis, yarrow, buttercup
l/l|Leaves and berries upset the stomach; sap can cause a rash|Hedera|ivy
l/l|Bulbs upset the stomach and irritate skin|Tulipa, Galanthus, Leucojum, Fritillaria, Scilla, Nerine, Amaryllis, Ornithogalum|tulip, snowdrop, snowflake, fritillary, nerine, squill, amaryllis
n/l|Leaves upset a pet's stomach if eaten|Cordyline, Yucca|cabbage palm, cordyline, yucca, Adam's needle
n/l|Sap may upset a pet's stomach|Phedimus|Caucasian stonecrop
l/l|Leaves may harm if eaten in quantity|Brachyglottis, Enkianthus, Eutrochium, Symphytum|brachyglottis, enkianthus, Joe Pye weed, comfrey
l/l|Seeds are poisonous if eaten in quantity|Coronilla, Genista|coronilla, broom
l/l|Berries upset the stomach if eaten|Danae|Alexandrian laurel
l/l|Sap and berries upset the stomach|Fatshedera|tree ivy
l/l|Leaves upset the stomach and irritate skin|Chrysanthemum, Trollius|chrysanthemum, globeflower
l/l|Bulbs and corms upset the stomach if eaten|Eucomis, Gladiolus|pineapple lily, gladiolus
l/l|Rhizomes upset the stomach and irritate skin|Iris|iris
l/l|Roots and petals upset the stomach|Paeonia|peony
l/l|Seeds and roots upset the stomach|Aquilegia|columbine, aquilegia, granny's bonnet
l/l|Berries upset the stomach if eaten|Ilex, Aucuba, Viburnum, Lonicera, Sambucus, Skimmia, Juniperus, Parthenocissus, Berberis, Cotoneaster, Symphoricarpos|holly, viburnum, honeysuckle, elder, skimmia, juniper, cotoneaster, snowberry
l/l|Leaves and stones contain traces of cyanide|Prunus, Photinia|ornamental cherry, photinia
l/l|Can irritate skin; mildly harmful to pets|Chamaemelum|chamomile
l/n|Sap on skin can blister in sunshine|Pastinaca, Foeniculum vulgare, Anthriscus sylvestris|parsnip, fennel, cow parsley
l/n|Sap can irritate skin|Cotinus, Santolina, Trachelospermum|smoke bush, smoke tree, star jasmine
l/n|Raw berries may upset the stomach|Sorbus|rowan, whitebeam
l/l|Stones and leaves contain cyanide if crushed|Prunus domestica, Prunus insititia, Prunus avium, Prunus cerasus, Prunus persica, Prunus armeniaca|plum, damson, gage, cherry, peach, nectarine, apricot
n/l|Pips and leaves are mildly harmful to pets in quantity|Malus, Pyrus, Cydonia, Chaenomeles|apple, pear, quince
n/l|Upsets the stomach of a pet that eats it|Laurus, Mentha, Origanum, Petroselinum, Lavandula, Aloysia, Rumex, Borago, Primula, Rudbeckia, Dahlia, Dianthus, Hosta, Leucanthemum, Lotus, Rhinanthus, Pyracantha, Fagus, Dryopteris, Ipheion, Artemisia|bay, bay laurel, mint, oregano, marjoram, parsley, lavender, lemon verbena, sorrel, borage, primrose, black-eyed Susan, rudbeckia, dahlia, hosta, carnation, sweet William, tarragon, wormwood, beech
l/l|Unripe fruit and seeds upset the stomach|Momordica|bitter gourd, bitter melon, karela
n/l|Corms and bulbs upset the stomach of a pet that digs them up|Crocus, Muscari|crocus, grape hyacinth
`;

/** Touch: l low or h high, what is said, Latin names, English names. Food that one handles with care is low. */
const TOUCH = `
h|the sap burns skin and can harm eyes for good, so wear gloves and eye protection|Euphorbia, Daphne, Dieffenbachia|euphorbia, spurge, daphne
h|the sap burns skin in sunlight and harms eyes, so wear gloves, sleeves and eye protection|Ruta, Ficus carica, Heracleum, Dictamnus|rue, fig, burning bush
h|the sap blisters skin, so wear gloves|Ranunculus|buttercup, spearwort
h|its leaf tips can pierce skin and eyes, so wear gloves and eye protection|Yucca|yucca, Adam's needle, Spanish dagger
h|sharp thorns make wounds that can turn septic, so wear stout gloves|Berberis, Pyracantha, Prunus spinosa, Crataegus|barberry, firethorn, blackthorn, hawthorn
l|the juice burns eyes and skin|Capsicum annuum, Capsicum chinense|chilli
l|the sap can blister skin in sunlight, so cover up to cut it|Pastinaca, Foeniculum, Anthriscus sylvestris, Anethum, Hypericum|parsnip, fennel, dill, St John's wort
l|it has thorns, so wear stout gloves|Rosa, Rubus idaeus, Ribes uva-crispa, Chaenomeles|rose, raspberry, gooseberry, Japanese quince
l|its leaves have spines, so wear gloves|Mahonia × media, Osmanthus heterophyllus, Acanthus, Ilex × koehneana, Ilex aquifolium, Echinops, Eryngium, Trachycarpus|mahonia, holly, globe thistle, sea holly
l|fine hairs can irritate skin and eyes, so wear gloves|Tetrapanax, Symphytum, Pseudodictamnus, Phlomis, Verbascum, Pulmonaria, Brunnera, Humulus, Cucurbita, Abelmoschus|Jerusalem sage, mullein, lungwort, hop, courgette, squash, pumpkin, okra
l|the sap may irritate skin, so wear gloves to cut it|Fatshedera, Zantedeschia, Chrysanthemum, Trollius, Gladiolus, Clematis, Hedera, Helleborus, Helenium, Agapanthus, Achillea, Amsonia, Anemone, Iris, Tulipa, Narcissus, Hyacinthoides, Hyacinthus, Caltha, Cotinus, Santolina, Trachelospermum, Parthenocissus, Gypsophila, Tagetes, Pelargonium, Dahlia, Thuja, Juniperus, Delphinium, Aconitum, Alstroemeria, Leucanthemum, Actaea, Lamprocapnos, Chamaemelum|clematis, ivy, hellebore, agapanthus, yarrow, anemone, iris, tulip, daffodil, bluebell, hyacinth, smoke bush, star jasmine, marigold, pelargonium, dahlia, juniper, delphinium, monkshood, chamomile
`;

const GRADES: Record<string, Grade> = { n: 'none', l: 'low', h: 'high' };
/** Lower case, straight quotation marks, without the sign of a hybrid. */
const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(^|\s)[×x]\s/g, '$1')
    .trim();
/** "peony" finds "Peonies" too. */
const asWord = (name: string) =>
  new RegExp(`\\b${name.replace(/y$/, '(?:y|ie)').replace(/s$/, 's?')}(?:e?s)?\\b`);

type Entry<T> = { latin: { name: string; says: T }[]; english: { pattern: RegExp; says: T }[] };
/** The table's names with what each says, the longest first: it is the nearest. */
function tableOf<T>(table: string, read: (grades: string, words: string) => T): Entry<T> {
  const latin: { name: string; says: T }[] = [],
    english: { name: string; says: T; pattern: RegExp }[] = [];
  for (const line of table.trim().split('\n')) {
    const [grades = '', words = '', latinNames = '', englishNames = ''] = line.split('|');
    const says = read(grades, words);
    for (const name of fold(latinNames).split(', ')) latin.push({ name, says });
    for (const name of fold(englishNames).split(', '))
      if (name) english.push({ name, says, pattern: asWord(name) });
  }
  const byLength = (one: { name: string }, other: { name: string }) =>
    other.name.length - one.name.length;
  return { latin: latin.sort(byLength), english: english.sort(byLength) };
}
const POISON = tableOf(TABLE, (grades, words) => {
  const [people = '', dogs = '', cats = dogs] = grades.split('/');
  return { people: GRADES[people]!, dogs: GRADES[dogs]!, cats: GRADES[cats]!, words };
});
const BY_TOUCH = tableOf(TOUCH, (grade, touch) => ({ contact: GRADES[grade]!, touch }));

function lookUp<T>(table: Entry<T>, { name, latinName }: Named): T | null {
  const latin = fold(latinName ?? '');
  if (latin)
    return (
      table.latin.find((one) => latin === one.name || latin.startsWith(`${one.name} `))?.says ??
      null
    );
  const english = fold(name);
  return table.english.find(({ pattern }) => pattern.test(english))?.says ?? null;
}

type Named = Pick<CalendarPlant, 'name' | 'latinName' | 'description' | 'harm'>;
const SAYS_POISON = /\b(?:poison\w*|toxic)\b/i;
const DENIES_POISON = /\b(?:not|non|never|isn['’]t|no)\b[\s-]+(?:\w+\s+)?(?:poison|toxic)/i;

const NO_POISON = { people: 'none', dogs: 'none', cats: 'none', words: '' } as const;
const NO_TOUCH = { contact: 'none', touch: '' } as const;
function asGraded({ contact, words, ...eaten }: PlantHarm): Harm | null {
  const grades = [...Object.values(eaten), contact];
  return grades.every((grade) => grade === 'none')
    ? null
    : {
        ...eaten,
        contact,
        words: words.replace(/[.!]+$/, '') || 'the owner warns of it',
        touch: '',
      };
}

/** What is known against a plant; null where nothing is. The owner's own grades come first. A plant that the table does not know is taken at its own description's word. */
export function harmOf(plant: Named): Harm | null {
  if (plant.harm) return asGraded(plant.harm);
  const poison = lookUp(POISON, plant),
    touch = lookUp(BY_TOUCH, plant);
  if (poison || touch) return { ...(poison ?? NO_POISON), ...(touch ?? NO_TOUCH) };
  const said = sentences(plant.description ?? '').find(
    (one) => SAYS_POISON.test(one) && !DENIES_POISON.test(one),
  );
  const words = said?.replace(/[.!?]+$/, '');
  return words ? { people: 'high', dogs: 'high', cats: 'high', words, ...NO_TOUCH } : null;
}

/** The worst that a plant does to those of the household who were ticked: by mouth, or by touch to any of them. */
export function harmTo(harm: Harm | null, household: readonly HouseholdMember[]): Grade {
  if (!harm || household.length === 0) return 'none';
  const grades = household.map((one) => (one === 'children' ? harm.people : harm[one]));
  // what pricks is a nuisance to a dog; what burns is a danger to all
  if (harm.contact === 'high' || household.includes('children')) grades.push(harm.contact);
  return grades.includes('high') ? 'high' : grades.includes('low') ? 'low' : 'none';
}

/** "Poisonous to dogs: grapes can cause kidney failure in dogs.": the warning of a plant, whoever is at home; null where nothing is known against it. */
export function warningOf(harm: Harm | null): string | null {
  if (!harm) return null;
  const pets = harm.dogs === 'high' && harm.cats === 'high';
  const whom = [
    harm.people === 'high' && 'people',
    pets && 'pets',
    !pets && harm.dogs === 'high' && 'dogs',
    !pets && harm.cats === 'high' && 'cats',
  ].filter((one) => one !== false);
  const start = whom.length > 0 ? `Poisonous to ${joinList(whom)}` : 'Take care';
  const said = [harm.words && lowerFirst(harm.words), harm.touch].filter(Boolean).join('; ');
  return `${start}: ${said}.`;
}
