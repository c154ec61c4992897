/** What search engines read beside every page, in schema.org's terms. Nothing stands here that the page does not show. */
import type { MetaDescriptor } from 'react-router';

export type JsonLd = { '@type': string | string[]; [property: string]: unknown };
export type Crumb = { name: string; path: string };

/** An address others can reach: absolute where the site's own address is known. */
export const absoluteUrl = (origin: string, path: string): string =>
  /^https?:\/\//.test(path) ? path : `${origin}${path}`;

/** As one of a route's meta tags. A data block is no script: it runs nothing, and the content policy lets it stand. */
export function structuredData(data: JsonLd): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}

/** Pages that stand under another page of their own. */
const PARENTS: [RegExp, Crumb][] = [
  [/^\/design\//, { name: 'Design library', path: '/design-library' }],
  [/^\/gardening-tips\//, { name: 'Gardening tips', path: '/gardening-tips' }],
  [/^\/planting-calendar\//, { name: 'Planting calendar', path: '/planting-calendar' }],
];

/** The way from the home page to a page, itself the last. */
export function breadcrumbs(origin: string, page: Crumb): JsonLd {
  const parent = PARENTS.find(([pattern]) => pattern.test(page.path))?.[1];
  const trail: Crumb[] = [
    { name: 'Home', path: '/' },
    ...(parent ? [parent] : []),
    ...(page.path === '/' ? [] : [page]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}
