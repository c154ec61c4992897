import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { siteOf } from '#app/lib/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/together';

const boards = () => import('#app/features/together/board.tsx');
// Every page brings the list of what each other one imports: this one adds little to it.
const Board = import.meta.env.SSR
  ? (await boards()).Board
  : lazy(() => boards().then((module) => ({ default: module.Board })));

export async function loader({ context, params }: Route.LoaderArgs) {
  const board = await context.get(useCasesContext).readBoard(params.board);
  return data({ board }, { status: board ? 200 : 404, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.board ? 'Designs side by side' : 'Nothing here'} | ${siteOf(matches).firmName}`,
  },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Together({ loaderData: { board } }: Route.ComponentProps) {
  if (board)
    return (
      <Suspense>
        <Board key={board.id} board={board} />
      </Suspense>
    );
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">There is nothing at this address</h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        The designs may have been deleted, or the link is not complete: please copy the whole of it.
      </p>
      <Button href="/" className="mt-8">
        To the home page
      </Button>
    </div>
  );
}
