/** Other ways are looked for once a change has settled, and never for one that is gone by. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFollower, SETTLED_MS } from './following.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function followed() {
  const calls: string[] = [];
  const { look, stop } = createFollower();
  const how = { ask: () => void calls.push('ask'), cancel: () => void calls.push('cancel') };
  return {
    calls,
    follower: { stop, look: (of: readonly string[], isOn: boolean) => look(of, isOn, how) },
  };
}

test('several changes that come together are asked about once, each giving up the question before', () => {
  const { calls, follower } = followed();
  follower.look(['a'], true);
  follower.look(['b'], true);
  vi.advanceTimersByTime(SETTLED_MS - 1);
  follower.look(['c'], true);
  vi.advanceTimersByTime(SETTLED_MS - 1);
  expect(calls).toEqual(['cancel', 'cancel']);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['cancel', 'cancel', 'ask']);
  follower.look(['c'], true);
  vi.advanceTimersByTime(SETTLED_MS * 2);
  expect(calls).toEqual(['cancel', 'cancel', 'ask']);
});

test('nothing is asked while it is off, after it was turned off, or after it was left', () => {
  const { calls, follower } = followed();
  follower.look(['a'], false);
  follower.look(['b'], false);
  vi.advanceTimersByTime(SETTLED_MS);
  expect(calls).toEqual([]);
  follower.look(['c'], true);
  follower.look(['c'], false);
  vi.advanceTimersByTime(SETTLED_MS);
  expect(calls).toEqual(['cancel']);
  follower.look(['d'], true);
  follower.stop();
  vi.advanceTimersByTime(SETTLED_MS);
  expect(calls).toEqual(['cancel', 'cancel']);
});
