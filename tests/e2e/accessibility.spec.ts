/** Every page: nothing wider than the screen at three widths, no axe fault on a phone and on a desk, none in the dark. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, makeDesigns, openPage, test, expect } from './support/site.ts';

const THEMES = ['light', 'dark'] as const;
const PAGES = [
  ['home', '/'],
  ['design tool', '/ai-design'],
  ['library', '/design-library'],
  ['library without a match', '/design-library?search=zeppelin'],
  ['planting calendar', '/planting-calendar'],
  ['planting calendar of herbs', '/planting-calendar?month=5&category=herbs'],
  ['full calendar', '/planting-calendar/full'],
  ['gardening tips', '/gardening-tips'],
  ['gardening article', '/gardening-tips/what-chalk-wants'],
  ['services', '/services'],
  ['portfolio', '/portfolio'],
  ['booking', '/booking'],
  ['about', '/about'],
  ['privacy policy', '/privacy-policy'],
  ['cookie policy', '/cookie-policy'],
  ['terms', '/terms-of-service'],
  ['accessibility statement', '/accessibility'],
  ['cost calculator', '/cost-calculator'],
  ['plant recommendations', '/garden-recommendations'],
  ['unknown page', '/nothing-here'],
  ['unknown design', '/design/dsn_nosuchdesign'],
] as const;

/** Axe is slow: it looks where the layout or the colours differ. */
async function examine(page: Page, path: string, theme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, path);
  await expectAccessible(page);
  if (theme === 'dark') return;
  for (const width of [1440, 1280, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ });

for (const colorScheme of THEMES) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const [name, path] of PAGES) {
      test(`the ${name} page is accessible`, async ({ page }) => {
        await examine(page, path, colorScheme);
      });
    }

    test('a design page is accessible', async ({ page, request }) => {
      const { designs } = (await (await request.get('/api/design-library')).json()) as { designs: { id: string }[] };
      await examine(page, `/design/${designs[0]!.id}`, colorScheme);
    });

    test('the results with their dialog are accessible', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await makeDesigns(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Details/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
