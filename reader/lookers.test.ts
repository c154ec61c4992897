import { expect, test } from 'vitest';
import { lookersIn } from './lookers.ts';

test.each([
  [
    'The right hand side is a fence onto the road with a bus stop. People on the top deck look right in while I am in my dressing gown.',
    [['right', true]],
  ],
  ['Screening to the right: the neighbouring property has added a balcony.', [['right', true]]],
  [
    "There are three sets of neighbours who can see what we're having for tea.",
    [
      ['left', false],
      ['right', false],
      ['back', false],
    ],
  ],
  ['Overlooked from 3 houses at the back, bedrooms.', [['back', true]]],
  // a sight, and nobody who looks in
  ["Something to hide the view of next door's caravan on the right.", []],
  ['We look over fields at the back.', []],
  ['People come on Sundays. The road is on the left.', []],
])('%s', (text, sides) => {
  expect(lookersIn(text).map(({ side, isUpper }) => [side, isUpper])).toEqual(sides);
});
