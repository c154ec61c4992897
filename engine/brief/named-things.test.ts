import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { CALLED } from '../features/called/all.ts';
import { placesNamed, thingsNamed } from './named-things.ts';
import { readBrief } from './read-brief.ts';
import { roofOver } from './told-by.ts';

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

test('a sail, an awning and a parasol are themselves, and what is to be smoked under is a roof', () => {
  expect(named('a shade sail over the table')).toEqual(['a shade sail']);
  expect(named('retractable awning')).toEqual(['an awning']);
  expect(named('covered smoking area')).toEqual(['a roof']);
  expect(roofOver('a table for six under a parasol')).toBe('parasol');
  expect(roofOver('pergola over the big table')).toBe('pergola');
  expect(roofOver('a table under the old pergola')).toBe(null);
});

test('a bench that stores is one thing, and a bench and a store are two', () => {
  expect(named('Bench that lifts for storage')).toEqual(['a storage bench']);
  expect(named('L shaped bench w storage')).toEqual(['a storage bench']);
  expect(named('bench seating with a lifting lid')).toEqual(['a storage bench']);
  expect(named('a bench and a bike store')).toEqual(['a bench', 'a store']);
  expect(named('hooks for 2 bikes')).toEqual(['a rack on a wall']);
});

test('a box that something lives in, an urn, a den and a goal are themselves', () => {
  expect(named('owl box')).toEqual(['a nest box']);
  expect(named('bat boxes and a bug hotel')).toEqual(['a nest box', 'an insect house']);
  expect(named('a pair of good urns')).toEqual(['a pair of urns']);
  expect(named('hidey hole')).toEqual(['a den']);
  expect(named('football pitch')).toEqual(['a goal']);
  expect(named('tree stump seats')).toEqual(['stump seats']);
  expect(named('cart-lodge style garage')).toEqual(['a garage']);
  expect(named('gravel drive w/ turning circle')).toEqual(['room for a car', 'room to turn a car']);
});

test('what is said not to be there is denied', () => {
  expect(named('hot tub base with no hot tub')).toEqual(['', 'no a hot tub']);
  expect(named('without steps near the door')).toEqual(['no steps']);
});

test('no word stands for two things', () => {
  const words = CALLED.flatMap((one) => one.words.split('|'));
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test('a hoop asks for a hard floor, and who refuses grass beside a goal contradicts nothing', () => {
  const briefOf = (words: string) =>
    readBrief(markedInput(`{8 m by 14 m|measure:plot|fact}. ${words}`), placeOf(null).place!);
  const hoop = briefOf('{A basketball hoop|feature:goal|wanted}. {No grass|feature:lawn|refused}.');
  expect(hoop.wanted.map(({ value }) => value)).toContain('ballcourt');
  for (const brief of [
    hoop,
    briefOf('{A football goal|feature:goal|wanted}. {No grass|feature:lawn|refused}.'),
  ])
    expect(brief.problems.map(({ code }) => code)).not.toContain('wish-contradiction');
});
