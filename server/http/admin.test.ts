/** Every registered admin call, without a valid session and from other origins. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { logIn, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** A floor for the number of admin calls (HEAD routes excluded), so that the test cannot pass on an empty list. */
const KNOWN_ROUTES = 110;
const FORGED = `plotwright-owner=${'A'.repeat(43)}`;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Route = { method: Method; url: string };

/** A path that matches the route, whatever its parameters are called. */
const fill = (url: string) => url.replace(/:[A-Za-z]+(?:\([^)]*\))?/g, 'x1').replace('*', 'x1');

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T09:00:00Z');
  let expired = '';
  let live = '';
  const guarded = async (): Promise<Route[]> =>
    (await server.http()).routeTable.filter(
      (route) => route.url.startsWith('/api/admin') && route.url !== ADMIN_API.login,
    ) as Route[];

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
    expired = (await logIn(server)).cookie;
    now = new Date('2026-11-22T11:00:00Z');
    live = (await logIn(server)).cookie;
  });
  afterAll(() => server.close());

  test('the list of admin routes is complete', async () => {
    const found = (await guarded()).filter((route) => (route.method as string) !== 'HEAD');
    expect(found.length).toBeGreaterThanOrEqual(KNOWN_ROUTES);
    for (const known of [
      { method: 'GET', url: ADMIN_API.sessions },
      { method: 'POST', url: '/api/admin/upload/portfolio' },
      { method: 'PUT', url: '/api/admin/plants/:id' },
      { method: 'DELETE', url: '/api/admin/bin/:kind/:id' },
    ])
      expect(found).toContainEqual(known);
  });

  test('without a session every call is refused before its input is read', async () => {
    const strangers: [string, Record<string, string>][] = [
      ['nobody', {}],
      ['a session older than two hours', { cookie: expired }],
      ['a forged cookie', { cookie: FORGED }],
      ['an empty cookie', { cookie: 'plotwright-owner=' }],
      [
        'the name it has behind TLS',
        { cookie: live.replace('plotwright-owner', '__Host-plotwright-owner') },
      ],
      ['the flag alone', { cookie: 'plotwright-admin=true; plotwright-admin-at=1795338000000' }],
      ['the public id of a session', { cookie: `plotwright-owner=own_${'A'.repeat(39)}` }],
    ];
    const wrong: string[] = [];
    for (const { method, url } of await guarded()) {
      for (const [who, headers] of strangers) {
        const answer = await server.app.inject({
          method,
          url: fill(url),
          headers: { origin: OWN_ORIGIN, ...headers },
        });
        const isRefused =
          answer.statusCode === 401 &&
          answer.headers['cache-control']?.includes('no-store') &&
          answer.headers['x-robots-tag'] === 'noindex, nofollow';
        if (!isRefused) wrong.push(`${who}: ${method} ${url} -> ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('with a session every cross-origin change is refused', async () => {
    const places: [string, Record<string, string>][] = [
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://localhost:81' }],
      ['a page without an origin', { origin: 'null' }],
      ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
      ['a sibling site', { origin: OWN_ORIGIN, 'sec-fetch-site': 'same-site' }],
      ['nowhere', {}],
    ];
    const wrong: string[] = [];
    const { routeTable } = await server.http();
    for (const { method, url } of routeTable.filter(
      (route) => route.url.startsWith('/api/admin') && !['GET', 'HEAD'].includes(route.method),
    ) as Route[]) {
      for (const [where, headers] of places) {
        const answer = await server.app.inject({
          method,
          url: fill(url),
          headers: { cookie: live, ...headers },
        });
        if (answer.statusCode !== 403)
          wrong.push(`${where}: ${method} ${url} -> ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(
      (await server.app.inject({ url: ADMIN_API.session, headers: { cookie: live } })).statusCode,
    ).toBe(200);
  });

  test('an expired session cookie is cleared', async () => {
    const answer = await server.app.inject({
      url: ADMIN_API.session,
      headers: { cookie: expired },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^plotwright-owner=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.json()).toMatchObject({
      status: 401,
      message: 'You are not signed in, or your session has ended. Please sign in again.',
    });
  });
});
