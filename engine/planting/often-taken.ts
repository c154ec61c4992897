/**
 * Good plants that suit nearly everywhere, and would stand in nearly every garden: each is free in a share of the designs
 * only, drawn by lot, so that a neighbour's garden is not one's own. `npm run evaluate` prints which kinds stand in more than a tenth.
 */
import { seedFrom } from '../geometry/random.ts';
import type { Job } from './job.ts';

/** Taken off a plant whose lot was not drawn: another stands in its place unless nothing else is right for the ground. */
const NOT_DRAWN = 11;

/**
 * Kinds by the share of the designs, per cent, in which they are free to be chosen; what is not named is free in all. Measured
 * over some 290 designs of unlike briefs, and again over the 117 of forty letters, so that none stands in more than about one in twenty unasked.
 */
const FREE_IN: Readonly<Record<number, string>> = {
  3: `
    geranium-x-oxonianum-wargrave-pink anthemis-punctata-subsp-cupaniana sesleria-autumnalis
    geranium-macrorrhizum-white-ness geranium-macrorrhizum-ingwersens-variety
    rubus-betty-ashburner
    acer-campestre-william-caldwell alchemilla-mollis amelanchier-alnifolia-obelisk erica-x-darleyensis-silberschmelze
    erigeron-karvinskianus x-fatshedera-lizei`,
  5: `
    geranium-rozanne
    origanum-vulgare
    geranium-x-cantabrigiense-biokovo
    geranium-sanguineum-album
    sarcococca-confusa
    jasminum-nudiflorum hylotelephium-herbstfreude
    bergenia-bressingham-ruby bergenia-silberlicht camassia-leichtlinii-alba
    camassia-quamash carex-divulsa ilex-crenata-convexa malus-adirondack
    origanum-vulgare-aureum persicaria-affinis-donald-lowndes trachelospermum-asiaticum vinca-minor-gertrude-jekyll`,
  10: `
    sarcococca-hookeriana-var-digyna
    epimedium-x-perralchicum-frohnleiten nepeta-six-hills-giant liriope-muscari
    coreopsis-verticillata-moonbeam
    juniperus-squamata-blue-star
    geranium-ann-folkard
    helianthemum-wisley-primrose veronica-spicata
    anemanthele-lessoniana camassia-leichtlinii-subsp-suksdorfii campanula-portenschlagiana cerastium-tomentosum
    eurybia-x-herveyi heuchera-lime-marmalade luzula-nivea
    nepeta-racemosa-walkers-low pileostegia-viburnoides salvia-x-sylvestris-schneehugel
    stachys-byzantina trachelospermum-jasminoides`,
  15: `
    carex-morrowii-ice-dance
    tagetes-patula
    tropaeolum-speciosum
    osmanthus-delavayi
    lathyrus-latifolius-white-pearl
    clematis-frances-rivis
    ajuga-reptans-burgundy-glow ajuga-reptans-catlins-giant campanula-poscharskyana-stella choisya-ternata-lich
    clematis-pink-flamingo clinopodium-nepeta-blue-cloud erica-carnea-springwood-white euonymus-fortunei-silver-queen
    hebe-rakaiensis hedera-helix-glacier
    lamium-maculatum-white-nancy lonicera-ligustrina-var-yunnanensis polemonium-lambrook-mauve viburnum-davidii
    vinca-minor-atropurpurea`,
  20: `
    berberidopsis-corallina
    iris-foetidissima catananche-caerulea
    clematis-polish-spirit
    veronica-umbrosa-georgia-blue
    origanum-laevigatum-herrenhausen
    acer-campestre-hedge actinidia-kolomikta arabis-alpina-subsp-caucasica-schneehaube aucuba-japonica-crotonifolia
    briza-media choisya-x-dewitteana-aztec-pearl eurybia-divaricata garrya-elliptica-james-roof geranium-nodosum
    heuchera-marmalade iberis-sempervirens ilex-crenata
    lamium-maculatum-pink-pewter
    lonicera-periclymenum luzula-sylvatica-marginata scabiosa-butterfly-blue
    sorbus-aucuparia-fastigiata stachys-byzantina-big-ears thymus-vulgaris`,
  25: `
    foeniculum-vulgare
    salvia-officinalis
    phlomis-russeliana
    carex-oshimensis-evergold ceratostigma-plumbaginoides clematis-avalanche dianthus-mrs-sinkins epimedium-x-youngianum-niveum galanthus-elwesii galium-odoratum hakonechloa-macra hydrangea-seemannii lysimachia-nummularia-aurea
    pseudofumaria-lutea rubus-fruticosus-loch-ness`,
  30: `
    abutilon-megapotamicum
    cistus-x-obtusifolius-thrive
    philadelphus-belle-etoile lavandula-angustifolia-hidcote
    deutzia-gracilis
    persicaria-microcephala-red-dragon
    allium-schoenoprasum
    epimedium-x-versicolor-sulphureum
    aronia-melanocarpa-viking
    geranium-psilostemon
    aucuba-japonica-rozannie betonica-officinalis-hummelo betula-pendula-obelisk brunnera-macrophylla-betty-bowring
    campanula-persicifolia-var-alba carex-oshimensis-everillo leucanthemum-x-superbum-becky
    myrtus-communis-subsp-tarentina olearia-x-haastii pachysandra-terminalis pinus-mugo-mops
    pittosporum-tenuifolium-golf-ball potentilla-fruticosa-abbotswood
    thymus-serpyllum waldsteinia-ternata`,
  35: `
    schisandra-rubriflora
    salvia-yangii-blue-spire
    spiraea-arguta
    clematis-cirrhosa-var-purpurascens-freckles deschampsia-cespitosa-bronzeschleier euphorbia-amygdaloides-var-robbiae geranium-x-magnificum hebe-mrs-winder
    heuchera-plum-pudding hydrangea-anomala-subsp-petiolaris
    liquidambar-styraciflua-slender-silhouette lonicera-periclymenum-graham-thomas lonicera-periclymenum-serotina
    narcissus-thalia osmanthus-heterophyllus-goshiki osmanthus-heterophyllus-gulftide
    panicum-virgatum-heavy-metal persicaria-amplexicaulis-alba pittosporum-tenuifolium-tom-thumb
    pulmonaria-sissinghurst-white tiarella-spring-symphony viola-cornuta`,
  40: `
    eccremocarpus-scaber
    cistus-x-purpureus
    akebia-quinata akebia-trifoliata ceanothus-autumnal-blue-wall jasminum-officinale-argenteovariegatum
    jasminum-x-stephanense triteleia-laxa-queen-fabiola
    salix-caprea-kilmarnock
    lavandula-angustifolia-munstead
    corylus-avellana
    allium-millenium amelanchier-lamarckii armeria-maritima carpinus-betulus-frans-fontaine dianthus-doris muscari-armeniacum oenothera-lindheimeri-whirling-butterflies ophiopogon-planiscapus-nigrescens
    penstemon-schneesturm rosa-glauca `,
  45: `
    carpinus-betulus-lucas
    parrotia-persica-vanessa prunus-x-hillieri-spire
    salvia-x-sylvestris-mainacht
    viburnum-tinus-eve-price anemone-x-hybrida-honorine-jobert calamagrostis-brachytricha calamagrostis-x-acutiflora-karl-foerster
    carex-testacea-prairie-fire carpinus-betulus clematis-miss-bateman
    crocus-chrysanthus-cream-beauty escallonia-apple-blossom fatsia-japonica
    festuca-glauca-elijah-blue galanthus-s-arnott hedera-helix ilex-aquifolium-jc-van-tol jasminum-beesianum
    libertia-grandiflora ocimum-basilicum prunus-amanogawa saxifraga-x-urbium skimmia-japonica-rubella
    symphytum-hidcote-blue tellima-grandiflora `,
  50: `
    abelia-x-grandiflora polystichum-setiferum
    ceanothus-puget-blue
    polystichum-polyblepharum
    acer-palmatum-twomblys-red-sentinel geum-leonards-variety hemerocallis-corky skimmia-x-confusa-kew-green
    veronica-longifolia-blauriesin`,
  55: `
    brunnera-macrophylla-jack-frost clematis-princess-diana convolvulus-cneorum crambe-maritima
    digitalis-purpurea-f-albiflora hebe-red-edge helleborus-niger ilex-crenata-dark-green iris-unguicularis
    molinia-caerulea-subsp-caerulea-heidebraut muscari-armeniacum-valerie-finnis pyracantha-saphyr-orange
    sagina-subulata sidalcea-elsie-heugh silene-dioica taxus-baccata-fastigiata`,
  60: `
    hemerocallis-stafford
    foeniculum-vulgare-purpureum
    jasminum-officinale
    clematis-huldine
    teucrium-fruticans
    teucrium-x-lucidrys
    achillea-terracotta asplenium-scolopendrium geranium-brookside
    hedera-colchica-sulphur-heart melica-altissima-atropurpurea polypodium-vulgare
    viburnum-tinus-gwenllian`,
  65: `
    acanthus-mollis acer-campestre betula-utilis-var-jacquemontii campanula-glomerata-superba cyclamen-coum
    filipendula-ulmaria geum-totally-tangerine polygonatum-x-hybridum`,
  70: `
    allium-mount-everest anemone-hupehensis-hadspen-abundance aquilegia-vulgaris crocus-speciosus helleborus-x-hybridus phedimus-spurius-voodoo`,
  75: `
    acer-griseum amsonia-blue-ice anemone-nemorosa calluna-vulgaris-county-wicklow campanula-trachelium
    crataegus-monogyna-hedge crocus-chrysanthus-blue-pearl crocus-vernus-jeanne-darc geranium-phaeum
    penstemon-andenken-an-friedrich-hahn verbena-bonariensis viola-odorata`,
  80: `
    acanthus-spinosus antirrhinum-majus centranthus-ruber-albus crocus-tommasinianus danae-racemosa
    erica-carnea-myretoun-ruby fothergilla-major schizophragma-hydrangeoides-roseum`,
  85: `
    campanula-persicifolia cyclamen-hederifolium euonymus-fortunei-emerald-gaiety
    hakonechloa-macra-aureola lavandula-x-intermedia-grosso lilium-martagon
    magnolia-stellata`,
  90: `
    acer-palmatum clematis-nelly-moser geum-mrs-j-bradshaw liatris-spicata-kobold
    lonicera-henryi-copper-beauty salvia-rosmarinus scilla-forbesii`,
};
const FREE: ReadonlyMap<string, number> = new Map(
  Object.entries(FREE_IN).flatMap(([share, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id): [string, number] => [id, Number(share)]),
  ),
);

/** Where few trees fit, one that was not drawn comes before none, and a rare lot must not leave the place to the same other every time. */
const TREE_NOT_DRAWN = 3.5;
/** Where nothing that suits the ground was drawn, the same one would win everywhere: what was nearly drawn loses less than this share. */
const LEAST_LOSS = 0.6;
/** What is taken off a plant's taste in a design, 0 where its lot was drawn. One that was asked for by name is never held back. */
export function heldBack({ seed, layout, briefSeed, byId }: Job, plantId: string): number {
  const free = FREE.get(plantId);
  if (free === undefined) return 0;
  const lot = seedFrom(`lot:${briefSeed}:${seed}:${layout.language}:${plantId}`) % 100;
  if (lot < free) return 0;
  const missed = (lot - free) / (100 - free);
  return (
    (byId.get(plantId)?.category === 'tree' ? TREE_NOT_DRAWN : NOT_DRAWN) *
    (LEAST_LOSS + 2 * (1 - LEAST_LOSS) * missed)
  );
}
