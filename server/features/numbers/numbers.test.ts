import { AGREED } from '#tests/support/diary-desk.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminNumbers } from '#contracts/admin-numbers.ts';
import { authorityOf, byArea, countTimeline, lastMonths } from '#server/features/numbers/count.ts';
import { readNumbers, writeNumbersCsv } from '#server/features/numbers/use-cases.ts';
import { addViews } from '#server/features/page-views/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

test('months are counted back across the turn of a year', () => {
  expect(lastMonths('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test("what happens in the last hour of a summer month by UTC belongs to London's next one, and what lies outside is left out", () => {
  const none = { designs: [], enquiries: [], visits: [], quotes: [], accepted: [] };
  const rows = countTimeline(['2026-06', '2026-07'], {
    ...none,
    enquiries: [
      { at: '2026-06-30T23:30:00Z', postcode: 'rm13ds' },
      { at: '2026-06-30T22:30:00Z', postcode: null },
      { at: '2026-05-01T12:00:00Z', postcode: null },
    ],
  });
  expect(rows).toMatchObject([
    { month: '2026-06', area: '', counts: { enquiries: 1 } },
    { month: '2026-07', area: 'Havering', counts: { enquiries: 1 } },
  ]);
});

test('areas stand by how much came from them, the unknown last', () => {
  const counts = (enquiries: number) => ({
    designs: 0,
    enquiries,
    visits: 0,
    quotes: 0,
    accepted: 0,
  });
  const rows = [
    { month: '2026-06', area: '', counts: counts(9) },
    { month: '2026-06', area: 'Havering', counts: counts(1) },
    { month: '2026-06', area: 'Bexley', counts: counts(1) },
    { month: '2026-07', area: 'Havering', counts: counts(2) },
  ];
  expect(byArea(rows)).toEqual([
    { area: 'Havering', counts: counts(3) },
    { area: 'Bexley', counts: counts(1) },
    { area: '', counts: counts(9) },
  ]);
  expect(authorityOf('ZZ9 9ZZ')).toBe('');
});

describe.each(DATABASES)('the numbers on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-10-20T09:00:00Z');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
    const { db } = server.container;
    const post = (url: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { origin: 'http://localhost:80' },
        payload,
      });
    await makeDesigns(server, { postcode: 'rm1 3ds' });
    now = new Date('2026-11-20T09:00:00Z');
    await makeDesigns(server, {
      designDescription: 'Another garden, 9 by 9 metres',
      postcode: undefined,
    });
    await addViews({
      ctx: owner(),
      rows: [
        { day: '2026-11-01', path: '/', views: 40 },
        { day: '2026-11-20', path: '/services', views: 2 },
        { day: '2026-10-31', path: '/', views: 5 },
      ],
    });
    const { next } = (
      await server.app.inject('/api/appointments/slots?kind=site-assessment&days=1')
    ).json<{ next: { startsAt: string } }>();
    expect(
      (
        await post('/api/appointments', {
          kind: 'site-assessment',
          ...AGREED,
          startsAt: next.startsAt,
          name: 'Ada Byron',
          email: 'ada@example.org',
          postcode: 'RM1 3DS',
          requestKey: 'numbers-booking',
        })
      ).statusCode,
    ).toBe(201);
    const at = now.toISOString();
    const quote = {
      number: 'Q-2026-0001',
      enquiry_id: null,
      design_id: null,
      design_title: null,
      name: 'Ada',
      email: 'ada@example.org',
      phone: '',
      address: '',
      postcode: 'RM1 3DS',
      created_at: at,
      updated_at: at,
    };
    const version = { body: '{}', total_pence: 100, created_at: at, state: 'sent' as const };
    await db.write(async (tx) => {
      await tx
        .insertInto('quotes')
        .values([
          { ...quote, id: 'qte_one', state: 'accepted' },
          { ...quote, id: 'qte_two', number: null, state: 'draft' },
          { ...quote, id: 'qte_bin', number: 'Q-2026-0002', state: 'sent', deleted_at: at },
        ])
        .execute();
      // Sent twice, and counted at its first sending.
      await tx
        .insertInto('quote_versions')
        .values([
          {
            ...version,
            id: 'qtv_1',
            quote_id: 'qte_one',
            n: 1,
            state: 'replaced',
            sent_at: '2026-10-28T09:00:00.000Z',
          },
          { ...version, id: 'qtv_2', quote_id: 'qte_one', n: 2, sent_at: at },
          { ...version, id: 'qtv_3', quote_id: 'qte_two', n: 1, state: 'draft', sent_at: null },
          { ...version, id: 'qtv_4', quote_id: 'qte_bin', n: 1, sent_at: at },
        ])
        .execute();
      await tx
        .insertInto('quote_acceptances')
        .values({
          quote_id: 'qte_one',
          version_id: 'qtv_2',
          hash: 'h',
          name: 'Ada',
          client_address: '',
          begins_early: 0,
          accepted_at: at,
        })
        .execute();
    });
  });
  afterAll(() => server.close());

  test('each step is counted in its month and its area', async () => {
    const { months, areas, total } = await readNumbers({ ctx: owner(), query: { months: '3' } });
    expect(months.map(({ month }) => month)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(months[1]!.counts).toEqual({
      pages: 5,
      designs: 1,
      enquiries: 0,
      visits: 0,
      quotes: 1,
      accepted: 0,
    });
    expect(months[2]!.counts).toEqual({
      pages: 42,
      designs: 1,
      enquiries: 0,
      visits: 1,
      quotes: 0,
      accepted: 1,
    });
    expect(areas.map(({ area }) => area)).toEqual(['Havering', '']);
    expect(areas[0]!.counts).toEqual({
      designs: 1,
      enquiries: 0,
      visits: 1,
      quotes: 1,
      accepted: 1,
    });
    expect(total).toEqual({
      pages: 47,
      designs: 2,
      enquiries: 0,
      visits: 1,
      quotes: 1,
      accepted: 1,
    });
  });

  test('the spreadsheet has the same figures and no names', async () => {
    const lines = (await writeNumbersCsv({ ctx: owner(), query: { months: 3 } })).split('\r\n');
    expect(lines[0]).toContain(
      'Month,Area,Pages opened,Designs asked for,Enquiries,Appointments,Quotes sent,Quotes accepted',
    );
    expect(lines).toContain('2026-11,All areas,42,1,0,1,0,1');
    expect(lines).toContain('2026-11,Havering,,0,0,1,0,1');
    expect(lines).toContain('2026-11,Not known,,1,0,0,0,0');
    expect(lines.join(' ')).not.toMatch(/ada|@/i);
  });

  test('an appointment that was cancelled no longer counts', async () => {
    const { db } = server.container;
    await db.write((tx) => tx.updateTable('bookings').set({ state: 'cancelled' }).execute());
    expect((await readNumbers({ ctx: owner(), query: {} })).total.visits).toBe(0);
    await db.write((tx) => tx.updateTable('bookings').set({ state: 'booked' }).execute());
  });

  test('a stranger is refused, and so is another length of time', async () => {
    for (const url of ['/api/admin/numbers', '/api/admin/numbers.csv'])
      expect((await server.app.inject(url)).statusCode).toBe(401);
    const call = await asOwner(server);
    expect((await call({ url: '/api/admin/numbers?months=7' })).statusCode).toBe(400);
    expect(
      AdminNumbers.parse((await call({ url: '/api/admin/numbers' })).json()).months,
    ).toHaveLength(12);
    const csv = await call({ url: '/api/admin/numbers.csv?months=36' });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toContain('numbers-2026-11-20.csv');
    await expect(
      readNumbers({ ctx: server.container.contextFor({ kind: 'visitor' }, 'test'), query: {} }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
