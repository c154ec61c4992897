import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { OwnerAccess } from '#contracts/owner.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { logIn, OWN_ORIGIN, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { logInDesk } from '#tests/support/log-in-desk.ts';

const START = new Date('2026-11-22T09:00:00Z');

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = START;
  let hashed = 0;
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const { enter, isLive, cookieOf, attempts } = logInDesk(() => server);

  beforeAll(async () => {
    server = await startTestServer({
      kind,
      rateLimits: { requestsPerMinute: 100_000, designsPerMinute: 100, signInsPerMinute: 1000 },
      parts: {
        clock: { now: () => now },
        passwords: {
          hash: async (password) => `hash:${password}`,
          verify: async (hash, password) => {
            hashed += 1;
            return hash === `hash:${password}`;
          },
          make: () => OWNER_PASSWORD,
        },
      },
    });
    await logIn(server);
  });
  beforeEach(() => {
    later(25 * 3_600_000);
    hashed = 0;
  });
  afterAll(() => server.close());

  test('the right password gives a session of two hours in a cookie that scripts and other sites never get', async () => {
    const answer = await enter(OWNER_PASSWORD);
    expect(answer.json()).toEqual({
      success: true,
      message: 'You are signed in.',
      signedInAt: now.toISOString(),
      endsAt: new Date(now.getTime() + 7_200_000).toISOString(),
    });
    const [ofSession, ofDevice] = answer.headers['set-cookie'] as string[];
    expect(ofSession).toMatch(
      /^plotwright-owner=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(ofDevice).toMatch(
      /^plotwright-owner-device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(answer);
    const kept = JSON.stringify(
      await server.container.db.read.selectFrom('owner_sessions').selectAll().execute(),
    );
    expect(kept).not.toContain(cookie.split('=')[1]);
    later(7_199_999);
    expect(await isLive(cookie)).toBe(true);
    later(1);
    expect(await isLive(cookie)).toBe(false);
  });

  test('a wrong password gives no session and says so', async () => {
    const answer = await enter('not it');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'That password is not right.' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(201) }, null])(
    'a body that is no password is refused in words: %j',
    async (payload) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: ADMIN_API.login,
        headers: { origin: OWN_ORIGIN, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message.length).toBeGreaterThan(10);
      expect(hashed).toBe(0);
    },
  );

  test('signing in ends the session that came along and never takes over a value that was planted', async () => {
    const first = cookieOf(await enter(OWNER_PASSWORD));
    const second = cookieOf(await enter(OWNER_PASSWORD, { cookie: first }));
    expect(second).not.toBe(first);
    expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
    const planted = `plotwright-owner=${'P'.repeat(43)}`;
    const third = cookieOf(await enter(OWNER_PASSWORD, { cookie: planted }));
    expect(third).not.toBe(planted);
    expect([await isLive(planted), await isLive(second), await isLive(third)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('a wrong password ends no session', async () => {
    const cookie = cookieOf(await enter(OWNER_PASSWORD));
    for (let i = 0; i < 30; i += 1) await enter('not it', { cookie });
    expect(await isLive(cookie)).toBe(true);
  });

  test('signing out ends the session on the server and takes the cookie away', async () => {
    const cookie = cookieOf(await enter(OWNER_PASSWORD));
    const other = cookieOf(await enter(OWNER_PASSWORD));
    const answer = await server.app.inject({
      method: 'POST',
      url: ADMIN_API.logout,
      headers: { origin: OWN_ORIGIN, cookie },
    });
    expect(answer.json()).toEqual({ success: true, message: 'You are signed out.' });
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    expect([await isLive(cookie), await isLive(other)]).toEqual([false, true]);
  });

  test("every attempt is kept with its time, address, outcome and the beginning of its browser's name; a flood is one row", async () => {
    const address = '198.51.100.5';
    const agent = `Mozilla/5.0 \u0007${'x'.repeat(400)}`;
    for (let i = 0; i < 8; i += 1)
      await enter('not it', { address, agent: agent.replace('\u0007', ' ') });
    later(2000);
    await enter(OWNER_PASSWORD, { address });
    const kept = (await attempts()).filter((row) => row.address === address);
    expect(kept.map((row) => row.outcome).toSorted()).toEqual([
      'delayed',
      'signed-in',
      ...Array.from({ length: 5 }, () => 'wrong-password'),
    ]);
    expect(kept.find((row) => row.outcome === 'delayed')).toMatchObject({ count: 3, address });
    expect(kept.every((row) => row.user_agent.length <= 200)).toBe(true);
    expect(JSON.stringify(await attempts())).not.toContain('not it');
  });

  test('a flood under ever new browser names is one row of its address, with the latest name', async () => {
    const address = '198.51.100.6';
    for (let i = 0; i < 5; i += 1) await enter('not it', { address });
    for (let i = 0; i < 20; i += 1) {
      later(10);
      await enter('not it', { address, agent: `guesser/${i}` });
    }
    const turnedAway = (await attempts()).filter(
      (row) => row.address === address && row.outcome === 'delayed',
    );
    expect(turnedAway).toEqual([
      expect.objectContaining({ count: 20, user_agent: 'guesser/19', at: now.toISOString() }),
    ]);
    // After the wait a guess is looked at once more, and what comes then is a row of its own.
    later(1000);
    await enter('not it', { address });
    later(10);
    await enter('not it', { address });
    expect(
      (await attempts())
        .filter((row) => row.address === address && row.outcome === 'delayed')
        .map(({ count }) => count),
    ).toEqual([20, 1]);
  });

  test('however many guesses came since, the owner sees the latest that got in', async () => {
    later(1000);
    await enter(OWNER_PASSWORD, { address: '198.51.100.90' });
    const signedInAt = now.toISOString();
    for (let i = 0; i < 70; i += 1) {
      later(10);
      await enter('not it', { address: `203.0.113.${i}` });
    }
    later(7_200_000);
    const cookie = cookieOf(await enter(OWNER_PASSWORD, { address: '198.51.100.91' }));
    const { attempts: seen } = (
      await server.app.inject({ url: ADMIN_API.sessions, headers: { cookie } })
    ).json<OwnerAccess>();
    expect(seen.filter(({ outcome }) => outcome === 'wrong-password').length).toBe(49);
    expect(seen).toContainEqual(
      expect.objectContaining({ outcome: 'signed-in', at: signedInAt, address: '198.51.100.90' }),
    );
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(seen.map((row) => row.id)).size).toBe(seen.length);
  });

  test("the audit keeps that the owner signed in, by the session's public id", async () => {
    const answer = await enter(OWNER_PASSWORD);
    const rows = await server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'owner.sign-in')
      .execute();
    expect(rows.at(-1)).toMatchObject({ actor: 'owner' });
    expect(JSON.stringify(rows)).not.toContain(cookieOf(answer).split('=')[1]);
  });

  test('a line that is full turns people away at once and counts nothing against them', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = await startTestServer({
      kind,
      parts: {
        passwords: {
          hash: async (password) => `hash:${password}`,
          verify: async (hash, password) => {
            await gate.promise;
            return hash === `hash:${password}`;
          },
          make: () => OWNER_PASSWORD,
        },
      },
    });
    try {
      await ensureOwnerPassword({
        ctx: slow.container.contextFor({ kind: 'system' }, 'test'),
        configured: null,
        hasher: slow.container.passwords,
      });
      const send = (n: number) =>
        slow.app.inject({
          method: 'POST',
          url: ADMIN_API.login,
          remoteAddress: `203.0.113.${n}`,
          headers: { origin: OWN_ORIGIN },
          payload: { password: OWNER_PASSWORD },
        });
      const sent = Array.from({ length: 10 }, (_, n) => send(n));
      // Nine are in, one of them at work: nobody is answered before the gate opens but the one too many.
      const first = await Promise.race(sent);
      expect(first.statusCode).toBe(503);
      expect(first.json().message).toContain('Please try again in a few seconds');
      gate.resolve();
      expect((await Promise.all(sent)).map((answer) => answer.statusCode).toSorted()).toEqual([
        ...Array.from({ length: 9 }, () => 200),
        503,
      ]);
      const failures = await slow.container.db.read
        .selectFrom('sign_in_delays')
        .select('failures')
        .where('address', 'not like', 'device:%')
        .execute();
      expect(failures).toEqual(Array.from({ length: 10 }, () => ({ failures: 0 })));
      const busy = await slow.container.db.read
        .selectFrom('sign_in_attempts')
        .select('id')
        .where('outcome', '=', 'busy')
        .execute();
      expect(busy.length).toBe(1);
    } finally {
      gate.resolve();
      await slow.close();
    }
  });

  test('guessing a session’s public id does not give access to it', async () => {
    const answer = await enter(OWNER_PASSWORD);
    const { id } = await server.container.db.read
      .selectFrom('owner_sessions')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(await isLive(`plotwright-owner=${id}`)).toBe(false);
    expect(await isLive(cookieOf(answer))).toBe(true);
  });
});
