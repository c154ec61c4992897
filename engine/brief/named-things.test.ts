import { expect, test } from 'vitest';
import { CALLED } from '../features/called/all.ts';
import { placesNamed, thingsNamed } from './named-things.ts';

const named = (quote: string): string[] =>
  thingsNamed(quote).map(({ called, isDenied }) => `${isDenied ? 'no ' : ''}${called.name}`);

test('a thing is known by its own words, longest first, in the singular or the plural', () => {
  expect(named('The swing seats')).toEqual(['a swing seat']);
  expect(named('two benches')).toEqual(['a bench']);
  expect(named('raised veg beds')).toEqual(['vegetable beds']);
  expect(named('hang the feeders')).toEqual(['a bird feeder']);
  expect(named('somewhere lovely')).toEqual([]);
});

test('what only says where, or of what, is not named as a wish', () => {
  expect(named('hide the bins behind the shed')).toEqual(['a place for the bins']);
  expect(named('lights on the steps')).toEqual(['lighting']);
  expect(named('the pool house')).toEqual(['a pool house']);
  expect(named('kitchen outside with roof')).toEqual(['an outdoor kitchen', 'a roof']);
});

test('what only says where is kept apart', () => {
  expect(placesNamed('paths leading past the pool').map(({ name }) => name)).toEqual(['a pool']);
  expect(placesNamed('a bench and a pond')).toEqual([]);
});

test('what is said not to be there is denied', () => {
  expect(named('hot tub base with no hot tub')).toEqual(['', 'no a hot tub']);
  expect(named('without steps near the door')).toEqual(['no steps']);
});

test('no word stands for two things', () => {
  const words = CALLED.flatMap((one) => one.words.split('|'));
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
