import { expect, test } from 'vitest';
import { barredIn } from './barred-said.ts';

test.each([
  [
    "There's a stream along the back boundary with an EA easement of 8m so can't build there.",
    { kind: 'flood strip', place: 'back', widthM: 8 },
  ],
  [
    'A stream runs along the left hand side and we must leave 3 metres along it free, nothing built.',
    { kind: 'flood strip', place: 'left', widthM: 3 },
  ],
  [
    'Next door have right of way along the left side to get their bins out so that path (4 ft) has to be kept clear.',
    { kind: 'right of way', place: 'left', widthM: 1.219 },
  ],
  [
    'Upstairs have right of way through to the bins at the back so need a path kept clear down the left side, 1m at least.',
    { kind: 'right of way', place: 'left', widthM: 1 },
  ],
  [
    "Next door have right of way across from the gate in the left wall to their back gate on the right, for their bins, it's only used on a Wednesday but it has to be clear.",
    { kind: 'right of way', place: null, widthM: null },
  ],
  [
    "There's a shared path along the backs of the houses, right past our back door, and number 14 walks across it.",
    { kind: 'right of way', place: 'house', widthM: null },
  ],
  [
    'The fire escape comes down into our garden on the left. It must be kept clear.',
    { kind: 'fire escape', place: 'left', widthM: null },
  ],
  [
    'The septic tank is at the back on the right, so no digging.',
    { kind: 'soakaway field', place: 'back-right', widthM: null },
  ],
  [
    'There is a garage on the right, 3m by 5m, and the garage doors must be kept clear.',
    { kind: 'garage door', widthM: null },
  ],
  [
    "The wall on the right is next door's wall and they have to be able to paint it, so a metre stays free.",
    { kind: 'wall to reach', place: 'right', widthM: 1 },
  ],
  [
    "The last 2 metres at the back is not in our lease and we can't dig there.",
    { kind: 'ground of others', place: 'back', widthM: 2 },
  ],
  ['The air bricks must be kept clear.', { kind: 'air brick', place: null }],
] as const)('%s', (text, expected) => expect(barredIn(text)).toMatchObject([expected]));

test('what is on the house wall is told of several in one sentence', () => {
  expect(
    barredIn("The gas meter is on the left and there's a gully under the kitchen window.").map(
      ({ kind }) => kind,
    ),
  ).toEqual(['meter', 'gully']);
});

test.each([
  'The garden runs down to a river and we love the view.',
  'We would like a path across the garden and a shared seat.',
  'There is no right of way.',
  "It's across a shared path from the house, 5m x 7m.",
  'The woods have a stream in, 30 feet wide at the bottom.',
  'Length from house to garage 18 meters.',
  'The garage wall is ugly, please hide it.',
  'We need a soakaway because the lawn floods.',
])('no ground that is left free: %s', (text) => expect(barredIn(text)).toEqual([]));
