import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomIds } from '#server/adapters/ids/random.ts';
import { createQueue, type Queue } from '#server/jobs/queue.ts';
import { createWorker, type JobHandler, type JobWorker } from '#server/jobs/worker.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

const log = { info: () => undefined, warn: () => undefined };

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase;
  let queue: Queue;
  const workers: JobWorker[] = [];
  /** A clock ahead of real time by what the test has advanced. */
  let ahead = 0;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    ahead = 0;
    queue = createQueue({
      db: database.db,
      clock: { now: () => new Date(Date.now() + ahead) },
      ids: randomIds,
    });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await database.close();
  });

  function start(handler: JobHandler): JobWorker {
    const worker = createWorker({
      queue,
      handlers: { paint: handler },
      log,
      pollMs: 20,
      sweepMs: 40,
    });
    workers.push(worker);
    worker.start();
    return worker;
  }
  async function add(key: string) {
    await database.db.write((tx) => queue.enqueue(tx, { kind: 'paint', key, payload: { key } }));
    queue.announce();
  }
  const statusOf = async (key: string) =>
    (
      await database.db.read
        .selectFrom('jobs')
        .select('status')
        .where('key', '=', key)
        .executeTakeFirst()
    )?.status;
  const done = (key: string) =>
    vi.waitFor(async () => expect(await statusOf(key)).toBe('done'), {
      timeout: 10_000,
      interval: 15,
    });

  test('jobs run one at a time', async () => {
    let busy = 0;
    const most: number[] = [];
    start(async () => {
      most.push(++busy);
      await new Promise((resolve) => setTimeout(resolve, 5));
      busy--;
    });
    for (const key of ['1', '2', '3']) await add(key);
    for (const key of ['1', '2', '3']) await done(key);
    expect(most).toEqual([1, 1, 1]);
  });

  test('a failed job is retried without repeating finished steps', async () => {
    const drawn: string[] = [];
    let tries = 0;
    start(async (run) => {
      const result = await run.step('draw', async () => {
        drawn.push('drawn');
        return { url: 'a.jpg' };
      });
      expect(result).toEqual({ url: 'a.jpg' });
      if (++tries === 1) throw new Error('the disk was full');
    });
    await add('again');
    await vi.waitFor(() => expect(tries).toBe(1), { timeout: 5_000, interval: 10 });
    ahead = 10_000;
    await done('again');
    expect([tries, drawn.length]).toEqual([2, 1]);
  });

  test('a stopping worker returns its job at once, without counting an attempt', async () => {
    let begun = false;
    const worker = start(async (run) => {
      begun = true;
      await new Promise((_resolve, reject) =>
        run.signal.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    });
    await add('handed');
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 5_000, interval: 10 });
    await worker.stop();
    expect(
      await database.db.read.selectFrom('jobs').select(['status', 'attempts']).executeTakeFirst(),
    ).toEqual({ status: 'queued', attempts: 0 });
  });

  test('a worker that lost its lease does not touch the job', async () => {
    const finished: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    start(async (run) => {
      if (run.attempt === 1) await held;
      await run.step('paint', async () => run.attempt);
      finished.push(String(run.attempt));
    });
    await add('stolen');
    await vi.waitFor(async () => expect(await statusOf('stolen')).toBe('running'), {
      timeout: 5_000,
      interval: 10,
    });
    ahead = queue.leaseMs + 1;
    await queue.sweep();
    const other = (await queue.claim(['paint']))!;
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finished).toEqual([]);
    await queue.finish(other);
    expect(await statusOf('stolen')).toBe('done');
  });
});
