/** What belongs to a style of garden: genera and forms that say it at once. */
import type { Brief } from '../model/brief.ts';
import type { TasteWeights } from '../model/design-weights.ts';
import type { Plant } from '../model/plant.ts';

export type Style = Brief['styles'][number]['value'];

/** Latin beginnings that carry a style, trees and climbers among them. */
const SIGNATURE: Record<Style, RegExp> = {
  modern:
    /^(Betula utilis|Carpinus|Amelanchier|Ilex crenata|Pittosporum|Pinus mugo|Taxus|Calamagrostis|Molinia|Sesleria|Pennisetum|Panicum|Miscanthus|Verbena|Salvia|Agapanthus|Allium|Trachelospermum|Phormium|Ophiopogon|Libertia|Hakonechloa)/,
  cottage:
    /^(Rosa|Digitalis|Delphinium|Alcea|Campanula|Geranium|Alchemilla|Aquilegia|Astrantia|Paeonia|Lupinus|Dianthus|Phlox|Nepeta|Leucanthemum|Primula|Lonicera periclymenum|Clematis|Syringa|Philadelphus|Malus|Lathyrus|Iris|Lavandula|Erysimum|Viola|Galanthus|Narcissus|Crataegus)/,
  formal:
    /^(Taxus|Ilex crenata|Buxus|Lavandula|Rosa|Carpinus|Pyrus calleryana|Teucrium|Allium|Tulipa|Alchemilla|Hydrangea arborescens|Trachelospermum|Wisteria|Nepeta|Prunus lusitanica|Osmanthus)/,
  naturalistic:
    /^(Betula|Corylus|Amelanchier|Crataegus|Acer campestre|Sorbus|Deschampsia|Molinia|Calamagrostis|Panicum|Sanguisorba|Knautia|Achillea|Echinacea|Echinops|Symphyotrichum|Eurybia|Verbena|Filipendula|Bistorta|Eryngium|Rosa glauca|Viburnum opulus|Narcissus|Fritillaria|Camassia)/,
  mediterranean:
    /^(Olea|Cercis|Juniperus|Arbutus|Trachycarpus|Pyrus salicifolia|Lavandula|Santolina|Cistus|Phlomis|Salvia|Rosmarinus|Thymus|Helichrysum|Convolvulus|Euphorbia characias|Stachys|Nepeta|Eryngium|Agapanthus|Acanthus|Celtica|Nassella|Teucrium|Centranthus|Erigeron|Sedum|Hylotelephium|Allium|Vitis|Trachelospermum|Jasminum|Solanum|Ceanothus|Caryopteris|Origanum|Ficus|Myrtus|Coronilla|Bupleurum|Anthemis|Pseudodictamnus|Lotus hirsutus|Helianthemum|Limonium|Asphodeline|Genista|Yucca|Crambe|Gladiolus|Cordyline|Armeria|Tamarix|Brachyglottis|Artemisia|Dianthus|Laurus|Oenothera)/,
  japanese:
    /^(Acer palmatum|Acer griseum|Prunus|Cornus kousa|Magnolia stellata|Pinus|Nandina|Fatsia|Camellia|Rhododendron|Pieris|Ilex crenata|Chaenomeles|Hakonechloa|Carex|Ophiopogon|Liriope|Dryopteris|Polystichum|Athyrium|Matteuccia|Blechnum|Iris|Hosta|Epimedium|Anemone|Wisteria|Pachysandra|Hydrangea serrata|Astilbe|Skimmia|Euonymus alatus|Akebia|Enkianthus|Chamaecyparis obtusa|Cyrtomium|Styrax|Cercidiphyllum|Corylopsis|Juniperus squamata|Sagina|Adiantum|Aucuba|Sarcococca|Kerria|Tricyrtis|Kirengeshoma|Molinia)/,
  tropical:
    /^(Trachycarpus|Fatsia|Phormium|Dicksonia|Hosta|Rodgersia|Acanthus|Crocosmia|Kniphofia|Hemerocallis|Dahlia|Canna|Musa|Ligularia|Matteuccia|Osmunda|Agapanthus|Mahonia|Miscanthus|Trachelospermum|Vitis coignetiae|Akebia|Euphorbia characias|Libertia|Zantedeschia|Cordyline|Koelreuteria|Nandina|Hedychium|Tetrapanax|× Fatshedera|Darmera|Cautleya|Eucomis|Persicaria microcephala|Yucca|Actinidia|Passiflora|Dryopteris|Polystichum|Cyrtomium|Athyrium|Carex testacea|Hakonechloa)/,
  traditional:
    /^(Rosa|Hydrangea|Viburnum|Philadelphus|Syringa|Malus|Prunus|Sorbus|Magnolia|Taxus|Geranium|Paeonia|Phlox|Delphinium|Anemone|Helleborus|Clematis|Wisteria|Narcissus|Tulipa|Galanthus|Alchemilla|Iris)/,
  woodland:
    /^(Betula|Corylus|Amelanchier|Acer (?:campestre|palmatum|griseum)|Sorbus|Crataegus|Prunus (?:avium|padus|spinosa|serrula)|Cornus|Euonymus (?:europaeus|alatus)|Ilex aquifolium|Viburnum|Hamamelis|Sarcococca|Skimmia|Mahonia|Taxus|Ribes|Corylopsis|Fothergilla|Enkianthus|Rhododendron|Camellia|Hydrangea (?:serrata|quercifolia|aspera|anomala|paniculata)|Daphne|Lonicera periclymenum|Hedera|Danae|Magnolia stellata|Cercidiphyllum|Styrax|Rosa glauca|Dryopteris|Polystichum|Athyrium|Matteuccia|Blechnum|Asplenium|Polypodium|Osmunda|Adiantum|Luzula|Deschampsia|Melica|Carex (?:divulsa|sylvatica|pendula|remota|elata)|Molinia|Hakonechloa|Helleborus|Galanthus|Narcissus|Anemone|Eranthis|Hyacinthoides|Cyclamen|Scilla|Leucojum|Fritillaria|Allium ursinum|Camassia|Epimedium|Pulmonaria|Brunnera|Geranium (?:phaeum|sylvaticum|nodosum|macrorrhizum|× cantabrigiense)|Digitalis|Aquilegia|Primula|Viola|Lamium|Lamprocapnos|Galium|Ajuga|Tiarella|Hosta|Astrantia|Aruncus|Actaea|Polygonatum|Asarum|Vinca|Eurybia|Campanula (?:trachelium|latifolia|persicifolia)|Silene dioica|Tellima|Symphytum|Omphalodes|Kirengeshoma|Tricyrtis|Waldsteinia|Pachysandra|Saxifraga|Thalictrum|Selinum|Persicaria|Bistorta|Filipendula|Anthriscus|Rubus|Fragaria|Lilium martagon|Euphorbia amygdaloides|Polemonium|Alchemilla|Leucothoe|Gaultheria|Rodgersia)/,
  desert:
    /^(Yucca|Agave|Dasylirion|Hesperaloe|Beschorneria|Opuntia|Delosperma|Sempervivum|Sedum|Phedimus|Hylotelephium|Eryngium|Euphorbia (?:characias|myrsinites|rigida)|Festuca|Nassella|Celtica|Stipa|Kniphofia|Asphodeline|Santolina|Salvia (?:'Blue Spire'|yangii|rosmarinus)|Lotus hirsutus|Artemisia|Stachys byzantina|Convolvulus|Pseudodictamnus|Helianthemum|Cordyline|Trachycarpus|Phormium|Armeria|Thymus|Oenothera|Eschscholzia|Verbascum|Juniperus|Pinus mugo|Cistus|Teucrium|Catananche|Erigeron|Sporobolus|Anthemis|Genista|Tamarix|Phlomis|Triteleia|Tulipa (?:sprengeri|clusiana|linifolia|sylvestris)|Tritonia|Iris unguicularis|Linaria|Anemanthele|Achillea|Bupleurum|Crambe|Limonium|Dichelostemma|Allium sphaerocephalon|Gypsophila|Echinops|Cerastium|Coronilla|Brachyglottis|Silene uniflora|Elaeagnus)/,
  coastal:
    /^(Tamarix|Pinus|Arbutus|Olearia|Griselinia|Escallonia|Elaeagnus|Brachyglottis|Hebe|Phormium|Cordyline|Trachycarpus|Crambe|Eryngium|Armeria|Limonium|Festuca|Nassella|Celtica|Anemanthele|Pennisetum|Kniphofia|Agapanthus|Erigeron|Centranthus|Lavandula|Salvia rosmarinus|Santolina|Stachys byzantina|Hylotelephium|Sedum|Sempervivum|Cistus|Genista|Yucca|Libertia|Crocosmia|Verbascum|Dierama|Euphorbia characias|Achillea|Artemisia|Convolvulus|Fuchsia|Juniperus|Teucrium|Phlomis|Oenothera|Echinops|Helianthemum|Thymus|Iberis|Nerine|Dianthus|Scabiosa|Gypsophila|Anthemis|Bupleurum|Silene uniflora|Nepeta|Sorbus aria|Pittosporum|Lotus hirsutus|Pseudodictamnus|Iris unguicularis|Allium|Osteospermum|Hippophae|Catananche|Teucrium fruticans|Ceanothus|Coronilla|Asphodeline)/,
};

