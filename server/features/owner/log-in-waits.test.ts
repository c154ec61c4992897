import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { logIn, OWN_ORIGIN, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { logInDesk } from '#tests/support/log-in-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T09:00:00Z');
  let hashed = 0;
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const { enter, isLive, cookieOf, attempts, deviceOf } = logInDesk(() => server);

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

  test('five wrong passwords are free; then an address waits one second, two, four, and its passwords are not checked while it waits', async () => {
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

  test('guesses from elsewhere keep no one out', async () => {
    for (let i = 0; i < 40; i += 1) await enter('not it', { address: `192.0.2.${i}` });
    for (let i = 0; i < 40; i += 1) await enter('not it', { address: '192.0.2.200' });
    expect((await enter('not it', { address: '192.0.2.200' })).statusCode).toBe(429);
    expect((await enter(OWNER_PASSWORD, { address: '198.51.100.3' })).statusCode).toBe(200);
  });

  test("guesses from the owner's own address keep out no device the owner has signed in with", async () => {
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
});
