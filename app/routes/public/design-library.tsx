import { dehydrate } from '@tanstack/react-query';
import { useCasesContext } from '#contracts/page-context.ts';
import { readFilters, writeFilters } from '#app/features/design-library/library-filters.ts';
import {
  FIRST_PAGE,
  libraryQuery,
  LibraryView,
} from '#app/features/design-library/library-view.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/design-library';

/** Fills the queries on the server. A failure is left to the page, which says so and offers another try. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const { listLibrary } = context.get(useCasesContext);
  const filters = readFilters(new URL(request.url).searchParams);
  try {
    const first = await listLibrary(FIRST_PAGE);
    client.setQueryData(libraryQuery(FIRST_PAGE).queryKey, first);
    // One page holds it all: the page itself looks through it. What was just read is not read again.
    if (first.pages > 1 && writeFilters(filters).size > 0)
      client.setQueryData(libraryQuery(filters).queryKey, await listLibrary(filters));
  } catch (error) {
    console.error('The library page goes out without its designs:', error);
  }
  return { queries: dehydrate(client) };
}
/** Filters only change the address: the designs are already here, or the page asks for them. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Design library',
    description:
      'Garden designs drawn to scale, planted and priced: courtyards, long gardens, family plots and grounds.',
    path: '/design-library',
  });

export default function DesignLibrary() {
  return (
    <div className="wrap pt-14 pb-28 lg:pt-20 lg:pb-44">
      <header className="mb-10 grid gap-x-14 gap-y-8 lg:mb-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h1 className="display-1">Design library</h1>
          <p className="lede mt-5 max-w-2xl text-ink-soft">
            Gardens drawn for plots of every shape. Open one for its plan, planting list, quantities
            and price.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button to="/ai-design">Design my garden</Button>
          <Button to="/booking" variant="outline">
            Book Consultation
          </Button>
        </div>
      </header>
      <LibraryView />
    </div>
  );
}
