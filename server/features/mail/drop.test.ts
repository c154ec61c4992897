import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { mailDesk, FROM } from '#tests/support/mail-desk.ts';

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
  const { queue, rows, idOf, put, work } = mailDesk(() => server);

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

  test('when the database fails after a message was sent, the message is not reported as failed', async () => {
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
});
