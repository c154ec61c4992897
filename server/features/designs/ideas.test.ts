import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DesignIdea, DesignIdeasPage } from '#contracts/admin-designs.ts';
import type { Context } from '#server/context.ts';
import { IDEAS_A_PAGE, listDesignIdeas, listNewestIdeas } from '#server/features/designs/ideas.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, type MadeDesigns, printingBrowser, workOff } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let first: MadeDesigns;
  let shared: MadeDesigns;
  let now = new Date('2026-11-20T09:00:00Z');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const list = (query: object = {}) => listDesignIdeas({ ctx: owner(), query });
  const later = () => {
    now = new Date(now.getTime() + 60_000);
  };

  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        browser: printingBrowser(),
      },
    });
    first = await makeDesigns(server, {
      designDescription: 'A long narrow garden of 8 by 20 metres with 100% lawn',
      projectType: 'modern',
      postcode: 'RM1 3DS',
    });
    later();
    shared = await makeDesigns(server, {
      designDescription: 'A family garden of 8 by 10 metres with an apple tree',
      share: false,
    });
    await workOff(server, ['design-picture', 'design-render']);
    later();
    await shareDesign({
      ctx: visitor(),
      id: shared.ids[1]!,
      input: { shared: true, sessionId: shared.sessionId },
    });
    await server.app.inject({
      method: 'POST',
      url: `/api/design-library/${shared.ids[1]}/pdf`,
      headers: { origin: 'http://localhost:80' },
    });
  });
  afterAll(() => server.close());

  test('a request is an AI session, a design that was shared a saved idea', async () => {
    const { items, counts, total, page, pages } = await list();
    expect({ counts, total, page, pages }).toEqual({
      counts: { all: 3, designs: 2, design_ideas: 1 },
      total: 3,
      page: 1,
      pages: 1,
    });
    expect(items.map((idea) => [idea.source, idea.id]).toSorted()).toEqual(
      [
        ['design_ideas', shared.ids[1]!],
        ['designs', first.sessionId],
        ['designs', shared.sessionId],
      ].toSorted(),
    );
    const session = items.find((idea) => idea.id === shared.sessionId)!;
    expect(session).toMatchObject({
      projectType: 'family',
      projectTypeLabel: 'Family Garden',
      conceptCount: 3,
      gardenDescription: 'A family garden of 8 by 10 metres with an apple tree',
      userName: null,
      createdAt: '2026-11-20T09:01:00.000Z',
    });
    expect(session.removes).toEqual({
      concepts: 3,
      pictures: 9,
      libraryImages: 1,
      // The owner has not said that visitors' designs stand on the home page.
      heroImages: 0,
      pdfs: 1,
      jobs: 0,
    });
    const images = JSON.parse(session.designImagesJson) as string[];
    expect(images.filter((path) => path.startsWith('/uploads/'))).toHaveLength(
      session.localImageCount,
    );
    expect(session.localImageCount).toBe(9);
    expect(session.pdfUrl).toMatch(/^\/uploads\/reports\//);
    expect(
      (JSON.parse(session.designResults) as { designs: { id: string }[] }).designs.map(
        (design) => design.id,
      ),
    ).toEqual(shared.ids);
    const idea = items.find((one) => one.source === 'design_ideas')!;
    expect(idea).toMatchObject({ conceptCount: 1, localImageCount: 3, pdfUrl: session.pdfUrl });
    expect(
      (JSON.parse(idea.designResults) as { designs: { id: string }[] }).designs.map(
        (design) => design.id,
      ),
    ).toEqual([shared.ids[1]]);
  });

  test('tells of each design whether it ever was public, and whether its visitor has taken it back', async () => {
    const said = async () => {
      const { items } = await list({ filter: 'designs' });
      const { designs } = JSON.parse(
        items.find((idea) => idea.id === shared.sessionId)!.designResults,
      ) as { designs: { shared: boolean; wasPublic: boolean; isWithdrawn: boolean }[] };
      return designs.map(({ shared: isShared, wasPublic, isWithdrawn }) => [
        isShared,
        wasPublic,
        isWithdrawn,
      ]);
    };
    const set = async (ctx: Context, isShared: boolean) => {
      later();
      await shareDesign({
        ctx,
        id: shared.ids[1]!,
        input: { shared: isShared, sessionId: shared.sessionId },
      });
    };
    const never = [false, false, false];
    expect(await said()).toEqual([never, [true, true, false], never]);
    await set(owner(), false);
    expect(await said()).toEqual([never, [false, true, false], never]);
    await set(owner(), true);
    await set(visitor(), false);
    expect(await said()).toEqual([never, [false, true, true], never]);
    await set(visitor(), true);
    expect(await said()).toEqual([never, [true, true, false], never]);
  });

  test('filters, and a search over words, kinds, postcodes and titles in which signs mean themselves', async () => {
    const found = async (query: object) => (await list(query)).items.map((idea) => idea.id);
    expect(await found({ filter: 'design_ideas' })).toEqual([shared.ids[1]]);
    expect(await found({ filter: 'designs', search: 'NARROW long' })).toEqual([first.sessionId]);
    expect(await found({ search: 'apple' })).toHaveLength(2);
    expect(await found({ filter: 'designs', search: '100%' })).toEqual([first.sessionId]);
    expect(await found({ search: '1_0' })).toEqual([]);
    expect(await found({ filter: 'designs', search: 'minimalist rm1' })).toEqual([first.sessionId]);
    expect((await list({ search: 'nowhere to be found' })).counts).toEqual({
      all: 0,
      designs: 0,
      design_ideas: 0,
    });
    expect((await list({ search: 'nowhere to be found' })).total).toBe(3);
  });

  test('pages are cut on the server, and one beyond the last is the last', async () => {
    const made: string[] = [];
    for (let i = 0; i < IDEAS_A_PAGE; i++) {
      later();
      made.push(
        (
          await makeDesigns(server, {
            designDescription: `Garden number ${i} of 8 by 10 metres for the list`,
          })
        ).sessionId,
      );
    }
    const one = await list({ filter: 'designs' });
    expect([one.items.length, one.pages]).toEqual([IDEAS_A_PAGE, 2]);
    expect(one.items[0]!.id).toBe(made.at(-1));
    const two = await list({ filter: 'designs', page: 2 });
    expect(two.items.map((idea) => idea.id)).toEqual([shared.sessionId, first.sessionId]);
    expect(await list({ filter: 'designs', page: 999 })).toMatchObject({ page: 2 });
  });

  test('the oldest first is the same list from its other end, page by page', async () => {
    const whole = async (query: object) => {
      const { pages, items } = await list(query);
      const found = [...items];
      for (let page = 2; page <= pages; page++)
        found.push(...(await list({ ...query, page })).items);
      return found.map((idea) => idea.id);
    };
    const newest = await whole({ filter: 'designs' });
    expect(newest).toHaveLength(IDEAS_A_PAGE + 2);
    expect(await whole({ filter: 'designs', sort: 'oldest' })).toEqual(newest.toReversed());
    expect(await whole({ filter: 'designs', sort: 'newest' })).toEqual(newest);
    const all = await whole({ sort: 'oldest' });
    expect([all[0], new Set(all).size]).toEqual([first.sessionId, IDEAS_A_PAGE + 3]);
    expect(
      (await list({ search: 'apple', filter: 'designs', sort: 'oldest' })).items.map(
        (idea) => idea.id,
      ),
    ).toEqual([shared.sessionId]);
    await expect(list({ sort: 'title' })).rejects.toThrow('Please choose newest or oldest');
  });

  test('the call without parameters answers the plain list, with one it answers a page, and strangers are refused', async () => {
    expect((await server.app.inject('/api/admin/design-ideas')).statusCode).toBe(401);
    expect(
      (
        await server.app.inject({
          method: 'DELETE',
          url: `/api/admin/design-ideas/${first.sessionId}?source=designs`,
          headers: { origin: 'http://localhost:80' },
        })
      ).statusCode,
    ).toBe(401);
    const call = await asOwner(server);
    const answer = await call({ url: '/api/admin/design-ideas' });
    const plain = answer.json() as unknown[];
    expect(plain.map((item) => DesignIdea.parse(item).id)).toContain(first.sessionId);
    // However many the list leaves out, the whole number stands beside it.
    expect(answer.headers['x-total-count']).toBe(String((await list()).total));
    expect(
      DesignIdeasPage.parse(
        (await call({ url: '/api/admin/design-ideas?filter=designs&page=2' })).json(),
      ).items,
    ).toHaveLength(2);
    for (const [query, words] of [
      ['filter=everything', 'Please choose'],
      ['page=0', 'The first page is 1'],
      ['page=x', 'page as a number'],
    ]) {
      const answer = await call({ url: `/api/admin/design-ideas?${query}` });
      expect([answer.statusCode, answer.body], query).toEqual([
        400,
        expect.stringContaining(words!),
      ]);
    }
  });

  test('only the owner may read it', async () => {
    await expect(listDesignIdeas({ ctx: visitor(), query: {} })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(listNewestIdeas({ ctx: visitor() })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
