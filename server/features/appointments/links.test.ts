import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentInput, Slot } from '#contracts/appointments.ts';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { expireAppointments } from '#server/features/appointments/expire.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import { feedId, renewFeed } from '#server/features/appointments/settings.ts';
import { linkToken } from '#server/links.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Call = { method: 'GET' | 'POST'; path: string; payload?: object };
const callsOf = (startsAt: string): Call[] => [
  { method: 'GET', path: '' },
  { method: 'GET', path: '/slots' },
  { method: 'GET', path: '/calendar.ics' },
  { method: 'POST', path: '/move', payload: { startsAt } },
  { method: 'POST', path: '/cancel', payload: {} },
];

describe.each(DATABASES)('the private links of appointments on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => now } },
      rateLimits: {
        requestsPerMinute: 1_000,
        designsPerMinute: 10,
        requestsToFirmPerMinute: 1_000,
      },
    });
  });
  afterEach(() => server.close());
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const parts = () => ({ queue: server.container.queue, origin: 'https://garden.example.org' });
  const free = async () =>
    (await listSlots({ ctx: visitor(), kind: 'general-consultation', days: 31 })).slots.map(
      (slot) => slot.startsAt,
    );
  const book = async (startsAt: string, name: string) => {
    const input: AppointmentInput = {
      kind: 'general-consultation',
      startsAt,
      name,
      email: `${name.toLowerCase()}@example.org`,
      requestKey: `key-of-${name}`,
    };
    const { row, link } = await bookAppointment({ ctx: visitor(), input, ...parts() });
    return { row, token: link.slice('/visit/'.length) };
  };
  const walk = async (token: string, startsAt: string) => {
    const statuses: number[] = [];
    for (const { method, path, payload } of callsOf(startsAt))
      statuses.push(
        (
          await server.app.inject({
            method,
            url: `/api/appointments/${encodeURIComponent(token)}${path}`,
            ...(payload ? { payload } : {}),
          })
        ).statusCode,
      );
    return statuses;
  };

  test('a token that is wrong, of another appointment, of another purpose, or of what is gone opens none of the calls', async () => {
    const slots = await free();
    const mine = await book(slots[0]!, 'Mine');
    const theirs = await book(slots[8]!, 'Theirs');
    const [id, signature] = mine.token.split('.') as [string, string];
    const [otherId, otherSignature] = theirs.token.split('.') as [string, string];
    const ctx = visitor();
    const strangers = [
      'nonsense',
      id,
      `${id}.`,
      `${id}.${signature}x`,
      `${id}.${signature.slice(1)}`,
      `${id}.${otherSignature}`,
      `${otherId}.${signature}`,
      `${id.toUpperCase()}.${signature}`,
      `${id}x.${signature}`,
      `../${mine.token}`,
      await linkToken(ctx, 'enquiry', id),
      await linkToken(ctx, 'quote', id),
      await linkToken(ctx, 'calendar-feed', id),
      await linkToken(ctx, 'unsubscribe', id),
      await linkToken(ctx, 'booking', 'bkg_nobody0000'),
    ];
    for (const token of strangers)
      expect(await walk(token, slots[16]!), token).toEqual([404, 404, 404, 404, 404]);
    const rows = await server.container.db.read
      .selectFrom('bookings')
      .select(['name', 'state', 'starts_at', 'version'])
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      { name: 'Mine', state: 'booked', starts_at: slots[0], version: 1 },
      { name: 'Theirs', state: 'booked', starts_at: slots[8], version: 1 },
    ]);
    now = new Date('2030-01-01T09:00:00.000Z');
    await expireAppointments({
      ctx: server.container.contextFor({ kind: 'job', job: 'retention' }, 'test'),
      before: now.toISOString(),
      signal: new AbortController().signal,
    });
    expect(await walk(mine.token, slots[16]!)).toEqual([404, 404, 404, 404, 404]);
  });

  test('the right token opens all of them, and nothing that is answered may be kept', async () => {
    const slots = await free();
    const { token } = await book(slots[0]!, 'Mine');
    expect(await walk(token, slots[16]!)).toEqual([200, 200, 200, 200, 200]);
    expect(await walk(token, slots[16]!)).toEqual([200, 200, 200, 422, 422]);
    for (const path of ['', '/slots', '/calendar.ics']) {
      const { headers } = await server.app.inject(`/api/appointments/${token}${path}`);
      expect(headers, path).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  test("the feed's address opens the feed alone, and ends when another is made", async () => {
    const slots = await free();
    const { token } = await book(slots[0]!, 'Mine');
    const feed = await linkToken(visitor(), 'calendar-feed', await feedId(visitor()));
    expect((await server.app.inject(`/calendar/${feed}.ics`)).body).toContain('Mine');
    for (const strange of [
      token,
      'nonsense',
      await linkToken(visitor(), 'booking', await feedId(visitor())),
      await linkToken(visitor(), 'calendar-feed', 'feed-99'),
    ])
      expect((await server.app.inject(`/calendar/${strange}.ics`)).statusCode, strange).toBe(404);
    expect(await walk(feed, slots[16]!)).toEqual([404, 404, 404, 404, 404]);
    await renewFeed({ ctx: owner() });
    expect((await server.app.inject(`/calendar/${feed}.ics`)).statusCode).toBe(404);
    const next = await linkToken(visitor(), 'calendar-feed', await feedId(visitor()));
    expect((await server.app.inject(`/calendar/${next}.ics`)).statusCode).toBe(200);
  });

  test('who moves an appointment is not kept from the times beside it by their own', async () => {
    const slots = await free();
    const { row, token } = await book(slots[4]!, 'Mine');
    const asked = await server.app.inject(`/api/appointments/${token}/slots?days=31`);
    const offered = asked.json<{ slots: Slot[] }>().slots.map((slot) => slot.startsAt);
    expect(offered).toEqual(slots.filter((startsAt) => startsAt !== row.starts_at));
    expect(await free()).not.toContain(slots[5]);
    const moved = await server.app.inject({
      method: 'POST',
      url: `/api/appointments/${token}/move`,
      payload: { startsAt: slots[5] },
    });
    expect(moved.json()).toMatchObject({ startsAt: slots[5] });
  });

  test('of many that move to one time at once, one gets it and no one loses their own', async () => {
    const slots = await free();
    const tokens: string[] = [];
    for (let index = 0; index < 8; index += 1)
      tokens.push((await book(slots[index * 4]!, `Many${index}`)).token);
    const wanted = slots[40]!;
    const answers = await Promise.all(
      tokens.map((token) =>
        server.app.inject({
          method: 'POST',
          url: `/api/appointments/${token}/move`,
          payload: { startsAt: wanted },
        }),
      ),
    );
    expect(answers.map((one) => one.statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const rows = await server.container.db.read
      .selectFrom('bookings')
      .select(['starts_at', 'id'])
      .where('state', '=', 'booked')
      .execute();
    expect(rows).toHaveLength(8);
    expect(rows.filter((row) => row.starts_at === wanted)).toHaveLength(1);
    const cells = await server.container.db.read
      .selectFrom('booking_cells')
      .select('booking_id')
      .execute();
    expect(new Set(cells.map((cell) => cell.booking_id))).toEqual(
      new Set(rows.map((row) => row.id)),
    );
  });
});
