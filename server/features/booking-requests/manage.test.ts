import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BookingRequestsPage } from '#contracts/admin-requests.ts';
import {
  bookingRequestKeeper,
  countOpenRequests,
  deleteBookingRequest,
  listBookingRequests,
  setRequestAnswered,
} from '#server/features/booking-requests/manage.ts';
import { sendBookingRequest } from '#server/features/booking-requests/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-20T09:00:00Z');
  let designId = '';
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const keeper = () => bookingRequestKeeper(server.container);
  const list = (query: object = {}) => listBookingRequests({ ctx: owner(), query });
  const send = async (name: string, more: object = {}) => {
    now = new Date(now.getTime() + 1000);
    await sendBookingRequest({
      ctx: visitor(),
      queue: server.container.queue,
      origin: 'https://example.org',
      isMailed: true,
      input: {
        kind: 'site-assessment',
        name,
        email: `${name.toLowerCase()}@example.org`,
        requestKey: `key-of-${name}`,
        ...more,
      },
    });
    return (await list()).items[0]!;
  };

  /** Queued with their jobs, to either side. */
  const mailsNaming = async (address: string) => {
    const mails = (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['id', 'to_address', 'content'])
        .execute()
    ).filter((mail) => `${mail.to_address} ${mail.content}`.includes(address));
    const jobs = await server.container.queue.statesOf(
      server.container.db.read,
      mails.map((mail) => `mail-send:${mail.id}`),
    );
    expect(jobs.size).toBe(mails.length);
    return jobs.size;
  };

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
    designId = (await makeDesigns(server)).ids[0]!;
  });
  afterAll(() => server.close());

  test('the newest comes first, with the design it names and the reference the visitor was given', async () => {
    const { reference } = await sendBookingRequest({
      ctx: visitor(),
      queue: server.container.queue,
      origin: 'https://example.org',
      isMailed: true,
      input: {
        kind: 'general-consultation',
        name: 'Early',
        email: 'early@example.org',
        requestKey: 'key-of-early',
        designId,
        message: 'About 50% of it',
      },
    });
    await send('Later', { designId: 'dsn_goneGoneGone', phone: '01708 1' });
    const { items, counts } = await list();
    expect(items.map((item) => item.name)).toEqual(['Later', 'Early']);
    expect(items[1]).toMatchObject({
      reference,
      kind: 'general-consultation',
      message: 'About 50% of it',
      design: { id: designId, title: 'The Long Lawn' },
      answeredAt: null,
    });
    expect(items[0]!.design).toEqual({ id: 'dsn_goneGoneGone', title: null });
    expect(counts).toEqual({ open: 2, answered: 0, all: 2 });
  });

  test('the oldest first is the same list from its other end', async () => {
    const names = async (query: object) => (await list(query)).items.map((item) => item.name);
    expect(await names({ sort: 'oldest' })).toEqual(['Early', 'Later']);
    expect(await names({ sort: 'newest', filter: 'open' })).toEqual(['Later', 'Early']);
    expect(await names({ sort: 'oldest', search: 'example.org' })).toEqual(['Early', 'Later']);
    await expect(list({ sort: 'name' })).rejects.toThrow('Please choose newest or oldest');
  });

  test('what a program fills in is refused and not kept', async () => {
    await expect(send('Robot', { website: 'https://spam.example' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await list({ search: 'Robot' })).items).toEqual([]);
  });

  test('a search looks through names, addresses and words', async () => {
    const found = async (search: string) => (await list({ search })).items.map((item) => item.name);
    expect(await found('EARLY@example')).toEqual(['Early']);
    expect(await found('50% about')).toEqual(['Early']);
    expect(await found('5_%')).toEqual([]);
  });

  test('marking as answered is kept with its time and can be taken back', async () => {
    const request = await send('Answered');
    const before = await countOpenRequests({ ctx: owner() });
    // its row in the audit comes after the sending's
    now = new Date(now.getTime() + 1000);
    expect(
      await setRequestAnswered({ ctx: owner(), id: request.id, input: { answered: true } }),
    ).toMatchObject({ answeredAt: now.toISOString() });
    expect(await countOpenRequests({ ctx: owner() })).toBe(before - 1);
    expect((await list({ filter: 'answered' })).items.map((item) => item.name)).toEqual([
      'Answered',
    ]);
    now = new Date(now.getTime() + 1000);
    expect(
      (await setRequestAnswered({ ctx: owner(), id: request.id, input: { answered: true } }))
        .answeredAt,
    ).not.toBe(now.toISOString());
    expect(
      await setRequestAnswered({ ctx: owner(), id: request.id, input: { answered: false } }),
    ).toMatchObject({ answeredAt: null });
    const trail = await server.container.db.read
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('subject', '=', request.id)
      .orderBy('at')
      .execute();
    expect(trail.map((row) => row.action)).toEqual([
      'booking-requests.send',
      'booking-requests.answer',
      'booking-requests.reopen',
    ]);
    expect(
      trail
        .slice(1)
        .map((row) =>
          [row.before, row.after].map(
            (text) => (JSON.parse(text!) as { answered: boolean }).answered,
          ),
        ),
    ).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(JSON.stringify(trail)).not.toContain(request.email);
  });

  test('a deleted request lies in the bin, comes back, and goes for good', async () => {
    const request = await send('Deleted');
    await deleteBookingRequest({ ctx: owner(), id: request.id });
    expect((await list({ search: 'deleted' })).items).toEqual([]);
    await expect(
      setRequestAnswered({ ctx: owner(), id: request.id, input: { answered: true } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await keeper().listDeleted({ ctx: owner() })).toEqual([
      expect.objectContaining({
        kind: 'requests',
        id: request.id,
        title: 'Site Assessment: Deleted',
      }),
    ]);
    await keeper().restore({ ctx: owner(), id: request.id });
    expect((await list({ search: 'deleted' })).items).toHaveLength(1);
    await expect(keeper().purge({ ctx: owner(), id: request.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    await deleteBookingRequest({ ctx: owner(), id: request.id });
    expect(await mailsNaming('deleted@example.org')).toBe(2);
    await keeper().purge({ ctx: owner(), id: request.id });
    expect(await mailsNaming('deleted@example.org')).toBe(0);
    expect(
      JSON.stringify(
        await server.container.db.read.selectFrom('booking_requests').selectAll().execute(),
      ),
    ).not.toContain('Deleted');
  });

  test('the calls answer the owner and refuse everybody else', async () => {
    const { id } = (await list()).items[0]!;
    const tries = [
      ['GET', '/api/admin/booking-requests'],
      ['PUT', `/api/admin/booking-requests/${id}/answered`],
      ['DELETE', `/api/admin/booking-requests/${id}`],
    ] as const;
    for (const [method, url] of tries)
      expect(
        (
          await server.app.inject({
            method,
            url,
            headers: { origin: 'http://localhost:80' },
            ...(method === 'PUT' ? { payload: { answered: true } } : {}),
          })
        ).statusCode,
        url,
      ).toBe(401);
    const call = await asOwner(server);
    expect(
      BookingRequestsPage.parse(
        (await call({ url: '/api/admin/booking-requests?filter=open' })).json(),
      ).items.length,
    ).toBeGreaterThan(1);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/booking-requests/${id}/answered`,
          payload: { answered: 'yes' },
        })
      ).statusCode,
    ).toBe(400);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/booking-requests/${id}/answered`,
          payload: { answered: true },
        })
      ).json(),
    ).toMatchObject({ id });
    expect(
      (await call({ method: 'DELETE', url: `/api/admin/booking-requests/${id}` })).json(),
    ).toEqual({ success: true, message: 'Request deleted' });
    expect(
      (await call({ method: 'DELETE', url: `/api/admin/booking-requests/${id}` })).statusCode,
    ).toBe(404);
    await expect(listBookingRequests({ ctx: visitor(), query: {} })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
