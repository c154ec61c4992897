/** The plants of the back office, as journeys find and fill them. */
import type { Page } from '@playwright/test';
import { logInAs } from './owner.ts';
import { expect } from './own-site.ts';
export const panel = (page: Page) => page.getByRole('tabpanel');
export const card = (page: Page, name: string) =>
  panel(page).getByRole('article', { name, exact: true });
export const addForm = (page: Page) => page.getByRole('dialog', { name: 'Add New Plant' });
export const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Plant' });

export async function openPlants(page: Page): Promise<void> {
  await logInAs(page, '/admin/dashboard?tab=plants');
  await expect(page.getByRole('heading', { name: 'Planting Calendar Management' })).toBeVisible();
  // folded, so that the list is in sight: what is not is not drawn
  await page.locator('summary', { hasText: 'Getting ready' }).click();
  await expect(panel(page).getByRole('article').first()).toBeVisible();
}

export const search = async (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search plants' }).fill(text);

/** Straight through the call, for what a journey needs to be there. */
export async function addPlant(
  page: Page,
  name: string,
  more: object = {},
): Promise<{ id: string }> {
  const answer = await page.request.post('/api/admin/plants', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      name,
      category: 'herbs',
      imageUrl: '',
      sunRequirement: 'Shade',
      sowingPeriod: '',
      plantingPeriod: 'March - April',
      harvestingPeriod: '',
      description: '',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json() as Promise<{ id: string }>;
}
