import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { corePagesCacheOf } from '../cache-names.ts';
import type { FetchEvent } from './globals.ts';
import type { Plan } from './routing.ts';

const origin = 'https://gardens.example';
const kept = new Map<string, Map<string, Response>>();
const keyOf = (key: string | Request) =>
  typeof key === 'string' ? key.replace(origin, '') : key.url.slice(origin.length);
const cacheOf = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async (key: string) => entries.get(keyOf(key))?.clone(),
    put: async (key: string, answer: Response) => void entries.set(keyOf(key), answer),
    delete: async (key: string) => entries.delete(keyOf(key)),
    keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
  };
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('PRECACHE_LIST', []);
  vi.stubGlobal('STUDIO_LIST', []);
  vi.stubGlobal('BUILD_NAME', 'build');
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
  });
});
afterEach(() => vi.unstubAllGlobals());

const waiting: Promise<unknown>[] = [];
/** What a person sees who opens an address, with the network as it is. */
async function openPage(
  path: string,
  network: (address: string) => Promise<Response>,
  isNavigation = true,
): Promise<Response> {
  const { planFor } = await import('./routing.ts');
  const { answerTo } = await import('./answers.ts');
  vi.stubGlobal('fetch', (asked: string | Request) =>
    network(typeof asked === 'string' ? asked : asked.url.slice(origin.length)),
  );
  const request = new Request(origin + path);
  const plan = planFor({
    method: 'GET',
    url: request.url,
    origin,
    isNavigation,
    hasRange: false,
    referrer: '',
  }) as Exclude<Plan, { kind: 'pass' }>;
  return answerTo(plan, {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  } as unknown as FetchEvent);
}
const lost = async () => Promise.reject(new TypeError('no network'));
const keep = (path: string) =>
  cacheOf(corePagesCacheOf('build')).put(
    path,
    new Response(`<title>${path}</title>`, { headers: { 'content-type': 'text/html' } }),
  );

test.each(['/design', '/ai-design-tool', '/design?from=abc'])(
  '%s opens without a network as the page that is kept under /ai-design',
  async (path) => {
    await keep('/ai-design');
    const answer = await openPage(path, lost);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${origin}/ai-design${new URL(path, origin).search}`,
    ]);
    const page = await openPage('/ai-design', lost);
    expect(await page.text()).toContain('/ai-design');
  },
);

test('online the server answers; offline without a copy this is shown', async () => {
  await keep('/ai-design');
  expect(
    await (await openPage('/design', async () => new Response('from the server'))).text(),
  ).toBe('from the server');
  kept.clear();
  const answer = await openPage('/design', lost);
  expect(answer.headers.get('location')).toBeNull();
  expect(await answer.text()).toContain('This page needs a connection');
});

test.each(['/services', '/services.data', '/services.data?_routes=services'])(
  'what is new at %s is new in all that is kept of the page, and nothing is asked where nothing is',
  async (seen) => {
    const core = cacheOf(corePagesCacheOf('build'));
    const lists = cacheOf('plotwright-lists-1');
    let [words, asked]: [string, string[]] = ['old', []];
    const network = async (address: string) => {
      asked.push(address);
      const answer = new Response(words);
      Object.defineProperties(answer, {
        type: { value: 'basic' },
        clone: {
          value: () =>
            Object.defineProperties(Response.prototype.clone.call(answer), {
              type: { value: 'basic' },
            }),
        },
      });
      return answer;
    };
    const open = async () => {
      [asked, waiting.length] = [[], 0];
      await openPage(seen, network, seen === '/services');
      for (const work of waiting) await work;
      return asked;
    };
    const everything = ['/services', '/services.data', ...(seen.includes('?') ? [seen] : [])];
    const kept = async () =>
      Promise.all(everything.map(async (key) => (await core.match(key))?.text()));
    await core.put('/.renewed', new Response(String(Date.now())));
    await lists.put('/api/services?active=true', new Response('old'));
    await lists.put('/api/plants', new Response('old'));
    await open();
    expect((await kept()).every((text) => text?.startsWith('old'))).toBe(true);
    expect(await open()).toEqual([seen]);
    words = 'new';
    expect((await open()).toSorted()).toEqual(
      [...everything, '/api/services?active=true'].toSorted(),
    );
    expect((await kept()).every((text) => text?.startsWith('new'))).toBe(true);
    expect([
      await (await lists.match('/api/services?active=true'))!.text(),
      await (await lists.match('/api/plants'))!.text(),
    ]).toEqual([expect.stringContaining('new'), 'old']);
    expect(await open()).toEqual([seen]);
  },
);
