import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminComplaint } from '#contracts/complaints.ts';
import { addComplaintByHand, takeStep } from '#server/features/complaints/manage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { complaintDesk } from '#tests/support/complaint-desk.ts';

describe.each(DATABASES)('complaints on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T23:30:00Z');
  const { owner, parts, list, send } = complaintDesk(() => server);

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  test('entered again after a lost answer it is there once, and different words are refused with the current ones', async () => {
    const input = {
      kind: 'price',
      source: 'letter',
      receivedOn: '2026-11-20',
      name: 'Lost Answer',
      message: 'The invoice is higher than the quote.',
      requestKey: 'lost-answer-1',
    };
    const enter = (more: object = {}) =>
      addComplaintByHand({ ctx: owner(), input: { ...input, ...more }, ...parts() });
    const first = await enter();
    expect((await enter()).id).toBe(first.id);
    for (const more of [
      { message: 'The invoice is much higher than the quote.' },
      { receivedOn: '2026-11-19' },
      { email: 'lost@example.org' },
    ]) {
      await expect(enter(more)).rejects.toMatchObject({
        code: 'conflict',
        current: { id: first.id, message: input.message },
      });
    }
    expect((await list({ search: 'lost answer' })).items).toHaveLength(1);
  });

  test('what has to be answered first comes first, and what is late is counted', async () => {
    const late = await send({
      name: 'Late Person',
      message: 'Nobody has come back to me about the wall.',
    });
    now = new Date(now.getTime() + 31 * DAY_MS);
    const fresh = await send({
      name: 'Fresh Person',
      message: 'Nobody has come back to me about the wall.',
    });
    const page = await list({ search: 'about the wall' });
    expect(page.items.map((one) => [one.id, one.daysLeft])).toEqual([
      [late.id, -2],
      [fresh.id, 29],
    ]);
    expect(page.counts).toEqual({ open: 2, overdue: 1, data: 0, settled: 0, all: 2 });
    expect(
      (await list({ list: 'overdue', search: 'late person' })).items.map((one) => one.id),
    ).toEqual([late.id]);
    const { attention } = (await (await asOwner(server))({ url: '/api/admin/stats' })).json<{
      attention: { id: string; urgent: boolean; to: string }[];
    }>();
    expect(attention.find((one) => one.id === 'complaints-overdue')).toMatchObject({
      urgent: true,
      to: '/admin/complaints?list=overdue',
    });
    expect(attention.find((one) => one.id === 'complaints')).toBeDefined();
  });

  test('the search over everything finds one by its reference and by its sender', async () => {
    const sent = await send({ name: 'Zebedee Quill', phone: '01708 555 222' });
    const call = await asOwner(server);
    for (const q of [sent.reference, 'zebedee', '01708555222']) {
      const { groups } = (
        await call({ url: `/api/admin/search?${new URLSearchParams({ q })}` })
      ).json<{ groups: { kind: string; hits: { id: string; to: string }[] }[] }>();
      expect(groups.find((group) => group.kind === 'complaints')?.hits, q).toEqual([
        expect.objectContaining({ id: sent.id, to: `/admin/complaints?q=${sent.reference}` }),
      ]);
    }
  });

  test('the owner enters one that came by letter: its time limit runs from the day it came, and no mail is sent without an address', async () => {
    const call = await asOwner(server);
    const today = now.toISOString().slice(0, 10);
    const payload = {
      kind: 'price',
      source: 'letter',
      receivedOn: '2026-12-01',
      name: 'Letter Writer',
      message: 'The invoice is higher than the quote.',
      requestKey: 'by-hand-1',
    };
    const entered = AdminComplaint.parse(
      (await call({ method: 'POST', url: '/api/admin/complaints', payload })).json(),
    );
    expect(entered).toMatchObject({
      source: 'letter',
      email: null,
      dueOn: '2026-12-30',
      state: 'received',
    });
    expect(
      AdminComplaint.parse(
        (await call({ method: 'POST', url: '/api/admin/complaints', payload })).json(),
      ).id,
    ).toBe(entered.id);
    expect(
      await server.container.db.read
        .selectFrom('mail_messages')
        .select('to_address')
        .where('about_id', '=', entered.id)
        .execute(),
    ).toEqual([{ to_address: 'hello@oakmereandvale.example' }]);
    const wrong = async (more: object) =>
      (
        await call({
          method: 'POST',
          url: '/api/admin/complaints',
          payload: { ...payload, requestKey: 'by-hand-2', ...more },
        })
      ).statusCode;
    expect([
      await wrong({ receivedOn: '2126-01-01' }),
      await wrong({ source: 'site' }),
      await wrong({ receivedOn: 'yesterday' }),
      await wrong({ email: 'nobody' }),
      await wrong({ receivedOn: today, message: 'short' }),
    ]).toEqual([400, 400, 400, 400, 400]);
  });

  test('the log is exported for a spreadsheet, which runs nothing of it', async () => {
    const sent = await send({ name: '=cmd()', message: 'A comma, a "quote"\nand a line.' });
    await takeStep({
      ctx: owner(),
      id: sent.id,
      input: { kind: 'acknowledge', text: 'Seen.' },
      baseVersion: null,
      ...parts(),
    });
    const answer = await (
      await asOwner(server)
    )({ method: 'POST', url: '/api/admin/complaints/export' });
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'text/csv; charset=utf-8', 'private, no-store']);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="complaints-20\d\d-\d\d-\d\d\.csv"$/,
    );
    expect(answer.body).toContain(`${sent.reference},`);
    expect(answer.body).toContain(`'=cmd()`);
    expect(answer.body).toContain('"A comma, a ""quote""\nand a line."');
  });
});
