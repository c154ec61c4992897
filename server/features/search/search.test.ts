import { AGREED } from '#tests/support/diary-desk.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SearchAnswer } from '#contracts/admin-search.ts';
import { SEARCH_PROVIDERS } from '#server/features/search-providers.ts';
import { searchEverything } from '#server/features/search/use-cases.ts';
import { readSearchWords } from '#server/features/search/words.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const patterns = (text: string) => readSearchWords(text).patterns;

test('a postcode is one pattern, whether it is typed with a space, without, or half', () => {
  expect(patterns('RM1 3DS')).toEqual(['%rm13ds%']);
  expect(patterns('rm13ds')).toEqual(['%rm13ds%']);
  expect(patterns('ab1 ada')).toEqual(['%ab1%', '%ada%']);
  expect(patterns('xx1 3ds')).toEqual(['%xx1%', '%3ds%']);
  expect(patterns('Ada rm1 3d')).toEqual(['%ada%', '%rm13d%']);
  expect(patterns('rm1')).toEqual(['%rm1%']);
});

test('signs that mean something to a database are looked for as they are, and a long text is cut', () => {
  expect(patterns('50%_of!')).toEqual(['%50!%!_of!!%']);
  expect(patterns('a b c d e f g h').length).toBe(6);
  expect(patterns(' , ; ')).toEqual([]);
});

const MANY = process.env.LONG ? 10_000 : 2_000;
const chunks = <Row>(rows: readonly Row[], size = 500) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

