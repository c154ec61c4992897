/** Reading and filling the caches. */
import { DAY_MS } from '#contracts/london-time.ts';
import {
  assetsCacheOf,
  corePagesCacheOf,
  isEarlierSeenCache,
  isOldCache,
  KEPT_CACHE,
  LISTS_CACHE,
  MOST_ENTRIES,
  PICTURES_CACHE,
  seenPagesCacheOf,
} from '../cache-names.ts';
import {
  articlesIn,
  CORE_LISTS,
  CORE_PAGES,
  dataPathOf,
  designIdOf,
  designInAddress,
  listsOf,
  pageKindOf,
  pageOfData,
  studioIdOf,
  uploadsIn,
} from '../offline-pages.ts';
import { BUILD, PRECACHE, scope, STUDIO_FILES } from './globals.ts';
import { isStorable, isWithdrawn, surplus } from './routing.ts';

export const ASSETS = assetsCacheOf(BUILD);
export const CORE = corePagesCacheOf(BUILD);
export const SEEN = seenPagesCacheOf(BUILD);
/** Few, so that a page that is being read keeps most of the line. */
const AT_ONCE = 3;
/** Names and prices change without a new build: what was kept is fetched anew once a day. */
const RENEW_AFTER_MS = DAY_MS;
/** A pseudo-entry with the time at which the pages were last fetched. */
export const RENEWED_KEY = '/.renewed';

/** `Vary: accept-encoding` is about the wire, not about what was kept. */
const EASY: CacheQueryOptions = { ignoreVary: true };

export async function readFrom(cacheName: string, key: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key, EASY);
}

/** Puts an answer last in line, then lets the oldest go. */
export async function putIn(
  cacheName: string,
  key: string,
  answer: Response,
  most?: number,
): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(key, EASY);
  await cache.put(key, answer);
  if (most !== undefined)
    await Promise.all(surplus(await cache.keys(), most).map((old) => cache.delete(old, EASY)));
}

export async function drop(cacheName: string, key: string): Promise<void> {
  await (await caches.open(cacheName)).delete(key, EASY);
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

const askPage = (path: string) =>
  fetch(path, { headers: { accept: 'text/html' }, cache: 'no-cache', credentials: 'same-origin' });
const askData = (path: string) =>
  fetch(dataPathOf(path), { cache: 'no-cache', credentials: 'same-origin' });

/**
 * A page as document and as data.
 * @param isKept a design its maker chose to keep may be private: its headers are not asked
 * @returns the document, or null where there is no such page for everyone
 * @throws TypeError without a connection; Error when the server is in trouble
 */
async function fetchPage(
  path: string,
  cacheName: string,
  isKept = false,
): Promise<Response | null> {
  const page = await askPage(path);
  if (page.status >= 500 || page.status === 429) throw new Error(`${path}: ${page.status}`);
  const isGood = isKept ? page.status === 200 && !page.redirected : isStorable(page);
  if (!isGood) return null;
  const data = await askData(path);
  if (isKept ? data.status === 200 : isStorable(data))
    await putIn(cacheName, dataPathOf(path), data);
  await putIn(cacheName, path, page.clone());
  return page;
}

/** All of a build at once: it is installed whole or not at all, so that no page ever wants a file that is gone. */
export async function installBuild(): Promise<void> {
  const assets = await caches.open(ASSETS);
  await eachOf(PRECACHE, async (url) => {
    // A name with a hash never changes its content: what the last build brought need not come again.
    const known = url.startsWith('/assets/') ? await caches.match(url, EASY) : undefined;
    const answer = known ?? (await fetch(url, { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await assets.put(url, answer);
  });
  const articles: string[] = [];
  await eachOf(CORE_PAGES, async (path) => {
    const page = await fetchPage(path, CORE);
    if (page && path === '/gardening-tips') articles.push(...articlesIn(await page.text()));
  });
  await eachOf(articles, async (path) => void (await fetchPage(path, CORE)));
  await renewLists();
  await renewSeen();
  await renewKept();
  await putIn(CORE, RENEWED_KEY, new Response(String(Date.now())));
}

/** Fetches the core pages anew when they are a day old, beside whatever is going on. */
export async function renewCoreIfOld(now = Date.now()): Promise<void> {
  const renewed = await readFrom(CORE, RENEWED_KEY);
  if (renewed && now - Number(await renewed.text()) < RENEW_AFTER_MS) return;
  await putIn(CORE, RENEWED_KEY, new Response(String(now)));
  const paths = [
    ...new Set([
      ...CORE_PAGES,
      ...(await pathsIn(CORE)).filter((path) => pageKindOf(path) === 'core'),
    ]),
  ];
  await eachOf(paths, async (path) => {
    // Without a network, or with a server in trouble, the older copy stays.
    const page = await fetchPage(path, CORE).catch(() => undefined);
    if (page === null) await Promise.all([drop(CORE, path), drop(CORE, dataPathOf(path))]);
  });
  await renewLists();
}

/** A list that cannot be had now stays as it was, and is kept when a page asks for it. */
const renewLists = (lists: readonly string[] = CORE_LISTS) =>
  eachOf(lists, async (path) => {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      cache: 'no-cache',
      credentials: 'same-origin',
    }).catch(() => null);
    if (answer) await keepOrDrop(LISTS_CACHE, path, answer, MOST_ENTRIES.lists);
  });

const pathsIn = async (cacheName: string) =>
  (await (await caches.open(cacheName)).keys())
    .map((request) => new URL(request.url).pathname)
    .filter((path) => pageOfData(path) === null);
const pagesIn = async (cacheName: string) =>
  (await pathsIn(cacheName)).filter((path) => ownerOf(path) !== null);
/** The design that a page shows or changes. */
const ownerOf = (path: string): string | null => designIdOf(path) ?? studioIdOf(path);

/** Library pages seen under the last build. */
async function renewSeen(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!isEarlierSeenCache(name, BUILD)) continue;
    await eachOf(await pagesIn(name), async (path) => void (await fetchPage(path, SEEN)));
  }
}

