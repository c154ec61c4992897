/**
 * Which work each plant of the tables is given: a care group, then the beginnings of the botanical names in it, with the words in square
 * brackets where a name is used twice. The longest beginning that fits holds; `$` ends a name that others begin with, and a category before a
 * colon keeps a hedge from a tree. A row that no line names cannot be read; a name that no row has yet does no harm.
 */
import { CARE_GROUP_NAMES } from '#engine/model/care-groups.ts';
import type { CareGroup } from '#engine/model/care.ts';
import type { PlantCategory } from '#engine/model/plant.ts';

const ASSIGNED = `
tree-minimal|Alnus;tree:Amelanchier;tree:Carpinus;Cercidiphyllum;tree:Crataegus;Heptacodium;Koelreuteria;Liquidambar;tree:Malus;Parrotia;tree:Pyrus;Sorbus
tree-bleeds|tree:Acer;Acer palmatum;Betula
tree-stone|tree:Prunus;Prunus incisa
tree-magnolia|Cercis;Cornus kousa;Hamamelis;Magnolia;Styrax
tree-willow|Salix caprea
tree-evergreen|Arbutus;tree:Ilex;Olea europaea
palm|Cordyline;Trachycarpus
conifer|Chamaecyparis;Juniperus;Pinus;tree:Taxus
shrub-minimal|Aronia;Clethra;Corylopsis;Daphne;Euonymus alatus;Fothergilla;Tetrapanax
shrub-early|Berberis;Chaenomeles;Cornus mas;Deutzia;Itea;Kerria;Lonicera × purpusii;Philadelphus;Physocarpus;Ribes sanguineum;Spiraea 'Arguta';Syringa;Viburnum opulus;Viburnum plicatum;Viburnum × bodnantense;Viburnum × burkwoodii;Weigela
shrub-late|Abelia;Caryopteris;Fuchsia;Hypericum;Potentilla;Spiraea japonica;Tamarix
shrub-stems|Cornus alba;Cornus sanguinea;Cornus sericea;Cotinus;Salix gracilistyla;Salix purpurea;Sambucus
hydrangea-old-wood|Hydrangea aspera;Hydrangea macrophylla;Hydrangea quercifolia;Hydrangea serrata
hydrangea-new-wood|Hydrangea arborescens;Hydrangea paniculata
shrub-evergreen|Aucuba;Choisya;Danae;shrub:Escallonia;shrub:Euonymus;Fatsia;Hebe;Mahonia;Myrtus;Nandina;Olearia;shrub:Osmanthus;Photinia;Pittosporum;Sarcococca;Skimmia;Viburnum davidii;Viburnum tinus
shrub-swords|Phormium;Yucca
shrub-acid|Camellia;Enkianthus;Gaultheria;Leucothoe;Pieris;Rhododendron
shrub-clipped|shrub:Ilex crenata;Laurus
lavender|Lavandula
grey-spring|Artemisia;Brachyglottis;Bupleurum;Lotus hirsutus;Phlomis;Pseudodictamnus;Salvia officinalis;Santolina;Teucrium
grey-light|Ceanothus;Cistus;Convolvulus;Coronilla;Erysimum;Genista;Helianthemum;Salvia rosmarinus;Thymus vulgaris
heath|Calluna;Erica
salvia-shrubby|Salvia 'Amistad';Salvia 'Blue Spire';Salvia × jamensis
rose-bush|shrub:Rosa
rose-wild|Rosa canina;Rosa glauca
rose-climbing|climber:Rosa
rose-rambling|Rosa 'Albéric Barbier';Rosa banksiae
hedge-formal|hedging:Acer;hedging:Carpinus;Fagus;Taxus;Thuja
hedge-evergreen|Elaeagnus;hedging:Escallonia;hedging:Euonymus;Griselinia;hedging:Ilex;hedging:Osmanthus
hedge-large-leaf|Prunus laurocerasus;Prunus lusitanica
hedge-fast|Ligustrum ovalifolium;Lonicera ligustrina
hedge-native|hedging:Cornus sanguinea;Corylus;hedging:Crataegus;Ligustrum vulgare;hedging:Prunus spinosa;hedging:Viburnum opulus
clematis-1|Clematis 'Avalanche';Clematis 'Frances Rivis';Clematis 'Pink Flamingo';Clematis armandii;Clematis cirrhosa;Clematis montana
clematis-2|Clematis 'Miss Bateman';Clematis 'Nelly Moser'
clematis-3|Clematis 'Alba Luxurians';Clematis 'Bill MacKenzie';Clematis 'Huldine';Clematis 'Polish Spirit';Clematis 'Princess Diana';Clematis 'Étoile Violette'
climber-clinging|climber:Euonymus;Hedera
climber-after-flower|Akebia;climber:Hydrangea;Jasminum beesianum;Jasminum officinale;Jasminum × stephanense;climber:Lonicera;Pileostegia;Schizophragma
climber-spur|Abutilon;Actinidia;Jasminum nudiflorum;Passiflora;Schisandra;Solanum crispum
climber-evergreen|Berberidopsis;Holboellia;Lonicera henryi;Stauntonia;Trachelospermum;× Fatshedera
wisteria|Wisteria
vine|Parthenocissus;Vitis
climber-dies-down|Eccremocarpus;Humulus;Lathyrus latifolius;Tropaeolum speciosum
wall-shrub|Ceanothus 'Autumnal Blue' [wall];Garrya;Pyracantha
perennial-standing|Achillea;Aster;Astilbe;Betonica;Bistorta;Campanula;Ceratostigma;Chrysanthemum;Coreopsis;Erigeron;Eurybia;Eutrochium;Filipendula;Helenium;Hylotelephium;Iris ensata;Iris sibirica;Leucanthemella;Leucanthemum;Lysimachia;Lythrum;Monarda;Phlomis russeliana;Phlox;Rodgersia;Rudbeckia;Sanguisorba;Scabiosa;Symphyotrichum;Thalictrum;Veronica;Veronicastrum
perennial-undisturbed|Acanthus;Agastache;Amsonia;Anemone hupehensis;Anemone × hybrida;Aruncus;Asphodeline;Baptisia;Catananche;Centranthus;Cephalaria;Cirsium;Crambe;Echinacea;Echinops;Eryngium;Foeniculum vulgare 'Purpureum';Gypsophila;Knautia;Liatris;Limonium;Scabiosa columbaria;Selinum;Verbena
perennial-autumn|Actaea;Brunnera;Crocosmia;Darmera;Hemerocallis;Hosta;Kirengeshoma;Ligularia;Polygonatum;Tricyrtis
perennial-repeat|Alchemilla;Astrantia;Clinopodium;Geranium;Geum;Nepeta;Origanum laevigatum;Persicaria microcephala;Polemonium;Pulmonaria;Salvia nemorosa;Salvia × sylvestris;Sidalcea;Silene;Symphytum;Trollius;Viola cornuta
perennial-staked|Delphinium;Lupinus;Paeonia
perennial-tender|Agapanthus;Canna;Cautleya;Hedychium;Kniphofia;Musa;Oenothera;Penstemon;Zantedeschia
perennial-evergreen|Armeria;Bergenia;Campanula persicifolia;Dianthus;Dierama;Epimedium;Geranium macrorrhizum;Geranium × cantabrigiense;Heuchera;Iris foetidissima;Iris unguicularis;Libertia;Liriope;Ophiopogon;Primula vulgaris;Saxifraga;Sisyrinchium;Stachys;Tellima;Tiarella
perennial-summer-rest|Lamprocapnos;Papaver Oriental Group
short-lived|Verbena officinalis;Alcea;Anthriscus;Aquilegia;Cota;Digitalis;Erigeron karvinskianus;Linaria;Malva;Pseudofumaria;Silene coronaria;Verbascum
hellebore|Helleborus
spurge|Euphorbia
iris-bearded|Iris 'Jane Phillips';Iris 'Kent Pride'
grass-standing|Achnatherum;Briza;Calamagrostis;Deschampsia;Hakonechloa;Imperata;Melica;Miscanthus;Molinia;Panicum;Sporobolus
grass-late|Pennisetum
grass-evergreen|Anemanthele;Carex;Celtica;Festuca;Luzula;Nassella;Sesleria
fern-dies-down|Adiantum;Athyrium;Dryopteris filix-mas;Matteuccia;Osmunda
fern-evergreen|Asplenium;Blechnum;Cyrtomium;Dryopteris;Polypodium;Polystichum
fern-tree|Dicksonia
bulb-spring|Allium;Anemone blanda;Anemone nemorosa;Camassia;Crocus;Dichelostemma;Eranthis;Fritillaria;Galanthus;Gladiolus communis;Hyacinthoides;Ipheion;Iris reticulata;Leucojum;Muscari;Narcissus;Scilla;Triteleia
tulip|Tulipa
bulb-late|Allium 'Summer Beauty';Allium sphaerocephalon;Bletilla;Crocus speciosus;Eucomis;Freesia;Lilium;Nerine;Roscoea;Tritonia
cyclamen|Cyclamen
mat-trim|Anthemis;Arabis;Campanula portenschlagiana;Campanula poscharskyana;Cerastium;Iberis;Lamium;Origanum vulgare 'Aureum';Thymus serpyllum;Veronica umbrosa
mat-runner|Ajuga;Asarum;Bistorta affinis;Chamaemelum;Galium;Lysimachia nummularia;Omphalodes;Pachysandra;Rubus 'Betty Ashburner';Sagina;Vinca;Viola odorata;Waldsteinia
succulent|Hylotelephium cauticola;Phedimus;Sedum album;Sempervivum
aquatic-margin|Caltha;Iris pseudacorus;Juncus;Mentha aquatica;Myosotis;Ranunculus flammula;Veronica beccabunga
aquatic-submerged|Ceratophyllum;Hottonia
water-lily|Nymphaea
meadow|Achillea millefolium$;Centaurea;Knautia arvensis;Leucanthemum vulgare;Lotus;Primula veris;Ranunculus acris;Rhinanthus;Silene flos-cuculi;Trifolium
annual-hardy|annual:Calendula;Eschscholzia;Helianthus;Lathyrus odoratus;Nigella;Papaver rhoeas;Tropaeolum
annual-tender|Antirrhinum;Cosmos;Dahlia;Pelargonium;Tagetes;Zinnia
crop|Abelmoschus;Amaranthus;Allium cepa;Allium porrum;Allium sativum;Beta;Brassica;Capsicum;Corchorus;Cucumis;Cucurbita;Daucus;Lactuca;Momordica;Pastinaca;Phaseolus;Pisum;Raphanus;Solanum lycopersicum;Solanum tuberosum;Spinacia;Telfairia;Trigonella;Vicia;Zea
crop-perennial|Asparagus;Rheum
apple-free|Cydonia;Malus domestica;fruit:Pyrus
apple-trained|Malus domestica 'Egremont Russet' [espalier];Malus domestica 'Red Windsor' [cordon];Pyrus communis 'Conference' [espalier]
fruit-stone|fruit:Prunus
raspberry|Rubus idaeus
blackberry|Rubus fruticosus
blackcurrant|Ribes nigrum
currant-spur|Ribes rubrum;Ribes uva-crispa
blueberry|Vaccinium
fig|Ficus
strawberry|Fragaria
herb-annual|Anethum;Coriandrum;Ocimum;Petroselinum
herb-clump|Allium schoenoprasum;Artemisia dracunculus;Foeniculum vulgare;Melissa;Mentha spicata;Origanum vulgare
`;

