/** Names of the browser's stores, in one place: the worker fills them, the page reads two of them. */

const PREFIX = 'plotwright-';

/** Files and pages of one build belong together and are thrown away together. */
export const assetsCacheOf = (build: string) => `${PREFIX}assets-${build}`;
export const corePagesCacheOf = (build: string) => `${PREFIX}pages-${build}`;
export const seenPagesCacheOf = (build: string) => `${PREFIX}seen-${build}`;
/** Pictures of public pages. */
export const PICTURES_CACHE = `${PREFIX}pictures-1`;
/** Lists the calls answer, and the plans of designs from the library. */
export const LISTS_CACHE = `${PREFIX}lists-1`;
/** Designs this person chose to keep on this device. Emptied by "forget", never by an update. */
export const KEPT_CACHE = `${PREFIX}kept-1`;

/** The caches that a worker of this build uses; any other of ours is old. */
export function isOldCache(name: string, build: string): boolean {
  const current = [
    assetsCacheOf(build),
    corePagesCacheOf(build),
    seenPagesCacheOf(build),
    PICTURES_CACHE,
    LISTS_CACHE,
    KEPT_CACHE,
  ];
  return name.startsWith(PREFIX) && !current.includes(name);
}
/** Pages seen under an earlier build, which are fetched anew for this one. */
export const isEarlierSeenCache = (name: string, build: string) =>
  name.startsWith(`${PREFIX}seen-`) && name !== seenPagesCacheOf(build);

/** The most entries a cache may hold; the oldest go first. */
export const MOST_ENTRIES = { seen: 80, pictures: 200, lists: 80 } as const;
