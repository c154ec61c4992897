import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonceContext } from '#contracts/page-context.ts';
import {
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

/** A minimal React Router build: one route, and an entry that marks its script and style. */
const loadBuild = async () =>
  ({
    entry: {
      module: {
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          _router: unknown,
          context: { get(key: typeof nonceContext): string },
        ) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          return new Response(
            `<!doctype html><style nonce="${context.get(nonceContext)}">p{}</style><script async nonce="${context.get(nonceContext)}">own()</script><script>theirs()</script>${'<p>garden</p>'.repeat(200)}`,
            { status, headers },
          );
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

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ loadBuild });
});
afterAll(() => server.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("a page's policy allows its own inline code by hash and rejects injected code", async () => {
  const page = await server.app.inject({ url: '/about', headers: { accept: 'text/html' } });
  const policy = String(page.headers['content-security-policy']);
  expect(page.body).not.toContain('nonce');
  expect(policy).toContain(`script-src 'self' ${hashOf('own()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')};`);
  expect(page.body).toContain('<script>theirs()</script>');
  expect(policy).not.toContain(hashOf('theirs()'));
});

test("the policy blocks code that is not the page's own", async () => {
  const policy = String((await server.app.inject('/about')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(/script-src [^;]+/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|https?:/);
});

test.each(['/about', '/api/health-check', '/api/nothing', '/uploads/none.jpg', '/robots.txt'])(
  '%s carries the security headers and a request id',
  async (url) => {
    const { headers } = await server.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['x-request-id']).toMatch(/^req_/);
    expect(headers['content-security-policy']).toBeDefined();
  },
);

test('pages are always revalidated, private designs never stored', async () => {
  expect((await server.app.inject('/about')).headers['cache-control']).toBe('no-cache');
  expect((await server.app.inject('/design/dsn_AAAAAAAAAAAAAAAAAAAAAA')).headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
});

test('a shared design may be indexed', async () => {
  const made = await server.app.inject(formRequest({ ...GARDEN_FORM, share: 'true' }));
  const { designs } = JSON.parse(made.json<{ designResults: string }>().designResults) as {
    designs: { id: string }[];
  };
  const { headers } = await server.app.inject(`/design/${designs[0]!.id}`);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-cache');
  const data = await server.app.inject(`/design/${designs[0]!.id}.data`);
  expect(data.headers['x-robots-tag']).toBeUndefined();
});

test('a page is compressed as a whole, brotli preferred to gzip', async () => {
  const brotli = await server.app.inject({
    url: '/about',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(
    (await server.app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip' } })).headers[
      'content-encoding'
    ],
  ).toBe('gzip');
  expect(
    (await server.app.inject({ url: '/about', headers: { 'accept-encoding': 'br;q=0' } })).headers[
      'content-encoding'
    ],
  ).toBeUndefined();
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['the same host by another scheme', { origin: 'https://localhost:80' }, 403],
  ['a frame on another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['our own page', { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }, 200],
  ['a client that is no browser', {}, 200],
])('a post from %s is answered accordingly', async (_who, headers, status) => {
  const answer = await server.app.inject(
    formRequest(GARDEN_FORM, { host: 'localhost:80', ...headers } as Record<string, string>),
  );
  expect(answer.statusCode).toBe(status);
});

test('posts to pages must come from the same origin', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/about',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    payload: 'x',
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('another site') });
});

test('with PUBLIC_URL set, only that origin and localhost may post', async () => {
  const site = await startTestServer({ env: { PUBLIC_URL: 'https://www.example.co.uk' } });
  const post = (headers: Record<string, string>) =>
    site.app.inject(formRequest(GARDEN_FORM, headers)).then((answer) => answer.statusCode);
  expect(await post({ host: 'www.example.co.uk', origin: 'https://www.example.co.uk' })).toBe(200);
  expect(await post({ host: 'rebound.example', origin: 'http://rebound.example' })).toBe(403);
  expect(await post({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' })).toBe(200);
  expect((await site.app.inject('/api/health-check')).headers['strict-transport-security']).toMatch(
    /max-age=31536000/,
  );
  await site.close();
});

test('the policy allows analytics hosts only if analytics is configured', async () => {
  const policyOf = async (one: TestServer) =>
    String(
      (await one.app.inject({ url: '/about', headers: { accept: 'text/html' } })).headers[
        'content-security-policy'
      ],
    );
  expect(await policyOf(server)).not.toContain('https:');
  const measured = await startTestServer({ loadBuild, env: { GA_MEASUREMENT_ID: 'G-TEST12345' } });
  const policy = await policyOf(measured);
  await measured.close();
  expect(policy).toMatch(
    /script-src 'self'(?: 'sha256-[^']+')* https:\/\/\*\.googletagmanager\.com;/,
  );
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toMatch(/doubleclick|unsafe-eval/);
});

test.each(['a"><script>', 'somebody@elsewhere', 'two words', 'a/b', '[::1', 'a:port', 'a:123456'])(
  'a Host that reads %j is refused in plain words',
  async (host) => {
    for (const url of ['/about', '/api/services']) {
      const answer = await server.app.inject({ url, headers: { host } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        type: 'urn:plotwright:problem:invalid',
        message: expect.stringContaining('could not be read') as string,
      });
    }
  },
);

test.each([
  'localhost:80',
  '127.0.0.1',
  '[::1]:3000',
  '[::ffff:127.0.0.1]',
  'www.example.co.uk',
  'my_machine:8080',
  'xn--grten-jua.example',
])('a Host that reads %j is served', async (host) => {
  expect((await server.app.inject({ url: '/about', headers: { host } })).statusCode).toBe(200);
});
