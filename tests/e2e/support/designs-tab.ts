/** The designs of the back office, as journeys find them. */
import type { Page } from '@playwright/test';
import { expect } from './own-site.ts';
export const panel = (page: Page) => page.getByRole('region', { name: 'AI Design Management' });
export const cards = (page: Page, title: string) =>
  panel(page).getByRole('article', { name: title });

export async function openDesigns(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?tab=designs');
  // Its code is fetched when the tab is opened.
  await expect(page.getByRole('heading', { name: 'AI Design Management' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(panel(page).getByRole('tab', { name: /^All Designs \(\d+\)$/ })).toBeVisible();
}
