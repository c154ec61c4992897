import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminStats } from '#contracts/admin-stats.ts';
import type { MailState } from '#contracts/mail.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { queueMail } from '#server/features/mail/queue-mail.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { mailDesk, FROM, content, ORIGIN } from '#tests/support/mail-desk.ts';

describe.each(DATABASES)('mail in the owner’s hands on %s', (kind) => {
  let server: TestServer;
  let post: MailServer;
  beforeEach(async () => {
    post = await startMailServer();
    server = await startTestServer({
      kind,
      env: { SMTP_URL: post.url, MAIL_FROM: FROM.address },
      parts: { mail: smtpSender({ url: post.url, from: FROM }) },
    });
  });
  afterEach(() => Promise.all([server.close(), post.close()]));
  const { queue, rows, idOf, put, setState, work } = mailDesk(() => server);

  test('beyond sixty messages an hour what visitors write to the firm is kept back, and one message says so', async () => {
    const to = { name: null, address: server.container.content.business.email.toUpperCase() };
    for (let n = 0; n < 65; n += 1)
      expect(await queue(`flood:${n}`, { to, about: { kind: 'enquiries', id: `enq_${n}` } })).toBe(
        true,
      );
    const byState = async (state: MailState) =>
      (await rows())
        .filter((row) => row.state === state)
        .map((row) => row.key.replace(/^(held-back):.*/, '$1'));
    expect(await byState('kept')).toEqual(expect.arrayContaining(['flood:60', 'flood:64']));
    expect(await byState('kept')).toHaveLength(5);
    expect((await byState('queued')).filter((key) => key === 'held-back')).toHaveLength(1);
    const { subject } = (await rows()).find((row) => row.key.startsWith('held-back:'))!;
    expect(
      new Set((await rows()).filter((row) => row.state === 'kept').map((row) => row.error)),
    ).toEqual(
      new Set([
        `Too much was written to you within the hour, so this message was kept back; see the message “${subject}”.`,
      ]),
    );
    const attention = async () =>
      (await (await asOwner(server))({ url: '/api/admin/stats' }))
        .json<AdminStats>()
        .attention.find((one) => one.id === 'mail-held');
    expect(await attention()).toMatchObject({
      title: '5 messages to you were kept back',
      to: '/admin/mail?list=kept',
    });
    expect((await put(await idOf('flood:60'), 'resend')).statusCode).toBeLessThan(300);
    expect((await put(await idOf('flood:61'), 'drop')).statusCode).toBeLessThan(300);
    expect(await attention()).toMatchObject({ count: 3 });
    await setState(await idOf('flood:60'), 'kept');
    expect(
      await server.container.db.read
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'mail-send')
        .execute(),
    ).toHaveLength(62);
    await queue('to-a-visitor', { about: { kind: 'enquiries', id: 'enq_1' } });
    await queue('asked-for-by-the-owner', { to });
    for (const actor of [
      { kind: 'owner' },
      { kind: 'system' },
      { kind: 'job', job: 'reminder' },
    ] as const) {
      const by = server.container.contextFor(actor, 'test');
      await server.container.db.write((tx) =>
        queueMail(tx, by, {
          queue: server.container.queue,
          key: `by-${actor.kind}`,
          to,
          subject: 'About a booking',
          content,
          about: { kind: 'bookings', id: 'bkg_1' },
        }),
      );
    }
    expect(await byState('queued')).toEqual(
      expect.arrayContaining([
        'to-a-visitor',
        'asked-for-by-the-owner',
        'by-owner',
        'by-system',
        'by-job',
      ]),
    );
    await server.container.db.write((tx) =>
      tx.updateTable('mail_messages').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    await queue('an-hour-later', { to, about: { kind: 'enquiries', id: 'enq_2' } });
    expect(await byState('queued')).toContain('an-hour-later');
  });

  test('an address gets no more than so many a day of what anybody can have sent', async () => {
    for (let i = 0; i < 3; i++)
      expect(
        await queue(`n:${i}`, { mostPerDay: 2, to: { name: null, address: 'Ada@example.com' } }),
      ).toBe(i < 2);
  });

  test('a request for an appointment is mailed to the firm with all of it, and to the visitor without what was typed', async () => {
    const ask = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/booking-requests',
        headers: ORIGIN,
        payload: {
          kind: 'site-assessment',
          name: 'Buy at www.example.net',
          email: 'ada@example.com',
          message: 'A secret word: heliotrope',
          requestKey: 'mailed-request',
        },
      });
    const { reference } = (await ask()).json<{ reference: string }>();
    expect((await ask()).statusCode).toBe(200);
    await work();
    const to = (address: string) =>
      post.taken.filter((mail) => mail.to.includes(address)).map((mail) => mail.raw);
    const firm = to(server.container.content.business.email);
    const visitor = to('ada@example.com');
    expect([firm.length, visitor.length]).toEqual([1, 1]);
    expect(firm[0]).toMatch(/heliotrope/);
    expect(firm[0]).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(visitor[0]).toContain(reference);
    expect(visitor[0]!.split('\r\n\r\n').slice(1).join()).not.toMatch(
      /heliotrope|www\.example\.net/,
    );
  });

  test('who keeps designs is mailed their links, once for each address', async () => {
    const made = await makeDesigns(server);
    const leave = (email: string, wants: 'keep' | 'contact') =>
      server.app.inject({
        method: 'POST',
        url: `/api/design-sessions/${made.sessionId}/contact`,
        headers: ORIGIN,
        payload: { name: 'Ada', email, wants },
      });
    await leave('ada@example.com', 'keep');
    await leave('ADA@example.com', 'keep');
    await leave('bea@example.com', 'contact');
    await work();
    // What is queued in one moment may go out in any order.
    expect(post.taken.map((mail) => mail.to[0]!).toSorted()).toEqual([
      'ada@example.com',
      'bea@example.com',
      server.container.content.business.email,
    ]);
    const text = post.taken
      .find((mail) => mail.to[0] === 'ada@example.com')!
      .raw.replaceAll('=\r\n', '');
    for (const id of made.ids) expect(text).toContain(`/design/${id}`);
  });
});

test('without a mail server nothing is kept back, since nothing leaves, and nothing says otherwise', async () => {
  const server = await startTestServer();
  const { db, queue } = server.container;
  const handler = jobHandlers(server.container).find((handlers) => 'mail-send' in handlers)![
    'mail-send'
  ]!;
  const to = { name: null, address: server.container.content.business.email };
  for (let n = 0; n < 65; n += 1) {
    await db.write((tx) =>
      queueMail(tx, server.container.contextFor({ kind: 'visitor' }, 'test'), {
        queue,
        key: `flood:${n}`,
        to,
        subject: 'An enquiry',
        content,
        about: { kind: 'enquiries', id: `enq_${n}` },
      }),
    );
    const job = (await queue.claim(['mail-send']))!;
    await handler({
      payload: job.payload,
      jobId: job.id,
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, run) => run(),
    });
    await queue.finish(job);
  }
  expect(
    await db.read.selectFrom('mail_messages').select(['state', 'error']).distinct().execute(),
  ).toEqual([{ state: 'kept', error: null }]);
  expect(await db.read.selectFrom('mail_messages').select('id').execute()).toHaveLength(65);
  const stats = (await (await asOwner(server))({ url: '/api/admin/stats' })).json<AdminStats>();
  expect(stats.attention.find((one) => one.id === 'mail-held')).toBeUndefined();
  await server.close();
});
