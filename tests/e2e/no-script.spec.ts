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
