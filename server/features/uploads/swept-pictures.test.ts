import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSitePictures, readPictureDetails } from '#server/features/site-pictures/use-cases.ts';
import {
  enqueuePictureSweep,
  SWEEP_PICTURES_JOB,
  sweepPictureJobs,
} from '#server/features/uploads/sweep.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeImage } from '#tests/support/images.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { outsidePictureDesk } from '#tests/support/outside-picture-desk.ts';
import { DAY_MS } from '#contracts/london-time.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  // Ahead of the real clock, which dates the files.
  let now = new Date(Date.now() + DAY_MS);
  const outside = {
    asked: [] as string[],
    answer: async (): Promise<Uint8Array> => makeImage('jpeg', 40, 30),
  };
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        outsideImages: {
          fetch: async (url) => {
            outside.asked.push(url);
            return outside.answer();
          },
        },
      },
    });
  });
  afterAll(() => server.close());
  const { ctx, storage, saveService, work, listKeys } = outsidePictureDesk(
    () => server,
    () => now,
  );

  beforeEach(async () => {
    outside.asked = [];
    outside.answer = () => makeImage('jpeg', 40, 30);
    await server.container.db.write(async (tx) => {
      for (const table of ['services', 'site_pictures', 'outside_pictures', 'jobs'] as const)
        await tx.deleteFrom(table).execute();
    });
    for (const folder of ['site/', 'remote/'])
      for await (const { key } of storage().list(folder)) await storage().remove(key);
  });

  async function sweep(): Promise<void> {
    await enqueuePictureSweep({ ctx: ctx('system'), queue: server.container.queue });
    expect(await work(SWEEP_PICTURES_JOB)).toBeGreaterThan(0);
  }
  const upload = async (width: number) =>
    (
      await uploadPicture({
        ctx: ctx(),
        storage: storage(),
        siteImages: server.container.siteImages,
        bytes: await makeImage('png', width, 20),
      })
    ).imageUrl;
  /** With all its files; what only a record in the bin names is not served. */
  async function isKept(url: string, isBinned = false): Promise<boolean> {
    const picture = (await findSitePictures({ ctx: ctx(), urls: [url] })).get(url);
    const urls = [
      url,
      ...[...(picture?.avif ?? []), ...(picture?.jpeg ?? [])].map((size) => size.url),
    ];
    const areThere = new Set(
      await Promise.all(
        urls.map(async (file) => {
          const found = await storage().open(file.slice('/uploads/'.length));
          found?.stream.destroy();
          return found !== null;
        }),
      ),
    );
    expect(areThere.size).toBe(1);
    const answers = new Set(
      (await Promise.all(urls.map((file) => server.app.inject(file)))).map(
        (answer) => answer.statusCode,
      ),
    );
    expect([...answers]).toEqual([areThere.has(true) && !isBinned ? 200 : 404]);
    return picture !== undefined && areThere.has(true);
  }

  test('a picture that no record ever named goes when no draft can name it any more; one that a record names stays', async () => {
    const [idle, used, binned] = [await upload(21), await upload(22), await upload(23)];
    await saveService(used, 'srv_2');
    await saveService(binned, 'srv_3');
    await server.container.db.write((tx) =>
      tx
        .updateTable('services')
        .set({ deleted_at: now.toISOString() })
        .where('id', '=', 'srv_3')
        .execute(),
    );
    await sweep();
    expect([await isKept(idle), await isKept(used), await isKept(binned, true)]).toEqual([
      true,
      true,
      true,
    ]);
    now = new Date(Math.max(Date.now(), now.getTime()) + 30 * DAY_MS);
    await sweep();
    expect([await isKept(idle), await isKept(used), await isKept(binned, true)]).toEqual([
      true,
      true,
      true,
    ]);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await sweep();
    expect([await isKept(idle), await isKept(used), await isKept(binned, true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await server.app.inject(idle)).toMatchObject({ statusCode: 404 });
  });

  test('a picture still shown by a form stays for its draft, and its showing is recorded once a day', async () => {
    const [shown, used] = [await upload(25), await upload(26)];
    await saveService(used, 'srv_2');
    await sweep();
    now = new Date(Math.max(Date.now(), now.getTime()));
    const { db } = server.container;
    const dateOf = async (url: string) =>
      (
        await db.read
          .selectFrom('site_pictures')
          .select('created_at')
          .where('url', '=', url)
          .executeTakeFirstOrThrow()
      ).created_at;
    const first = [await dateOf(shown), await dateOf(used)];
    now = new Date(now.getTime() + 20 * DAY_MS);
    await sweep();
    for (const url of [shown, used, shown, 'https://elsewhere.example/none.jpg'])
      await readPictureDetails({ ctx: ctx(), url });
    expect([await dateOf(shown), await dateOf(used)]).toEqual([now.toISOString(), first[1]]);
    now = new Date(now.getTime() + DAY_MS - 1);
    await readPictureDetails({ ctx: ctx(), url: shown });
    expect(Date.parse(await dateOf(shown))).toBe(now.getTime() - DAY_MS + 1);
    now = new Date(now.getTime() + 30 * DAY_MS);
    await sweep();
    expect([await isKept(shown), await isKept(used)]).toEqual([true, true]);
    now = new Date(now.getTime() + DAY_MS);
    await sweep();
    expect([await isKept(shown), await isKept(used)]).toEqual([false, true]);
  });

  test('a sweep that fails keeps neither what was left over from going nor the next day from being queued', async () => {
    const day = now.toISOString().slice(0, 10);
    let isTidied = false;
    const broken: Storage = {
      ...storage(),
      removeLeftovers: async () => {
        isTidied = true;
        throw new Error('the disk is gone');
      },
    };
    const handler = sweepPictureJobs(
      { storage: broken, queue: server.container.queue },
      (job, jobId) => server.container.contextFor({ kind: 'job', job }, jobId),
    )[SWEEP_PICTURES_JOB]!;
    const run = () =>
      handler({
        payload: {},
        jobId: 'job_test',
        attempt: 5,
        signal: new AbortController().signal,
        step: (_name, doing) => doing(),
      });
    const { db } = server.container;
    await db.write((tx) =>
      tx.schema.alterTable('portfolio_projects').renameTo('portfolio_projects_away').execute(),
    );
    await expect(run()).rejects.toThrow(/portfolio_projects.*; the disk is gone/s);
    await db.write((tx) =>
      tx.schema.alterTable('portfolio_projects_away').renameTo('portfolio_projects').execute(),
    );
    expect(isTidied).toBe(true);
    const keys = (
      await db.read
        .selectFrom('jobs')
        .select('key')
        .where('kind', '=', SWEEP_PICTURES_JOB)
        .where('status', '=', 'queued')
        .execute()
    ).map(({ key }) => key);
    expect(keys.filter((key) => key > `${SWEEP_PICTURES_JOB}:${day}`)).toHaveLength(1);
  });

  test('a picture that was replaced stays as long as an older version may be brought back', async () => {
    const url = await upload(24);
    await saveService(url);
    await sweep();
    await saveService('');
    now = new Date(Math.max(Date.now(), now.getTime()) + 20 * DAY_MS);
    await sweep();
    expect(await isKept(url)).toBe(true);
    now = new Date(now.getTime() + 11 * DAY_MS);
    await sweep();
    expect(await isKept(url)).toBe(false);
  });

  test('files that never became a picture go after a day; samples and designs are left alone', async () => {
    for (const key of [
      'site/loose-480.avif',
      'remote/loose-480.avif',
      'site/samples/a-640.avif',
      'designs/b.jpg',
    ])
      await storage().put(key, new Uint8Array([1]));
    now = new Date();
    await sweep();
    expect((await listKeys()).length).toBe(3);
    now = new Date(Date.now() + 2 * DAY_MS);
    await sweep();
    expect(await listKeys()).toEqual(['site/samples/a-640.avif']);
    expect((await server.app.inject('/uploads/designs/b.jpg')).statusCode).toBe(200);
  });

  test('only the server may sweep', async () => {
    await expect(
      enqueuePictureSweep({ ctx: ctx('owner'), queue: server.container.queue }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
