/** Which plants of gardens are poisonous, and to whom: general horticultural knowledge, for the owner to review. */
import { lowerFirst } from '#engine/model/format.ts';
import { sentences } from '#content/calendar/care.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import type { HouseholdMember } from './preferences.ts';

/** 'low' upsets or irritates, 'high' is dangerous if eaten. */
type Grade = 'none' | 'low' | 'high';
export type Harm = { people: Grade; pets: Grade; words: string };

/**
 * To people/to pets (n none, l low, h high); what is said; the beginnings of Latin names; English names, for a plant of the
 * owner's that has no Latin one. A test holds it to the design engine's catalogue.
 */
const TABLE = `
h/h|Every part is very poisonous|Digitalis, Delphinium, Aconitum, Consolida, Colchicum, Convallaria, Nerium, Laburnum, Ricinus, Brugmansia, Datura, Atropa, Gloriosa, Oenanthe crocata, Abrus|foxglove, delphinium, larkspur, monkshood, aconite, wolfsbane, autumn crocus, lily of the valley, oleander, laburnum, castor oil plant, castor bean, angel's trumpet, deadly nightshade
h/h|All parts except the red flesh of the berry are very poisonous|Taxus|yew
h/h|All parts are poisonous, and the sap irritates skin|Daphne, Arum, Dieffenbachia, Zantedeschia|daphne, lords and ladies, cuckoo pint, arum, calla lily
h/h|Leaves, flowers and nectar are poisonous|Rhododendron, Azalea, Kalmia, Leucothoe, Pieris, Andromeda|rhododendron, azalea, kalmia, pieris, leucothoe
h/h|Berries and leaves are poisonous if eaten|Solanum|nightshade, solanum
h/h|The leaves are poisonous; only the stalks are food|Rheum|rhubarb
l/h|Leaves, fruits and green tubers are poisonous|Solanum tuberosum|potato
l/h|Bulbs are poisonous, most of all to dogs|Narcissus|daffodil, narcissus, jonquil
l/h|All parts are poisonous if eaten|Hyacinthoides, Hyacinthus, Eranthis|bluebell, hyacinth, winter aconite
l/h|All parts are poisonous to pets; the sap irritates skin|Helleborus|hellebore, Lenten rose, Christmas rose
l/h|Leaves and stones release cyanide when chewed or cut|Prunus laurocerasus, Prunus lusitanica|laurel, cherry laurel
l/h|Leaves and berries are harmful if eaten|Ligustrum, Buxus, Euonymus alatus, Euonymus europaeus|privet, box, spindle
l/h|Berries release cyanide; dangerous to dogs and birds|Nandina|nandina, heavenly bamboo
l/h|Alliums are poisonous to dogs and cats|Allium hollandicum, Allium sphaerocephalon, Allium cristophii, Allium 'Mount Everest', Allium 'Summer Beauty', Nectaroscordum|allium
l/h|Every part is poisonous, the seeds most of all|Cycas|sago palm, cycad
n/h|All onions are poisonous to dogs and cats|Allium|onion, garlic, leek, shallot, chive
n/h|Grapes can cause kidney failure in dogs|Vitis|grape, grapevine
n/h|Hops are dangerous to dogs|Humulus|hop
n/h|Deadly to cats, pollen and all|Lilium|lily
n/h|Can cause kidney failure in cats|Hemerocallis|daylily, day lily
l/l|Raw beans upset the stomach; cook them|Phaseolus|runner bean, French bean
l/l|Leaves, stems and green fruit upset the stomach|Solanum lycopersicum, Solanum melongena|tomato, aubergine
l/l|Juice burns eyes and skin; leaves upset the stomach|Capsicum annuum, Capsicum chinense|chilli
l/l|Leaves upset the stomach|Capsicum annuum Grossum|pepper
l/l|Red berries upset the stomach|Asparagus|asparagus
l/l|Sap blisters skin in sunlight; upsets the stomach|Ficus carica, Ruta|fig, rue
l/l|Seeds are poisonous if eaten|Lathyrus, Wisteria, Lupinus, Convolvulus, Baptisia, Ipomoea|sweet pea, wisteria, lupin, morning glory
l/l|Seeds are harmful in quantity|Nigella|love-in-a-mist
l/l|Mildly poisonous if eaten|Papaver, Eschscholzia, Pseudofumaria, Corydalis, Hydrangea, Pileostegia, Schizophragma, Euonymus, Vinca, Lamprocapnos, Dicentra, Asarum, Actaea, Agapanthus, Gaultheria, Passiflora, Polygonatum, Hypericum, Lantana|poppy, hydrangea, euonymus, periwinkle, bleeding heart, agapanthus, passion flower, St John's wort, lantana
l/l|Sap irritates skin|Tagetes, Pelargonium, Anemone, Clematis, Amsonia, Gypsophila, Helenium, Achillea, Caltha, Ranunculus, Alstroemeria, Thuja|marigold, pelargonium, anemone, clematis, yarrow, buttercup
l/l|Milky sap burns skin and eyes|Euphorbia|euphorbia, spurge
l/l|Leaves and berries upset the stomach; sap can cause a rash|Hedera|ivy
l/l|Bulbs upset the stomach and irritate skin|Tulipa, Galanthus, Leucojum, Fritillaria, Scilla, Nerine, Cyclamen, Amaryllis, Ornithogalum|tulip, snowdrop, snowflake, fritillary, nerine, cyclamen, amaryllis
l/l|Rhizomes upset the stomach and irritate skin|Iris|iris
l/l|Roots and petals upset the stomach|Paeonia|peony
l/l|Seeds and roots upset the stomach|Aquilegia|columbine, aquilegia, granny's bonnet
l/l|Berries upset the stomach if eaten|Ilex, Aucuba, Viburnum, Lonicera, Sambucus, Skimmia, Juniperus, Parthenocissus, Berberis, Cotoneaster, Symphoricarpos|holly, viburnum, honeysuckle, elder, skimmia, juniper, cotoneaster, snowberry
l/l|Leaves and stones contain traces of cyanide|Prunus, Photinia|ornamental cherry, photinia
l/l|Can irritate skin; mildly harmful to pets|Chamaemelum|chamomile
l/n|Sap on skin can blister in sunshine|Pastinaca, Foeniculum vulgare|parsnip, fennel
l/n|Sap can irritate skin|Cotinus, Santolina, Trachelospermum|smoke bush, smoke tree, star jasmine
l/n|Raw berries may upset the stomach|Sorbus|rowan, whitebeam
n/l|Stones and leaves contain cyanide if crushed|Prunus domestica, Prunus insititia, Prunus avium, Prunus cerasus, Prunus persica, Prunus armeniaca|plum, damson, gage, cherry, peach, nectarine, apricot
n/l|Pips and leaves are mildly harmful to pets in quantity|Malus, Pyrus, Cydonia, Chaenomeles|apple, pear, quince
n/l|Upsets the stomach of a pet that eats it|Laurus, Mentha, Origanum, Petroselinum, Lavandula, Aloysia, Rumex, Borago, Primula, Rudbeckia, Dahlia, Dianthus, Hosta, Leucanthemum, Lotus, Rhinanthus, Pyracantha, Fagus, Dryopteris, Vitis coignetiae|bay, bay laurel, mint, oregano, marjoram, parsley, lavender, lemon verbena, sorrel, borage, primrose, black-eyed Susan, rudbeckia, dahlia, hosta, carnation, sweet William, beech
n/l|Corms and bulbs upset the stomach of a pet that digs them up|Crocus, Muscari|crocus, grape hyacinth
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

/** The table's names with what each says, the longest first: it is the nearest. */
const LATIN: { name: string; harm: Harm }[] = [];
const ENGLISH: { name: string; harm: Harm; pattern: RegExp }[] = [];
for (const line of TABLE.trim().split('\n')) {
  const [grades = '', words = '', latin = '', english = ''] = line.split('|');
  const [people = '', pets = ''] = grades.split('/');
  const harm = { people: GRADES[people]!, pets: GRADES[pets]!, words };
  for (const name of fold(latin).split(', ')) LATIN.push({ name, harm });
  for (const name of fold(english).split(', ')) ENGLISH.push({ name, harm, pattern: asWord(name) });
}
for (const names of [LATIN, ENGLISH]) names.sort((a, b) => b.name.length - a.name.length);

function fromTable({ name, latinName }: Named): Harm | null {
  const latin = fold(latinName ?? '');
  if (latin)
    return (
      LATIN.find((one) => latin === one.name || latin.startsWith(`${one.name} `))?.harm ?? null
    );
  const english = fold(name);
  return ENGLISH.find(({ pattern }) => pattern.test(english))?.harm ?? null;
}

type Named = Pick<CalendarPlant, 'name' | 'latinName' | 'description'>;
const SAYS_POISON = /\b(?:poison\w*|toxic)\b/i;
const DENIES_POISON = /\b(?:not|non|never|isn['’]t|no)\b[\s-]+(?:\w+\s+)?(?:poison|toxic)/i;

/** What is known against a plant; null where nothing is. A plant that the table does not know is taken at its own description's word. */
export function harmOf(plant: Named): Harm | null {
  const known = fromTable(plant);
  if (known) return known;
  const said = sentences(plant.description ?? '').find(
    (one) => SAYS_POISON.test(one) && !DENIES_POISON.test(one),
  );
  return said ? { people: 'high', pets: 'high', words: said.replace(/[.!?]+$/, '') } : null;
}

/** The worst that a plant does to those of the household who were ticked. */
export function harmTo(harm: Harm | null, household: readonly HouseholdMember[]): Grade {
  if (!harm) return 'none';
  const grades = household.map((one) => (one === 'children' ? harm.people : harm.pets));
  return grades.includes('high') ? 'high' : grades.includes('low') ? 'low' : 'none';
}

/** "Poisonous to pets: grapes can cause kidney failure in dogs.": the warning of a plant, whoever is at home; null where nothing is known against it. */
export function warningOf(harm: Harm | null): string | null {
  if (!harm) return null;
  const isPoisonous = { people: harm.people === 'high', pets: harm.pets === 'high' };
  const whom = isPoisonous.people ? (isPoisonous.pets ? 'people and pets' : 'people') : 'pets';
  const start = isPoisonous.people || isPoisonous.pets ? `Poisonous to ${whom}` : 'Take care';
  return `${start}: ${lowerFirst(harm.words)}.`;
}
