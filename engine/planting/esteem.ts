/** What a good designer plants, and what is planted round supermarkets: liking apart from site, style and colour. */
import type { Plant } from '../model/plant.ts';

/** Plants of car parks and roundabouts: tough, and seen everywhere. Taken where nothing else will do. */
const MUNICIPAL =
  /^(?:Juniperus (?:squamata|horizontalis|× pfitzeriana)|Coreopsis|Rubus 'Betty|Potentilla fruticosa|Dasiphora|Spiraea japonica|Brachyglottis|Aucuba|Lonicera ligustrina|Berberis|Cotoneaster|Hypericum|Euonymus fortunei|Euonymus japonicus|Escallonia|Pyracantha|Cerastium|Vinca|Physocarpus|Forsythia|Weigela|Kerria|Lysimachia nummularia|Phedimus spurius|Hebe 'Great Orme'|Hebe 'Mrs Winder'|Jasminum nudiflorum|Persicaria microcephala|Lamium maculatum|Cortaderia|Photinia|Mahonia aquifolium|Hedera|Pinus mugo|Thuja|Cupressus|Chamaecyparis lawsoniana|Prunus laurocerasus|Erica|Calluna|Spiraea 'Little|Hebe 'Red Edge')/;
/** Good in the right place, and too readily taken by rule. */
const PLAIN =
  /^(?:Chamaecyparis|Geranium (?:macrorrhizum|× oxonianum)|Waldsteinia|Bergenia|Anthemis punctata|Yucca filamentosa|Pseudofumaria|Helianthemum|Santolina|Heuchera|Ajuga|Persicaria affinis|Bistorta affinis|Cornus sanguinea|Hebe|Osteospermum|Lathyrus latifolius|Achillea millefolium|Camassia quamash|Crambe)/;
/** What gardens that are remembered are made of. */
const ADMIRED =
  /^(?:Amelanchier|Cornus (?:kousa|mas)|Acer griseum|Hamamelis|Malus|Philadelphus|Viburnum (?:plicatum|× burkwoodii|× bodnantense)|Sarcococca|Pittosporum tenuifolium|Osmanthus|Rosa|Hydrangea|Itea|Hakonechloa|Sesleria|Molinia|Deschampsia|Calamagrostis|Miscanthus|Pennisetum|Luzula nivea|Polystichum|Dryopteris|Athyrium|Asplenium|Polypodium|Matteuccia|Epimedium|Helleborus|Geranium (?:'Brookside'|Rozanne|phaeum|× cantabrigiense|sanguineum|sylvaticum)|Astrantia|Salvia|Nepeta|Alchemilla|Sanguisorba|Bistorta amplexicaulis|Anemone × hybrida|Anemone hupehensis|Iris sibirica|Euphorbia|Lavandula|Eryngium|Echinacea|Helenium|Symphyotrichum|Eurybia|Aster|Veronicastrum|Thalictrum|Digitalis|Tiarella|Brunnera|Pulmonaria|Selinum|Amsonia|Agapanthus|Clematis|Trachelospermum|Choisya|Cistus|Euonymus alatus|Cotinus|Libertia|Hylotelephium|Rudbeckia|Ilex crenata|Galanthus|Narcissus|Tulipa|Allium (?!schoenoprasum|tuberosum)|Lonicera periclymenum|Magnolia|Betula|Liriope)/;

/** -1 for a plant of car parks, -0.5 for a plain one, 0.4 for one that good designers use; 0 for the rest. */
export function esteemOf(plant: Plant): number {
  let known = esteem.get(plant);
  if (known === undefined) {
    const { latinName } = plant;
    known = MUNICIPAL.test(latinName)
      ? -1
      : PLAIN.test(latinName)
        ? -0.5
        : ADMIRED.test(latinName)
          ? 0.4
          : 0;
    esteem.set(plant, known);
  }
  return known;
}
/** A row of the catalogue is read once, and asked about in every design. */
const esteem = new WeakMap<Plant, number>();
