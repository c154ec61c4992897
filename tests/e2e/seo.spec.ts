/** What search engines are told: every public page by itself, and no link on any of them that leads nowhere. */
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { faultsOf, readStructuredData } from '../support/structured-data.ts';
import { expect, test } from './support/site.ts';

const unescape = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
const first = (html: string, pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '');
const tag = (html: string, key: 'name' | 'property', value: string) =>
  first(html, new RegExp(`<meta ${key}="${value}" content="([^"]*)"`));

async function listPublicPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(unescape(match[1]!)).pathname,
  );
}

/** What leads into a page or a file of this site. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map((match) => unescape(match[1]!))
    .filter((href) => href.startsWith('/'))
    .map((href) => href.split('#')[0]!);
}

test('each public page has a title, a description, an address, a heading and a place of its own', async ({
  request,
  baseURL,
}) => {
  const pages = await listPublicPages(request);
  expect(pages.length).toBeGreaterThan(15);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of pages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const title = first(html, /<title[^>]*>([^<]+)<\/title>/);
    const description = tag(html, 'name', 'description');
    expect(title.length, `${path}: title`).toBeGreaterThan(10);
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
    expect(description.length, `${path}: description "${description}"`).toBeGreaterThan(50);
    expect(description.length, `${path}: description "${description}"`).toBeLessThan(220);
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    descriptions.set(description, path);
    expect(first(html, /<link rel="canonical" href="([^"]*)"/), path).toBe(
      new URL(path, baseURL).href.replace(/\/$/, path === '/' ? '/' : ''),
    );
    expect(tag(html, 'property', 'og:url'), path).toBe(
      first(html, /<link rel="canonical" href="([^"]*)"/),
    );
    for (const property of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
      expect(tag(html, 'property', property), `${path} ${property}`).not.toBe('');
    // Search engines wait until the firm's facts are its own.
    expect(tag(html, 'name', 'robots'), path).toBe('noindex');
    expect(html.match(/<h1[\s>]/g)?.length, `${path}: main headings`).toBe(1);

    const blocks = readStructuredData(html);
    expect(blocks.flatMap(faultsOf), path).toEqual([]);
    expect(
      blocks.filter((block) => block['@type'] === 'BreadcrumbList').length,
      `${path}: breadcrumbs`,
    ).toBe(1);
    // The facts of a fresh install are samples.
    expect(JSON.stringify(blocks), path).not.toContain('LocalBusiness');
  }
});

test('the sitemap names every page of the site that has one address, and the robots file names the sitemap', async ({
  request,
  baseURL,
}) => {
  const routes = [
    ...readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8').matchAll(
      /route\('([a-z/-]+)'/g,
    ),
  ].map((match) => `/${match[1]}`);
  // Other addresses of one page, pages for one person, and the form that designs, estimates and the booking page lead to.
  const unlisted = [
    '/design',
    '/ai-design-tool',
    '/dev/components',
    '/garden-recommendations/report',
    '/enquiry/new',
    '/my-designs',
  ];
  const pages = await listPublicPages(request);
  expect(
    routes.filter(
      (path) => !unlisted.includes(path) && !path.startsWith('/admin') && !pages.includes(path),
    ),
  ).toEqual([]);
  expect(pages.filter((path) => path.startsWith('/design/')).length).toBeGreaterThanOrEqual(12);
  expect(pages.filter((path) => /^\/(admin|api|dev)\b/.test(path))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toMatch(/Disallow: \/admin\//);
});

test('every link of every public page leads somewhere', async ({ request }) => {
  const links = new Map<string, string>();
  for (const path of (await listPublicPages(request)).filter(
    (page, index) => !page.startsWith('/design/') || index % 8 === 0,
  )) {
    for (const link of linksOf(await (await request.get(path)).text()))
      if (!links.has(link)) links.set(link, path);
  }
  expect(links.size).toBeGreaterThan(20);
  const dead: string[] = [];
  for (const [link, from] of links) {
    const { status } = { status: (await request.get(link)).status() };
    if (status >= 400) dead.push(`${link} on ${from}: ${status}`);
  }
  expect(dead).toEqual([]);
});

test('an unknown page is not indexed and has no place', async ({ request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(tag(html, 'name', 'robots')).toBe('noindex');
  expect(readStructuredData(html)).toEqual([]);
});
