/** What people ask a plant to be, how they say it, and which plants are it. */
import { PET_WORDS } from '#content/assistant/everyday-words.ts';
import type { KnownPlant } from '#server/features/assistant/knowledge.ts';

export const TRAITS = [
  'shade',
  'partial-sun',
  'full-sun',
  'clay',
  'sandy',
  'loam',
  'chalk',
  'acid',
  'wet',
  'dry',
  'coast',
  'evergreen',
  'climber',
  'hedge',
  'tree',
  'shrub',
  'perennial',
  'groundcover',
  'bulb',
  'grass',
  'fern',
  'annual',
  'vegetables',
  'fruits',
  'herbs',
  'flowers',
  'bees',
  'butterflies',
  'birds',
  'scented',
  'pet-safe',
  'child-safe',
  'easy',
  'low-maintenance',
  'winter',
  'pots',
  'native',
  'thorny',
  'tall',
  'short',
  'aquatic',
] as const;
export type Trait = (typeof TRAITS)[number];
/** Of each group a plant or a garden has one; a later wish replaces an earlier one. */
export const TRAIT_GROUPS: readonly (readonly Trait[])[] = [
  ['shade', 'partial-sun', 'full-sun'],
  ['clay', 'sandy', 'loam', 'chalk', 'acid'],
  ['wet', 'dry'],
  ['tall', 'short'],
  [
    'climber',
    'hedge',
    'tree',
    'shrub',
    'perennial',
    'groundcover',
    'bulb',
    'grass',
    'fern',
    'annual',
    'vegetables',
    'fruits',
    'herbs',
    'flowers',
    'aquatic',
  ],
];

const WALL = '(?:a |the |my |our |an? ugly )?(?:\\w+[ -]){0,2}(?:wall|fence|trellis|pergola|arch)';
const ANIMALS = `(?:${PET_WORDS.filter((word) => word !== 'guinea').join('|')}|animals?|rabbits?|guinea ?pigs?|livestock)`;
const CHILDREN =
  '(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|little ones?|grandchild(?:ren)?|grandkids|grandson|granddaughter)';
const WHOSE =
  '(?:(?:a|my|our|the|two|three|small|young|big|new|other|several|some|free range|\\d+) ){0,3}';

