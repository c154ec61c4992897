import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '#server/features/job-handlers.ts';
import {
  FETCH_PICTURE_JOB,
  findSitePictures,
  readPictureDetails,
  wantPicture,
} from '#server/features/site-pictures/use-cases.ts';
import {
  enqueuePictureSweep,
  SWEEP_PICTURES_JOB,
  sweepPictureJobs,
} from '#server/features/uploads/sweep.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import { ProviderError } from '#server/errors.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { HTML, makeImage } from '#tests/support/images.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { listServices } from '#server/features/services/record.ts';

const ADDRESS = 'https://pictures.example/garden.jpg';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T08:00:00.000Z');
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
  const ctx = (actor: 'owner' | 'system' | 'visitor' = 'owner') =>
    server.container.contextFor({ kind: actor }, 'test');
  const storage = () => server.container.storage;

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

  /** A service as its form saves it. */
  async function saveService(imageUrl: string, id = 'srv_1'): Promise<void> {
    const row = {
      id,
      title: 'Paving',
      description: 'Laid by hand',
      short_description: 'Paving',
      image_url: imageUrl,
      icon: null,
      position: 1,
      active: 1,
      edited: 1,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    };
    await server.container.db.write(async (tx) => {
      await tx
        .insertInto('services')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ image_url: imageUrl }))
        .execute();
      await wantPicture({ ctx: ctx(), tx, queue: server.container.queue, url: imageUrl });
    });
  }
  /** Does everything of a kind that is due. */
  async function work(job: string): Promise<number> {
    const handler = jobHandlers(server.container).find((one) => one[job])![job]!;
    for (let done = 0; ; done += 1) {
      const claimed = await server.container.queue.claim([job]);
      if (!claimed) return done;
      await handler({
        payload: claimed.payload,
        jobId: claimed.id,
        attempt: claimed.attempts,
        signal: new AbortController().signal,
        step: async (_name, run) => run(),
      });
      await server.container.queue.finish(claimed);
    }
  }
  const listKeys = async () => {
    const keys = [];
    for (const folder of ['site/', 'remote/'])
      for await (const { key } of storage().list(folder)) keys.push(key);
    return keys;
  };

  test("a visitor gets our own copy of another site's picture, and never its address", async () => {
    await saveService(ADDRESS);
    const [before] = await listServices({ ctx: ctx('visitor') });
    expect([before!.imageUrl, before!.picture]).toEqual(['', null]);
    expect(await work(FETCH_PICTURE_JOB)).toBe(1);
    const answer = await server.app.inject('/api/services');
    const [after] = answer.json<{ imageUrl: string; picture: { avif: { url: string }[] } }[]>();
    expect(after!.imageUrl).toMatch(/^\/uploads\/remote\/[0-9a-f]{32}-1600\.jpg$/);
    expect(answer.body).not.toContain('pictures.example');
    expect((await server.app.inject(after!.imageUrl)).statusCode).toBe(200);
    expect(after!.picture.avif.every(({ url }) => url.startsWith('/uploads/remote/'))).toBe(true);
  });

  test('one address is asked for once, however often its record is saved', async () => {
    for (let i = 0; i < 5; i += 1) await saveService(ADDRESS);
    await work(FETCH_PICTURE_JOB);
    await saveService(ADDRESS);
    await work(FETCH_PICTURE_JOB);
    expect(outside.asked).toEqual([ADDRESS]);
  });

  test('our own pictures and empty addresses ask nobody', async () => {
    for (const url of ['', '/uploads/site/a-1600.jpg', '/botanical/basil.jpg'])
      await saveService(url);
    expect(await work(FETCH_PICTURE_JOB)).toBe(0);
  });

  test('an address that no record names any more is not asked for', async () => {
    await saveService(ADDRESS);
    await saveService('');
    await work(FETCH_PICTURE_JOB);
    expect(outside.asked).toEqual([]);
  });

  test('a passing failure is told to the owner and tried again later, not at once', async () => {
    outside.answer = async () => {
      throw new ProviderError('unavailable', 'The site did not answer in time.');
    };
    await saveService(ADDRESS);
    await work(FETCH_PICTURE_JOB);
    expect(await readPictureDetails({ ctx: ctx(), url: ADDRESS })).toEqual({
      url: ADDRESS,
      picture: null,
      problem: 'The picture could not be fetched. The site did not answer in time.',
    });
    await saveService(ADDRESS);
    expect([await work(FETCH_PICTURE_JOB), outside.asked.length]).toEqual([0, 1]);
    outside.answer = () => makeImage('png', 30, 30);
    now = new Date(now.getTime() + 6 * 60_000);
    expect(await work(FETCH_PICTURE_JOB)).toBe(1);
    expect(await readPictureDetails({ ctx: ctx(), url: ADDRESS })).toMatchObject({
      picture: { alt: '' },
      problem: null,
    });
  });

  test('a site that stays away is asked ever more seldom, and in the end no more', async () => {
    outside.answer = async () => {
      throw new ProviderError('unavailable', 'no');
    };
    await saveService(ADDRESS);
    for (let day = 0; day < 60; day += 1) {
      await work(FETCH_PICTURE_JOB);
      now = new Date(now.getTime() + DAY_MS);
    }
    expect(outside.asked.length).toBe(7);
    // Saved again, it is asked once for each time, without a wait.
    for (let times = 0; times < 2; times += 1) {
      await saveService(ADDRESS);
      expect(await work(FETCH_PICTURE_JOB)).toBe(1);
    }
  });

  test.each<[string, () => Promise<Uint8Array>]>([
    [
      'a refusal',
      async () => {
        throw new ProviderError('refused', 'There is no picture at this address any more.');
      },
    ],
    ['a page', async () => HTML],
    ['a damaged picture', async () => (await makeImage('jpeg')).subarray(0, 2)],
  ])('%s is not tried again by itself, and leaves no file', async (_name, answer) => {
    outside.answer = answer;
    await saveService(ADDRESS);
    await work(FETCH_PICTURE_JOB);
    now = new Date(now.getTime() + DAY_MS);
    expect([await work(FETCH_PICTURE_JOB), await listKeys()]).toEqual([0, []]);
    expect((await readPictureDetails({ ctx: ctx(), url: ADDRESS })).problem).toMatch(
      /^The picture could not be fetched\. /,
    );
  });

  test('a file of Drive that is shared at last is fetched by the next save, however soon; before that the problem says how', async () => {
    const drive = 'https://drive.google.com/uc?export=view&id=1AbCdEfGhIjKlMnOp';
    outside.answer = async () => {
      throw new ProviderError('bad-output', 'There is a page at this address, not a picture.');
    };
    const problemOf = async (url: string) =>
      (await readPictureDetails({ ctx: ctx(), url })).problem;
    for (const url of [drive, ADDRESS]) {
      await saveService(url);
      await work(FETCH_PICTURE_JOB);
    }
    expect(await problemOf(ADDRESS)).toBe(
      'The picture could not be fetched. There is a page at this address, not a picture.',
    );
    expect(await problemOf(drive)).toBe(
      'The picture could not be fetched. There is a page at this address, not a picture. Share it in Drive with “Anyone with the link”, and save once more.',
    );
    outside.answer = () => makeImage('jpeg', 40, 30);
    for (let times = 0; times < 3; times += 1) await saveService(drive);
    expect(await work(FETCH_PICTURE_JOB)).toBe(1);
    expect(await readPictureDetails({ ctx: ctx(), url: drive })).toMatchObject({
      picture: { alt: '' },
      problem: null,
    });
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

  test('a picture that a form goes on showing stays for its draft, and that it was shown is written once a day', async () => {
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

  test('nobody but the server sweeps', async () => {
    await expect(
      enqueuePictureSweep({ ctx: ctx('owner'), queue: server.container.queue }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
