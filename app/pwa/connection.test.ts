import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CHECK_AFTER_RETURN_MS,
  CHECK_EVERY_MS,
  isSlow,
  SLOW_CHECK_MS,
  stateOf,
  watchConnection,
} from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that answers after so many milliseconds, or fails. */
function surroundings() {
  const events = new EventTarget();
  const network = {
    isOnline: true,
    answersAfter: 5 as number | 'never',
    checks: [] as { url: string; init: RequestInit }[],
  };
  const information = Object.assign(new EventTarget(), { effectiveType: '4g', rtt: 50 });
  const watch = watchConnection({
    isOnline: () => network.isOnline,
    information,
    events,
    now: () => Date.now(),
    fetch: (url, init) => {
      network.checks.push({ url, init });
      const { answersAfter } = network;
      if (answersAfter === 'never') return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((resolve) => {
        setTimeout(() => resolve({ status: 200 }), answersAfter);
      });
    },
  });
  const go = (isOnline: boolean) => {
    network.isOnline = isOnline;
    events.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { watch, network, information, go };
}

test('it asks at once with HEAD and without a cache, then every 30 s, and 1 s after coming back', async () => {
  const { watch, network, go } = surroundings();
  const stop = watch.subscribe(() => {});
  expect(network.checks).toHaveLength(1);
  expect(network.checks[0]).toMatchObject({
    url: '/api/health-check',
    init: { method: 'HEAD', cache: 'no-store' },
  });
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
  expect(network.checks).toHaveLength(2);
  go(false);
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
  expect(network.checks).toHaveLength(2);
  go(true);
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_RETURN_MS - 1);
  expect(network.checks).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(network.checks).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS * 3);
  expect(network.checks).toHaveLength(3);
});

test.each([
  ['slow answers', SLOW_CHECK_MS + 1],
  ['failures', 'never'],
] as const)(
  'a VPN is said after two %s in a row, and taken back by a good one',
  async (_what, answersAfter) => {
    const { watch, network } = surroundings();
    network.answersAfter = answersAfter;
    const stop = watch.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(SLOW_CHECK_MS + 10);
    expect(watch.read()).toBe('good');
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(watch.read()).toBe('vpn');
    network.answersAfter = 5;
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(watch.read()).toBe('good');
    stop();
  },
);

test('one slow answer between good ones says nothing', async () => {
  const { watch, network } = surroundings();
  const heard = vi.fn();
  const stop = watch.subscribe(heard);
  for (const answersAfter of [SLOW_CHECK_MS + 1, 5, SLOW_CHECK_MS + 1, 5]) {
    network.answersAfter = answersAfter;
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
  }
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test('going offline and coming back are shown at once, and neither counts as a sign of a VPN', async () => {
  const { watch, network, go } = surroundings();
  const stop = watch.subscribe(() => {});
  network.answersAfter = 'never';
  go(false);
  expect(watch.read()).toBe('offline');
  go(true);
  expect(watch.read()).toBe('good');
  stop();
});

test('a change of the line is heard', () => {
  const { watch, information } = surroundings();
  const stop = watch.subscribe(() => {});
  information.rtt = 1_400;
  information.dispatchEvent(new Event('change'));
  expect(watch.read()).toBe('slow');
  stop();
});

test('slow is 2g, slow-2g, or a round trip of more than a second', () => {
  expect(isSlow({ effectiveType: '2g' })).toBe(true);
  expect(isSlow({ effectiveType: 'slow-2g' })).toBe(true);
  expect(isSlow({ effectiveType: '3g', rtt: 1_000 })).toBe(false);
  expect(isSlow({ effectiveType: '4g', rtt: 1_001 })).toBe(true);
  expect(isSlow({})).toBe(false);
});

test('offline before VPN before slow', () => {
  expect(stateOf({ isOnline: false, signs: 5, isSlow: true })).toBe('offline');
  expect(stateOf({ isOnline: true, signs: 2, isSlow: true })).toBe('vpn');
  expect(stateOf({ isOnline: true, signs: 1, isSlow: true })).toBe('slow');
  expect(stateOf({ isOnline: true, signs: 1, isSlow: false })).toBe('good');
});
