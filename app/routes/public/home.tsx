import { HOME_WORDS } from '#content/words/home.ts';
import { textOf } from '#contracts/site-texts.ts';
import { useRouteLoaderData } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { areaInWords } from '#contracts/area-words.ts';
import { FeatureCards } from '#app/features/home/feature-cards.tsx';
import { chooseHeroImages } from '#app/features/home/hero-images.ts';
import { Hero } from '#app/features/home/hero.tsx';
import { HowItWorks } from '#app/features/home/how-it-works.tsx';
import { Promises, ServiceArea } from '#app/features/home/promises.tsx';
import { Samples } from '#app/features/home/samples.tsx';
import { pageMeta, siteOf } from '#app/lib/page-meta.ts';
import { structuredData } from '#app/lib/structured-data.ts';
import { localBusiness } from '#app/lib/structured-pages.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/home';

const SAMPLES = 6;

/** Pictures and samples are optional: if they cannot be read the page is shown without them. */
async function readOrLog<T>(what: string, read: () => Promise<T[]>): Promise<T[]> {
  try {
    return await read();
  } catch (error) {
    console.error(`The home page goes without its ${what}:`, error);
    return [];
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const [images, samples] = await Promise.all([
    readOrLog('hero pictures', () => useCases.listHeroImages()),
    readOrLog('sample designs', () => useCases.listShowcase(SAMPLES)),
  ]);
  const usable = chooseHeroImages(images);
  // The start is drawn here, once a visit, so that server and browser begin with the same picture and nothing jumps.
  return { images: usable, start: Math.floor(Math.random() * Math.max(1, usable.length)), samples };
}

/** This page says who the firm is. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, origin } = siteOf(matches);
  const business = settings && localBusiness(settings, origin);
  const tags = pageMeta(matches, {
    title: settings
      ? `Exclusive garden design in ${areaInWords(settings.serviceArea)}`
      : 'Exclusive garden design',
    description:
      'Describe your garden and get three measured designs within seconds: a plan to scale, a planting list, quantities and a price.',
    path: '/',
  });
  return business ? [...tags, structuredData(business)] : tags;
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  const say = (name: 'homeHeadline' | 'homeLede') =>
    settings
      ? textOf(settings, name, HOME_WORDS[name])
      : HOME_WORDS[name].replace(/, for homes.*/, '.');
  return (
    <>
      <Hero
        images={loaderData.images}
        start={loaderData.start}
        headline={say('homeHeadline')}
        lede={say('homeLede')}
      />
      <FeatureCards />
      <HowItWorks />
      <Samples designs={loaderData.samples} />
      <Promises settings={settings} />
      <ServiceArea settings={settings} />
    </>
  );
}
