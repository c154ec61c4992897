import type { MetaDescriptor } from 'react-router';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { absoluteUrl, breadcrumbs, structuredData } from './structured-data.ts';

type RootMatch = { id: string; loaderData?: unknown } | undefined;

/** The firm's facts and the site's address, as the root route read them; no facts where the root could not be read. */
export function siteOf(matches: readonly RootMatch[]): {
  firmName: string;
  origin: string;
  settings: BusinessSettings | null;
} {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { settings?: BusinessSettings; origin?: string }
    | undefined;
  return {
    firmName: root?.settings?.firmName ?? 'Garden Design',
    origin: root?.origin ?? '',
    settings: root?.settings ?? null,
  };
}

/**
 * Title, description, canonical address, the tags that make a shared link look right, and where the page stands in the
 * site.
 */
export function pageMeta(
  matches: readonly RootMatch[],
  page: {
    title: string;
    description: string;
    path: string;
    image?: { url: string; alt: string; width?: number; height?: number };
    isPrivate?: boolean;
    type?: 'website' | 'article';
  },
): MetaDescriptor[] {
  const { firmName, origin, settings } = siteOf(matches);
  const title = `${page.title} | ${firmName}`;
  const url = absoluteUrl(origin, page.path);
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: firmName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_GB' },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
  ];
  if (page.image) {
    const image = absoluteUrl(origin, page.image.url);
    tags.push(
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: page.image.alt },
      { name: 'twitter:image', content: image },
    );
    if (page.image.width && page.image.height) {
      tags.push(
        { property: 'og:image:width', content: String(page.image.width) },
        { property: 'og:image:height', content: String(page.image.height) },
      );
    }
  }
  // Search engines wait until the firm's facts are its own.
  if (settings?.sample && !page.isPrivate) tags.push({ name: 'robots', content: 'noindex' });
  if (page.isPrivate)
    tags.push(
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    );
  else
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      structuredData(breadcrumbs(origin, { name: page.title, path: page.path })),
    );
  return tags;
}
