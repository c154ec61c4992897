/** The studio in a browser. */
import type { Page } from '@playwright/test';
import { expect, makeDesigns, openPage } from './site.ts';

const OWN = 'plotwright-own-designs';

/** Makes three designs and opens the first in the studio. @returns its id */
export async function openStudio(page: Page): Promise<string> {
  await makeDesigns(page);
  const [own] = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { id: string }[],
    OWN,
  );
  await openPage(page, `/design/${own!.id}`);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page).toHaveURL(new RegExp(`/studio/${own!.id}$`));
  await expect(page.getByRole('region', { name: /^Plan of/ })).toBeVisible();
  return own!.id;
}
/** Waits until everything is. */
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
