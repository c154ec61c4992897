import { expect, test } from 'vitest';
import { plotSizesIn } from './plot-size.ts';
import { stackedTerraces } from './plot-stack.ts';

const YARD =
  'The garden is all 6.2 metres wide. Bottom yard 4 metres deep, brick wall 1.1 high, then a middle piece 5 metres deep with grass, another wall 0.9, then the top, 7 metres, all weeds.';
const TURNED =
  'Garden is 6m wide. Top lawn 5m deep, then steps down to the lower patio 4m deep at the house.';

test('pieces behind one another are as deep together as they are', () => {
  expect(plotSizesIn(YARD)[0]).toMatchObject({ widthM: 6.2, depthM: 16, isApproximate: false });
  expect(plotSizesIn(TURNED)[0]).toMatchObject({ widthM: 6, depthM: 9, isApproximate: true });
});

test('what holds them makes levels, from the house on', () => {
  expect(stackedTerraces(YARD)).toMatchObject({
    count: 3,
    goes: 'up',
    holds: 'wall',
    risesM: [1.1, 0.9],
    atM: [4, 9],
  });
  expect(stackedTerraces(TURNED)).toMatchObject({ count: 2, goes: 'up', atM: [4], risesM: [] });
});

test.each([
  'The garden is 6m wide. Bottom yard 4m deep, with a middle piece that is nice.',
  'The garden is 6m wide and 16m long. There is a shed at the bottom, 3m deep, and at the top a pond 4m long.',
])('no pieces: %s', (text) => {
  expect(plotSizesIn(text).some(({ isSum }) => isSum)).toBe(false);
});