export const TRAIT_WORDS: readonly (readonly [Trait, RegExp])[] = [
  [
    'partial-sun',
    /\b(?:part(?:ial|ly)?[ -]?(?:sun|sunny|shade|shady|shaded)|semi[ -]?shade|dappled|half sun|half shade|east facing|west facing|morning sun|afternoon sun)\b/,
  ],
  [
    'shade',
    /\b(?:shad(?:e|y|ed)|dark|north[ -]?(?:facing|wall|fence|side|garden|border)|no sun|little sun|not much (?:sun|light)|under (?:a |the |my |some )?trees?|sunless|low light)\b/,
  ],
  [
    'full-sun',
    /\b(?:full sun|sunny|south[ -]?(?:facing|wall|fence|side|garden|border)|hot(?! ?tubs?\b)|sun trap|suntrap|baking|lots of sun)\b/,
  ],
  ['clay', /\b(?:clay|heavy soil|heavy ground)\b/],
  ['sandy', /\b(?:sand|sandy|light soil|gravel(?:ly)?)\b/],
  ['loam', /\bloam(?:y)?\b/],
  ['chalk', /\b(?:chalk|chalky|limy|lime soil|alkaline)\b/],
  ['acid', /\b(?:acid|acidic|ericaceous)\b/],
  ['wet', /\b(?:wet|boggy|damp|moist|waterlogged|soggy|by (?:a|the|my) pond)\b/],
  ['dry', /\b(?:dry|drought|no watering|without watering|low water|hosepipe|xeriscape)\b/],
  ['coast', /\b(?:coast(?:al)?|seaside|by the sea|salt(?:y)?|wind|windy|exposed|gales?)\b/],
  [
    'evergreen',
    /\b(?:evergreens?|green all (?:year|winter)|keeps? (?:its|their) leaves|year round)\b/,
  ],
  [
    'climber',
    new RegExp(
      `\\b(?:climbers?|climbing (?:plants?|shrubs?|roses?)|(?:up|cover(?:ing)?|hide|disguise) ${WALL}|(?:plants?|something|anything|flowers?|grow\\w*|evergreens?|shrubs?|scented|climb\\w*) (?:\\w+ ){0,3}(?:on|for|up|against|over|along) ${WALL})\\b`,
    ),
  ],
  ['hedge', /\b(?:hedges?|hedging)\b/],
  ['tree', /\btrees?\b(?! (?:surg\w*|houses?|work|fell\w*|remov\w*|stumps?|roots?|trunks?)\b)/],
  ['shrub', /\b(?:shrubs?|bush(?:es)?)\b/],
  ['groundcover', /\b(?:ground ?cover|carpet(?:ing)?|suppress weeds)\b/],
  ['bulb', /\bbulbs?\b/],
  ['grass', /\bornamental grass(?:es)?\b|\bgrasses\b/],
  ['fern', /\bferns?\b/],
  ['annual', /\b(?:annuals?|bedding)\b/],
  ['perennial', /\b(?:perennials?|border plants?|herbaceous)\b/],
  [
    'vegetables',
    /\b(?:veg(?:gies?|gy|etables?|s)?|allotment|crops?|salads?|grow my own|kitchen garden|(?:things?|something|anything|stuff) (?:(?:i|we|you) can |to )eat|(?:grow|plant) to eat|edibles|edible plants?|plants? (?:(?:i|we|you) can |can (?:i|we|you) |to )eat)\b/,
  ],
  ['fruits', /\bfruits?\b/],
  ['herbs', /\bherbs?\b/],
  ['flowers', /\b(?:flowers?|flowering plants?|blooms?)\b/],
  [
    'aquatic',
    /\b(?:pond plants?|water plants?|plants? for (?:(?:a|my|the|our|small|wildlife|garden|new|shady|sunny) ){0,3}ponds?|aquatics?)\b/,
  ],
  ['bees', /\b(?:bees?|pollinat\w+|wildlife(?! ponds?\b)|bumblebees?|insects?)\b/],
  ['butterflies', /\bbutterfl(?:y|ies)\b/],
  ['birds', /\b(?:for birds|attract birds|birds)\b/],
  ['scented', /\b(?:scent(?:ed|s)?|fragran(?:t|ce)|smells? (?:nice|good|lovely)|perfume[d]?)\b/],
  [
    'pet-safe',
    new RegExp(
      [
        `\\b${ANIMALS}(?: and \\w+)?[ -]?(?:safe|friendly|proof)\\b`,
        `\\b(?:safe|suitable|ok|okay|fine|harmless|good) (?:for|around|with|near|to) ${WHOSE}${ANIMALS}\\b`,
        `\\b(?:not|non|isnt|isn't|arent|aren't|no)[ -]?(?:toxic|poisonous|harmful|dangerous)\\b.*\\b${ANIMALS}\\b`,
        `\\b(?:wont|won't|will not|doesnt|doesn't|dont|don't|cant|can't|not|never|without|no) (?:\\w+ ){0,2}(?:hurt|harm|harming|poison|poisoning|kill|killing|toxic|poisonous|danger\\w*)(?:ing)? (?:to |for )?${WHOSE}${ANIMALS}\\b`,
        `\\b(?:have|has|having|got|own|ive|i've|with|keep|around|near|because of|and|about|for) ${WHOSE}${ANIMALS}\\b(?! (?:wee|poo|pee|mess|dig\\w*|problem|repellent|off|out|from))`,
      ].join('|'),
    ),
  ],
  [
    'child-safe',
    new RegExp(
      [
        `\\b${CHILDREN}(?: and \\w+)?[ -]?(?:safe|friendly|proof)\\b`,
        `\\b(?:safe|suitable|ok|okay|fine|harmless) (?:for|around|with|near|to) ${WHOSE}${CHILDREN}\\b`,
        `\\b(?:not|non|isnt|isn't|arent|aren't|no)[ -]?(?:toxic|poisonous|harmful|dangerous)\\b.*\\b${CHILDREN}\\b`,
        `\\b(?:wont|won't|will not|doesnt|doesn't|dont|don't|cant|can't|not|never|without) (?:\\w+ ){0,2}(?:hurt|harm|harming|poison|poisoning|kill|toxic|poisonous)(?:ing)? (?:to |for )?${WHOSE}${CHILDREN}\\b`,
        `\\b(?:have|has|having|got|ive|i've|with|because of) ${WHOSE}${CHILDREN}\\b`,
      ].join('|'),
    ),
  ],
  [
    'low-maintenance',
    /\b(?:low[ -]?(?:maintenance|upkeep)|no maintenance|little (?:work|maintenance)|no work|lazy|fuss free|hassle free|easy care)\b/,
  ],
  [
    'easy',
    /\b(?:eas(?:y|iest)|beginners?|novice|foolproof|cant kill|can't kill|hard to kill|unkillable|kids? (?:can|to) grow)\b/,
  ],
  [
    'winter',
    /\b(?:winter (?:interest|colour|color|flower\w*|flowers)|in (?:the )?winter|over winter)\b/,
  ],
  [
    'pots',
    /\b(?:pots?|potted|containers?|(?<!hot )tubs?|planters?|balcon(?:y|ies)|window ?box(?:es)?|patio plants?|(?:grow ?)?bags?|troughs?|hanging baskets?|roof terrace)\b/,
  ],
  ['native', /\bnatives?\b/],
  ['thorny', /\b(?:thorn(?:y|s)?|prickly|spiky|burglars?|intruders?|security)\b/],
  ['tall', /\b(?:tall|high|big plants?|back of (?:a |the )?border)\b/],
  [
    'short',
    /\b(?:(?:under|below|less than|up to|maximum|max|no (?:more|higher|taller) than) (?:about )?(?:a met(?:re|er)|\d+(?:\.\d+)? ?(?:m|cm|met(?:re|er)s?|ft|feet))|short|low growing|dwarf|compact|low (?:hedges?|hedging|plants?|shrubs?|border|evergreens?|flowers?|box)|knee high|front of (?:a |the )?border|edging)\b/,
  ],
];

const monthsOfWinter = [12, 1, 2];
type Test = (plant: KnownPlant) => boolean;
const fromCatalogue =
  (test: (plant: NonNullable<KnownPlant['catalogue']>) => boolean): Test =>
  (plant) =>
    plant.catalogue !== null && test(plant.catalogue);
const category =
  (...names: string[]): Test =>
  (plant) =>
    names.includes(plant.catalogue?.category ?? '');

/** Trained edibles and trees are never what a pot, a border or a front row wants. */
export const TRAIT_TESTS: Record<Trait, Test> = {
  shade: (plant) =>
    plant.catalogue?.sun.includes('shade') ?? plant.calendar?.sunRequirement === 'Shade',
  'partial-sun': (plant) =>
    plant.catalogue?.sun.includes('partial-sun') ??
    plant.calendar?.sunRequirement === 'Partial Sun',
  'full-sun': (plant) =>
    plant.catalogue?.sun.includes('full-sun') ?? plant.calendar?.sunRequirement === 'Full Sun',
  clay: (plant) =>
    plant.catalogue?.soil.textures.includes('clay') ?? plant.calendar!.soils.includes('clay'),
  sandy: (plant) =>
    plant.catalogue?.soil.textures.includes('sandy') ?? plant.calendar!.soils.includes('sandy'),
  loam: (plant) =>
    plant.catalogue?.soil.textures.includes('loam') ?? plant.calendar!.soils.includes('loam'),
  chalk: fromCatalogue((plant) => plant.tolerates.chalk),
  acid: fromCatalogue((plant) => plant.soil.phMin <= 5 && plant.soil.phMax <= 6.8),
  wet: (plant) =>
    plant.catalogue
      ? plant.catalogue.tolerates.wetClay || plant.catalogue.soil.moisture.includes('wet')
      : plant.calendar!.isMoistureLoving,
  dry: fromCatalogue((plant) => plant.tolerates.drought),
  coast: fromCatalogue((plant) => plant.tolerates.coast),
  evergreen: fromCatalogue((plant) => plant.foliage.type === 'evergreen'),
  climber: category('climber'),
  hedge: (plant) => plant.catalogue?.category === 'hedging' || plant.catalogue?.layer === 'hedge',
  tree: category('tree'),
  shrub: category('shrub'),
  perennial: category('perennial'),
  groundcover: (plant) =>
    plant.catalogue?.category === 'groundcover' || plant.catalogue?.layer === 'groundcover',
  bulb: category('bulb'),
  grass: category('grass'),
  fern: category('fern'),
  annual: category('annual'),
  aquatic: category('aquatic'),
  vegetables: (plant) =>
    plant.calendar?.category === 'vegetables' || plant.catalogue?.category === 'vegetable',
  fruits: (plant) => plant.calendar?.category === 'fruits' || plant.catalogue?.category === 'fruit',
  herbs: (plant) => plant.calendar?.category === 'herbs' || plant.catalogue?.category === 'herb',
  flowers: (plant) =>
    plant.calendar?.category === 'flowers' ||
    ['perennial', 'annual', 'bulb'].includes(plant.catalogue?.category ?? ''),
  bees: fromCatalogue((plant) => plant.wildlife.includes('bees')),
  butterflies: fromCatalogue((plant) => plant.wildlife.includes('butterflies')),
  birds: fromCatalogue((plant) => plant.wildlife.includes('birds')),
  scented: fromCatalogue((plant) => plant.flower.scented),
  'pet-safe': fromCatalogue((plant) => plant.toxicity.pets === 'none'),
  'child-safe': fromCatalogue((plant) => plant.toxicity.people === 'none' && !plant.thorny),
  easy: (plant) =>
    plant.calendar?.difficulty
      ? plant.calendar.difficulty === 'beginner'
      : plant.catalogue?.maintenance === 'low',
  'low-maintenance': fromCatalogue((plant) => plant.maintenance === 'low'),
  winter: fromCatalogue((plant) =>
    monthsOfWinter.some(
      (month) => plant.flower.months.includes(month) || plant.otherInterest?.months.includes(month),
    ),
  ),
  pots: (plant) =>
    heightOf(plant) <= 1.2 &&
    !['tree', 'hedging', 'aquatic', 'climber'].includes(plant.catalogue?.category ?? '') &&
    !['canopy', 'hedge'].includes(plant.catalogue?.layer ?? ''),
  native: fromCatalogue((plant) => plant.nativeUK),
  thorny: fromCatalogue((plant) => plant.thorny),
  tall: (plant) => heightOf(plant) >= 1.5,
  // A low hedge is one to look over, not one to step over.
  short: (plant) =>
    heightOf(plant) <=
    (plant.catalogue?.category === 'hedging' || plant.catalogue?.layer === 'hedge' ? 1.2 : 0.5),
};
/** Metres. */
export const heightOf = (plant: KnownPlant): number =>
  plant.catalogue?.heightM ?? plant.calendar?.heightM ?? 1;

/** How a wish reads in a sentence: "plants for shade on clay". */
export const TRAIT_PHRASES: Record<Trait, string> = {
  shade: 'for shade',
  'partial-sun': 'for partial shade',
  'full-sun': 'for full sun',
  clay: 'for clay',
  sandy: 'for sandy soil',
  loam: 'for loam',
  chalk: 'for chalk',
  acid: 'for acid soil',
  wet: 'for moist ground',
  dry: 'for dry ground',
  coast: 'for wind and coast',
  evergreen: 'that keep their leaves',
  climber: 'climbers',
  hedge: 'hedges',
  tree: 'trees',
  shrub: 'shrubs',
  perennial: 'perennials',
  groundcover: 'ground cover',
  bulb: 'bulbs',
  grass: 'ornamental grasses',
  fern: 'ferns',
  annual: 'annuals',
  vegetables: 'vegetables',
  fruits: 'fruit',
  herbs: 'herbs',
  flowers: 'flowers',
  aquatic: 'pond plants',
  bees: 'for bees',
  butterflies: 'for butterflies',
  birds: 'for birds',
  scented: 'with scent',
  'pet-safe': 'with nothing noted against pets',
  'child-safe': 'with nothing noted against people and no thorns',
  easy: 'for beginners',
  'low-maintenance': 'that ask for little work',
  winter: 'with something to see in winter',
  pots: 'for pots',
  native: 'native to Britain',
  thorny: 'with thorns',
  tall: 'of 1.5 m and more',
  short: 'that stay low',
};
const KINDS: readonly Trait[] = TRAIT_GROUPS.at(-1)!;
export const isKind = (trait: Trait): boolean => KINDS.includes(trait);
export const COLOURS = [
  'white',
  'pink',
  'red',
  'blue',
  'purple',
  'violet',
  'yellow',
  'orange',
  'cream',
  'lilac',
  'crimson',
  'scarlet',
  'gold',
  'mauve',
] as const;
