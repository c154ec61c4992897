/** From a description to three designs, and everything that can go wrong on the way. */
import type { Page } from '@playwright/test';
import { expect, GARDEN, makeDesigns, openPage, test } from './support/site.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Generate my designs' });

const toast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Design Generation Error' });

async function fillForm(page: Page, description = GARDEN) {
  await openPage(page, '/ai-design');
  await page.getByLabel('Describe your garden').fill(description);
  await page.getByText('Family Garden', { exact: true }).click();
}

test('an empty form names what is missing and takes the visitor there', async ({ page }) => {
  await openPage(page, '/design');
  await submit(page).click();
  await expect(
    page.getByText('Please provide a description of at least 10 characters'),
  ).toBeVisible();
  await expect(page.getByText('Please select a project type')).toBeVisible();
  await expect(page.getByLabel('Describe your garden')).toBeFocused();
  await page.getByLabel('Describe your garden').fill('ninechars');
  await submit(page).click();
  await expect(
    page.getByText('Please provide a description of at least 10 characters'),
  ).toBeVisible();
});

test('sizes that are none are refused beside their fields', { tag: '@long' }, async ({ page }) => {
  await fillForm(page);
  await page.getByLabel('Area in m²').fill('-3');
  await page.getByLabel('Perimeter in m').fill('abc');
  await submit(page).click();
  await expect(page.getByText('The area must be more than 0')).toBeVisible();
  await expect(page.getByText('Please give the perimeter as a number')).toBeVisible();
});

test('a description becomes three designs, by keyboard alone', async ({ page }) => {
  await openPage(page, '/ai-design');
  await page.getByLabel('Describe your garden').focus();
  await page.keyboard.type(
    'A garden of 10m by 9m facing west, a lawn and a table for four please.',
  );
  await page.getByRole('radio', { name: /Family Garden/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Modern/ })).toBeChecked();
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Three designs for your garden' })).toBeFocused({
    timeout: 30_000,
  });
  await expect(page.locator('main article')).toHaveCount(3);
  const costs = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Cost', exact: true }) })
    .getByRole('cell');
  // The table comes with the details below the designs, which are loaded after them.
  await expect(costs).toHaveCount(3);
  expect(new Set(await costs.allTextContents()).size).toBeGreaterThan(1);
});

test('the results survive a reload, each opens in full, words that look like code are words, and what was understood can be put right', async ({
  page,
}) => {
  await makeDesigns(
    page,
    `${GARDEN} <script>document.title="owned"</script> "; drop table designs; -- with a lawn 🌳`,
  );
  await expect(page).not.toHaveTitle('owned');
  const titles = await page.locator('main article h3').allTextContents();
  await page.reload();
  await expect(page.locator('main article h3')).toHaveText(titles, { timeout: 20_000 });
  const opener = page.getByRole('button', { name: /^Details/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: titles[0] });
  for (const heading of ['Materials', 'Plants and their care', 'Through the year', 'Building it'])
    await expect(dialog.getByRole('heading', { name: heading })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const understood = page.getByRole('region', { name: 'What we understood' });
  await expect(understood).toContainText('Read:');
  await expect(understood).toContainText('Assumed:');
  const again = page.getByRole('button', { name: 'Design again' });
  await expect(again).toBeDisabled();
  await page.getByLabel('Garden faces').selectOption({ label: 'North' });
  await page.getByLabel('Seats at the table').fill('4');
  await again.click();
  await expect(understood.getByText(/^north$/i).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main article')).toHaveCount(3);
});

test(
  'what is typed survives a reload, and an example fills the form',
  { tag: '@long' },
  async ({ page }) => {
    await fillForm(page);
    await page.getByLabel('Postcode').fill('rm1 3ab');
    await page.reload();
    await expect(page.getByLabel('Describe your garden')).toHaveValue(GARDEN);
    await expect(page.getByRole('radio', { name: /Family Garden/ })).toBeChecked();
    await expect(page.getByLabel('Postcode')).toHaveValue('rm1 3ab');
    await page.getByRole('button', { name: /A small town courtyard/ }).click();
    await expect(page.getByLabel('Describe your garden')).toHaveValue(/Tiny courtyard/);
    await expect(page.getByRole('radio', { name: /Modern/ })).toBeChecked();
  },
);

test(
  'the wait shows its progress and its messages by the clock',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await fillForm(page);
    // The answer is held back: what it brings is walked through above.
    await page.route('**/api/design', () => new Promise<void>(() => {}));
    // From before the press: what is reckoned is then too little, which passes by itself, and never too much.
    await page.evaluate(() => void ((globalThis as { began?: number }).began = performance.now()));
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Designing your garden…' })).toBeDisabled();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    for (const [seconds, message, value] of [
      [1.3, 'Analyzing your garden requirements...', 0],
      [15.3, 'Generating creative design concepts...', 30],
      [30.3, 'Creating detailed plant recommendations...', 60],
      [45.3, 'Generating garden visualizations...', 90],
      [60.3, 'Finalizing your personalized designs...', 90],
    ] as const) {
      const elapsed = await page.evaluate(() => performance.now());
      const start = await page.evaluate(() => (globalThis as { began?: number }).began!);
      await page.clock.runFor(Math.max(0, seconds * 1_000 - (elapsed - start)));
      await expect(page.getByText(message)).toBeVisible();
      await expect(bar).toHaveAttribute('aria-valuenow', String(value));
    }
  },
);

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });
  test(
    'a refusal is told in a toast and in place, and nothing typed is lost',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/api/design', (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ message: 'This reads like a kitchen, not a garden.' }),
        }),
      );
      await fillForm(page);
      await submit(page).click();
      await expect(toast(page)).toContainText(
        'Failed to submit garden design: 422 This reads like a kitchen, not a garden.',
      );
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Design Generation Error',
      );
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByLabel('Describe your garden')).toHaveValue(GARDEN);
    },
  );

  test('what the server says of a field stands beside it', { tag: '@long' }, async ({ page }) => {
    await fillForm(page, 'A kitchen with an island, an oven and three tall cupboards');
    await page.route('**/api/design', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          message: 'Please check the postcode',
          errors: [{ field: 'postcode', message: 'We could not find this postcode' }],
        }),
      }),
    );
    await submit(page).click();
    await expect(page.getByText('We could not find this postcode')).toBeVisible();
    await expect(page.getByLabel('Postcode')).toBeFocused();
  });
});
