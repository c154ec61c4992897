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
  ['My wife was stung in April and is now allergic.', { stung: true }],
  ['I was stung by the price.', {}],
])('who lives with the plants: %s', (text, said) => {
  expect(dwellersSaid(text)).toEqual(said);
});

test('the trade of a childminder is small children, and safe water', () => {
  const { said } = readDescription('I am a registered childminder. A lawn please.');
  expect(said?.littleOnes).toBe('childminder');
});

test.each([
  ['I have been blind since I was forty', true],
  ['My mother is partially sighted', true],
  ['She has macular degeneration', true],
  ['a blind collie that digs', undefined],
  ['a blind corner by the gate', undefined],
])('somebody who does not see, in "%s": %s', (words, blind) => {
  expect(dwellersSaid(words).blind).toBe(blind);
});

test.each([
  ['He puts leaves and stones in his mouth.', true],
  ['Our son is 9 and eats stones', true],
  ['Something eats the leaves of my hostas', undefined],
  ['He eats stones and soil, he always has.', true],
  ['The food goes in the oven and in our mouths', undefined],
])('somebody who tastes what grows, in "%s": %s', (words, mouths) => {
  expect(dwellersSaid(words).mouths).toBe(mouths);
});
