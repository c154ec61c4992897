import { expect, test } from 'vitest';
import { fallIn } from './fall-said.ts';

test.each([
  ['Falls 900mm from left to right, fairly even.', 'right', 0.9],
  ['The garden rises from left to right.', 'left', null],
  ['The left hand side is about 40 cm lower.', 'left', 0.4],
  ['It is 14m long and drops about half a metre to the end.', 'away', 0.5],
  ['Sloping south, drops nearly 2m over the 20m length.', 'away', 2],
  ['The ground rises about 1.4m to the rear.', 'house', 1.4],
  ['It slopes up away from the house, not madly, perhaps 80cm from bottom to top.', 'house', 0.8],
  ['Fall from house to rear fence is 410 mm.', 'away', 0.41],
  ['Rises approx 900mm house to rear.', 'house', 0.9],
  ['Lawn falls towards the house.', 'house', null],
  ['It is sloping south.', 'S', null],
  ['It drops away about a metre and a half over the first 6 m from the house.', 'away', 1.5],
  ['The top is 5 metres higher than the kitchen floor.', 'house', 5],
  ['The far end is about 80 cm lower.', 'away', 0.8],
  // steps that climb it, of 17 cm where nobody said
  ['It goes up from the house, steep. There are thirty one sleeper steps.', 'house', 5.27],
  ['It slopes away, down the bank go 20 steps.', 'away', 3.4],
] as const)('%s', (text, to, metres) => expect(fallIn(text)).toMatchObject({ to, metres }));

test.each([
  'The patio falls towards the house.',
  'I paid for a patio and he has laid it SLOPING TOWARDS MY HOUSE.',
  'It is thirty one of my steps from the door to the fence, up the hill.',
  'Next door is steep. Our garden is twenty steps long.',
  'The sun goes down behind the church, to the right as you look out.',
  'STAYS - climbing frame, big ash at the end.',
  '60cm drop from back door to grass.',
])('no ground falls: %s', (text) => expect(fallIn(text)).toBeNull());

test('what goes up from the back of the house rises away from it', () => {
  expect(
    fallIn('It goes UP from the back of the house, I put the laser on it and it’s 4.3 metres.'),
  ).toMatchObject({ to: 'house', metres: 4.3 });
});
