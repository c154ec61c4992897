import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveEnquiryOn } from '#server/features/enquiries/for-others.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { enquiryDesk } from '#tests/support/enquiry-desk.ts';

describe.each(DATABASES)('enquiries on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let now = new Date('2026-11-23T09:00:00.000Z');
  const { ctx, post, send, see, open, list, addPhoto } = enquiryDesk(
    () => server,
    () => call,
  );
  let freeBytes = 50_000_000_000;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
      },
    });
    call = await asOwner(server);
  });
  afterAll(() => server.close());

  test('withdrawing before a quote deletes everything at once', async () => {
    const { id, url, email } = await send({ message: 'A secret wish' });
    await addPhoto(url, await makeImage('jpeg', 33, 30));
    const { key } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select('key')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await post(`${url}/withdraw`, {})).json()).toMatchObject({ isGone: true });
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(await server.container.storage.open(key)).toBeNull();
    const { read } = server.container.db;
    const texts = JSON.stringify([
      await read.selectFrom('enquiries').selectAll().execute(),
      await read.selectFrom('mail_messages').selectAll().execute(),
      await read.selectFrom('audit').selectAll().execute(),
    ]);
    expect(texts).not.toContain('A secret wish');
    expect(texts).not.toContain(email);
    expect(texts).toContain('was withdrawn');
  });

  test('once a quote was made, withdrawing closes it and keeps the letters', async () => {
    const { id, url } = await send({ siteFacts: [{ label: 'Soil', value: 'Chalk' }] });
    await addPhoto(url, await makeImage('jpeg', 34, 30));
    await server.container.db.write((tx) => moveEnquiryOn(tx, ctx(), id, 'quoted'));
    expect((await post(`${url}/withdraw`, {})).json()).toMatchObject({ isGone: false });
    expect(await see(url)).toMatchObject({
      state: 'closed',
      closing: 'withdrawn',
      photos: [],
      siteFacts: [],
      message: 'About the garden',
    });
    expect(
      (await post(`${url}/messages`, { text: 'Too late', requestKey: 'too-late-key' })).statusCode,
    ).toBe(422);
    expect((await addPhoto(url, await makeImage('jpeg', 35, 30))).statusCode).toBe(422);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/enquiries/${id}/state`,
          payload: { state: 'received' },
        })
      ).statusCode,
    ).toBe(422);
  });

  test('a person’s data is listed, exported and erased with its photographs', async () => {
    const { id, url, email } = await send({ message: 'Erase me later' });
    await addPhoto(url, await makeImage('jpeg', 36, 30));
    const { key } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select('key')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    const keepers = personalDataProviders(server.container);
    const held = await findPerson({ ctx: ctx(), keepers, ownWords: MENTIONS, input: { email } });
    expect(held.groups.find((group) => group.name === 'enquiries')!.items).toEqual([
      expect.objectContaining({ id, detail: expect.arrayContaining(['1 photograph']) }),
    ]);
    const paths = [];
    for await (const file of await exportPerson({
      ctx: ctx(),
      keepers,
      ownWords: MENTIONS,
      input: { email },
    }))
      paths.push(file.path);
    expect(
      paths.filter((path) => path.startsWith('enquiries/')).map((path) => path.split('/').at(-1)),
    ).toEqual(['enquiry.json', 'photo-1.jpg']);
    await erasePerson({
      journal: { add: async () => undefined },
      ctx: ctx(),
      keepers,
      ownWords: MENTIONS,
      storage: server.container.storage,
      queue: server.container.queue,
      input: { email },
    });
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(await server.container.storage.open(key)).toBeNull();
    expect(
      JSON.stringify(
        await server.container.db.read.selectFrom('mail_messages').selectAll().execute(),
      ),
    ).not.toContain('Erase me later');
  });

  test('a name left beside designs is an enquiry, waits only where an answer is wanted, and goes when it is taken back', async () => {
    const { sessionId, ids } = await makeDesigns(server);
    const contact = `/api/design-sessions/${sessionId}/contact`;
    expect(
      (await post(contact, { name: 'Keeper', email: 'keeper@example.org', wants: 'keep' }))
        .statusCode,
    ).toBe(200);
    const [kept] = (await list('?search=keeper@example.org')).items;
    expect(kept).toMatchObject({ source: 'keep', replyBy: null });
    expect((await open(kept!.id)).designs.map((design) => design.id)).toEqual(ids);
    await post(contact, { name: 'Keeper', email: 'keeper@example.org', wants: 'contact' });
    const again = (await list('?search=keeper@example.org')).items;
    expect(again.map((item) => [item.id, item.replyBy !== null])).toEqual([[kept!.id, true]]);
    await server.app.inject({ method: 'DELETE', url: contact });
    expect((await list('?search=keeper@example.org&list=all')).items).toEqual([]);
  });
});
