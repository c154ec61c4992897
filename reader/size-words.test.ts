import { expect, test } from 'vitest';
import { partIn } from './part-said.ts';
import { sizeWordIn } from './size-words.ts';

test.each([
  ["It's a big garden and I have a small budget.", 2],
  ["We've not touched the garden, it's smallish.", 0.6],
  ['hiya so its a tiny yard lol', 0.3],
  ["I shouldn't moan, but it's a small scrap of muddy patchy grass.", 0.3],
  ['Garden is not big, fence all round.', 0.6],
])('a word for the size: %s', (text, share) => {
  expect(sizeWordIn(text)?.share).toBe(share);
});

test.each([
  'I had a big garden in Wilmslow with a cutting patch.',
  'A small patch for veg and a lot more planting.',
  'We would like a small garden room.',
  'Big borders and a small lawn.',
])('no word for the size: %s', (text) => {
  expect(sizeWordIn(text)).toBeNull();
});

test.each([
  ["Ideas wanted for the far end of our garden, it's about 6 x 4.", 'the far end of our garden'],
  [
    "Garden is narrow (what I'm describing is just the last third), the borders are wide.",
    'the last third',
  ],
  [
    'my mum said i can have the back half of our garden for wildlife',
    'the back half of our garden',
  ],
])('a part of a garden: %s', (text, quote) => {
  expect(partIn(text)).toEqual({ quote });
});

test.each([
  'We want a shed at the far end of our garden.',
  'The far end of the garden gets the sun until two.',
])('the whole garden: %s', (text) => {
  expect(partIn(text)).toBeNull();
});
