import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { PICTURE_KINDS } from '#contracts/design.ts';
import { ProviderError } from '#server/errors.ts';
import { sweepFiles } from '#server/storage/stored-files.ts';
import { designJobs } from '#server/features/designs/jobs.ts';
import { readDesign } from '#server/features/designs/read.ts';
import { enqueueSamples } from '#server/features/designs/samples.ts';
import { createWorker } from '#server/jobs/worker.ts';
import type { SamplePictures } from '#server/ports/sample-pictures.ts';
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts';
import {
  countingPicture,
  type CountingPicture,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { pictureDesk } from '#tests/support/picture-desk.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = 0;
  afterEach(() => server.close());

  async function start(
    kind: DatabaseKind,
    {
      picture = countingPicture(),
      ...parts
    }: { picture?: CountingPicture; samplePictures?: SamplePictures } = {},
  ): Promise<CountingPicture> {
    now = Date.now();
    server = await startTestServer({
      kind,
      parts: { picture, ...parts, clock: { now: () => new Date(now) } },
    });
    return picture;
  }
  const { context, make, work, get, ask, files, stored } = pictureDesk(() => server);

  test('a new design has its pictures coming, and each as it is made', async () => {
    await start(kind);
    const [id] = await make();
    expect(await get(id!)).toEqual({
      pictures: [],
      pending: ['plan', 'aerial', 'eye'],
      failed: [],
    });
    const isQuick = async () =>
      (await get(id!)).pictures.map((one) => `${one.kind} ${one.quality}`);
    let seen: string[][] = [];
    const { container } = server;
    const handlers = designJobs({ ...container, samples: [] }, (job, jobId) =>
      container.contextFor({ kind: 'job', job }, jobId),
    );
    const watched = Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [
        name,
        async (run: Parameters<typeof handler>[0]) => {
          await handler(run);
          seen.push(await isQuick());
        },
      ]),
    );
    const worker = createWorker({
      queue: container.queue,
      handlers: watched,
      log: quiet,
      pollMs: 10,
    });
    worker.start();
    await expect.poll(() => container.queue.countUnfinished(), { timeout: 20_000 }).toBe(0);
    await worker.stop();
    seen = seen.filter((one, i) => JSON.stringify(one) !== JSON.stringify(seen[i - 1]));
    expect(seen).toEqual([
      ['plan full'],
      ['aerial quick', 'plan full'],
      ['aerial full', 'plan full'],
      ['aerial full', 'eye quick', 'plan full'],
      ['aerial full', 'eye full', 'plan full'],
    ]);
    const { pictures, pending, failed } = await get(id!);
    expect([pending, failed]).toEqual([[], []]);
    expect(pictures[0]).toMatchObject({
      kind: 'aerial',
      width: 1600,
      height: 1000,
      alt: '“The Long Lawn” seen from above as it will look once grown in, in June, an AI concept',
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      cardUrl: expect.stringContaining('-card.jpg'),
    });
    expect((await server.app.inject(pictures[0]!.jpegUrl)).statusCode).toBe(200);
    expect((await readDesign({ ctx: context(), id: id! }))?.imageUrl).toBe(pictures[0]!.jpegUrl);
  });

  test("a full picture takes the quick one's place; what it replaced is removed a while later", async () => {
    await start(kind);
    const [id] = await make();
    await work({ until: () => false });
    const kept = new Set(
      (await files())
        .filter((file) => file.doomed_at === null)
        .map((file) => file.key.replace('designs/', '')),
    );
    const doomed = (await files()).filter((file) => file.doomed_at !== null);
    expect(doomed.length).toBeGreaterThan(0);
    const used = (
      await server.container.db.read.selectFrom('design_pictures').selectAll().execute()
    ).flatMap((row) => [
      row.jpeg_key,
      row.card_key!,
      ...(JSON.parse(row.avif) as { key: string }[]).map((one) => one.key),
    ]);
    expect([...kept].map((name) => `designs/${name}`).toSorted()).toEqual(
      [...new Set(used)].toSorted(),
    );
    await sweepFiles({ ctx: context(), storage: server.container.storage });
    expect(stored().length).toBe(kept.size + doomed.length);
    now += 11 * 60_000;
    await sweepFiles({ ctx: context(), storage: server.container.storage });
    expect(stored()).toEqual([...kept].toSorted());
    expect((await files()).every((file) => file.doomed_at === null)).toBe(true);
    expect((await get(id!)).pictures).toHaveLength(3);
  });

  test('what cannot be drawn is failed with its reason while the plan stays, and is tried again when asked for', async () => {
    let isBroken = true;
    const drawing = countingPicture();
    await start(kind, {
      picture: {
        ...drawing,
        renderScene: async (order) => {
          if (isBroken)
            throw new ProviderError(
              'unavailable',
              'This browser prints but cannot draw pictures: it has no WebGL2.',
            );
          return drawing.renderScene(order);
        },
      },
    });
    const [id] = await make();
    for (let i = 0; i < 4; i++) {
      await work();
      now += 60_000;
    }
    expect(await get(id!)).toMatchObject({
      pictures: [{ kind: 'plan' }],
      pending: [],
      failed: ['aerial', 'eye'],
    });
    const errors = await server.container.db.read
      .selectFrom('jobs')
      .select('error')
      .where('status', '=', 'failed')
      .execute();
    expect(new Set(errors.map((job) => job.error))).toEqual(
      new Set(['ProviderError: This browser prints but cannot draw pictures: it has no WebGL2.']),
    );
    isBroken = false;
    expect((await ask(id!, ['aerial'])).json()).toMatchObject({
      pending: ['aerial'],
      failed: ['eye'],
    });
    await work();
    expect((await get(id!)).pictures.map((one) => `${one.kind} ${one.quality}`)).toEqual([
      'aerial full',
      'plan full',
    ]);
  });

  test('a design that is deleted while its picture is drawn gets none, and its files are swept', async () => {
    const picture = countingPicture();
    await start(kind, {
      picture: {
        ...picture,
        renderScene: async (order) => {
          await server.container.db.write((tx) => tx.deleteFrom('design_sessions').execute());
          return picture.renderScene(order);
        },
      },
    });
    await make();
    await work();
    expect(
      await server.container.db.read.selectFrom('design_pictures').select('id').execute(),
    ).toEqual([]);
    now += 11 * 60_000;
    await sweepFiles({ ctx: context(), storage: server.container.storage });
    expect((await files()).filter((file) => file.doomed_at !== null)).toEqual([]);
  });

  test('a sample takes the pictures that come with the product when they show its scene, and draws them otherwise', async () => {
    const file = (ending: string, width: number) => ({
      name: `one/aerial.${ending}`,
      width,
      height: 1000,
      bytes: 4,
    });
    let sceneHash = '';
    const samplePictures: SamplePictures = {
      find: async (order) =>
        order.kind === 'aerial' && order.sceneHash === sceneHash
          ? {
              slug: 'one',
              kind: 'aerial',
              sceneHash,
              contentHash: 'of-the-product',
              alt: '',
              placeholder: 'data:,',
              jpeg: file('jpg', 1600),
              avif: [file('640.avif', 640)],
            }
          : null,
      read: async () => new Uint8Array([1, 2, 3, 4]),
    };
    const picture = await start(kind, { samplePictures });
    sceneHash = (
      await server.engine.scene(
        (await import('#tests/support/sample-garden.ts')).makeSampleGarden().model,
        { version: '', catalogue: null as never, rates: null as never },
      )
    ).hash;
    const samples = [
      {
        slug: 'one',
        pick: 0,
        hero: true,
        input: {
          description: 'A sample garden of 8 by 10 metres',
          projectType: 'family' as const,
          preferences: [],
        },
      },
    ];
    await enqueueSamples({
      ctx: server.container.contextFor({ kind: 'system' }, 'test'),
      queue: server.container.queue,
      samples,
    });
    await work({ samples });
    expect(picture.shots.map((shot) => [shot.camera, shot.bare])).toEqual([
      ['eye', false],
      ['eye', true],
    ]);
    const hashes = await server.container.db.read
      .selectFrom('design_pictures')
      .select(['kind', 'content_hash'])
      .where('kind', '=', 'aerial')
      .execute();
    expect(hashes).toEqual([{ kind: 'aerial', content_hash: 'of-the-product' }]);
  });

  test.each([[[]], [['spaceport']], ['aerial'], [PICTURE_KINDS.concat(PICTURE_KINDS)]])(
    'asking for %j is refused',
    async (kinds) => {
      await start(kind);
      const [id] = await make();
      expect((await ask(id!, kinds)).statusCode).toBe(400);
    },
  );

  test('a design that is not there has no pictures, and those of a private one are kept private', async () => {
    await start(kind);
    for (const id of ['dsn_nobodynobodynobody', 'nonsense'])
      expect([
        (await server.app.inject(`/api/designs/${id}/pictures`)).statusCode,
        (await ask(id, ['aerial'])).statusCode,
      ]).toEqual([404, 404]);
    const [id] = await make();
    expect((await server.app.inject(`/api/designs/${id}/pictures`)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(existsSync(join(server.container.config.dataDir, 'uploads', 'designs'))).toBe(false);
  });
});
