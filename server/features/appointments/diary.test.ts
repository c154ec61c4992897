import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { bookAppointment, bookByHand } from '#server/features/appointments/book.ts';
import {
  cancelAppointment,
  moveAppointment,
} from '#server/features/appointments/change-booking.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import { listVisits, listVisitsOfEnquiry } from '#server/features/appointments/for-others.ts';
import { addBlock, noteOutcome, readDiary } from '#server/features/appointments/manage.ts';
import { readAppointmentSettings, saveKinds } from '#server/features/appointments/settings.ts';
import {
  countWaitingEnquiries,
  listNewEnquiries,
  readEnquiryFor,
} from '#server/features/enquiries/for-others.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { deleteEnquiry } from '#server/features/enquiries/manage.ts';
import { listEnquiries } from '#server/features/enquiries/read-for-owner.ts';
import { dueOf } from '#server/features/enquiries/reply-by.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import { findSettingText, saveSetting } from '#server/features/settings/repo.ts';
import { pageUseCases } from '#server/http/page-use-cases.ts';
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
      '£150, credited towards the project if it proceeds (including VAT)',
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

  test('a change of what was changed elsewhere meanwhile is refused with what stands', async () => {
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

  test('what was booked stays as it was agreed when the settings change: its price, and its length when it is moved', async () => {
    const slots = await free();
    const { row, link } = await bookAppointment({
      ctx: visitor(),
      input: input(slots[0]!),
      ...parts(),
    });
    const settings = await readAppointmentSettings({ ctx: owner(), origin: '' });
    const kinds = settings.kinds.map((one) =>
      one.kind === 'general-consultation'
        ? {
            ...one,
            label: 'First talk',
            price: '£40',
            minutes: 60,
            isOnSite: true,
            isOffered: false,
          }
        : one,
    );
    await saveKinds({ ctx: owner(), kinds, baseVersion: settings.version });
    const url = `/api/appointments/${link.slice('/visit/'.length)}`;
    expect((await server.app.inject(url)).json()).toMatchObject({
      label: 'General Consultation',
      price: 'Free',
      isOnSite: false,
    });
    const offered = (await server.app.inject(`${url}/slots?days=31`)).json<{
      slots: { startsAt: string; endsAt: string }[];
    }>().slots;
    const moved = await server.app.inject({
      method: 'POST',
      url: `${url}/move`,
      payload: { startsAt: offered[20]!.startsAt },
    });
    expect(moved.json()).toMatchObject({
      price: 'Free',
      isOnSite: false,
      startsAt: offered[20]!.startsAt,
      endsAt: offered[20]!.endsAt,
    });
    expect(
      Date.parse(moved.json<{ endsAt: string }>().endsAt) -
        Date.parse(moved.json<{ startsAt: string }>().startsAt),
    ).toBe(30 * 60_000);
    expect(
      (await mails())
        .filter((one) => one.key.startsWith(`booking-moved:${row.id}`))
        .every(
          (one) =>
            JSON.stringify(one.content).includes('Free') &&
            !JSON.stringify(one.content).includes('£40'),
        ),
    ).toBe(true);
  });

  test('hours of a kind that overlap or end before they begin are refused, and so is a kind without any', async () => {
    const { kinds, version } = await readAppointmentSettings({ ctx: owner(), origin: '' });
    const week = (hours: unknown) =>
      saveKinds({
        ctx: owner(),
        kinds: kinds.map((one) => ({ ...one, hours })),
        baseVersion: version,
      });
    await expect(
      week([
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:00', to: '17:00' },
      ]),
    ).rejects.toThrow('Monday: these hours overlap');
    await expect(week([{ weekday: 2, from: '12:00', to: '09:00' }])).rejects.toThrow(
      'Tuesday: closing has to come after opening',
    );
    await expect(week([])).rejects.toThrow('Please give it a day');
  });

  test('who has unticked every day of the week is closed: nothing is offered or booked, and the clock of enquiries still ends', async () => {
    const [first] = await free();
    await saveSection({
      ctx: owner(),
      section: 'hours',
      input: { week: [], hours: [{ days: 'Monday to Sunday', open: 'Closed' }] },
      baseVersion: null,
      sample: sampleBusiness,
    });
    expect(await free()).toEqual([]);
    await expect(
      bookAppointment({ ctx: visitor(), input: input(first!), ...parts() }),
    ).rejects.toMatchObject({ code: 'conflict', current: { slots: [] } });
    expect(
      (await readDiary({ ctx: owner(), query: { from: '2026-11-23', to: '2026-11-29' } })).week,
    ).toEqual([]);
    expect((await dueOf(owner()))(now.toISOString())).toMatchObject({
      replyBy: expect.stringMatching(/^202[67]-/) as string,
      isOverdue: false,
    });
  });

  test('facts that were kept before there were hours of the week have the usual ones', async () => {
    const offered = await free();
    const { week: _week, ...facts } = JSON.parse(
      (await findSettingText(server.container.db.read, 'business'))!,
    ) as Record<string, unknown>;
    await server.container.db.write((tx) => saveSetting(tx, 'business', facts, now.toISOString()));
    expect(await free()).toEqual(offered);
    expect(
      (await readDiary({ ctx: owner(), query: { from: '2026-11-23', to: '2026-11-29' } })).week,
    ).toHaveLength(5);
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

  test("other features are given the days' appointments with their places, and those of an enquiry; never what was cancelled", async () => {
    const visits = (
      await listSlots({ ctx: visitor(), kind: 'site-assessment', days: 14, postcode: 'RM1 3DS' })
    ).slots.map((slot) => slot.startsAt);
    const { row } = await bookAppointment({
      ctx: visitor(),
      input: input(visits[0]!, { kind: 'site-assessment', postcode: 'RM1 3DS' }),
      ...parts(),
    });
    const [visit] = await listVisits(owner(), {
      from: visits[0]!.slice(0, 10),
      to: visits[0]!.slice(0, 10),
    });
    expect(visit).toMatchObject({
      id: row.id,
      name: 'Ada Field',
      isOnSite: true,
      enquiryId: null,
      place: {
        latitudeDeg: expect.closeTo(51.57, 1) as number,
        longitudeDeg: expect.closeTo(0.18, 1) as number,
      },
    });
    expect(await listVisits(owner(), { from: '2026-12-24', to: '2026-12-31' })).toEqual([]);
    expect(await listVisitsOfEnquiry(owner(), 'enq_nobody')).toEqual([]);
  });

  test('who books from their enquiry is asked nothing twice: the booking knows it, and it has come to the visit', async () => {
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Ada Field',
        email: 'ada@example.org',
        phone: '07700 900123',
        postcode: 'RM1 3DS',
        message: 'About the garden',
        requestKey: 'key-of-the-enquiry',
      },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    const token = sent.json<{ link: string }>().link.slice('/enquiry/'.length);
    const id = token.split('.')[0]!;
    const known = await pageUseCases(server.container, { requestId: 'test' }).readBookingEnquiry(
      token,
    );
    expect(known).toMatchObject({
      name: 'Ada Field',
      email: 'ada@example.org',
      phone: '07700 900123',
      postcode: 'RM1 3DS',
      designId: null,
    });
    expect(
      await pageUseCases(server.container, { requestId: 'test' }).readBookingEnquiry(`${id}.torn`),
    ).toBeNull();
    const startsAt = (
      await listSlots({ ctx: visitor(), kind: 'site-assessment', days: 14, postcode: 'RM1 3DS' })
    ).slots[0]!.startsAt;
    const booked = await server.app.inject({
      method: 'POST',
      url: '/api/appointments',
      payload: input(startsAt, { kind: 'site-assessment', postcode: 'RM1 3DS', enquiry: token }),
    });
    expect(booked.statusCode, booked.body).toBe(201);
    expect(
      (await listVisitsOfEnquiry(owner(), id)).map((visit) => [visit.name, visit.enquiryId]),
    ).toEqual([['Ada Field', id]]);
    expect((await readEnquiryFor(owner(), id))?.state).toBe('visit');
    expect(await countWaitingEnquiries(owner())).toMatchObject({ total: 1 });
    expect((await listNewEnquiries(owner(), 5)).map((one) => one.id)).toEqual([id]);
    const { counts } = await listEnquiries({ ctx: owner(), query: { list: 'waiting' } });
    expect(counts.waiting).toBe(1);
    expect(booked.body).not.toContain(token);
    const [day, keeper] = [startsAt.slice(0, 10), enquiryKeeper(server.container)];
    const linkedTo = async () =>
      (await readDiary({ ctx: owner(), query: { from: day, to: day } })).appointments.map(
        (one) => one.enquiryId,
      );
    expect(await linkedTo()).toEqual([id]);
    await deleteEnquiry({ ctx: owner(), id });
    expect(await linkedTo()).toEqual([null]);
    await keeper.restore({ ctx: owner(), id });
    expect(await linkedTo()).toEqual([id]);
    await deleteEnquiry({ ctx: owner(), id });
    await keeper.purge({ ctx: owner(), id });
    expect(await linkedTo()).toEqual([null]);
  });

  test('a booking whose link to an enquiry is torn is refused before anything is taken', async () => {
    const [first] = await free();
    await expect(
      bookAppointment({
        ctx: visitor(),
        input: input(first!, { enquiry: 'enq_1234567890.short' }),
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(await free()).toContain(first);
  });
});
