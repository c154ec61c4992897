/** The site check: a postcode becomes a place, its soil and its map, kept in this browser and offered where it is asked again. */
import { SITE_PASSPORT_KEY } from '../../contracts/location.ts';
import { expect, openPage, test } from './support/site.ts';

const PAGE = '/garden-recommendations';
const check = (page: import('@playwright/test').Page) =>
  page.getByRole('form', { name: 'Site check' });
const toast = (page: import('@playwright/test').Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });
const kept = (page: import('@playwright/test').Page) =>
  page.evaluate((key) => localStorage.getItem(key), SITE_PASSPORT_KEY);

test('Enter in the postcode gives place, soil and map, each with its source, and keeps no house number', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, PAGE);
  await check(page)
    .getByLabel(/^House number/)
    .fill('73b Rosebank');
  await check(page).getByLabel('Postcode').fill('rm3 9da');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Location Analysis Complete')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'RM3 9DA, Havering' })).toBeVisible();
  await expect(page.getByText('Heavy clay').first()).toBeVisible();
  await expect(
    page
      .getByText(
        'Typical soil for your area. Gardens vary: a home test is the only way to be sure.',
      )
      .first(),
  ).toBeVisible();
  const map = page.getByRole('img', { name: 'Map showing RM3 9DA in Havering' });
  await expect(map).toBeVisible();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await expect(page.getByRole('link', { name: /Open the street map/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\.602/,
  );
  expect(await page.getByText(/^Source: /).count()).toBeGreaterThanOrEqual(3);
  expect(await kept(page)).toContain('RM3 9DA');
  expect(await kept(page)).not.toMatch(/73b|Rosebank/i);
  expect(asked.filter((url) => new URL(url).hostname !== '127.0.0.1')).toEqual([]);
});

test(
  'an empty postcode is asked for, in the field and in a toast',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await check(page).getByRole('button', { name: 'Check my garden' }).click();
    await expect(toast(page, 'Postcode Required')).toContainText(
      'Please enter your postcode to analyze your garden location',
    );
    await expect(check(page).getByLabel('Postcode')).toBeFocused();
  },
);

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of 400|status of 500|ERR_INTERNET_DISCONNECTED/ });

  test('a postcode that is none keeps its words and says what to do', async ({ page }) => {
    await openPage(page, PAGE);
    await check(page).getByLabel('Postcode').fill('ZZ99 9ZZ');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Analysis Error')).toContainText(
      'Unable to complete location analysis. Please check your postcode and try again.',
    );
    await expect(check(page).getByText('We could not find the postcode “ZZ99 9ZZ”.')).toBeVisible();
    await expect(check(page).getByLabel('Postcode')).toHaveValue('ZZ99 9ZZ');
    await expect(check(page).getByLabel('Postcode')).toBeFocused();
  });

  test(
    'with our server out of reach the kept garden stays, and a new check fails in plain words',
    { tag: '@long' },
    async ({ page }) => {
      await openPage(page, PAGE);
      await check(page).getByLabel('Postcode').fill('TN1 1AA');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^TN1 1AA/ })).toBeVisible();
      await page.route('**/api/location/**', (route) => route.abort('internetdisconnected'));
      await check(page).getByLabel('Postcode').fill('RM3 9DA');
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(
          'We could not reach our server. Please check your connection and try again; what you typed is kept.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: /^TN1 1AA/ })).toBeVisible();
      await expect(check(page).getByLabel('Postcode')).toHaveValue('RM3 9DA');
    },
  );
});

test(
  'the garden is found again after a reload, offered to the design form, and forgotten on request',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await check(page).getByLabel('Postcode').fill('CT9 1AA');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^CT9 1AA/ })).toBeVisible();
    await openPage(page, '/ai-design');
    await expect(page.getByLabel('Postcode')).toHaveValue('CT9 1AA');
    await expect(page.getByText('From your site check:')).toBeVisible();
    await page.getByRole('button', { name: 'change', exact: true }).click();
    await expect(page.getByLabel('Postcode')).toBeFocused();
    await expect(page.getByLabel('Postcode')).toHaveValue('');
    await expect(page.getByText('From your site check:')).toBeHidden();
    await openPage(page, PAGE);
    await expect(page.getByRole('heading', { name: /^CT9 1AA/ })).toBeVisible();
    await page.getByRole('button', { name: 'Forget my garden' }).click();
    await expect(
      page.getByText('Forgotten. This check is no longer kept in this browser.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /^CT9 1AA/ })).toBeHidden();
    expect(await kept(page)).toBeNull();
  },
);
