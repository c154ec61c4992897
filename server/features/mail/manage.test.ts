import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminStats } from '#contracts/admin-stats.ts';
import type { AdminMailPage, AdminMailWhole, MailContent, MailState } from '#contracts/mail.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { expireMails } from '#server/features/mail/expire.ts';
import { type NewMail, queueMail } from '#server/features/mail/queue-mail.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const FROM = { name: 'Oakmere & Vale', address: 'hello@example.org' };
const content: MailContent = {
  preheader: 'p',
  title: 'A title',
  blocks: [{ type: 'text', text: 'Words & <b>signs</b>.' }],
};
const ORIGIN = { origin: 'http://localhost:80' };

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
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const queue = (key: string, more: Partial<NewMail> = {}) =>
    server.container.db.write((tx) =>
      queueMail(tx, ctx(), {
        queue: server.container.queue,
        key,
        to: { name: 'Ada Field', address: 'ada@example.com' },
        subject: `About ${key}`,
        content,
        ...more,
      }),
    );
  const rows = () =>
    server.container.db.read
      .selectFrom('mail_messages')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const idOf = async (key: string) => (await rows()).find((row) => row.key === key)!.id;
  const list = async (query = '') =>
    (await (await asOwner(server))({ url: `/api/admin/mail${query}` })).json<AdminMailPage>();
  const put = async (id: string, what: string) =>
    (await asOwner(server))({ method: 'POST', url: `/api/admin/mail/${id}/${what}` });
  const setState = (id: string, state: MailState) =>
    server.container.db.write((tx) =>
      tx.updateTable('mail_messages').set({ state }).where('id', '=', id).execute(),
    );

  /** Does all the mail that waits, as the worker would. */
  async function work(): Promise<void> {
    const handler = jobHandlers(server.container).find((handlers) => 'mail-send' in handlers)![
      'mail-send'
    ]!;
    for (
      let job = await server.container.queue.claim(['mail-send']);
      job;
      job = await server.container.queue.claim(['mail-send'])
    ) {
      await handler({
        payload: job.payload,
        jobId: job.id,
        attempt: job.attempts,
        signal: new AbortController().signal,
        step: (_name, run) => run(),
      });
      await server.container.queue.finish(job);
    }
  }

  test('messages are listed by state, searched and paged; one is read as it looks and as text', async () => {
    for (let i = 0; i < 27; i++) await queue(`one:${i}`);
    await queue('other', {
      to: { name: 'Bea', address: 'bea_1@example.com' },
      attachments: [{ name: 'a.ics', contentType: 'text/calendar', content: new Uint8Array(12) }],
    });
    await setState(await idOf('other'), 'failed');
    const all = await list();
    expect(all).toMatchObject({
      counts: { all: 28, waiting: 27, failed: 1, sent: 0 },
      pages: 2,
      page: 1,
      sender: FROM.address,
    });
    expect(all.items).toHaveLength(25);
    expect((await list('?page=9')).items).toHaveLength(3);
    expect((await list('?list=failed')).items.map((mail) => mail.to.address)).toEqual([
      'bea_1@example.com',
    ]);
    expect((await list('?search=BEA_1')).counts).toMatchObject({ all: 1, failed: 1 });
    expect((await list('?search=beaX1')).counts.all).toBe(0);
    const one = (
      await (
        await asOwner(server)
      )({ url: `/api/admin/mail/${await idOf('other')}` })
    ).json<AdminMailWhole>();
    expect(one).toMatchObject({
      subject: 'About other',
      attachments: [{ name: 'a.ics', bytes: 12 }],
    });
    expect(one.html).toContain('Words &amp; &lt;b&gt;signs&lt;/b&gt;.');
    expect(one.text).toContain('Words & <b>signs</b>.');
  });

  test('only the owner reads mail, and what is asked wrongly is said plainly', async () => {
    await queue('one');
    const id = await idOf('one');
    for (const url of ['/api/admin/mail', `/api/admin/mail/${id}`])
      expect((await server.app.inject({ url })).statusCode).toBe(401);
    for (const what of ['resend', 'drop'])
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: `/api/admin/mail/${id}/${what}`,
            headers: ORIGIN,
          })
        ).statusCode,
      ).toBe(401);
    const call = await asOwner(server);
    expect((await call({ url: '/api/admin/mail?list=lost' })).statusCode).toBe(400);
    expect((await call({ url: '/api/admin/mail/eml_none' })).statusCode).toBe(404);
    expect((await put('eml_none', 'resend')).statusCode).toBe(404);
  });

  test.each(['failed', 'uncertain', 'kept', 'dropped'] as const)(
    'what is %s is sent again, once',
    async (state) => {
      await queue('one');
      const id = await idOf('one');
      await work();
      expect(post.taken).toHaveLength(1);
      await setState(id, state);
      expect((await put(id, 'resend')).statusCode).toBe(200);
      expect((await put(id, 'resend')).json<{ message: string }>().message).toContain(
        'cannot be sent again',
      );
      await work();
      expect(post.taken).toHaveLength(2);
      expect(new Set(post.taken.map((mail) => /^Message-ID: (\S+)/m.exec(mail.raw)![1])).size).toBe(
        1,
      );
      expect((await rows())[0]!.state).toBe('sent');
    },
  );

  test('what is dropped while it waits is not sent; what has left cannot be dropped', async () => {
    await queue('one');
    await queue('two');
    expect((await put(await idOf('one'), 'drop')).statusCode).toBe(200);
    await work();
    expect(post.taken.map((mail) => /^Subject: (.+)\r$/m.exec(mail.raw)![1])).toEqual([
      'About two',
    ]);
    expect((await put(await idOf('two'), 'drop')).statusCode).toBe(422);
    expect((await rows()).map((row) => row.state).toSorted()).toEqual(['dropped', 'sent']);
  });

  test('what is dropped while it waits to be tried again, and then sent after all, does not wait any longer', async () => {
    await queue('one');
    const id = await idOf('one');
    const jobs = () =>
      server.container.db.read
        .selectFrom('jobs')
        .select(['status', 'attempts', 'run_at'])
        .where('kind', '=', 'mail-send')
        .execute();
    for (let i = 0; i < 8; i++) {
      await server.container.db.write((tx) => tx.updateTable('jobs').set({ run_at: 0 }).execute());
      await server.container.queue.fail(
        (await server.container.queue.claim(['mail-send']))!,
        'The mail server does not answer.',
      );
    }
    expect((await jobs())[0]!.run_at).toBeGreaterThan(Date.now() + 60_000);
    expect((await put(id, 'drop')).statusCode).toBe(200);
    expect((await put(id, 'resend')).statusCode).toBe(200);
    expect(await jobs()).toEqual([expect.objectContaining({ status: 'queued', attempts: 0 })]);
    await work();
    expect(post.taken).toHaveLength(1);
    expect((await rows())[0]!.state).toBe('sent');
  });

  test('what is dropped while the mail server is being reached is not sent', async () => {
    await queue('one');
    const id = await idOf('one');
    const slow = smtpSender({ url: post.url, from: FROM });
    const container = {
      ...server.container,
      mail: {
        ...slow,
        send: async (mail, beforeBody) => {
          await put(id, 'drop');
          return slow.send(mail, beforeBody);
        },
      } satisfies typeof slow,
    };
    const job = (await server.container.queue.claim(['mail-send']))!;
    await jobHandlers(container).find((handlers) => 'mail-send' in handlers)!['mail-send']!({
      payload: job.payload,
      jobId: job.id,
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, run) => run(),
    });
    expect(post.taken).toEqual([]);
    expect((await rows())[0]!.state).toBe('dropped');
  });

  test('when the database fails after a message has left, nobody says that it failed', async () => {
    await queue('one');
    const real = smtpSender({ url: post.url, from: FROM });
    let isBroken = false;
    const db = {
      ...server.container.db,
      write: async (run) => {
        if (isBroken) throw new Error('disk full');
        return server.container.db.write(run);
      },
    } satisfies typeof server.container.db;
    const container = {
      ...server.container,
      contextFor: (...args: Parameters<typeof server.container.contextFor>) => ({
        ...server.container.contextFor(...args),
        db,
      }),
      mail: {
        ...real,
        send: async (...args: Parameters<typeof real.send>) => {
          const sent = await real.send(...args);
          isBroken = true;
          return sent;
        },
      },
    };
    const handler = jobHandlers(container).find((handlers) => 'mail-send' in handlers)![
      'mail-send'
    ]!;
    const job = (await server.container.queue.claim(['mail-send']))!;
    const run = () =>
      handler({
        payload: job.payload,
        jobId: job.id,
        attempt: 1,
        signal: new AbortController().signal,
        step: (_name, step) => step(),
      });
    await expect(run()).rejects.toThrow('disk full');
    isBroken = false;
    await run();
    expect((await rows())[0]!.state).toBe('uncertain');
    expect(post.taken).toHaveLength(1);
  });

  test('failed and uncertain messages stand among what needs attention', async () => {
    await queue('one');
    await queue('two');
    await setState(await idOf('one'), 'failed');
    await setState(await idOf('two'), 'uncertain');
    const stats = (await (await asOwner(server))({ url: '/api/admin/stats' })).json<{
      attention: { id: string; title: string; to: string; urgent: boolean }[];
    }>();
    expect(stats.attention.filter((line) => line.id.startsWith('mail-'))).toEqual([
      expect.objectContaining({
        title: '1 e-mail could not be sent',
        to: '/admin/mail?list=failed',
        urgent: true,
      }),
      expect.objectContaining({
        title: '1 e-mail may have been sent or not',
        to: '/admin/mail?list=uncertain',
        urgent: true,
      }),
    ]);
  });

  test('a test goes to the firm’s own address, each time anew', async () => {
    const call = await asOwner(server);
    for (let i = 0; i < 2; i++)
      expect((await call({ method: 'POST', url: '/api/admin/mail/test' })).statusCode).toBe(200);
    await work();
    expect(post.taken.map((mail) => mail.to)).toEqual([
      [server.container.content.business.email],
      [server.container.content.business.email],
    ]);
  });

  test('after 90 days a message goes, sent or not, with its job', async () => {
    await queue('old');
    await queue('new');
    await server.container.db.write((tx) =>
      tx
        .updateTable('mail_messages')
        .set({ created_at: '2020-01-01T00:00:00.000Z' })
        .where('key', '=', 'old')
        .execute(),
    );
    expect(
      await expireMails({
        ctx: server.container.contextFor({ kind: 'job', job: 'retention' }, 'test'),
        queue: server.container.queue,
      }),
    ).toBe(1);
    expect((await rows()).map((row) => row.key)).toEqual(['new']);
    expect(
      await server.container.db.read
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'mail-send')
        .execute(),
    ).toHaveLength(1);
  });

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

  test('thirty-three thousand old messages are gone after one run, with their jobs', async () => {
    const { db, queue: jobs } = server.container;
    await queue('new');
    const row = (n: number) => ({
      id: `eml_old${n}`,
      key: `old:${n}`,
      to_name: null,
      to_address: 'ada@example.com',
      subject: 'Old',
      content: '{}',
      attachments: '[]',
      unsubscribe_purpose: null,
      about_kind: null,
      about_id: null,
      state: 'kept' as const,
      error: null,
      receipt: null,
      created_at: '2020-01-01T00:00:00.000Z',
      updated_at: '2020-01-01T00:00:00.000Z',
      sent_at: null,
    });
    for (let from = 0; from < 33_000; from += 1_000)
      await db.write((tx) =>
        tx
          .insertInto('mail_messages')
          .values(Array.from({ length: 1_000 }, (_, n) => row(from + n)))
          .execute(),
      );
    await db.write((tx) =>
      jobs.enqueue(tx, {
        kind: 'mail-send',
        key: 'mail-send:eml_old32999',
        payload: { id: 'eml_old32999' },
      }),
    );
    expect(
      await expireMails({
        ctx: server.container.contextFor({ kind: 'job', job: 'retention' }, 'test'),
        queue: jobs,
      }),
    ).toBe(33_000);
    expect((await rows()).map((one) => one.key)).toEqual(['new']);
    expect(
      await db.read.selectFrom('jobs').select('id').where('kind', '=', 'mail-send').execute(),
    ).toHaveLength(1);
  });

  test('jobs by any number of keys are dropped at once', async () => {
    await queue('one');
    const keys = Array.from({ length: 70_000 }, (_, n) => `mail-send:${n}`);
    await server.container.db.write(async (tx) =>
      server.container.queue.drop(
        tx,
        [
          ...keys,
          `mail-send:${(await tx.selectFrom('mail_messages').select('id').executeTakeFirstOrThrow()).id}`,
        ],
        { isForgotten: true },
      ),
    );
    expect(
      await server.container.db.read
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'mail-send')
        .execute(),
    ).toEqual([]);
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

test('without a mail server messages are kept, can be dropped, and cannot be sent', async () => {
  const server = await startTestServer();
  const call = await asOwner(server);
  expect(
    (await call({ method: 'POST', url: '/api/admin/mail/test' })).json<{ message: string }>()
      .message,
  ).toContain('kept here');
  const job = (await server.container.queue.claim(['mail-send']))!;
  await jobHandlers(server.container).find((handlers) => 'mail-send' in handlers)!['mail-send']!({
    payload: job.payload,
    jobId: job.id,
    attempt: 1,
    signal: new AbortController().signal,
    step: (_name, run) => run(),
  });
  const page = (await call({ url: '/api/admin/mail' })).json<AdminMailPage>();
  expect(page).toMatchObject({ sender: null, counts: { kept: 1 } });
  const answer = await call({ method: 'POST', url: `/api/admin/mail/${page.items[0]!.id}/resend` });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining('SMTP_URL'),
  ]);
  await server.close();
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
