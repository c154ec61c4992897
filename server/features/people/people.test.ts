import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EraseAnswer, PersonHeld } from '#contracts/admin-people.ts';
import { addBlock } from '#server/features/appointments/manage.ts';
import { addDayOff } from '#server/features/settings/days-off.ts';
import { deleteDesignIdea, designKeeper } from '#server/features/designs/bin.ts';
import { deleteBookingRequest } from '#server/features/booking-requests/manage.ts';
import { expireDesigns } from '#server/features/designs/expire.ts';
import { isEmailOf } from '#server/features/people/hash-email.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, printingBrowser, uploadsOf, workOff } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { addRecord } from '#server/records/edit.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let count = 0;
  let now = new Date('2026-11-22T09:00:00Z');
  const origin = { origin: 'http://localhost:80' };
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const parts = () => server.container;
  const erase = (email: string, more: object = {}, storage: Storage = parts().storage) =>
    erasePerson({
      ctx: owner(),
      keepers: personalDataProviders({ ...parts(), storage }),
      ownWords: MENTIONS,
      storage,
      queue: parts().queue,
      input: { email, ...more },
    });
  const find = (email: string) =>
    findPerson({
      ctx: owner(),
      keepers: personalDataProviders(parts()),
      ownWords: MENTIONS,
      input: { email },
    });
  const allText = async () => {
    const { read } = server.container.db;
    const tables = [
      'design_sessions',
      'designs',
      'design_search',
      'booking_requests',
      'audit',
      'jobs',
      'design_reports',
    ] as const;
    return JSON.stringify(
      await Promise.all(tables.map((table) => read.selectFrom(table).selectAll().execute())),
    );
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

  /** A person with designs, pictures, a report and a request about somebody's design. */
  async function makePerson(email: string, { linked }: { linked?: string } = {}) {
    count += 1;
    now = new Date(now.getTime() + 1000);
    const made = await makeDesigns(server, {
      designDescription: `The secret garden number ${count} of 8 by 10 metres`,
      share: true,
    });
    await workOff(server, ['design-picture', 'design-render']);
    await server.app.inject({
      method: 'POST',
      url: `/api/design-library/${made.ids[0]}/pdf`,
      headers: origin,
    });
    await server.app.inject({
      method: 'POST',
      url: `/api/design-sessions/${made.sessionId}/contact`,
      headers: origin,
      payload: { name: `Person ${count}`, email, wants: 'keep' },
    });
    const payload = {
      kind: 'site-assessment',
      name: `Person ${count}`,
      email: email.toUpperCase(),
      phone: '01708 000111',
      message: 'A message in confidence',
      requestKey: `request-key-${count}`,
      ...(linked ? { designId: linked } : {}),
    };
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/booking-requests',
          headers: origin,
          payload,
        })
      ).statusCode,
    ).toBe(201);
    return { ...made, uploads: await uploadsOf(server, made.ids) };
  }

  test('what is held is found whatever the capitals and blanks, with the bin', async () => {
    const person = await makePerson('finder@example.org');
    await deleteDesignIdea({
      ctx: owner(),
      queue: parts().queue,
      id: person.sessionId,
      source: 'designs',
    });
    const held = await find('  Finder@EXAMPLE.org ');
    expect(held.email).toBe('finder@example.org');
    expect(
      held.groups
        .map((group) => [group.name, group.items.length])
        .filter(([, count]) => count !== 0),
    ).toEqual([
      ['designs', 1],
      ['requests', 1],
      ['enquiries', 1],
      ['mails', 3],
    ]);
    expect(held.groups[0]!.items[0]).toMatchObject({
      id: person.sessionId,
      detail: expect.arrayContaining([
        '3 designs',
        '9 pictures',
        '1 PDF',
        'left to keep the designs',
        'in the bin',
      ]),
    });
    expect(held.changes).toBeGreaterThan(3);
    expect(
      (await find('nobody@example.org')).groups.every((group) => group.items.length === 0),
    ).toBe(true);
  });

  test('the export is a ZIP that ordinary tools open, with every picture, report and word', async () => {
    const person = await makePerson('export@example.org');
    const call = await asOwner(server);
    const answer = await call({
      method: 'POST',
      url: '/api/admin/people/export',
      payload: { email: 'Export@example.org' },
    });
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'application/zip', 'private, no-store']);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="held-data-2026-11-22.zip"',
    );
    const folder = mkdtempSync(join(tmpdir(), 'plotwright-export-'));
    try {
      writeFileSync(join(folder, 'held.zip'), answer.rawPayload);
      execFileSync('python3', ['-m', 'zipfile', '-t', 'held.zip'], { cwd: folder });
      execFileSync('python3', ['-m', 'zipfile', '-e', 'held.zip', 'out'], { cwd: folder });
      const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => file.endsWith('.jpg'))).toHaveLength(9);
      expect(files.filter((file) => file.endsWith('.pdf'))).toHaveLength(1);
      expect(files.filter((file) => file.endsWith('garden.json'))).toHaveLength(3);
      const read = (name: string) =>
        readFileSync(
          join(
            folder,
            'out',
            files.find((file) => file.endsWith(name))!,
          ),
          'utf8',
        );
      expect(read('request.json')).toContain('secret garden');
      expect(JSON.parse(read('data.json'))).toMatchObject({ email: 'export@example.org' });
      const request = files.find((file) => file.startsWith('requests/') && file.endsWith('.json'))!;
      expect(readFileSync(join(folder, 'out', request), 'utf8')).toContain(
        'A message in confidence',
      );
      expect(
        readFileSync(
          join(
            folder,
            'out',
            files.find((file) => file.endsWith('.pdf'))!,
          ),
          'latin1',
        ),
      ).toBe('%PDF-1.7 /Type /Page a report');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect(person.uploads.length).toBeGreaterThan(10);
  });

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
    expect(left).not.toContain('secret garden number 3 ');
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

  test("where the firm's own words name the address is told and handed over; erasing leaves it to the owner and says so", async () => {
    const email = 'named@example.org';
    await addRecord({
      record: testimonialRecord,
      queue: server.container.queue,
      ctx: owner(),
      input: {
        name: 'Nora Named',
        location: 'Romford',
        rating: 5,
        text: 'They laid our terrace in a week.',
        source: `Her e-mail of 3 May (Named@Example.org).`,
        permission: true,
      },
    });
    await addRecord({
      record: testimonialRecord,
      queue: server.container.queue,
      ctx: owner(),
      input: {
        name: 'Another',
        location: 'Romford',
        rating: 5,
        text: 'They laid our terrace too.',
        source: `An e-mail of not-${email}`,
        permission: true,
      },
    });
    await addBlock({
      ctx: owner(),
      input: {
        startsAt: '2026-12-01T09:00:00.000Z',
        endsAt: '2026-12-01T10:00:00.000Z',
        reason: `Ring ${email}, her gate is stuck`,
      },
    });
    await addDayOff({
      ctx: owner(),
      input: { from: '2026-12-24', to: '2026-12-24', reason: `Party at <${email}>` },
    });
    const titles = [
      'Testimonial of Nora Named',
      'Time kept free, Tuesday 1 December 2026, 09:00',
      'Day off, Thursday 24 December 2026',
    ];
    const only = await find(email);
    expect([
      only.groups.flatMap((group) => group.items),
      only.ownWords.map((item) => item.title),
    ]).toEqual([[], titles]);
    expect(only.ownWords.map((item) => item.href)).toEqual([
      '/admin/dashboard?tab=testimonials&q=Nora%20Named#dashboard-panel',
      '/admin/diary?date=2026-12-01',
      '/admin/settings?section=appointments',
    ]);
    expect(await erase(email)).toMatchObject({
      message: 'Nothing was erased.',
      notes: [expect.stringContaining(titles.join('; '))],
    });
    await makePerson(email);
    const files = [];
    for await (const file of await exportPerson({
      ctx: owner(),
      keepers: personalDataProviders(parts()),
      ownWords: MENTIONS,
      input: { email },
    }))
      files.push(file);
    expect(
      new TextDecoder().decode(files.find((file) => file.path === 'data.json')!.bytes),
    ).toContain('her gate is stuck');
    const answer = await erase(email);
    expect([answer.message, answer.notes[0]]).toEqual([
      'All that came from this person has been erased; your own words are left to you.',
      expect.stringContaining('decide yourself'),
    ]);
    expect((await find(email)).ownWords).toHaveLength(3);
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

  test('strangers are refused, and so is what is no address', async () => {
    for (const [method, url] of [
      ['GET', '/api/admin/people?email=a@b.org'],
      ['POST', '/api/admin/people/export'],
      ['POST', '/api/admin/people/erase'],
    ] as const) {
      expect(
        (
          await server.app.inject({
            method,
            url,
            headers: origin,
            ...(method === 'POST' ? { payload: { email: 'a@b.org' } } : {}),
          })
        ).statusCode,
        url,
      ).toBe(401);
    }
    const call = await asOwner(server);
    expect((await call({ url: '/api/admin/people?email=%25' })).statusCode).toBe(400);
    expect((await call({ url: '/api/admin/people' })).statusCode).toBe(400);
    expect(
      (await call({ method: 'POST', url: '/api/admin/people/erase', payload: { email: '%@%' } }))
        .statusCode,
    ).toBe(400);
    expect(
      PersonHeld.parse((await call({ url: '/api/admin/people?email=nobody@example.org' })).json())
        .linked,
    ).toEqual([]);
    const visitor = server.container.contextFor({ kind: 'visitor' }, 'test');
    await expect(
      findPerson({ ctx: visitor, keepers: [], ownWords: MENTIONS, input: { email: 'a@b.org' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      erasePerson({
        ctx: visitor,
        keepers: [],
        ownWords: MENTIONS,
        ...parts(),
        input: { email: 'a@b.org' },
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
