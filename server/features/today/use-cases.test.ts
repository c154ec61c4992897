import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminStats } from '#contracts/admin-stats.ts';
import { AdminToday } from '#contracts/admin-today.ts';
import { noteOutcome } from '#server/features/appointments/manage.ts';
import { setRequestAnswered } from '#server/features/booking-requests/manage.ts';
import { mapUrlOf } from '#server/features/today/map-url.ts';
import { listUnnotedVisits, readToday } from '#server/features/today/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

test('the map is given only postcodes, and only if every stop has one', () => {
  const url = new URL(mapUrlOf('Romford', ['RM1 3DS', 'SE1 7PB'])!);
  expect(url.origin).toBe('https://www.google.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    travelmode: 'driving',
    origin: 'Romford, UK',
    destination: 'Romford, UK',
    waypoints: 'RM1 3DS, UK|SE1 7PB, UK',
  });
  expect(Object.fromEntries(new URL(mapUrlOf(null, ['RM1 3DS', 'SE1 7PB'])!).searchParams)).toEqual(
    { api: '1', travelmode: 'driving', destination: 'SE1 7PB, UK', waypoints: 'RM1 3DS, UK' },
  );
  expect(mapUrlOf('Romford', ['RM1 3DS', null])).toBeNull();
  expect(mapUrlOf('Romford', [])).toBeNull();
  expect(
    mapUrlOf(
      'Romford',
      Array.from({ length: 10 }, () => 'RM1 3DS'),
    ),
  ).toBeNull();
});

const quote = (
  id: string,
  state: 'sent' | 'change-asked' | 'accepted' | 'declined',
  updatedAt = '2026-11-29T09:00:00.000Z',
) => ({
  id,
  number: `Q-${id}`,
  enquiry_id: null,
  design_id: null,
  design_title: null,
  name: id,
  email: '',
  phone: '',
  address: '',
  postcode: '',
  state,
  created_at: updatedAt,
  updated_at: updatedAt,
});
const version = (
  id: string,
  state: 'sent' | 'change-asked' | 'accepted' | 'declined' | 'draft',
  validUntil: string | null,
  more: object = {},
) => ({
  id: `qtv_${id}_${state}`,
  quote_id: id,
  n: state === 'draft' ? 2 : 1,
  state,
  body: '{}',
  total_pence: 120_000,
  created_at: '2026-11-01T09:00:00.000Z',
  valid_until: validUntil,
  ...more,
});

