/** What a garden can have, and what it is called: the one table of names, without imports, so that a page may read it alone. */

type FeatureNames = {
  /** On its own, as in a form: "Fire pit". */
  label: string;
  /** In a sentence, where that is not the label in small letters with an "a": "an arbour". */
  phrase?: string;
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
  lawn: { label: 'Lawn' },
  play: { label: 'Play area', hasGround: true },
  trampoline: { label: 'Trampoline', hasGround: true },
  den: { label: 'Den', hasGround: true, isRare: true },
  seat: { label: 'A second seat', phrase: 'a second seat', hasGround: true },
  pergola: { label: 'Pergola', hasGround: true },
  arbour: { label: 'Arbour', phrase: 'an arbour', hasGround: true },
  firepit: { label: 'Fire pit', hasGround: true },
  hottub: { label: 'Hot tub', hasGround: true },
  sauna: { label: 'Sauna', hasGround: true },
  gardenroom: { label: 'Garden room', hasGround: true },
  shed: { label: 'Shed', hasGround: true },
  store: { label: 'Garden store', hasGround: true },
  bins: { label: 'Bin store', hasGround: true },
  greenhouse: { label: 'Greenhouse', hasGround: true },
  polytunnel: { label: 'Polytunnel', hasGround: true },
  run: { label: 'Run for hens or pets', hasGround: true },
  compost: { label: 'Compost bins', phrase: 'compost bins', isPlural: true, hasGround: true },
  veg4: { label: 'Kitchen garden of four beds', phrase: 'a kitchen garden', hasGround: true },
  veg2: { label: 'Vegetable beds', phrase: 'vegetable beds', isPlural: true, hasGround: true },
  herbs: { label: 'Herb bed', hasGround: true },
  orchard: { label: 'Fruit trees', phrase: 'fruit trees', isPlural: true, hasGround: true },
  meadow: { label: 'Meadow', hasGround: true },
  pond: { label: 'Wildlife pond', phrase: 'a pond', hasGround: true },
  formalpond: { label: 'Formal pond', hasGround: true },
  water: { label: 'Small water feature', phrase: 'a water feature', hasGround: true },
  putting: { label: 'Putting green', hasGround: true, isRare: true },
  boules: { label: 'Boules pitch', hasGround: true, isRare: true },
  ballcourt: { label: 'Hard court', hasGround: true, isRare: true },
  tabletennis: {
    label: 'Table tennis',
    phrase: 'room for table tennis',
    hasGround: true,
    isRare: true,
  },
  exercise: {
    label: 'Place to exercise',
    hasGround: true,
    isRare: true,
  },
  clearing: { label: 'Open ground', phrase: 'open ground', hasGround: true, isRare: true },
  pool: { label: 'Pool', hasGround: true, isRare: true },
  smokehouse: { label: 'Smokehouse', hasGround: true, isRare: true },
  oven: { label: 'Pizza oven', hasGround: true, isRare: true },
  shower: { label: 'Outdoor shower', phrase: 'an outdoor shower', hasGround: true, isRare: true },
  dogwash: { label: 'Dog wash', phrase: 'a place to wash the dog', hasGround: true, isRare: true },
  kennel: { label: 'Kennel or loft', hasGround: true, isRare: true },
  hives: { label: 'Beehives', phrase: 'beehives', isPlural: true, hasGround: true, isRare: true },
  coldframe: { label: 'Cold frame', hasGround: true, isRare: true },
  potting: { label: 'Potting bench', hasGround: true, isRare: true },
  fruitcage: { label: 'Fruit cage', hasGround: true, isRare: true },
  tanks: {
    label: 'Rainwater tanks',
    phrase: 'rainwater tanks',
    isPlural: true,
    hasGround: true,
    isRare: true,
  },
  rockery: { label: 'Rockery', hasGround: true, isRare: true },
  hardstanding: { label: 'Hardstanding', phrase: 'hardstanding', hasGround: true, isRare: true },
  workshop: { label: 'Workshop', hasGround: true, isRare: true },
  bar: { label: 'Garden bar', phrase: 'a bar', hasGround: true, isRare: true },
  swingseat: { label: 'Swing seat', hasGround: true, isRare: true },
  treehouse: { label: 'Tree house', hasGround: true, isRare: true },
  kitchen: { label: 'Outdoor kitchen', phrase: 'an outdoor kitchen' },
  barbecue: { label: 'Barbecue' },
  bench: { label: 'Bench' },
  storagebench: { label: 'Storage bench', isRare: true },
  rack: { label: 'Rack on a wall', phrase: 'a rack on a wall', isRare: true },
  lighting: { label: 'Lighting', phrase: 'lighting' },
  washing: { label: 'Washing line' },
  hammock: { label: 'Hammock' },
  stumps: { label: 'Stump seats', phrase: 'stump seats', isPlural: true, isRare: true },
  sail: { label: 'Shade sail', isRare: true },
  awning: { label: 'Awning', phrase: 'an awning', isRare: true },
  parasol: { label: 'Parasol', isRare: true },
  waterbutt: { label: 'Water butt' },
  pots: { label: 'Pots', phrase: 'pots', isPlural: true },
  birdfeeder: { label: 'Bird feeder' },
  nestboxes: { label: 'Nest boxes', phrase: 'nest boxes', isPlural: true, isRare: true },
  bughotel: { label: 'Bug hotel', isRare: true },
  urns: { label: 'A pair of urns', phrase: 'a pair of urns', isPlural: true, isRare: true },
  goal: { label: 'Goal', isRare: true },
  sculpture: { label: 'Sculpture', isRare: true },
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
export function phraseOf(feature: FeatureId): string {
  const { label, phrase }: FeatureNames = FEATURE_NAMES[feature];
  return phrase ?? `a ${label.toLowerCase()}`;
}
export const isPlural = (feature: FeatureId): boolean => 'isPlural' in FEATURE_NAMES[feature];
export const isRare = (feature: FeatureId): boolean => 'isRare' in FEATURE_NAMES[feature];

/** Everything that can be put on an area, in the order in which a price and the checks name it. */
export const FURNISHING_KINDS = [
  'dining-set',
  'lounge-set',
  'bench',
  'storage-bench',
  'stump-seat',
  'sunlounger',
  'hammock',
  'pergola',
  'canopy',
  'shade-sail',
  'awning',
  'parasol',
  'arbour',
  'fire-pit',
  'hot-tub',
  'garden-room',
  'sauna',
  'outdoor-kitchen',
  'barbecue',
  'shed',
  'store',
  'wall-rack',
  'greenhouse',
  'polytunnel',
  'animal-run',
  'compost-bins',
  'pot',
  'urn',
  'raised-bed',
  'swing',
  'climbing-frame',
  'climbing-wall',
  'sandpit',
  'goal',
  'trampoline',
  'playhouse',
  'den',
  'log-steps',
  'bird-bath',
  'bird-feeder',
  'bug-hotel',
  'nest-box',
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
