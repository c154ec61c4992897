import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designJobs } from '#server/features/designs/jobs.ts';
import { enqueueSamples } from '#server/features/designs/samples.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { listHeroImages } from '#server/features/hero/use-cases.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');

  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  test('samples and pictures are made by jobs, once, and fill the library and the home page', async () => {
    const { container } = server;
    const samples = [
      {
        slug: 'one',
        pick: 1,
        hero: true,
        input: {
          description: 'A sample garden of 8 by 10 metres',
          projectType: 'family' as const,
          preferences: [],
        },
      },
    ];
    const system = container.contextFor({ kind: 'system' }, 'test');
    const handlers = designJobs({ ...container, samples }, (job, jobId) =>
      container.contextFor({ kind: 'job', job }, jobId),
    );
    const worker = createWorker({
      queue: container.queue,
      handlers,
      log: { info: () => undefined, warn: () => undefined },
      pollMs: 10,
    });
    await enqueueSamples({ ctx: system, queue: container.queue, samples });
    await enqueueSamples({ ctx: system, queue: container.queue, samples });
    worker.start();
    await expect.poll(() => container.queue.countUnfinished(), { timeout: 20_000 }).toBe(0);
    await worker.stop();
    const [hero, ...others] = await listHeroImages({ ctx: visitor() });
    expect(others).toEqual([]);
    expect(hero).toMatchObject({
      title: 'The Orchard Walk',
      imageUrl: expect.stringMatching(/^\/uploads\/designs\/[0-9a-f]{32}-1600\.jpg$/),
      picture: { kind: 'eye', alt: expect.stringContaining('AI concept') },
    });
    expect((await server.app.inject(hero!.imageUrl)).statusCode).toBe(200);
    const library = await listLibrary({ ctx: visitor() });
    expect(library.designs.filter((design) => design.sample).map((design) => design.id)).toEqual([
      hero!.id,
    ]);
    await expect(
      shareDesign({ ctx: visitor(), id: hero!.id, input: { shared: false } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test("the owner's password is made once, kept as a hash, and replaced by a configured one", async () => {
    const ctx = server.container.contextFor({ kind: 'system' }, 'test');
    const hasher = server.container.passwords;
    const made = await Promise.all(
      [1, 2].map(() => ensureOwnerPassword({ ctx, configured: null, hasher })),
    );
    expect(made.filter(Boolean)).toEqual(['made-once-only']);
    expect(await ensureOwnerPassword({ ctx, configured: null, hasher })).toBeNull();
    expect(await ensureOwnerPassword({ ctx, configured: 'of the owner', hasher })).toBeNull();
    const row = await server.container.db.read
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'owner.password-hash')
      .executeTakeFirst();
    expect(row?.value).toBe('"hash:of the owner"');
    await expect(
      ensureOwnerPassword({ ctx: visitor(), configured: 'x', hasher }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test("the settings of a fresh install are the sample firm's", async () => {
    expect(await readSettings({ ctx: visitor() })).toMatchObject({
      firmName: 'Oakmere & Vale Garden Design',
      sample: true,
      since: 2008,
    });
  });
});
