import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createPool, type Pool } from '#server/engine-pool/pool.ts';
import { startProcess, startThread } from '#server/engine-pool/workers.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

const script = join(findRepositoryRoot(), 'tests', 'support', 'pool-worker.ts');
describe.each([
  ['thread', startThread],
  ['process', startProcess],
] as const)('in a %s', (_kind, start) => {
  let pool: Pool;
  afterEach(() => pool.close());
  const open = (options: Partial<Parameters<typeof createPool>[0]> = {}) =>
    (pool = createPool({ script, start, size: 1, timeoutMs: 8_000, queueLimit: 10, ...options }));

  test('tasks are answered in order by a thread', async () => {
    open();
    expect(await Promise.all([1, 2, 3].map((n) => pool.run('echo', { n })))).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ]);
  });

  test('a task that throws does not affect others', async () => {
    open();
    await expect(pool.run('throw', null)).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'bad-output',
      message: expect.stringContaining('it threw'),
    });
    expect(await pool.run('echo', 1)).toBe(1);
  });

  test('a crashed thread fails its task and is replaced', async () => {
    open();
    const ended = pool.run('end', null);
    const next = pool.run('echo', 'after');
    await expect(ended).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await next).toBe('after');
  });

  test('a task that never ends is stopped at the limit, and the next one runs', async () => {
    open({ timeoutMs: 1_500 });
    const hung = pool.run('hang', null);
    const next = pool.run('echo', 'after');
    await expect(hung).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('time limit'),
    });
    expect(await next).toBe('after');
  });

  test('tasks beyond the queue limit are refused at once', async () => {
    open({ queueLimit: 1 });
    const first = pool.run('slow', 200);
    const second = pool.run('echo', 2);
    await expect(pool.run('echo', 3)).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(await Promise.all([first, second])).toEqual(['done', 2]);
  });

  test('a second client is served after a task or two of a client with a hundred', async () => {
    open({ queueLimit: 200 });
    const done: string[] = [];
    const ask = (lane: string, n: number) =>
      pool.run('echo', n, null, { lane }).then(() => done.push(lane));
    const all = Array.from({ length: 100 }, (_, n) => ask('a', n));
    await ask('b', 1);
    expect(done.filter((lane) => lane === 'a').length).toBeLessThanOrEqual(2);
    await Promise.all(all);
    expect(done).toHaveLength(101);
  });

  test('a full lane leaves the other lanes their places', async () => {
    open({ queueLimit: 10, laneLimit: 2 });
    const waiting = [
      pool.run('slow', 50, null, { lane: 'a' }),
      pool.run('echo', 1, null, { lane: 'a' }),
      pool.run('echo', 2, null, { lane: 'a' }),
    ];
    await expect(pool.run('echo', 3, null, { lane: 'a' })).rejects.toMatchObject({
      kind: 'rate-limited',
    });
    expect(await pool.run('echo', 4, null, { lane: 'b' })).toBe(4);
    expect(await Promise.all(waiting)).toEqual(['done', 1, 2]);
  });

  test('a task aborted while waiting is dropped', async () => {
    open();
    const aborter = new AbortController();
    const first = pool.run('slow', 100);
    const second = pool.run('echo', 2, null, { signal: aborter.signal });
    aborter.abort();
    await expect(second).rejects.toMatchObject({ kind: 'refused' });
    expect(await first).toBe('done');
  });

  test('the reference is sent once to a thread, and again when it has changed', async () => {
    open();
    const one = { version: '1', value: { text: 'one' } };
    expect(await pool.run('reference', null, one)).toEqual({ references: 1, text: 'one' });
    expect(await pool.run('reference', null, one)).toEqual({ references: 1, text: 'one' });
    expect(await pool.run('reference', null, { version: '2', value: { text: 'two' } })).toEqual({
      references: 2,
      text: 'two',
    });
  });

  test('closing refuses waiting tasks and ends running ones', async () => {
    open();
    const running = pool.run('hang', null);
    const waiting = pool.run('echo', 1);
    const failures = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await failures).map((result) => result.status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run('echo', 1)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('an idle worker is ended, and restarted when needed', async () => {
    open({ idleMs: 30 });
    const first = await pool.run<number>('process', null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await pool.run('reference', null, { version: '1', value: { text: 'one' } })).toEqual({
      references: 1,
      text: 'one',
    });
    if (start === startProcess) expect(await pool.run('process', null)).not.toBe(first);
  });
});
