import { expect, test, vi } from 'vitest';
import { guardService, UNPROVEN_MS } from '#server/outbound/guarded-service.ts';

const never = () => new Promise<string>(() => undefined);
const BASE = { limitMs: 5_000, unprovenMs: 5, keepMs: 1_000, keepEntries: 3 };

test('an answer is cached for its lifetime only', async () => {
  let now = 0;
  const guard = guardService<string>({ ...BASE, now: () => now });
  const call = vi.fn(async () => 'clay');
  expect([await guard.ask('a', call), await guard.ask('a', call)]).toEqual(['clay', 'clay']);
  expect(call).toHaveBeenCalledTimes(1);
  now = 1_000;
  await guard.ask('a', call);
  expect(call).toHaveBeenCalledTimes(2);
});

test('concurrent identical questions make one call', async () => {
  const guard = guardService<string>({ ...BASE, unprovenMs: 5_000 });
  const answer = Promise.withResolvers<string>();
  const call = vi.fn(() => answer.promise);
  const both = Promise.all([guard.ask('a', call), guard.ask('a', call)]);
  answer.resolve('chalk');
  expect(await both).toEqual(['chalk', 'chalk']);
  expect(call).toHaveBeenCalledTimes(1);
});

test('an unproven service gets a short wait, and its late answer is cached', async () => {
  const guard = guardService<string>(BASE);
  const answer = Promise.withResolvers<string>();
  expect(await guard.ask('a', () => answer.promise)).toBeNull();
  expect(guard.state).toBe('unproven');
  answer.resolve('late');
  await vi.waitFor(() => expect(guard.state).toBe('up'));
  expect(await guard.ask('a', never)).toBe('late');
  expect(UNPROVEN_MS).toBeLessThan(100);
});

test('a proven service gets its full time limit; one failure takes it away', async () => {
  const guard = guardService<string>({ ...BASE, unprovenMs: 1 });
  await guard.ask('proof', async () => 'yes');
  const slow = Promise.withResolvers<string>();
  const asked = guard.ask('slow', () => slow.promise);
  setTimeout(() => slow.resolve('worth the wait'), 20);
  expect(await asked).toBe('worth the wait');
  expect(
    await guard.ask('bad', async () => {
      throw new Error('no');
    }),
  ).toBeNull();
  expect(guard.state).toBe('unproven');
});

test('consecutive failures open the breaker; after its pause one call tries, and success closes it', async () => {
  let now = 0;
  const guard = guardService<string>({ ...BASE, failures: 3, openMs: 60_000, now: () => now });
  const fail = vi.fn(async () => {
    throw new Error('down');
  });
  for (const key of ['1', '2', '3', '4', '5']) expect(await guard.ask(key, fail)).toBeNull();
  expect(fail).toHaveBeenCalledTimes(3);
  expect(guard.state).toBe('open');
  now = 60_000;
  const trial = Promise.withResolvers<string>();
  const first = vi.fn(() => trial.promise);
  const second = vi.fn(async () => 'not asked');
  const asked = guard.ask('6', first);
  expect(await guard.ask('7', second)).toBeNull();
  expect(second).not.toHaveBeenCalled();
  trial.resolve('back');
  expect(await asked).toBe('back');
  expect(guard.state).toBe('up');
});

test('a failed trial opens the breaker again', async () => {
  let now = 0;
  const guard = guardService<string>({ ...BASE, failures: 1, openMs: 1_000, now: () => now });
  const fail = vi.fn(async () => {
    throw new Error('down');
  });
  await guard.ask('1', fail);
  now = 1_000;
  await guard.ask('2', fail);
  now = 1_999;
  await guard.ask('3', fail);
  expect(fail).toHaveBeenCalledTimes(2);
});

test('a hanging call is abandoned', async () => {
  const guard = guardService<string>({ ...BASE, limitMs: 10, failures: 1 });
  const signals: AbortSignal[] = [];
  await guard.ask('a', (signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('given up'))),
    );
  });
  await vi.waitFor(() => expect(guard.state).toBe('open'));
  expect(signals[0]?.aborted).toBe(true);
});

test('the cache is bounded and keeps recently used answers', async () => {
  const guard = guardService<string>(BASE);
  for (const key of ['a', 'b', 'c']) await guard.ask(key, async () => key);
  await guard.ask('a', never);
  await guard.ask('d', async () => 'd');
  expect(await guard.ask('a', never)).toBe('a');
  const again = vi.fn(async () => 'b again');
  expect(await guard.ask('b', again)).toBe('b again');
});

test('a service that may not be called now is skipped, which does not count as a failure', async () => {
  const guard = guardService<string>({ ...BASE, failures: 1, mayCall: () => false });
  const call = vi.fn(async () => 'x');
  expect(await guard.ask('a', call)).toBeNull();
  expect(call).not.toHaveBeenCalled();
  expect(guard.state).toBe('unproven');
});