describe.each(DATABASES)("the owner's day on %s", (kind) => {
  let server: TestServer;
  // A Tuesday.
  let now = new Date('2026-11-24T07:00:00Z');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const read = () => readToday({ ctx: owner() });
  const send = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, headers: { origin: 'http://localhost:80' }, payload });

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
    const call = await asOwner(server);
    const enter = async (name: string, startsAt: string, postcode: string, more: object = {}) => {
      const answer = await call({
        method: 'POST',
        url: '/api/admin/appointments',
        payload: {
          kind: 'site-assessment',
          startsAt,
          name,
          postcode,
          requestKey: `today-${name}`,
          ...more,
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    // Far, near, far again: by the clock the drive goes to and fro.
    await enter('Croydon-one', '2026-11-24T09:00:00Z', 'CR0 1AA');
    await enter('Romford-two', '2026-11-24T12:00:00Z', 'RM1 3DS');
    await enter('Croydon-three', '2026-11-24T15:00:00Z', 'CR0 2AA');
    await enter('Caller', '2026-11-24T17:30:00Z', '', { kind: 'general-consultation' });
    await enter('Friday', '2026-11-27T10:00:00Z', 'SE1 7PB');
  });
  afterAll(() => server.close());

  test('visits stand by the clock with the drive before each, and a shorter round is named', async () => {
    const { days, next } = await read();
    const [today, tomorrow] = days;
    expect(today!.visits.map((visit) => visit.name)).toEqual([
      'Croydon-one',
      'Romford-two',
      'Croydon-three',
      'Caller',
    ]);
    expect(today!.visits.map((visit) => visit.driveMinutes !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const { round } = today!;
    const nameOf = (id: string) => today!.visits.find((visit) => visit.id === id)!.name;
    expect(round!.shorter!.minutes).toBeLessThan(round!.minutes);
    expect(round!.shorter!.ids.map(nameOf).toSorted()).toEqual([
      'Croydon-one',
      'Croydon-three',
      'Romford-two',
    ]);
    expect(round).toMatchObject({
      from: 'Romford',
      unknown: 0,
      mapUrl: expect.stringContaining('CR0+1AA'),
    });
    expect(tomorrow).toEqual({ date: '2026-11-25', visits: [], round: null });
    expect(next).toMatchObject({ name: 'Friday' });
  });

  test('requests wait the longest first with their clock, until they are answered', async () => {
    await send('/api/booking-requests', {
      kind: 'site-assessment',
      name: 'First',
      email: 'first@example.org',
      requestKey: 'today-first',
    });
    now = new Date('2026-11-24T08:00:00Z');
    await send('/api/booking-requests', {
      kind: 'site-assessment',
      name: 'Second',
      email: 'second@example.org',
      requestKey: 'today-second',
    });
    const { requests } = await read();
    expect(requests.items.map((one) => one.name)).toEqual(['First', 'Second']);
    expect(requests.items[0]).toMatchObject({
      replyBy: '2026-11-26T17:00:00.000Z',
      isOverdue: false,
    });
    await setRequestAnswered({
      ctx: owner(),
      id: requests.items[1]!.id,
      input: { answered: true },
    });
    now = new Date('2026-11-26T17:00:01Z');
    expect((await read()).requests).toMatchObject({ total: 1, overdue: 1 });
  });

  test('an enquiry waits with its clock, the plan that was sent and what costs the most', async () => {
    now = new Date('2026-11-30T09:00:00Z');
    const { ids } = await makeDesigns(server);
    const sent = await send('/api/enquiries', {
      source: 'design',
      designIds: [ids[0]],
      name: 'Enid Query',
      email: 'enid@example.org',
      postcode: 'SE1 7PB',
      message: 'A courtyard',
      budgetPounds: 12_000,
      requestKey: 'today-enquiry',
    });
    expect(sent.statusCode, sent.body).toBeLessThan(300);
    const { enquiries } = await read();
    expect(enquiries).toMatchObject({ total: 1, overdue: 0 });
    const [one] = enquiries.items;
    expect(one).toMatchObject({
      name: 'Enid Query',
      postcode: 'SE1 7PB',
      budgetPence: 1_200_000,
      photos: 0,
      replyBy: '2026-12-02T17:00:00.000Z',
      design: { title: one!.designTitle },
    });
    expect(one!.design!.quantities).toMatchObject([
      { description: expect.any(String), gross: expect.any(Number) },
    ]);
    const plan = await (await asOwner(server))({ url: one!.design!.planUrl! });
    expect(plan.headers['content-type']).toContain('image/svg+xml');
    now = new Date('2026-12-03T09:00:00Z');
    expect((await read()).enquiries.overdue).toBe(1);
  });

  test('quotes that want the owner stand with why: a change first, then what was accepted, then what lapses', async () => {
    now = new Date('2026-11-30T09:00:00Z');
    await server.container.db.write(async (tx) => {
      await tx
        .insertInto('quotes')
        .values([
          quote('lapsing', 'sent'),
          quote('fresh', 'sent'),
          quote('lapsed', 'sent'),
          quote('accepted', 'accepted'),
          quote('old', 'accepted', '2026-11-01T09:00:00.000Z'),
          quote('change', 'change-asked'),
          quote('no', 'declined'),
          { ...quote('bin', 'change-asked'), deleted_at: '2026-11-29T09:00:00.000Z' },
        ])
        .execute();
      await tx
        .insertInto('quote_versions')
        .values([
          version('lapsing', 'sent', '2026-12-02T23:59:59.000Z'),
          version('lapsing', 'draft', null),
          version('fresh', 'sent', '2026-12-30T23:59:59.000Z'),
          version('lapsed', 'sent', '2026-11-20T23:59:59.000Z'),
          version('accepted', 'accepted', '2026-12-30T23:59:59.000Z'),
          version('old', 'accepted', '2026-12-30T23:59:59.000Z'),
          version('change', 'change-asked', '2026-12-30T23:59:59.000Z', {
            answer_words: 'A smaller pond',
          }),
          version('no', 'declined', '2026-12-30T23:59:59.000Z'),
          version('bin', 'change-asked', '2026-12-30T23:59:59.000Z'),
        ])
        .execute();
    });
    const { quotes } = await read();
    expect(quotes.map((one) => [one.name, one.why])).toEqual([
      ['change', 'change-asked'],
      ['accepted', 'accepted'],
      ['lapsing', 'lapsing'],
    ]);
    expect(quotes[0]).toMatchObject({ words: 'A smaller pond', totalPence: 120_000 });
  });

  test('past appointments are listed, oldest first, until the owner says whether they took place', async () => {
    now = new Date('2026-11-24T13:30:00Z');
    const unnoted = await listUnnotedVisits(owner());
    expect(unnoted.map((visit) => visit.name)).toEqual(['Croydon-one', 'Romford-two']);
    const call = await asOwner(server);
    const line = async () =>
      AdminStats.parse((await call({ url: '/api/admin/stats' })).json()).attention.find(
        (one) => one.id === 'visits-unnoted',
      );
    expect(await line()).toMatchObject({
      count: 2,
      to: `/admin/diary?date=2026-11-24&open=${unnoted[0]!.id}`,
    });
    for (const { id } of unnoted) await noteOutcome({ ctx: owner(), id, input: { state: 'done' } });
    expect(await line()).toBeUndefined();
  });

  test('a stranger is refused', async () => {
    expect((await server.app.inject('/api/admin/today')).statusCode).toBe(401);
    await expect(
      readToday({ ctx: server.container.contextFor({ kind: 'visitor' }, 'test') }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(
      AdminToday.parse((await (await asOwner(server))({ url: '/api/admin/today' })).json()).days,
    ).toHaveLength(2);
  });
});
