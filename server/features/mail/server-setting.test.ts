import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  MAIL_SERVER_URL,
  type MailServerAnswer,
  type MailServerSaved,
} from '#contracts/mail-server.ts';
import { smtpSender } from '#server/adapters/mail/smtp.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { mailDesk, ORIGIN } from '#tests/support/mail-desk.ts';
import { asOwner } from '#tests/support/owner.ts';
import { type MailServer, startMailServer } from '#tests/support/smtp-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the mail server that the owner names on %s', (kind) => {
  let server: TestServer;
  let post: MailServer;
  beforeEach(async () => {
    [server, post] = await Promise.all([startTestServer({ kind }), startMailServer()]);
  });
  afterEach(() => Promise.all([server.close(), post.close()]));
  const { queue, rows, idOf, list, put, work } = mailDesk(() => server);
  const given = (more: Record<string, unknown> = {}) => ({
    host: '127.0.0.1',
    port: new URL(post.url).port,
    security: 'starttls',
    user: 'owner',
    password: 'right',
    fromName: 'Oakmere',
    fromAddress: 'hello@example.org',
    ...more,
  });
  const save = async (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    (await asOwner(server))({ method: 'PUT', url: MAIL_SERVER_URL, payload: given(more), headers });
  const read = async () => (await asOwner(server))({ url: MAIL_SERVER_URL });

  test('from then on messages leave by it, and what was kept is sent by one press', async () => {
    await queue('before');
    await work();
    expect((await rows())[0]!.state).toBe('kept');
    expect((await list()).sender).toBeNull();
    const saved = await save();
    expect(saved.statusCode).toBe(200);
    expect(saved.json<MailServerSaved>()).toMatchObject({ from: 'settings', problem: null });
    expect((await list()).sender).toBe('hello@example.org');
    expect((await put(await idOf('before'), 'resend')).statusCode).toBe(200);
    await queue('after');
    await work();
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(post.taken.map(({ from }) => from)).toEqual(['hello@example.org', 'hello@example.org']);
    expect(post.taken[0]!.raw).toContain('From: Oakmere <hello@example.org>');
  });

  test('its password is shown nowhere: not in answers, changes or history', async () => {
    await save({ password: 'right' });
    const call = await asOwner(server);
    for (const url of [MAIL_SERVER_URL, '/api/admin/changes', '/api/admin/settings'])
      expect((await call({ url })).body).not.toContain('right"');
    expect((await read()).json<MailServerAnswer>().saved).toMatchObject({ hasPassword: true });
    const audit = await server.container.db.read.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(audit.filter(({ action }) => action === 'mail.server'))).not.toContain(
      'right',
    );
  });

  test('a password is kept for the same user of the same server, and goes to no other', async () => {
    await save();
    expect((await save({ password: '', fromName: 'Oakmere & Vale' })).json()).toMatchObject({
      problem: null,
    });
    for (const more of [{ host: 'mail.example.net' }, { user: 'somebody' }]) {
      const refused = await save({ password: '', ...more });
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ errors: unknown[] }>().errors).toEqual([
        {
          field: 'password',
          message: 'Please enter the password again: the server or the user has changed',
        },
      ]);
    }
  });

  test('what the server says is told, and what was entered is kept', async () => {
    const wrong = (await save({ password: 'wrong' })).json<MailServerSaved>();
    expect(wrong.problem).toContain('did not accept the user or the password');
    expect(wrong.saved).toMatchObject({ host: '127.0.0.1', hasPassword: true });
    const away = (await save({ port: 9 })).json<MailServerSaved>();
    expect(away.problem).toContain('could not be reached');
  });

  test('of two who save it the second is shown what the first saved', async () => {
    const { version } = (await save()).json<MailServerSaved>();
    await save({ fromName: 'One' }, { 'if-match': String(version) });
    const second = await save({ fromName: 'Two' }, { 'if-match': String(version) });
    expect(second.statusCode).toBe(409);
    expect(second.body).not.toContain('"right"');
  });

  test.each([
    { host: 'smtp.example.org/path' },
    { host: 'user@smtp.example.org' },
    { host: 'smtp.example.org\r\nRCPT' },
    { host: '' },
    { port: 0 },
    { port: 65_536 },
    { security: 'none' },
    { user: 'a\r\nb' },
    { user: '', password: 'x' },
    { fromName: '"><script>' },
    { fromAddress: 'nobody' },
  ])('%o is refused in words', async (wrong) => {
    const refused = await save(wrong);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ errors: { message: string }[] }>().errors[0]!.message).toMatch(/^Please/);
    expect((await read()).json<MailServerAnswer>().saved).toBeNull();
  });

  test('taken away, messages are kept again', async () => {
    await save();
    const call = await asOwner(server);
    expect((await call({ method: 'DELETE', url: MAIL_SERVER_URL })).statusCode).toBe(200);
    expect((await call({ method: 'DELETE', url: MAIL_SERVER_URL })).statusCode).toBe(404);
    await queue('one');
    await work();
    expect((await rows())[0]!.state).toBe('kept');
    expect(post.taken).toEqual([]);
  });

  test('nobody but the owner sees or sets it', async () => {
    expect((await server.app.inject({ url: MAIL_SERVER_URL })).statusCode).toBe(401);
    expect(
      (
        await server.app.inject({
          method: 'PUT',
          url: MAIL_SERVER_URL,
          payload: given(),
          headers: ORIGIN,
        })
      ).statusCode,
    ).toBe(401);
  });
});

test('what variables name goes before what is saved', async () => {
  const post = await startMailServer();
  const server = await startTestServer({
    env: { SMTP_URL: post.url, MAIL_FROM: 'variables@example.org' },
    parts: { mail: smtpSender({ url: post.url, from: { name: null, address: 'v@example.org' } }) },
  });
  const call = await asOwner(server);
  expect((await call({ url: MAIL_SERVER_URL })).json()).toMatchObject({ from: 'environment' });
  expect(server.container.mail.from).toBe('variables@example.org');
  await Promise.all([server.close(), post.close()]);
});
