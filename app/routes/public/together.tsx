import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import type { Route } from './+types/together';

const boards = () => import('#app/features/together/board-page.tsx');
// Every page brings the list of what each other one imports: this one adds little to it.
const BoardPage = import.meta.env.SSR
  ? (await boards()).BoardPage
  : lazy(() => boards().then((module) => ({ default: module.BoardPage })));

export async function loader({ context, params }: Route.LoaderArgs) {
  const board = await context.get(useCasesContext).readBoard(params.id);
  return data({ board }, { status: board ? 200 : 404, headers: PRIVATE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Designs side by side' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Together({ loaderData: { board } }: Route.ComponentProps) {
  return (
    <Suspense>
      <BoardPage key={board?.id} board={board} />
    </Suspense>
  );
}
