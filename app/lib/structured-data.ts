/** Structured data (schema.org) for search engines. Contains nothing that the page does not show. */
import type { MetaDescriptor } from 'react-router';

export type JsonLd = { '@type': string | string[]; [property: string]: unknown };
export type Crumb = { name: string; path: string };

/** An address others can reach: absolute where the site's own address is known. */
export const absoluteUrl = (origin: string, path: string): string =>
  /^https?:\/\//.test(path) ? path : `${origin}${path}`;

/** As a route's meta tag. Data blocks do not execute, so the CSP allows them. */
export function structuredData(data: JsonLd): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}

/** Pages with a parent page. */
const PARENTS: [RegExp, Crumb][] = [
  [/^\/design\//, { name: 'Design library', path: '/design-library' }],
  [/^\/gardening-tips\//, { name: 'Gardening tips', path: '/gardening-tips' }],
  [/^\/planting-calendar\//, { name: 'Planting calendar', path: '/planting-calendar' }],
];

/** Breadcrumbs from the home page to a page, inclusive. */
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
