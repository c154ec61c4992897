import { expect, test } from 'vitest';
import { clearlyBest } from './comparison.ts';

test('the best is told where it is clearly the best, and not for a pound', () => {
  expect(clearlyBest([14_976, 14_977, 18_000], 'least')).toBeNull();
  expect(clearlyBest([12_000, 14_977, 18_000], 'least')).toBe(0);
  expect(clearlyBest([4, 9, 2], 'most')).toBe(1);
  expect(clearlyBest([0, 0, 0], 'most')).toBeNull();
  expect(clearlyBest([7], 'least')).toBeNull();
});
