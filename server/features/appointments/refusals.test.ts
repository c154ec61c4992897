import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentInput } from '#contracts/appointments.ts';
import { londonParts, DAY_MS } from '#contracts/london-time.ts';
import { bookAppointment, bookByHand } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import { bookingTurns } from '#server/features/appointments/booking-limits.ts';
import { addBlock } from '#server/features/appointments/manage.ts';
import { addDayOff } from '#server/features/settings/days-off.ts';
import { pageUseCases } from '#server/http/page-use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const CHECK = {
  code: 'invalid',
  message: 'Please check the postcode of the garden.',
  errors: [{ field: 'postcode', message: 'Please check the postcode' }],
};
const pointing = expect.stringContaining('“Ask for a time” under the calendar') as string;
const FAR = {
  code: 'invalid',
  message: pointing,
  errors: [{ field: 'postcode', message: pointing }],
};
type Refusal = { code: string; message: string; current: { slots: { startsAt: string }[] } };

describe.each(DATABASES)('what a booking is refused for, on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const { visitor, owner, parts, input, free } = diaryDesk(() => server);
  const book = (startsAt: string, more: Partial<AppointmentInput> = {}) =>
    bookAppointment({ ctx: visitor(), input: input(startsAt, more), ...parts() });
  const refusalOf = async (wanted: Promise<unknown>) =>
    wanted.then(
      () => {
        throw new Error('It was booked');
      },
      (error: unknown) => error as Refusal,
    );
  const bookings = () =>
    server.container.db.read.selectFrom('bookings').select(['name', 'postcode']).execute();

  test.each([
    ['ASDF', CHECK],
    ['QQ99 9ZZ', CHECK],
    ['RM1 3DSX', CHECK],
    ['EH1 1YZ', FAR],
    ['M1 1AE', FAR],
    ['BT1 5GS', FAR],
  ])('a visit to “%s”', async (postcode, problem) => {
    const [startsAt] = await free({ kind: 'site-assessment', postcode: 'RM1 3DS' });
    await expect(book(startsAt!, { kind: 'site-assessment', postcode })).rejects.toMatchObject(
      problem,
    );
    expect(await bookings()).toEqual([]);
  });

  test('a visit in the area is booked, however its postcode is typed; a call is, wherever the garden is', async () => {
    const visits = await free({ kind: 'site-assessment', postcode: 'RM1 3DS' });
    await book(visits[0]!, {
      kind: 'site-assessment',
      postcode: 'rml 3ds',
      email: 'first@example.org',
    });
    await book(visits.at(-1)!, {
      kind: 'site-assessment',
      postcode: 'GU1',
      email: 'last@example.org',
    });
    const calls = await free();
    for (const postcode of ['EH1 1YZ', 'ASDF'])
      await book(calls.at(postcode === 'ASDF' ? 10 : 20)!, { postcode });
    expect(await bookings()).toHaveLength(4);
  });

  test('the form that is posted without scripts says the same beside the field', async () => {
    const [startsAt] = await free({ kind: 'site-assessment', postcode: 'RM1 3DS' });
    const pages = pageUseCases(server.container, { requestId: 'test' });
    const post = async (postcode: string) =>
      pages.bookByForm({
        ...input(startsAt!, { kind: 'site-assessment', postcode }),
      });
    expect(await post('ASDF')).toEqual({
      status: 400,
      message: CHECK.message,
      errors: CHECK.errors,
      slots: [],
    });
    expect(await post('EH1 1YZ')).toEqual({
      status: 400,
      message: pointing,
      errors: FAR.errors,
      slots: [],
    });
    expect(await bookings()).toEqual([]);
  });

  test('the owner goes where they like', async () => {
    const visits = await free({ kind: 'site-assessment', postcode: 'RM1 3DS' });
    for (const [index, postcode] of ['ASDF', 'EH1 1YZ'].entries()) {
      await bookByHand({
        ctx: owner(),
        input: {
          kind: 'site-assessment',
          startsAt: visits[index * 40]!,
          name: 'Rita Rang',
          postcode,
          requestKey: `by-hand-${index}`,
        },
        ...parts(),
      });
    }
    expect((await bookings()).map((row) => row.postcode).toSorted()).toEqual(['ASDF', 'EH1 1YZ']);
  });

  test('a time is called taken only if the diary has something in it', async () => {
    const slots = await free();
    await book(slots[0]!);
    await addBlock({
      ctx: owner(),
      input: { startsAt: slots[12], endsAt: slots[14], reason: 'Dentist' },
    });
    for (const startsAt of [slots[0]!, slots[1]!, slots[12]!]) {
      const refusal = await refusalOf(book(startsAt));
      expect([refusal.code, refusal.message], startsAt).toEqual([
        'conflict',
        'This time has just been taken. These are the nearest that are free.',
      ]);
      expect(refusal.current.slots).toHaveLength(3);
    }
  });

  test('when the notice has run out or the day is now a day off, the message does not blame another booking', async () => {
    const slots = await free();
    const { row } = await book(slots.at(-1)!);
    const off = slots[60]!;
    await addDayOff({
      ctx: owner(),
      input: { from: londonParts(off).date, to: londonParts(off).date },
    });
    now = new Date(Date.parse(slots[0]!) - 3_600_000);
    for (const wanted of [
      () => book(slots[0]!),
      () => book(off),
      () => moveAppointment({ ctx: visitor(), id: row.id, startsAt: off, ...parts() }),
    ]) {
      const refusal = await refusalOf(wanted());
      expect([refusal.code, refusal.message]).toEqual([
        'conflict',
        'This time cannot be had any more. These are the nearest that are free.',
      ]);
      expect(refusal.current.slots).toHaveLength(3);
    }
  });

  test('a drive that is too long is called one', async () => {
    const [first] = await free({ kind: 'site-assessment', postcode: 'RM1 3DS' });
    await book(first!, { kind: 'site-assessment', postcode: 'RM1 3DS' });
    const near = (await free({ kind: 'site-assessment', postcode: 'RM1 4AA' })).find(
      (startsAt) => startsAt > first!,
    )!;
    const refusal = await refusalOf(book(near, { kind: 'site-assessment', postcode: 'GU1 3UW' }));
    expect([refusal.code, refusal.message]).toEqual([
      'conflict',
      'From another visit we cannot be with you by this time. These are the nearest that are free.',
    ]);
    expect(await free({ kind: 'site-assessment', postcode: 'GU1 3UW' })).toEqual(
      expect.arrayContaining(refusal.current.slots.map((slot) => slot.startsAt)),
    );
  });

  test('one address has three appointments to come at most, however it is written; what is over or cancelled does not count, and the owner books on', async () => {
    const slots = await free();
    const at = (n: number) => slots[n * 6]!;
    const [first] = [
      await book(at(0)),
      await book(at(1), { email: 'ADA@example.org' }),
      await book(at(2)),
    ];
    const refusal = await refusalOf(book(at(3)));
    expect([refusal.code, refusal.message]).toEqual([
      'impossible',
      expect.stringMatching(
        /^Three appointments are booked for this e-mail address already\. .*please ring us, or use “Ask for a time” under the calendar\.$/,
      ),
    ]);
    await book(at(3), { email: 'bob@example.org' });
    await bookByHand({
      ctx: owner(),
      input: {
        kind: 'general-consultation',
        startsAt: at(4),
        name: 'Ada Field',
        email: 'ada@example.org',
        requestKey: 'by-hand-more',
      },
      ...parts(),
    });
    expect((await refusalOf(book(at(5)))).code).toBe('impossible');
    await cancelAppointment({ ctx: visitor(), id: first.row.id, ...parts() });
    await book(at(5));
    expect((await refusalOf(book(at(6)))).code).toBe('impossible');
    now = new Date(Date.parse(at(2)) + 60_000);
    await book((await free())[0]!);
  });

  test('a regular customer with visits entered by the owner can still book three online', async () => {
    const slots = await free();
    for (let n = 0; n < 4; n += 1)
      await bookByHand({
        ctx: owner(),
        input: {
          kind: 'general-consultation',
          startsAt: slots[n * 6]!,
          name: 'Ada Field',
          email: 'ada@example.org',
          requestKey: `by-hand-${n}-of-ada`,
        },
        ...parts(),
      });
    const first = await book(slots[30]!);
    await moveAppointment({ ctx: owner(), id: first.row.id, startsAt: slots[54]!, ...parts() });
    for (const n of [36, 42]) await book(slots[n]!);
    expect((await refusalOf(book(slots[48]!))).code).toBe('impossible');
  });

  test('three at most, sent all at once', async () => {
    const slots = await free();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => book(slots[n * 6]!)),
    );
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
    expect(await bookings()).toHaveLength(3);
  });

  test('one client books ten a day, by calls and forms together; what is refused and what is sent again does not count', async () => {
    const slots = (await free()).filter((_, index) => index % 6 === 0);
    const send = (n: number, more: Partial<AppointmentInput> = {}, remoteAddress = '203.0.113.9') =>
      server.app.inject({
        method: 'POST',
        url: '/api/appointments',
        payload: input(slots[n]!, { email: `p${n}@example.org`, ...more }),
        remoteAddress,
      });
    const same = { requestKey: 'sent-again-and-again' };
    expect((await send(0, same)).statusCode).toBe(201);
    for (let again = 0; again < 3; again += 1) expect((await send(0, same)).statusCode).toBe(200);
    expect((await send(0, { email: 'other@example.org' })).statusCode).toBe(409);
    for (let n = 1; n < 10; n += 1) expect((await send(n)).statusCode, String(n)).toBe(201);
    const refused = await send(10);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      429,
      expect.stringContaining('please ring us'),
    ]);
    // The answer was lost on the way, and the browser sends the booking again.
    expect((await send(0, same)).statusCode).toBe(200);
    expect((await send(10, {}, '203.0.113.10')).statusCode).toBe(201);
    now = new Date(now.getTime() + DAY_MS);
    expect((await send(14)).statusCode).toBe(201);
  });

  test('forms without scripts are counted with the calls', async () => {
    const turns = bookingTurns({ clock: { now: () => now }, perDay: 1 });
    const pages = pageUseCases(server.container, {
      requestId: 'test',
      countBooking: (make) => turns.take('one', make),
    });
    const slots = await free();
    const post = async (startsAt: string, more: Partial<AppointmentInput> = {}) =>
      pages.bookByForm({ ...input(startsAt, more) });
    const again = { requestKey: 'a-form-sent-again' };
    expect(await post(slots[0]!, again)).toMatchObject({
      link: expect.stringMatching(/^\/visit\//),
    });
    expect(await post(slots[0]!, again)).toMatchObject({
      link: expect.stringMatching(/^\/visit\//),
    });
    expect(await post(slots[6]!)).toMatchObject({
      status: 429,
      message: expect.stringContaining('please ring us'),
    });
  });
});
