import { expect, test } from 'vitest';
import type { Reading } from '../model/reading.ts';
import { readSides } from './boundary.ts';

const sidesOf = (quote: string) =>
  readSides(
    {
      text: quote,
      mentions: [],
      refusals: [{ quote, start: 0, end: quote.length }],
    } as unknown as Reading,
    'back',
    'S',
  ).map(({ value }) => [value.side, value.kind]);

test('a fence that is refused on a side leaves that side open', () => {
  expect(sidesOf('fence at the bottom')).toEqual([['back', 'open']]);
  expect(sidesOf('hedge along the left')).toEqual([['left', 'open']]);
  expect(sidesOf('fence')).toEqual([]);
  expect(sidesOf('roses on the fence at the bottom')).toEqual([]);
});
