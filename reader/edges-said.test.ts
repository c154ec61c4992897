import { expect, test } from 'vitest';
import { edgesIn } from './edges-said.ts';

test.each([
  'Our garden is a wedge: 14m wide at the house, 6m at the far end, left hand fence 24m, right hand 22m.',
  'The garden is 14m wide at the house and 6m at the far end. The left hand fence is 24m and the right is 22m.',
  'The plot is 14 metres across the back of the house, 6 metres at the far end, 24 metres down the left side and 22 metres down the right.',
  'A wedge of a garden: house side 14m, far end 6m, left 24m, right 22m.',
])('four sides: %s', (text) => {
  expect(edgesIn(text)).toMatchObject({ houseM: 14, backM: 6, leftM: 24, rightM: 22 });
});

test.each([
  ['left hand fence straight, 24m', 'left'],
  ['left hand fence 24m', null],
  ['left hand fence is straight and 24m, the right one runs in', 'left'],
  ['left hand fence 24m, and it tapers in on the left', 'right'],
] as const)('one side beside both widths: %s', (words, straight) => {
  expect(
    edgesIn(`The garden is 14m wide at the house, 6m at the far end, ${words}.`),
  ).toMatchObject({ houseM: 14, backM: 6, leftM: 24, rightM: null, straight });
});

test('one side alone settles nothing without both widths', () => {
  expect(edgesIn('The garden is 14m wide and the left hand fence is 24m.')).toBeNull();
});
