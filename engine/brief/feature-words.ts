/** The words people use for what a garden can hold. */
import { FEATURE_DEFINITIONS } from '../features/features.ts';
import { FEATURES, NOT_DRAWN_PHRASES, type FeatureId } from '../features/names.ts';
import { makeDictionary } from './phrases.ts';

/** What a phrase stands for: features it asks for, and what refusing it refuses where that is more. */
export type FeatureWord = {
  features: FeatureId[];
  refuses?: FeatureId[];
  /** "We have one already" means it needs a place (trampoline), is there to stay (shed), or says nothing (lawn). */
  owned?: 'place' | 'stays' | undefined;
  /** Taking it away says nothing about wanting another ("rip up the old patio"). */
  removable?: false;
};

const VEG: FeatureWord = { features: ['veg2'], refuses: ['veg2', 'veg4'] };
const BIG_VEG: FeatureWord = { features: ['veg4'], refuses: ['veg2', 'veg4'] };
const STILL_WATER: FeatureWord = {
  features: ['pond'],
  refuses: ['pond', 'formalpond'],
  owned: 'stays',
};
const ANY_WATER: FeatureWord = { features: ['water'], refuses: ['water', 'pond', 'formalpond'] };
const PATIO: FeatureWord = {
  features: ['dining'],
  refuses: ['dining', 'lounge'],
  removable: false,
};
const EATING: FeatureWord = { features: ['dining'], removable: false };
const BARBECUE: FeatureWord = { features: ['dining'], refuses: [], removable: false };
const LOUNGE: FeatureWord = { features: ['lounge'], removable: false };
const SEAT: FeatureWord = { features: ['seat'], removable: false };
const LAWN: FeatureWord = { features: ['lawn'] };
const PLAY: FeatureWord = { features: ['play'], owned: 'place' };
const NONE: FeatureWord = { features: [] };

