import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { OwnerAccess } from '#contracts/owner.ts';
import { expireAttempts } from '#server/features/owner/expire.ts';
import { ensureOwnerPassword, setOwnerPassword } from '#server/features/owner/password.ts';
import { endOtherSessions, endSession, listAccess } from '#server/features/owner/sessions.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { logIn, OWN_ORIGIN, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let mine = '';
  let other = '';
  const system = () => server.container.contextFor({ kind: 'system' }, 'req_test');
  const ask = (cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: {
        origin: OWN_ORIGIN,
        cookie,
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
      },
      ...(payload ? { payload } : {}),
    });
  const isLive = async (cookie: string) =>
    (await ask(cookie, 'GET', ADMIN_API.session)).statusCode === 200;
  const access = async (cookie: string) =>
    (await ask(cookie, 'GET', ADMIN_API.sessions)).json<OwnerAccess>();

  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.container.db.write(async (tx) => {
      await tx.deleteFrom('owner_sessions').execute();
    });
    mine = (await logIn(server)).cookie;
    other = (await logIn(server)).cookie;
  });

  test('the owner sees live sessions, which of them is this one, and the latest attempts', async () => {
    const seen = await access(mine);
    expect(seen.sessions.map((session) => session.isCurrent).toSorted()).toEqual([false, true]);
    expect(seen.sessions[0]).toMatchObject({ address: '127.0.0.1' });
    expect(seen.attempts[0]).toMatchObject({ outcome: 'signed-in', count: 1 });
    expect(seen.canChangePassword).toBe(true);
    expect(JSON.stringify(seen)).not.toContain(mine.split('=')[1]);
  });

  test('the owner ends one other session by its public id', async () => {
    const there = (await access(mine)).sessions.find((session) => !session.isCurrent)!;
    expect((await ask(mine, 'DELETE', ADMIN_API.sessionById(there.id))).json()).toEqual({
      success: true,
      message: 'The session was ended.',
    });
    expect([await isLive(mine), await isLive(other)]).toEqual([true, false]);
    const again = await ask(mine, 'DELETE', ADMIN_API.sessionById(there.id));
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      'That session has already ended.',
    ]);
    expect((await ask(mine, 'DELETE', '/api/admin/sessions/x')).statusCode).toBe(400);
  });

  test('ending this session takes the cookie away too', async () => {
    const here = (await access(mine)).sessions.find((session) => session.isCurrent)!;
    expect(
      (await ask(mine, 'DELETE', ADMIN_API.sessionById(here.id))).headers['set-cookie'],
    ).toContain('Max-Age=0');
    expect(await isLive(mine)).toBe(false);
  });

  test('the owner ends all other sessions and stays', async () => {
    expect((await ask(mine, 'POST', ADMIN_API.endOtherSessions)).json().message).toBe(
      'One other session was ended.',
    );
    expect([await isLive(mine), await isLive(other)]).toEqual([true, false]);
    expect((await ask(mine, 'POST', ADMIN_API.endOtherSessions)).json().message).toBe(
      'There were no other sessions.',
    );
  });

  test('the owner changes the password with the old one; other sessions end, and only the new one opens', async () => {
    const wrong = await ask(mine, 'POST', ADMIN_API.password, {
      currentPassword: 'not it',
      newPassword: 'a new password',
    });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'The current password is not right.' }],
    ]);
    expect(
      (
        await ask(mine, 'POST', ADMIN_API.password, {
          currentPassword: OWNER_PASSWORD,
          newPassword: 'short',
        })
      ).json().message,
    ).toBe('The new password must be at least 8 characters');
    expect(
      (
        await ask(mine, 'POST', ADMIN_API.password, {
          currentPassword: OWNER_PASSWORD,
          newPassword: OWNER_PASSWORD,
        })
      ).statusCode,
    ).toBe(400);
    expect([await isLive(mine), await isLive(other)]).toEqual([true, true]);
    const done = await ask(mine, 'POST', ADMIN_API.password, {
      currentPassword: OWNER_PASSWORD,
      newPassword: 'a new password',
    });
    expect(done.json()).toEqual({
      success: true,
      message: 'The password was changed. One other session was ended.',
    });
    expect([await isLive(mine), await isLive(other)]).toEqual([true, false]);
    expect((await access(mine)).attempts[0]).toMatchObject({ outcome: 'password-confirmed' });
    expect((await ask('', 'POST', ADMIN_API.login, { password: OWNER_PASSWORD })).statusCode).toBe(
      401,
    );
    expect(
      (await ask('', 'POST', ADMIN_API.login, { password: 'a new password' })).statusCode,
    ).toBe(200);
    await setOwnerPassword({
      ctx: system(),
      password: OWNER_PASSWORD,
      hasher: server.container.passwords,
    });
  });

  test('a password set from outside ends every session', async () => {
    expect(
      await setOwnerPassword({
        ctx: system(),
        password: 'from the console',
        hasher: server.container.passwords,
      }),
    ).toBe(2);
    expect([await isLive(mine), await isLive(other)]).toEqual([false, false]);
    await setOwnerPassword({
      ctx: system(),
      password: OWNER_PASSWORD,
      hasher: server.container.passwords,
    });
    await expect(
      setOwnerPassword({ ctx: system(), password: 'short', hasher: server.container.passwords }),
    ).rejects.toThrow('8 to 200 characters');
  });

  test('a start with the same ADMIN_PASSWORD ends nothing, one with another ends every session', async () => {
    const start = (configured: string | null) =>
      ensureOwnerPassword({ ctx: system(), configured, hasher: server.container.passwords });
    await start(OWNER_PASSWORD);
    await start(null);
    expect(await isLive(mine)).toBe(true);
    expect(await start('another from the environment')).toBeNull();
    expect(await isLive(mine)).toBe(false);
    await start(OWNER_PASSWORD);
  });

  test('attempts go after 90 days, with what was counted against their addresses', async () => {
    const { db } = server.container;
    const job = { ...server.container.contextFor({ kind: 'job', job: 'retention' }, 'req_test') };
    const inDays = (days: number) => ({
      ...job,
      clock: { now: () => new Date(Date.now() + days * DAY_MS) },
    });
    const count = async () =>
      (await db.read.selectFrom('sign_in_attempts').select('id').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(1);
    expect(await expireAttempts({ ctx: inDays(89) })).toBe(0);
    expect(await count()).toBe(before);
    expect(await expireAttempts({ ctx: inDays(91) })).toBe(before);
    expect(await db.read.selectFrom('sign_in_delays').selectAll().execute()).toEqual([]);
    expect(await db.read.selectFrom('owner_sessions').selectAll().execute()).toEqual([]);
    await expect(expireAttempts({ ctx: system() })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('only the owner may ask for these, and only the server sets a password', async () => {
    const visitor = server.container.contextFor({ kind: 'visitor' }, 'req_test');
    await expect(
      listAccess({ ctx: visitor, sessionId: 'own_x', canChangePassword: true }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      endSession({ ctx: visitor, id: 'own_x', action: 'owner.end-session' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      endOtherSessions({ ctx: visitor, sessionId: 'own_x', device: undefined }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      setOwnerPassword({
        ctx: visitor,
        password: 'a password',
        hasher: server.container.passwords,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('where ADMIN_PASSWORD sets the password it is changed there', async () => {
  const server = await startTestServer({ env: { ADMIN_PASSWORD: 'from the environment' } });
  try {
    await ensureOwnerPassword({
      ctx: server.container.contextFor({ kind: 'system' }, 'test'),
      configured: 'from the environment',
      hasher: server.container.passwords,
    });
    const { cookie } = await logIn(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: ADMIN_API.password,
      headers: { origin: OWN_ORIGIN, cookie },
      payload: { currentPassword: 'from the environment', newPassword: 'a new password' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The password is set by ADMIN_PASSWORD where the server is started. Please change it there.',
    ]);
    expect(
      (await server.app.inject({ url: ADMIN_API.sessions, headers: { cookie } })).json(),
    ).toMatchObject({ canChangePassword: false });
  } finally {
    await server.close();
  }
});
