import { expect, test } from 'vitest';
import { sizeBehind, timesBehind, wholePhrase } from './whole-phrase.ts';

const phrase = (text: string, quote: string): string => {
  const start = text.indexOf(quote);
  return wholePhrase(text, start, start + quote.length);
};
const endOf = (text: string, quote: string): number => text.indexOf(quote) + quote.length;

test.each<[string, string, string]>([
  ['Black fence, strip lighting, pots.', 'lighting', 'strip lighting'],
  ['Snowdrops, winding bark path, owl box.', 'bark path', 'winding bark path'],
  ['A hammock between the two oaks.', 'hammock between', 'hammock between the two oaks'],
  ['She needs a seat with arms cos she is old', 'a seat', 'a seat with arms'],
  ['lounge area w/ firepit table, TV wall', 'lounge area w', 'lounge area w firepit table'],
  [
    'Somewhere to sit where I can see the gate. Grass is fine.',
    'Somewhere to sit',
    'Somewhere to sit where I can see the gate',
  ],
  // an article, a verb of asking or a comma is where a phrase begins
  ['We would love a bench and a shed.', 'shed', 'shed'],
  ['We want lighting.', 'lighting', 'lighting'],
  ['Patio, lawn, shed.', 'lawn', 'lawn'],
  ['Two benches. Trees.', 'Two benches', 'Two benches'],
  ['and water, but STILL water. We had', 'water', 'STILL water'],
  // a sentence that only says how the thing before it is to be
  ['Screen out the flats. Evergreen. 3m. That is all', 'Screen', 'Screen, evergreen, 3m high'],
  ['A hedge please. Roses.', 'A hedge', 'A hedge'],
])('%s: %s', (text, quote, whole) => {
  expect(phrase(text, quote)).toBe(whole);
});

test('two lengths and a number behind a name are its own', () => {
  const marquee = "there'll be a marquee, 9 m by 12, on the grass";
  expect(sizeBehind(marquee, endOf(marquee, 'a marquee'))).toEqual([9, 12]);
  const deck = 'a deck 10ft x 12ft please';
  expect(sizeBehind(deck, endOf(deck, 'a deck'))!.map((m) => m.toFixed(2))).toEqual([
    '3.05',
    '3.66',
  ]);
  const shed = 'a shed, and 2 benches';
  expect(sizeBehind(shed, endOf(shed, 'a shed'))).toBeNull();
  const butts = 'shed, water butts x2, arch';
  expect(timesBehind('water butts x2', butts, endOf(butts, 'water butts x2'))).toBe(2);
  const bins = 'bins (eight!!) by the door';
  expect(timesBehind('bins', bins, endOf(bins, 'bins'))).toBe(8);
  expect(timesBehind('decking 4m x 3m', 'decking 4m x 3m', 15)).toBeNull();
});
