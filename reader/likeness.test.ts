/** Sizes likened to what everybody knows. */
import { expect, test } from 'vitest';
import { likenessIn } from './likeness.ts';

test.each([
  ['How big is it? No idea. Half a tennis court?', 131],
  ['It is about the size of a double garage.', 30],
  ['The yard is roughly two parking spaces.', 23],
  ['As big as a badminton court, say.', 82],
])('%s', (text, m2) => {
  expect(likenessIn(text)?.areaM2).toBe(m2);
});

test('a side counted in fence panels or in cricket pitches', () => {
  expect(likenessIn('It is six fence panels wide and about ten panels long.')).toMatchObject({
    widthM: 11,
    depthM: 18.3,
  });
  expect(likenessIn('A cricket pitch long, I would guess.')?.depthM).toBe(20.1);
});

test.each([
  'The tennis court stays for now.',
  'A lawn big enough for a badminton net would be used.',
  'I want a pizza oven and a double garage.',
  'A hydrangea the size of a small car.',
  'We have a double garage at the side.',
])('no size in: %s', (text) => {
  expect(likenessIn(text)).toBeNull();
});