/** True when the plant carries the style. */
export const isOfStyle = (style: Style, plant: Plant): boolean =>
  SIGNATURE[style].test(plant.latinName);

/** What a style is spoilt by: plants that say another one just as plainly. Where the style is made of few plants of its own, none of them is listed. */
const FOREIGN: Partial<Record<Style, RegExp>> = {
  mediterranean:
    /^(Hosta|Astilbe|Rodgersia|Hydrangea|Rhododendron|Camellia|Pieris|Primula|Ligularia|Astrantia|Brunnera|Pulmonaria|Lamium|Luzula|Polygonatum|Betula|Bistorta|Filipendula|Aucuba|Saxifraga|Tiarella|Omphalodes|Kirengeshoma|Aruncus|Sarcococca|Deutzia|Skimmia|Erica|Acer)/,
  japanese:
    /^(Digitalis|Delphinium|Lupinus|Nepeta|Campanula|Alcea|Lavandula|Kniphofia|Verbascum|Rosa|Penstemon|Achillea|Rudbeckia|Helenium|Echinacea|Phlox|Salvia|Erysimum|Leucanthemum|Centranthus|Papaver|Geum|Stachys|Allium|Tulipa|Clinopodium|Festuca|Origanum|Thymus|Verbena|Knautia|Cirsium|Oenothera|Gypsophila|Alchemilla|Scabiosa|Erica|Calluna|Holboellia|Phormium|Yucca|Agapanthus|Crocosmia|Santolina|Cistus|Phlomis|Liatris|Veronica|Pseudodictamnus|Ceanothus|Solanum|Convolvulus|Catananche)/,
  tropical:
    /^(Digitalis|Delphinium|Lupinus|Campanula|Lavandula|Nepeta|Erica|Calluna|Pinus|Achillea|Thymus|Aquilegia|Primula|Viola|Alchemilla|Rosa|Dianthus|Polemonium|Scabiosa|Knautia|Geranium|Galanthus|Melica|Pyracantha|Eurybia|Spiraea|Deutzia|Potentilla|Amelanchier|Crataegus|Malus|Sorbus)/,
  cottage: /^(Phormium|Yucca|Cordyline|Trachycarpus|Musa|Canna|Tetrapanax|Fatsia|Ophiopogon)/,
  woodland:
    /^(Yucca|Phormium|Lavandula|Santolina|Cistus|Kniphofia|Verbena|Salvia|Echinacea|Rudbeckia|Helenium|Hylotelephium|Sedum|Phedimus|Sempervivum|Dahlia|Canna|Erigeron|Celtica|Nassella|Achillea|Agapanthus|Crocosmia|Knautia|Eryngium|Echinops|Pittosporum|Trachycarpus|Cordyline|Phlomis|Nepeta|Stachys|Anthemis|Coreopsis|Helianthus|Penstemon|Lupinus|Delphinium|Dianthus|Gypsophila|Scabiosa|Catananche|Allium (?!ursinum)|Tulipa|Photinia|Escallonia|Ceanothus|Buddleja|Fuchsia|Hebe|Choisya|Rosa (?!glauca))/,
  desert:
    /^(Hosta|Astilbe|Rodgersia|Hydrangea|Rhododendron|Camellia|Pieris|Primula|Ligularia|Astrantia|Brunnera|Pulmonaria|Lamium|Luzula|Polygonatum|Betula|Bistorta|Filipendula|Aucuba|Saxifraga|Tiarella|Omphalodes|Kirengeshoma|Aruncus|Sarcococca|Deutzia|Skimmia|Erica|Calluna|Acer|Lupinus|Digitalis|Delphinium|Mahonia|Epimedium|Dryopteris|Polystichum|Athyrium|Asplenium|Polypodium|Blechnum|Matteuccia|Osmunda|Rosa|Phlox|Aquilegia|Alchemilla|Campanula|Geranium|Helleborus|Viola|Hakonechloa|Fatsia|Viburnum|Philadelphus|Syringa|Hedera|Vinca|Symphyotrichum|Eurybia|Galanthus|Heuchera|Waldsteinia|Pachysandra|Ajuga|Bergenia|Hemerocallis|Iris foetidissima|Carex (?:divulsa|oshimensis|elata)|Tellima|Cyclamen|Narcissus|Clematis|Astilbe)/,
  coastal:
    /^(Hosta|Astilbe|Rodgersia|Rhododendron|Camellia|Pieris|Ligularia|Aucuba|Lamium|Pseudofumaria|Helleborus|Epimedium|Tiarella|Polygonatum|Kirengeshoma|Astrantia|Luzula|Dryopteris|Athyrium|Matteuccia|Osmunda|Blechnum|Saxifraga|Skimmia|Sarcococca|Heuchera|Brunnera|Pulmonaria|Aruncus|Omphalodes)/,
};
/** True when the plant spoils the style. */
export const isForeignTo = (style: Style, plant: Plant): boolean =>
  FOREIGN[style]?.test(plant.latinName) === true;
