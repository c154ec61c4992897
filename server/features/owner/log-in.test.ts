import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { OwnerAccess } from '#contracts/owner.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { logIn, OWN_ORIGIN, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const START = new Date('2026-11-22T09:00:00Z');

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = START;
  let hashed = 0;
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const enter = (
    password: string,
    {
      address = '203.0.113.7',
      cookie = '',
      agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    } = {},
  ) =>
    server.app.inject({
      method: 'POST',
      url: ADMIN_API.login,
      remoteAddress: address,
      headers: { origin: OWN_ORIGIN, cookie, 'user-agent': agent },
      payload: { password },
    });
  const isLive = async (cookie: string) =>
    (await server.app.inject({ url: ADMIN_API.session, headers: { cookie } })).statusCode === 200;
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0]!;
  const attempts = () =>
    server.container.db.read.selectFrom('sign_in_attempts').selectAll().orderBy('at').execute();

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

  test("a wrong password ends nobody's session", async () => {
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

  test('five wrong passwords are free; then an address waits a second, two, four, and its password is not looked at meanwhile', async () => {
    const address = '198.51.100.1';
    for (let i = 0; i < 5; i += 1)
      expect((await enter('not it', { address })).statusCode).toBe(401);
    for (const seconds of [1, 2, 4, 8]) {
      hashed = 0;
      const early = await enter(OWNER_PASSWORD, { address });
      expect([early.statusCode, early.headers['retry-after'], hashed]).toEqual([
        429,
        String(seconds),
        0,
      ]);
      expect(early.json().message).toBe(
        `There have been several wrong passwords from your connection. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`,
      );
      later(seconds * 1000 - 1);
      expect((await enter(OWNER_PASSWORD, { address })).statusCode).toBe(429);
      later(1);
      const wrong = await enter('not it', { address });
      expect([wrong.statusCode, hashed]).toEqual([401, 1]);
      expect(wrong.json().message).toBe(
        `That password is not right. You can try again in ${seconds * 2} seconds.`,
      );
    }
  });

  test('an address waits fifteen minutes at most, and a right password makes it begin anew', async () => {
    const address = '198.51.100.2';
    for (let i = 0; i < 25; i += 1) {
      await enter('not it', { address });
      later(15 * 60_000);
    }
    await enter('not it', { address });
    expect((await enter('not it', { address })).headers['retry-after']).toBe('900');
    later(15 * 60_000);
    expect((await enter(OWNER_PASSWORD, { address })).statusCode).toBe(200);
    for (let i = 0; i < 5; i += 1)
      expect((await enter('not it', { address })).statusCode).toBe(401);
    expect((await enter('not it', { address })).headers['retry-after']).toBe('1');
  });

  test('whoever guesses elsewhere keeps nobody out', async () => {
    for (let i = 0; i < 40; i += 1) await enter('not it', { address: `192.0.2.${i}` });
    for (let i = 0; i < 40; i += 1) await enter('not it', { address: '192.0.2.200' });
    expect((await enter('not it', { address: '192.0.2.200' })).statusCode).toBe(429);
    expect((await enter(OWNER_PASSWORD, { address: '198.51.100.3' })).statusCode).toBe(200);
  });

  const deviceOf = (answer: { headers: Record<string, unknown> }) =>
    (answer.headers['set-cookie'] as string[])[1]!.split(';')[0]!;

  test("whoever guesses from the owner's own address keeps out no device that the owner has signed in with", async () => {
    const address = '198.51.100.60';
    const cookie = deviceOf(await enter(OWNER_PASSWORD, { address }));
    for (let i = 0; i < 15; i += 1) await enter('not it', { address });
    expect((await enter(OWNER_PASSWORD, { address })).statusCode).toBe(429);
    expect((await enter(OWNER_PASSWORD, { address, cookie })).statusCode).toBe(200);
    expect(
      (
        await enter(OWNER_PASSWORD, {
          address,
          cookie: `plotwright-owner-device=${'A'.repeat(43)}`,
        })
      ).statusCode,
    ).toBe(429);
    const kept = JSON.stringify([
      await server.container.db.read.selectFrom('sign_in_delays').selectAll().execute(),
      await attempts(),
    ]);
    expect(kept).not.toContain(cookie.split('=')[1]);
    expect((await attempts()).some((row) => row.address.startsWith('device:'))).toBe(false);
  });

  test('a device that was taken is delayed like anybody, and opens nothing', async () => {
    const address = '198.51.100.61';
    const cookie = deviceOf(await enter(OWNER_PASSWORD, { address }));
    for (let i = 0; i < 5; i += 1)
      expect((await enter('not it', { address: `198.51.100.${70 + i}`, cookie })).statusCode).toBe(
        401,
      );
    expect((await enter(OWNER_PASSWORD, { address: '198.51.100.80', cookie })).statusCode).toBe(
      429,
    );
    expect(await isLive(cookie)).toBe(false);
    expect((await enter(OWNER_PASSWORD, { address })).statusCode).toBe(200);
  });

  test('a device is a stranger again once another session ends all others, the device of that session is not', async () => {
    const here = await enter(OWNER_PASSWORD, { address: '198.51.100.62' });
    const there = deviceOf(await enter(OWNER_PASSWORD, { address: '198.51.100.63' }));
    const mine = deviceOf(here);
    await server.app.inject({
      method: 'POST',
      url: ADMIN_API.endOtherSessions,
      headers: { origin: OWN_ORIGIN, cookie: `${cookieOf(here)}; ${mine}` },
    });
    for (let i = 0; i < 6; i += 1) await enter('not it', { address: '198.51.100.64' });
    expect(
      (await enter(OWNER_PASSWORD, { address: '198.51.100.64', cookie: there })).statusCode,
    ).toBe(429);
    expect(
      (await enter(OWNER_PASSWORD, { address: '198.51.100.64', cookie: mine })).statusCode,
    ).toBe(200);
  });

  test('an IPv6 network counts as one address', async () => {
    for (let i = 0; i < 5; i += 1) await enter('not it', { address: `2001:db8:1:2::${i}` });
    expect((await enter(OWNER_PASSWORD, { address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
    expect((await enter(OWNER_PASSWORD, { address: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  test('passwords sent at the same moment are counted one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => enter('not it', { address: '198.51.100.4' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 401).length).toBe(5);
    expect(answers.filter((answer) => answer.statusCode === 429).length).toBe(9);
    expect(hashed).toBe(5);
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

  test('a session is refused to whoever guesses its public id', async () => {
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

describe('behind a proxy', () => {
  test.each([
    ["one that is trusted: the visitor's own address waits", '127.0.0.1', [429, 200]],
    ['one that is not: what it says is not believed', undefined, [429, 429]],
  ])('%s', async (_name, trusted, expected) => {
    const server = await startTestServer({
      env: trusted === undefined ? {} : { TRUST_PROXY: trusted },
    });
    try {
      await logIn(server);
      const enter = (address: string, password: string) =>
        server.app.inject({
          method: 'POST',
          url: ADMIN_API.login,
          headers: { origin: OWN_ORIGIN, 'x-forwarded-for': address },
          payload: { password },
        });
      for (let i = 0; i < 5; i += 1) await enter('203.0.113.1', 'not it');
      expect([
        (await enter('203.0.113.1', OWNER_PASSWORD)).statusCode,
        (await enter('203.0.113.2', OWNER_PASSWORD)).statusCode,
      ]).toEqual(expected);
    } finally {
      await server.close();
    }
  });

  test('behind TLS the cookie is Secure and its name is bound to the host', async () => {
    const server = await startTestServer({ env: { PUBLIC_URL: 'https://gardens.example' } });
    try {
      const ctx = server.container.contextFor({ kind: 'system' }, 'test');
      await ensureOwnerPassword({
        ctx,
        configured: OWNER_PASSWORD,
        hasher: server.container.passwords,
      });
      const answer = await server.app.inject({
        method: 'POST',
        url: ADMIN_API.login,
        headers: { origin: 'https://gardens.example' },
        payload: { password: OWNER_PASSWORD },
      });
      const [ofSession, ofDevice] = answer.headers['set-cookie'] as string[];
      expect(ofSession).toMatch(
        /^__Host-plotwright-owner=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
      expect(ofDevice).toMatch(
        /^__Host-plotwright-owner-device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
      const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
      expect(
        (await server.app.inject({ url: ADMIN_API.session, headers: { cookie } })).statusCode,
      ).toBe(200);
      expect(
        (
          await server.app.inject({
            url: ADMIN_API.session,
            headers: { cookie: cookie.replace('__Host-', '') },
          })
        ).statusCode,
      ).toBe(401);
    } finally {
      await server.close();
    }
  });

  test('one address is looked at twenty times a minute and no more; every further try is counted, and stands in the list', async () => {
    const server = await startTestServer();
    try {
      const { cookie } = await logIn(server);
      const enter = () =>
        server.app.inject({
          method: 'POST',
          url: ADMIN_API.login,
          remoteAddress: '203.0.113.9',
          headers: { origin: OWN_ORIGIN },
          payload: { password: 'not it' },
        });
      for (let i = 0; i < 60; i += 1) await enter();
      const answer = await enter();
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
      const kept = async () =>
        (
          await server.container.db.read
            .selectFrom('sign_in_attempts')
            .select('count')
            .where('address', '=', '203.0.113.9')
            .execute()
        ).reduce((sum, row) => sum + row.count, 0);
      // Nothing is written of what is turned away from memory: not until the list is asked for, or a minute is over.
      expect(await kept()).toBe(20);
      const listed = async () =>
        (await server.app.inject({ url: ADMIN_API.sessions, headers: { cookie } }))
          .json<OwnerAccess>()
          .attempts.filter((one) => one.address === '203.0.113.9');
      expect((await listed()).reduce((sum, one) => sum + one.count, 0)).toBe(61);
      expect((await listed()).length).toBeLessThanOrEqual(20);
      for (let i = 0; i < 9; i += 1) await enter();
      await server.app.close();
      expect(await kept()).toBe(70);
    } finally {
      await server.close();
    }
  });
});
