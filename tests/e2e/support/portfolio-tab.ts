/** The portfolio of the back office, as journeys find and fill it. */
import type { Page } from '@playwright/test';
import { logInAs } from './owner.ts';
import { expect } from './own-site.ts';
export const main = (page: Page) => page.getByRole('main');
export const form = (page: Page, name: 'Add New Project' | 'Edit Project') =>
  page.getByRole('dialog', { name });
export const cardOf = (page: Page, title: string) =>
  main(page).getByRole('article', { name: title, exact: true });
export const addButton = (page: Page) =>
  main(page).getByRole('button', { name: 'Add New Project' });

export async function openPortfolio(page: Page): Promise<void> {
  await logInAs(page);
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

export async function addProject(page: Page, title: string): Promise<void> {
  await addButton(page).click();
  await form(page, 'Add New Project').getByLabel('Title').fill(title);
  await form(page, 'Add New Project')
    .getByLabel('Description', { exact: true })
    .fill('Brick, fern and one old pear tree.');
  await form(page, 'Add New Project').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(cardOf(page, title)).toBeVisible();
}
