/** What a garden can have, and what it is called: the one table of names, without imports, so that a page may read it alone. */

type FeatureNames = {
  /** On its own, as in a form: "Fire pit". */
  label: string;
  /** In a sentence: "a fire pit". */
  phrase: string;
  /** Agrees with "are" and "them". */
  isPlural?: true;
  /** Takes ground of its own, which the layout finds; the others go inside other rooms. */
  hasGround?: true;
  /** Seldom asked for: no choice of the form, but where the words ask for it. */
  isRare?: true;
};

/** In the order of the form. */
export const FEATURE_NAMES = {
  dining: { label: 'Somewhere to eat', phrase: 'a place to eat' },
  lounge: { label: 'Somewhere to lounge', phrase: 'a lounge' },
  lawn: { label: 'Lawn', phrase: 'a lawn' },
  play: { label: 'Play area', phrase: 'a play area', hasGround: true },
  trampoline: { label: 'Trampoline', phrase: 'a trampoline', hasGround: true },
  seat: { label: 'A second seat', phrase: 'a second seat', hasGround: true },
  pergola: { label: 'Pergola', phrase: 'a pergola', hasGround: true },
  arbour: { label: 'Arbour', phrase: 'an arbour', hasGround: true },
  firepit: { label: 'Fire pit', phrase: 'a fire pit', hasGround: true },
  hottub: { label: 'Hot tub', phrase: 'a hot tub', hasGround: true },
  sauna: { label: 'Sauna', phrase: 'a sauna', hasGround: true },
  gardenroom: { label: 'Garden room', phrase: 'a garden room', hasGround: true },
  shed: { label: 'Shed', phrase: 'a shed', hasGround: true },
  store: { label: 'Garden store', phrase: 'a garden store', hasGround: true },
  bins: { label: 'Bin store', phrase: 'a bin store', hasGround: true },
  greenhouse: { label: 'Greenhouse', phrase: 'a greenhouse', hasGround: true },
  polytunnel: { label: 'Polytunnel', phrase: 'a polytunnel', hasGround: true },
  run: { label: 'Run for hens or pets', phrase: 'a run for hens or pets', hasGround: true },
  compost: { label: 'Compost bins', phrase: 'compost bins', isPlural: true, hasGround: true },
  veg4: { label: 'Kitchen garden of four beds', phrase: 'a kitchen garden', hasGround: true },
  veg2: { label: 'Vegetable beds', phrase: 'vegetable beds', isPlural: true, hasGround: true },
  herbs: { label: 'Herb bed', phrase: 'a herb bed', hasGround: true },
  orchard: { label: 'Fruit trees', phrase: 'fruit trees', isPlural: true, hasGround: true },
  meadow: { label: 'Meadow', phrase: 'a meadow', hasGround: true },
  pond: { label: 'Wildlife pond', phrase: 'a pond', hasGround: true },
  formalpond: { label: 'Formal pond', phrase: 'a formal pond', hasGround: true },
  water: { label: 'Small water feature', phrase: 'a water feature', hasGround: true },
  putting: { label: 'Putting green', phrase: 'a putting green', hasGround: true, isRare: true },
  boules: { label: 'Boules pitch', phrase: 'a boules pitch', hasGround: true, isRare: true },
  ballcourt: { label: 'Hard court', phrase: 'a hard court', hasGround: true, isRare: true },
  tabletennis: {
    label: 'Table tennis',
    phrase: 'room for table tennis',
    hasGround: true,
    isRare: true,
  },
  exercise: {
    label: 'Place to exercise',
    phrase: 'a place to exercise',
    hasGround: true,
    isRare: true,
  },
  clearing: { label: 'Open ground', phrase: 'open ground', hasGround: true, isRare: true },
  pool: { label: 'Pool', phrase: 'a pool', hasGround: true, isRare: true },
  smokehouse: { label: 'Smokehouse', phrase: 'a smokehouse', hasGround: true, isRare: true },
  oven: { label: 'Pizza oven', phrase: 'a pizza oven', hasGround: true, isRare: true },
  shower: { label: 'Outdoor shower', phrase: 'an outdoor shower', hasGround: true, isRare: true },
  dogwash: { label: 'Dog wash', phrase: 'a place to wash the dog', hasGround: true, isRare: true },
  kennel: { label: 'Kennel or loft', phrase: 'a kennel or loft', hasGround: true, isRare: true },
  hives: { label: 'Beehives', phrase: 'beehives', isPlural: true, hasGround: true, isRare: true },
  coldframe: { label: 'Cold frame', phrase: 'a cold frame', hasGround: true, isRare: true },
  potting: { label: 'Potting bench', phrase: 'a potting bench', hasGround: true, isRare: true },
  fruitcage: { label: 'Fruit cage', phrase: 'a fruit cage', hasGround: true, isRare: true },
  tanks: {
    label: 'Rainwater tanks',
    phrase: 'rainwater tanks',
    isPlural: true,
    hasGround: true,
    isRare: true,
  },
  rockery: { label: 'Rockery', phrase: 'a rockery', hasGround: true, isRare: true },
  hardstanding: { label: 'Hardstanding', phrase: 'hardstanding', hasGround: true, isRare: true },
  workshop: { label: 'Workshop', phrase: 'a workshop', hasGround: true, isRare: true },
  bar: { label: 'Garden bar', phrase: 'a bar', hasGround: true, isRare: true },
  swingseat: { label: 'Swing seat', phrase: 'a swing seat', hasGround: true, isRare: true },
  treehouse: { label: 'Tree house', phrase: 'a tree house', hasGround: true, isRare: true },
  kitchen: { label: 'Outdoor kitchen', phrase: 'an outdoor kitchen' },
  barbecue: { label: 'Barbecue', phrase: 'a barbecue' },
  bench: { label: 'Bench', phrase: 'a bench' },
  lighting: { label: 'Lighting', phrase: 'lighting' },
  washing: { label: 'Washing line', phrase: 'a washing line' },
  hammock: { label: 'Hammock', phrase: 'a hammock' },
  waterbutt: { label: 'Water butt', phrase: 'a water butt' },
  pots: { label: 'Pots', phrase: 'pots', isPlural: true },
  birdfeeder: { label: 'Bird feeder', phrase: 'a bird feeder' },
  sculpture: { label: 'Sculpture', phrase: 'a sculpture', isRare: true },
  privacy: { label: 'Privacy screening', phrase: 'privacy screening' },
  shadeplanting: { label: 'Shade planting', phrase: 'planting for shade' },
  scent: { label: 'Scented plants', phrase: 'scented plants', isPlural: true },
  cutflowers: { label: 'Cut flowers', phrase: 'flowers for cutting', isPlural: true },
} as const satisfies Record<string, FeatureNames>;

