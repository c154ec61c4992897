/**
 * Good plants that suit nearly everywhere, and would stand in nearly every garden: each is free in a share of the designs
 * only, drawn by lot, so that a neighbour's garden is not one's own. `npm run evaluate` prints which kinds stand in more than a tenth.
 */
import { seedFrom } from '../geometry/random.ts';
import type { Job } from './job.ts';

/** Taken off a plant whose lot was not drawn: another stands in its place unless nothing else is right for the ground. */
const NOT_DRAWN = 9;

/**
 * Kinds by the share of the designs, per cent, in which they are free to be chosen; what is not named is free in all. Measured
 * over some 290 designs of unlike briefs, so that none stands in more than about one in twenty unasked.
 */
const FREE_IN: Readonly<Record<number, string>> = {
  3: `
    acer-campestre-william-caldwell alchemilla-mollis amelanchier-alnifolia-obelisk erica-x-darleyensis-silberschmelze
    erigeron-karvinskianus malus-adirondack sesleria-autumnalis`,
  5: `
    anthemis-punctata-subsp-cupaniana bergenia-silberlicht camassia-quamash carex-divulsa ilex-crenata-convexa
    origanum-vulgare-aureum trachelospermum-asiaticum vinca-minor-gertrude-jekyll`,
  10: `
    anemanthele-lessoniana bergenia-bressingham-ruby eurybia-x-herveyi geranium-macrorrhizum-white-ness
    geranium-x-oxonianum-wargrave-pink lonicera-ligustrina-var-yunnanensis nepeta-racemosa-walkers-low
    persicaria-affinis-donald-lowndes pileostegia-viburnoides rubus-betty-ashburner salvia-x-sylvestris-schneehugel
    sarcococca-confusa sorbus-aucuparia-fastigiata stachys-byzantina trachelospermum-jasminoides x-fatshedera-lizei`,
  15: `
    ajuga-reptans-catlins-giant camassia-leichtlinii-alba camassia-leichtlinii-subsp-suksdorfii
    campanula-portenschlagiana cerastium-tomentosum choisya-x-dewitteana-aztec-pearl clinopodium-nepeta-blue-cloud
    geranium-macrorrhizum-ingwersens-variety hedera-helix-glacier heuchera-lime-marmalade luzula-nivea
    polemonium-lambrook-mauve`,
  20: `
    acer-campestre-hedge aucuba-japonica-crotonifolia choisya-ternata-lich erica-carnea-springwood-white
    euonymus-fortunei-silver-queen eurybia-divaricata geranium-nodosum geranium-rozanne geranium-sanguineum-album
    geranium-x-cantabrigiense-biokovo hebe-rakaiensis iberis-sempervirens ilex-crenata jasminum-nudiflorum
    lamium-maculatum-white-nancy liriope-muscari nepeta-six-hills-giant scabiosa-butterfly-blue
    stachys-byzantina-big-ears thymus-vulgaris viburnum-davidii`,
  25: `
    ajuga-reptans-burgundy-glow campanula-poscharskyana-stella dianthus-mrs-sinkins galanthus-elwesii
    garrya-elliptica-james-roof helianthemum-wisley-primrose hydrangea-seemannii lamium-maculatum-pink-pewter
    lathyrus-latifolius-white-pearl lonicera-periclymenum luzula-sylvatica-marginata lysimachia-nummularia-aurea
    osmanthus-delavayi vinca-minor-atropurpurea`,
  30: `
    actinidia-kolomikta arabis-alpina-subsp-caucasica-schneehaube briza-media campanula-persicifolia-var-alba
    carex-oshimensis-evergold carex-oshimensis-everillo clematis-pink-flamingo epimedium-x-youngianum-niveum
    galium-odoratum hakonechloa-macra heuchera-marmalade myrtus-communis-subsp-tarentina olearia-x-haastii
    pinus-mugo-mops pittosporum-tenuifolium-golf-ball potentilla-fruticosa-abbotswood sarcococca-hookeriana-var-digyna
    waldsteinia-ternata`,
  35: `
    aucuba-japonica-rozannie brunnera-macrophylla-betty-bowring carex-morrowii-ice-dance ceratostigma-plumbaginoides
    clematis-avalanche coreopsis-verticillata-moonbeam deschampsia-cespitosa-bronzeschleier
    euphorbia-amygdaloides-var-robbiae geranium-ann-folkard hebe-mrs-winder hydrangea-anomala-subsp-petiolaris
    iris-foetidissima lonicera-periclymenum-graham-thomas narcissus-thalia origanum-vulgare pachysandra-terminalis
    panicum-virgatum-heavy-metal persicaria-amplexicaulis-alba pittosporum-tenuifolium-tom-thumb pseudofumaria-lutea
    rubus-fruticosus-loch-ness tiarella-spring-symphony viola-cornuta`,
  40: `
    allium-millenium amelanchier-lamarckii armeria-maritima betonica-officinalis-hummelo
    carpinus-betulus-frans-fontaine leucanthemum-x-superbum-becky lonicera-periclymenum-serotina muscari-armeniacum
    oenothera-lindheimeri-whirling-butterflies ophiopogon-planiscapus-nigrescens osmanthus-heterophyllus-goshiki
    osmanthus-heterophyllus-gulftide rosa-glauca salvia-officinalis`,
  45: `
    calamagrostis-brachytricha calamagrostis-x-acutiflora-karl-foerster carpinus-betulus cistus-x-obtusifolius-thrive
    clematis-frances-rivis clematis-miss-bateman crocus-chrysanthus-cream-beauty epimedium-x-perralchicum-frohnleiten
    escallonia-apple-blossom festuca-glauca-elijah-blue geranium-x-magnificum heuchera-plum-pudding
    ilex-aquifolium-jc-van-tol penstemon-schneesturm prunus-amanogawa saxifraga-x-urbium thymus-serpyllum`,
  50: `
    clematis-cirrhosa-var-purpurascens-freckles clematis-polish-spirit dianthus-doris galanthus-s-arnott
    geum-leonards-variety hedera-helix hemerocallis-corky jasminum-beesianum libertia-grandiflora ocimum-basilicum
    skimmia-x-confusa-kew-green`,
  55: `
    clematis-princess-diana convolvulus-cneorum crambe-maritima digitalis-purpurea-f-albiflora ilex-crenata-dark-green
    muscari-armeniacum-valerie-finnis pulmonaria-sissinghurst-white taxus-baccata-fastigiata tellima-grandiflora`,
  60: `
    achillea-terracotta anemone-x-hybrida-honorine-jobert brunnera-macrophylla-jack-frost corylus-avellana
    helleborus-niger molinia-caerulea-subsp-caerulea-heidebraut phlomis-russeliana sagina-subulata
    skimmia-japonica-rubella tagetes-patula veronica-umbrosa-georgia-blue`,
  65: `
    acer-campestre betula-utilis-var-jacquemontii campanula-glomerata-superba geum-totally-tangerine iris-unguicularis
    melica-altissima-atropurpurea silene-dioica symphytum-hidcote-blue viburnum-tinus-eve-price`,
  70: `
    allium-mount-everest carex-testacea-prairie-fire cistus-x-purpureus crocus-speciosus deutzia-gracilis
    fatsia-japonica hebe-red-edge helleborus-x-hybridus veronica-longifolia-blauriesin`,
  75: `
    crocus-chrysanthus-blue-pearl crocus-vernus-jeanne-darc epimedium-x-versicolor-sulphureum geranium-brookside
    origanum-laevigatum-herrenhausen parrotia-persica-vanessa penstemon-andenken-an-friedrich-hahn
    phedimus-spurius-voodoo polygonatum-x-hybridum spiraea-arguta`,
  80: `
    acanthus-mollis acanthus-spinosus anemone-hupehensis-hadspen-abundance aronia-melanocarpa-viking
    asplenium-scolopendrium campanula-trachelium crocus-tommasinianus erica-carnea-myretoun-ruby geranium-phaeum
    hedera-colchica-sulphur-heart jasminum-officinale lavandula-angustifolia-hidcote pyracantha-saphyr-orange
    sidalcea-elsie-heugh verbena-bonariensis`,
  85: `
    antirrhinum-majus euonymus-fortunei-emerald-gaiety foeniculum-vulgare hakonechloa-macra-aureola
    juniperus-squamata-blue-star lilium-martagon magnolia-stellata`,
  90: `
    centranthus-ruber-albus clematis-nelly-moser fothergilla-major geum-mrs-j-bradshaw liatris-spicata-kobold
    lonicera-henryi-copper-beauty prunus-x-hillieri-spire salvia-rosmarinus scilla-forbesii`,
};
const FREE: ReadonlyMap<string, number> = new Map(
  Object.entries(FREE_IN).flatMap(([share, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id): [string, number] => [id, Number(share)]),
  ),
);

/** What is taken off a plant's taste in a design, 0 where its lot was drawn. One that was asked for by name is never held back. */
export function heldBack({ seed, layout, briefSeed }: Job, plantId: string): number {
  const free = FREE.get(plantId);
  if (free === undefined) return 0;
  return seedFrom(`lot:${briefSeed}:${seed}:${layout.language}:${plantId}`) % 100 < free
    ? 0
    : NOT_DRAWN;
}
