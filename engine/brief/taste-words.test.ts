import { expect, test } from 'vitest';
import {
  coloursIn,
  coloursRefusedIn,
  flowersOnlyIn,
  styleNamed,
  stylesNamedIn,
} from './taste-words.ts';

const coloursAt = (text: string, quote: string) =>
  coloursIn(text, text.indexOf(quote), text.indexOf(quote) + quote.length);

test.each([
  ['She likes dark red and purple and anything wild.', 'dark red', ['dark red', 'purple']],
  ['Mostly green and white please', 'green and white', ['green', 'white']],
  ['all oranges, reds and yellow', 'oranges', ['orange', 'red', 'yellow']],
  ['My niece says white & purple', 'white', ['white', 'purple']],
  ['a bit of colour', 'colour', []],
  ['blue by the door, and a red bench', 'blue', ['blue']],
  ['white, and a red bench', 'white', ['white']],
  [
    'reds and yellows AND the gentle pinks, blues and whites',
    'reds',
    ['red', 'yellow', 'gentle pink', 'blue', 'white'],
  ],
])('%s: %s is %j', (text, quote, colours) => {
  expect(coloursAt(text, quote)).toEqual(colours);
});

test.each([
  ['grasses, nothing pink, no more decking', ['pink']],
  ['flowers that smell. not red she hates it', []],
  ['Not red, she hates it', ['red']],
  ['she hates yellow.', ['yellow']],
  ['no yellow flowers', ['yellow']],
  ['no red brick and no white gravel', []],
  ['Please, no red or orange, and nothing in zigzags.', ['red', 'orange']],
  ['no grey or white paving', []],
])('%s refuses %j', (text, colours) => {
  expect(coloursRefusedIn(text).map(({ value }) => value)).toEqual(colours);
});

test.each([
  ['cottage gardens', 'cottage'],
  ['a modern feel', 'modern'],
  ['big leaves to remind me of home', 'tropical'],
  ['that courtyard in Seville', 'mediterranean'],
  ['japanese style', 'japanese'],
  ['old fashioned flowers', 'traditional'],
  ['prairie', 'naturalistic'],
  ['tidy', null],
])('%s is %s', (words, style) => {
  expect(styleNamed(words)).toBe(style);
});

test('a garden that is named by its style is read, one that is refused or lived in is not', () => {
  const values = (text: string) => stylesNamedIn(text).map(({ value }) => value);
  expect(values('My son wishes modern garden with porcelain')).toEqual(['modern']);
  expect(values('turning a small London garden tropical')).toEqual(['tropical']);
  expect(values('nothing like a Japanese garden please')).toEqual([]);
  expect(values('It is a tied cottage, so it is not ours')).toEqual([]);
});

test.each([
  ['Mrs A. dislikes bare soil. White flowering.', ['white']],
  ['I want blue and purple flowers', ['blue', 'purple']],
  ['planting in pinks and whites', ['pink', 'white']],
  ['hot colours by the terrace', ['hot']],
  ['soft colours please', ['pastel']],
  [
    'new borders: white, cornflower blue and one shot of bright pink',
    ['white', 'cornflower blue', 'bright pink'],
  ],
  ['a few red flowers for the hummingbird moths', []],
  ['the white flowers are over by June', []],
  ['no yellow flowers', []],
  ['flowers that are bright, red, orange', []],
  ['green planting', []],
  ['We like blues and whites. Please, no red.', ['blue', 'white']],
  ['I like silver things and blue things and the smell of curry plant', ['silver', 'blue']],
  ['We love white and grey porcelain', []],
  ['Modern + monochrome. Black fence', ['white', 'green']],
  ['I like the red and cream tiles', []],
])('%s: all flowers in %j', (text, colours) => {
  expect(flowersOnlyIn(text).map(({ value }) => value)).toEqual(colours);
});

test.each([
  ['clean lines, a bit Ibiza', ['mediterranean']],
  ['like my nans was, hollyhocks and lupins and that', ['cottage']],
  ['there are lupins next door', []],
  ['Woodland edge, snowdrops, hellebores', ['woodland']],
  ['desert roof: agave, yucca, red rock', ['desert']],
  ['a coastal feel, pebbles', ['coastal']],
  ['the house backs on to a woodland', []],
])('%s has the style %j', (text, styles) => {
  expect(stylesNamedIn(text).map(({ value }) => value)).toEqual(styles);
});
