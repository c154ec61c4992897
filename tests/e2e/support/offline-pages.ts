/** What journeys without a network share. */
import { GARDEN } from './site.ts';
import type { Page } from '@playwright/test';
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function generate(page: Page): Promise<void> {
  await page.getByLabel('Describe your garden').fill(GARDEN);
  await page.getByText('Family Garden', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate my designs' }).click();
}
