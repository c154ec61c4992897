/** The card that offers to install the site: when it appears, what its buttons do, and what iOS is told. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './support/site.ts';

const KEY = 'plotwright-install-dismissed';
const card = (page: Page) => page.locator('section[aria-labelledby="install-heading"]');

/** The browser's offer, as Chromium makes it where a site may be installed. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((chosen) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(globalThis, { wasPrompted: true }),
      userChoice: Promise.resolve({ outcome: chosen }),
    });
    dispatchEvent(event);
  }, outcome);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('it appears ten seconds after the offer, at the bottom right, and an accepted Install clears it', async ({
  page,
}) => {
  await openPage(page, '/about');
  await offer(page);
  // Real time passes as well: on a slow machine it may be seconds.
  await page.clock.runFor(5_000);
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(5_100);
  await expect(card(page)).toBeVisible();
  const box = (await card(page).boundingBox())!;
  expect(1440 - box.x - box.width).toBeLessThan(40);
  expect(900 - box.y - box.height).toBeLessThan(40);
  await card(page).getByRole('button', { name: 'Install' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'wasPrompted' in globalThis)).toBe(true);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test(
  'on a phone it fits in the dark theme, and Close is remembered',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/about');
    await offer(page);
    await page.clock.runFor(10_100);
    await expect(card(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await expect(card(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  },
);

for (const [path, width, height] of [
  ['/', 390, 844],
  ['/', 1440, 900],
  ['/ai-design', 390, 844],
] as const) {
  const tag = path === '/' && width === 390 ? [] : '@long';
  test(
    `at ${width} pixels it covers no button and no field of ${path}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, path);
      await offer(page);
      await page.clock.runFor(10_100);
      await expect(card(page)).toBeAttached();
      for (let top = 0; top < 3_000; top += 300) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.clock.runFor(500);
        const covered = await card(page).evaluate((own) => {
          if (getComputedStyle(own).visibility === 'hidden') return [];
          const area = own.getBoundingClientRect();
          return [...document.querySelectorAll('main :is(.button-look, button, input, textarea)')]
            .map((control) => control.getBoundingClientRect())
            .filter(
              (box) =>
                box.width > 0 &&
                box.right > area.left &&
                box.left < area.right &&
                box.bottom > area.top &&
                box.top < area.bottom,
            );
        });
        expect(covered).toEqual([]);
      }
    },
  );
}

test('Later is remembered: it does not come again', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/about');
  await offer(page);
  await page.clock.runFor(10_100);
  await card(page).getByRole('button', { name: 'Later' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  await openPage(page, '/about');
  await offer(page);
  await page.clock.runFor(20_000);
  await expect(card(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('it says where the share button leads', { tag: '@long' }, async ({ page }) => {
    await openPage(page, '/about');
    await page.clock.runFor(10_100);
    await expect(card(page)).toContainText('Tap the share button in Safari');
    await expect(card(page)).toContainText('Add to Home Screen');
    await expect(card(page).getByRole('button', { name: 'Install' })).toHaveCount(0);
    await card(page).getByRole('button', { name: 'Got it' }).click();
    await expect(card(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  });

  test('an app on the home screen says nothing', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await openPage(page, '/about');
    await page.clock.runFor(20_000);
    await expect(card(page)).toHaveCount(0);
  });
});

test('the browser reads the manifest without a complaint and the worker is never kept by HTTP', async ({
  page,
  request,
}) => {
  await openPage(page, '/');
  // Named once the line is quiet, so that it takes nothing from the first picture.
  await page.clock.runFor(12_000);
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { data, errors, url } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.json$/);
  expect(errors).toEqual([]);
  expect(data).toContain('"display":"standalone"');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-store');
  expect(worker.headers()['content-type']).toMatch(/javascript/);
});

test.describe('when its code cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });
  test('the page stays as it is', { tag: '@long' }, async ({ page }) => {
    const { promise: wasAsked, resolve: noteAsked } = Promise.withResolvers<void>();
    await page.route('**/assets/install-card-*.js', (route) => {
      noteAsked();
      return route.abort();
    });
    await openPage(page, '/about');
    const heading = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await offer(page);
    await page.clock.runFor(10_100);
    await wasAsked;
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(card(page)).toHaveCount(0);
  });
});
