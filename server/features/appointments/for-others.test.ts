import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { listSlots } from '#server/features/appointments/find-slots.ts';
import { listVisits, listVisitsOfEnquiry } from '#server/features/appointments/for-others.ts';
import { readDiary } from '#server/features/appointments/manage.ts';
import {
  countWaitingEnquiries,
  listNewEnquiries,
  readEnquiryFor,
} from '#server/features/enquiries/for-others.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { deleteEnquiry } from '#server/features/enquiries/manage.ts';
import { listEnquiries } from '#server/features/enquiries/read-for-owner.ts';
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
