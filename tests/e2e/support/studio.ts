/** The studio in a browser. */
import type { Locator, Page } from '@playwright/test';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { expect, GARDEN, makeDesigns, openPage } from './site.ts';

const OWN = 'plotwright-own-designs';

type Own = { id: string; sessionId: string };

/** Makes three designs through the form and opens the first in the studio from its page. @returns its id */
export async function askAndOpenStudio(page: Page): Promise<string> {
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

/** Opens the studio for a new garden, asked for without the form. @returns its id */
export async function openStudio(page: Page): Promise<string> {
  const asked = await page.request.post('/api/design', {
    form: {
      designDescription: GARDEN,
      projectType: 'family',
      requestKey: `studio-${crypto.randomUUID()}`,
    },
  });
  const { designResults, sessionId } = (await asked.json()) as {
    designResults: string;
    sessionId: string;
  };
  const { designs } = JSON.parse(designResults) as { designs: { id: string }[] };
  return openOwn(page, { id: designs[0]!.id, sessionId });
}

/** Opens the studio for a copy of a sample garden, for which nothing is designed. @returns its id */
export async function openCopy(page: Page): Promise<string> {
  const { designs } = (await (await page.request.get('/api/design-library')).json()) as {
    designs: { id: string; projectType: string }[];
  };
  // The newest come first: the last are the samples, which no other journey changes.
  const sample = designs.findLast(({ projectType }) => projectType === 'family')!;
  const copy = await page.request.post(STUDIO_API.start(sample.id), { data: {} });
  return openOwn(page, (await copy.json()) as Own);
}

async function openOwn(page: Page, own: Own): Promise<string> {
  await page.addInitScript(
    ([key, list]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, list!),
    [OWN, JSON.stringify([own])],
  );
  await openPage(page, `/studio/${own.id}`);
  await expect(page.getByRole('region', { name: /^Plan of/ })).toBeVisible();
  return own.id;
}

/** Waits until everything is. */
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Opens the list of the ground and chooses the terrace there. */
export async function chooseTerrace(studio: Page | Locator): Promise<void> {
  await studio.locator('summary', { hasText: /^Ground/ }).click();
  await studio
    .locator('details', { hasText: /^Ground/ })
    .getByRole('button', { name: /terrace/i })
    .first()
    .click();
}

/** Lays another floor on the terrace. @returns its material */
export async function layOtherFloor(studio: Page | Locator): Promise<string> {
  await chooseTerrace(studio);
  const floor = studio.getByLabel('Laid in');
  const other = (await floor.inputValue()) === 'porcelain' ? 'sandstone' : 'porcelain';
  await floor.selectOption(other);
  return other;
}
