import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nonceContext, originContext, useCasesContext } from '#contracts/page-context.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { NO_INLINE } from '#server/http/content-policy.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { makeParts, startTestServer, type TestServer } from '#tests/support/server.ts';

type PageContext = { get<T>(key: { defaultValue?: T }): T };
let rendered: string[] = [];
let seenHeaders: string[] = [];

/** A minimal React Router build: pages show the services, the site's address and the visitor's cookie. */
const loadBuild = async () =>
  ({
    entry: {
      module: {
        default: async (
          request: Request,
          status: number,
          headers: Headers,
          _router: unknown,
          context: PageContext,
        ) => {
          const { pathname, search } = new URL(request.url);
          rendered.push(pathname + search);
          seenHeaders.push(...request.headers.keys());
          const services = await context
            .get(
              useCasesContext as never as {
                defaultValue: { listServices(): Promise<{ title: string }[]> };
              },
            )
            .listServices()
            .catch(() => []);
          const nonce = context.get(nonceContext as never as { defaultValue: string });
          headers.set('content-type', 'text/html; charset=utf-8');
          const text = `<script nonce="${nonce}">1</script><p>${services.map(({ title }) => title).join()} at ${context.get(originContext as never as { defaultValue: string })}${pathname}; ${request.headers.get('cookie') ?? 'nobody'}</p>`;
          return new Response(
            `<!doctype html>${text}${'<i>garden</i>'.repeat(200)}<script nonce="${nonce}">2</script>`,
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
  const { content } = makeParts({ db: null as never }, '/nowhere');
  server = await startTestServer({
    loadBuild,
    parts: { content: { ...content, services: sampleServices } },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await rename('Paving');
  rendered = [];
  seenHeaders = [];
});

const rename = (title: string) =>
  server.container.db.write((tx) => tx.updateTable('services').set({ title }).execute());
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ url, headers });
  const html =
    answer.headers['content-encoding'] === 'br'
      ? brotliDecompressSync(answer.rawPayload).toString()
      : answer.body;
  return { ...answer, headers: answer.headers, html };
};

test('a public page is rendered once, and its policy lists its script hashes in every coding', async () => {
  const answers = [];
  for (let i = 0; i < 6; i++)
    answers.push(await get('/services', i % 2 ? { 'accept-encoding': 'br' } : {}));
  expect(rendered).toEqual(['/services']);
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
  for (const { html, headers } of answers) {
    expect(html).not.toContain('nonce');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(/script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]).toBe(
      `'self' ${hashOf('1')} ${hashOf('2')}`,
    );
  }
});

test('concurrent visitors share one rendering', async () => {
  await Promise.all(Array.from({ length: 10 }, () => get('/about')));
  expect(rendered).toEqual(['/about']);
});

test('a change is visible on the next page', async () => {
  expect((await get('/services')).html).toContain('Paving');
  await rename('Ponds');
  expect((await get('/services')).html).toContain('Ponds');
});

test('a cached page contains nothing of the visitor who first requested it', async () => {
  expect(
    (await get('/services', { cookie: 'session=secret', 'accept-language': 'fr' })).html,
  ).toContain('nobody');
  expect(seenHeaders).toEqual([]);
});

test('each host name has its own cached page', async () => {
  expect((await get('/services', { host: 'one.example' })).html).toContain(
    'http://one.example/services',
  );
  expect((await get('/services', { host: 'two.example' })).html).toContain(
    'http://two.example/services',
  );
});

test.each([
  '/design/dsn_AAAAAAAAAAAAAAAAAAAAAA',
  '/services?search=x',
  '/nowhere',
  '/services.data',
])('%s is made for each visitor', async (url) => {
  await get(url, { cookie: 'session=one' });
  const before = rendered.length;
  const { html } = await get(url, { cookie: 'session=two' });
  if (before > 0) expect(html).toContain('session=two');
  expect(rendered.length).toBe(before * 2);
});

test("a shared design's page is cached; once it is no longer shared it is rendered per visitor", async () => {
  const { ids } = await makeDesigns(server);
  const [open, closed] = ids.map((id) => `/design/${id}`);
  const share = (id: string, shared: 0 | 1) =>
    server.container.db.write((tx) =>
      tx.updateTable('designs').set({ shared }).where('id', '=', id).execute(),
    );
  await share(ids[0]!, 1);
  rendered = [];
  for (const cookie of ['session=one', 'session=two'])
    expect((await get(open!, { cookie })).html).toContain('nobody');
  expect(rendered).toEqual([open]);
  for (const cookie of ['session=one', 'session=two'])
    expect((await get(closed!, { cookie })).html).toContain(cookie);
  await get(`${open}?from=mail`);
  expect(rendered).toEqual([open, closed, closed, `${open}?from=mail`]);
  await share(ids[0]!, 0);
  const after = await get(open!, { cookie: 'session=three' });
  expect(after.html).toContain('session=three');
  expect(after.headers['cache-control']).toBe('private, no-store');
});

test('campaign parameters do not create separate pages', async () => {
  const plain = await get('/services');
  for (const query of [
    'utm_source=x',
    'utm_campaign=spring&utm_medium=mail',
    'gclid=a%26b',
    'fbclid=1&',
    'msclkid=2&utm_id=3',
    '',
  ]) {
    expect((await get(`/services?${query}`)).html, query).toBe(plain.html);
  }
  await get('/about?utm_source=first', { host: 'campaign.example' });
  await get('/about', { host: 'campaign.example' });
  expect(rendered).toEqual(['/services', '/about']);
});

test.each([
  'utm_source=x&category=hedges',
  'category=hedges&gclid=1',
  'utm=1',
  'xgclid=1',
  'utm_source=x?y',
  '%75tm_source=x',
])('a query that may mean something (%s) is given to the page', async (query) => {
  await get(`/services?${query}`);
  expect(rendered).toEqual([`/services?${query}`]);
});

test('a page with a missing part is not cached', async () => {
  const { db } = server.container;
  const select = db.read.selectFrom;
  db.read.selectFrom = (() => {
    throw new Error('the database is gone');
  }) as never;
  expect((await get('/services')).html).not.toContain('Paving');
  db.read.selectFrom = select;
  expect((await get('/services')).html).toContain('Paving');
});

test('the cache has a maximum number of pages', async () => {
  for (let i = 0; i < 130; i++) await get('/about', { host: `host-${i}.example` });
  rendered = [];
  await get('/about', { host: 'host-129.example' });
  expect(rendered).toEqual([]);
  await get('/about', { host: 'host-0.example' });
  expect(rendered).toEqual(['/about']);
});

test('after a minute a cached page is served and refreshed in the background; none lives over an hour', async () => {
  const minute = 60_000;
  const waiting: (() => Promise<unknown>)[] = [];
  let nowMs = 0;
  let made = 0;
  const cache = createResponseCache({
    most: 9,
    now: () => nowMs,
    inBackground: (run) => waiting.push(run),
  });
  const visit = async (atMs: number) => {
    nowMs = atMs;
    const page = await cache.find('/', '1', async () => ({
      headers: [],
      text: `page ${++made}`,
      inline: NO_INLINE,
    }));
    return String(await page!.body.plain());
  };
  expect(await visit(0)).toBe('page 1');
  expect(await visit(0.9 * minute)).toBe('page 1');
  // Only the recompression.
  expect(waiting).toHaveLength(1);
  expect(await visit(5 * minute)).toBe('page 1');
  expect(await visit(5 * minute)).toBe('page 1');
  expect(waiting).toHaveLength(2);
  await waiting[1]!();
  expect(await visit(5.5 * minute)).toBe('page 2');
  expect(await visit(60 * minute)).toBe('page 3');
});

test('a page requested again is recompressed at maximum quality, one at a time and once per content', async () => {
  const background: (() => Promise<unknown>)[] = [];
  let version = '1';
  const cache = createResponseCache({
    most: 9,
    now: () => 0,
    inBackground: (run) => background.push(run),
  });
  const words = Array.from(
    { length: 2000 },
    (_, i) => `<a href="/design/dsn_${(i * 7919).toString(36)}">Sample “${i}” at £${i * 31}</a>`,
  ).join('\n');
  const visit = async (path: string, more = '') => {
    const page = await cache.find(path, version, async () => ({
      headers: [],
      text: `<p>${path}${more}</p>${words}`,
      inline: NO_INLINE,
    }));
    return page!.body.sizeBytes;
  };
  const loose = await visit('/a');
  await visit('/b');
  expect(background).toHaveLength(0);
  for (const path of ['/a', '/b', '/a', '/b'])
    expect(await visit(path)).toBeGreaterThan(loose * 0.95);
  expect(background).toHaveLength(1);
  await background[0]!();
  const tight = await visit('/a');
  expect(tight).toBeLessThan(loose * 0.95);
  version = '2';
  expect(await visit('/a')).toBe(tight);
  await background[1]?.();
  await visit('/b');
  expect(await visit('/b')).toBeGreaterThan(loose * 0.95);
  await background[2]!();
  expect(await visit('/b')).toBeLessThan(loose * 0.95);
  version = '3';
  expect(await visit('/b', ' in other words')).toBeGreaterThan(loose * 0.95);
  await background[3]!();
  expect(await visit('/b', ' in other words')).toBeLessThan(loose * 0.95);
});
