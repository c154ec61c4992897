import { describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { OwnerAccess } from '#contracts/owner.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import { logIn, OWN_ORIGIN, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer } from '#tests/support/server.ts';

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

  test('one address is checked at most twenty times a minute; every further try is counted and listed', async () => {
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
      await (await server.http()).close();
      expect(await kept()).toBe(70);
    } finally {
      await server.close();
    }
  });
});
