import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FETCH_PICTURE_JOB, readPictureDetails } from '#server/features/site-pictures/use-cases.ts';
import { ProviderError } from '#server/errors.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { HTML, makeImage } from '#tests/support/images.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { listServices } from '#server/features/services/record.ts';
import { outsidePictureDesk } from '#tests/support/outside-picture-desk.ts';

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

  test('our own pictures and empty addresses cause no request', async () => {
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

  test('a temporary failure is shown to the owner and retried later, not at once', async () => {
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
});
