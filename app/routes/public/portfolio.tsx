import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { PORTFOLIO_WORDS } from '#content/words/portfolio.ts';
import { useCasesContext } from '#contracts/page-context.ts';
import { textOf } from '#contracts/site-texts.ts';
import { portfolioQuery, Projects } from '#app/features/portfolio/projects.tsx';
import { Testimonials, testimonialsQuery } from '#app/features/portfolio/testimonials.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/portfolio';

/** A failure is left to the page, which says so and offers another try; one list does not wait for the other. */
async function fill(
  client: QueryClient,
  queryKey: string[],
  read: () => Promise<unknown[]>,
): Promise<unknown[]> {
  try {
    const list = await read();
    client.setQueryData(queryKey, list);
    return list;
  } catch (error) {
    console.error(`The portfolio page goes out without ${queryKey[0]}:`, error);
    return [];
  }
}
const isSample = (one: unknown) => (one as { sample?: boolean }).sample === true;

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const useCases = context.get(useCasesContext);
  const [projects, words] = await Promise.all([
    fill(client, portfolioQuery.queryKey, () => useCases.listPortfolio()),
    fill(client, testimonialsQuery.queryKey, () => useCases.listTestimonials()),
  ]);
  return {
    queries: dehydrate(client),
    hasSampleProjects: projects.some(isSample),
    hasSampleWords: words.some(isSample),
  };
}
/** The filter only changes the address: the gardens are already here. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Portfolio',
    description:
      'Modern courtyards, family gardens and gardens for wildlife, some seen before and after, and what clients say.',
    path: '/portfolio',
  });

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? null;
  return (
    <>
      <div className="wrap pt-14 pb-24 lg:pt-20 lg:pb-36">
        <header className="mb-10 grid gap-x-16 gap-y-6 lg:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h1 className="display-1">
            Portfolio: ground <span className="text-clay italic">before,</span> garden after
          </h1>
          <p className="lede text-ink-soft">
            Courtyards, family gardens and gardens left a little wild. Where you see a line down the
            middle, drag it to see what was there.
            {loaderData.hasSampleProjects
              ? ' Those marked Sample are gardens drawn by our design tool for briefs of this area, to show what it makes; they are not finished projects.'
              : ''}
          </p>
        </header>
        <h2 className="sr-only">Gardens</h2>
        <Projects />
      </div>
      <section aria-labelledby="testimonials" className="bg-linen">
        <div className="wrap pt-20 pb-12 lg:pt-28 lg:pb-20">
          <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
            <h2 id="testimonials" className="display-2">
              What clients say
            </h2>
            <p className="text-ink-soft">
              {settings
                ? textOf(settings, 'reviewsOrigin', PORTFOLIO_WORDS.reviewsOrigin)
                : PORTFOLIO_WORDS.reviewsOrigin}
              {loaderData.hasSampleWords
                ? ' Those marked Sample are sample texts, not real reviews.'
                : ''}
            </p>
          </div>
          <Testimonials />
        </div>
      </section>
      <section className="wrap py-20 lg:py-28">
        <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-8">
          <h2 className="display-2 max-w-[18ch]">Yours could be the next one measured</h2>
          <div className="flex flex-wrap gap-3">
            <Button to="/booking" size="large">
              Book Consultation
            </Button>
            <Button to="/design-library" size="large" variant="outline">
              Open the design library
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
