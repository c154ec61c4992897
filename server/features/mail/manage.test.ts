import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminMailPage, AdminMailWhole } from '#contracts/mail.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { mailDesk, FROM, ORIGIN } from '#tests/support/mail-desk.ts';

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
  const { queue, rows, idOf, list, put, setState, work } = mailDesk(() => server);

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

  test('only the owner reads mail, and a wrong request is explained plainly', async () => {
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
    expect.stringContaining('set one up at the top of the Mail page'),
  ]);
  await server.close();
});
