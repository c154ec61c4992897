import { expect, test } from 'vitest';
import { countingFailures, delayAfter, describeWait } from '#server/features/owner/delays.ts';

test('four failures cost nothing, the fifth a second, and each more doubles it up to fifteen minutes', () => {
  expect([0, 1, 2, 3, 4].map(delayAfter)).toEqual([0, 0, 0, 0, 0]);
  expect([5, 6, 7, 8].map(delayAfter)).toEqual([1000, 2000, 4000, 8000]);
  expect(delayAfter(14)).toBe(512_000);
  expect([15, 16, 100, 1e9].map(delayAfter)).toEqual([900_000, 900_000, 900_000, 900_000]);
});

test('failures are forgotten after a day of quiet', () => {
  const failedAt = '2026-11-22T09:00:00.000Z';
  expect(countingFailures({ failures: 9, failedAt, now: new Date('2026-11-23T08:59:59Z') })).toBe(
    9,
  );
  expect(countingFailures({ failures: 9, failedAt, now: new Date('2026-11-23T09:00:00Z') })).toBe(
    0,
  );
  expect(countingFailures({ failures: 9, failedAt: null, now: new Date(failedAt) })).toBe(0);
});

test('a wait is given in words and never understated', () => {
  expect([1, 1000, 1001, 59_000, 59_001, 61_000, 900_000].map(describeWait)).toEqual([
    '1 second',
    '1 second',
    '2 seconds',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ]);
});
