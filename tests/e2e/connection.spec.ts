/** The banner at the top: three states, their words, their order, and that it never lies over the page. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './support/site.ts';

test.use({
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch|status of 404/,
});

const OFFLINE = 'No Internet Connection';
const VPN = 'VPN Connection Detected';
const SLOW = 'Slow Connection';

/** Health checks that fail as they do behind a broken tunnel. */
const breakChecks = (page: Page) =>
  page.route('**/api/health-check', (route) => route.abort('connectionreset'));
const setConnection = (page: Page, facts: { effectiveType?: string; rtt?: number }) =>
  page.evaluate((given) => {
    const { connection } = navigator as unknown as { connection: EventTarget };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(connection, name, { value, configurable: true });
    connection.dispatchEvent(new Event('change'));
  }, facts);

/** Fetched ahead of need: without a network it could not be. */
const untilBannerIsHere = (page: Page) =>
  page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes('connection-banner')),
    undefined,
    { timeout: 15_000 },
  );

test('offline is said in its own words, moves the page down, and goes when the network is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/about');
  await untilBannerIsHere(page);
  const top = (await page.locator('header.site-header').boundingBox())!.y;
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(banner).toContainText('Please check your internet connection and try again.');
  const box = (await banner.boundingBox())!;
  await expect
    .poll(async () => (await page.locator('header.site-header').boundingBox())!.y)
    .toBeGreaterThanOrEqual(top + box.height - 1);
  await expectAccessible(page);
  // What sticks to the top of the screen sticks below it.
  await page.evaluate(() => scrollTo(0, 1_500));
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect
    .poll(async () => (await links.boundingBox())!.y - (await banner.boundingBox())!.height)
    .toBeGreaterThanOrEqual(-2);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test(
  'a VPN is said after two signs in a row, and can be dismissed',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await breakChecks(page);
    await openPage(page, '/about');
    await page.clock.runFor(5_000);
    await expect(page.getByText(VPN)).toHaveCount(0);
    await page.clock.runFor(30_000);
    const banner = page.getByRole('status').filter({ hasText: VPN });
    await expect(banner).toContainText(
      'If you experience issues, try disabling your VPN temporarily. Some features may load slower than usual.',
    );
    await expectAccessible(page);
    await banner.getByRole('button', { name: `Dismiss: ${VPN}` }).click();
    await page.clock.runFor(60_000);
    await expect(page.getByText(VPN)).toHaveCount(0);
  },
);

test(
  'slow is said for 2g and for long round trips, in its own words',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/about');
    await setConnection(page, { effectiveType: '2g' });
    const banner = page.getByRole('status').filter({ hasText: SLOW });
    await expect(banner).toContainText(
      'Your connection is slower than usual. Some features may take longer to load.',
    );
    await setConnection(page, { effectiveType: '4g', rtt: 50 });
    await expect(banner).toHaveCount(0);
    await setConnection(page, { rtt: 1_200 });
    await expect(banner).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test(
  'where the code of banner and toast cannot be fetched, plain ones say it, and leave',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/(?:connection-banner|toast-viewport)-/, (route) => route.abort());
    await openPage(page, '/garden-recommendations');
    await setConnection(page, { effectiveType: '2g' });
    const banner = page.getByRole('status').filter({ hasText: SLOW });
    await expect(banner).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);

    const toast = page.getByRole('alert').filter({ hasText: 'Postcode Required' });
    const ask = page.getByRole('button', { name: 'Check my garden' });
    await ask.click();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
    await ask.click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(toast).toHaveCount(0);
  },
);
