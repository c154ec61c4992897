import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminCancellation, CancellationsPage } from '#contracts/cancellations.ts';
import { LinkAnswer } from '#contracts/sent-form.ts';
import { financialLimitOf } from '#content/policies/kept.ts';
import { expireCancellations } from '#server/features/cancellations/cancellation.ts';
import { readCancellation, sendCancellation } from '#server/features/cancellations/send.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

test('papers of the business are kept for whole financial years, which end on 5 April', () => {
  expect(financialLimitOf(new Date('2033-04-05T12:00:00Z'), 6)).toBe('2026-04-06T00:00:00.000Z');
  expect(financialLimitOf(new Date('2033-04-06T12:00:00Z'), 6)).toBe('2027-04-06T00:00:00.000Z');
});

describe.each(DATABASES)('notices of cancellation on %s', (kind) => {
  let server: TestServer;
  const now = new Date('2026-11-22T09:05:00Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const parts = () => ({
    queue: server.container.queue,
    origin: 'https://garden.example',
    isMailed: true,
  });
  const notice = (key: string, more: object = {}) => ({
    contract: 'A patio of sandstone, quotation Q-2026-0007',
    ordered: '14 November 2026',
    name: 'Grace Lawn',
    address: '4 Hedge Row, Romford RM1 3DS',
    email: `${key}@example.org`,
    requestKey: `notice-${key}`,
    ...more,
  });
  const send = (key: string, more: object = {}) =>
    sendCancellation({ ctx: visitor(), input: notice(key, more), ...parts() });
  const mailsTo = (address: string) =>
    server.container.db.read
      .selectFrom('mail_messages')
      .select(['subject', 'content'])
      .where('to_address', '=', address)
      .execute();

  test('a notice is stored once, with its minute, and acknowledged by e-mail and behind a private link', async () => {
    const sent = await send('once');
    expect(await send('once')).toEqual({ ...sent, isNew: false });
    const [mail, ...none] = await mailsTo('once@example.org');
    expect(none).toEqual([]);
    expect(mail!.subject).toBe(`We have received your notice of cancellation: ${sent.reference}`);
    for (const words of [
      'Sunday 22 November 2026, 09:05',
      'A patio of sandstone',
      `https://garden.example${sent.link}`,
    ])
      expect(mail!.content).toContain(words);
    expect(
      await readCancellation({ ctx: visitor(), token: sent.link.slice('/cancellation/'.length) }),
    ).toMatchObject({
      reference: sent.reference,
      address: '4 Hedge Row, Romford RM1 3DS',
      receivedAt: now.toISOString(),
      settledAt: null,
    });
    await expect(
      readCancellation({ ctx: visitor(), token: `${sent.link.slice('/cancellation/'.length)}x` }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(send('once', { email: 'other@example.org' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('the firm is told that it was acknowledged by e-mail only where it was', async () => {
    const toFirm = async (reference: string) =>
      (await mailsTo('hello@oakmereandvale.example')).find((mail) =>
        mail.subject.includes(reference),
      )!.content;
    expect(await toFirm((await send('told')).reference)).toContain(
      'An acknowledgement has been e-mailed to the sender.',
    );
    const unmailed = await sendCancellation({
      ctx: visitor(),
      input: notice('unmailed'),
      ...parts(),
      isMailed: false,
    });
    expect(await toFirm(unmailed.reference)).toContain('This site sends no e-mail');
    for (let i = 0; i < 10; i++) await send(`often-${i}`, { email: 'often@example.org' });
    expect(
      await toFirm((await send('often-last', { email: 'often@example.org' })).reference),
    ).toContain('No acknowledgement was e-mailed');
  });

  test.each([
    ['advert', 'Win a mower at https://win.example today'],
    ['trap', 'Your card was charged £899. Not you? Ring 0203 555 0100 within 24 hours'],
    ['abroad', 'Please ring +44 (0) 203-555-0100'],
  ])('words that lead elsewhere are not sent on in our name: %s', async (key, contract) => {
    await send(key, { contract });
    expect((await mailsTo(`${key}@example.org`))[0]!.content).toContain(
      'As you wrote it; the link below shows it',
    );
    expect((await mailsTo(`${key}@example.org`))[0]!.content).not.toContain(contract);
  });

  test('a name that could be read as a message is kept out of the subject line', async () => {
    await send('named', { name: 'Ring 0203 555 0100 about your refund' });
    await send('plain', { name: 'Zoë O’Field-Gray' });
    const nameOf = (address: string) =>
      server.container.db.read
        .selectFrom('mail_messages')
        .select('to_name')
        .where('to_address', '=', address)
        .executeTakeFirstOrThrow();
    expect([await nameOf('named@example.org'), await nameOf('plain@example.org')]).toEqual([
      { to_name: null },
      { to_name: 'Zoë O’Field-Gray' },
    ]);
  });

  test('the owner sees by when money goes back, and notes what came of it', async () => {
    const { reference } = await send('owner');
    const call = await asOwner(server);
    const [found] = CancellationsPage.parse(
      (await call({ url: `/api/admin/cancellations?list=open&search=${reference}` })).json(),
    ).items;
    expect(found).toMatchObject({ reference, refundBy: '2026-12-06', outcome: '' });
    const { attention } = (await call({ url: '/api/admin/stats' })).json<{
      attention: { id: string; urgent: boolean }[];
    }>();
    expect(attention.find((one) => one.id === 'cancellations')).toMatchObject({ urgent: true });
    const settle = (payload: object, version: number) =>
      call({
        method: 'PUT',
        url: `/api/admin/cancellations/${found!.id}/settled`,
        headers: { 'if-match': `"${version}"` },
        payload,
      });
    const settled = AdminCancellation.parse(
      (await settle({ settled: true, outcome: '£400 sent back on 24 November.' }, 1)).json(),
    );
    expect(settled).toMatchObject({
      settledAt: now.toISOString(),
      outcome: '£400 sent back on 24 November.',
      version: 2,
    });
    expect((await settle({ settled: false }, 1)).statusCode).toBe(409);
    expect(AdminCancellation.parse((await settle({ settled: false }, 2)).json())).toMatchObject({
      settledAt: null,
    });
    const changes = await server.container.db.read
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('subject', '=', `cancellations:${found!.id}`)
      .where('action', '=', 'cancellations.settle')
      .execute();
    expect(changes.map((row) => [JSON.parse(row.before!), JSON.parse(row.after!)])).toEqual([
      [
        { settled: false, outcome: '' },
        { settled: true, outcome: '£400 sent back on 24 November.' },
      ],
    ]);
  });

  test('a notice goes when its time is over', async () => {
    const { reference } = await send('old');
    const job = server.container.contextFor({ kind: 'job', job: 'retention' }, 'test');
    expect(await expireCancellations({ ctx: job, before: now.toISOString() })).toBe(0);
    expect(
      await expireCancellations({ ctx: job, before: new Date(now.getTime() + 1).toISOString() }),
    ).toBeGreaterThan(0);
    expect(
      CancellationsPage.parse(
        (
          await (
            await asOwner(server)
          )({ url: `/api/admin/cancellations?search=${reference}` })
        ).json(),
      ).items,
    ).toEqual([]);
    // What came of one is part of it.
    const changes = await server.container.db.read
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'cancellations.settle')
      .execute();
    expect(changes).toEqual([{ before: null, after: null }]);
    await expect(expireCancellations({ ctx: visitor(), before: '2030' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('what is left out is named, and strangers see nothing', async () => {
    const post = (payload: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/cancellations',
        headers: { origin: OWN_ORIGIN },
        payload,
      });
    const good = await post(notice('http'));
    expect([good.statusCode, good.headers['cache-control']]).toEqual([201, 'private, no-store']);
    expect(LinkAnswer.parse(good.json()).link).toMatch(/^\/cancellation\/cnl_/);
    const empty = await post({ requestKey: 'notice-empty' });
    expect([
      empty.statusCode,
      empty
        .json<{ errors: { field: string }[] }>()
        .errors.map((one) => one.field)
        .toSorted(),
    ]).toEqual([400, ['address', 'contract', 'email', 'name']]);
    expect((await post(notice('trap', { website: 'x' }))).statusCode).toBe(400);
    for (const [method, url] of [
      ['GET', '/api/admin/cancellations'],
      ['PUT', '/api/admin/cancellations/cnl_1/settled'],
    ] as const) {
      expect(
        (
          await server.app.inject({
            method,
            url,
            headers: { origin: OWN_ORIGIN },
            ...(method === 'PUT' ? { payload: {} } : {}),
          })
        ).statusCode,
      ).toBe(401);
    }
  });
});
