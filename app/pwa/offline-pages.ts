/** Which pages a phone without a connection can open. */

/** Fetched on the first visit, whichever page it begins with. */
export const CORE_PAGES = [
  '/',
  '/planting-calendar',
  '/planting-calendar/full',
  '/cost-calculator',
  '/gardening-tips',
  '/services',
  '/portfolio',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/accessibility',
  '/design-library',
  '/ai-design',
  '/garden-recommendations',
  '/booking',
  '/enquiry/new',
] as const;

/** Other addresses of a page that is kept, by what they show. */
const SAME_PAGE: Readonly<Record<string, (typeof CORE_PAGES)[number]>> = {
  '/design': '/ai-design',
  '/ai-design-tool': '/ai-design',
};

/** The kept page that an address shows as well; null: none. */
export const samePageAs = (path: string): string | null => SAME_PAGE[withoutSlash(path)] ?? null;

/** Lists that those pages choose from in the browser. */
export const CORE_LISTS = ['/api/plants'] as const;

/** Pages with a list that the browser also fetches directly, by the list's URL prefix. */
const LISTS_OF: Readonly<Record<string, readonly string[]>> = {
  '/planting-calendar': ['/api/plants'],
  '/planting-calendar/full': ['/api/plants'],
  '/garden-recommendations': ['/api/plants'],
  '/services': ['/api/services'],
  '/portfolio': ['/api/portfolio', '/api/testimonials'],
  '/design-library': ['/api/design-library'],
};
/** The list URLs of a page, without query. */
export const listsOf = (page: string): readonly string[] => LISTS_OF[withoutSlash(page)] ?? [];

/** The tips page names its articles, which come with it. */
const ARTICLE = /^\/gardening-tips\/[a-z0-9-]+$/;
const STUDIO = /^\/studio\/([A-Za-z0-9_-]{4,64})$/;
const DESIGN = /^\/design\/([A-Za-z0-9_-]{4,64})$/;
/** The owner's rooms, the calls, what private links lead to and what belongs to developers: never looked at, never kept. */
const OUTSIDE =
  /^\/(?:(?:admin|api|calendar|dev|quote|unsubscribe|visit)(?:\/|\.data$|$)|(?:cancellation|complaints|enquiry(?!\/new(?:\/|\.data|$)))\/.)/i;

export type PageKind = 'core' | 'design' | 'studio' | 'outside' | 'other';

/** @param path without its query, as in the address bar */
export function pageKindOf(path: string): PageKind {
  if (OUTSIDE.test(path)) return 'outside';
  const plain = withoutSlash(path);
  if ((CORE_PAGES as readonly string[]).includes(plain) || ARTICLE.test(plain)) return 'core';
  return DESIGN.test(plain) ? 'design' : STUDIO.test(plain) ? 'studio' : 'other';
}

/** The id in the address of a design's page. */
export const designIdOf = (path: string): string | null =>
  DESIGN.exec(withoutSlash(path))?.[1] ?? null;

/** The id in the address of a design in the studio. */
export const studioIdOf = (path: string): string | null =>
  STUDIO.exec(withoutSlash(path))?.[1] ?? null;

export const withoutSlash = (path: string) =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** Where the router asks for a page's data. */
export const dataPathOf = (path: string) =>
  path === '/' ? '/_root.data' : `${withoutSlash(path)}.data`;

/** The page of a data URL; null if it is not one. */
export function pageOfData(path: string): string | null {
  if (!path.endsWith('.data')) return null;
  return path === '/_root.data' || path === '/_.data'
    ? '/'
    : withoutSlash(path.slice(0, -'.data'.length).replace(/\/_$/, ''));
}

/** Articles that a page of tips links to. */
export function articlesIn(html: string): string[] {
  const found = [...html.matchAll(/href="(\/gardening-tips\/[^"#?]+)"/g)]
    .map((match) => match[1]!)
    .filter((path) => ARTICLE.test(path));
  return [...new Set(found)];
}

/** The design that a page, its data or one of its files belongs to. */
export const designInAddress = (address: string): string | null =>
  /\/(?:design|api\/designs)\/([A-Za-z0-9_-]{4,64})(?![A-Za-z0-9_-])/.exec(address)?.[1] ?? null;

/** Stored pictures that a page shows, in every size it names. */
export const uploadsIn = (html: string): string[] => [
  ...new Set(html.match(/\/uploads\/[\w./%-]+\.(?:avif|webp|jpe?g|png|svg)/g) ?? []),
];

/** What is cached with a design's page: the plan views and the two lists. */
export const designFilesOf = (id: string): string[] => {
  const base = `/api/designs/${id}`;
  return [
    base,
    `${base}/plan.svg?view=plain`,
    `${base}/plan.svg?view=sun`,
    `${base}/plan.svg?view=sheet&paper=a3`,
    `${base}/plan.svg?view=picture`,
    `${base}/planting.csv`,
    `${base}/quantities.csv`,
  ];
};
