/** What people call the things for which ground is laid and kept clear. */
import type { Called } from './called.ts';
import type { FeatureId } from '../names.ts';
import { GROUND_WORDS } from '../../model/ground-words.ts';

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
  laid('putting', 'a putting green', GROUND_WORDS.putting),
  laid('boules', 'a boules pitch', GROUND_WORDS.boules),
  laid('ballcourt', 'a hard court', GROUND_WORDS.ballcourt),
  laid('exercise', 'a place to exercise', GROUND_WORDS.exercise),
  laid('clearing', 'open ground', GROUND_WORDS.clearing),
  laid('hardstanding', 'hardstanding', GROUND_WORDS.hardstanding),
  brought('tabletennis', 'table tennis', GROUND_WORDS.tabletennis, 'the table is yours to bring.'),
  brought(
    'pool',
    'a pool',
    GROUND_WORDS.pool,
    'the pool itself is built by its own specialist, and its sum is not in ours.',
  ),
  brought(
    'smokehouse',
    'a smokehouse',
    GROUND_WORDS.smokehouse,
    'the house itself is yours to set up.',
  ),
  brought('oven', 'an oven', GROUND_WORDS.oven, 'the oven itself is chosen with you.'),
  brought(
    'shower',
    'an outdoor shower',
    GROUND_WORDS.shower,
    'the shower itself and its pipe are a plumber’s, after the visit.',
  ),
  brought(
    'dogwash',
    'a place to wash the dog',
    GROUND_WORDS.dogwash,
    'a tap beside it is settled at the visit.',
  ),
  brought(
    'kennel',
    'a kennel or loft',
    GROUND_WORDS.kennel,
    'the building itself is yours to set up.',
  ),
  brought('hives', 'beehives', GROUND_WORDS.hives, 'the hives are the beekeeper’s.'),
  brought(
    'coldframe',
    'a cold frame',
    GROUND_WORDS.coldframe,
    'the frame itself is yours to bring.',
  ),
  brought(
    'potting',
    'a potting bench',
    GROUND_WORDS.potting,
    'the bench itself is yours to bring.',
  ),
  brought(
    'fruitcage',
    'a fruit cage',
    GROUND_WORDS.fruitcage,
    'the cage itself is ordered to its size.',
  ),
  brought('tanks', 'a rainwater tank', GROUND_WORDS.tanks, 'the tanks are yours to bring.'),
  brought(
    'workshop',
    'a workshop',
    GROUND_WORDS.workshop,
    'the building, its power and its bench are its maker’s.',
  ),
  brought(
    'rockery',
    'a rockery',
    GROUND_WORDS.rockery,
    'its stones and alpines are chosen with you.',
  ),
  brought('bar', 'a bar', GROUND_WORDS.bar, 'the bar itself is chosen with you.'),
  brought(
    'swingseat',
    'a swing seat',
    GROUND_WORDS.swingseat,
    'the seat itself is yours to bring.',
  ),
  brought(
    'treehouse',
    'a tree house',
    GROUND_WORDS.treehouse,
    'the house itself is built by its own maker, once the tree was looked at.',
  ),
];
