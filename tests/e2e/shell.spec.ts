/** What stands round every page. */
import { expect, openPage, test } from './support/site.ts';

const LABELS = [
  'Home',
  'AI Design Tool',
  'Plant Recommendations',
  'Cost Calculator',
  'Design Library',
  'Planting Calendar',
  'Gardening Tips',
  'Services',
  'Portfolio',
  'Book Now',
  'About Us',
];

test('the eleven links are in order, the current one is marked, and the first stop of the keyboard skips them', async ({
  page,
}) => {
  await openPage(page, '/design-library');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(LABELS);
  await expect(
    page
      .getByRole('link', { name: 'Design Library', exact: true })
      .and(page.locator('[aria-current=page]')),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test(
  'the bar stays in sight and a link leads to the top of its page',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate(() => scrollTo(0, 2_000));
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'AI Design Tool' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tell us about your garden' }),
    ).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test('below the extra-large width the links fold into a menu that Escape closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await openPage(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await toggle.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    ...LABELS,
    'My designs',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole('link', { name: 'Design Library', exact: true }).first().click();
  await expect(page).toHaveURL(/design-library/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('what has focus is never behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openPage(page, '/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Privacy Policy' }).focus();
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.closest('header')) return null;
      const bar = document.querySelector('header.site-header')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().bottom <= bar ? element.outerHTML.slice(0, 120) : null;
    });
    expect(hidden).toBeNull();
  }
});

test(
  'the footer names the services, the policies, the hours and the year it began',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(
      'transformed gardens across London and surrounding areas since 2008',
    );
    for (const name of [
      'Garden Design',
      'Paving & Stonework',
      'Fencing & Structures',
      'Planting & Soft Landscaping',
      'Garden Irrigation',
      'Garden Maintenance',
    ]) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/services',
      );
    }
    await expect(footer.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
    await expect(footer.getByRole('link', { name: 'Our Facebook group' })).toBeVisible();
    await expect(footer).toContainText('Monday');
  },
);

test.describe('a chosen theme', () => {
  test.use({ colorScheme: 'light' });
  test('lasts beyond a reload', async ({ page }) => {
    await openPage(page, '/');
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await paper()).toBe(dark);
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  });
});

test.describe('addresses that lead nowhere or elsewhere', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('an unknown page answers 404 with its title, its hint and the way on', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main pages' }).getByRole('link'),
    ).toHaveCount(4);
  });

  test('the development page is not in the built site', async ({ page }) => {
    expect((await page.goto('/dev/components'))?.status()).toBe(404);
  });

  test('the older address of the design tool moves for good', async ({ request }) => {
    const answer = await request.get('/ai-design-tool', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/ai-design');
  });
});
