import { expect, test } from 'vitest';
import { stripsUsedIn } from './strips-used.ts';

test.each([
  [
    'A couple of times each winter it comes up and the last 12m or so is ankle deep.',
    'flood strip',
    'back',
    12,
  ],
  ['The bottom ten feet floods every January.', 'flood strip', 'back', 3.05],
  ['The top eight metres belongs to badgers.', 'wild ground', 'back', 8],
  ['The last 3m is left wild.', 'wild ground', 'back', 3],
  ['4 metres at the bottom is a wildlife bit.', 'wild ground', 'back', 4],
  ['The youngest sledges down the middle on a tray.', 'open run', 'middle', null],
  ['The dogs run up and down the left fence.', 'open run', 'left', null],
  ['His sledge run down the middle stays.', 'open run', 'middle', null],
] as const)('%s', (words, kind, place, widthM) => {
  const [said, ...more] = stripsUsedIn(words);
  expect(more).toEqual([]);
  expect(said).toMatchObject({ kind, place });
  if (widthM === null) expect(said!.widthM).toBeNull();
  else expect(said!.widthM).toBeCloseTo(widthM, 1);
});

test.each([
  'The last 20ft of that is the garage.',
  'A drain runs along the back.',
  'The path runs down the middle.',
  'It never floods in the last 5m.',
  'We would like the wall to run down the left.',
  'The garden runs down the middle of a valley.',
])('nothing happens there: %s', (words) => {
  expect(stripsUsedIn(words)).toEqual([]);
});
