/** The first evening: what is left to do leads to where it is done, and what is said there is what visitors read. */
import { logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 768, 1440];
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="24" fill="#3b5b8a"/></svg>';

test('the list comes first, leads to each mend, ticks itself and stays folded', async ({
  page,
}) => {
  await logInAs(page, '/admin/dashboard');
  const strip = page.getByRole('region', { name: 'Getting ready' });
  await expect(strip.getByRole('link', { name: /^Legal identity/ })).toBeVisible();
  await strip.getByRole('link', { name: /^Legal identity/ }).click();
  await expect(page.getByRole('heading', { name: 'Legal identity', level: 2 })).toBeVisible();
  await page.getByLabel('Kind of business').selectOption('sole-trader');
  await page.getByLabel('Legal name').fill('Anna Green');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Getting ready' }).click();
  await expect(page.getByRole('link', { name: /^Legal identity Done/ })).toBeVisible();
  await expectFitsAt(page, WIDTHS);
  await page.goto('/admin/dashboard');
  await expect(strip.getByRole('link', { name: /^Contact details/ })).toBeVisible();
  await strip.locator('summary').click();
  await expect(strip.getByRole('link', { name: /^Contact details/ })).toBeHidden();
  await page.reload();
  await expect(strip.getByRole('heading', { name: 'Getting ready' })).toBeVisible();
  await expect(strip.getByRole('link', { name: /^Contact details/ })).toBeHidden();
});

test('prices, words, colour, logo and a notice are what visitors read', async ({ page }) => {
  await logInAs(page, '/admin/settings?section=prices');
  await page
    .locator('summary')
    .filter({ hasText: /^Garden design£/ })
    .click();
  const price = page.getByRole('group', { name: 'Small garden' }).getByLabel('Price').first();
  await price.fill('-1');
  await expect(page.getByText(/price from £1 to £1,000,000/)).toBeVisible();
  await price.fill('1350');
  await expect(page.getByText('was £1,200.00')).toBeVisible();
  await expectFitsAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();

  await page.goto('/admin/settings?section=words');
  await page.getByLabel('Headline').fill('Gardens that look after themselves');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();

  await page.goto('/admin/settings?section=brand');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a file ?: Logo$/ }).click();
  await (
    await chooser
  ).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByRole('img', { name: 'Logo as it is now' })).toBeVisible();
  await page.getByLabel('Accent colour', { exact: true }).fill('#ffee00');
  await expect(page.getByText(/#ffee00 is darkened to #/)).toBeVisible();
  await expectFitsAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();

  await page.goto('/admin/settings?section=notice');
  await page.getByLabel('What it says').fill('Closed until Monday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();

  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Gardens that look after themselves', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveText(
    'Closed until Monday',
  );
  await expect(
    page.getByRole('banner').getByRole('img').or(page.locator('header img')),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cost-calculator?service=garden-design&size=small');
  await expect(page.getByTestId('total')).toHaveText('£1,350');
});

test('a firm that is not registered for VAT says nothing of it', async ({ page }) => {
  await logInAs(page, '/admin/settings?section=area');
  await page.getByLabel('Registered for VAT', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  for (const path of [
    '/',
    '/services',
    '/booking',
    '/cost-calculator?service=garden-design&size=small',
  ]) {
    await page.goto(path);
    await expect(page.locator('main')).not.toContainText('VAT');
  }
});
