/** What the worker does with a request, as pure decisions. */
import {
  dataPathOf,
  designIdOf,
  pageKindOf,
  pageOfData,
  samePageAs,
  withoutSlash,
} from '../offline-pages.ts';

export type Ask = {
  method: string;
  url: string;
  /** Of the site. */
  origin: string;
  isNavigation: boolean;
  hasRange: boolean;
  /** The page that asks; empty where it keeps its address to itself, as private designs do. */
  referrer: string;
};

export type Plan =
  /** Not the worker's business: the browser goes to the network as if there were no worker. */
  | { kind: 'pass' }
  | { kind: 'asset' }
  /** `store` names where a good answer is kept, null for nowhere; `same` the kept page that shows the same, where to go without a connection. */
  | {
      kind: 'document';
      path: string;
      store: 'core' | 'seen' | null;
      same?: { path: string; address: string };
    }
  | { kind: 'data'; path: string; key: string; store: 'core' | 'seen' | null }
  /** Kept only where the page that shows it is public; `design` must be a public design for that. */
  | { kind: 'picture'; mayStore: boolean; design: string | null }
  | { kind: 'list' }
  | { kind: 'design-file'; design: string };

const PASS: Plan = { kind: 'pass' };
const LISTS = new Set([
  '/api/plants',
  '/api/services',
  '/api/portfolio',
  '/api/testimonials',
  '/api/design-library',
  '/api/hero-images',
  '/api/planting-calendar.ics',
]);
const DESIGN_FILE =
  /^\/api\/designs\/([A-Za-z0-9_-]{4,64})(?:\/(?:plan\.svg|planting\.csv|quantities\.csv))?$/;
const PICTURE = /^\/(?:uploads|botanical|placeholders|pictures)\/.+\.(?:avif|webp|jpe?g|png|svg)$/;
const OWN_FILE = /^\/(?:assets|icons|screenshots)\/|^\/(?:favicon\.svg|manifest\.json)$/;
/** Pages that may show what belongs to this visitor alone. */
const SHOWS_PRIVATE = new Set(['/ai-design', '/design']);

export function planFor(ask: Ask): Plan {
  if (ask.method !== 'GET' || ask.hasRange) return PASS;
  const url = new URL(ask.url);
  if (url.origin !== ask.origin) return PASS;
  const path = url.pathname;

  if (path.startsWith('/api/')) {
    if (LISTS.has(path)) return { kind: 'list' };
    const design = DESIGN_FILE.exec(path)?.[1];
    return design === undefined ? PASS : { kind: 'design-file', design };
  }
  if (OWN_FILE.test(path)) return ask.isNavigation ? PASS : { kind: 'asset' };
  if (PICTURE.test(path)) return ask.isNavigation ? PASS : planForPicture(ask);

  const pageOfAsk = pageOfData(path);
  const page = pageOfAsk ?? withoutSlash(path);
  const kind = pageKindOf(page);
  if (kind === 'outside' || url.searchParams.has('enquiry')) return PASS;
  const store = kind === 'core' ? 'core' : kind === 'design' ? 'seen' : null;
  if (pageOfAsk !== null) return { kind: 'data', path: page, key: dataKeyOf(url, page), store };
  if (!ask.isNavigation) return PASS;
  const same = samePageAs(page);
  return {
    kind: 'document',
    path: page,
    store: url.search === '' ? store : null,
    ...(same === null
      ? {}
      : { same: { path: same, address: `${url.origin}${same}${url.search}` } }),
  };
}

function planForPicture({ referrer, origin }: Ask): Plan {
  const from = parse(referrer);
  if (!from || from.origin !== origin) return { kind: 'picture', mayStore: false, design: null };
  const kind = pageKindOf(from.pathname);
  const mayStore =
    (kind === 'core' && !SHOWS_PRIVATE.has(withoutSlash(from.pathname))) || kind === 'design';
  return { kind: 'picture', mayStore, design: designIdOf(from.pathname) };
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The router may ask for some of a page's data only; such an answer is kept under its own key. */
function dataKeyOf(url: URL, page: string): string {
  const routes = url.searchParams.get('_routes');
  return routes === null
    ? dataPathOf(page)
    : `${dataPathOf(page)}?_routes=${encodeURIComponent(routes)}`;
}

export type Answer = {
  status: number;
  type: string;
  redirected: boolean;
  headers: { get(name: string): string | null };
};

/** Whether an answer may be kept: whole, ours, of this address, the same for everyone who asks. */
export function isStorable(answer: Answer): boolean {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false;
  if (/\bno-store\b/i.test(answer.headers.get('cache-control') ?? '')) return false;
  if (answer.headers.get('set-cookie') !== null) return false;
  const vary = (answer.headers.get('vary') ?? '').toLowerCase();
  return !/\*|cookie|authorization/.test(vary);
}

/** Whether an answer says that what was kept under its address must go: deleted, moved, or private now. */
export function isWithdrawn(answer: Answer): boolean {
  if (
    answer.status === 404 ||
    answer.status === 410 ||
    answer.redirected ||
    answer.type === 'opaqueredirect'
  )
    return true;
  return answer.status === 200 && /\bno-store\b/i.test(answer.headers.get('cache-control') ?? '');
}

/** The keys that must go for a cache to hold no more than `most`, oldest first. */
export function surplus<T>(keys: readonly T[], most: number): readonly T[] {
  return keys.slice(0, Math.max(0, keys.length - most));
}
