/** Designs that a visitor keeps on this device, to be opened without a connection; the only private thing ever kept. */
import { findOwnSession } from '#app/lib/own-designs.ts';
import { KEPT_CACHE } from './cache-names.ts';
import { dataPathOf, designFilesOf, designIdOf } from './offline-pages.ts';

const pathOf = (id: string) => `/design/${encodeURIComponent(id)}`;
const studioOf = (id: string) => `/studio/${encodeURIComponent(id)}`;
const canKeep = () => typeof caches !== 'undefined';

/** Ids of the designs kept here, oldest first. */
export async function listKeptDesigns(): Promise<string[]> {
  if (!canKeep() || !(await caches.has(KEPT_CACHE))) return [];
  const requests = await (await caches.open(KEPT_CACHE)).keys();
  return requests
    .map((request) => designIdOf(new URL(request.url).pathname))
    .filter((id): id is string => id !== null);
}

/**
 * Keeps the page, its data, the plan, both lists and the pictures that are on the page.
 * @param pictures addresses as the browser chose them
 * @throws Error where the page itself could not be loaded
 */
export async function keepDesign(id: string, pictures: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const needed = [pathOf(id), dataPathOf(pathOf(id))];
  const answers = await Promise.all(
    needed.map((url) =>
      fetch(url, { headers: { accept: url.endsWith('.data') ? '*/*' : 'text/html' } }),
    ),
  );
  if (answers.some((answer) => answer.status !== 200 || answer.redirected))
    throw new Error('The design could not be loaded.');
  // What is nice to have does not stop the rest.
  await Promise.all(
    [...designFilesOf(id), ...pictures].map(async (url) => {
      const answer = await fetch(url).catch(() => null);
      if (answer?.status === 200) await cache.put(url, answer);
    }),
  );
  // The page last: what is listed as kept is whole.
  await cache.put(needed[1]!, answers[1]!);
  await cache.put(needed[0]!, answers[0]!);
  // its maker may change it without a network, too
  if (findOwnSession(id)) await keepStudio(cache, id).catch(() => undefined);
}

async function keepStudio(cache: Cache, id: string): Promise<void> {
  // the worker keeps what it is asked for of the site's own scripts
  await import('#app/features/studio/workspace.tsx');
  await import('#app/features/studio/price-here.ts');
  await Promise.all([
    import('#app/features/studio/live-garden.tsx'),
    import('#app/scene/viewer/garden-view.ts'),
  ]).catch(() => undefined);
  const path = studioOf(id);
  const [page, data] = await Promise.all([
    fetch(path, { headers: { accept: 'text/html' } }),
    fetch(dataPathOf(path)),
  ]);
  if (page.status !== 200 || page.redirected || data.status !== 200) return;
  await cache.put(dataPathOf(path), data);
  await cache.put(path, page);
}

/** Whether a design can be changed here without a network. */
export async function isStudioKept(id: string): Promise<boolean> {
  if (!canKeep() || !(await caches.has(KEPT_CACHE))) return false;
  const cache = await caches.open(KEPT_CACHE);
  return (await cache.match(studioOf(id), { ignoreVary: true })) !== undefined;
}

/** Puts what was saved in the place of what is kept, where the design is kept at all. */
export async function renewKeptStudio(id: string): Promise<void> {
  if (await isStudioKept(id))
    await keepStudio(await caches.open(KEPT_CACHE), id).catch(() => undefined);
}

/** Forgets one design; its pictures go when no other kept design is left. */
export async function forgetDesign(id: string): Promise<void> {
  if (!canKeep()) return;
  const cache = await caches.open(KEPT_CACHE);
  for (const request of await cache.keys())
    if (request.url.includes(id)) await cache.delete(request, { ignoreVary: true });
  if ((await listKeptDesigns()).length === 0) await caches.delete(KEPT_CACHE);
}

/** Empties the shelf. */
export async function forgetAllDesigns(): Promise<void> {
  if (canKeep()) await caches.delete(KEPT_CACHE);
}
