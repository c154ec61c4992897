import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefusedTries, type Refused } from '#server/features/owner/refused-tries.ts';

const AGENT = 'curl/8';
let written: Refused[][] = [];
let fails = false;
const make = () =>
  createRefusedTries({
    clock: { now: () => new Date() },
    write: async (rows) => {
      if (fails) throw new Error('The disk is full.');
      written.push([...rows]);
    },
    onFailure: () => undefined,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  written = [];
  fails = false;
});
afterEach(() => vi.useRealTimers());

test('a flood is one write a minute, and every try of it is counted', async () => {
  const tries = make();
  for (let n = 0; n < 5_000; n += 1) {
    tries.count({ address: '203.0.113.9', userAgent: AGENT });
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(written).toHaveLength(1);
  await tries.stop();
  expect(written).toHaveLength(2);
  expect(written.flat().reduce((sum, row) => sum + row.count, 0)).toBe(5_000);
  expect(written[1]).toEqual([
    {
      address: '203.0.113.9',
      userAgent: AGENT,
      count: expect.any(Number) as unknown,
      at: '2026-11-22T09:01:39.980Z',
    },
  ]);
});

test('what could not be written is written with the next', async () => {
  const tries = make();
  fails = true;
  tries.count({ address: '203.0.113.9', userAgent: AGENT });
  await vi.advanceTimersByTimeAsync(60_000);
  fails = false;
  tries.count({ address: '203.0.113.9', userAgent: AGENT });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([[expect.objectContaining({ count: 2 })]]);
});

test('from however many addresses, little is remembered and no try is lost', async () => {
  const tries = make();
  for (let n = 0; n < 20_000; n += 1) tries.count({ address: `address ${n}`, userAgent: AGENT });
  await tries.stop();
  expect(written[0]).toHaveLength(1_001);
  expect(written[0]!.at(-1)).toMatchObject({
    address: 'other addresses',
    userAgent: '',
    count: 19_000,
  });
});
