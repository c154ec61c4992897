import { expect, test } from 'vitest';
import { CORE_PAGES } from '../offline-pages.ts';
import { isStorable, isWithdrawn, type Ask, planFor, surplus } from './routing.ts';

const origin = 'https://gardens.example';
const ask = (path: string, more: Partial<Ask> = {}): Ask => ({
  method: 'GET',
  url: path.startsWith('http') ? path : origin + path,
  origin,
  isNavigation: false,
  hasRange: false,
  referrer: '',
  ...more,
});
const open = (path: string) => planFor(ask(path, { isNavigation: true }));
const fetched = (path: string, more: Partial<Ask> = {}) => planFor(ask(path, more));
const pass = { kind: 'pass' };

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])("%s is never the worker's business", (method) => {
  for (const path of ['/', '/api/design', '/api/services', '/assets/a-1.js'])
    expect(planFor(ask(path, { method, isNavigation: true }))).toEqual(pass);
});

test.each([
  '/admin',
  '/admin/login',
  '/admin/dashboard',
  '/admin.data',
  '/admin/dashboard.data',
  '/Admin/Dashboard',
  '/admin/settings?tab=rates',
  '/api/admin/sessions',
  '/api/admin/login',
  '/api/admin/stats',
  '/api/health-check',
  '/api/openapi.json',
  '/api/design',
  '/api/admin/design-ideas',
  '/dev/components',
  '/booking?enquiry=enq_1.a',
  '/booking.data?kind=site-assessment&enquiry=enq_1.a',
  '/sw.js',
])('%s goes to the network as if there were no worker', (path) => {
  expect(fetched(path)).toEqual(pass);
  if (path !== '/sw.js') expect(open(path)).toEqual(pass);
});

test('other sites and parts of files pass through', () => {
  expect(fetched('https://elsewhere.example/assets/a.js')).toEqual(pass);
  expect(fetched('/assets/film-1.js', { hasRange: true })).toEqual(pass);
});

test('every core page is kept as document and as data', () => {
  for (const path of CORE_PAGES) {
    expect(open(path)).toEqual({ kind: 'document', path, store: 'core' });
    const data = path === '/' ? '/_root.data' : `${path}.data`;
    expect(fetched(data)).toEqual({ kind: 'data', path, key: data, store: 'core' });
  }
});

test('an article belongs to the core, a query is not kept, a slash at the end is no other page', () => {
  expect(open('/gardening-tips/clay-soil')).toEqual({
    kind: 'document',
    path: '/gardening-tips/clay-soil',
    store: 'core',
  });
  expect(open('/planting-calendar?month=5')).toEqual({
    kind: 'document',
    path: '/planting-calendar',
    store: null,
  });
  expect(open('/about/')).toEqual({ kind: 'document', path: '/about', store: 'core' });
});

test.each([
  ['/design', ''],
  ['/design/', ''],
  ['/ai-design-tool', ''],
  ['/design?from=abc', '?from=abc'],
])('%s shows what is kept as /ai-design, with its query', (path, query) => {
  const plain = path.replace(query, '').replace(/\/$/, '');
  expect(open(path)).toEqual({
    kind: 'document',
    path: plain,
    store: null,
    same: { path: '/ai-design', address: `${origin}/ai-design${query}` },
  });
});

test('partial page data has its own cache key', () => {
  expect(fetched('/services.data?_routes=routes%2Fpublic%2Fservices')).toEqual({
    kind: 'data',
    path: '/services',
    key: '/services.data?_routes=routes%2Fpublic%2Fservices',
    store: 'core',
  });
});

test('a design seen is kept among the pages seen, an unknown page nowhere', () => {
  expect(open('/design/dsn_abcdef')).toEqual({
    kind: 'document',
    path: '/design/dsn_abcdef',
    store: 'seen',
  });
  expect(open('/some/other')).toEqual({ kind: 'document', path: '/some/other', store: null });
});

test('the studio is asked for, and opens without a network where its design was kept; nothing of it is kept by itself', () => {
  expect(open('/studio/dsn_abcdef')).toEqual({
    kind: 'document',
    path: '/studio/dsn_abcdef',
    store: null,
  });
  expect(fetched('/studio/dsn_abcdef.data')).toMatchObject({ kind: 'data', store: null });
});

test('the files of a design wait for its page to be public', () => {
  for (const file of ['', '/plan.svg?view=sun', '/planting.csv', '/quantities.csv'])
    expect(fetched(`/api/designs/dsn_abcdef${file}`)).toEqual({
      kind: 'design-file',
      design: 'dsn_abcdef',
    });
  expect(fetched('/api/designs/dsn_abcdef/share')).toEqual(pass);
  expect(fetched('/api/services?active=true')).toEqual({ kind: 'list' });
});

test.each([
  ['', false, null],
  [`${origin}/ai-design`, false, null],
  [`${origin}/admin/dashboard`, false, null],
  ['https://elsewhere.example/', false, null],
  ['about:client', false, null],
  [`${origin}/`, true, null],
  [`${origin}/portfolio`, true, null],
  [`${origin}/design/dsn_abcdef`, true, 'dsn_abcdef'],
])('a picture asked for by "%s" may be kept: %s', (referrer, mayStore, design) => {
  expect(fetched('/uploads/a/b-640.avif', { referrer })).toEqual({
    kind: 'picture',
    mayStore,
    design,
  });
});

test('a PDF among the uploads is left alone', () => {
  expect(fetched('/uploads/reports/a.pdf', { referrer: `${origin}/` })).toEqual(pass);
});

const answer = (
  headers: Record<string, string> = {},
  more: Partial<{ status: number; type: string; redirected: boolean }> = {},
) => ({ status: 200, type: 'basic', redirected: false, headers: new Headers(headers), ...more });

test('what is private, redirected, foreign, faulty or another for everybody is not kept', () => {
  expect(isStorable(answer())).toBe(true);
  expect(isStorable(answer({ vary: 'accept-encoding', 'cache-control': 'no-cache' }))).toBe(true);
  expect(isStorable(answer({ 'cache-control': 'private, no-store' }))).toBe(false);
  for (const vary of ['*', 'Cookie', 'accept-encoding, Authorization'])
    expect(isStorable(answer({ vary }))).toBe(false);
  for (const more of [
    { status: 206 },
    { status: 404 },
    { status: 500 },
    { type: 'opaque' },
    { type: 'opaqueredirect', status: 0 },
    { redirected: true },
  ])
    expect(isStorable(answer({}, more))).toBe(false);
});

test('what was kept goes when its page is deleted, moved or private; not when the server is in trouble', () => {
  for (const more of [
    { status: 404 },
    { status: 410 },
    { type: 'opaqueredirect', status: 0 },
    { redirected: true },
  ])
    expect(isWithdrawn(answer({}, more))).toBe(true);
  expect(isWithdrawn(answer({ 'cache-control': 'private, no-store' }))).toBe(true);
  for (const status of [200, 429, 500, 503])
    expect(isWithdrawn(answer({}, { status }))).toBe(false);
  expect(isWithdrawn(answer({ 'cache-control': 'no-store' }, { status: 500 }))).toBe(false);
});

test('the oldest goes first', () => {
  expect(surplus([1, 2, 3, 4], 3)).toEqual([1]);
  expect(surplus([1, 2], 3)).toEqual([]);
});
