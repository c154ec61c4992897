/** A visit that costs money: what is said before it, the express request, the confirmation to keep; and clearing the device. */
import { expect, expectAccessible, openPage, test } from './support/site.ts';

test('a visit that costs money names the obligation to pay, asks for the express request, and is confirmed to keep', async ({
  page,
}) => {
  await openPage(page, '/booking?kind=site-assessment');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  const before = page.getByRole('region', { name: 'Before you book' });
  await expect(before).toContainText('£150 including VAT');
  await expect(before).toContainText('You can cancel within 14 days');
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Dora Lane');
  await page.getByLabel('E-mail').fill('dora@example.org');
  await page.getByLabel('House number and street').fill('1 Mill Lane');
  await page.getByLabel('Postcode of the garden').fill('RM1 3DS');
  const book = page.getByRole('button', { name: 'Book this time, with an obligation to pay' });
  await book.click();
  const box = page.getByRole('checkbox', { name: /Please come within the 14 days/ });
  await expect(box).toBeFocused();
  await expect(page.getByText('Your appointment was not booked')).toBeVisible();
  await box.check();
  await book.click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeFocused();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the confirmation' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^confirmation-[A-Z0-9]{6}\.(pdf|html)$/);
  await page.getByRole('link', { name: 'See, move or cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your contract' })).toBeVisible();
  await expectAccessible(page);
});

test('one press clears what this browser keeps', async ({ page }) => {
  await openPage(page, '/cost-calculator?service=irrigation-systems&size=small');
  await openPage(page, '/cookie-policy');
  await page.evaluate(() => localStorage.setItem('plotwright-theme', 'dark'));
  await page.getByRole('button', { name: 'Clear what this browser keeps' }).click();
  await expect(page.getByText('Nothing of this site is kept in this browser')).toBeVisible();
  expect(
    await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
    ]),
  ).toEqual([]);
});
