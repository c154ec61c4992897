import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminEnquiry, ReplyTemplates } from '#contracts/admin-enquiries.ts';
import { moveEnquiryOn, readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { enquiryDesk } from '#tests/support/enquiry-desk.ts';

describe.each(DATABASES)('enquiries on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let now = new Date('2026-11-23T09:00:00.000Z');
  const { ctx, send, open, list } = enquiryDesk(
    () => server,
    () => call,
  );
  let freeBytes = 50_000_000_000;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
      },
    });
    call = await asOwner(server);
  });
  afterAll(() => server.close());
  /** The owner's session is no longer than two hours. */
  const goTo = async (time: string) => {
    now = new Date(time);
    call = await asOwner(server);
  };

  test('what others bring about moves an enquiry on, never back', async () => {
    const { id } = await send();
    const move = (to: Parameters<typeof moveEnquiryOn>[3]) =>
      server.container.db.write((tx) => moveEnquiryOn(tx, ctx('visitor'), id, to));
    await goTo('2026-11-27T09:00:00.000Z');
    await move('quoted');
    await move('visit');
    const read = await readEnquiryFor(ctx(), id);
    expect(read).toMatchObject({ state: 'quoted', version: 2 });
    expect((await open(id)).steps).toEqual([
      expect.objectContaining({ state: 'received' }),
      { state: 'visit', label: 'Visit booked', at: null },
      { state: 'quoted', label: 'Quote sent', at: now.toISOString() },
      { state: 'accepted', label: 'Accepted', at: null },
    ]);
    await expect(move('accepted')).resolves.toBeUndefined();
    await expect(
      server.container.db.write((tx) => moveEnquiryOn(tx, ctx(), 'enq_none', 'visit')),
    ).rejects.toMatchObject({ code: 'not-found' });
    const trail = await server.container.db.read
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `enquiries:${id}`)
      .orderBy('at')
      .execute();
    expect(trail.map((row) => row.action).toSorted()).toEqual([
      'enquiries.accepted',
      'enquiries.quoted',
      'enquiries.send',
    ]);
  });

  test('the owner changes a state from the version seen; an older version is refused with the current one', async () => {
    const { id } = await send();
    const put = (version: number, state: string) =>
      call({
        method: 'PUT',
        url: `/api/admin/enquiries/${id}/state`,
        headers: { 'if-match': `"${version}"` },
        payload: { state },
      });
    expect((await put(1, 'visit')).json()).toMatchObject({ state: 'visit', version: 2 });
    const late = await put(1, 'closed');
    expect([late.statusCode, late.json<{ current: AdminEnquiry }>().current.state]).toEqual([
      409,
      'visit',
    ]);
    expect((await put(2, 'closed')).json()).toMatchObject({ state: 'closed', closing: 'owner' });
    expect((await put(3, 'received')).json()).toMatchObject({ state: 'received', closing: null });
    expect((await put(4, 'elsewhere')).statusCode).toBe(400);
  });

  test('lists are searched, counted, archived and paged', async () => {
    const { id } = await send({ name: 'Zebedee Q', postcode: 'rm1 3ds', message: '100% of it' });
    const found = async (query: string) => (await list(query)).items.map((item) => item.id);
    expect(await found('?search=zebedee%20rm1')).toEqual([id]);
    expect(await found('?search=100%25')).toEqual([id]);
    expect(await found('?search=zebedee&state=quoted')).toEqual([]);
    expect(await found('?search=zebedee&list=waiting')).toEqual([id]);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/enquiries/${id}/archived`,
          payload: { archived: true },
        })
      ).json(),
    ).toMatchObject({ archivedAt: now.toISOString(), replyBy: null });
    expect(await found('?search=zebedee')).toEqual([]);
    expect((await list('?search=zebedee&list=archived')).counts).toMatchObject({
      open: 0,
      archived: 1,
      all: 1,
    });
    expect((await list('?page=900')).page).toBeLessThan(900);
    expect((await call({ url: '/api/admin/enquiries?list=lost' })).statusCode).toBe(400);
  });

  test('notes are the owner’s alone', async () => {
    const { id, url } = await send();
    const noted = AdminEnquiry.parse(
      (
        await call({
          method: 'POST',
          url: `/api/admin/enquiries/${id}/notes`,
          payload: { text: 'Knows the neighbours' },
        })
      ).json(),
    );
    expect((await server.app.inject(url)).body).not.toContain('neighbours');
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/admin/enquiries/${id}/notes/${noted.notes[0]!.id}`,
        })
      ).json(),
    ).toMatchObject({ notes: [] });
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/admin/enquiries/${id}/notes/${noted.notes[0]!.id}`,
        })
      ).statusCode,
    ).toBe(404);
  });

  test('a deleted enquiry lies in the bin, comes back, and goes for good', async () => {
    const { id, url } = await send({ name: 'Binned One' });
    const keeper = enquiryKeeper(server.container);
    expect((await call({ method: 'DELETE', url: `/api/admin/enquiries/${id}` })).json()).toEqual({
      success: true,
      message: 'Enquiry deleted',
    });
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(await readEnquiryFor(ctx(), id)).toBeNull();
    expect(await keeper.listDeleted({ ctx: ctx() })).toEqual([
      expect.objectContaining({
        kind: 'enquiries',
        id,
        title: expect.stringContaining('Binned One'),
      }),
    ]);
    await keeper.restore({ ctx: ctx(), id });
    expect((await server.app.inject(url)).statusCode).toBe(200);
    await call({ method: 'DELETE', url: `/api/admin/enquiries/${id}` });
    await keeper.purge({ ctx: ctx(), id });
    expect(
      JSON.stringify(await server.container.db.read.selectFrom('enquiries').selectAll().execute()),
    ).not.toContain('Binned One');
  });

  test('reply templates are saved from the version seen', async () => {
    const read = async () =>
      ReplyTemplates.parse((await call({ url: '/api/admin/reply-templates' })).json());
    const first = await read();
    expect(first.templates.length).toBeGreaterThan(2);
    const save = (version: number, templates: object[]) =>
      call({
        method: 'PUT',
        url: '/api/admin/reply-templates',
        headers: { 'if-match': `"${version}"` },
        payload: { templates },
      });
    expect((await save(first.version, [{ title: 'Short', text: 'Dear {name}' }])).statusCode).toBe(
      200,
    );
    expect(await read()).toMatchObject({
      templates: [{ title: 'Short', text: 'Dear {name}' }],
      version: first.version + 1,
    });
    expect((await save(first.version, [])).statusCode).toBe(409);
    expect((await save(first.version + 1, [{ title: '', text: '' }])).statusCode).toBe(400);
  });
});
