/** Answers of the worker, by the kind of what is asked. */
import { KEPT_CACHE, LISTS_CACHE, MOST_ENTRIES, PICTURES_CACHE } from '../cache-names.ts';
import { dataPathOf, designIdOf, studioIdOf } from '../offline-pages.ts';
import { keepWaitingFiles, mayKeepFileOf } from './design-files.ts';
import type { FetchEvent } from './globals.ts';
import { offlinePage } from './offline-page.ts';
import { isStorable, type Plan } from './routing.ts';
import {
  ASSETS,
  CORE,
  isNews,
  keepOrDrop,
  putIn,
  readFrom,
  rememberPage,
  renewCoreIfOld,
  SEEN,
} from './store.ts';

/** Longest wait for the network if a cached copy exists, ms. */
const PATIENCE_MS = 4_000;

const cacheOf = (store: 'core' | 'seen') => (store === 'core' ? CORE : SEEN);
const mostOf = (store: 'core' | 'seen') => (store === 'seen' ? MOST_ENTRIES.seen : undefined);

export function answerTo(
  plan: Exclude<Plan, { kind: 'pass' }>,
  event: FetchEvent,
): Promise<Response> {
  switch (plan.kind) {
    case 'asset':
      return answerAsset(event);
    case 'document':
      return answerDocument(plan, event);
    case 'data':
      return answerData(plan, event);
    case 'picture':
      return answerPicture(plan, event);
    case 'list':
      return answerFresh(event, async () => true);
    case 'design-file':
      return answerFresh(event, () => mayKeepFileOf(plan.design, event.request.url));
  }
}

/** Files of a build never change: kept first. The others are asked for, and kept for when they cannot be. */
async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isHashed = new URL(request.url).pathname.startsWith('/assets/');
  if (isHashed) {
    const known = await caches.match(request, { ignoreVary: true });
    if (known) return known;
    const answer = await fetch(request);
    if (isStorable(answer)) event.waitUntil(putIn(ASSETS, request.url, answer.clone()));
    return answer;
  }
  try {
    return await fetch(request);
  } catch (fault) {
    const known = await caches.match(request, { ignoreVary: true });
    if (known) return known;
    throw fault;
  }
}

type Fetched = { answer: Response } | { fault: unknown };
const settle = (work: Promise<Response>): Promise<Fetched> =>
  work.then(
    (answer) => ({ answer }),
    (fault: unknown) => ({ fault }),
  );

/** The network's answer; where it fails, is in trouble or takes long, what was kept. */
async function networkFirst(
  network: Promise<Fetched>,
  known: Response | undefined,
): Promise<Response | null> {
  if (known === undefined) {
    const result = await network;
    return 'answer' in result ? result.answer : null;
  }
  const patience = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const result = await Promise.race([network, patience]);
  const isUsable =
    result !== null &&
    'answer' in result &&
    (result.answer.status < 500 || result.answer.type === 'opaqueredirect');
  return isUsable ? result.answer : known;
}

async function answerDocument(
  plan: Extract<Plan, { kind: 'document' }>,
  event: FetchEvent,
): Promise<Response> {
  const { path, store, same } = plan;
  const network = settle(
    event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request)),
  );
  event.waitUntil(
    network.then(async (result) => {
      if (!('answer' in result)) return;
      if (store !== null) {
        const copy = result.answer.clone();
        const hasNews = await isNews(cacheOf(store), path, copy);
        await keepOrDrop(cacheOf(store), path, copy, mostOf(store));
        if (isStorable(copy)) await rememberPage(path, store, hasNews ? path : null);
        await keepWaitingFiles(path);
      }
      await renewCoreIfOld();
    }),
  );
  const known =
    (await knownPage(path, path)) ??
    (same && (await knownPage(same.path, same.path)) ? Response.redirect(same.address) : undefined);
  return (await networkFirst(network.then(copied), known)) ?? offlinePage();
}

/** The body is read twice, by the page and by the cache. */
const copied = (result: Fetched): Fetched =>
  'answer' in result
    ? { answer: result.answer.type === 'opaqueredirect' ? result.answer : result.answer.clone() }
    : result;

async function knownPage(key: string, path: string): Promise<Response | undefined> {
  const isDesign = (designIdOf(path) ?? studioIdOf(path)) !== null;
  return (
    (isDesign ? await readFrom(KEPT_CACHE, key) : undefined) ??
    (await readFrom(CORE, key)) ??
    readFrom(SEEN, key)
  );
}

/** The page's data for a click. Without it the router is sent to load the document, which always has something to show. */
async function answerData(
  plan: Extract<Plan, { kind: 'data' }>,
  event: FetchEvent,
): Promise<Response> {
  const { path, key, store } = plan;
  const network = settle(fetch(event.request));
  event.waitUntil(
    network.then(async (result) => {
      if (!('answer' in result) || store === null) return;
      const copy = result.answer.clone();
      const hasNews = await isNews(cacheOf(store), key, copy);
      await keepOrDrop(cacheOf(store), key, copy, mostOf(store));
      if (isStorable(copy)) await rememberPage(path, store, hasNews ? key : null);
      await keepWaitingFiles(path);
    }),
  );
  const known = (await knownPage(key, path)) ?? (await knownPage(dataPathOf(path), path));
  const answer = await networkFirst(network.then(copied), known);
  return (
    answer ??
    new Response(null, {
      status: 204,
      headers: {
        'x-remix-redirect': path,
        'x-remix-reload-document': 'true',
        'cache-control': 'no-store',
      },
    })
  );
}

/** A picture's address names one content for ever. */
async function answerPicture(
  plan: Extract<Plan, { kind: 'picture' }>,
  event: FetchEvent,
): Promise<Response> {
  const { request } = event;
  const known =
    (await readFrom(KEPT_CACHE, request.url)) ??
    (await readFrom(PICTURES_CACHE, request.url)) ??
    (await readFrom(ASSETS, request.url));
  if (known) return known;
  const answer = await fetch(request);
  if (plan.mayStore && isStorable(answer)) {
    const copy = answer.clone();
    event.waitUntil(
      (async () => {
        if (plan.design === null || (await mayKeepFileOf(plan.design, request.url)))
          await putIn(PICTURES_CACHE, request.url, copy, MOST_ENTRIES.pictures);
      })(),
    );
  }
  return answer;
}

/** Lists and plans: fresh where there is a network, else as they were last. */
async function answerFresh(event: FetchEvent, mayStore: () => Promise<boolean>): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    const copy = answer.clone();
    event.waitUntil(
      (async () => {
        if (!isStorable(copy) || (await mayStore()))
          await keepOrDrop(LISTS_CACHE, request.url, copy, MOST_ENTRIES.lists);
      })(),
    );
    return answer;
  } catch (fault) {
    const known =
      (await readFrom(KEPT_CACHE, request.url)) ?? (await readFrom(LISTS_CACHE, request.url));
    if (known) return known;
    throw fault;
  }
}
