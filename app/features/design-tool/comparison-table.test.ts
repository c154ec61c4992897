import { expect, test } from 'vitest';
import { bestColumns, priceNote } from './comparison-table.tsx';
import { summariseNames } from './design-card.tsx';

test('the best is marked only where the designs differ', () => {
  expect(bestColumns([3, 1, 2], 'least')).toEqual([false, true, false]);
  expect(bestColumns([3, 3, 2], 'most')).toEqual([true, true, false]);
  expect(bestColumns([2, 2, 2], 'most')).toEqual([false, false, false]);
});

test('the costs say that VAT is in them and of when their prices are', () => {
  expect(priceNote([{ priceDate: '2026-11-01' }, { priceDate: '2026-11-01' }])).toBe(
    'Costs and savings include VAT, at prices of 1 November 2026.',
  );
});

test('a summary names three at most and marks that there are more', () => {
  expect(summariseNames(['a', { name: 'b' }, 'c'])).toBe('a; b; c');
  expect(summariseNames(['a', 'b', 'c', 'd'])).toBe('a; b; c…');
});
