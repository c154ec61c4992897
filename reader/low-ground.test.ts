import { expect, test } from 'vitest';
import { lowGroundIn } from './low-ground.ts';
import { peopleSaid } from './people-said.ts';

test.each([
  ['The view is why we bought it, so nothing tall at the end please.', 'back', undefined],
  ['Nothing over 1.2m along the left, it is her light.', 'left', 1.2],
  ['Please don’t put anything high in front of the kitchen window.', 'house', undefined],
  ['Keep it low at the bottom of the garden.', 'back', undefined],
  ['No tall hedges on the right and no pond.', 'right', undefined],
  ['The sea is beyond the end fence and we must not block the view.', 'back', undefined],
  ['I don’t want anything taller than the fence at the back.', 'back', 1.8],
  ['No planting higher than 4ft on the right.', 'right', 1.22],
  ['Whatever you do, don’t lose the view.', null, undefined],
  ['At the end nothing tall.', 'back', undefined],
  ['The wires run along the right so nothing tall there.', 'right', undefined],
] as const)('kept low: %s', (words, place, mostM) => {
  const [said] = lowGroundIn(words);
  expect(said).toMatchObject({ kind: 'low ground', place });
  if (mostM === undefined) expect(said).not.toHaveProperty('mostM');
  else expect(said!.mostM).toBeCloseTo(mostM, 2);
});

test.each([
  ['No trees at the end.', 'back'],
  ['No more trees on the left, please.', 'left'],
] as const)('no trees, and no limit on what else grows: %s', (words, place) => {
  expect(lowGroundIn(words)).toMatchObject([{ kind: 'treeless ground', place }]);
  expect(peopleSaid(words)?.trees?.refused).toBeUndefined();
});

test.each([
  'There is nothing tall at either side so it is not shady.',
  'North facing, but there’s nothing tall on the left.',
  'Low maintenance please, the bench is at the end.',
  'Keep it low maintenance at the back.',
  'No trees.',
  'Nothing over 6ft.',
  'We want something tall at the end to block the view of the flats.',
  'Tall grasses at the back.',
  'There are no trees at the end.',
])('nothing is limited: %s', (words) => {
  expect(lowGroundIn(words)).toEqual([]);
});

test('what is said of one place holds there, and the rest of the sentence for all', () => {
  const words = 'Nothing over 1m at the end and no pond.',
    [said] = lowGroundIn(words);
  expect(words.slice(said!.start, said!.end)).toBe('Nothing over 1m at the end');
  expect(peopleSaid(words)?.tallestM).toBeUndefined();
  expect(peopleSaid('Nothing over 6ft.')?.tallestM).toBeCloseTo(1.83, 2);
});
