import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { addBlock, noteOutcome, removeBlock } from '#server/features/appointments/manage.ts';
import { bookByHand } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import { saveKinds } from '#server/features/appointments/settings.ts';
import { addDayOff, removeDayOff } from '#server/features/settings/days-off.ts';
import {
  bookingRequestKeeper,
  deleteBookingRequest,
  setRequestAnswered,
} from '#server/features/booking-requests/manage.ts';
import { sendBookingRequest } from '#server/features/booking-requests/use-cases.ts';
import { erasePerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { trailDesk } from '#tests/support/trail-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-23T09:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());
  const { owner, visitor, parts, trailOf } = trailDesk(() => server);

  /** Rows of one moment have no order in time. */
  const later = () => {
    now = new Date(now.getTime() + 1000);
  };

  test('a request for an appointment is named by the reference its visitor was given', async () => {
    const { reference } = await sendBookingRequest({
      ctx: visitor(),
      ...parts(),
      input: {
        kind: 'site-assessment',
        name: 'Ada Field',
        email: 'ada@example.org',
        requestKey: 'key-of-ada',
      },
    });
    const { id } = await server.container.db.read
      .selectFrom('booking_requests')
      .select('id')
      .executeTakeFirstOrThrow();
    for (const step of [
      () => setRequestAnswered({ ctx: owner(), id, input: { answered: true } }),
      () => deleteBookingRequest({ ctx: owner(), id }),
      () => bookingRequestKeeper(server.container).restore({ ctx: owner(), id }),
    ]) {
      later();
      await step();
    }
    const whole = (change: (value: string) => string) => [
      'kind: ' + change('Site Assessment'),
      'sent at: ' + change('Monday 23 November 2026, 09:00'),
      'answered: ' + change('Yes'),
    ];
    expect(await trailOf(id)).toEqual([
      [
        `The owner marked as answered: the request for an appointment “${reference}”`,
        'answered: No > Yes',
      ],
      [
        `The owner put into the bin: the request for an appointment “${reference}”`,
        ...whole((value) => `${value} > null`),
      ],
      [
        `The owner restored the request for an appointment “${reference}”`,
        ...whole((value) => `null > ${value}`),
      ],
    ]);
  });

  test('time blocked in the diary, and released, is recorded with its times but without the owner’s reason', async () => {
    const block = await addBlock({
      ctx: owner(),
      input: {
        startsAt: '2026-12-01T10:30:00.000Z',
        endsAt: '2026-12-01T12:00:00.000Z',
        reason: 'Survey for Wilhelmina',
      },
    });
    const off = await addDayOff({
      ctx: owner(),
      input: { from: '2026-12-24', to: '2026-12-28', reason: 'Christmas' },
    });
    later();
    await removeBlock({ ctx: owner(), id: block.id });
    await removeDayOff({ ctx: owner(), id: off.id });
    expect((await trailOf(`diary-blocks:${block.id}`)).at(-1)).toEqual([
      'The owner gave a kept time back: “Tuesday 1 December 2026, 10:30 to 12:00”',
      'starts at: Tuesday 1 December 2026, 10:30 > null',
      'ends at: Tuesday 1 December 2026, 12:00 > null',
    ]);
    expect((await trailOf(`days-off:${off.id}`)).at(-1)).toEqual([
      'The owner gave days off back: “Thursday 24 December 2026 to Monday 28 December 2026”',
      'from: 2026-12-24 > null',
      'to: 2026-12-28 > null',
    ]);
    // A reason may name somebody, and no erasure would find it there.
    const kept = JSON.stringify(
      await server.container.db.read
        .selectFrom('audit')
        .selectAll()
        .where('subject', 'in', [`diary-blocks:${block.id}`, `days-off:${off.id}`])
        .execute(),
    );
    expect([kept.includes('Wilhelmina'), kept.includes('Christmas')]).toEqual([false, false]);
    const kinds = DEFAULT_APPOINTMENT_KINDS.map((one) =>
      one.kind === 'site-assessment'
        ? { ...one, bufferBefore: 35, hours: [{ weekday: 2, from: '09:00', to: '12:00' }] }
        : one,
    );
    await saveKinds({ ctx: owner(), kinds, baseVersion: null });
    const before = DEFAULT_APPOINTMENT_KINDS.find(
      (one) => one.kind === 'site-assessment',
    )!.bufferBefore;
    expect((await trailOf('settings:appointments')).at(-1)).toEqual([
      'The owner changed the kinds of appointments',
      `Site Assessment: buffer before: ${before} > 35`,
      'Site Assessment: hours: null > Tuesday 09:00 to 12:00',
    ]);
  });

  test('an appointment is named by its kind and time until its person is erased', async () => {
    const {
      row: { id },
    } = await bookByHand({
      ctx: owner(),
      input: {
        kind: 'general-consultation',
        startsAt: '2026-12-02T10:00:00.000Z',
        name: 'Cleo Field',
        email: 'cleo@example.org',
        requestKey: 'by-hand-cleo',
      },
      ...parts(),
    });
    later();
    await moveAppointment({ ctx: owner(), id, startsAt: '2026-12-03T10:00:00.000Z', ...parts() });
    const until = now;
    now = new Date('2026-12-03T11:00:00.000Z');
    await noteOutcome({ ctx: owner(), id, input: { state: 'missed' } });
    now = until;
    const label = DEFAULT_APPOINTMENT_KINDS.find(
      (one) => one.kind === 'general-consultation',
    )!.label;
    const name = `“${label}, Thursday 3 December 2026, 10:00”`;
    expect((await trailOf(`bookings:${id}`)).slice(1)).toEqual([
      [
        `The owner moved an appointment: ${name}`,
        'starts at: Wednesday 2 December 2026, 10:00 > Thursday 3 December 2026, 10:00',
      ],
      [`The owner noted that nobody came to an appointment: ${name}`, 'state: booked > missed'],
    ]);
    const other = await bookByHand({
      ctx: owner(),
      input: {
        kind: 'general-consultation',
        startsAt: '2026-12-04T10:00:00.000Z',
        name: 'Cleo Field',
        email: 'cleo@example.org',
        requestKey: 'by-hand-cleo-2',
      },
      ...parts(),
    });
    later();
    await cancelAppointment({ ctx: owner(), id: other.row.id, ...parts() });
    expect((await trailOf(`bookings:${other.row.id}`)).at(-1)).toEqual([
      `The owner cancelled an appointment: “${label}, Friday 4 December 2026, 10:00”`,
      'state: booked > cancelled',
    ]);
    await erasePerson({
      journal: { add: async () => undefined },
      ctx: owner(),
      keepers: personalDataProviders(server.container),
      ownWords: MENTIONS,
      storage: server.container.storage,
      queue: server.container.queue,
      input: { email: 'cleo@example.org' },
    });
    const kept = await server.container.db.read
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('subject', 'in', [`bookings:${id}`, `bookings:${other.row.id}`])
      .execute();
    expect(kept.every((row) => row.before === null && row.after === null)).toBe(true);
    expect(
      (await trailOf(`bookings:${id}`)).flat().every((words) => !words.includes('December')),
    ).toBe(true);
  });
});
