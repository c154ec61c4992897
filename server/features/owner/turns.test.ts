import { expect, test } from 'vitest';
import { createTurns } from '#server/features/owner/turns.ts';

test('an address has so many turns a minute, and is told how long until the next', () => {
  const turns = createTurns(3);
  expect([1, 2, 3].map((n) => turns.take('a', n * 1000))).toEqual([0, 0, 0]);
  expect(turns.take('a', 11_000)).toBe(50_000);
  expect(turns.take('b', 11_000)).toBe(0);
  expect(turns.take('a', 61_000)).toBe(0);
});

test('a right password gives all turns back', () => {
  const turns = createTurns(1);
  expect(turns.take('a', 0)).toBe(0);
  turns.clear('a');
  expect(turns.take('a', 1)).toBe(0);
  expect(turns.take('a', 2)).toBeGreaterThan(0);
});

test('no more addresses are remembered than fit: the longest unused goes first', () => {
  const turns = createTurns(1);
  turns.take('first', 0);
  for (let n = 0; n < 10_000; n += 1) turns.take(`address ${n}`, 1);
  expect(turns.take('first', 2)).toBe(0);
  expect(turns.take('address 9999', 2)).toBeGreaterThan(0);
});