type Entry = { group: CareGroup; category: string | null; name: string; isWhole: boolean };

const isGroup = (name: string): name is CareGroup => Object.hasOwn(CARE_GROUP_NAMES, name);

function readEntries(group: string, list: string): Entry[] {
  if (!isGroup(group)) throw new Error(`"${group}" is no care group`);
  return list.split(';').map((cell) => {
    const [, category = null, name = '', end] = /^(?:([a-z]+):)?(.+?)(\$?)$/.exec(cell) ?? [];
    return { group, category, name, isWhole: end === '$' };
  });
}

const ENTRIES: readonly Entry[] = ASSIGNED.trim()
  .split('\n')
  .flatMap((line) => {
    const [group = '', list = ''] = line.split('|');
    return readEntries(group, list);
  });

/** A name among its kin counts before a category, so that "Rosa canina" wins over every rose that is a shrub. */
const weight = ({ name, isWhole, category }: Entry): number =>
  name.length * 4 + (isWhole ? 2 : 0) + (category ? 1 : 0);

/**
 * @param name as a table writes it, with its words in square brackets
 * @throws Error where no line of the list names the plant
 */
export function careGroupOf(name: string, category: PlantCategory): CareGroup {
  const [entry] = ENTRIES.filter(
    (one) =>
      (one.category === null || one.category === category) &&
      (one.isWhole ? name === one.name : name.startsWith(one.name)),
  ).toSorted((a, b) => weight(b) - weight(a));
  if (!entry)
    throw new Error(`"${name}" has no care group: name it in content/plants/care-groups.ts`);
  return entry.group;
}
