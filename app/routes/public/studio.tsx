import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useCasesContext } from '#contracts/page-context.ts';
import { PRIVATE_HEADERS } from '#contracts/private-headers.ts';
import { NoStudio, StudioPage } from '#app/features/studio/studio-page.tsx';
import type { Route } from './+types/studio';

/** It fills the screen, without the site's header and footer. */
export const handle = { isWorkspace: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const view = await context.get(useCasesContext).readStudio(params.id);
  return data({ view }, { status: view ? 200 : 404, headers: PRIVATE_HEADERS });
}
/** What was changed since is in the page itself; another design is another page. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: Pick<ShouldRevalidateFunctionArgs, 'currentParams' | 'nextParams'>) =>
  currentParams.id !== nextParams.id;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.view ? `Change ${loaderData.view.title}` : 'Design Not Found' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Studio({ loaderData: { view } }: Route.ComponentProps) {
  return view ? <StudioPage key={view.id} view={view} /> : <NoStudio />;
}