/** Designs that were kept are renewed for the new files; one that was deleted goes here too. */
async function renewKept(): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return;
  const pages = await pagesIn(KEPT_CACHE);
  // what changes a design without a network needs its scripts
  if (pages.some((path) => studioIdOf(path) !== null))
    await eachOf(STUDIO_FILES, async (url) => {
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) await putIn(ASSETS, url, answer);
    });
  await eachOf(pages, async (path) => {
    const page = await fetchPage(path, KEPT_CACHE, true);
    if (page) return;
    const id = ownerOf(path)!;
    const cache = await caches.open(KEPT_CACHE);
    for (const request of await cache.keys())
      if (request.url.includes(id)) await cache.delete(request, EASY);
  });
}

export async function dropOldCaches(): Promise<void> {
  await Promise.all(
    (await caches.keys())
      .filter((name) => isOldCache(name, BUILD))
      .map((name) => caches.delete(name)),
  );
}

/**
 * The other half of a page that was just seen, so that it opens by a click and by its address.
 * @param news the key of what was seen, where it says something else than what was kept there
 */
export async function rememberPage(
  path: string,
  store: 'core' | 'seen',
  news: string | null = null,
): Promise<void> {
  const name = store === 'core' ? CORE : SEEN;
  const isWhole = (await readFrom(name, path)) && (await readFrom(name, dataPathOf(path)));
  if (!isWhole) await fetchPage(path, name).catch(() => null);
  else if (news !== null) await renewOther(path, name, news);
  if (store === 'seen') await trim(name, MOST_ENTRIES.seen);
}

/** The time at which a list was read is stored beside it. */
const MOMENT = /\b1\d{12}\b/g;

/** What a page says, without what differs in every answer. */
const wordsOf = async (answer: Response): Promise<string> =>
  (await answer.clone().text()).replaceAll(MOMENT, '');

/** Whether an answer says something else than what is kept in its place. Asked before it is put there. */
export async function isNews(cacheName: string, key: string, answer: Response): Promise<boolean> {
  if (!isStorable(answer)) return false;
  const known = await readFrom(cacheName, key);
  return known === undefined || (await wordsOf(known)) !== (await wordsOf(answer));
}

/**
 * What was seen of a page is new: the rest of it, and the lists that it shows, are of before. Old data goes first, since a
 * click without any leads to the document; an old document is better than none.
 */
async function renewOther(path: string, cacheName: string, seen: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const data = dataPathOf(path);
  const isOld = ({ pathname, search }: URL) => pathname === data && pathname + search !== seen;
  await Promise.all(
    (await cache.keys())
      .filter((request) => isOld(new URL(request.url)))
      .map((request) => cache.delete(request, EASY)),
  );
  const renew = async (key: string, ask: (page: string) => Promise<Response>) => {
    const answer = key === seen ? null : await ask(path).catch(() => null);
    if (answer && isStorable(answer)) await putIn(cacheName, key, answer);
  };
  await renew(data, askData);
  await renew(path, askPage);
  const lists = (await (await caches.open(LISTS_CACHE)).keys())
    .map((request) => new URL(request.url))
    .filter((list) => listsOf(path).includes(list.pathname));
  await renewLists(lists.map((list) => list.pathname + list.search));
}

async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(surplus(await cache.keys(), most).map((old) => cache.delete(old, EASY)));
}

/** Stores a successful answer, and deletes what an answer withdraws. */
export async function keepOrDrop(
  cacheName: string,
  key: string,
  answer: Response,
  most?: number,
): Promise<void> {
  if (isStorable(answer)) return putIn(cacheName, key, answer, most);
  if (!isWithdrawn(answer)) return;
  const design = designInAddress(key);
  await (design === null ? drop(cacheName, key) : withdrawDesign(design));
}

/** A design that was taken out of the library leaves nothing behind: page, data, plan, lists and pictures. Kept ones stay. */
async function withdrawDesign(id: string): Promise<void> {
  const page = await readFrom(SEEN, `/design/${id}`);
  const pictures = page ? uploadsIn(await page.text()) : [];
  await Promise.all(pictures.map((url) => drop(PICTURES_CACHE, url)));
  for (const name of [SEEN, LISTS_CACHE]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (designInAddress(request.url) === id) await cache.delete(request, EASY);
  }
}

/** Whether a design's page is among those everyone may see. */
export const isPublicDesign = async (id: string) =>
  (await readFrom(SEEN, `/design/${id}`)) !== undefined;

export const tellPages = async (message: unknown) => {
  for (const client of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(message);
};
