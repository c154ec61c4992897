import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment, bookByHand } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import { addBlock, noteOutcome, readDiary } from '#server/features/appointments/manage.ts';
import { readAppointmentSettings, saveKinds } from '#server/features/appointments/settings.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the diary on %s', (kind) => {
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
        .select(['to_address', 'subject', 'content', 'key'])
        .orderBy('created_at')
        .orderBy('key')
        .execute()
    ).map((row) => ({
      to: row.to_address,
      key: row.key,
      content: JSON.parse(row.content) as {
        replyTo?: { address: string };
        blocks: { type: string; text?: string }[];
        preheader: string;
      },
    }));
  const offerAnyHour = async () => {
    const settings = await readAppointmentSettings({ ctx: owner(), origin: '' });
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));
    await saveKinds({
      ctx: owner(),
      kinds: settings.kinds.map((one) => ({ ...one, noticeHours: 0, bufferAfter: 0, hours })),
      baseVersion: settings.version,
    });
  };

  test('the firm answers its notice to the visitor, and nothing of what was typed for a name advertises to a stranger', async () => {
    const slots = await free();
    await bookAppointment({
      ctx: visitor(),
      input: input(slots[0]!, { name: 'Win at casino.example', email: 'stranger@example.org' }),
      ...parts(),
    });
    const [firm, stranger] = [
      (await mails()).find((one) => one.key.endsWith(':owner'))!,
      (await mails()).find((one) => one.key.endsWith(':visitor'))!,
    ];
    expect(firm.content.replyTo).toEqual({
      name: 'Win at casino.example',
      address: 'stranger@example.org',
    });
    expect(stranger.to).toBe('stranger@example.org');
    expect(JSON.stringify(stranger.content)).not.toContain('casino');
    expect(stranger.content.replyTo).toBeUndefined();
  });

  test('a price in a message says whether VAT is in it, and a paid visit that is cancelled late promises nothing', async () => {
    const startsAt = (
      await listSlots({ ctx: visitor(), kind: 'site-assessment', days: 14, postcode: 'RM1 3DS' })
    ).slots[0]!.startsAt;
    const { row } = await bookAppointment({
      ctx: visitor(),
      input: input(startsAt, { kind: 'site-assessment', postcode: 'RM1 3DS' }),
      ...parts(),
    });
    expect(JSON.stringify((await mails())[0]!.content)).toContain(
      '£150 including VAT, credited towards the project if it proceeds',
    );
    now = new Date(Date.parse(startsAt) - 3_600_000);
    await cancelAppointment({ ctx: visitor(), id: row.id, ...parts() });
    const told = (await mails()).find(
      (one) => one.key === `booking-cancelled:${row.id}:2:visitor`,
    )!;
    expect(JSON.stringify(told.content)).not.toContain('nothing to pay');
  });

  test('an address is written to ten times a day at the most, and the firm each time', async () => {
    const slots = await free();
    for (let index = 0; index < 12; index += 1) {
      await bookAppointment({ ctx: visitor(), input: input(slots[index * 3]!), ...parts() });
      // One that took place no longer counts among those to come.
      await server.container.db.write((tx) =>
        tx.updateTable('bookings').set({ state: 'done' }).execute(),
      );
    }
    const sent = await mails();
    expect(sent.filter((one) => one.to === 'ada@example.org')).toHaveLength(10);
    expect(sent.filter((one) => one.key.endsWith(':owner'))).toHaveLength(12);
  });

  test('what is noted as having taken place early still holds its time', async () => {
    await offerAnyHour();
    now = new Date('2026-11-24T09:00:00.000Z');
    const startsAt = '2026-11-24T10:00:00.000Z';
    const { row } = await bookAppointment({ ctx: visitor(), input: input(startsAt), ...parts() });
    now = new Date('2026-11-24T10:05:00.000Z');
    await noteOutcome({ ctx: owner(), id: row.id, input: { state: 'done' } });
    expect((await free())[0]).toBe('2026-11-24T10:30:00.000Z');
    await expect(
      addBlock({
        ctx: owner(),
        input: { startsAt: '2026-11-24T10:15:00.000Z', endsAt: '2026-11-24T11:00:00.000Z' },
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('what the owner is offered in the place of a taken time is really free, days away too', async () => {
    await offerAnyHour();
    await addBlock({
      ctx: owner(),
      input: {
        startsAt: '2026-11-24T00:00:00.000Z',
        endsAt: '2026-11-25T23:00:00.000Z',
        reason: 'At the show',
      },
    });
    await addBlock({
      ctx: owner(),
      input: { startsAt: '2026-11-26T00:00:00.000Z', endsAt: '2026-11-26T18:00:00.000Z' },
    });
    const refused = bookByHand({
      ctx: owner(),
      input: {
        kind: 'general-consultation',
        startsAt: '2026-11-24T12:00:00.000Z',
        name: 'Rita Rang',
        requestKey: 'by-hand-1',
      },
      ...parts(),
    });
    const problem = await refused.then(
      () => null,
      (error: unknown) => error as { code: string; current: { slots: { startsAt: string }[] } },
    );
    expect(problem?.code).toBe('conflict');
    const offered = problem!.current.slots.map((slot) => slot.startsAt);
    expect(offered.length).toBeGreaterThan(0);
    for (const startsAt of offered) {
      expect(
        startsAt < '2026-11-24T00:00:00.000Z' ||
          (startsAt >= '2026-11-25T23:00:00.000Z' && startsAt < '2026-11-26T00:00:00.000Z') ||
          startsAt >= '2026-11-26T18:00:00.000Z',
        startsAt,
      ).toBe(true);
    }
  });

  test('a change made to an outdated appointment is refused with the current one', async () => {
    const slots = await free();
    const { row } = await bookAppointment({ ctx: visitor(), input: input(slots[0]!), ...parts() });
    await moveAppointment({
      ctx: owner(),
      id: row.id,
      startsAt: slots[10]!,
      baseVersion: 1,
      ...parts(),
    });
    await expect(
      moveAppointment({
        ctx: owner(),
        id: row.id,
        startsAt: slots[20]!,
        baseVersion: 1,
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'changed', current: { version: 2, startsAt: slots[10] } });
  });

  test('the diary names the days that are kept at a weekend as well as their substitutes', async () => {
    const { holidays } = await readDiary({
      ctx: owner(),
      query: { from: '2026-12-21', to: '2027-01-03' },
    });
    expect(holidays).toEqual([
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
      { date: '2026-12-28', name: 'Boxing Day' },
      { date: '2027-01-01', name: 'New Year’s Day' },
    ]);
  });
});
