/** Somebody of the office beside the owner: let in, at work under their own name, kept from what is the owner's, and let go. */
import { OWNER_PASSWORD, logInAs } from './support/owner.ts';
import { expect, expectAccessible, expectFitsAt, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });
const WIDTHS = [390, 768, 1440];
const EMAIL = 'nell@firm.example';

test('somebody of the office is let in, works under their name and is let go', async ({
  page,
  browser,
  ownSite,
}) => {
  await logInAs(page, '/admin/settings?section=colleagues');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('button', { name: 'Add and make a password' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Nell Archer');
  await page.getByLabel('E-mail address').fill(EMAIL);
  await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add and make a password' }).click();
  await expect(page.getByRole('heading', { name: 'Nell Archer can sign in' })).toBeFocused();
  const password = await page
    .locator('dt', { hasText: 'Password' })
    .locator('xpath=following-sibling::dd')
    .innerText();
  await expectFitsAt(page, WIDTHS);

  const context = await browser.newContext({ baseURL: ownSite.url, serviceWorkers: 'block' });
  const office = await context.newPage();
  await office.goto('/admin/login');
  await expectAccessible(office);
  await office.getByLabel('E-mail address').fill(EMAIL);
  await office.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await office.getByRole('button', { name: 'Sign in' }).click();
  await expect(office.locator('form').getByRole('alert')).toHaveText(
    'That e-mail address and password do not go together.',
  );
  await office.getByLabel('Password', { exact: true }).fill(password);
  await office.getByRole('button', { name: 'Sign in' }).click();
  // The dashboard is not theirs: the day is.
  await office.waitForURL('**/admin/today');
  await expect(office.getByText('Nell Archer, office')).toBeVisible();
  const bar = office.getByRole('navigation', { name: 'Back office' });
  await expect(bar.getByRole('link', { name: 'Quotes' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await office.goto('/admin/bin');
  await expect(office.getByText('That page is for the owner')).toBeVisible();
  await expectFitsAt(office, WIDTHS);
  await office.goto('/admin/settings');
  await expect(office.getByRole('heading', { name: 'Your password', level: 1 })).toBeVisible();
  await expectAccessible(office);

  const day = await context.request.post('/api/admin/days-off', {
    headers: { origin: ownSite.url },
    data: { from: '2099-01-02', to: '2099-01-02', reason: '' },
  });
  expect(day.ok()).toBe(true);
  await page.goto('/admin/changes?actor=colleague');
  await expect(page.getByText(/^Nell Archer took days off/).first()).toBeVisible();

  await page.goto('/admin/settings?section=colleagues');
  await page.getByRole('button', { name: 'Take the sign-in of Nell Archer away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take away' }).click();
  await expect(page.getByText('Nobody but you yet.', { exact: false })).toBeVisible();
  await office.goto('/admin/today');
  await office.waitForURL('**/admin/login**');
  await expect(office.getByLabel('E-mail address')).toHaveCount(0);
  await context.close();
});
