import { data } from 'react-router';
import { catalogue } from '#content/plants/catalogue.ts';
import { countWords } from '#contracts/article-text.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { type TipArticleData, TipArticle } from '#app/features/tips/tip-article.tsx';
import { decimal } from '#engine/model/format.ts';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { structuredData } from '#app/lib/structured-data.ts';
import { article } from '#app/lib/structured-pages.ts';
import { NotFoundPage } from '#app/shell/not-found-page.tsx';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { Route } from './+types/gardening-tips-article';

const SUN = { 'full-sun': 'sun', 'partial-sun': 'partial shade', shade: 'shade' } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const articles = await context.get(useCasesContext).listArticles();
  const findTip = (slug: string) => articles.find((article) => article.slug === slug);
  const tip = findTip(params.slug);
  if (!tip) return data(null, { status: 404 });
  const plants = tip.plants
    .map((id) => catalogue.plants.find((plant) => plant.id === id))
    .filter((plant) => plant !== undefined);
  const chosen = tip.related.map(findTip).filter((one) => one !== undefined);
  const view: TipArticleData = {
    tip,
    plants: plants.map(({ id, commonName, latinName, heightM, sun }) => ({
      id,
      commonName,
      latinName,
      facts: `${decimal(heightM, 2)} m, ${sun.map((one) => SUN[one]).join(' or ')}`,
    })),
    related: (chosen.length > 0 ? chosen : articles.filter((one) => one !== tip).slice(0, 2)).map(
      ({ slug, title, topic }) => ({ slug, title, topic }),
    ),
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
  const image = tip.picture?.jpegUrl || tip.imageUrl || '/botanical/category-flowers.jpg';
  const { origin } = siteOf(matches);
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    { settings?: BusinessSettings } | undefined;
  return [
    ...pageMeta(matches, {
      title: tip.title,
      description: tip.summary,
      path,
      type: 'article',
      image: {
        url: image,
        alt: tip.imageAlt || (tip.picture?.alt ?? ''),
        width: tip.picture?.width ?? 640,
        height: tip.picture?.height ?? 640,
      },
    }),
    ...(root?.settings
      ? [
          structuredData(
            article(root.settings, origin, {
              title: tip.title,
              description: tip.summary,
              path,
              published: tip.publishOn,
              image,
              words: countWords(tip.text),
            }),
          ),
        ]
      : []),
  ];
};

export default function GardeningTipsArticle({ loaderData }: Route.ComponentProps) {
  return loaderData ? <TipArticle {...loaderData} /> : <NotFoundPage />;
}
