import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PersonHeld } from '#contracts/admin-people.ts';
import { addBlock } from '#server/features/appointments/manage.ts';
import { addDayOff } from '#server/features/settings/days-off.ts';
import { deleteDesignIdea } from '#server/features/designs/bin.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { printingBrowser } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { addRecord } from '#server/records/edit.ts';
import { peopleDesk } from '#tests/support/people-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const { origin, owner, parts, erase, find, makePerson } = peopleDesk(
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
        journal: { add: async () => undefined },
        ctx: visitor,
        keepers: [],
        ownWords: MENTIONS,
        ...parts(),
        input: { email: 'a@b.org' },
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
