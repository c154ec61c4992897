import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

test.each([
  ['Our small back garden. L shaped, longest side 9m, narrowest 6m.', 'l-shape'],
  ['The garden proper is L-shaped, 12m along the back.', 'l-shape'],
  ['It is the shape of an L round the kitchen.', 'l-shape'],
  ['The gardens a triangle, and the garage pokes into it.', 'triangle'],
  ['A big triangular plot on the corner.', 'triangle'],
  ['The front is an awkward triangle, roughly 7.4m along the pavement.', 'triangle'],
  ['It narrows to a point behind the garage.', 'triangle'],
  [
    'A sort of slice of pizza, thin where you come out of the house and wide at the crust.',
    'widens',
  ],
  ['It’s 40ft by 45 or near enough, widest at the back.', 'widens'],
  ['Roughly a wedge, narrowing to the railway.', 'narrows'],
  ['The garden tapers as you go down.', 'narrows'],
  ['The garden is a dog-leg behind next door’s.', 'dog-leg'],
])('%s: %s', (text, value) => {
  expect(outlineOf(text)?.value).toBe(value);
});

test.each([
  'We want an L shaped sofa under the pergola.',
  'An L-shaped bench with planters behind, it looked smart.',
  'There is an L-shaped brick patio already.',
  'A triangle of lawn would be nice, and a triangular bed by the gate.',
  'A shade sail is a triangle sail to me.',
  'A side passage with a dog leg in it.',
  'A side strip which is 2m wide tapering to nothing.',
  'The garden is 15 metres wide at the back of the house.',
])('no outline of the plot in: %s', (text) => {
  expect(outlineOf(text)).toBeNull();
});

test('an arm beside the house is told from one beyond it', () => {
  expect(outlineOf('Bungalow, L-shaped garden wrapping the back and one side.')?.besideHouse).toBe(
    true,
  );
  expect(
    outlineOf('L shape. The long bit runs 11m from the back, the short bit goes off to the left.')
      ?.besideHouse,
  ).toBe(false);
});

test('a garden that wraps round the side of the house is an L', () => {
  expect(
    outlineOf(
      'A corner plot, the garden wraps round the side of the house. The back is 12m x 9m and the side bit is 4m x 10m.',
    ),
  ).toMatchObject({ value: 'l-shape', besideHouse: true });
  expect(outlineOf('The path goes round the side of the house. It is 12m x 9m.')).toBeNull();
});

test('a side return that comes out into a yard is the arm of an L, whichever is told first', () => {
  expect(
    outlineOf(
      "There's the side return which is 1.45m wide and 5.8m long and that comes out into a yard behind the kitchen, 4.6m wide x 5.2m.",
    ),
  ).toMatchObject({ value: 'l-shape', besideHouse: true });
  expect(outlineOf("It's an L, the main part is 6.5m wide and 12m long.")?.value).toBe('l-shape');
});
