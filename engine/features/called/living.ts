/** What people call what they eat, sit, cook and warm themselves at. */
import { type Called, type Sign, OTHER_FLOOR, YOURS } from './called.ts';

const SEATS: readonly Sign[] = [
  'feature:seat',
  'thing:bench',
  'thing:storage-bench',
  'thing:lounge-set',
  'thing:sunlounger',
];

export const LIVING: readonly Called[] = [
  {
    name: 'a place to eat',
    feature: 'dining',
    counts: 'seats',
    words:
      'dining area|dining terrace|dining space|dining table|dining set|table and chair|outdoor table|garden table|picnic table|bistro set|bistro table|place to eat|somewhere to eat|eating area|outdoor dining|dining|al fresco|table|eat|people round|friends over|friends round|entertaining|entertain',
    is: ['thing:dining-set'],
    serves: ['area:terrace'],
  },
  {
    name: 'a patio',
    feature: 'dining',
    words:
      'patio area|patio|terrace|paved area|slabbed area|paving slab|paving|slab|crazy paving|flagstone|paved',
    is: ['paving'],
    serves: ['area:terrace'],
    rest: OTHER_FLOOR,
  },
  {
    name: 'a deck',
    feature: 'dining',
    words: 'decking|decked area|deck area|raised deck|deck',
    is: ['floor:timber-deck'],
    serves: ['area:terrace', 'thing:dining-set'],
    rest: `It is not decked. ${OTHER_FLOOR}`,
  },
  {
    name: 'a sofa',
    feature: 'lounge',
    words:
      'corner sofa|outdoor sofa|garden sofa|sofa|lounge area|lounge|rattan set|rattan furniture|chill out area|daybed',
    is: ['thing:lounge-set'],
    serves: SEATS,
  },
  {
    name: 'a lounger',
    feature: 'lounge',
    words: 'sun lounger|sunlounger|lounger|deckchair|sunbathing spot|sunbathing',
    is: ['thing:sunlounger', 'thing:lounge-set'],
    serves: SEATS,
  },
  {
    name: 'somewhere to sit',
    feature: 'seat',
    words:
      'seating area|sitting area|seating|somewhere to sit|place to sit|places to sit|spot to sit|area to sit|to sit|sit out|sit|somewhere 2 chair|chair|quiet corner|quiet spot|reading corner|little seat|hideaway|retreat|nook|seat',
    is: SEATS,
    serves: ['thing:dining-set', 'area:terrace'],
    rest: 'There is no seat beside it.',
  },
  {
    name: 'a built-in bench',
    feature: 'storagebench',
    words:
      'built in bench|built-in bench|bench built|built in seating|built-in seating|built in seat|built-in seat|corner bench',
    is: ['thing:storage-bench'],
    serves: ['thing:bench'],
    rest: 'It stands free: building it in is planned and priced at the visit.',
  },
  {
    name: 'stump seats',
    feature: 'stumps',
    counts: 'stump-seat',
    words:
      'tree stump seat|stump seat|tree stump stool|stump stool|log seat|log stool|tree trunk seat|log bench|stump seating|log seating|stump circle|log circle',
    is: ['thing:stump-seat'],
    serves: ['thing:bench', 'feature:seat'],
    rest: 'It has a bench.',
  },
  {
    name: 'a storage bench',
    feature: 'storagebench',
    words:
      'storage bench|bench storage|storage seat|storage seating|seat storage|box bench|bench box|storage box seat|bench with storage|bench w storage|bench with a lid|bench with lid|bench with a lifting lid',
    is: ['thing:storage-bench'],
    serves: ['thing:bench', 'feature:store'],
    rest: 'What is stored has a place of its own beside it.',
  },
  {
    name: 'a bench',
    feature: 'seat',
    counts: 'bench',
    words: 'bench seat|bench',
    is: ['thing:bench'],
    serves: SEATS,
  },
  {
    name: 'a barbecue',
    feature: 'barbecue',
    words: 'bbq area|bbq|barbecue|barbeque|barbie|grill|weber',
    is: ['thing:barbecue'],
    serves: ['thing:outdoor-kitchen'],
    rest: 'The outdoor kitchen has a grill of its own.',
  },
  {
    name: 'an outdoor kitchen',
    feature: 'kitchen',
    words: 'outdoor kitchen|outside kitchen|kitchen outside|kitchen outdoors',
    is: ['thing:outdoor-kitchen'],
  },
  {
    name: 'an outdoor sink',
    feature: 'kitchen',
    words: 'outdoor sink',
    serves: ['thing:outdoor-kitchen'],
    rest: 'Its make and place in the worktop are settled at the visit.',
  },
  {
    name: 'a hot tub',
    feature: 'hottub',
    words: 'hot tub|hottub|jacuzzi|spa',
    is: ['thing:hot-tub'],
  },
  { name: 'a sauna', feature: 'sauna', words: 'sauna|steam room', is: ['thing:sauna'] },
  {
    name: 'a fire pit',
    feature: 'firepit',
    words: 'fire pit|firepit|fire bowl',
    is: ['thing:fire-pit'],
  },
  {
    name: 'a stove',
    feature: 'firepit',
    words: 'chiminea|chimenea|log burner|bonfire',
    serves: ['thing:fire-pit'],
    rest: 'The stove itself is yours to bring.',
  },
  { name: 'a hammock', feature: 'hammock', words: 'hammock', is: ['thing:hammock'] },
  {
    name: 'a hanging chair',
    feature: 'hammock',
    words: 'egg chair|hanging chair|swing chair',
    serves: ['thing:hammock', ...SEATS],
    rest: `The chair itself is not drawn: ${YOURS}`,
  },
];