describe.each(DATABASES)("the owner's search on %s", (kind) => {
  let server: TestServer;
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const look = (q: string) =>
    searchEverything({ ctx: owner(), providers: SEARCH_PROVIDERS, query: { q } });
  const titles = async (q: string, group: string) =>
    (await look(q)).groups.find((one) => one.kind === group)?.hits.map((hit) => hit.title) ?? [];
  const origin = { origin: 'http://localhost:80' };

  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => new Date('2026-11-20T09:00:00Z') } },
    });
    const send = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url, headers: origin, payload });
    expect(
      (
        await send('/api/booking-requests', {
          kind: 'general-consultation',
          name: 'Ada Byron',
          email: 'Ada@Example.org',
          phone: '01708 123 456',
          postcode: 'RM13DS',
          message: 'A pond for newts',
          requestKey: 'search-request-1',
        })
      ).statusCode,
    ).toBeLessThan(300);
    const { slots } = (
      await server.app.inject('/api/appointments/slots?kind=site-assessment&from=2026-11-24&days=7')
    ).json<{ slots: { startsAt: string }[] }>();
    for (const [at, name, email, postcode] of [
      [0, 'Ada Byron', 'ada@example.org', 'RM1 3DS'],
      [-1, 'Grace Hopper', 'grace@example.org', 'SE1 7PB'],
    ] as const) {
      const { startsAt } = slots.at(at)!;
      const visit = { kind: 'site-assessment', ...AGREED, startsAt, name, email, postcode };
      const { statusCode } = await send('/api/appointments', {
        ...visit,
        requestKey: `search-booking-${name.length}`,
      });
      expect(statusCode).toBe(201);
    }
    await makeDesigns(server, {
      postcode: 'rm1 3ds',
      designDescription: 'A courtyard with figs, 9 by 7 metres',
    });
  });
  afterAll(() => server.close());

  test('a person is found once, with everything that came from them', async () => {
    const { groups } = await look('ADA byron');
    expect(groups.map((group) => group.kind)).toEqual(['people', 'bookings', 'requests']);
    expect(groups[0]!.hits).toEqual([
      expect.objectContaining({
        title: 'Ada Byron',
        to: expect.stringContaining('/admin/person?email='),
      }),
    ]);
    expect(groups[0]!.hits[0]!.detail).toContain('appointments: 1');
    expect(groups[0]!.hits[0]!.detail).toContain('requests: 1');
  });

  test('a postcode finds what was typed with and without its space', async () => {
    for (const q of ['RM1 3DS', 'rm13ds', 'Rm1 3d']) {
      expect(await titles(q, 'bookings'), q).toEqual(['Ada Byron']);
      expect(await titles(q, 'requests'), q).toEqual(['Ada Byron']);
      expect((await titles(q, 'designs')).length, q).toBe(1);
    }
  });

  test('words of a message, a telephone number and a reference are found', async () => {
    expect(await titles('newts pond', 'requests')).toEqual(['Ada Byron']);
    expect(await titles('01708123456', 'requests')).toEqual(['Ada Byron']);
    expect(await titles('01708123456', 'people')).toEqual(['Ada Byron']);
    expect(await titles('figs', 'designs')).toHaveLength(1);
    const { id } = await server.container.db.read
      .selectFrom('bookings')
      .select('id')
      .where('name', '=', 'Grace Hopper')
      .executeTakeFirstOrThrow();
    expect(
      await titles(
        id
          .slice(4)
          .replace(/[^A-Za-z0-9]/g, '')
          .slice(0, 6),
        'bookings',
      ),
    ).toEqual(['Grace Hopper']);
  });

  test('a name with letters that are not English is found however it is typed', async () => {
    const payload = {
      kind: 'general-consultation',
      name: 'Élodie Ångström',
      email: 'elodie@example.org',
      message: 'Größe Straße',
      requestKey: 'search-request-elodie',
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
    ).toBeLessThan(300);
    const call = await asOwner(server);
    for (const q of ['Élodie', 'élodie', 'ÉLODIE ångström'])
      expect(await titles(q, 'people'), q).toEqual(['Élodie Ångström']);
    for (const q of ['Élodie', 'élodie', 'ÉLODIE ångström', 'größe', 'GRÖßE STRAßE']) {
      expect(await titles(q, 'requests'), q).toEqual(['Élodie Ångström']);
      const list = (
        await call({ url: `/api/admin/booking-requests?${new URLSearchParams({ search: q })}` })
      ).json<{ items: { name: string }[] }>();
      expect(
        list.items.map(({ name }) => name),
        q,
      ).toEqual(['Élodie Ångström']);
    }
    const mails = (
      await call({ url: `/api/admin/mail?${new URLSearchParams({ search: 'Élodie' })}` })
    ).json<{ items: { to: { name: string | null } }[] }>();
    expect(mails.items.some(({ to }) => to.name === 'Élodie Ångström')).toBe(true);
    await server.container.db.write((tx) =>
      tx.deleteFrom('booking_requests').where('email', '=', 'elodie@example.org').execute(),
    );
  });

  test('nothing is found for words that are not there, one letter, or a sign', async () => {
    for (const q of ['zebra crossing', 'a', '%', '__', ''])
      expect((await look(q)).groups, q).toEqual([]);
  });

  test('what lies in the bin is not found', async () => {
    const { db } = server.container;
    await db.write((tx) =>
      tx.updateTable('booking_requests').set({ deleted_at: '2026-11-20T09:00:00Z' }).execute(),
    );
    expect(await titles('ada', 'requests')).toEqual([]);
    await db.write((tx) => tx.updateTable('booking_requests').set({ deleted_at: null }).execute());
  });

  test('a stranger is refused, and so is a text of no end', async () => {
    expect((await server.app.inject('/api/admin/search?q=ada')).statusCode).toBe(401);
    const call = await asOwner(server);
    expect((await call({ url: `/api/admin/search?q=${'x'.repeat(101)}` })).statusCode).toBe(400);
    expect((await call({ url: '/api/admin/search' })).statusCode).toBe(400);
    expect(
      SearchAnswer.parse((await call({ url: '/api/admin/search?q=ada' })).json()).groups.length,
    ).toBeGreaterThan(1);
    await expect(
      searchEverything({
        ctx: server.container.contextFor({ kind: 'visitor' }, 'test'),
        providers: SEARCH_PROVIDERS,
        query: { q: 'ada' },
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test(
    `among ${MANY} of each kind the one that is meant is found`,
    { timeout: 180_000 },
    async () => {
      const { db } = server.container;
      const words =
        'Our garden slopes down to the river and has an old apple tree which we would like to keep. '.repeat(
          4,
        );
      const rows = Array.from({ length: MANY }, (_, n) => n);
      const at = '2026-01-01T00:00:00.000Z';
      for (const part of chunks(rows)) {
        await db.write(async (tx) => {
          await tx
            .insertInto('booking_requests')
            .values(
              part.map((n) => ({
                id: `bkr_many${n}`,
                request_key: `many-${n}`,
                kind: 'general-consultation',
                name: `Person ${n}`,
                email: `person${n}@example.org`,
                phone: '01708 999',
                postcode: 'SE1 7PB',
                preferred_times: null,
                message: words,
                design_id: null,
                created_at: at,
              })),
            )
            .execute();
          await tx
            .insertInto('bookings')
            .values(
              part.map((n) => ({
                id: `bkg_many${n}`,
                request_key: `many-${n}`,
                kind: 'general-consultation',
                starts_at: at,
                ends_at: at,
                buffer_before: 0,
                buffer_after: 0,
                on_site: 0,
                latitude: null,
                longitude: null,
                name: `Person ${n}`,
                email: `person${n}@example.org`,
                phone: null,
                postcode: 'SE1 7PB',
                message: words,
                site_facts: '[]',
                design_id: null,
                state: 'done' as const,
                created_at: at,
                updated_at: at,
              })),
            )
            .execute();
          await tx
            .insertInto('enquiries')
            .values(
              part.map((n) => ({
                id: `enq_many${n}`,
                request_key: `many-${n}`,
                source: 'general' as const,
                state: 'received' as const,
                state_times: '{}',
                name: `Person ${n}`,
                email: `person${n}@example.org`,
                phone: null,
                postcode: 'SE1 7PB',
                preferred_times: null,
                message: words,
                budget_pence: null,
                access: '{}',
                calculator: null,
                choices: '[]',
                site_facts: '[]',
                waiting_since: null,
                created_at: at,
                updated_at: at,
                last_activity_at: at,
              })),
            )
            .execute();
        });
      }
      const meant = MANY - 223;
      expect(await titles(`person ${meant}`, 'people')).toEqual([`Person ${meant}`]);
    },
  );
});
