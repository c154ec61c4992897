import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MailContent } from '#contracts/mail.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { type NewMail, queueMail } from '#server/features/mail/queue-mail.ts';
import { mailJobs } from '#server/features/mail/send-job.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const FROM = { name: 'Oakmere & Vale', address: 'hello@example.org' };
const content: MailContent = {
  preheader: 'See you on Tuesday',
  title: 'Your visit is booked',
  blocks: [
    { type: 'text', text: 'Tuesday, half past ten.' },
    { type: 'button', label: 'Move it', url: 'https://example.org/visit/x' },
  ],
};

describe.each(DATABASES)('mail on %s', (kind) => {
  let server: TestServer;
  let post: MailServer;
  beforeEach(async () => {
    [server, post] = await Promise.all([startTestServer({ kind }), startMailServer()]);
  });
  afterEach(() => Promise.all([server.close(), post.close()]));
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const queue = (more: Partial<NewMail> = {}) =>
    server.container.db.write((tx) =>
      queueMail(tx, ctx(), {
        queue: server.container.queue,
        key: 'booking:1',
        to: { name: 'Ada Field', address: 'ada@example.com' },
        subject: 'Your visit',
        content,
        ...more,
      }),
    );
  const row = () =>
    server.container.db.read.selectFrom('mail_messages').selectAll().executeTakeFirstOrThrow();
  /** Does the job once, as the worker would. */
  const work = async (attempt = 1) => {
    const { id } = await row();
    const jobs = mailJobs(
      { mail: smtpSender({ url: post.url, from: FROM }), origin: 'https://garden.example.org' },
      (job, jobId) => server.container.contextFor({ kind: 'job', job }, jobId),
    );
    return jobs['mail-send']!({
      payload: { id },
      jobId: 'job_1',
      attempt,
      signal: new AbortController().signal,
      step: (_name, run) => run(),
    });
  };

  test('a message is sent once, with its words as HTML and as text, however often it is queued and worked at', async () => {
    expect(await queue()).toBe(true);
    expect(await queue()).toBe(false);
    await work();
    await work();
    expect(post.taken).toHaveLength(1);
    expect(post.taken[0]).toMatchObject({ from: FROM.address, to: ['ada@example.com'] });
    expect(post.taken[0]!.raw).toMatch(/^Message-ID: <eml_[\w-]+@garden\.example\.org>/m);
    expect(post.taken[0]!.raw).toContain('text/plain');
    expect(post.taken[0]!.raw).toContain('Tuesday, half past ten.');
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('a server that asks to come again is asked again; one that refuses is not', async () => {
    await queue();
    post.behave = { at: 'rcpt', code: 451 };
    await expect(work()).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 });
    post.behave = { at: 'rcpt', code: 550 };
    await work(2);
    expect(await row()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('no such mailbox') as string,
    });
    expect(post.taken).toEqual([]);
  });

  test.each(['drop-before', 'drop-after'] as const)(
    'a connection that breaks in the middle (%s) leaves the owner to decide',
    async (at) => {
      await queue();
      post.behave = { at };
      await work();
      expect(await row()).toMatchObject({ state: 'uncertain' });
      post.behave = null;
      await work(2);
      expect(post.taken).toHaveLength(at === 'drop-after' ? 1 : 0);
    },
  );

  test('a server that is not there is tried again', async () => {
    await queue();
    await post.close();
    await expect(work()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await row()).toMatchObject({ state: 'queued' });
  });

  test('what a crash left half sent is not sent again', async () => {
    await queue();
    await server.container.db.write((tx) =>
      tx.updateTable('mail_messages').set({ state: 'sending' }).execute(),
    );
    await work(2);
    expect(post.taken).toEqual([]);
    expect(await row()).toMatchObject({ state: 'uncertain' });
  });

  test.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '<a@b.example>',
    'nobody',
    '',
  ])('%j is nowhere to send a message', async (address) => {
    await expect(queue({ to: { name: null, address } })).rejects.toMatchObject({ code: 'invalid' });
  });

  test('names and subjects cannot begin a header', async () => {
    await queue({
      to: { name: 'Ada\r\nBcc: c@d.example', address: 'ada@example.com' },
      subject: 'Hello\r\nBcc: c@d.example\n\nBody',
    });
    await work();
    expect(post.taken[0]!.to).toEqual(['ada@example.com']);
    const headers = post.taken[0]!.raw.split('\r\n\r\n')[0]!;
    expect(headers).not.toMatch(/^Bcc:/im);
  });
});
