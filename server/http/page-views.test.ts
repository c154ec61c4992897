import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { logIn } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** A minimal React Router build. */
const loadBuild = async () =>
  ({
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          return new Response('<!doctype html><p>a page</p>', { status, headers });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      any: { id: 'any', parentId: 'root', path: '*', module: { default: () => null } },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let server: TestServer;
let noon = new Date('2026-07-01T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ loadBuild, parts: { clock: { now: () => noon } } });
});
afterAll(() => server.close());
beforeEach(async () => {
  noon = new Date('2026-07-01T12:00:00Z');
  await server.container.db.write((tx) => tx.deleteFrom('page_views').execute());
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url,
    headers: { 'user-agent': FIREFOX, 'sec-fetch-mode': 'navigate', ...headers },
  });
const tell = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/page-views',
    headers: { 'user-agent': FIREFOX, origin: 'http://localhost:80', ...headers },
    payload: { path },
  });

async function counted(): Promise<Record<string, number>> {
  await (await server.http()).pageViews.flush();
  const rows = await server.container.db.read
    .selectFrom('page_views')
    .selectAll()
    .orderBy('day')
    .orderBy('path')
    .execute();
  return Object.fromEntries(rows.map((row) => [`${row.day} ${row.path}`, row.views]));
}

test('a page view is counted by day and path, for cached pages and queries too', async () => {
  await open('/services');
  await open('/services');
  await open('/services?from=letter');
  await open('/design/dsn_0123456789');
  await open('/design');
  expect(await counted()).toEqual({
    '2026-07-01 /services': 3,
    '2026-07-01 /design/:id': 1,
    '2026-07-01 /ai-design': 1,
  });
});

test('a later write adds to the stored count', async () => {
  await open('/about');
  await counted();
  await open('/about');
  expect(await counted()).toEqual({ '2026-07-01 /about': 2 });
});

test("the day is London's", async () => {
  noon = new Date('2026-07-01T23:30:00Z');
  await open('/');
  expect(await counted()).toEqual({ '2026-07-02 /': 1 });
});

test('unknown paths are not counted', async () => {
  await open('/wp-login.php');
  await open('/missing');
  await tell('/invented');
  await tell('/admin/dashboard');
  expect(await counted()).toEqual({});
});

test('visitors with Global Privacy Control or Do Not Track are not counted', async () => {
  await open('/services', { 'sec-gpc': '1' });
  await open('/services', { dnt: '1' });
  await tell('/services', { 'sec-gpc': '1' });
  expect(await counted()).toEqual({});
});

test('bots, prefetches, service worker copies, HEAD and data requests are not counted', async () => {
  await open('/services', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await open('/services', { 'user-agent': 'curl/8.5.0' });
  await open('/services', { 'user-agent': '' });
  await open('/services', { 'sec-purpose': 'prefetch;prerender' });
  await open('/services', { 'sec-fetch-mode': 'cors' });
  await open('/services.data');
  await server.app.inject({ method: 'HEAD', url: '/services', headers: { 'user-agent': FIREFOX } });
  expect(await counted()).toEqual({});
});

test('the signed-in owner is not counted', async () => {
  const { cookie } = await logIn(server);
  await open('/services', { cookie });
  await tell('/services', { cookie });
  expect(await counted()).toEqual({});
});

test('a client-side navigation is counted when the page reports it', async () => {
  expect((await tell('/cost-calculator')).statusCode).toBe(204);
  expect((await tell('/design/:id')).statusCode).toBe(204);
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/page-views',
        headers: { 'user-agent': FIREFOX },
        payload: { path: 7 },
      })
    ).statusCode,
  ).toBe(400);
  expect(await counted()).toEqual({
    '2026-07-01 /cost-calculator': 1,
    '2026-07-01 /design/:id': 1,
  });
});
