import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteDesignIdea, removeSampleDesigns } from '#server/features/designs/bin.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, printingBrowser, uploadsOf, workOff } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { showVisitors } from '#tests/support/show-visitors.ts';
import { designBinDesk, DRAWN } from '#tests/support/design-bin-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T09:00:00Z');
  const { owner, keeper, remove, statusOf, makeWhole, walk, inLists } = designBinDesk(() => server);

  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        browser: printingBrowser(),
      },
    });
    await showVisitors(server);
  });
  afterAll(() => server.close());

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

  test('only the owner may delete or restore', async () => {
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
