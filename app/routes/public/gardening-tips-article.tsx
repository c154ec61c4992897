import { data } from 'react-router';
import { catalogue } from '#content/plants/catalogue.ts';
import { findTip } from '#content/tips/tips.ts';
import { type TipArticleData, TipArticle } from '#app/features/tips/tip-article.tsx';
import { decimal } from '#app/lib/format.ts';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { structuredData } from '#app/lib/structured-data.ts';
import { article } from '#app/lib/structured-pages.ts';
import { NotFoundPage } from '#app/shell/not-found-page.tsx';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { Route } from './+types/gardening-tips-article';

const SUN = { 'full-sun': 'sun', 'partial-sun': 'partial shade', shade: 'shade' } as const;

export function loader({ params }: Route.LoaderArgs) {
  const tip = findTip(params.slug);
  if (!tip) return data(null, { status: 404 });
  const plants = tip.plants
    .map((id) => catalogue.plants.find((plant) => plant.id === id))
    .filter((plant) => plant !== undefined);
  const view: TipArticleData = {
    tip,
    plants: plants.map(({ id, commonName, latinName, heightM, sun }) => ({
      id,
      commonName,
      latinName,
      facts: `${decimal(heightM, 2)} m, ${sun.map((one) => SUN[one]).join(' or ')}`,
    })),
    related: tip.related
      .map(findTip)
      .filter((one) => one !== null)
      .map(({ slug, title, topic }) => ({ slug, title, topic })),
  };
  return data(view);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return pageMeta(matches, {
      title: '404 Page Not Found',
      description: 'There is no such page.',
      path: '/gardening-tips',
      isPrivate: true,
    });
  const { tip } = loaderData;
  const path = `/gardening-tips/${tip.slug}`;
  const image = `/botanical/${tip.drawing}.jpg`;
  const { origin } = siteOf(matches);
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    { settings?: BusinessSettings } | undefined;
  return [
    ...pageMeta(matches, {
      title: tip.title,
      description: tip.standfirst,
      path,
      type: 'article',
      image: { url: image, alt: tip.drawingAlt, width: 640, height: 640 },
    }),
    ...(root?.settings
      ? [
          structuredData(
            article(root.settings, origin, {
              title: tip.title,
              description: tip.standfirst,
              path,
              published: tip.published,
              image,
              words: tip.words,
            }),
          ),
        ]
      : []),
  ];
};

export default function GardeningTipsArticle({ loaderData }: Route.ComponentProps) {
  return loaderData ? <TipArticle {...loaderData} /> : <NotFoundPage />;
}
