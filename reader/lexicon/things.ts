/**
 * What people call the things of a garden, by kind and concept. A word here makes a mention likely; whether it is one, and
 * what is to happen to the thing, the trained reader decides from the words round it. Plurals in -s are understood.
 */
import type { Concepts } from './concepts.ts';

export const FEATURE_WORDS: Concepts = {
  dining:
    'dining for|dining area|dining terrace|dining table|table and chairs|outdoor table|picnic table|bistro set|bistro table|table for|place to eat|somewhere to eat|eating area|outdoor dining|al fresco|seating for|table',
  patio:
    'patio|patio area|terrace|paved area|slabbed area|paving|slabs|paving slabs|crazy paving|flagstones|flags|hardstanding|hard standing|concrete yard|concrete pad|slabbed yard',
  deck: 'deck|decking|decked area|deck area|raised deck|composite decking',
  lounge:
    'lounge for|sofa|corner sofa|outdoor sofa|garden sofa|lounger|sun lounger|sunlounger|daybed|lounge area|chill out area|loungers|rattan set|deckchair|rattan furniture|sunbathing spot',
  seat: 'seat|perch|seating area|seating|sitting area|somewhere to sit|place to sit|spot to sit|bench|benches|chair|chairs|swing seat|love seat|little seat|sit down|quiet corner|quiet spot|reading corner|place to read|somewhere to read|spot to read|reading spot|reading nook|seats|bench seat|stump seats|tree stump seats|log seats|stump stools',
  lawn: 'lawn|grass|turf|lawned area|grass area|grassed area|patch of grass|bit of grass|bit of lawn|grass patch|lawns|grass seed',
  play: 'play area|play space|somewhere to play|place to play|play corner|play equipment|kids area|play things|space to play|mud kitchen|play zone|room to play',
  trampoline: 'trampoline|sunken trampoline',
  swing: 'swing|swings|swing set|slide|double swing|tyre swing|nest swing|rope swing',
  sandpit: 'sandpit|sand pit|sand tray',
  climbingframe: 'climbing frame|monkey bars|climbing wall|zip wire|tower',
  playhouse:
    'playhouse|wendy house|den|hidey hole|willow den|willow tunnel|willow dome|hideout|teepee|tipi|hideaway|tree house|treehouse|cubby|play house',
  pergola:
    'pergola|veranda|verandah|canopy|covered area|covered seating|covered smoking area|smoking area|smoking shelter|awning|sail shade|shade sail|sun sail|sail|parasol|cantilever parasol|patio umbrella|sun umbrella|lean to|lean-to|covered bit|roof over',
  gazebo: 'gazebo|pavilion|marquee',
  arbour: 'arbour|arbor|arbour seat',
  firepit: 'fire pit|firepit|fire bowl|chiminea|chimenea|log burner|bonfire|fire',
  bbq: 'bbq|barbecue|barbeque|barbie|grill|bbq area|smoker|weber',
  kitchen:
    'outdoor kitchen|pizza oven|outside kitchen|outdoor bar|bar area|bar|outdoor sink|garden bar',
  hottub: 'hot tub|hottub|jacuzzi|spa|lazy spa|swim spa|plunge pool|cold plunge|ice bath',
  pool: 'pool|swimming pool|paddling pool|natural pool|natural swimming pond|swimming pond',
  sauna: 'sauna|steam room',
  gardenroom:
    'garden room|garden office|office|studio|summerhouse|summer house|log cabin|cabin|shepherds hut|home office|garden studio|outbuilding|she shed|man cave|pod|garden pod|gym|annexe|annex|chalet',
  shed: 'shed|sheds|tool shed|garden shed|potting shed|bike shed|metal shed',
  workshop: 'workshop',
  store:
    'store|bike store|log store|storage|bike storage|mower store|tool store|storage box|garden store|bike rack|bike hangar|wall rack|tool rack|board rack|surfboard rack|somewhere for bikes|lock up|scooter store|store for|cupboard',
  bins: 'bin|bins|wheelie bins|wheelie bin|wheelies|bin store|recycling|bin area|recycling boxes',
  greenhouse: 'greenhouse|glasshouse|green house|cold frame|growhouse',
  polytunnel: 'polytunnel|poly tunnel',
  compost:
    'compost|compost heap|compost bin|compost bins|composter|leaf mould|wormery|hotbin|compost bay',
  veg: 'veg|vegetables|veg patch|vegetable patch|veg beds|veg bed|vegetable beds|vegetable garden|kitchen garden|veg plot|vegetable plot|grow our own|grow my own|growing area|grow food|grow my food|grow our food|grow my own food|tomatoes|potatoes|beans|runner beans|courgettes|salad|salads|onions|carrots|peas|kale|potager|own food|veggies|chillies|lettuce|okra|callaloo|bitter gourd|pumpkins|sweetcorn|beetroot|leeks|garlic',
  raisedbed:
    'raised bed|raised beds|raised border|planter|planters|raised planter|sleeper bed|sleeper beds|raised planters',
  herbs:
    'herbs|herb|herb bed|herb garden|herb patch|mint|thyme|basil|coriander|parsley|chives|herb bit',
  orchard:
    'fruit trees|fruit tree|orchard|soft fruit|fruit bushes|raspberries|strawberries|blueberries|gooseberries|currants|blackcurrants|rhubarb|fruit|cordons|espaliers|fruit cage|grapes',
  meadow:
    'meadow|wildflower meadow|wild patch|wild area|wild bit|mini meadow|long grass|wild corner|wildflower patch',
  pond: 'raised pool|goldfish pool|lily pool|fish pool|pond|wildlife pond|fish pond|koi pond|ponds|mini pond|fishpond',
  water:
    'water feature|fountain|rill|trough|waterfall|bubbling|sound of water|water sound|bird bath|birdbath|running water|moving water|cascade|water bowl|pebble fountain',
  stream: 'stream|ditch|brook|culvert|river',
  bed: 'border|borders|bed|beds|flower bed|flower beds|flowerbed|flowerbeds|planting|front border|back border|island bed|mixed border|shrubbery|plants|prairie planting',
  rockery: 'rockery|rock garden|alpine bed',
  hedge: 'hedge|hedges|hedging|hedge line|hedgerow',
  screen:
    'screen|screening|screens|privacy|private|privacy screen|hide|slatted screen|pleached trees|block out|seclusion',
  wall: 'retaining wall|low wall|brick wall|garden wall|dwarf wall|walls|stone wall',
  path: 'path|paths|pathway|stepping stones|walkway|garden path|footpath|track|stepping stone path',
  steps: 'steps|step|stairs|staircase|metal stairs',
  ramp: 'ramp|ramps|level access|handrail|grab rail|wheelchair ramp|rail',
  gate: 'gate|gates|side gate|back gate|garden gate|picket gate',
  arch: 'arch|arches|archway|rose arch|moon gate',
  trellis: 'trellis|trellises|obelisk|wires|lattice',
  parking:
    'parking|parking space|park the car|off road parking|off street parking|car space|space for a car|park',
  drive: 'drive|driveway|dropped kerb|drives',
  lighting:
    'lighting|lights|festoon lights|fairy lights|solar lights|uplighters|outdoor lights|security light|floodlight|lanterns|lamp',
  power:
    'electric|electrics|electricity|power|socket|sockets|outdoor socket|cable|armoured cable|charger',
  washing:
    'washing line|rotary line|rotary airer|clothes line|whirligig|rotary|washing|drying area|line|airer|rotary drier|rotary dryer|washing post',
  hammock: 'hammock|egg chair|hanging chair|swing chair',
  pots: 'pots|pot|containers|tubs|hanging baskets|window boxes|tub|terracotta pots|growbags|grow bags|baskets',
  hens: 'hens|chickens|hens run|walk-in run|chicken coop|chicken run|hen house|coop|henhouse|hen run|chook pen',
  pets: 'hutch|rabbit hutch|kennel|aviary|rabbit run|guinea pig run|catio|dog run|tortoise table|tortoise house|dog kennel|pigeon loft|duck house',
  beehive: 'hive|hives|beehive|beehives|bee hive',
  wildlife:
    'bird feeder|bird feeders|hedgehog house|bug hotel|bird box|bird boxes|bird table|insect hotel|log pile|hedgehog hole|wildlife|hedgehog highway|bee hotel|bat box|bat boxes|nest box|nest boxes|owl box|owl boxes|swift box|swift boxes|nesting box|nesting boxes',
  waterbutt: 'water butt|water butts|ibc tank|ibc|rain barrel|rainwater tank|waterbutt',
  irrigation: 'irrigation|watering system|drip hose|sprinkler|sprinklers|leaky hose',
  tap: 'tap|outside tap|outdoor tap|standpipe|hose',
  goal: 'goal|goals|football goal|football pitch|goalposts|goal posts|basketball hoop|hoop|basketball net|cricket net|net|table tennis|ping pong table|putting green|boules pitch|petanque',
  art: 'sculpture|statue|mosaic|urn|urns|pair of urns|sundial|mural|stone lantern|buddha|gnome|gnomes|memorial',
  artificialgrass:
    'artificial grass|fake grass|astroturf|astro turf|plastic grass|artificial lawn|artificial turf|astro|fake turf|fake lawn|plastic lawn|plastic turf',
  gravel:
    'gravel|gravelled area|shingle|pebbles|slate chippings|stones|chippings|gravel garden|gravel area|pea shingle|slate|cobbles',
  bark: 'bark|bark chippings|wood chip|woodchip|bark area|play bark|rubber|rubber mulch|wood chips',
  tree: 'tree|trees|small tree|big tree|multi stem',
  stump: 'stump|stumps|tree stump|roots|tree stumps|root',
  rubble:
    'rubble|spoil|junk|rubbish|old base|concrete base|skip|hardcore|heap|base|builders rubbish|sofa',
  tank: 'oil tank|gas tank|septic tank|tank|lpg tank|heat pump|air source heat pump|bunker|air raid shelter|anderson shelter|coal bunker|soakaway|cesspit|septic',
  manhole:
    'manhole|manholes|drain cover|inspection cover|drain|drains|manhole cover|sewer|inspection chamber|gully',
  conservatory: 'conservatory|orangery|sun room|sunroom|porch',
  extension: 'extension|kitchen extension|side return extension',
  garage:
    'garage|garages|double garage|single garage|barn|stable|stables|cart lodge|cart-lodge|cartlodge',
  carport: 'carport|car port',
};

