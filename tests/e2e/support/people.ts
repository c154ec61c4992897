/** Visitors who ask for designs, share them and leave their names, by the calls that the pages make. */
import { expect, type Page } from '@playwright/test';

export type AskedDesigns = { sessionId: string; ids: string[] };

const originOf = (page: Page) => ({ origin: new URL(page.url()).origin });

/** The page must stand on the site already. */
export async function askForDesigns(page: Page, description: string): Promise<AskedDesigns> {
  const answer = await page.request.post('/api/design', {
    headers: originOf(page),
    multipart: { designDescription: description, projectType: 'family', postcode: 'RM1 3DS' },
    timeout: 60_000,
  });
  expect(answer.status()).toBe(200);
  const { sessionId, designResults } = (await answer.json()) as {
    sessionId: string;
    designResults: string;
  };
  return {
    sessionId,
    ids: (JSON.parse(designResults) as { designs: { id: string }[] }).designs.map(
      (design) => design.id,
    ),
  };
}

export async function post(page: Page, url: string, data: object): Promise<void> {
  // while pictures are drawn the one browser may give a report up, and ask to be asked again
  await expect(async () => {
    const answer = await page.request.post(url, { headers: originOf(page), data, timeout: 60_000 });
    expect([url, answer.ok() || (await answer.text())]).toEqual([url, true]);
  }).toPass({ timeout: 60_000 });
}

export const statusOf = async (page: Page, url: string): Promise<number> =>
  (await page.request.get(url)).status();
