import { expect, test } from 'vitest';
import { readBrief } from '#engine/brief/read-brief.ts';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { positionsIn } from './positions-said.ts';

test.each([
  ['Old pear tree two thirds down, STAYING.', 'tree', 2 / 3],
  ['There’s a silver birch half way down which is staying.', 'birch', 0.5],
  ['Lawn, borders either side, pear tree three quarters of the way along, old path.', 'tree', 0.75],
] as const)('%s', (text, name, ofDepth) => {
  expect(positionsIn(text)).toMatchObject([{ name, ofDepth }]);
});

test('what is wished for there, or lies along something else, is no such place', () => {
  expect(positionsIn('I want a bench half way down.')).toEqual([]);
  expect(positionsIn('There is a tap half way down the wall.')).toEqual([]);
});

test('a tree two thirds down is no longer asked about, and stands there', () => {
  const description =
    'The garden is 5 m wide and 15 m long. The old pear tree two thirds down stays.';
  const brief = readBrief(
    withReading({ description, projectType: 'family', preferences: [] }),
    placeOf(null).place!,
  );
  expect(brief.keep).toMatchObject([{ kind: 'tree', at: { ofDepth: 2 / 3 } }]);
  expect(brief.questions.map(({ id }) => id).join(' ')).not.toContain('where-');
});
