import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN_DAYS } from '#contracts/records.ts';
import { emptyBin } from '#server/features/bin/use-cases.ts';
import {
  deleteDesignIdea,
  designKeeper,
  removeSampleDesigns,
} from '#server/features/designs/bin.ts';
import { enqueueSamples } from '#server/features/designs/samples.ts';
import { binProviders } from '#server/features/bin-providers.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, printingBrowser, uploadsOf, workOff } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const DRAWN = ['design-picture', 'design-render'];
const SAMPLES = ['one', 'two'].map((slug) => ({
  slug,
  pick: 0,
  hero: true,
  input: {
    description: `A sample garden ${slug} of 8 by 10 metres`,
    projectType: 'family' as const,
    preferences: [],
    areaM2: 80,
    postcode: 'RM1 3DS',
  },
}));

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T09:00:00Z');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const job = () => server.container.contextFor({ kind: 'job', job: 'retention' }, 'test');
  const keeper = () => designKeeper(server.container);
  const remove = (id: string, source: 'designs' | 'design_ideas' = 'designs') =>
    deleteDesignIdea({ ctx: owner(), queue: server.container.queue, id, source });
  const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;
  const origin = { origin: 'http://localhost:80' };

  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        browser: printingBrowser(),
      },
    });
  });
  afterAll(() => server.close());

  /** A request of a visitor with everything that can come of it. */
  async function makeWhole(description: string, share = true) {
    const made = await makeDesigns(server, { designDescription: description, share });
    await workOff(server, DRAWN);
    for (const id of made.ids)
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: `/api/design-library/${id}/pdf`,
            headers: origin,
          })
        ).statusCode,
      ).toBe(200);
    return { ...made, uploads: await uploadsOf(server, made.ids) };
  }

  /** Every public address of a design, with what it answers. */
  async function walk({
    ids: [id],
    sessionId,
    uploads,
  }: Awaited<ReturnType<typeof makeWhole>>): Promise<Record<string, number>> {
    const post = async (url: string, payload?: object) =>
      (
        await server.app.inject({
          method: 'POST',
          url,
          headers: origin,
          ...(payload ? { payload } : {}),
        })
      ).statusCode;
    const answers: Record<string, number> = {};
    for (const url of [
      `/api/designs/${id}`,
      `/api/designs/${id}/plan.svg`,
      `/api/designs/${id}/plan.svg?view=picture`,
      `/api/designs/${id}/planting.csv`,
      `/api/designs/${id}/quantities.csv`,
      `/api/designs/${id}/pictures`,
      ...uploads,
    ])
      answers[url] = await statusOf(url);
    answers.pictures = await post(`/api/designs/${id}/pictures`, { kinds: ['winter'] });
    answers.share = await post(`/api/designs/${id}/share`, { shared: true, sessionId });
    answers.pdf = await post(`/api/design-library/${id}/pdf`);
    answers.posted = await post('/api/design/pdf', {
      design: {
        id,
        title: 'Kept by somebody',
        concept: 'Words that were kept.',
        mainFeature: '',
        materials: [],
        plants: [],
      },
    });
    return answers;
  }
  const inLists = async (id: string) => {
    const [library, hero, sitemap] = await Promise.all(
      ['/api/design-library', '/api/hero-images', '/sitemap.xml'].map((url) =>
        server.app.inject(url),
      ),
    );
    return [library, hero, sitemap].map((answer) => answer!.body.includes(id));
  };

  test('a binned request answers 404 at every public address, and comes back whole', async () => {
    const made = await makeWhole('A garden of 8 by 10 metres that is deleted and restored');
    const [id] = made.ids;
    expect(made.uploads.length).toBeGreaterThan(12);
    const before = await walk(made);
    expect(new Set(Object.values(before))).toEqual(new Set([200]));
    expect(await inLists(id!)).toEqual([true, true, true]);

    await remove(made.sessionId);
    const binned = await walk(made);
    expect(Object.entries(binned).filter(([, status]) => status !== 404)).toEqual([]);
    expect(await inLists(id!)).toEqual([false, false, false]);
    expect(await keeper().listDeleted({ ctx: owner() })).toEqual([
      expect.objectContaining({
        kind: 'designs',
        id: made.sessionId,
        title: expect.stringContaining('deleted and restored'),
        onRestore: expect.stringContaining('stands there again'),
      }),
    ]);

    await keeper().restore({ ctx: owner(), id: made.sessionId });
    expect(new Set(Object.values(await walk(made)))).toEqual(new Set([200]));
    expect(await keeper().listDeleted({ ctx: owner() })).toEqual([]);
  });

  test('what is queued for a binned request is dropped, and queued again for what is missing when it comes back', async () => {
    const made = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres not drawn yet',
      share: false,
    });
    const queued = async () =>
      (
        await server.container.db.read
          .selectFrom('jobs')
          .select('key')
          .where('status', '=', 'queued')
          .execute()
      ).filter((row) => made.ids.some((id) => row.key.includes(id))).length;
    expect(await queued()).toBe(15);
    await remove(made.sessionId);
    expect(await queued()).toBe(0);
    expect((await keeper().listDeleted({ ctx: owner() }))[0]!.onRestore).toContain('stays private');
    await keeper().restore({ ctx: owner(), id: made.sessionId });
    expect(await queued()).toBe(9);
    await workOff(server, DRAWN);
    expect(await uploadsOf(server, made.ids)).not.toEqual([]);
  });

  test('a picture that is finished while its design lies in the bin is not put back', async () => {
    const made = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres drawn too late',
      share: false,
    });
    const { queue } = server.container;
    const claimed = await queue.claim(DRAWN);
    await remove(made.sessionId);
    await expect(queue.finish(claimed!)).rejects.toThrow('lease');
    await workOff(server, DRAWN);
    expect(await uploadsOf(server, made.ids)).toEqual([]);
  });

  test('deleting one shared design leaves its request and the others', async () => {
    const made = await makeWhole('A garden of 8 by 10 metres of which one design goes');
    const [first, second] = made.ids;
    await remove(first!, 'design_ideas');
    expect([
      await statusOf(`/api/designs/${first}`),
      await statusOf(`/api/designs/${second}`),
    ]).toEqual([404, 200]);
    expect(
      (await server.app.inject(`/api/designs/${second}`))
        .json()
        .siblings.map((one: { id: string }) => one.id),
    ).toEqual([made.ids[2]]);
    await expect(remove(first!, 'design_ideas')).rejects.toMatchObject({ code: 'not-found' });

    // It stays in the bin when its request goes there and comes back.
    now = new Date(now.getTime() + 1000);
    await remove(made.sessionId);
    await expect(keeper().restore({ ctx: owner(), id: first! })).rejects.toMatchObject({
      code: 'not-found',
    });
    await keeper().restore({ ctx: owner(), id: made.sessionId });
    expect([
      await statusOf(`/api/designs/${first}`),
      await statusOf(`/api/designs/${second}`),
    ]).toEqual([404, 200]);
    await keeper().restore({ ctx: owner(), id: first! });
    expect(await statusOf(`/api/designs/${first}`)).toBe(200);
  });

  test('the record of changes names the designs that an act took or brought back, and no others', async () => {
    const made = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres that goes in two steps',
      share: true,
    });
    const { read } = server.container.db;
    const titles = (
      await read
        .selectFrom('designs')
        .select('title')
        .where('session_id', '=', made.sessionId)
        .orderBy('position')
        .execute()
    ).map((row) => row.title);
    await remove(made.ids[0]!, 'design_ideas');
    now = new Date(now.getTime() + 1000);
    await remove(made.sessionId);
    now = new Date(now.getTime() + 1000);
    await keeper().restore({ ctx: owner(), id: made.sessionId });
    const rows = await read
      .selectFrom('audit')
      .select(['action', 'detail', 'before', 'after'])
      .where('subject', '=', made.sessionId)
      .where('action', 'in', ['designs.delete', 'designs.restore'])
      .orderBy('at')
      .execute();
    const others = { title: titles.slice(1).join(', '), shared: titles.slice(1) };
    expect(
      rows.map(({ action, detail, before, after }) => [
        action,
        JSON.parse(detail),
        JSON.parse((before ?? after)!),
      ]),
    ).toEqual([
      ['designs.delete', { designs: 2 }, others],
      ['designs.restore', { designs: 2 }, others],
    ]);
  });

  test('a private design is no saved idea, and a source must fit its id', async () => {
    const made = await makeDesigns(server, {
      designDescription: 'A private garden of 8 by 10 metres',
      share: false,
    });
    await expect(remove(made.ids[0]!, 'design_ideas')).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(made.sessionId, 'design_ideas')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(remove(made.ids[0]!, 'designs')).rejects.toMatchObject({ code: 'not-found' });
    await expect(keeper().purge({ ctx: owner(), id: made.sessionId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('after 30 days rows, pictures, reports, jobs and what the trail kept are gone for good, files and all', async () => {
    const made = await makeWhole('A garden of 8 by 10 metres that goes for good');
    const bystander = await makeWhole('A garden of 8 by 10 metres that stays');
    const { read } = server.container.db;
    await server.container.db.write((tx) =>
      tx
        .updateTable('audit')
        .set({ before: '{"personal":true}' })
        .where('subject', '=', made.sessionId)
        .execute(),
    );
    await remove(made.sessionId);
    const keepers = binProviders(server.container);
    const empty = () => emptyBin({ ctx: job(), keepers, signal: new AbortController().signal });
    const isGone = async () =>
      (await read
        .selectFrom('design_sessions')
        .select('id')
        .where('id', '=', made.sessionId)
        .executeTakeFirst()) === undefined;
    now = new Date(now.getTime() + (BIN_DAYS - 1) * DAY_MS);
    await empty();
    expect(await isGone()).toBe(false);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await empty();
    expect(await isGone()).toBe(true);
    for (const url of made.uploads)
      expect(await server.container.storage.open(url.slice('/uploads/'.length)), url).toBeNull();
    const keys = made.uploads.map((url) => url.slice('/uploads/'.length));
    expect(await read.selectFrom('files').select('key').where('key', 'in', keys).execute()).toEqual(
      [],
    );
    expect(
      await read
        .selectFrom('design_reports')
        .select('key')
        .where('design_id', 'in', made.ids)
        .execute(),
    ).toEqual([]);
    expect(
      (await read.selectFrom('jobs').select('key').execute()).filter((row) =>
        made.ids.some((id) => row.key.includes(id)),
      ),
    ).toEqual([]);
    const trail = await read
      .selectFrom('audit')
      .select(['action', 'before'])
      .where('subject', '=', made.sessionId)
      .execute();
    expect(trail.map((row) => row.action)).toContain('designs.purge');
    expect(trail.every((row) => row.before === null)).toBe(true);
    for (const url of bystander.uploads) expect(await statusOf(url), url).toBe(200);
  });

  test('a purge cut short after some files is finished by the next', async () => {
    const made = await makeWhole('A garden of 8 by 10 metres whose removal is cut short');
    await remove(made.sessionId);
    const { storage } = server.container;
    let left = 3;
    const failing: Storage = {
      ...storage,
      remove: async (key) => {
        if (left-- <= 0) throw new Error('the power is gone');
        await storage.remove(key);
      },
    };
    await expect(
      designKeeper({ ...server.container, storage: failing }).purge({
        ctx: owner(),
        id: made.sessionId,
      }),
    ).rejects.toThrow('power');
    expect(await keeper().listDeleted({ ctx: owner() })).toContainEqual(
      expect.objectContaining({ id: made.sessionId }),
    );
    await keeper().purge({ ctx: owner(), id: made.sessionId });
    for (const url of made.uploads)
      expect(await storage.open(url.slice('/uploads/'.length)), url).toBeNull();
    expect(await keeper().listDeleted({ ctx: owner() })).not.toContainEqual(
      expect.objectContaining({ id: made.sessionId }),
    );
  });

  test('a file that a design outside the bin shows as well stays', async () => {
    const [gone, kept] = [
      await makeWhole('A garden of 8 by 10 metres whose picture is shared'),
      await makeWhole('A garden of 8 by 10 metres with the same picture'),
    ];
    const { read } = server.container.db;
    const picture = await read
      .selectFrom('design_pictures')
      .selectAll()
      .where('design_id', '=', gone.ids[0]!)
      .where('kind', '=', 'aerial')
      .executeTakeFirstOrThrow();
    await server.container.db.write((tx) =>
      tx
        .updateTable('design_pictures')
        .set({ jpeg_key: picture.jpeg_key, content_hash: picture.content_hash })
        .where('design_id', '=', kept.ids[0]!)
        .where('kind', '=', 'aerial')
        .execute(),
    );
    await remove(gone.sessionId);
    expect(await statusOf(`/uploads/${picture.jpeg_key}`)).toBe(200);
    await keeper().purge({ ctx: owner(), id: gone.sessionId });
    expect(await statusOf(`/uploads/${picture.jpeg_key}`)).toBe(200);
  });

  test('samples that the owner removes go into the bin and are never made anew', async () => {
    const { queue } = server.container;
    const system = server.container.contextFor({ kind: 'system' }, 'test');
    const samplesIn = async () =>
      (
        await server.container.db.read
          .selectFrom('design_sessions')
          .select('id')
          .where('sample', '=', 1)
          .where('deleted_at', 'is', null)
          .execute()
      ).length;
    const queuedSamples = async () =>
      (
        await server.container.db.read
          .selectFrom('jobs')
          .select('key')
          .where('kind', '=', 'sample-designs')
          .where('status', '=', 'queued')
          .execute()
      ).length;
    server.container.content.samples = SAMPLES as never;
    await enqueueSamples({ ctx: system, queue, samples: SAMPLES.slice(0, 1) as never });
    now = new Date(now.getTime() + 1000);
    expect(await workOff(server, ['sample-designs'])).toBe(1);
    expect(await samplesIn()).toBe(1);
    const sample = await server.container.db.read
      .selectFrom('designs')
      .select(['id', 'session_id', 'title'])
      .where('sample', '=', 1)
      .executeTakeFirstOrThrow();
    await remove(sample.id, 'design_ideas');
    await enqueueSamples({ ctx: system, queue, samples: SAMPLES as never });
    expect(await queuedSamples()).toBe(1);

    expect(await removeSampleDesigns({ ctx: owner(), queue, samples: SAMPLES })).toBe(1);
    expect([await samplesIn(), await queuedSamples()]).toEqual([0, 0]);
    // The one that lay in the bin already did not go there again.
    const trail = await server.container.db.read
      .selectFrom('audit')
      .select('before')
      .where('subject', '=', sample.session_id)
      .where('action', '=', 'designs.delete')
      .executeTakeFirstOrThrow();
    expect(trail.before).not.toContain(sample.title);
    await enqueueSamples({ ctx: system, queue, samples: SAMPLES as never });
    expect(await queuedSamples()).toBe(0);
    const binned = (await keeper().listDeleted({ ctx: owner() })).find((entry) =>
      entry.title.includes('A sample garden one'),
    );
    await keeper().purge({ ctx: owner(), id: binned!.id });
    await enqueueSamples({ ctx: system, queue, samples: SAMPLES as never });
    expect(await queuedSamples()).toBe(0);
  });

  test('nobody but the owner may delete or restore', async () => {
    const visitor = server.container.contextFor({ kind: 'visitor' }, 'test');
    await expect(
      deleteDesignIdea({
        ctx: visitor,
        queue: server.container.queue,
        id: 'ses_whatever',
        source: 'designs',
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(keeper().restore({ ctx: visitor, id: 'ses_whatever' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(keeper().purge({ ctx: visitor, id: 'ses_whatever' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      removeSampleDesigns({ ctx: visitor, queue: server.container.queue, samples: [] }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
