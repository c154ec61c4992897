/** Every page read without its scripts, down to the narrowest phone. */
import { PUBLIC_PAGES } from './support/pages.ts';
import { expect, expectNoSidewaysScroll, test } from './support/site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test('every public page is complete without scripts and no wider than 320 px', async ({ page }) => {
  test.slow();
  for (const path of PUBLIC_PAGES) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('main');
      expect((await main.innerText()).length).toBeGreaterThan(400);
      // Nothing waits for a script that does not come.
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: false }).first(),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
});

test(
  'everything of the gardening tips but the chat works without scripts',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/gardening-tips`);
    await expect(page.locator('details[open] li').first()).toBeVisible();
    await page.locator('summary').nth(2).click();
    await expect(page.locator('details[open]')).toHaveCount(2);
    await expect(
      page.locator('noscript p', { hasText: 'The chat needs JavaScript.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
    await context.close();
  },
);
