/** What people call the things for which ground is laid and kept clear. */
import type { Called } from './called.ts';
import type { FeatureId } from '../names.ts';

/** What is drawn and priced, and what is not. */
const PLACE = 'Its place and its floor are in the plan and the price';

/** The ground is the thing itself: a pitch, a court. */
const laid = (feature: FeatureId, name: string, words: string): Called => ({
  name,
  feature,
  words,
  is: [`feature:${feature}`],
});
/** Something stands on the ground, and is brought. */
const brought = (feature: FeatureId, name: string, words: string, rest: string): Called => ({
  name,
  feature,
  words,
  serves: [`feature:${feature}`],
  rest: `${PLACE}; ${rest}`,
});

export const SPACES: readonly Called[] = [
  laid('putting', 'a putting green', 'putting green|putting surface|golf green|chipping green'),
  laid(
    'boules',
    'a boules pitch',
    'boules pitch|boules court|petanque pitch|petanque court|petanque|pétanque|boules',
  ),
  laid(
    'ballcourt',
    'a hard court',
    'basketball court|tennis court|hard court|sports court|netball court|ball court|kart track',
  ),
  laid(
    'exercise',
    'a place to exercise',
    'outdoor gym|exercise area|workout area|yoga space|yoga deck|yoga platform|place to do yoga|tai chi space',
  ),
  laid('clearing', 'open ground', 'marquee|bell tent|tipi|tepee|outdoor classroom|bouncy castle'),
  laid(
    'hardstanding',
    'hardstanding',
    'hardstanding|hard standing|space for a caravan|caravan|motorhome|campervan|camper van|trailer|motorbike|motorcycle',
  ),
  brought(
    'tabletennis',
    'table tennis',
    'table tennis table|table tennis|ping pong table|ping pong|pool table',
    'the table is yours to bring.',
  ),
  brought(
    'pool',
    'a pool',
    'swimming pool|swimming pond|natural pool|plunge pool|cold plunge|swim spa|ice bath|lap pool|pool',
    'the pool itself is built by its own specialist, and its sum is not in ours.',
  ),
  brought(
    'smokehouse',
    'a smokehouse',
    'smokehouse|smoke house|smoke hut|meat smoker|smoker',
    'the house itself is yours to set up.',
  ),
  brought(
    'oven',
    'an oven',
    'pizza oven|bread oven|clay oven|tandoor',
    'the oven itself is chosen with you.',
  ),
  brought(
    'shower',
    'an outdoor shower',
    'outdoor shower|outside shower|garden shower|shower',
    'the shower itself and its pipe are a plumber’s, after the visit.',
  ),
  brought(
    'dogwash',
    'a place to wash the dog',
    'dog wash|dog washing|dog bath|dog shower|somewhere to wash|place to wash|spot to wash',
    'a tap beside it is settled at the visit.',
  ),
  brought(
    'kennel',
    'a kennel or loft',
    'dog kennel|kennel|dog house|pigeon loft|loft for pigeon',
    'the building itself is yours to set up.',
  ),
  brought('hives', 'beehives', 'beehive|bee hive|hive', 'the hives are the beekeeper’s.'),
  brought(
    'coldframe',
    'a cold frame',
    'cold frame|coldframe',
    'the frame itself is yours to bring.',
  ),
  brought(
    'potting',
    'a potting bench',
    'potting bench|potting table|potting area',
    'the bench itself is yours to bring.',
  ),
  brought(
    'fruitcage',
    'a fruit cage',
    'fruit cage|soft fruit cage',
    'the cage itself is ordered to its size.',
  ),
  brought(
    'tanks',
    'a rainwater tank',
    'ibc tank|ibc|rainwater tank',
    'the tanks are yours to bring.',
  ),
  brought(
    'swingseat',
    'a swing seat',
    'swing seat|swinging seat|garden swing|love seat',
    'the seat itself is yours to bring.',
  ),
  brought(
    'treehouse',
    'a tree house',
    'tree house|treehouse',
    'the house itself is built by its own maker, once the tree was looked at.',
  ),
];
