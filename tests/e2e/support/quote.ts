/** What journeys of quotes share. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';
export async function sendQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText(/has been sent to quoted@example.org/)).toBeVisible();
}
