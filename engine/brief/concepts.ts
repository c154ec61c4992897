/** What the concepts of a reading are to the engine: features it draws, things that stand, ground. */
import type { FeatureId } from '../features/names.ts';
import type { KeptThing } from '../model/brief.ts';

type Wish = {
  features: FeatureId[];
  /** What a refusal rules out, where that is more. */
  refuses?: FeatureId[];
};
const WATER: FeatureId[] = ['water', 'pond', 'formalpond'];

/** Concepts of kind "feature" that are drawn when they are wished for. */
export const WISHES: Readonly<Record<string, Wish>> = {
  dining: { features: ['dining'] },
  patio: { features: ['dining'], refuses: [] },
  deck: { features: ['dining'], refuses: [] },
  lounge: { features: ['lounge'] },
  seat: { features: ['seat'] },
  lawn: { features: ['lawn'] },
  // the ground is a lawn's; what it is laid with is said
  artificialgrass: { features: ['lawn'], refuses: [] },
  play: { features: ['play'] },
  swing: { features: ['play'], refuses: [] },
  sandpit: { features: ['play'], refuses: [] },
  climbingframe: { features: ['play'], refuses: [] },
  playhouse: { features: ['play'], refuses: [] },
  trampoline: { features: ['trampoline'] },
  goal: { features: ['lawn'], refuses: [] },
  pergola: { features: ['pergola'] },
  gazebo: { features: ['pergola'] },
  arbour: { features: ['arbour'] },
  arch: { features: ['arbour'] },
  firepit: { features: ['firepit'] },
  bbq: { features: ['barbecue'] },
  waterbutt: { features: ['waterbutt'] },
  kitchen: { features: ['kitchen'] },
  hottub: { features: ['hottub'] },
  sauna: { features: ['sauna'] },
  pool: { features: ['pool'] },
  beehive: { features: ['hives'] },
  gardenroom: { features: ['gardenroom'] },
  shed: { features: ['shed'] },
  workshop: { features: ['shed'] },
  store: { features: ['store'] },
  bins: { features: ['bins'] },
  greenhouse: { features: ['greenhouse'] },
  polytunnel: { features: ['polytunnel'] },
  hens: { features: ['run'] },
  pets: { features: ['run'] },
  compost: { features: ['compost'] },
  veg: { features: ['veg2'], refuses: ['veg2', 'veg4'] },
  herbs: { features: ['herbs'] },
  orchard: { features: ['orchard'] },
  meadow: { features: ['meadow'] },
  pond: { features: ['pond'], refuses: ['pond', 'formalpond'] },
  water: { features: ['water'], refuses: WATER },
  screen: { features: ['privacy'], refuses: [] },
  lighting: { features: ['lighting'] },
  washing: { features: ['washing'] },
  hammock: { features: ['hammock'] },
  pots: { features: ['pots'] },
  wildlife: { features: ['birdfeeder'] },
  art: { features: ['sculpture'], refuses: ['sculpture'] },
  rockery: { features: ['rockery'] },
  shade: { features: ['shadeplanting'], refuses: [] },
};

/** What a wished use comes to. */
export const USES: Readonly<Record<string, FeatureId>> = {
  eat: 'dining',
  party: 'dining',
  sit: 'seat',
  relax: 'seat',
  read: 'seat',
  evening: 'seat',
  play: 'play',
  football: 'lawn',
  grow_food: 'veg2',
  dry_washing: 'washing',
  bikes: 'store',
  work: 'gardenroom',
};

/** Wishes that no drawing shows yet, as they are called back to the visitor. */
export const NOT_DRAWN: Readonly<Record<string, string>> = {
  stream: 'a stream',
  irrigation: 'an irrigation system',
  carport: 'a car port',
};
/** A box that something lives in is no plant, whatever is read of its name. */
export const NEST_BOX =
  /\b(?:swifts?|birds?|bats?|owls?|bees?|hedgehogs?|nest(?:ing)?|robins?|sparrows?|tits?|insects?|bugs?)[- ]?box(?:es)?\b/i;

/** Wishes for plants that name no plant: the planting as a whole answers them. */
export const GENERAL_PLANTS: ReadonlySet<string> = new Set([
  'unnamed',
  'other',
  'plants',
  'plant',
  'flowers',
  'scented',
  'blossom',
  'perennials',
  'annuals',
  'fruit',
  'berries',
]);
/** Wishes for what is not our work. */
export const NOT_OUR_WORK: Readonly<Record<string, string>> = {
  extension: 'Building work on the house is outside a garden design',
  conservatory: 'Building work on the house is outside a garden design',
  drive: 'A new drive is planned with you at the visit',
};

/** Things that stand, as the site keeps them; others are named and placed by the visit. */
export const STANDING: Readonly<Record<string, KeptThing['kind']>> = {
  shed: 'shed',
  workshop: 'shed',
  gardenroom: 'shed',
  store: 'shed',
  garage: 'other',
  greenhouse: 'greenhouse',
  polytunnel: 'greenhouse',
  patio: 'patio',
  deck: 'patio',
  dining: 'patio',
  pond: 'pond',
  wall: 'wall',
  hedge: 'hedge',
  tree: 'tree',
  bed: 'other',
  raisedbed: 'other',
  pergola: 'other',
  arbour: 'other',
  arch: 'other',
  tank: 'other',
  kitchen: 'other',
  rockery: 'other',
  playhouse: 'other',
  climbingframe: 'other',
  steps: 'other',
  conservatory: 'other',
  // what is told to be there under a name of its own
  standing: 'other',
  veg: 'other',
  herbs: 'other',
  orchard: 'other',
  path: 'other',
  drive: 'other',
  parking: 'other',
  compost: 'other',
  washing: 'other',
  pets: 'other',
  hens: 'other',
  beehive: 'other',
  hottub: 'other',
  pool: 'other',
  gazebo: 'other',
  carport: 'other',
  waterbutt: 'other',
  art: 'other',
  rubble: 'other',
  bbq: 'other',
  firepit: 'other',
  bins: 'other',
  goal: 'other',
  trampoline: 'other',
  swing: 'other',
  sandpit: 'other',
  seat: 'other',
  hammock: 'other',
  stump: 'other',
};
/** Plants that are trees, by the words of their name. */
export const TREE_NAMES =
  /\b(?:tree|apple|pear|plum|cherry|damson|fig|birch|oak|acer|maple|magnolia|willow|yew|hawthorn|rowan|sycamore|ash|beech|lime|chestnut|walnut|eucalyptus|olive|palm|fir|pine|conifer|cedar|spruce|mulberry|quince|medlar|laburnum|elder|elm|hazel|poplar|alder|redwood|leylandii|hornbeam|greengage|whitebeam|crab|conifer|monkey puzzle|robinia)s?\b/i;
export const isHedge = (quote: string): boolean => /\bhedg(?:e|es|ing)\b/i.test(quote);
