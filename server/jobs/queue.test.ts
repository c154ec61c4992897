import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { randomIds } from '#server/adapters/ids/random.ts';
import { backOffMs, createQueue, LEASE_MS, type Queue } from '#server/jobs/queue.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase | null = null;
  let queue: Queue;
  let now = Date.UTC(2026, 10, 20, 12);
  const clock = { now: () => new Date(now) };

  beforeEach(async () => {
    database ??= await openTestDatabase(kind);
    await database.db.write((tx) => tx.deleteFrom('jobs').execute());
    queue = createQueue({ db: database.db, clock, ids: randomIds });
  });
  afterAll(() => database?.close());

  const add = (key: string, maxAttempts?: number) =>
    database!.db.write((tx) =>
      queue.enqueue(tx, {
        kind: 'paint',
        key,
        payload: { key },
        ...(maxAttempts ? { maxAttempts } : {}),
      }),
    );
  const statusOf = async (key: string) =>
    database!.db.read
      .selectFrom('jobs')
      .select(['status', 'attempts', 'error', 'run_at'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();

  test('the same key is queued once', async () => {
    await Promise.all([add('a'), add('a'), add('a')]);
    expect(await queue.countUnfinished()).toBe(1);
  });

  test('a job queued in a transaction that rolls back is not queued', async () => {
    await expect(
      database!.db.write(async (tx) => {
        await queue.enqueue(tx, { kind: 'paint', key: 'b', payload: null });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await queue.countUnfinished()).toBe(0);
  });

  test('no job is claimed twice by concurrent workers', async () => {
    for (const key of ['c1', 'c2', 'c3']) await add(key);
    const claimed = await Promise.all(Array.from({ length: 8 }, () => queue.claim(['paint'])));
    expect(
      claimed
        .filter((job) => job !== null)
        .map((job) => job!.key)
        .toSorted(),
    ).toEqual(['c1', 'c2', 'c3']);
  });

  test('a job of another kind is not claimed', async () => {
    await add('d');
    expect(await queue.claim(['bake'])).toBeNull();
    expect(await queue.claim([])).toBeNull();
  });

  test('a failed job waits longer each time and then stays failed with its reason', async () => {
    await add('e', 2);
    await queue.fail((await queue.claim(['paint']))!, 'first');
    expect(await statusOf('e')).toMatchObject({
      status: 'queued',
      attempts: 1,
      error: 'first',
      run_at: now + backOffMs(1),
    });
    expect(await queue.claim(['paint'])).toBeNull();
    now += backOffMs(1);
    await queue.fail((await queue.claim(['paint']))!, 'second');
    expect(await statusOf('e')).toMatchObject({ status: 'failed', attempts: 2, error: 'second' });
    now += 24 * 3600_000;
    expect(await queue.claim(['paint'])).toBeNull();
  });

  test("a job's lane is cleared when it has ended, as the privacy policy says", async () => {
    const put = (key: string) =>
      database!.db.write((tx) =>
        queue.enqueue(tx, { kind: 'paint', key, payload: null, maxAttempts: 1, lane: 'somebody' }),
      );
    const lanes = async () =>
      (
        await database!.db.read
          .selectFrom('jobs')
          .select(['status', 'lane'])
          .orderBy('key')
          .execute()
      ).map(({ status, lane }) => `${status} ${lane}`);
    for (const key of ['lane-1', 'lane-2', 'lane-3', 'lane-4']) await put(key);
    await queue.finish((await queue.claim(['paint']))!);
    await queue.fail((await queue.claim(['paint']))!, 'no paint');
    await queue.claim(['paint']);
    now += LEASE_MS + 1;
    await queue.sweep();
    expect((await lanes()).toSorted()).toEqual([
      'done null',
      'failed null',
      'failed null',
      'queued somebody',
    ]);
  });

  test('the retry delay grows to ten minutes at most', () => {
    expect([1, 2, 3, 30].map(backOffMs)).toEqual([2_000, 4_000, 8_000, 600_000]);
  });

  test('a worker without the lease cannot write', async () => {
    await add('f');
    const lost = (await queue.claim(['paint']))!;
    now += LEASE_MS + 1;
    expect(await queue.sweep()).toBe(1);
    const held = (await queue.claim(['paint']))!;
    const writes = [
      () => queue.renew(lost),
      () => queue.saveStep(lost, 's', 1),
      () => queue.finish(lost),
      () => queue.fail(lost, 'x'),
    ];
    for (const write of writes)
      await expect(write()).rejects.toMatchObject({ name: 'LeaseLostError' });
    await queue.handBack(lost);
    await queue.finish(held);
    expect(await statusOf('f')).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('a renewed lease is not reclaimed', async () => {
    await add('g');
    const job = (await queue.claim(['paint']))!;
    for (let i = 0; i < 3; i++) {
      now += LEASE_MS * 0.8;
      await queue.renew(job);
      expect(await queue.sweep()).toBe(0);
    }
  });

  test('a job whose worker dies every time finally fails', async () => {
    await add('h', 2);
    for (let i = 0; i < 2; i++) {
      await queue.claim(['paint']);
      now += LEASE_MS + 1;
      await queue.sweep();
    }
    expect(await statusOf('h')).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('too often'),
    });
  });

  test('a job whose workers died waits longer each time while others run', async () => {
    await add('h1', 20);
    const waits: number[] = [];
    for (let death = 0; death < 12; death++) {
      let waited = 0;
      while ((await queue.claim(['paint'])) === null) {
        now += 1_000;
        waited += 1;
      }
      waits.push(waited);
      now += LEASE_MS + 1;
      await queue.sweep();
    }
    expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 600, 600]);
    await add('h2');
    expect((await queue.claim(['paint']))?.key).toBe('h2');
  });

  test('finished steps are available to the next worker', async () => {
    await add('i');
    const first = (await queue.claim(['paint']))!;
    await queue.saveStep(first, 'draw', { url: 'a.jpg' });
    await queue.handBack(first);
    const second = (await queue.claim(['paint']))!;
    expect(second).toMatchObject({ attempts: 1, steps: { draw: { url: 'a.jpg' } } });
  });

  test('a process with sole use of the database reclaims its jobs at once', async () => {
    await add('j');
    await queue.claim(['paint']);
    await queue.takeBackAll();
    expect((await queue.claim(['paint']))?.key).toBe('j');
  });
});
