import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RateStore } from '#server/http/rate-store.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = (store: RateStore, key: string) => {
  let answer: { current: number; ttl: number } | undefined;
  store.incr(
    key,
    (_error, result) => {
      answer = result;
    },
    MINUTE_MS,
  );
  return answer;
};

test('each client is counted separately for a minute from its first request', () => {
  const store = new RateStore();
  expect(ask(store, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
  vi.advanceTimersByTime(20_000);
  expect(ask(store, 'b')).toEqual({ current: 1, ttl: MINUTE_MS });
  expect(ask(store, 'a')).toEqual({ current: 2, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(ask(store, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
  expect(ask(store, 'b')).toEqual({ current: 2, ttl: 20_000 });
});

test("a client's address is forgotten after a minute, even if no other request follows", () => {
  const store = new RateStore();
  for (const address of ['203.0.113.1', '203.0.113.2']) ask(store, address);
  vi.advanceTimersByTime(30_000);
  ask(store, '203.0.113.3');
  expect(store.size).toBe(3);
  vi.advanceTimersByTime(30_000);
  expect(store.size).toBe(1);
  vi.advanceTimersByTime(30_100);
  expect(store.size).toBe(0);
});

test('each kind of call is counted separately', () => {
  const store = new RateStore();
  ask(store, 'a');
  expect(ask(store.child(), 'a')).toMatchObject({ current: 1 });
});

test('beyond the maximum the oldest counted address is dropped first', () => {
  const store = new RateStore();
  for (let n = 0; n <= 20_000; n += 1) ask(store, `address ${n}`);
  expect(store.size).toBe(20_000);
  expect(ask(store, 'address 1')).toMatchObject({ current: 2 });
  expect(ask(store, 'address 0')).toMatchObject({ current: 1 });
});
