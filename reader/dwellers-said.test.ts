import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import type { PeopleSaid } from '#engine/model/people-said.ts';
import { dwellersSaid } from './dwellers-said.ts';

test.each<[string, PeopleSaid]>([
  ['A terrace and a shed, please.', {}],
  ['Pickle eats everything.', { dogs: 'eat' }],
  ['We have a new puppy.', { dogs: 'eat' }],
  ['One elderly Labrador.', { dogs: 'old' }],
  ['An old spaniel and a young terrier.', {}],
  ['A two year old labrador.', {}],
  ['I am a registered childminder.', { littleOnes: 'childminder' }],
  ['There was an old nursery next door.', {}],
  ['The nursery plants we bought died.', {}],
  ['Sheep in the field behind.', { horse: 'Sheep' }],
  ['Sheep’s fescue for the bank.', {}],
  ['HMO in Gillingham.', { letOut: true }],
  ['Deer come through and eat it all.', { browsed: true, dogs: 'eat' }],
  ['A native hedge and log piles.', { natives: true }],
  ['Non-native plants are fine.', {}],
])('who lives with the plants: %s', (text, said) => {
  expect(dwellersSaid(text)).toEqual(said);
});

test('the trade of a childminder is small children, and safe water', () => {
  const { said } = readDescription('I am a registered childminder. A lawn please.');
  expect(said?.littleOnes).toBe('childminder');
});
