import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { API } from '#contracts/routes.ts';
import { asOwner } from '#tests/support/owner.ts';
import {
  countingEngine,
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the health check answers GET and HEAD and is never cached', async () => {
  const get = await server.app.inject('/api/health-check');
  expect(get.json()).toEqual({ ok: true, version: '9.9.9' });
  expect(get.headers['cache-control']).toBe('no-store');
  const head = await server.app.inject({ method: 'HEAD', url: '/api/health-check' });
  expect([head.statusCode, head.body, head.headers['cache-control']]).toEqual([
    200,
    '',
    'no-store',
  ]);
});

test('the OpenAPI document lists HEAD and GET for the health check', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, object>;
  }>();
  expect(Object.keys(paths['/api/health-check']!).sort()).toEqual(['get', 'head']);
});

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/health-check'],
  ['DELETE', '/api/design'],
  ['GET', '/nowhere'],
] as const)('%s %s has no answer, and says so as a problem', async (method, url) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({
    status: 404,
    requestId: answer.headers['x-request-id'],
    message: expect.stringMatching(/nothing|no such/i),
  });
});

test.each(['/%zz', '/api/designs/%E0%A4%A', `/api/designs/${'x'.repeat(500)}`])(
  'the address %s is answered in plain words',
  async (url) => {
    const answer = await server.app.inject(url);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  },
);

test('an internal error does not reveal its cause', async () => {
  const broken = await startTestServer({
    parts: {
      engine: countingEngine({ design: () => Promise.reject(new Error('secret detail')) }),
    },
  });
  const answer = await broken.app.inject(formRequest(GARDEN_FORM));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret detail');
  expect(answer.json()).toMatchObject({
    requestId: expect.stringMatching(/^req_/),
    message: expect.stringContaining('try again'),
  });
  await broken.close();
});

test('a 30 MB body is refused in plain words before it is read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/design',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'x'.repeat(30_000_000),
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/limit is 1 MB/) });
});

test('a body without a length is refused once it exceeds the limit', async () => {
  const address = await (await server.http()).listen({ port: 0, host: '127.0.0.1' });
  const chunk = new TextEncoder().encode('x'.repeat(200_000));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ < 12) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const answer = await fetch(`${address}/api/design`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});

test('robots and sitemap name the site by its address', async () => {
  expect(
    (await server.app.inject({ url: '/robots.txt', headers: { host: 'garden.test' } })).body,
  ).toContain('Sitemap: http://garden.test/sitemap.xml');
  const sitemap = await server.app.inject({
    url: '/sitemap.xml',
    headers: { host: 'garden.test' },
  });
  expect(sitemap.headers['content-type']).toMatch(/xml/);
  expect(sitemap.body).toContain('<loc>http://garden.test/ai-design</loc>');
});

test("the design tool's old address redirects permanently", async () => {
  const answer = await server.app.inject('/ai-design-tool');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/ai-design']);
});

test('the OpenAPI 3.1 document lists every call', async () => {
  const ask = await asOwner(server);
  const document = (await ask({ url: '/api/openapi.json' })).json<{
    openapi: string;
    paths: Record<string, object>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  // Every call of the contract except pictures and maps that only our own answers link to.
  const named = [...Object.values(API), ...Object.values(ADMIN_API)].filter(
    (path) => typeof path === 'string' && path !== API.openApi,
  ) as string[];
  const ofOne = [
    '/api/designs/{id}',
    '/api/designs/{id}/pictures',
    '/api/designs/{id}/plan.svg',
    '/api/designs/{id}/planting.csv',
    '/api/designs/{id}/quantities.csv',
    '/api/designs/{id}/share',
    '/api/design-library/{id}/pdf',
  ];
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([...named, ...ofOne]));
  expect(JSON.stringify(document.paths['/api/design'])).toContain('designDescription');
});

test.each(['/api/openapi.json', '/api/docs'])(
  '%s names the calls of the back office to the owner alone',
  async (url) => {
    const stranger = await server.app.inject(url);
    expect([stranger.statusCode, stranger.headers['cache-control']]).toEqual([
      200,
      'private, no-cache',
    ]);
    expect(stranger.body).toContain('/api/design-library');
    expect(stranger.body).not.toMatch(/admin|back office/i);
    const flagged = await server.app.inject({
      url,
      headers: { cookie: 'plotwright-owner=forged' },
    });
    expect(flagged.body).not.toMatch(/admin|back office/i);
    expect((await (await asOwner(server))({ url })).body).toContain('/api/admin/services');
  },
);

test('the API documentation works without scripts', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toMatch(/text\/html/);
  expect(page.body).toContain('/api/designs/{id}/share');
  expect(page.body).not.toContain('<script');
});

const limited = { requestsPerMinute: 1000, designsPerMinute: 2 };
async function statuses(env: Record<string, string>, addresses: readonly string[]) {
  const site = await startTestServer({ env, rateLimits: limited });
  const out: number[] = [];
  for (const address of addresses) {
    out.push(
      (
        await site.app.inject({
          ...formRequest(GARDEN_FORM, { 'x-forwarded-for': address }),
          remoteAddress: '10.0.0.5',
        })
      ).statusCode,
    );
  }
  await site.close();
  return out;
}

test('without a trusted proxy, forwarded headers are ignored', async () => {
  expect(await statuses({}, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([200, 200, 429]);
});

test.each(['10.0.0.5', '10.0.0.0/8', '1'])(
  'behind a trusted proxy (%s) clients are told apart',
  async (proxy) => {
    expect(
      await statuses({ TRUST_PROXY: proxy }, ['1.1.1.1', '1.1.1.1', '2.2.2.2', '1.1.1.1']),
    ).toEqual([200, 200, 200, 429]);
  },
);

test.each([
  [{}, 1],
  [{ TRUST_PROXY: '10.0.0.5' }, 0],
])(
  'a proxy in front that nobody told us of (%j) is warned of once, without an address',
  async (env, times) => {
    const site = await startTestServer({ env });
    const warn = vi.spyOn((await site.http()).log, 'warn');
    await site.app.inject('/api/health-check');
    expect(warn).not.toHaveBeenCalled();
    for (let n = 0; n < 3; n += 1)
      await site.app.inject({
        url: '/api/health-check',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
    expect(warn).toHaveBeenCalledTimes(times);
    for (const [words] of warn.mock.calls)
      expect([
        String(words).includes('TRUST_PROXY'),
        String(words).includes('203.0.113.7'),
      ]).toEqual([true, false]);
    await site.close();
  },
);

test("an untrusted proxy's headers are ignored", async () => {
  expect(await statuses({ TRUST_PROXY: '10.9.9.9' }, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([
    200, 200, 429,
  ]);
});

test('one IPv6 network counts as one client', async () => {
  expect(
    await statuses({ TRUST_PROXY: '1' }, [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::9',
      '2001:db8:1:2::3',
      '2001:db8:1:3::1',
    ]),
  ).toEqual([200, 200, 429, 200]);
});

test('a reached limit sends Retry-After', async () => {
  const site = await startTestServer({
    rateLimits: { requestsPerMinute: 1000, designsPerMinute: 1 },
  });
  await site.app.inject(formRequest(GARDEN_FORM));
  const answer = await site.app.inject(formRequest(GARDEN_FORM));
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('wait a minute') });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await site.close();
});
