import { expect, test } from 'vitest';
import { briefSaying } from '#tests/support/brief-saying.ts';
import { flowersOnlyIn, stylesNamedIn } from '../brief/taste-words.ts';
import { testBrief } from '../planting/test-garden.ts';
import { plantingTold } from './planting-told.ts';

const read = <T>({ value, quote }: { value: T; quote: string }) => ({
  value,
  source: { kind: 'read' as const, quote },
});

test.each([
  ['We like blues and whites. Please, no red or orange.', 'The planting is to be blue and white.'],
  ['Modern + monochrome garden.', 'The planting is to be monochrome.'],
  ['Woodland edge, snowdrops, hellebores.', 'The planting is to be like the edge of a wood.'],
  ['Otherwise just easy shrubs round the edges.', 'The planting is to be mostly shrubs.'],
  ['I do not water, on principle.', 'The planting is to be never watered.'],
  ['A terrace and a shed, please.', null],
])('%s: %s', (words, told) => {
  expect(
    plantingTold({
      ...testBrief({}),
      ...briefSaying(words),
      flowersOnly: flowersOnlyIn(words).map(read),
      styles: stylesNamedIn(words).map(read),
    }),
  ).toBe(told);
});
