/** A phone on a train: what opens, what is kept and what goes out later, with the line really closed. */
import { createHash } from 'node:crypto';
import { articlesIn, CORE_PAGES } from '#app/pwa/offline-pages.ts';
import { expect, keptAddresses, test, untilLive, visit } from './support/offline.ts';
import { expectAccessible, expectNoSidewaysScroll, GARDEN } from './support/site.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'default' });

const OFFLINE = 'This page needs a connection';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages that the site has: one that is not built yet answers 404 and is no promise. */
async function existing(page: Page, base: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of CORE_PAGES) if ((await page.request.get(base + path)).ok()) found.push(path);
  if (!found.includes('/gardening-tips')) return found;
  const articles = articlesIn(await (await page.request.get(`${base}/gardening-tips`)).text());
  expect(articles.length).toBeGreaterThanOrEqual(6);
  return [...found, ...articles];
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Describe your garden').fill(GARDEN);
  await page.getByText('Family Garden', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate my designs' }).click();
}

test('after one visit to the home page every core page opens, by its address and by a click', async ({
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
  await front.goOffline(context);
  for (const path of paths) {
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

test('a click on a page that was never kept leads to the offline page, not to an error', async ({
  page,
  front,
  context,
}) => {
  await visit(page, `${front.url}/design-library`);
  await front.goOffline(context);
  await page.locator('main a[href^="/design/"]').first().click();
  await expect(heading(page)).toHaveText(OFFLINE);
});

test('a private design is in no cache unless it was kept; kept, it opens with plan and quantities; forgotten, it is gone', async ({
  page,
  front,
  context,
}) => {
  test.setTimeout(120_000);
  await visit(page, `${front.url}/ai-design`);
  await generate(page);
  await page.getByRole('link', { name: 'Open the design' }).first().click();
  await expect(page).toHaveURL(/\/design\/dsn_/);
  const id = /design\/([^/?#]+)/.exec(page.url())![1]!;
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('This design is private')).toBeVisible();
  const withDesign = async () =>
    (await keptAddresses(page)).filter(
      (address) => address.includes(id) || address.includes('/uploads/'),
    );
  expect(await withDesign()).toEqual([]);

  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible();
  expect((await withDesign()).every((address) => address.startsWith('plotwright-kept-1 '))).toBe(
    true,
  );
  await front.goOffline(context);
  await page.goto(`${front.url}/design/${id}`);
  await untilLive(page);
  await expect(page.getByRole('heading', { name: /Quantities/ })).toBeVisible();
  const plan = await page.evaluate(async (key) => {
    const answers = await Promise.all(
      [`/api/designs/${key}/plan.svg?view=plain`, `/api/designs/${key}/quantities.csv`].map((url) =>
        fetch(url),
      ),
    );
    return Promise.all(answers.map((answer) => answer.text()));
  }, id);
  expect(plan[0]).toContain('<svg');
  expect(plan[1]!.split('\n').length).toBeGreaterThan(10);
  await page.goto(`${front.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Your saved designs' })).toBeVisible();

  await front.goOnline(context);
  // The offline page asks for its address again by itself: first that, then the next.
  await expect(heading(page)).toHaveText('404 Page Not Found');
  await page.goto(`${front.url}/design/${id}`);
  await untilLive(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  expect(await withDesign()).toEqual([]);
});

test('a design taken out of the library leaves nothing behind in the browsers that saw it', async ({
  page,
  front,
}) => {
  test.setTimeout(120_000);
  await visit(page, `${front.url}/ai-design`);
  await generate(page);
  await page.getByRole('link', { name: 'Open the design' }).first().click();
  await expect(page).toHaveURL(/\/design\/dsn_/);
  const id = /design\/([^/?#]+)/.exec(page.url())![1]!;
  const withDesign = async () =>
    (await keptAddresses(page)).filter((address) => address.includes(id));
  await page.getByRole('button', { name: 'Publish it in the library' }).click();
  await expect(page.getByText('This design is in the public library')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect.poll(withDesign).toContainEqual(expect.stringContaining(`/design/${id}`));
  await page.getByRole('button', { name: 'Remove it from the library' }).click();
  await expect(page.getByText('This design is private')).toBeVisible();
  await expect.poll(withDesign).toEqual([]);
});

test.describe('what a stranger asks of the back office', () => {
  test.use({
    expectedErrors:
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch|status of (401|404|503)/,
  });

  test('nothing of the owner is kept, no call but the public lists, and no post', async ({
    page,
    front,
  }) => {
    await visit(page, front.url);
    await page.evaluate(async () => {
      for (const path of [
        '/admin/dashboard',
        '/admin/login',
        '/api/admin/stats',
        '/api/health-check',
        '/api/openapi.json',
        '/api/services?active=true',
      ])
        await fetch(path).catch(() => null);
      await fetch('/api/design-library/none/pdf', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
    });
    await page.goto(`${front.url}/admin/dashboard`);
    await page.goto(`${front.url}/about`);
    await untilLive(page);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    const addresses = await keptAddresses(page);
    expect(
      addresses.filter((address) =>
        / \/admin|\/api\/admin|health-check|openapi|\/pdf/.test(address),
      ),
    ).toEqual([]);
    expect(addresses).toContainEqual(expect.stringContaining('/api/services?active=true'));
  });
});

test('a stored page comes back with the policy that allows its own styles', async ({
  page,
  front,
  context,
}) => {
  await visit(page, front.url);
  await front.goOffline(context);
  const answer = await page.goto(`${front.url}/about`);
  await untilLive(page);
  expect(answer!.fromServiceWorker()).toBe(true);
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(await answer!.text())![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer!.headers()['content-security-policy']).toContain(`'sha256-${hash}'`);
});

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

test(
  'a new worker takes over, the page reloads, and what was half filled is still there',
  { tag: '@long' },
  async ({ page, front }) => {
    await visit(page, `${front.url}/ai-design`);
    await page.getByLabel('Describe your garden').fill('A long narrow garden, half filled in');
    await page.evaluate(() => {
      // A form that does not save itself, as any page may have one.
      const form = document.createElement('form');
      form.dataset.draft = 'note';
      form.innerHTML =
        '<label>Note <input name="note"></label><label><input type="checkbox" name="tick" value="1"> Tick</label><label>Secret <input name="secret" type="password"></label>';
      document.querySelector('main')!.append(form);
      Object.assign(globalThis, { isOldPage: true });
    });
    await page.getByLabel('Note').fill('bring the tape');
    await page.getByLabel('Tick').check();
    await page.getByLabel('Secret').fill('never saved');
    front.publishNewWorker();
    const before = await page.evaluate(() => caches.keys());
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.waitForFunction(() => !('isOldPage' in globalThis), undefined, { timeout: 30_000 });
    await untilLive(page);
    await expect(page.getByLabel('Describe your garden')).toHaveValue(
      'A long narrow garden, half filled in',
    );
    // The form comes back later than the page, as a lazy one does.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.dataset.draft = 'note';
      form.innerHTML =
        '<label>Note <input name="note"></label><label><input type="checkbox" name="tick" value="1"> Tick</label><label>Secret <input name="secret" type="password"></label>';
      document.querySelector('main')!.append(form);
    });
    await expect(page.getByLabel('Note')).toHaveValue('bring the tape');
    await expect(page.getByLabel('Tick')).toBeChecked();
    await expect(page.getByLabel('Secret')).toHaveValue('');
    const after = await page.evaluate(() => caches.keys());
    expect(after.filter((name) => before.includes(name) && /assets|pages/.test(name))).toEqual([]);
    expect(after.some((name) => /assets-.+-1$/.test(name))).toBe(true);
  },
);

test('a design asked for without a network is kept, goes out once, and its maker is told both times', async ({
  page,
  front,
  context,
}) => {
  test.setTimeout(120_000);
  await visit(page, `${front.url}/ai-design`);
  await front.goOffline(context);
  await generate(page);
  await expect(page.getByText('Saved for later', { exact: true })).toBeVisible();
  await expect(page.getByText('Your garden description is saved on this device')).toBeVisible();
  await expect(page.getByText('Design Generation Error')).toHaveCount(0);
  // It outlasts a reload, still without a network.
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('Your garden description is saved on this device')).toBeVisible();
  await front.goOnline(context);
  await expect(page.getByText('Your designs are ready', { exact: true }).first()).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible();
  await expect(page.getByText('Your garden description is saved on this device')).toHaveCount(0);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeVisible();
  expect(front.heard.filter((line) => line === 'POST /api/design')).toHaveLength(1);
});

test('a booking request written without a network goes out once, and the form is empty then', async ({
  page,
  front,
  context,
}) => {
  await visit(page, front.url);
  await front.goOffline(context);
  await page.goto(`${front.url}/booking`);
  await untilLive(page);
  await page.getByLabel('Your name').fill('Sample Visitor');
  await page.getByLabel('E-mail').fill('sample@example.com');
  for (const reloads of [false, true]) {
    if (reloads) {
      await page.reload();
      await untilLive(page);
      await expect(page.getByLabel('Your name')).toHaveValue('Sample Visitor');
    }
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Saved for later', { exact: true })).toBeVisible();
    await expect(page.getByText('Your request is saved on this device')).toHaveCount(1);
  }
  await front.goOnline(context);
  await expect(page.getByText(/under the reference [A-Z0-9]{6}/).first()).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByRole('main').getByText('Your request has been sent')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  expect(front.heard.filter((line) => line === 'POST /api/booking-requests')).toHaveLength(1);
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('plotwright-outbox');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('requests').objectStore('requests').getAll();
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
        });
      }),
  );
  expect(left).not.toContain('sample@example.com');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
});

test(
  'a request that the maker thinks better of is never sent',
  { tag: '@long' },
  async ({ page, front, context }) => {
    await visit(page, `${front.url}/ai-design`);
    await front.goOffline(context);
    await generate(page);
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await expect(page.getByText('Your garden description is saved on this device')).toHaveCount(0);
    await front.goOnline(context);
    await page.reload();
    await untilLive(page);
    expect(front.heard.filter((line) => line.startsWith('POST'))).toEqual([]);
  },
);
