/** Plants people name in a brief, by common and Latin name, with the word they are known by here. */
import { makeDictionary } from './phrases.ts';

const NAMES =
  'rose|lavender|hydrangea|peony|tulip|daffodil|snowdrop|crocus|allium|bluebell|foxglove|delphinium|lupin|hollyhock|geranium|cranesbill|salvia|sage|rosemary|thyme|verbena|echinacea|rudbeckia|aster|dahlia|sunflower|sweet pea|clematis|jasmine|honeysuckle|wisteria|ivy|fern|hosta|heuchera|astilbe|hellebore|acer|japanese maple|bamboo|olive|fig|palm|tree fern|banana|agapanthus|crocosmia|iris|lily|daylily|poppy|cosmos|nigella|astrantia|ajuga|sedum|stipa|miscanthus|pampas grass|box|buxus|yew|laurel|privet|photinia|pittosporum|hebe|fuchsia|camellia|rhododendron|azalea|magnolia|cherry blossom|blossom tree|silver birch|birch|rowan|hawthorn|crab apple|amelanchier|holly|conifer|leylandii|willow|eucalyptus|oak|cotoneaster|pyracantha|berberis|mahonia|lilac|buddleia|buddleja|viburnum|forsythia|ceanothus|choisya|euphorbia|succulent|sempervivum|heather|topiary|cornus|dogwood|euonymus|skimmia|primrose|cyclamen|pansy|begonia|chrysanthemum|gladioli|nasturtium|marigold|forget me not|lily of the valley|pine|monkey puzzle|cactus|phormium|cordyline|yucca|trachelospermum|star jasmine|passion flower|climbing rose|rambling rose|climber|evergreen|wildflower seed|nettle|bramble|acanthus|cranesbill|nepeta|catmint|alchemilla|anemone|japanese anemone|penstemon|gaura|campanula|phlox|scabious|knautia|sanguisorba|achillea|yarrow|fennel|artichoke|cardoon|cistus|santolina|artemisia|hibiscus|mulberry|quince|medlar|hornbeam|beech|hazel|witch hazel|sarcococca|daphne|osmanthus|griselinia|elaeagnus|fatsia|gunnera|rhubarb|canna|ginger|tree peony|snake bark maple|liquidambar|multi stem tree|pleached hornbeam';

export const PLANT_WORDS = makeDictionary<string>([
  ...NAMES.split('|').map((name): [string, string] => [name, name]),
  ['rose garden|rose bed|roses', 'rose'],
  ['peonies|paeony|paeonies', 'peony'],
  ['lilies', 'lily'],
  ['poppies', 'poppy'],
  ['box balls|box ball|buxus balls', 'box'],
  ['=grasses|prairie grass|ornamental grass|ornamental grasses', 'grasses'],
  ['evergreens|evergreen shrubs|evergreen plants', 'evergreen'],
  ['climbers|climbing plants|climbing plant', 'climber'],
  ['acers|japanese acer', 'acer'],
  ['japanese maples', 'japanese maple'],
  ['wisteria arch', 'wisteria'],
  ['leylandii hedge', 'leylandii'],
  ['pansies', 'pansy'],
  ['lavendar|lavander', 'lavender'],
  ['hydrangers|hydrangias|hidrangea', 'hydrangea'],
  // colours and stone that share a plant's name
  [
    'rose gold|rose pink|sage green|olive green|forest green|oak sleepers|oak pergola|oak frame|oak framed|oak beams|oak flooring|oak table|oak bench|box hedge on the boundary|box room|box of|bin box|letter box|storage box|tool box|bird box|bird boxes|bat box|nest box|nest boxes|window box|window boxes|veg box|window boxe|sand box|brick box|pine cladding|pine table|bamboo screen|bamboo screening|bamboo fence|bamboo canes|willow fence|willow screen|willow screening|hazel hurdles|hazel hurdle|palm of|oak tree road|holly road|rose street|acacia avenue|iris road|fire box|cherry tree close|lily pond|lily pool|banana skin|cedar cladding|cedar shed|lavender hill|rose cottage|olive grove road|laurel road|ivy cottage|heather road|poppy road|cactus road|hazel road|willow road|birch road|elm road|oak road|beech road|box shaped|box like|boxed|tick box',
    '',
  ],
]);

/** Whole kinds that are refused: thorns, poison, stings. */
export const REFUSED_KINDS: [RegExp, string][] = [
  [
    /\b(?:no|without|avoid|not|hate|nothing|don't want(?: any)?|free of|anything|never) (?:\w+ ){0,3}?(?:thorns?|thorny|prickl(?:es|y)|spiky|spikes|spiny|sharp)\b|\bthorn ?(?:free|less)\b/,
    'thorny plants',
  ],
  [
    /\b(?:no|without|avoid|not|nothing|don't want(?: any)?|free of|anything|non|never|isn't|aren't) (?:\w+ ){0,4}?(?:poison(?:ous)?|toxic|harmful|dangerous)\b|\bnon ?toxic\b|\b(?:safe|not toxic|not poisonous) (?:plants? )?(?:for|to) (?:\w+ ){0,3}?(?:dogs?|cats?|pets?|children|kids?|toddlers?|puppy|puppies|animals)\b|\b(?:dog|cat|pet|child|kid|toddler) ?(?:safe|friendly) (?:plants|planting)\b/,
    'poisonous plants',
  ],
  [
    /\b(?:allergic to|avoid|no|scared of|terrified of|don't want(?: to attract)?|not attract) (?:\w+ ){0,3}?(?:bees?|wasps?|bee stings?|wasp stings?)\b/,
    'plants that draw bees',
  ],
];
