/** A site of a spec's own, for journeys that change what every visitor sees: other specs count services and projects. */
import { test as base } from './site.ts';
import { type SiteOptions, type StartedSite, startSite } from './start-site.ts';

export {
  expect,
  expectAccessible,
  expectFitsAt,
  expectNoSidewaysScroll,
  openPage,
} from './site.ts';

type OwnSite = { url: string };
/** A worker goes from file to file; what one has changed is not for the next. */
type SiteOfFile = { of(file: string, options: SiteOptions): Promise<StartedSite> };
const START_MS = 150_000;

/** Each file has a site alone: put `test.describe.configure({ mode: 'default' })` at its top, so that one worker takes all of it. */
export const test = base.extend<
  { ownSite: OwnSite; siteOptions: SiteOptions },
  { siteOfFile: SiteOfFile }
>({
  siteOptions: [{}, { option: true }],
  siteOfFile: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let standing: { file: string; site: StartedSite } | null = null;
      await use({
        async of(file, options) {
          if (standing?.file === file) return standing.site;
          await standing?.site.stop();
          standing = null;
          standing = { file, site: await startSite(options) };
          return standing.site;
        },
      });
      await (standing as { site: StartedSite } | null)?.site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  ownSite: [
    async ({ siteOfFile, siteOptions }, use, info) => {
      const { url } = await siteOfFile.of(info.file, siteOptions);
      await use({ url });
    },
    { timeout: START_MS },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});
