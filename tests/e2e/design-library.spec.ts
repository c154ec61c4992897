/** The public library. */
import { expect, openPage, test } from './support/site.ts';

const cards = 'main article';

test('search, type and order narrow what is shown and stand in the address', async ({ page }) => {
  await openPage(page, '/design-library');
  const all = await page.locator(cards).count();
  expect(all).toBeGreaterThanOrEqual(12);
  await expect(page.getByText(`${all} designs found`)).toBeVisible();

  const type = page.getByLabel('Project type');
  const options = await type.locator('option').allTextContents();
  expect(options[0]).toBe('All types');
  await type.selectOption({ label: options[1] ?? '' });
  await expect(page).toHaveURL(/type=/);
  await expect.poll(() => page.locator(cards).count()).toBeLessThan(all);
  const typed = await page.locator(cards).count();

  await page.reload();
  await expect(page.locator(cards)).toHaveCount(typed);
  await page.getByLabel('Order').selectOption('alphabetical');
  await expect(page).toHaveURL(/sort=alphabetical/);
  // The address is written before the list is drawn anew.
  const inOrder = (await page.locator(`${cards} h2`).allTextContents()).toSorted((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  await expect(page.locator(`${cards} h2`)).toHaveText(inOrder);
});

test(
  'a search without a match says so and leads to the design tool',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/design-library');
    await page.getByRole('searchbox', { name: 'Search' }).fill('zeppelin hangar');
    await expect(page.getByText('0 designs found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create a design' })).toHaveAttribute(
      'href',
      '/ai-design-tool',
    );
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.locator(cards).first()).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  },
);

test(
  'the link to the library in the navigation empties the search, and it stays empty',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/design-library?search=zeppelin');
    await expect(page.getByText('0 designs found')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Design Library' })
      .click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(page.locator(cards).first()).toBeVisible();
    // The address follows the box after a pause: what is typed now begins from nothing.
    await page.getByRole('searchbox', { name: 'Search' }).fill('a');
    await expect(page).toHaveURL(/\/design-library\?search=a$/);
  },
);

test(
  'the buttons lead on, a card leads to its design, and its picture opens on its own',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/design-library');
    for (const [name, href] of [
      ['Design my garden', '/ai-design'],
      ['Book Consultation', '/booking'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        href,
      );
    const card = page.locator(cards).first();
    const title = await card.getByRole('heading').textContent();
    await expect(card.getByRole('link', { name: /Open image/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  },
);

test(
  'sharing falls back to the clipboard and says so',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openPage(page, '/design-library');
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    await expect(
      page.getByText('Design details copied to clipboard!', { exact: true }).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/design/dsn_');
  },
);
