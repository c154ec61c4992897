/** A phone on a train: what opens, what is kept and what goes out later, with the line really closed. */
import { articlesIn, CORE_PAGES } from '#app/pwa/offline-pages.ts';
import { expect, keptAddresses, test, untilLive, visit } from './support/offline.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/site.ts';
import type { Page } from '@playwright/test';
import { heading } from './support/offline-pages.ts';

test.describe.configure({ mode: 'default' });

const OFFLINE = 'This page needs a connection';

/** Pages that the site has: one that is not built yet answers 404 and is no promise. */
async function existing(page: Page, base: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of CORE_PAGES) if ((await page.request.get(base + path)).ok()) found.push(path);
  if (!found.includes('/gardening-tips')) return found;
  const articles = articlesIn(await (await page.request.get(`${base}/gardening-tips`)).text());
  expect(articles.length).toBeGreaterThanOrEqual(6);
  return [...found, ...articles];
}

/** Pages with parts of their own: the default run opens these and sees that the others are kept. */
const UNLIKE = ['/', '/ai-design', '/planting-calendar', '/design-library', '/privacy-policy'];

test('after one visit to the home page every core page is kept and opens, by its address and by a click; one never kept leads to the offline page', async ({
  page,
  front,
  context,
}) => {
  test.setTimeout(120_000);
  const paths = await existing(page, front.url);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/planting-calendar',
      '/about',
      '/privacy-policy',
      '/ai-design',
      '/design-library',
    ]),
  );
  await visit(page, front.url);
  const titles = new Map<string, string>();
  for (const path of paths) {
    const html = await (await page.request.get(front.url + path)).text();
    titles.set(
      path,
      /<title>([^<]*)</.exec(html)![1]!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    );
  }
  const kept = await keptAddresses(page);
  for (const path of paths)
    expect(kept).toContainEqual(
      expect.stringMatching(new RegExp(`^plotwright-pages-\\S* ${path}$`)),
    );
  await front.goOffline(context);
  for (const path of process.env.LONG ? paths : UNLIKE) {
    await test.step(path, async () => {
      await page.goto(front.url + path);
      await untilLive(page);
      await expect(page).toHaveTitle(titles.get(path)!);
      await expect(heading(page)).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
      await expect(heading(page)).not.toHaveText(OFFLINE);
    });
  }
  await page.goto(front.url);
  await untilLive(page);
  for (const name of ['Planting Calendar', 'Design Library', 'AI Design Tool']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(heading(page)).not.toHaveText(/could not be shown|connection/);
  }
  await page.goto(`${front.url}/design-library`);
  await untilLive(page);
  await page.locator('main a[href^="/design/"]').first().click();
  await expect(heading(page)).toHaveText(OFFLINE);
});

test(
  'an address with a question is answered as it asks, from what was kept for the page',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await visit(page, front.url);
    await front.goOffline(context);
    const [month, name] = new Date().getMonth() === 4 ? [6, 'June'] : [5, 'May'];
    await page.goto(`${front.url}/planting-calendar?month=${month}`);
    await expect(page.getByRole('heading', { name: `Plants for ${name}` })).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    await page.goto(`${front.url}/booking?kind=site-assessment`);
    await expect(page.getByRole('tab', { name: /^Site Assessment/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test(
  'a design of the library seen once opens with its picture, plan and quantities',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await page.goto(`${front.url}/design-library`);
    const path = await page.locator('main a[href^="/design/"]').first().getAttribute('href');
    // The plan is asked for while the page itself is still on its way into the copy.
    front.delay((asked) => asked === path, 1_500);
    await visit(page, front.url + path);
    await page.getByRole('heading', { name: 'Plan', exact: true }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => keptAddresses(page))
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/seen.* \/design\//),
          expect.stringMatching(/plan\.svg/),
        ]),
      );
    await front.goOffline(context);
    await page.reload();
    await untilLive(page);
    await expect(heading(page)).not.toHaveText(OFFLINE);
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Quantities/ })).toBeVisible();
    const picture = page.locator('main article img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);

test(
  'the page the visit began with keeps the pictures it showed',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await visit(page, `${front.url}/planting-calendar`);
    const picture = page.locator('main img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const shown = await picture.evaluate(
      (image: HTMLImageElement) => new URL(image.currentSrc).pathname,
    );
    await expect
      .poll(async () =>
        (await keptAddresses(page)).some((address) => address === `plotwright-pictures-1 ${shown}`),
      )
      .toBe(true);
    await front.goOffline(context);
    await page.reload();
    await untilLive(page);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);

test(
  'an address that was never kept shows what can be read, and opens by itself later',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await visit(page, front.url);
    await front.goOffline(context);
    await page.goto(`${front.url}/design/dsn_NeverSeenByAnyone00000`);
    await expect(heading(page)).toHaveText(OFFLINE);
    await expect(page).toHaveTitle(/^This page needs a connection \| .+/);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expect(
      page.getByRole('link', { name: 'Planting calendar', exact: false }).first(),
    ).toBeVisible();
    // By the keys: the page is still being laid out for its new width.
    await page.getByRole('link', { name: 'Home', exact: true }).press('Enter');
    await expect(page).toHaveURL(`${front.url}/`);
    await untilLive(page);
    await page.goto(`${front.url}/no/such/page`);
    await expect(heading(page)).toHaveText(OFFLINE);
    await front.goOnline(context);
    await expect(heading(page)).toHaveText('404 Page Not Found');
  },
);

test(
  'a line that hardly works does not keep a reader waiting',
  { tag: '@long' },
  async ({ page, front }) => {
    await visit(page, front.url);
    front.delay((path) => path.startsWith('/about'), 30_000);
    await page.goto(`${front.url}/about`);
    await untilLive(page);
    await expect(heading(page)).toBeVisible();
  },
);

test(
  'pages kept a day ago are fetched anew at the next visit',
  { tag: '@long' },
  async ({ page, front }) => {
    await visit(page, front.url);
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('plotwright-pages-'))!;
      await (
        await caches.open(name)
      ).put('/.renewed', new Response(String(Date.now() - 25 * 60 * 60_000)));
    });
    const before = front.heard.length;
    const heardSince = () => front.heard.slice(before);
    await page.goto(`${front.url}/design-library`);
    await expect
      .poll(heardSince, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['GET /about', 'GET /about.data', 'GET /privacy-policy']));
    await page.goto(`${front.url}/portfolio`);
    await untilLive(page);
    expect(heardSince().filter((line) => line === 'GET /about')).toHaveLength(1);
  },
);
