import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { londonParts, DAY_MS } from '#contracts/london-time.ts';
import { bookAppointment, linkOf } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import { appointmentJobs } from '#server/features/appointments/jobs.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('appointments on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const { visitor, owner, parts, input, free } = diaryDesk(() => server);
  const mails = async () =>
    (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['key', 'to_address'])
        .orderBy('key')
        .execute()
    ).map((row) => row.key.replace(/bkg_[\w-]+/, 'X'));

  test('a booked time cannot be booked again, and both sides are mailed once', async () => {
    const [first, second] = await free();
    const { row, isNew } = await bookAppointment({
      ctx: visitor(),
      input: input(first!),
      ...parts(),
    });
    expect([row.starts_at, isNew]).toEqual([first, true]);
    expect(await free()).not.toContain(first);
    expect(await mails()).toEqual(['booking-booked:X:1:owner', 'booking-booked:X:1:visitor']);
    const refused = bookAppointment({
      ctx: visitor(),
      input: input(first!, { email: 'bob@example.org' }),
      ...parts(),
    });
    await expect(refused).rejects.toMatchObject({
      code: 'conflict',
      current: {
        slots: expect.arrayContaining([
          expect.objectContaining({ startsAt: expect.any(String) as string }),
        ]) as unknown,
      },
    });
    expect(second).toBeDefined();
    expect(await mails()).toHaveLength(2);
  });

  test('the same form sent twice books once; with other details it is refused', async () => {
    const [first, , , later] = await free();
    const sent = input(first!);
    const one = await bookAppointment({ ctx: visitor(), input: sent, ...parts() });
    const two = await bookAppointment({
      ctx: visitor(),
      input: { ...sent, startsAt: later! },
      ...parts(),
    });
    expect([two.row.id, two.isNew]).toEqual([one.row.id, false]);
    await expect(
      bookAppointment({ ctx: visitor(), input: { ...sent, email: 'eve@example.org' }, ...parts() }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('two hundred people and twenty times: twenty are booked, the others are told', async () => {
    const times = (await free()).filter((_time, index) => index % 4 === 0).slice(0, 20);
    expect(times).toHaveLength(20);
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, person) =>
        bookAppointment({
          ctx: visitor(),
          input: input(times[person % 20]!, { email: `p${person}@example.org` }),
          ...parts(),
        }),
      ),
    );
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(20);
    expect(
      new Set(
        answers.flatMap((one) =>
          one.status === 'rejected'
            ? [(one.reason as { code?: string }).code ?? String(one.reason)]
            : [],
        ),
      ),
    ).toEqual(new Set(['conflict']));
    const rows = await server.container.db.read
      .selectFrom('bookings')
      .select(['starts_at'])
      .execute();
    expect(rows.map((row) => row.starts_at).toSorted()).toEqual(times.toSorted());
    expect(await mails()).toHaveLength(40);
  });

  test('moving frees the old time and takes the new one; the day before it is too late, but not for cancelling', async () => {
    const slots = await free();
    const { row } = await bookAppointment({ ctx: visitor(), input: input(slots[0]!), ...parts() });
    const target = slots[10]!;
    expect(
      (await moveAppointment({ ctx: visitor(), id: row.id, startsAt: target, ...parts() }))
        .starts_at,
    ).toBe(target);
    const after = await free();
    expect(after).toContain(slots[0]);
    expect(after).not.toContain(target);
    now = new Date(Date.parse(target) - 3_600_000);
    await expect(
      moveAppointment({ ctx: visitor(), id: row.id, startsAt: slots.at(-1)!, ...parts() }),
    ).rejects.toMatchObject({ code: 'impossible' });
    expect(
      (await moveAppointment({ ctx: owner(), id: row.id, startsAt: slots.at(-1)!, ...parts() }))
        .starts_at,
    ).toBe(slots.at(-1));
    expect((await cancelAppointment({ ctx: visitor(), id: row.id, ...parts() })).state).toBe(
      'cancelled',
    );
    await expect(
      cancelAppointment({ ctx: visitor(), id: row.id, ...parts() }),
    ).rejects.toMatchObject({ code: 'impossible' });
    expect(await mails()).toContain('booking-cancelled:X:4:visitor');
  });

  test('a reminder is sent once for a current appointment, and none for a moved or cancelled one', async () => {
    const slots = await free();
    const { row } = await bookAppointment({
      ctx: visitor(),
      input: input(slots.at(-1)!),
      ...parts(),
    });
    const jobs = appointmentJobs(parts(), (job, id) =>
      server.container.contextFor({ kind: 'job', job }, id),
    );
    const remind = (startsAt: string) =>
      jobs['appointment-reminder']!({
        payload: { id: row.id, startsAt },
        jobId: 'job_1',
        attempt: 1,
        signal: new AbortController().signal,
        step: (_name, run) => run(),
      });
    await remind('2026-11-30T10:00:00.000Z');
    expect(await mails()).toHaveLength(2);
    now = new Date(Date.parse(row.starts_at) - DAY_MS);
    await remind(row.starts_at);
    await remind(row.starts_at);
    expect((await mails()).filter((key) => key.startsWith('booking-reminder'))).toHaveLength(2);
  });

  test.each([
    ['a day before', 24, 'tomorrow'],
    ['late, the same day,', 2, 'today'],
    ['late, but the evening before,', 14, 'tomorrow'],
  ])('a reminder that goes out %s says when it is', async (_when, hours, day) => {
    const startsAt = (await free()).find((one) => londonParts(one).date === '2026-11-30')!;
    const { row } = await bookAppointment({ ctx: visitor(), input: input(startsAt), ...parts() });
    now = new Date(Date.parse(startsAt) - hours * 3_600_000);
    await appointmentJobs(parts(), (job, id) =>
      server.container.contextFor({ kind: 'job', job }, id),
    )['appointment-reminder']!({
      payload: { id: row.id, startsAt },
      jobId: 'job_1',
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, run) => run(),
    });
    const sent = (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['subject', 'content', 'key'])
        .where('key', 'like', 'booking-reminder%')
        .orderBy('key')
        .execute()
    ).map((mail) => ({ ...mail, title: (JSON.parse(mail.content) as { title: string }).title }));
    expect(sent.map((mail) => mail.title)).toEqual([
      `Appointment ${day}`,
      `Your appointment is ${day}`,
    ]);
    expect(sent.map((mail) => mail.subject)).toEqual([
      expect.stringContaining(`Appointment ${day}: Ada Field`),
      expect.stringContaining(`Your appointment is ${day}: Monday 30 November`),
    ]);
  });

  test('a visit needs a place, and one far away leaves time to drive', async () => {
    const visits = (
      await listSlots({ ctx: visitor(), kind: 'site-assessment', days: 14, postcode: 'RM1 3DS' })
    ).slots.map((slot) => slot.startsAt);
    await expect(
      bookAppointment({
        ctx: visitor(),
        input: input(visits[0]!, { kind: 'site-assessment' }),
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'postcode' }] });
    await bookAppointment({
      ctx: visitor(),
      input: input(visits[0]!, { kind: 'site-assessment', postcode: 'RM1 3DS' }),
      ...parts(),
    });
    const next = async (postcode: string) =>
      (await listSlots({ ctx: visitor(), kind: 'site-assessment', days: 14, postcode })).slots.find(
        (slot) => slot.startsAt > visits[0]!,
      )!.startsAt;
    expect((await next('GU1 3UW')) > (await next('RM1 4AA'))).toBe(true);
  });

  test("over HTTP: times, booking, the private link, the calendar file; a stranger's link leads nowhere", async () => {
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    const { slots, next } = (
      await call('GET', '/api/appointments/slots?kind=general-consultation&from=2026-11-28&days=2')
    ).json<{ slots: unknown[]; next: { startsAt: string } }>();
    expect(slots).toEqual([]);
    expect(londonParts(next.startsAt).date).toBe('2026-11-30');
    const booked = await call('POST', '/api/appointments', input(next.startsAt));
    expect(booked.statusCode).toBe(201);
    const { link } = booked.json<{ link: string }>();
    const token = link.slice('/visit/'.length);
    expect((await call('GET', `/api/appointments/${token}`)).json()).toMatchObject({
      state: 'booked',
      name: 'Ada Field',
    });
    const file = await call('GET', `/api/appointments/${token}/calendar.ics`);
    expect(file.body).toContain('DTSTART:20261130T080000Z');
    expect(file.headers['cache-control']).toContain('no-store');
    const strange = await linkOf({ ...visitor(), db: server.container.db }, 'bkg_nobody0000');
    for (const path of [strange.slice('/visit/'.length), `${token}x`, 'nonsense'])
      expect((await call('GET', `/api/appointments/${path}`)).statusCode, path).toBe(404);
    expect(
      (
        await call('POST', '/api/appointments', {
          ...input(next.startsAt),
          website: 'https://spam.example',
        })
      ).statusCode,
    ).toBe(400);
    expect(
      (
        await call('POST', '/api/appointments', {
          ...input('2026-11-30T08:07:00.000Z'),
          email: 'c@example.org',
        })
      ).statusCode,
    ).toBe(409);
  });
});
