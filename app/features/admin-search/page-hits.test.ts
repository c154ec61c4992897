import { expect, test } from 'vitest';
import { findPages, stepTo } from './page-hits.ts';

test('pages are found by a part of their name, all of them without one', () => {
  expect(findPages(' SETT ').map((hit) => hit.to)).toEqual(['/admin/settings']);
  expect(findPages('').length).toBeGreaterThan(5);
  expect(findPages('zebra')).toEqual([]);
});

test('the arrows go round the ends of the results', () => {
  expect(stepTo('ArrowDown', -1, 3)).toBe(0);
  expect(stepTo('ArrowDown', 2, 3)).toBe(0);
  expect(stepTo('ArrowUp', 0, 3)).toBe(2);
  expect(stepTo('ArrowUp', -1, 3)).toBe(2);
  expect(stepTo('End', 0, 3)).toBe(2);
  expect(stepTo('Home', 2, 3)).toBe(0);
  expect(stepTo('ArrowDown', 0, 0)).toBe(-1);
});