export const MATERIAL_WORDS: Concepts = {
  sandstone:
    'sandstone|indian stone|indian sandstone|york stone|yorkstone|limestone|natural stone|stone|portland stone|cotswold stone',
  porcelain: 'porcelain|porcelain paving|porcelain tiles|tiles',
  brick:
    'brick|bricks|clay pavers|reclaimed brick|block paving|block paved|reclaimed bricks|pavers',
  timber: 'timber|wood|sleepers|railway sleepers|oak|larch|cedar cladding|wooden|sleeper|cedar',
  concrete: 'concrete|cement|tarmac|polished concrete|breeze block|rendered blockwork',
  composite: 'composite|plastic wood|millboard',
  steel: 'corten|corten steel|steel|metal|galvanised|rusty metal|aluminium',
  resin: 'resin|resin bound',
  setts: 'setts|granite setts|granite',
};

export const STYLE_WORDS: Concepts = {
  modern: 'modern|contemporary|sleek|minimalist modern|clean lines|architectural|geometric',
  cottage: 'cottage|cottagey|cottage garden|cottage style|english country|chocolate box|cottagy',
  formal: 'formal|symmetrical|symmetry|knot garden|parterre|topiary|clipped',
  natural:
    'naturalistic|natural|prairie|woodland|informal|relaxed|organic|piet oudolf|new perennial',
  mediterranean: 'mediterranean|tuscan|provence|greek|italian|spanish|moroccan|med|provencal',
  japanese: 'japanese|zen|oriental|japanese style',
  tropical: 'tropical|jungle|jungly|exotic|bali|jungle look',
  traditional: 'traditional|victorian|edwardian|period|old fashioned|old-fashioned|classic',
  minimal: 'minimal|minimalist|simple|uncluttered|plain',
  wild: 'wild|rewilded|rewild|rewilding|wildlife friendly|wildlife-friendly',
  country: 'country|rustic|farmhouse',
};

export const COLOUR_WORDS: Concepts = {
  white: 'white|whites|cream|ivory',
  pink: 'pink|pinks|magenta|fuchsia pink',
  purple: 'purple|purples|lilac|mauve|violet',
  blue: 'blue|blues',
  red: 'red|reds|crimson|burgundy|deep red',
  orange: 'orange|oranges|apricot|burnt orange|coral|peach',
  yellow: 'yellow|yellows|gold|lemon',
  green: 'green|greens|greenery',
  grey: 'grey|gray|greys|anthracite|silver',
  black: 'black|charcoal',
  brown: 'brown|browns|terracotta',
  bright:
    'bright|hot colours|colourful|bold colours|vibrant|bright colours|loud|lots of colour|colour|riot of colour|zingy',
  pastel: 'pastel|pastels|soft colours|muted|pale',
};