/** These are made of few plants, and a plant that merely does no harm is out of place in them. */
const STRICT: readonly Style[] = ['mediterranean', 'japanese', 'tropical', 'woodland', 'desert'];
export const isStrict = (style: Style): boolean => STRICT.includes(style);

/** Liking a style adds to a plant: its signature first, then the forms and leaf it is made of. About -1 to 8. */
export function styleScore(style: Style, plant: Plant, weights: TasteWeights): number {
  const is = (...forms: Plant['form'][]) => (forms.includes(plant.form) ? 1 : 0);
  const evergreen = plant.foliage.type === 'evergreen' ? 1 : 0,
    own = isOfStyle(style, plant),
    signature = own
      ? weights.styleSignature
      : isForeignTo(style, plant)
        ? -weights.styleSignature
        : STRICT.includes(style)
          ? -1.5
          : 0;
  switch (style) {
    case 'cottage':
      return (
        signature +
        is('rose', 'spire', 'daisy', 'umbel', 'cloud') * 1.1 -
        is('strap-leaf', 'cube') * 0.8
      );
    case 'formal':
      return (
        signature +
        is('dome', 'cube', 'hedge') * 1.4 +
        evergreen -
        is('umbel', 'daisy', 'fine-grass', 'cloud')
      );
    case 'naturalistic':
      return (
        signature +
        is('fine-grass', 'umbel', 'cloud', 'daisy') +
        (plant.nativeUK ? 0.6 : 0) -
        is('cube', 'dome') * 0.8
      );
    case 'mediterranean':
      return (
        signature +
        (plant.tolerates.drought ? 1.2 : -0.5) +
        (/silver|grey/.test(plant.foliage.colour) ? 0.8 : 0)
      );
    case 'desert':
      return (
        signature +
        (plant.tolerates.drought ? 1.2 : -2) +
        (/silver|grey|blue/.test(plant.foliage.colour) ? 0.8 : 0) +
        is('succulent', 'strap-leaf', 'fine-grass') * 1.2
      );
    case 'coastal':
      return (
        signature +
        (plant.tolerates.coast ? 1.5 : -1) +
        (/silver|grey/.test(plant.foliage.colour) ? 0.6 : 0)
      );
    case 'woodland':
      return (
        signature +
        (plant.nativeUK ? 0.6 : 0) +
        (plant.sun.includes('shade') ? 0.8 : -0.4) -
        is('cube', 'dome') * 1.5
      );
    case 'japanese':
      return signature + is('fern', 'broad-grass', 'mat') - is('daisy', 'rose', 'umbel') * 1.2;
    case 'tropical':
      return signature + is('bold-leaf') * 2.6 + is('strap-leaf', 'fern') * 1.4;
    case 'modern':
      return signature + is('dome', 'cube', 'fine-grass', 'broad-grass') - is('rose') * 0.6;
    default:
      return signature + is('rose', 'dome', 'hydrangea') * 0.7;
  }
}
