/** What people say of the ground, of themselves and of what troubles them, by kind and concept. */
import type { Concepts } from './concepts.ts';

export const SOIL_WORDS: Concepts = {
  clay: 'clay|clay soil|heavy clay|london clay|clayey|claggy|heavy soil',
  loam: 'loam|loamy|brickearth',
  sandy: 'sandy|sand|sandy soil|light soil|free draining soil',
  chalk: 'chalk|chalky|flint|flinty',
  peat: 'peat|peaty|fen',
  stony: 'stony|stones in',
  poor: 'poor soil|thin soil|bad soil|awful soil|rubbish soil|no topsoil|thin topsoil',
  rich: 'good soil|lovely soil|rich soil|decent soil|fertile|black soil|nice soil',
  rubble: 'builders rubble|builders rubbish|brick ends|half bricks|full of rubble|hardcore',
  acid: 'acid|acidic|acid soil|ericaceous|ph 5',
  alkaline: 'alkaline|limy|ph 8',
  compacted: 'compacted|like concrete|rock hard|hard as rock|sets like concrete|bakes hard|baked',
  contaminated: 'contaminated|contamination|oil spill|landfill',
};
export const DRAINAGE_WORDS: Concepts = {
  wet: 'wet|waterlogged|boggy|bog|soggy|sodden|damp|swamp|swampy|squelchy|quagmire|marsh|waterlogs|sits wet|high water table|wet feet|squelches',
  dry: 'dry|bone dry|parched|dries out|drains like|free draining|well drained|free-draining',
  flood: 'flood|floods|flooded|flooding|flood zone|flood plain',
  puddles: 'puddle|puddles|standing water|pools|water sits|water stands|ponding',
  runoff: 'run off|runoff|runs off|water runs|rain runs|water comes down|pours down',
};
export const LIGHT_WORDS: Concepts = {
  sunny:
    'sunny|full sun|sun all day|sun most of the day|suntrap|sun trap|gets the sun|lots of sun|plenty of sun|hot|baking|scorching|blazing sun|morning sun|afternoon sun|evening sun|sun',
  shady:
    'shady|shade|shaded|dark|no sun|hardly any sun|full shade|deep shade|gloomy|never gets sun|little sun|very little sun|overshadowed|dim|dingy',
  part: 'part shade|partial shade|dappled|half shade|dappled shade|semi shade|part sun',
};
export const LEVEL_WORDS: Concepts = {
  level: 'level|flat|dead flat|all flat|completely flat|fairly flat|fairly level',
  slope_up:
    'slopes up|slopes upwards|uphill|rises|goes up|climbs|sloping up|higher at the back|slopes up away|rising',
  slope_down:
    'slopes down|slopes away|falls away|drops away|downhill|goes down|sloping down|runs downhill|falls|drops',
  slope_across:
    'slopes across|slopes left to right|slopes from left|slopes from right|slopes sideways|falls across',
  slope:
    'slope|sloping|slopes|on a slope|on a hill|steep|bank|banks|hillside|slight slope|gradient',
  retaining: 'retaining wall|retaining walls|retaining',
  terraced: 'terraced|tiers|tier|two levels|split level|three levels|two tier|terraces|levels',
  steps_down: 'steps down|step down|down steps|two steps down|steps up|step up|up steps|steps from',
  step: 'threshold|sill|door step|doorstep|below the door|lip',
};
export const ACCESS_WORDS: Concepts = {
  through_house:
    'through the house|through the kitchen|through the hall|through the flat|through the living room|through the lounge|through the front door|through the front room|via the house',
  side_way:
    'side gate|side passage|side access|side alley|side return|side path|down the side|passage|alley|alleyway|ginnel|snicket|entry|side entrance|side way|gate at the side',
  narrow: 'narrow access|wide at the narrowest|tight access|wheelbarrow|barrow|digger',
  no_access: 'no access|no side access|no other access|no rear access|no way in',
  rear_access:
    'rear access|back access|access from the back|access at the back|back lane|service road|rear gate|access lane|vehicle access',
  shared:
    'shared access|shared drive|right of way|shared path|right of access|communal path|shared alley|shared passage',
  crane: 'crane|lift over|hoist',
  parking_none:
    'no parking|permit parking|red route|yellow lines|nowhere to park|nowhere to put a skip',
  steps: 'up three flights|no lift',
};
export const BOUNDARY_WORDS: Concepts = {
  fence:
    'fence|fences|fencing|fence panels|panels|panel fence|close board|featheredge|post and rail|chainlink|chain link|larch lap',
  wall: 'wall|walls|brick wall|garden wall|party wall|boundary wall|stone wall',
  hedge: 'hedge|hedges|privet hedge|laurel hedge|leylandii hedge|beech hedge',
  railings: 'railings|railing|iron railings|balustrade|glass balustrade|parapet',
  open: 'open plan|open to the field|no fence|no boundary|unfenced|open',
  broken: 'broken fence|falling down|blew down|leaning|rotten fence|rotten panels|fence is down',
  none: 'no fences',
};
export const NEIGHBOUR_WORDS: Concepts = {
  overlooked:
    'overlooked|look in|look straight in|looks in|look into|looking in|overlook|overlooks|looked over|see in|see straight in|goldfish bowl|look down|overlooking|being watched|windows look|nosy|on show|privacy',
  noise: 'noise|noisy|traffic|trampoline noise|barking|loud music',
  building:
    'flats|block of flats|new houses|their extension|next doors extension|tower block|warehouse',
  trees:
    'next doors tree|neighbours tree|their tree|their leylandii|neighbours leylandii|next door tree|their conifers',
  dispute: 'dispute|fallen out|argument with',
  pets: 'next doors cat|neighbours cat|next doors dog|neighbours dogs|cats from next door',
  not_overlooked: 'not overlooked|nobody looks in|no one overlooks|private already|nobody can see',
  road: 'main road|busy road|road|bus stop|pavement',
  rail: 'railway|train line|trains|railway line|tube line',
};
export const PERSON_WORDS: Concepts = {
  adult: 'just me|me|on my own|by myself|live alone|i live alone|myself',
  couple:
    'husband|wife|partner|couple|my husband|my wife|two of us|us two|just us|both of us|boyfriend|girlfriend|fiance|hubby|dh|dw|oh|just the two of us',
  child:
    'kids|children|child|son|daughter|boys|girls|kid|boy|girl|little ones|year old|year olds|sons|daughters|twins|little one|nephew|nieces|niece|pupils|lads|ds|dd',
  baby: 'baby|newborn|babies|pregnant|expecting|due in|on the way',
  toddler: 'toddler|toddlers|just walking|crawling',
  teen: 'teenager|teenagers|teens|teenage|teen|teenage son|teenage daughter',
  elderly:
    'elderly|mum|dad|mother|father|retired|pensioner|pensioners|in her eighties|in my eighties|nan|mother in law|my mum|my dad|my mother|my father|mil|fil|grandad|grandma|residents',
  grandchild:
    'grandchildren|grandkids|grandson|granddaughter|grandchild|grandsons|granddaughters|grandbabies',
  disabled: 'wheelchair user|disabled|walking frame|frame|stick|walker|crutches|mobility',
  visitor: 'friends|guests|family round|visitors|mates|customers|people over|family over|family',
  carer: 'carer|carers|care worker|nurse',
  renter: 'rent|renting|rented|tenant|tenants|landlord|students|lodger|lodgers|let|hmo',
  novice:
    'novice|beginner|no idea|clueless|not a gardener|know nothing|never gardened|first garden|black thumb|not green fingered|kill everything|complete beginner',
  keen: 'keen gardener|love gardening|enjoy gardening|keen|allotment holder|green fingered|plantaholic|plant nerd',
};
export const HEALTH_WORDS: Concepts = {
  wheelchair: 'wheelchair|wheelchairs|power chair|mobility scooter|powerchair|scooter',
  backpain:
    'bad back|back is bad|back problems|back went|my back|slipped disc|back gives out|sciatica|spine',
  knees:
    "knees|knee|hip|hips|hip replacement|cannot bend|can't bend|cant bend|cannot kneel|can't kneel|bending|kneeling",
  weakgrip: 'arthritis|arthritic|grip|weak hands|hands are bad|rheumatoid',
  sight: 'sight loss|blind|partially sighted|sight|macular|registered blind|visually impaired',
  dementia: "dementia|alzheimers|alzheimer's",
  hayfever: 'hay fever|hayfever|pollen',
  allergy: 'allergy|allergic|bee sting|wasp sting|anaphylactic|epipen',
  autism: 'autism|autistic|adhd|sensory|asd|send',
  asthma: 'asthma|asthmatic|copd|breathing',
  epilepsy: 'epilepsy|epileptic|seizures',
  pregnant: 'pregnant|expecting',
  housebound: "housebound|bed bound|bedbound|can't get out|stuck indoors",
  tired:
    "ms|stroke|cancer|chemo|fatigue|heart attack|parkinsons|parkinson's|long covid|chronic fatigue|poorly|ill|falls|fall|fell|unsteady|not steady|operation",
};
export const ANIMAL_WORDS: Concepts = {
  dog: 'dog|dogs|puppy|puppies|labrador|lab|labs|labradors|spaniel|cockapoo|terrier|retriever|greyhound|whippet|lurcher|collie|staffie|dachshund|labradoodle|border collie|husky|alsatian|german shepherd|jack russell|cavapoo|staffy|golden retriever|beagle|poodle|bulldog|spaniels',
  cat: 'cat|cats|kitten|kittens',
  hens: 'hens|chickens|chooks|bantams|cockerel',
  rabbit: 'rabbit|rabbits|guinea pig|guinea pigs|bunny|bunnies',
  tortoise: 'tortoise|tortoises',
  horse: 'horse|horses|pony|ponies|donkey|donkeys',
  ducks: 'ducks|duck|geese',
  fish: 'fish|koi|goldfish',
  bees: 'bees|bee|pollinators|butterflies|bumblebees',
  fox: 'fox|foxes',
  badger: 'badger|badgers',
  hedgehog: 'hedgehog|hedgehogs',
  birds: 'birds|bird|robin|blackbird|sparrows|pigeons|blackbirds|swifts|wren|goldfinches|bats|bat',
  deer: 'deer|muntjac',
  slugs: 'slugs|snails|slug',
  rats: 'rat|rats|mice|vermin',
  heron: 'heron',
  other:
    'frogs|frog|newts|toads|squirrel|squirrels|moles|wasps|mosquitoes|snakes|sheep|goats|slow worms',
};
export const MONEY_WORDS: Concepts = {
  low: "no money|skint|tight budget|not much money|money is tight|money's tight|cheap|cheaply|on a budget|shoestring|small budget|cant afford|can't afford|limited budget|low budget|as cheap as possible|as little as possible|not a lot of money|modest budget|broke",
  plenty:
    "money no object|money is no object|money's not the issue|money is not the issue|generous budget|budget is flexible",
  quote: 'quote|quoted|quotes|estimate',
  spent: 'spent|already spent|paid',
  rate: 'a month|per month|pcm|monthly',
  budget: 'budget|grand|budget of|to spend|quid|pounds|all in|savings|k',
};
export const TIME_WORDS: Concepts = {
  upkeep_low:
    'low maintenance|low-maintenance|easy maintenance|no maintenance|easy care|minimal upkeep|no upkeep|easy to look after|easy to maintain|low upkeep|maintenance free|not much work|little maintenance|hate gardening|no time|no weeding|easy upkeep|minimal maintenance|look after itself|looks after itself|less work|less mowing|less weeding|less watering|no mowing|hate mowing',
  upkeep_hours:
    'hours a week|hour a week|hours a month|half an hour|an hour a week|hours on a saturday',
  keen_gardener: 'potter|pottering|happy to weed|gardening is my|love to garden|spend hours',
  deadline:
    'by easter|by christmas|by summer|before the baby|by may|by june|wedding|before summer|in time for|by the time|deadline|party in',
  stages:
    'in stages|stages|phases|phased|bit by bit|over time|over a few years|a bit at a time|gradually|phase|one bit at a time',
  soon: 'asap|as soon as possible|straight away|soon|urgent|this spring|this year|this summer|next spring|next month|this autumn',
  season:
    'spring|summer|autumn|winter|all year|year round|all year round|all-year|winter interest|every season',
  later: 'later|next year|one day|eventually|can wait|down the line|in the future',
  years: 'years|moving|sell|selling|forever home|few years',
};
export const USE_WORDS: Concepts = {
  eat: 'eat outside|eat out|eating outside|dinner outside|lunch outside|breakfast outside|meals outside|eat outdoors|sunday lunch|have lunch|dine',
  sit: 'sit out|sit outside|sit and|sit in the sun|coffee|cup of tea|glass of wine|cuppa|sitting out|morning coffee|sit there|sit with',
  party:
    'party|parties|entertain|entertaining|have friends over|people round|hosting|friends round|host|mates round|gatherings|have people over|bbqs',
  play: 'play|run around|run about|play out|playing|kids to play',
  football:
    'football|kick a ball|kickabout|ball games|cricket|penalties|badminton|rounders|volleyball',
  work: 'work from home|working from home|wfh',
  exercise: 'yoga|exercise|weights|gym|workout|tai chi|pilates',
  dry_washing: 'dry washing|dry the washing|dry clothes|hang washing|hang out the washing|drying',
  smoke: 'smoke|smoking|cigarette|vape|shisha',
  grow_food: 'grow food|grow veg|grow vegetables|grow things|grow something|growing|grow',
  relax:
    'relax|unwind|peace|peace and quiet|relaxing|chill|calm|escape|tranquil|switch off|peaceful|somewhere quiet',
  evening: 'evenings|evening|after work|at night|after dark|sunset|evening drinks',
  view: 'view|views|look out on|looking out|look at|outlook|look out over',
  sleep: 'sleep|nap|doze',
  read: 'read|reading|read a book',
  pray: 'pray|meditate|meditation|prayer',
  bikes:
    'bikes|bike|bicycles|cycle|cycles|motorbike|push bikes|scooters|kayak|surfboards|paddleboards|pram|buggy',
  dogs_toilet: 'dog toilet|toilet|poo',
  look_from_house:
    'from the kitchen|from the window|from the kitchen window|from inside|kitchen sink|from the house|from the sofa|out of the window|from the bedroom|from the lounge|from her window|from the living room',
  children_see: 'see the kids|keep an eye|see them from|watch the kids|watch them|keep an eye on',
  winter: 'in winter|over winter|winter',
  year_round: 'all year|year round|all year round|every month',
};
export const PROBLEM_WORDS: Concepts = {
  weeds:
    "weeds|weedy|ground elder|bindweed|nettles|brambles|couch grass|mare's tail|marestail|horsetail|weed|dandelions|thistles|docks",
  knotweed: 'knotweed|japanese knotweed',
  moss: 'moss|mossy|algae|slippery|slimy',
  mud: 'mud|muddy|mudbath|mud bath',
  bare: 'bare|bare earth|bare soil|bald|nothing there|blank canvas|nothing grows|bare mud',
  overgrown:
    'overgrown|jungle|out of control|let go|gone wild|run wild|wilderness|mess|neglected|state|taken over|tangle|out of hand',
  dead: 'dead|died|dying|dies|killed',
  roots: 'roots|suckers',
  rot: 'rotten|rotting|rotted|rot|on its last legs|falling apart|collapsing|wonky|wobbly|knackered|past it',
  cracks:
    'cracked|cracks|subsidence|uneven|sunk|sunken|sinking|trip hazard|broken up|wobbles|lifting|lifted|heave',
  smell: 'smell|smells|stinks|stink|smelly',
  pests:
    'slugs|rats|vine weevil|box blight|box moth|caterpillar|aphids|honey fungus|moles|rabbits eat|deer eat|squirrels|blight',
  mess: 'cat mess|cat poo|dog mess|fox poo|fox mess|poo|cats poo|digs|dig|dig up|digs up|digging',
  overlooked: 'overlooked',
  noise: 'noise|noisy|traffic noise',
  wind: 'wind|windy|exposed|blows|wind tunnel|gales|gusts|blustery|windswept',
  salt: 'salt|salty|sea air|salt spray',
  heat: 'too hot|heat|scorched|baked|bakes',
  frost: 'frost|frost pocket|cold',
  theft: 'theft|stolen|nicked|thieves|broken into|burgled|security',
  vandalism: 'vandalism|vandals|kicked in',
  collapse: 'collapsed|collapse|leaning|leans|fell down|blew down|fallen down|bowing|bulging',
  asbestos: 'asbestos',
  dark: 'dark|gloomy',
  sterile_membrane: 'membrane|weed membrane|plastic sheet|weed mat|weed fabric|landscape fabric',
  builders_damage: 'builders|builder|after the build|the developers|developer',
  safety: 'dangerous|unsafe|death trap|hazard|safety|safe|escape|escapes|get out',
  eyesore: 'ugly|eyesore|horrible|hideous|depressing|awful|grim|hate it|hate looking|embarrassing',
  low_use: "never use|don't use|nobody uses|never go out|unused|wasted|waste of space|never used",
  size: 'too small|too big|tiny|narrow|long and thin|long narrow|awkward|cramped|postage stamp|awkward shape|odd shape|pokey',
};
export const RULE_WORDS: Concepts = {
  tpo: 'tpo|preservation order|protected tree|tree preservation order|protected',
  conservation: 'conservation area',
  listed: 'listed|grade ii|grade 2|grade two|listed building',
  planning: 'planning|planning permission|permitted development|planners|article 4',
  covenant: 'covenant|deeds|covenants|management company|leasehold|freeholder|lease|estate rules',
  landlord: 'landlord|council|housing association|landlady|letting agent|agent',
  party_wall: 'party wall',
  building_regs: 'building regs|building control|building regulations|load|weight|structural',
  highway: 'highway|visibility|pavement|dropped kerb',
  ofsted: 'ofsted|insurance',
  allotment_rules: 'allotment rules|site rules',
  manhole_access: 'build over',
  other: 'nhbc|warranty|hoa|church|faculty|quinquennial',
};
export const PLACE_WORDS: Concepts = {
  back: 'back garden|rear garden|back yard|backyard|garden at the back|at the back|out the back|round the back|back',
  front: 'front garden|front|front yard|out the front|in front|front door',
  side: 'side garden|side return|side strip|down the side|strip at the side|side passage',
  courtyard: 'courtyard|yard|patio garden|small yard|back court',
  balcony: 'balcony|balconies',
  roof: 'roof terrace|roof|roof garden|rooftop|flat roof',
  field: 'field|paddock|acre|acres|smallholding|half acre',
  communal:
    'communal|communal garden|shared garden|school|nursery|care home|churchyard|pub garden|cafe|playground',
  allotment: 'allotment|plot',
  newbuild: 'new build|new-build|newbuild|new estate|persimmon|barratt|new house',
  lightwell: 'light well|lightwell|basement',
  several:
    'several bits|two gardens|two bits|both gardens|front and back|three areas|separate bits',
};
