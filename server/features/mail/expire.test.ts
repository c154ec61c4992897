import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { expireMails } from '#server/features/mail/expire.ts';
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
  const { queue, rows } = mailDesk(() => server);

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
});
