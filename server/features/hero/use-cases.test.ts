import { afterEach, describe, expect, test } from 'vitest';
import { HeroImagesResponse } from '#contracts/library.ts';
import { deleteDesignIdea, removeSampleDesigns } from '#server/features/designs/bin.ts';
import { createSampleSession } from '#server/features/designs/sample-session.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts';
import { GARDEN_INPUT, makeDesigns, workOff } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { showVisitors } from '#tests/support/show-visitors.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import { listNamedPictures } from '#server/records/pictures.ts';
import { makeImage } from '#tests/support/images.ts';
import { addRecord } from '#server/records/edit.ts';

const SLIDES = 8;

let server: TestServer;
let now: Date;
afterEach(() => server.close());

async function start(kind: DatabaseKind): Promise<void> {
  now = new Date('2026-11-22T09:00:00Z');
  server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  await showVisitors(server);
}

/** Three gardens that a visitor shares, a minute after those before. @returns their ids, as the home page turns them */
async function make({ share = true, isDrawn = true } = {}) {
  now = new Date(now.getTime() + 60_000);
  const made = await makeDesigns(server, {
    designDescription: `A family garden of 8 by 10 metres at ${now.toISOString()}`,
    share,
  });
  if (isDrawn) await workOff(server, ['design-picture', 'design-render']);
  return { ...made, sorted: made.ids.toSorted() };
}
const hero = async () =>
  HeroImagesResponse.parse((await server.app.inject('/api/hero-images')).json()).images;
const shown = async () => (await hero()).map((image) => image.id);
const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');

describe.each(DATABASES)('without samples on %s', (kind) => {
  test('the newest gardens that visitors share stand on the home page, at eye level, and no more than there are slides', async () => {
    await start(kind);
    expect(await hero()).toEqual([]);
    const first = await make();
    await make({ share: false });
    expect(await shown()).toEqual(first.sorted);
    const images = await hero();
    expect(images.map((image) => [image.picture?.kind, image.picture?.quality])).toEqual(
      images.map(() => ['eye', 'full']),
    );
    for (const { imageUrl } of images)
      expect([
        imageUrl.startsWith('/uploads/designs/'),
        (await server.app.inject(imageUrl)).statusCode,
      ]).toEqual([true, 200]);
    const [second, third] = [await make(), await make()];
    expect(await shown()).toEqual(
      [...third.sorted, ...second.sorted, ...first.sorted].slice(0, SLIDES),
    );
  });

  test('a garden that is not drawn yet, or only quickly, waits until it is', async () => {
    await start(kind);
    const made = await make({ isDrawn: false });
    expect(await shown()).toEqual([]);
    await workOff(server, ['design-picture', 'design-render']);
    expect(await shown()).toEqual(made.sorted);
    await server.container.db.write((tx) =>
      tx
        .updateTable('design_pictures')
        .set({ quality: 'quick' })
        .where('design_id', '=', made.sorted[0]!)
        .where('kind', '=', 'eye')
        .execute(),
    );
    expect(await shown()).toEqual(made.sorted.slice(1));
  });

  test('what is taken out of the library or deleted leaves it at once, pictures and all, and the kept page is made anew', async () => {
    await start(kind);
    const {
      sorted: [taken, gone, kept],
      sessionId,
    } = await make();
    const version = () => server.container.db.contentVersion();
    const before = await version();
    await shareDesign({ ctx: visitor(), id: taken!, input: { shared: false, sessionId } });
    expect(await shown()).toEqual([gone, kept]);
    const after = await version();
    expect(after).not.toBe(before);
    const picture = (await hero())[0]!.imageUrl;
    await deleteDesignIdea({
      ctx: owner(),
      queue: server.container.queue,
      id: gone!,
      source: 'design_ideas',
    });
    expect(await shown()).toEqual([kept]);
    expect((await server.app.inject(picture)).statusCode).toBe(404);
    expect(await version()).not.toBe(after);
    await shareDesign({ ctx: visitor(), id: taken!, input: { shared: true, sessionId } });
    expect(await shown()).toEqual([taken, kept]);
  });

  test('as long as there are samples chosen for it they stand there alone', async () => {
    await start(kind);
    const made = await make();
    const mark = {
      sessionId: 'ses_sampleGardens',
      designId: 'dsn_sampleSampleSampleSamp',
      pick: 0,
      hero: true,
    };
    const system = server.container.contextFor({ kind: 'system' }, 'test');
    await createSampleSession(server.container, {
      ctx: system,
      request: { ...GARDEN_INPUT, designDescription: 'A sample garden of 8 by 10 metres' },
      mark,
    });
    await workOff(server, ['design-picture', 'design-render']);
    expect(await shown()).toEqual([mark.designId]);
    await removeSampleDesigns({ ctx: owner(), queue: server.container.queue, samples: [] });
    expect(await shown()).toEqual(made.sorted);
  });
});

