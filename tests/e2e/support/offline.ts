/** The test of the journeys without a network: a site behind a door, with its worker let in. */
import type { Page } from '@playwright/test';
import { expect, test as base, untilLive } from './site.ts';
import { openFront, type Front } from './front.ts';
import { foundBrowser } from './start-site.ts';

/** What a closed line says on the console, in whichever moment of a request it is cut. */
export const LINE_CLOSED =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_NETWORK|Failed to fetch|status of 503|status of 404/;

export const test = base.extend<{ front: Front }>({
  // The browser without windows is not told by its worker that the network is back.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: foundBrowser().path }),
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  // A closed line is heard on the console; that is what is being tested.
  expectedErrors: LINE_CLOSED,
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL!);
    await use(front);
    await front.close();
  },
});
export { expect, untilLive };

/** One visit: until the worker has what it keeps and answers for this page. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilLive(page);
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 30_000 },
  );
}

/** Every address in every cache of this browser. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(
          (request) => `${name} ${new URL(request.url).pathname}${new URL(request.url).search}`,
        ),
      ),
    );
    return lists.flat();
  });
