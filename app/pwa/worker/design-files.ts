/** Pictures and files of a design: kept where everyone may see the design, also those asked for before that is known. */
import { KEPT_CACHE, LISTS_CACHE, MOST_ENTRIES, PICTURES_CACHE } from '../cache-names.ts';
import { designIdOf } from '../offline-pages.ts';
import { scope } from './globals.ts';
import { isStorable, planFor } from './routing.ts';
import { isPublicDesign, putIn, readFrom } from './store.ts';

/** A page's pictures are often asked for while the page itself is still being kept. */
const waiting = new Map<string, Set<string>>();
const MOST_WAITING = 60;

/** Whether a file of a design may be kept now; else it is looked at again when the design's page has been kept. */
export async function mayKeepFileOf(design: string, url: string): Promise<boolean> {
  // Noted before the look: the page may be kept while it is being looked for.
  const urls = waiting.get(design) ?? new Set();
  if (urls.size < MOST_WAITING) waiting.set(design, urls.add(url));
  if (!(await isPublicDesign(design))) return false;
  urls.delete(url);
  return true;
}

/** After a design's page has been kept: what was asked for in the meantime is kept with it. */
export async function keepWaitingFiles(path: string): Promise<void> {
  const design = designIdOf(path);
  const urls = design === null ? undefined : waiting.get(design);
  if (design === null || !urls || !(await isPublicDesign(design))) return;
  waiting.delete(design);
  await keepFiles(scope.location.origin + path, [...urls]);
}

/** @param page the address of the page that shows the files */
export async function keepFiles(page: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const plan = planFor({
      method: 'GET',
      url,
      origin: scope.location.origin,
      isNavigation: false,
      hasRange: false,
      referrer: page,
    });
    const design = plan.kind === 'picture' || plan.kind === 'design-file' ? plan.design : null;
    const isWanted = (plan.kind === 'picture' && plan.mayStore) || plan.kind === 'design-file';
    if (!isWanted || (design !== null && !(await isPublicDesign(design)))) continue;
    const [name, most] =
      plan.kind === 'picture'
        ? ([PICTURES_CACHE, MOST_ENTRIES.pictures] as const)
        : ([LISTS_CACHE, MOST_ENTRIES.lists] as const);
    if ((await readFrom(KEPT_CACHE, url)) ?? (await readFrom(name, url))) continue;
    const answer = await fetch(url).catch(() => null);
    if (answer && isStorable(answer)) await putIn(name, url, answer, most);
  }
}
