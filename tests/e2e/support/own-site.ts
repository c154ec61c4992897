/** A site of a spec's own, for journeys that change what every visitor sees: other specs count services and projects. */
import { test as base } from './site.ts';
import { type SiteOptions, startSite } from './start-site.ts';

export { expect, expectAccessible, expectFitsAt, expectNoSidewaysScroll, openPage } from './site.ts';

type OwnSite = { url: string };
const START_MS = 150_000;

/** Each worker starts one; put `test.describe.configure({ mode: 'default' })` at the top so that a file has one alone. */
export const test = base.extend<object, { ownSite: OwnSite; siteOptions: SiteOptions }>({
  siteOptions: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ siteOptions }, use) => {
      const site = await startSite(siteOptions);
      await use({ url: site.url });
      await site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});