describe.each(DATABASES)('as the owner has it on %s', (kind) => {
  const choose = (input: object) =>
    saveSection({
      ctx: owner(),
      section: 'carousel',
      input,
      baseVersion: null,
      sample: sampleBusiness,
    });
  const addProject = async (title: string, more: object) => {
    const url = `/uploads/site/${title.toLowerCase()}-1600.jpg`;
    await server.container.db.write((tx) =>
      tx
        .insertInto('site_pictures')
        .values({
          url,
          jpeg_url: url,
          alt: `${title} from the door`,
          width: 1600,
          height: 1000,
          avif: '[]',
          jpeg: '[]',
          placeholder: null,
          created_at: now.toISOString(),
        })
        .execute(),
    );
    return addRecord({
      ctx: owner(),
      record: portfolioRecord,
      queue: server.container.queue,
      input: { title, description: 'A garden', afterImageUrl: url, ...more },
    });
  };

  test('visitors’ designs stand there only where the owner says so; own finished work comes first, samples of it never', async () => {
    await start(kind);
    const made = await make();
    await choose({});
    expect(await shown()).toEqual([]);
    const terrace = await addProject('Terrace', {});
    await addProject('Sample', { sample: true });
    expect(await hero()).toMatchObject([
      { id: terrace.id, isPhoto: true, imageUrl: '/uploads/site/terrace-1600.jpg' },
    ]);
    await choose({ projects: true, visitors: true });
    expect(await shown()).toEqual([terrace.id, ...made.sorted]);
    await choose({ projects: false, visitors: true });
    expect(await shown()).toEqual(made.sorted);
  });
});

describe.each(DATABASES)('what the owner chooses on %s', (kind) => {
  const choose = (values: { pictures?: unknown[]; designs?: string[] }) =>
    saveSection({
      ctx: owner(),
      section: 'carousel',
      input: { projects: false, visitors: true, ...values },
      baseVersion: null,
      sample: sampleBusiness,
    });
  const send = async (width: number) =>
    (
      await uploadPicture({
        ctx: owner(),
        storage: server.container.storage,
        siteImages: server.container.siteImages,
        bytes: await makeImage('jpeg', width, 600),
      })
    ).imageUrl;

  test('own pictures come first, then the chosen designs in their order, and what is gone is left out', async () => {
    await start(kind);
    const made = await make();
    const [one, , three] = made.sorted as [string, string, string];
    const url = await send(900);
    await choose({
      pictures: [
        { url, caption: 'A terrace in Brentwood' },
        { url: '/uploads/site/gone-1600.jpg', caption: '' },
      ],
      designs: [three, 'dsn_never', one],
    });
    expect(await shown()).toEqual([url, three, one]);
    const [first] = await hero();
    expect(first).toMatchObject({ title: 'A terrace in Brentwood', isPhoto: true });
    expect((await server.app.inject(first!.imageUrl)).statusCode).toBe(200);
    // Out of the library, and so out of the home page.
    await shareDesign({ ctx: owner(), id: three, input: { shared: false } });
    expect(await shown()).toEqual([url, one]);
    await choose({});
    expect(await shown()).toEqual(made.sorted.filter((id) => id !== three));
  });

  test('a chosen picture is kept from the sweep, and one that the design tool drew is refused as a photograph', async () => {
    await start(kind);
    const url = await send(901);
    await choose({ pictures: [{ url, caption: '' }] });
    expect([...(await listNamedPictures({ ctx: owner() }))]).toContain(url);
    expect([...(await listNamedPictures({ ctx: owner(), of: 'binned' }))]).not.toContain(url);
    for (const wrong of [
      '/uploads/designs/one.jpg',
      '/uploads/site/samples/one.jpg',
      'https://elsewhere.example/one.jpg',
      '/uploads/site/../secret',
      '',
    ])
      await expect(choose({ pictures: [{ url: wrong, caption: '' }] }), wrong).rejects.toThrow();
    await expect(
      choose({ pictures: [url, url].map((same) => ({ url: same, caption: '' })) }),
    ).rejects.toThrow(/twice/);
    await expect(
      choose({ designs: Array.from({ length: 9 }, (_one, at) => `dsn_${at}`) }),
    ).rejects.toThrow(/At most 8/);
  });
});
