/** The public pages in the light and in the dark theme, on a tablet and on the narrowest phone; and the button that changes the theme. */
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './support/site.ts';

const THEMES = ['light', 'dark'] as const;
const ALL_PAGES = [
  '/', '/ai-design', '/design-library', '/planting-calendar', '/planting-calendar/full', '/gardening-tips', '/gardening-tips/what-chalk-wants', '/services', '/portfolio', '/booking',
  '/about', '/cost-calculator', '/garden-recommendations', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/accessibility', '/nothing-here', '/admin/login',
];
/** Those whose layout is their own; the long run takes every page. */
const PAGES = process.env.LONG ? ALL_PAGES : ['/', '/design-library', '/planting-calendar', '/portfolio', '/booking', '/cost-calculator', '/admin/login'];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ });

for (const colorScheme of THEMES) {
  test.describe(`the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 768, height: 1024 } });

    for (const path of PAGES) {
      test(`${path} is accessible on a tablet and fits the narrowest phone`, async ({ page }) => {
        await openPage(page, path);
        const [red, green, blue] = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g)!.map(Number));
        if (colorScheme === 'dark') expect(Math.max(red!, green!, blue!)).toBeLessThan(64);
        else expect(Math.min(red!, green!, blue!)).toBeGreaterThan(200);
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);
      });
    }

    test('a design page is accessible on a tablet and fits the narrowest phone', async ({ page, request }) => {
      const { designs } = (await (await request.get('/api/design-library')).json()) as { designs: { id: string }[] };
      await openPage(page, `/design/${designs[0]!.id}`);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
    });
  });
}
