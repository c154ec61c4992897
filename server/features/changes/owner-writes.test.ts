/** What the owner does to what visitors sent, and to the diary, is told by name and opens with how it was. */
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
import { listChangePage, readChange } from '#server/features/changes/use-cases.ts';
import { deleteComplaint, listComplaints, takeStep } from '#server/features/complaints/manage.ts';
import { sendComplaint } from '#server/features/complaints/send.ts';
import { deleteDesignIdea, designKeeper } from '#server/features/designs/bin.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import {
  addNote,
  archiveEnquiry,
  deleteEnquiry,
  markAnswered,
  removeNote,
  setEnquiryState,
} from '#server/features/enquiries/manage.ts';
import { listEnquiries, readEnquiryForOwner } from '#server/features/enquiries/read-for-owner.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { erasePerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { createQuote } from '#server/features/quotes/edit.ts';
import { deleteQuote, quoteKeeper } from '#server/features/quotes/bin.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-23T09:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const parts = () => ({
    queue: server.container.queue,
    origin: 'https://garden.example',
    isMailed: true,
  });

  /** The sentences of the owner's changes to a record, the oldest first, each with the fields that it opens with. */
  async function trailOf(subject: string) {
    const { changes } = await listChangePage({ ctx: owner(), query: { subject, actor: 'owner' } });
    const told = await Promise.all(
      changes.map(async ({ id, sentence, hasDetail }) => {
        const { fields } = await readChange({ ctx: owner(), id });
        expect(hasDetail).toBe(fields.length > 0);
        return [
          sentence,
          ...fields.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
        ];
      }),
    );
    return told.toReversed();
  }
  /** Rows of one moment have no order in time. */
  const later = () => {
    now = new Date(now.getTime() + 1000);
  };

  test('designs that go into the bin, come back, or leave the library are told by their titles', async () => {
    const {
      sessionId,
      ids: [id],
    } = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres of Wilhelmina',
      share: true,
    });
    const titles = (
      await server.container.db.read
        .selectFrom('designs')
        .select('title')
        .where('session_id', '=', sessionId)
        .orderBy('position')
        .execute()
    ).map((row) => row.title);
    const { queue } = server.container;
    later();
    await shareDesign({ ctx: owner(), id: id!, input: { shared: false } });
    later();
    await shareDesign({ ctx: owner(), id: id!, input: { shared: true } });
    later();
    await deleteDesignIdea({ ctx: owner(), queue, id: id!, source: 'design_ideas' });
    expect(await trailOf(id!)).toEqual([
      [`The owner took out of the library: the design “${titles[0]}”`, 'shared: Yes > No'],
      [`The owner shared in the library: the design “${titles[0]}”`, 'shared: No > Yes'],
      [
        `The owner put designs into the bin: “${titles[0]}”`,
        `title: ${titles[0]} > null`,
        `shared: ${titles[0]} > null`,
      ],
    ]);
    later();
    await deleteDesignIdea({ ctx: owner(), queue, id: sessionId, source: 'designs' });
    later();
    await designKeeper(server.container).restore({ ctx: owner(), id: sessionId });
    // The one that lay in the bin already neither went with the others nor came back with them.
    const all = titles.slice(1).join(', ');
    expect(await trailOf(sessionId)).toEqual([
      [
        `The owner put designs into the bin: “${all}”`,
        `title: ${all} > null`,
        `shared: ${all} > null`,
      ],
      [`The owner restored designs: “${all}”`, `title: null > ${all}`, `shared: null > ${all}`],
    ]);
    const rows = () =>
      server.container.db.read
        .selectFrom('audit')
        .selectAll()
        .where('subject', 'in', [sessionId, id!])
        .execute();
    expect(JSON.stringify(await rows())).not.toContain('Wilhelmina');
    await server.app.inject({
      method: 'POST',
      url: `/api/design-sessions/${sessionId}/contact`,
      payload: { name: 'Wilhelmina', email: 'wilhelmina@example.org', wants: 'keep' },
    });
    const { storage } = server.container;
    await erasePerson({
      ctx: owner(),
      keepers: personalDataProviders(server.container),
      ownWords: MENTIONS,
      storage,
      queue,
      input: { email: 'wilhelmina@example.org' },
    });
    expect((await rows()).map((row) => row.action)).toEqual(
      expect.arrayContaining(['designs.delete', 'designs.share', 'designs.erase']),
    );
    expect((await rows()).every((row) => row.before === null && row.after === null)).toBe(true);
  });

  test('a request for an appointment is told by the reference its visitor was given', async () => {
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

  test('of an enquiry it is told what changed; a removed note stands there until its person is erased', async () => {
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Bea Field',
        email: 'bea@example.org',
        message: 'About the garden',
        requestKey: 'key-of-bea',
      },
    });
    const { reference } = sent.json<{ reference: string }>();
    const { id } = (await listEnquiries({ ctx: owner(), query: {} })).items[0]!;
    const order = { ctx: owner(), id };
    for (const step of [
      () => markAnswered(order),
      () => setEnquiryState({ ...order, input: { state: 'visit' }, baseVersion: null }),
      () => addNote({ ...order, input: { text: 'Bea keeps bees' } }),
      async () => removeNote({ ...order, noteId: (await readEnquiryForOwner(order)).notes[0]!.id }),
      () => archiveEnquiry({ ...order, input: { archived: true } }),
      () => deleteEnquiry(order),
      () => enquiryKeeper(server.container).restore(order),
    ]) {
      later();
      await step();
    }
    expect(await trailOf(`enquiries:${id}`)).toEqual([
      [`The owner marked an enquiry as answered: “${reference}”`, 'waits for answer: Yes > No'],
      [`The owner noted a visit for an enquiry: “${reference}”`, 'state: Received > Visit booked'],
      [`The owner noted something on an enquiry: “${reference}”`, 'letters of the note: null > 14'],
      [`The owner removed a note from an enquiry: “${reference}”`, 'note: Bea keeps bees > null'],
      [`The owner archived an enquiry: “${reference}”`, 'archived: No > Yes'],
      [
        `The owner put an enquiry into the bin: “${reference}”`,
        'state: Visit booked > null',
        'waits for answer: No > null',
        'archived: Yes > null',
      ],
      [
        `The owner restored an enquiry: “${reference}”`,
        'state: null > Visit booked',
        'waits for answer: null > No',
        'archived: null > Yes',
      ],
    ]);
    expect(
      (await listChangePage({ ctx: owner(), query: { kind: 'enquiries' } })).changes.length,
    ).toBeGreaterThan(6);
    await erasePerson({
      ctx: owner(),
      keepers: personalDataProviders(server.container),
      ownWords: MENTIONS,
      storage: server.container.storage,
      queue: server.container.queue,
      input: { email: 'bea@example.org' },
    });
    expect((await trailOf(`enquiries:${id}`)).slice(3, 4)).toEqual([
      [`The owner removed a note from an enquiry: “${reference}”`],
    ]);
    expect(
      JSON.stringify(await server.container.db.read.selectFrom('audit').selectAll().execute()),
    ).not.toContain('bees');
  });

  test('what was kept in the diary, and given back, stands in the trail with its times, without the reason that the owner gave', async () => {
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

  test('an appointment is told by its kind and time, until its person is erased', async () => {
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

  test('a complaint and a quote are told by reference, number or title, also once they are gone', async () => {
    const { reference } = await sendComplaint({
      ctx: visitor(),
      input: {
        kind: 'work',
        name: 'Dora Field',
        email: 'dora@example.org',
        message: 'The patio holds water after every rain.',
        requestKey: 'complaint-dora',
      },
      ...parts(),
    });
    const { id } = (await listComplaints({ ctx: owner(), query: {}, isMailed: false })).items[0]!;
    later();
    await takeStep({
      ctx: owner(),
      id,
      input: { kind: 'close', text: 'Dora rang' },
      baseVersion: null,
      ...parts(),
    });
    later();
    await deleteComplaint({ ctx: owner(), id, queue: server.container.queue });
    const [closed, deleted] = await trailOf(`complaints:${id}`);
    expect(closed).toEqual([
      `The owner closed a complaint: “${reference}”`,
      'state: Received > Closed',
    ]);
    expect(deleted!.slice(0, 2)).toEqual([
      `The owner deleted a complaint for good: “${reference}”`,
      'kind: The work, or the garden > null',
    ]);
    expect(
      JSON.stringify(
        await server.container.db.read
          .selectFrom('audit')
          .selectAll()
          .where('subject', '=', `complaints:${id}`)
          .execute(),
      ),
    ).not.toContain('Dora');

    const quote = await createQuote({ ctx: owner(), input: {} });
    const title = quote.versions[0]!.body.title;
    later();
    await deleteQuote({ ctx: owner(), id: quote.id, baseVersion: null });
    later();
    await quoteKeeper(server.container).restore({ ctx: owner(), id: quote.id });
    expect((await trailOf(`quotes:${quote.id}`)).slice(1)).toEqual([
      [
        `The owner put into the bin: the quote “${title}”`,
        `title: ${title} > null`,
        'state: Draft > null',
      ],
      [`The owner restored the quote “${title}”`, `title: null > ${title}`, 'state: null > Draft'],
    ]);
  });
});