export const FEATURE_WORDS = makeDictionary<FeatureWord>([
  // words that only look like features
  [
    'coffee table|side table|water table|high water table|low water table|work table|potting table|table top|table lamp|turn the tables|table tennis|council table|play the piano|play up|birds of prey|love birds|early birds|to play with ideas|terraced house|terrace house|victorian terrace|edwardian terrace|georgian terrace|end of terrace|mid terrace|end terrace|terrace of houses|patio door|patio doors|ornamental grass|ornamental grasses|=grasses|grass cutting|prairie grass|bed and breakfast|bedroom|light and airy|=light|lighthouse|play music|play up|play host|bin man|shed load|shed light|shed a tear|shed its leaves|shed leaves|shed loads|lawn mower|lawnmower|garden centre|pond liner|swing by|house plant|grass snake|grass roots|screen time|fire door|roof terrace|roof garden|private drive|private road|lawn tennis|seat of|terraced|slide door|sliding door|swimming pool|paddling pool|school playground|play school|pots of money|potted|bird watching|pool table|grass is greener|water butt|water meter|waterlogged|water bill|spa town|bar stool|screen door|privately|home office job|working from home|work from home|barbecue smoke|compost delivered|veg box|hot tub party|terrace row|council tip|sun lounge|front lawn next door|artificial lawn|stone lantern|stone lanterns|artificial turf|artificial grass|fake grass|fake lawn|astro turf|astroturf|plastic grass|plastic lawn|faux grass|synthetic grass|dry shade|sweet pea|sweet peas|growing family|growing up|growing season|water loving|water hungry|garden water|squash court|fruit juice|fruit flies|herb crust|shade of|shades of|back of the shed|shed roof',
    NONE,
  ],
  ['patio|patio area|patios|terrace|sun terrace|paved area|hard standing for table', PATIO],
  [
    'dining area|dining space|dining terrace|dining patio|dining table|dining set|outdoor dining|dining outside|dine outside|dine outdoors|dining|dine al fresco|al fresco|alfresco|eat outside|eat outdoors|eating outside|eating for|eat for|eating outdoors|eat out there|eating area|eat in the garden|somewhere to eat|place to eat|space to eat|room to eat|area to eat|eat out|eat lunch|eat dinner|have meals|outdoor eating|meals outside|meals outdoors|lunch outside|dinner outside|breakfast outside|supper outside|table and chairs|table and chair|table for|big table|large table|long table|outdoor table|garden table|entertaining|entertain|entertainment area|entertaining space|entertaining area|host friends|host people|hosting|dinner parties|dinner party|summer parties|garden parties|have friends over|friends over|friends round|family round|family gatherings|entertain guests|picnic table|table|a table|table under|bistro set|bistro table|seater table',
    EATING,
  ],
  [
    'deck|decking|decked area|deck area|raised deck',
    { features: ['dining'], refuses: [], removable: false },
  ],
  [
    'lounge area|lounge space|outdoor lounge|lounge|lounging|lounging area|sofa|outdoor sofa|corner sofa|garden sofa|sofas|sun lounger|sunlounger|loungers|lounger|sunbed|sun bed|daybed|day bed|chill out area|chillout area|chill out zone|chill out space|chilling area|relaxing area|relaxation area|relaxing space|sunbathe|sunbathing|soft seating|comfy seating|comfortable seating|deckchairs|deck chairs|rattan furniture|rattan set',
    LOUNGE,
  ],
  [
    'shelter to sit behind|shelter to sit in|sheltered seat|sheltered spot|sheltered corner|nowhere to sit|seating area|seating areas|seating|seating space|sitting area|sit area|seat|seats|somewhere to sit|somewhere nice to sit|somewhere lovely to sit|nice place to sit|nice spot to sit|somewhere comfy to sit|somewhere comfortable to sit|somewhere peaceful to sit|somewhere pretty to sit|somewhere sunny to sit|somewhere shady to sit|somewhere else to sit|place to sit|spot to sit|space to sit|area to sit|sit outside|sit out|sit in the sun|sit and read|sit and relax|sit quietly|sit down|sitting out|quiet corner|quiet spot|quiet seat|quiet seating|secluded seat|secluded spot|secluded corner|reading nook|reading corner|reading spot|place to read|somewhere to read|nook|morning coffee|cup of tea|coffee in the morning|glass of wine|evening drink|place to relax|somewhere to relax|space to relax|sunny corner|sunny spot|second seat|second seating area|hidden seat|hidden corner|retreat|meditation|yoga|somewhere quiet|peaceful corner|coffee spot|coffee corner|coffee outside|somewhere sunny|somewhere shady|for breakfast|read a book',
    SEAT,
  ],
  [
    'lawn|lawned area|lawn area|grass|grassed area|grass area|grassy area|turf|turfed area|green space to run|area of grass|patch of grass|mowing|mow|to mow|mow the lawn|mowing the lawn|cutting the grass|cut the grass|lawn mowing|cutting grass',
    LAWN,
  ],
  [
    'kick a ball|kick a football|play football|football|kickabout|kick about|ball games|run around|run about|running around|cricket|badminton|rounders|cartwheels|goal posts|somewhere to run',
    { features: ['lawn'], refuses: [] },
  ],
  [
    'play area|play areas|play space|play zone|play corner|playground|playhouse|play house|wendy house|climbing frame|climbing wall|swings|swing set|=swing|slide|sandpit|sand pit|mud kitchen|tree house|treehouse|monkey bars|zip wire|zipwire|zip line|play equipment|space to play|place to play|somewhere to play|room to play|area to play|children to play|kids to play|child to play|grandchildren to play|grandkids to play|boys to play|girls to play|play in|to play|play outside|play outdoors|play safely|den|den building|playset|natural play|play tower|balance beam|cubby house|cubby|play stuff|play things|play kit|kids stuff|plastic toys',
    PLAY,
  ],
  [
    'trampoline|sunken trampoline|in ground trampoline',
    { features: ['trampoline'], owned: 'place' },
  ],
  [
    'pergola|gazebo|covered seating|covered area|covered seating area|covered dining|covered patio|canopy|veranda|verandah|louvred roof|louvered roof|covered space|loggia|pavilion|undercover area|under cover area|under cover',
    { features: ['pergola'] },
  ],
  [
    'arch|arches|arbour|arbor|rose arch|garden arch|archway|arbour seat|love seat',
    { features: ['arbour'] },
  ],
  [
    'fire pit|firepit|fire bowl|firebowl|chiminea|chimenea|chimnea|outdoor fire|outdoor fireplace|campfire|camp fire|fire place|fireplace|sit round a fire|sit around a fire|fire to sit|log burner|marshmallows|fire table|bonfire|bonfires|bonfire spot|bonfire area|bonfire pit',
    { features: ['firepit'] },
  ],
  [
    'hot tub|hottub|jacuzzi|spa|spa pool|swim spa|plunge tub',
    { features: ['hottub'], owned: 'place' },
  ],
  [
    "garden room|garden office|home office|office|office pod|garden studio|studio|summer house|summerhouse|log cabin|garden cabin|cabin|shepherd's hut|shepherds hut|shepherd hut|home gym|garden gym|gym|man cave|she shed|garden bar|outbuilding|music room|art studio|granny annexe|annexe|posh shed|pottery studio|insulated room",
    { features: ['gardenroom'], owned: 'stays' },
  ],
  [
    'shed|sheds|tool shed|garden shed|potting shed|workshop|tool store|storage shed',
    { features: ['shed'], owned: 'stays' },
  ],
  [
    'storage|bike store|bike shed|bike storage|bicycle store|bicycle storage|cycle store|cycle storage|log store|storage box|storage unit|garden storage|storage space|store for bikes|place for bikes|store bikes|bike has to live|put the bikes|put the bike|park the bike|park the bikes|place for a bike|somewhere for a bike|somewhere for the bike|room for a bike|space for a bike|bike rack|bike racks|bicycle rack|cycle rack|bikes have to live|keep the bikes|keep bikes|bikes need|space for bikes|room for bikes|for two bikes|for 2 bikes|for 3 bikes|for 4 bikes|for four bikes|for three bikes|store the bikes|somewhere for the bikes|somewhere to store|store tools|somewhere for tools|store cushions|hide the mower|lawnmower storage|cushion storage|storage bench',
    { features: ['store'] },
  ],
  [
    'bins|=bins|bin store|bin storage|wheelie bins|wheelie bin|recycling bins|hide the bins|hide our bins|screen the bins|refuse bins|dustbins|bin area',
    { features: ['bins'], owned: 'place' },
  ],
  [
    'greenhouse|green house|glasshouse|glass house|polytunnel|poly tunnel|cold frame|lean to greenhouse|orangery',
    { features: ['greenhouse'], owned: 'stays' },
  ],
  [
    'compost|compost bin|compost bins|compost heap|compost area|composting|compost corner|composter|wormery|leaf mould|leaf mold|hot bin',
    { features: ['compost'], owned: 'place' },
  ],
  [
    'veg patch|vegetable patch|veg|vegetables|vegetable|veggies|veggie patch|veg bed|veg beds|vegetable bed|vegetable beds|own food|own veg|own vegetables|own fruit and veg|grow our own|grow my own|grow your own|growing our own|growing food|grow food|grow some food|home grown|homegrown|growing area|growing space|tomatoes|salad|salads|salad leaves|courgettes|potatoes|runner beans|beans|peas|carrots|lettuce|kale|onions|pumpkins|raised beds|raised bed|raised veg beds|raised vegetable beds|grow things to eat|edible plants|edibles|home produce|crops|strawberries|chillies|spinach|beetroot|squash|sweetcorn|rhubarb|asparagus|planter for veg',
    VEG,
  ],
  [
    'kitchen garden|vegetable garden|veg garden|potager|allotment|allotment style|vegetable plot|veg plot|self sufficient|self sufficiency|productive garden|feed the family|feed a family|lots of vegetables|lots of veg|four raised beds|six raised beds|several raised beds|rotate crops|crop rotation|smallholding',
    BIG_VEG,
  ],
  [
    'raised flower bed|raised flower beds|raised border|raised borders|raised planter|raised planters|raised flowerbeds|raised flowerbed',
    NONE,
  ],
  [
    'herbs|=herb|herb garden|herb bed|herb patch|herb planter|kitchen herbs|culinary herbs|basil|parsley|coriander|chives|=mint',
    { features: ['herbs'] },
  ],
  // bushes and canes grow in a bed; fruit trained on a fence needs no ground of its own
  [
    'soft fruit|soft fruits|soft fruit bed|fruit bushes|fruit bush|fruit cage|raspberries|blackcurrants|gooseberries|redcurrants|blueberries|currants|loganberries|tayberries|blackberries',
    VEG,
  ],
  [
    'espalier|espaliers|espaliered fruit|espaliered|cordons|cordon apples|trained fruit|fruit on the fences|fruit on the walls|fruit along the fence|fruit up the wall|fan trained',
    NONE,
  ],
  [
    'orchard|mini orchard|fruit trees|fruit tree|fruit|fruit garden|apple =trees|pear =trees|plum =trees|cherry =trees|apples and pears|own fruit|apples|pears|plums',
    { features: ['orchard'] },
  ],
  [
    'meadow|wildflower|wildflowers|wild flower|wild flowers|wildflower meadow|wild flower meadow|mini meadow|long grass|wild area|wild patch|wild corner|wilder area|rewild|rewilding|wildflower area|wildflower lawn|flowery mead|wild bit|wilderness|flowering lawn',
    { features: ['meadow'] },
  ],
  [
    'pond|wildlife pond|wild pond|natural pond|small pond|nature pond|frog pond|fish pond|koi pond|koi|goldfish|pond for frogs|frogs|newts|dragonflies|natural swimming pond|mini pond|wildlife ponds|ponds',
    STILL_WATER,
  ],
  ['=water', { features: [], refuses: ['water', 'pond', 'formalpond'] }],
  ['open water|deep water', { features: [], refuses: ['pond', 'formalpond'] }],
  [
    'formal pond|formal pool|reflecting pool|reflection pool|reflective pool|rill|raised pond|raised pool|lily pool|lily pond|canal|black pool|mirror pool|still pool|rectangular pond|rectangular pool|modern pond',
    { features: ['formalpond'], refuses: ['formalpond', 'pond'], owned: 'stays' },
  ],
  [
    'water feature|water features|waterfeature|fountain|waterfall|cascade|bubbling stone|bubble fountain|pebble fountain|pebble pool|sound of water|running water|moving water|trickling water|trickle of water|water wall|water blade|sound of running water|sound of trickling water|water bowl|water spout|some water|any water|water basin|stone basin|tsukubai|water trough|bubbling water|flowing water|drilled boulder|water trickling|bit of water|little water|sound like water|sounds like water|sound of a stream|trickling',
    ANY_WATER,
  ],
  [
    "outdoor kitchen|chef's kitchen|built in bbq|built in barbecue|bbq kitchen|pizza oven|outdoor cooking|cook outside|cook outdoors|cooking outside|cooking outdoors|cooking area|built in grill|bar area|bar for drinks|=bar|big green egg|green egg|kamado|outdoor bar|outdoor sink",
    { features: ['kitchen'], owned: 'place' },
  ],
  // a barbecue on wheels stands on the terrace
  [
    'bbq|barbecue|barbeque|barbie|bbq area|barbecue area|barbeque area|bbqs|barbecues|outdoor grill|grill|space for a bbq|room for a bbq|place for a bbq',
    BARBECUE,
  ],
  [
    'bench|benches|garden bench|bench seat|bench seating|built in bench|built in seating|built in seat|swing seat|tree seat|circular bench|memorial bench',
    { features: ['bench'], owned: 'place' },
  ],
  [
    'uplighting|lighting|=lights|garden lighting|outdoor lighting|garden lights|outdoor lights|fairy lights|festoon lights|festoon lighting|festoons|solar lights|uplighters|uplights|mood lighting|lit at night|lit up at night|led lights|spike lights|string lights|lanterns|ambient lighting|subtle lighting|use it at night|enjoy at night|after dark',
    { features: ['lighting'] },
  ],
  [
    'washing line|rotary airer|rotary line|rotary washing line|clothes line|clothesline|clothes airer|dry washing|dry the washing|dry clothes|drying washing|laundry|hang washing|hang the washing|hang out washing|hang out the washing|whirligig|washing|drying area|rotary dryer|rotary drier',
    { features: ['washing'], owned: 'place' },
  ],
  [
    'hammock|hammocks|swing chair|egg chair|hanging chair|hanging egg chair',
    { features: ['hammock'], owned: 'place' },
  ],
  [
    'pots|=pots|containers|container planting|planters|terracotta pots|tubs|hanging baskets|window boxes|troughs|pot plants|potted plants|pots and containers|large planters',
    { features: ['pots'], owned: 'place' },
  ],
  [
    'bird feeder|bird feeders|bird table|bird bath|birdbath|bird box|bird boxes|feed the birds|=birds|garden birds|feeding birds|feeding the birds|nest box|nest boxes|bug hotel|insect hotel|bee hotel|hedgehog house|hedgehog home|hedgehogs|attract birds|attracting birds|watch the birds|watching the birds|bird watching station|bat box|bat boxes',
    { features: ['birdfeeder'], owned: 'place' },
  ],
  [
    "privacy|private|more private|screening|screen|screened|screened from|screen off|screen out|block the view|block out|blocking out|hide the view|hide the neighbours|hide from the neighbours|neighbours can't see|seclusion|secluded|not be overlooked|overlooked less|less overlooked|pleached trees|pleached hedge|pleached|shield us|hidden from view",
    { features: ['privacy'], removable: false },
  ],
  [
    'shade loving|shade loving plants|shade plants|plants for shade|shade planting|shady planting|woodland planting|woodland garden|woodland feel|woodland plants|woodland border|ferns|fern|hostas|shady border|shade border|plants that like shade|plants that cope with shade|plants that tolerate shade|shade tolerant|shade tolerant plants|fernery|stumpery',
    { features: ['shadeplanting'], removable: false },
  ],
  [
    'scent|scented|scented plants|fragrance|fragrant|perfume|perfumed|smells nice|smell nice|smells lovely|smell lovely|smells good|sensory garden|sensory planting|sensory|scents|aromatic|lovely smells|nice smells|smell good',
    { features: ['scent'] },
  ],
  [
    'cut flowers|cut flower|cutting garden|cutting patch|cut flower bed|flowers for cutting|flowers for the house|flowers to cut|flowers to pick|flowers for picking|pick flowers|picking flowers|flowers for a vase|flowers for the vase|flower arranging|bunches of flowers|cutting bed|flowers to bring indoors|flowers to bring inside',
    { features: ['cutflowers'] },
  ],
  // new features keep their words in their definition
  ...FEATURES.flatMap((feature): [string, FeatureWord][] => {
    const words = FEATURE_DEFINITIONS[feature].words;
    return words ? [[words.phrases, { features: [feature], owned: words.owned }]] : [];
  }),
]);

/** Things we do not design, and what is said when they are asked for. */
export const OUTSIDE_OUR_WORK = makeDictionary<string>([
  [
    'swimming pool|swimming pools|outdoor pool|plunge pool|lap pool|endless pool',
    'Swimming pools need their own specialist, so none is drawn',
  ],
  [
    'tennis court|basketball court|putting green|golf green|cricket net|astro pitch|football pitch',
    'Sports courts are outside what this tool draws',
  ],
  [
    'driveway|new drive|car port|carport|ev charger',
    'A new drive is planned with you at the visit',
  ],
  [
    'house extension|loft conversion|conservatory built|new conservatory',
    'Building work on the house is outside a garden design',
  ],
]);

/** Things people ask for that no drawing here shows yet, each as it is called back to the visitor. */
export const NOT_DRAWN = makeDictionary<string>(NOT_DRAWN_PHRASES);
