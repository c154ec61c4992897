/** Times at which another calendar of the owner's is busy are not offered and cannot be booked. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BusyCalendars } from '#contracts/busy-calendars.ts';
import type { SlotsAnswer } from '#contracts/appointments.ts';
import { ProviderError } from '#server/errors.ts';
import {
  enqueueCalendarReading,
  READ_CALENDARS_JOB,
} from '#server/features/busy-calendars/jobs.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import type { BusyTime } from '#server/ports/outside-calendar.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const URL_ALL = '/api/admin/busy-calendars';
const MINUTE_MS = 60_000;
/** A Tuesday, at ten and at eleven. */
const TEN = '2026-12-01T10:00:00.000Z';
const ELEVEN = '2026-12-01T11:00:00.000Z';
const mine = { name: 'Family', url: 'webcal://calendar.example/secret-key/basic.ics' };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  let asked: string[];
  let answer: () => Promise<BusyTime[]>;
  beforeEach(async () => {
    now = new Date('2026-11-27T09:00:00.000Z');
    asked = [];
    answer = async () => [{ startsAt: TEN, endsAt: ELEVEN }];
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        outsideCalendars: {
          read: async (url) => {
            asked.push(url);
            return answer();
          },
          close: async () => undefined,
        },
      },
    });
  });
  afterEach(() => server.close());

  const slots = async () =>
    (
      await server.app.inject(
        '/api/appointments/slots?kind=general-consultation&from=2026-12-01&days=1',
      )
    )
      .json<SlotsAnswer>()
      .slots.map((slot) => slot.startsAt);
  const book = (startsAt: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/appointments',
      payload: {
        kind: 'general-consultation',
        startsAt,
        name: 'Ada Green',
        email: 'ada@example.com',
        phone: '020 7946 0100',
        requestKey: crypto.randomUUID(),
      },
    });
  const add = async (input: object = mine) =>
    (await asOwner(server))({ method: 'POST', url: URL_ALL, payload: input });

  test('a calendar is read when it is added, its times are free for nobody, and its address is told to nobody', async () => {
    expect(await slots()).toContain(TEN);
    const added = await add();
    expect([added.statusCode, asked]).toEqual([
      200,
      ['https://calendar.example/secret-key/basic.ics'],
    ]);
    expect(added.json<BusyCalendars>().calendars).toMatchObject([
      { name: 'Family', host: 'calendar.example', failure: null, ahead: 1 },
    ]);
    expect(added.body).not.toContain('secret-key');
    const offered = await slots();
    expect(offered).not.toContain(TEN);
    expect(offered).toContain(ELEVEN);
    const refused = await book(TEN);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This time has just been taken. These are the nearest that are free.',
    ]);
    const call = await asOwner(server);
    const diary = await call({ url: '/api/admin/diary?from=2026-12-01&to=2026-12-01' });
    expect(diary.json<{ busy: object[] }>().busy).toMatchObject([
      { startsAt: TEN, endsAt: ELEVEN, calendar: 'Family' },
    ]);
    const changes = await call({ url: '/api/admin/changes' });
    expect(changes.body).toContain('had another calendar’s busy times kept free');
    expect(changes.body).not.toContain('secret-key');
  });

  test('what was entered a moment ago is seen before a time is given away', async () => {
    answer = async () => [];
    await add();
    expect(await slots()).toContain(TEN);
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    answer = async () => [{ startsAt: TEN, endsAt: ELEVEN }];
    expect((await book(TEN)).statusCode).toBe(409);
    expect(asked).toHaveLength(2);
    expect((await book(ELEVEN)).statusCode).toBe(201);
    // Within a minute it is not asked again.
    expect(asked).toHaveLength(2);
  });

  test('a calendar that cannot be read keeps what it kept, holds up no booking, and is told of after two hours', async () => {
    await add();
    answer = async () => {
      throw new ProviderError('unavailable', 'The site did not answer in time.');
    };
    now = new Date(now.getTime() + 3 * 60 * MINUTE_MS);
    expect((await book(TEN)).statusCode).toBe(409);
    expect((await book(ELEVEN)).statusCode).toBe(201);
    const call = await asOwner(server);
    const [family] = (await call({ url: URL_ALL })).json<BusyCalendars>().calendars;
    expect(family).toMatchObject({ failure: 'The site did not answer in time.', ahead: 1 });
    expect((await call({ url: '/api/admin/stats' })).body).toContain(
      '1 calendar of yours cannot be read',
    );
    answer = async () => [];
    const again = await call({ method: 'POST', url: `${URL_ALL}/${family!.id}/read` });
    expect(again.json<BusyCalendars>().calendars).toMatchObject([{ failure: null, ahead: 0 }]);
    expect(await slots()).toContain(TEN);
  });

  test('an address that gives no calendar is refused with the reason, and nothing is kept', async () => {
    answer = async () => {
      throw new ProviderError('bad-output', 'What is at this address is not a calendar.');
    };
    const refused = await add();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'url', message: 'What is at this address is not a calendar.' }] },
    ]);
    for (const url of ['', 'calendar', 'ftp://a.example/b.ics', 'https://me:pass@a.example/b.ics'])
      expect((await add({ name: 'Family', url })).statusCode, url).toBe(400);
    expect(asked).toHaveLength(1);
    answer = async () => [];
    expect((await add()).statusCode).toBe(200);
    expect((await add()).statusCode).toBe(409);
    expect(
      (await (await asOwner(server))({ url: URL_ALL })).json<BusyCalendars>().calendars,
    ).toHaveLength(1);
  });

  test('it is read every ten minutes by one node, and no longer once it is removed', async () => {
    const { container } = server;
    const { db, queue, contextFor } = container;
    await add();
    await enqueueCalendarReading({ ctx: contextFor({ kind: 'system' }, 'start'), queue });
    const open = () =>
      db.read
        .selectFrom('jobs')
        .select('run_at')
        .where('kind', '=', READ_CALENDARS_JOB)
        .where('status', '=', 'queued')
        .execute();
    expect(await open()).toHaveLength(1);
    const work = async () => {
      const job = await queue.claim([READ_CALENDARS_JOB]);
      if (!job) return false;
      const handler = jobHandlers(container)
        .map((some) => some[READ_CALENDARS_JOB])
        .find(Boolean)!;
      await handler({
        jobId: job.id,
        payload: job.payload,
        signal: new AbortController().signal,
      } as never);
      await queue.finish(job);
      return true;
    };
    expect(await work()).toBe(false);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    expect(await work()).toBe(true);
    expect(asked).toHaveLength(2);
    expect(await open()).toHaveLength(1);
    const call = await asOwner(server);
    const [family] = (await call({ url: URL_ALL })).json<BusyCalendars>().calendars;
    await call({ method: 'DELETE', url: `${URL_ALL}/${family!.id}` });
    expect(await slots()).toContain(TEN);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    expect(await work()).toBe(true);
    expect([asked.length, await open()]).toEqual([2, []]);
  });

  test('the owner may put an appointment on a busy time by hand', async () => {
    await add();
    const call = await asOwner(server);
    const entered = await call({
      method: 'POST',
      url: '/api/admin/appointments',
      payload: {
        kind: 'general-consultation',
        startsAt: TEN,
        name: 'Ada Green',
        phone: '020 7946 0100',
        requestKey: crypto.randomUUID(),
      },
    });
    expect(entered.statusCode).toBe(200);
  });
});
