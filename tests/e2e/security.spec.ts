import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { PUBLIC_PAGES } from './support/pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Data for machines is no script to the browser. */
const RUNS = /^(?!.*(?:application\/ld\+json| src=))/;

const PATHS = [...PUBLIC_PAGES, '/admin/login', '/no-such-page', '/api/docs'];

test('every page allows exactly the scripts and styles that are written into it', async ({
  request,
}) => {
  for (const path of PATHS) {
    const answer = await request.get(path);
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    for (const tag of ['script', 'style']) {
      const written = [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
        .filter(([, attributes]) => RUNS.test(attributes!))
        .map(([, , text]) => hashOf(text!));
      const allowed = new RegExp(`${tag}-src ([^;]+)`).exec(policy)![1]!.split(' ');
      expect(allowed.toSorted(), path).toEqual(["'self'", ...new Set(written)].toSorted());
    }
  }
});

// A journey with the test of support/site.ts fails on every refusal as well, since the console is told of it as an error.
for (const path of PATHS)
  test(
    `the browser refuses nothing that ${path} needs`,
    { tag: ['/', '/admin/login', '/api/docs'].includes(path) ? [] : '@long' },
    async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text());
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(refused).toEqual([]);
    },
  );

test('assets are sent compressed and kept for ever', async ({ page, request }) => {
  await page.goto('/');
  const script = await page
    .locator('link[rel=modulepreload], script[type=module][src]')
    .first()
    .evaluate((element) => element.getAttribute('href') ?? element.getAttribute('src'));
  const answer = await request.get(script!, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
