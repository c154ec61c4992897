import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookByHand } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import {
  addBlock,
  noteOutcome,
  readDiary,
  removeBlock,
} from '#server/features/appointments/manage.ts';
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
  const { visitor, owner, parts, free } = diaryDesk(() => server);
  const mails = async () =>
    (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['key', 'to_address'])
        .orderBy('key')
        .execute()
    ).map((row) => row.key.replace(/bkg_[\w-]+/, 'X'));

  test('the owner who sends a form again after a lost answer is told what has happened to the appointment since', async () => {
    const startsAt = '2026-11-26T19:00:00.000Z';
    const send = (more: object = {}) =>
      bookByHand({
        ctx: owner(),
        input: {
          kind: 'general-consultation',
          startsAt,
          name: 'Rita Rang',
          requestKey: 'by-hand-since',
          ...more,
        },
        ...parts(),
      });
    const { row } = await send();
    await expect(send({ startsAt: '2026-11-26T20:00:00.000Z' })).rejects.toThrow(
      'was entered already, before you changed this form',
    );
    await moveAppointment({
      ctx: owner(),
      id: row.id,
      startsAt: '2026-11-26T20:00:00.000Z',
      ...parts(),
    });
    await expect(send()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'The appointment of Rita Rang was entered already and has been moved since. It is in the diary at its new time.',
      current: { entered: { id: row.id, startsAt: '2026-11-26T20:00:00.000Z' } },
    });
    await expect(send({ name: 'Rita Wrang' })).rejects.toThrow('before you changed this form');
    await cancelAppointment({ ctx: owner(), id: row.id, ...parts() });
    await expect(send()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'The appointment of Rita Rang was entered already and has been cancelled since. If this is another one, please enter it as such.',
      current: { entered: { id: row.id } },
    });
  });

  test('the owner sees the diary, enters what was rung in, moves it past closing time, and notes that it took place', async () => {
    const { row } = await bookByHand({
      ctx: owner(),
      input: {
        kind: 'general-consultation',
        startsAt: '2026-11-24T19:00:00.000Z',
        name: 'Rita Rang',
        requestKey: 'by-hand-1',
      },
      ...parts(),
    });
    expect(await mails()).toEqual(['booking-booked:X:1:owner']);
    const again = (more: object = {}) =>
      bookByHand({
        ctx: owner(),
        input: {
          kind: 'general-consultation',
          startsAt: '2026-11-24T19:00:00.000Z',
          name: 'Rita Rang',
          requestKey: 'by-hand-1',
          ...more,
        },
        ...parts(),
      });
    expect(await again()).toMatchObject({ isNew: false, row: { id: row.id } });
    for (const more of [
      { startsAt: '2026-11-24T20:00:00.000Z' },
      { name: 'Rita Wrang' },
      { email: 'rita@example.org' },
    ]) {
      await expect(again(more)).rejects.toMatchObject({
        code: 'conflict',
        current: { entered: { id: row.id, name: 'Rita Rang' } },
      });
    }
    await expect(bookByHand({ ctx: visitor(), input: {}, ...parts() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      bookByHand({
        ctx: owner(),
        input: {
          kind: 'general-consultation',
          startsAt: '2026-11-24T19:15:00.000Z',
          name: 'Second',
          requestKey: 'by-hand-2',
        },
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'conflict', current: { slots: expect.any(Array) as unknown } });
    await expect(
      addBlock({
        ctx: owner(),
        input: { startsAt: '2026-11-24T18:00:00.000Z', endsAt: '2026-11-24T20:00:00.000Z' },
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const moved = await moveAppointment({
      ctx: owner(),
      id: row.id,
      startsAt: '2026-11-25T20:00:00.000Z',
      ...parts(),
    });
    await expect(
      moveAppointment({
        ctx: owner(),
        id: row.id,
        startsAt: '2026-11-20T20:00:00.000Z',
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      noteOutcome({ ctx: owner(), id: row.id, input: { state: 'done' } }),
    ).rejects.toMatchObject({ code: 'impossible' });
    const diary = await readDiary({
      ctx: owner(),
      query: { from: '2026-11-23', to: '2026-12-26' },
    });
    expect(diary.appointments.map((one) => [one.name, one.startsAt])).toEqual([
      ['Rita Rang', moved.starts_at],
    ]);
    expect(diary.holidays.map((one) => one.name)).toContain('Christmas Day');
    now = new Date('2026-11-25T21:00:00.000Z');
    expect((await noteOutcome({ ctx: owner(), id: row.id, input: { state: 'done' } })).state).toBe(
      'done',
    );
  });

  test('a block takes its times away until it is given back', async () => {
    const [first] = await free();
    const block = await addBlock({
      ctx: owner(),
      input: {
        startsAt: first,
        endsAt: new Date(Date.parse(first!) + 3_600_000).toISOString(),
        reason: 'Dentist',
      },
    });
    expect(await free()).not.toContain(first);
    await removeBlock({ ctx: owner(), id: block.id });
    expect(await free()).toContain(first);
  });
});
