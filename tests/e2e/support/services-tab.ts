/** The services of the back office, as journeys find and fill them. */
import type { Page } from '@playwright/test';
import { logInAs } from './owner.ts';
import { expect } from './own-site.ts';
export const rows = (page: Page) =>
  page.getByRole('tabpanel').getByRole('listitem').getByRole('heading', { level: 3 });
export const row = (page: Page, title: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Service' });

export async function openServices(page: Page): Promise<void> {
  await logInAs(page, '/admin/dashboard?tab=services');
  await expect(page.getByRole('heading', { name: 'Service Management' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

/** Straight through the call, for what a journey needs to be there. */
export async function addService(
  page: Page,
  title: string,
  active = true,
): Promise<{ id: string; version: number }> {
  const answer = await page.request.post('/api/admin/services', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      title,
      description: 'Ten letters and more.',
      shortDescription: 'Short words',
      imageUrl: '',
      icon: null,
      order: 50,
      active,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json() as Promise<{ id: string; version: number }>;
}
