import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EraseAnswer } from '#contracts/admin-people.ts';
import { deleteDesignIdea, designKeeper } from '#server/features/designs/bin.ts';
import { deleteBookingRequest } from '#server/features/booking-requests/manage.ts';
import { expireDesigns } from '#server/features/designs/expire.ts';
import { isEmailOf } from '#server/features/people/hash-email.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, printingBrowser, workOff } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { peopleDesk } from '#tests/support/people-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const { origin, owner, parts, erase, find, allText, makePerson } = peopleDesk(
    () => server,
    () => later(),
  );
  let now = new Date('2026-11-22T09:00:00Z');
  const later = () => {
    now = new Date(now.getTime() + 1000);
  };

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

  test('erasing takes rows, files, jobs, the library entry and every word at once, and says what it did', async () => {
    const person = await makePerson('erased@example.org');
    const binned = await makePerson('erased@example.org');
    const bystander = await makePerson('stays@example.org');
    await deleteDesignIdea({
      ctx: owner(),
      queue: parts().queue,
      id: binned.sessionId,
      source: 'designs',
    });
    const call = await asOwner(server);
    const answer = EraseAnswer.parse(
      (
        await call({
          method: 'POST',
          url: '/api/admin/people/erase',
          payload: { email: ' Erased@Example.org' },
        })
      ).json(),
    );
    const files = person.uploads.length + binned.uploads.length;
    expect(answer.items.filter((item) => item.count > 0)).toEqual([
      { what: 'Requests for designs', count: 2, done: true },
      { what: 'Designs', count: 6, done: true },
      { what: 'Pictures and PDFs', count: files, done: true },
      { what: 'Requests for appointments', count: 2, done: true },
      { what: 'Enquiries', count: 2, done: true },
      { what: 'E-mails', count: 6, done: true },
    ]);
    expect(answer.notes.join(' ')).toContain('Backups');
    const { db, storage } = server.container;
    for (const url of [...person.uploads, ...binned.uploads]) {
      expect((await server.app.inject(url)).statusCode, url).toBe(404);
      expect(await storage.open(url.slice('/uploads/'.length)), url).toBeNull();
    }
    for (const id of person.ids)
      expect((await server.app.inject(`/api/designs/${id}`)).statusCode).toBe(404);
    expect((await server.app.inject('/api/design-library')).body).not.toContain(person.ids[0]);
    const left = await allText();
    expect(left).not.toMatch(/erased@example\.org/i);
    expect(left).not.toContain('secret garden number 1 ');
    for (const { key } of await db.read.selectFrom('files').select('key').execute())
      expect(person.uploads).not.toContain(`/uploads/${key}`);
    const [row] = await db.read
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'people.erase')
      .execute();
    const detail = JSON.parse(row!.detail) as { emailHash: string; Designs: number };
    expect(detail.Designs).toBe(6);
    expect([
      await isEmailOf('erased@example.org', detail.emailHash),
      await isEmailOf('stays@example.org', detail.emailHash),
    ]).toEqual([true, false]);
    for (const url of bystander.uploads)
      expect((await server.app.inject(url)).statusCode, url).toBe(200);
    expect(
      (await find('stays@example.org')).groups
        .map((group) => group.items.length)
        .filter((count) => count > 0),
    ).toEqual([1, 1, 1, 3]);
    expect(await erase('erased@example.org')).toMatchObject({
      message: 'Nothing was held for this address.',
      notes: [],
    });
  });

  test('a design that a request names goes only when the owner says so, and never with somebody else’s name on it', async () => {
    const nobody = await makeDesigns(server, {
      designDescription: 'An unsigned garden of 8 by 10 metres',
    });
    const other = await makePerson('other@example.org');
    await makePerson('linker@example.org', { linked: nobody.ids[0]! });
    await makePerson('linker@example.org', { linked: other.ids[0]! });
    expect((await find('linker@example.org')).linked.map((item) => item.id)).toEqual([
      nobody.sessionId,
    ]);
    const statuses = async () =>
      Promise.all(
        [nobody.ids[0]!, other.ids[0]!].map(
          async (id) => (await server.app.inject(`/api/designs/${id}`)).statusCode,
        ),
      );
    const request = {
      kind: 'general-consultation',
      name: 'Linker',
      email: 'linker2@example.org',
      requestKey: 'request-key-linker',
      designId: nobody.ids[1],
    };
    await server.app.inject({
      method: 'POST',
      url: '/api/booking-requests',
      headers: origin,
      payload: request,
    });
    await erase('linker@example.org');
    expect(await statuses()).toEqual([200, 200]);
    expect(await erase('linker2@example.org', { withLinked: true })).toMatchObject({
      items: expect.arrayContaining([{ what: 'Linked designs', count: 3, done: true }]),
    });
    expect(await statuses()).toEqual([404, 200]);
  });

  test('where the storage fails the words are gone at once, nothing can come back, and the rest is finished by itself', async () => {
    const person = await makePerson('halfway@example.org');
    const storage: Storage = {
      ...parts().storage,
      remove: async () => {
        throw new Error('the storage is away');
      },
    };
    const answer = await erase('halfway@example.org', {}, storage);
    expect(answer.items.find((item) => !item.done)?.what).toContain('the server goes on by itself');
    for (const url of person.uploads)
      expect((await server.app.inject(url)).statusCode, url).toBe(404);
    expect(await allText()).not.toMatch(/halfway@example\.org/i);
    await expect(
      designKeeper(parts()).restore({ ctx: owner(), id: person.sessionId }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(
      (await designKeeper(parts()).listDeleted({ ctx: owner() })).map((entry) => entry.id),
    ).not.toContain(person.sessionId);
    now = new Date(now.getTime() + 61_000);
    expect(await workOff(server, ['design-purge'])).toBe(1);
    for (const url of person.uploads)
      expect(await parts().storage.open(url.slice('/uploads/'.length)), url).toBeNull();
    expect(
      await parts()
        .db.read.selectFrom('design_sessions')
        .select('id')
        .where('id', '=', person.sessionId)
        .execute(),
    ).toEqual([]);
  });

  test('the daily run finishes an erasure whose job has given up', async () => {
    const person = await makePerson('given-up@example.org');
    await erase(
      'given-up@example.org',
      {},
      {
        ...parts().storage,
        remove: async () => {
          throw new Error('the storage is away');
        },
      },
    );
    await parts().db.write((tx) =>
      tx.deleteFrom('jobs').where('kind', '=', 'design-purge').execute(),
    );
    await expireDesigns({
      ctx: server.container.contextFor({ kind: 'job', job: 'retention' }, 'test'),
      ...parts(),
      before: '2020-01-01',
    });
    expect(
      await parts()
        .db.read.selectFrom('design_sessions')
        .select('id')
        .where('id', '=', person.sessionId)
        .execute(),
    ).toEqual([]);
    for (const url of person.uploads)
      expect(await parts().storage.open(url.slice('/uploads/'.length)), url).toBeNull();
  });

  test('a request in the bin is held, and erased, as well', async () => {
    await makePerson('binned-request@example.org');
    const [request] = (await find('binned-request@example.org')).groups[1]!.items;
    await deleteBookingRequest({ ctx: owner(), id: request!.id });
    expect((await find('binned-request@example.org')).groups[1]!.items[0]!.detail).toContain(
      'in the bin',
    );
    await erase('binned-request@example.org');
    expect((await find('binned-request@example.org')).groups[1]!.items).toEqual([]);
  });
});
