import type { MetaDescriptor } from 'react-router';
import { cutText, squareMetres } from '#engine/model/format.ts';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { absoluteUrl } from '#app/lib/structured-data.ts';
import type { PageDesign } from './page-design.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** The tags of a design's page; a private one is kept out of every index. */
export function designMeta(matches: Matches, design: PageDesign): MetaDescriptor[] {
  const path = `/design/${design.id}`;
  const picture = design.pictures.find((one) => one.kind !== 'plan') ?? design.pictures[0];
  const description = cutText(design.concept, 200);
  const tags = pageMeta(matches, {
    title: design.title,
    description,
    path,
    type: 'article',
    isPrivate: !design.shared,
    image: picture?.cardUrl
      ? { url: picture.cardUrl, alt: picture.alt, width: 1200, height: 630 }
      : picture
        ? { url: picture.jpegUrl, alt: picture.alt, width: picture.width, height: picture.height }
        : { url: design.imageUrl, alt: `Plan of ${design.title}` },
  });
  // Two gardens may bear one name; their pages do not.
  const named = tags.map((tag) =>
    'title' in tag && typeof tag.title === 'string'
      ? {
          title: tag.title.replace(
            design.title,
            `${design.title}, ${squareMetres(design.figures.plotM2)}`,
          ),
        }
      : tag,
  );
  if (!design.shared) return named;
  const { firmName, origin } = siteOf(matches);
  named.push({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: design.title,
      description,
      url: absoluteUrl(origin, path),
      image: absoluteUrl(origin, picture?.jpegUrl ?? design.imageUrl),
      dateCreated: design.createdAt,
      genre: design.projectTypeLabel,
      creditText: design.conceptMark,
      publisher: { '@type': 'Organization', name: firmName },
    },
  });
  return named;
}
