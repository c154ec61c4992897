/** Pieces of one work, counted on the sides they are wanted on, and amounts that are only themselves. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';
import { readMeasures } from '#server/features/assistant/read-measures.ts';
import { softNormalise } from '#server/features/assistant/words.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const measured = (message: string) => readMeasures(softNormalise(message));

describe('metres of a fence', () => {
  test.each([
    ['fence 15m each side and 12m at the back', 42],
    ['fence 12m at the back and 15m each side', 42],
    ['fence 100 foot each side and 30 foot at the bottom', 70.1],
    ['fence 15m + 15m + 12m', 42],
    ['i need 30m on the left side, 25m on the right side and 12m at the end fenced', 67],
    ['fence down both sides of garden 20 m long and 16m across the back', 56],
    ['fence both sides 20m and 10m at the back 6ft high', 50],
    ['15m each side and 12m at the back', 42],
    // These stay as they were.
    ['fence 30m either side', 60],
    ['3 sides of 10 m each fence', 30],
    ['20 m fence along the back and 10 m on the left', 30],
    ['fence 20m long each side', 40],
    ['30m of fence 6ft high', 30],
    ['fence 40m in total both sides', 40],
    ['a 12m fence', 12],
  ] as const)('%s: %d', (message, metres) => {
    expect(measured(message).lengthMetres).toBeCloseTo(metres, 1);
  });
  test('where it is unclear no figure is taken', () => {
    expect(measured('fence both sides 20m or maybe 25m').lengthMetres).toBeNull();
  });
});

describe('square metres', () => {
  test.each([
    ['3 lawns of 40 m2 each', 120],
    ['three patios 20m2 each', 60],
    ['2 patios of 12 m2', 24],
    ['two lawns 40m2', null],
    ['a lawn of 40 m2', 40],
    ['2 patios 40 m2 in total', 40],
    ['patio 20m2', 20],
    ['patio 4 x 5', 20],
  ] as const)('%s: %s', (message, squareMetres) => {
    expect(measured(message).squareMetres).toBe(squareMetres);
  });
});

test('the price is of all of it', () => {
  expect(ask('fence 15m each side and 12m at the back').response).toMatch(/42 m/);
  expect(ask('fence 15m + 15m + 12m').response).toMatch(/42 m/);
  expect(ask('3 lawns of 40 m2 each').response).toMatch(/120 m²/);
});
