import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteDesignIdea } from '#server/features/designs/bin.ts';
import { impactOf, listDesignIdeas } from '#server/features/designs/ideas.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, type MadeDesigns, printingBrowser, workOff } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
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
    await makeDesigns(server, {
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

  test('what is still under way for a request is counted with what deleting it takes away, and goes with it', async () => {
    const made = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres whose pictures are still being made',
    });
    const underWay = async () =>
      (
        await server.container.db.read
          .selectFrom('jobs')
          .select('key')
          .where('status', 'in', ['queued', 'running'])
          .execute()
      ).filter(({ key }) => made.ids.some((id) => key.includes(id))).length;
    const queued = await underWay();
    const [session] = (await list({ search: 'being made' })).items;
    expect([session!.id, session!.removes.jobs, session!.removes.pictures]).toEqual([
      made.sessionId,
      queued,
      0,
    ]);
    expect(queued).toBeGreaterThan(3);
    await server.container.queue.claim(['design-picture', 'design-render']);
    expect((await list({ search: 'being made' })).items[0]!.removes.jobs).toBe(queued);
    await deleteDesignIdea({
      ctx: owner(),
      queue: server.container.queue,
      id: made.sessionId,
      source: 'designs',
    });
    expect(await underWay()).toBe(0);
  });

  test('deleting by the call needs a source that is known, and the list is shorter at once', async () => {
    const call = await asOwner(server);
    const before = (await list()).counts;
    expect(
      (await call({ method: 'DELETE', url: `/api/admin/design-ideas/${shared.ids[1]}` }))
        .statusCode,
    ).toBe(400);
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/admin/design-ideas/${shared.ids[1]}?source=elsewhere`,
        })
      ).statusCode,
    ).toBe(400);
    const answer = await call({
      method: 'DELETE',
      url: `/api/admin/design-ideas/${shared.ids[1]}?source=design_ideas`,
    });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Design deleted successfully - all components updated',
    });
    expect((await list()).counts).toEqual({ ...before, all: before.all - 1, design_ideas: 0 });
    expect((await list({ search: 'apple' })).items).toEqual([
      expect.objectContaining({ id: shared.sessionId, conceptCount: 2 }),
    ]);
    await deleteDesignIdea({
      ctx: owner(),
      queue: server.container.queue,
      id: shared.sessionId,
      source: 'designs',
    });
    expect((await list({ search: 'apple' })).items).toEqual([]);
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/admin/design-ideas/${shared.sessionId}?source=designs`,
        })
      ).statusCode,
    ).toBe(404);
  });
});

test('the impact names what there is, and nothing that is not', () => {
  expect(
    impactOf({ concepts: 1, pictures: 0, libraryImages: 0, heroImages: 0, pdfs: 0, jobs: 0 }),
  ).toBe('1 concept');
  expect(
    impactOf({ concepts: 3, pictures: 9, libraryImages: 1, heroImages: 1, pdfs: 2, jobs: 1 }),
  ).toBe(
    '3 concepts, 9 pictures, 1 in the library, 1 on the home page, 2 PDFs, 1 picture job under way',
  );
});
