import { expect, test } from 'vitest';
import { stripIn } from './strips.ts';

test.each([
  [
    "There's a stream along the back boundary with an EA easement of 8m so can't build there.",
    'back',
    8,
  ],
  [
    'However the last 1.9 metres is not ours in law, it is an old access strip. So we can plant there but not build.',
    'back',
    1.9,
  ],
  [
    'Was thinking trees but the sewer runs along that fence at the back and theres an easement, 3m I think, nothing with roots.',
    'back',
    3,
  ],
  ['A water main runs down the left, 2 metres each way, and we cannot build on it.', 'left', 2],
] as const)('%s', (text, side, metres) => {
  expect(stripIn(text)).toMatchObject({ side, metres });
});

test.each([
  'The garden is 8m by 6m with a fence at the back.',
  'The sewer backed up and flooded the garden twice.',
  'Nothing at the back yet, about 3 metres of mud.',
])('no strip: %s', (text) => {
  expect(stripIn(text)).toBeNull();
});
