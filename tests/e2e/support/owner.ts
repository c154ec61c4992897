/** The owner in a browser. */
import { expect, type Page } from '@playwright/test';

/** playwright.config.ts gives it to the site under test, and to nothing else. */
export const OWNER_PASSWORD = 'the owner of the site under test';

/** Signs in by the form and waits for the dashboard. */
export async function logInAs(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}
