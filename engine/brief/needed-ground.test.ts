/** What is done on a piece of ground, and how much of it that takes. */
import { expect, test } from 'vitest';
import { figuresIn } from './figures-said.ts';
import { neededGround, sentenceOf } from './needed-ground.ts';

test.each([
  ['19 m long and 3 m wide', { long: 19, wide: 3 }],
  ['a bit over 3m clear to do it', { long: 3 }],
  ['4.6 by 2.7 m', { pair: [4.6, 2.7] }],
  ['a marquee of 6 x 12 metres', { pair: [12, 6] }],
  ['a table for 14', {}],
])('lengths of one thing: %s', (said, figures) => expect(figuresIn(said)).toEqual(figures));

test.each([
  ['somewhere to turn a motorbike', 'hardstanding', 'Room to turn'],
  ['a table in and still turn a bike', 'hardstanding', 'Room to turn'],
  ['a natural swimming pond', 'pool', 'Swimming pond'],
  ['a run for two greyhounds', 'clearing', 'Run for the dogs'],
  ['a pitch for a tent', 'clearing', 'Tent pitch'],
  ['lie down flat outside at 11', 'seat', 'Place to lie'],
  ['a workbench outside under a roof', 'clearing', 'Place to work'],
  ['somewhere to dance', 'clearing', 'dance floor'],
  ['an archery lane', 'clearing', 'archery lane'],
])('ground of its own: %s', (words, feature, name) =>
  expect(neededGround(words, words)).toMatchObject({ feature, name }),
);

test.each([
  'room for the paddling pool',
  'a pool table',
  'a bench for a beer',
  'a path for the dogs to follow',
  'turn the lawn into a meadow',
  'a run for the hens',
  'paths leading past the pool',
  'laying down new turf',
  'a bed for the first stage',
])('needs none: %s', (words) => expect(neededGround(words, words)).toBeNull());

test('its figures stand behind its name, in its own sentence', () => {
  const text =
    'We have a dog. We want a run for two greyhounds, straight, 19 m long. The pond is 3 m wide.';
  const quote = 'a run for two greyhounds',
    sentence = sentenceOf(text, quote, text.indexOf(quote));
  expect(neededGround(quote, sentence)?.sizeMm).toEqual([19_000, 2800]);
});

test.each([
  ['a run for two greyhounds, 19 m long and 3 m wide', true],
  ['somewhere to turn a motorbike, 3 m clear', true],
  ['a run for two greyhounds, 19 m long', false],
  ['a pitch for a tent of 4.6 by 2.7 m', false],
  ['a workbench, 3 m long', false],
])('held against what was said only where both sides were: %s', (words, isSaid) =>
  expect(neededGround(words, words)?.isSaid).toBe(isSaid),
);
