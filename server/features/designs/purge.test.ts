import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN_DAYS } from '#contracts/records.ts';
import { emptyBin } from '#server/features/bin/use-cases.ts';
import { designKeeper, removeSampleDesigns } from '#server/features/designs/bin.ts';
import { enqueueSamples } from '#server/features/designs/samples.ts';
import { binProviders } from '#server/features/bin-providers.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { printingBrowser, workOff } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { designBinDesk } from '#tests/support/design-bin-desk.ts';

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
  const { owner, job, keeper, remove, statusOf, makeWhole } = designBinDesk(() => server);

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
});
