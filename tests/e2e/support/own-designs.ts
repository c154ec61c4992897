/** Designs that a browser made, for the journeys that begin with them. */
import type { Page } from '@playwright/test';
import { GARDEN } from './site.ts';

const KEY = 'plotwright-own-designs';

/** Gives the browser three designs of one garden as its own. @returns their ids */
export async function haveDesigns(page: Page): Promise<string[]> {
  const asked = await page.request.post('/api/design', {
    form: {
      designDescription: GARDEN,
      projectType: 'family',
      requestKey: `mine-${crypto.randomUUID()}`,
    },
  });
  const { designResults, sessionId } = (await asked.json()) as {
    designResults: string;
    sessionId: string;
  };
  const { designs } = JSON.parse(designResults) as { designs: { id: string }[] };
  await page.addInitScript(
    ([key, list]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, list!),
    [KEY, JSON.stringify(designs.map(({ id }) => ({ id, sessionId })))],
  );
  return designs.map(({ id }) => id);
}