export type FeatureId = keyof typeof FEATURE_NAMES;
/** A feature with ground of its own. */
export type GroundFeatureId = {
  [Id in FeatureId]: (typeof FEATURE_NAMES)[Id] extends { hasGround: true } ? Id : never;
}[FeatureId];

export const GROUND_FEATURE_IDS = (Object.keys(FEATURE_NAMES) as FeatureId[]).filter(
  (id): id is GroundFeatureId => 'hasGround' in FEATURE_NAMES[id],
);
export const FEATURES = Object.keys(FEATURE_NAMES) as [FeatureId, ...FeatureId[]];

/** "a fire pit" */
export const phraseOf = (feature: FeatureId): string => FEATURE_NAMES[feature].phrase;
export const isPlural = (feature: FeatureId): boolean => 'isPlural' in FEATURE_NAMES[feature];
export const isRare = (feature: FeatureId): boolean => 'isRare' in FEATURE_NAMES[feature];

/** Everything that can be put on an area, in the order in which a price and the checks name it. */
export const FURNISHING_KINDS = [
  'dining-set',
  'lounge-set',
  'bench',
  'sunlounger',
  'hammock',
  'pergola',
  'canopy',
  'arbour',
  'fire-pit',
  'hot-tub',
  'garden-room',
  'sauna',
  'outdoor-kitchen',
  'barbecue',
  'shed',
  'store',
  'greenhouse',
  'polytunnel',
  'animal-run',
  'compost-bins',
  'pot',
  'urn',
  'raised-bed',
  'swing',
  'climbing-frame',
  'sandpit',
  'trampoline',
  'playhouse',
  'log-steps',
  'bird-bath',
  'bird-feeder',
  'bug-hotel',
  'water-butt',
  'washing-line',
  'fountain',
  'post-light',
  'spike-light',
  'boulder',
  'sculpture',
] as const;
export type FurnishingKind = (typeof FURNISHING_KINDS)[number];

/** "hot tub" */
export const nameOfFurnishing = (kind: FurnishingKind): string => kind.replace('-', ' ');
