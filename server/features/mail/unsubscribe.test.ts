import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#server/adapters/mail/choose.ts';
import { queueMail } from '#server/features/mail/queue-mail.ts';
import { mailJobs, presentMail } from '#server/features/mail/send-job.ts';
import {
  readUnsubscribe,
  unsubscribe,
  unsubscribePath,
} from '#server/features/mail/unsubscribe.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('no more mails of a kind, on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ kind });
  });
  afterEach(() => server.close());
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const row = () =>
    server.container.db.read
      .selectFrom('mail_messages')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const tokenOf = async (address: string, purpose: string) =>
    (await unsubscribePath(ctx(), address, purpose)).slice('/unsubscribe/'.length);
  async function write(key: string, purpose: string | null): Promise<string> {
    await server.container.db.write((tx) =>
      queueMail(tx, ctx(), {
        queue: server.container.queue,
        key,
        to: { name: null, address: 'Ada@example.com' },
        subject: 's',
        content: { preheader: 'p', title: 't', blocks: [] },
        ...(purpose ? { unsubscribePurpose: purpose } : {}),
      }),
    );
    const { id } = await server.container.db.read
      .selectFrom('mail_messages')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const jobs = mailJobs({ mail: outbox, origin: 'https://example.org' }, (job, jobId) =>
      server.container.contextFor({ kind: 'job', job }, jobId),
    );
    await jobs['mail-send']!({
      payload: { id },
      jobId: 'job_1',
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, run) => run(),
    });
    return (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  }

  test('the link ends one kind for one address, whatever its capitals, and nothing else', async () => {
    const token = await tokenOf('ada@EXAMPLE.com', 'follow-ups');
    expect(await readUnsubscribe({ ctx: ctx(), token })).toEqual({
      what: expect.stringContaining('follow up') as string,
      isDone: false,
    });
    expect(await write('a', 'follow-ups')).toBe('kept');
    await unsubscribe({ ctx: ctx(), token });
    await unsubscribe({ ctx: ctx(), token });
    expect(await readUnsubscribe({ ctx: ctx(), token })).toMatchObject({ isDone: true });
    expect([
      await write('b', 'follow-ups'),
      await write('c', 'reviews'),
      await write('d', null),
    ]).toEqual(['dropped', 'kept', 'kept']);
  });

  test('only mails of some kinds have the link, and it works when the message is gone', async () => {
    await write('a', null);
    expect(
      (await presentMail(ctx(), { origin: 'https://example.org' }, await row())).unsubscribeUrl,
    ).toBeNull();
    await write('b', 'follow-ups');
    const mail = await presentMail(
      ctx(),
      { origin: 'https://example.org' },
      await server.container.db.read
        .selectFrom('mail_messages')
        .selectAll()
        .where('key', '=', 'b')
        .executeTakeFirstOrThrow(),
    );
    expect(mail.html).toContain(mail.unsubscribeUrl);
    await server.container.db.write((tx) => tx.deleteFrom('mail_messages').execute());
    expect(
      await unsubscribe({ ctx: ctx(), token: mail.unsubscribeUrl!.split('/').at(-1)! }),
    ).not.toBeNull();
  });

  test('a token that was changed or made up leads nowhere', async () => {
    const token = await tokenOf('ada@example.com', 'follow-ups');
    for (const wrong of [
      token.replace('follow-ups', 'reviews'),
      `${token}x`,
      token.slice(0, -1),
      'nonsense',
      '',
    ]) {
      expect(await readUnsubscribe({ ctx: ctx(), token: wrong })).toBeNull();
      expect(await unsubscribe({ ctx: ctx(), token: wrong })).toBeNull();
    }
    expect(
      await server.container.db.read.selectFrom('mail_suppressions').selectAll().execute(),
    ).toEqual([]);
  });
});
