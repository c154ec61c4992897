/** The cost calculator. */
import type { Page } from '@playwright/test';
import { expect, expectSoundEverywhere, openPage, test, untilLive } from './support/site.ts';

const HINT = 'Please select a service type and garden size to calculate your estimate';
const CHOSEN =
  '/cost-calculator?service=paving-stonework&size=medium&extras=drainage-systems&extras=outdoor-lighting&extras=garden-clearance';
const sheet = (page: Page) => page.getByRole('complementary', { name: 'Your estimate' });
const total = (page: Page) => page.getByTestId('total');
const pick = (page: Page, label: string) => page.getByText(label, { exact: true }).first().click();
const button = (page: Page) => page.getByRole('button', { name: 'Calculate Cost' });

test('waits for a service and a size, calculates for 800 ms, and takes the sum apart', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/cost-calculator');
  await expect(button(page)).toBeDisabled();
  await expect(page.getByText(HINT, { exact: true })).toBeVisible();
  await pick(page, 'Paving and stonework');
  await expect(button(page)).toBeDisabled();
  await pick(page, 'Medium');
  await expect(page.getByText(HINT)).toBeHidden();
  await pick(page, 'Drainage');
  await pick(page, 'Outdoor lighting');
  await pick(page, 'Garden clearance');

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Calculating…' })).toBeDisabled();
  await page.clock.runFor(799);
  await expect(page.getByRole('button', { name: 'Calculating…' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(total(page)).toHaveText('£19,550');
  await page.clock.resume();

  await expect(sheet(page).getByRole('heading', { name: 'Paving and stonework' })).toBeFocused();
  for (const text of [
    'Up to 75 m² laid',
    '£14,500',
    '£2,900',
    '£1,400',
    '£750',
    'Including £3,258.33 of VAT at 20%.',
    '2-3 weeks',
    'Complex',
    'It includes',
    'It leaves out',
  ]) {
    await expect(sheet(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(sheet(page).getByText('Prices of 1 November 2026')).toBeVisible();
  await expect(page).toHaveURL(CHOSEN);
  for (const name of ['Get Accurate Quote', 'Book Free Consultation'])
    await expect(sheet(page).getByRole('link', { name })).toHaveAttribute('href', '/booking');
  await expect(
    sheet(page).getByRole('link', { name: 'Design it to see quantities' }),
  ).toHaveAttribute('href', '/ai-design');
});

test(
  'another choice takes the estimate away, and the same one brings it back',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, CHOSEN);
    await expect(total(page)).toHaveText('£19,550');
    await pick(page, 'Water feature');
    await expect(total(page)).toBeHidden();
    await expect(button(page)).toBeEnabled();
    await pick(page, 'Water feature');
    await expect(total(page)).toHaveText('£19,550');
  },
);

test(
  'the newest choice outlives a reload, and a link in still opens with its own',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, CHOSEN);
    await pick(page, 'Lawn installation');
    await expect(page).toHaveURL('/cost-calculator');
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('radio', { name: 'Lawn installation' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Drainage' })).toBeChecked();
    await pick(page, 'Paving and stonework');
    await button(page).click();
    await expect(page).toHaveURL(CHOSEN);
    await pick(page, 'Lawn installation');
    await openPage(page, '/cost-calculator?service=garden-maintenance&size=small');
    await expect(total(page)).toHaveText('£220');
  },
);

test('a monthly service says what each month costs', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/cost-calculator?service=garden-maintenance&size=small');
  await expect(sheet(page).getByText('Each month', { exact: true })).toBeVisible();
  await expect(total(page)).toHaveText('£220');
  await openPage(
    page,
    '/cost-calculator?service=garden-maintenance&size=small&extras=garden-clearance',
  );
  await expect(sheet(page).getByText('The first month', { exact: true })).toBeVisible();
  await expect(total(page)).toHaveText('£670');
  await expect(sheet(page).getByText('After the first month, £220 a month.')).toBeVisible();
});

test(
  'remembers what was chosen, and what is known of the garden',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/cost-calculator');
    await pick(page, 'Lawn installation');
    await pick(page, 'Large');
    await pick(page, 'Soil preparation');
    await openPage(page, '/cost-calculator');
    await expect(page.getByRole('radio', { name: 'Lawn installation' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Soil preparation' })).toBeChecked();
    await button(page).click();
    await expect(total(page)).toHaveText('£9,750');

    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem(
        'plotwright.site-passport',
        JSON.stringify({
          version: 1,
          savedAt: '2026-11-20T10:00:00.000Z',
          postcode: null,
          soil: null,
          aerial: null,
          gardenSize: 'medium',
          areaM2: null,
          sunExposure: null,
        }),
      );
    });
    await openPage(page, '/cost-calculator');
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(
      page.getByText('Filled in from what you told us about your garden.'),
    ).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test('calculates all the same, and asks nobody', { tag: '@long' }, async ({ page, context }) => {
    await openPage(page, '/cost-calculator');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(?!health-check)|\.data\b|\/cost-calculator/.test(request.url()))
        asked.push(request.url());
    });
    await context.setOffline(true);
    await expect(page.getByText('No Internet Connection')).toBeVisible();
    await pick(page, 'Garden design');
    await pick(page, 'Small');
    await button(page).click();
    await expect(total(page)).toHaveText('£1,200');
    expect(asked).toEqual([]);
    await context.setOffline(false);
  });
});

test('prints as an estimate on the firm’s paper', { tag: '@long' }, async ({ page }) => {
  await openPage(page, CHOSEN);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Estimate of \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(total(page)).toBeVisible();
  for (const hidden of ['Which work?', 'Get Accurate Quote'])
    await expect(page.getByText(hidden, { exact: true })).toBeHidden();
});

test('works with scripts off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/cost-calculator');
  await pick(page, 'Irrigation systems');
  await pick(page, 'Small');
  await pick(page, 'Outdoor lighting');
  await button(page).click();
  await expect(page).toHaveURL(
    '/cost-calculator?service=irrigation-systems&size=small&extras=outdoor-lighting',
  );
  await expect(total(page)).toHaveText('£3,650');
  await context.close();
});

test('an estimate is accessible', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, CHOSEN);
  await expectSoundEverywhere(page);
});
